"""Parts of finished deals: their tricks, their sums, the last trick alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import zip_longest
from typing import Any, Final

from PIL import Image

from gamekit.cards.cards import Card, Suit
from games.cardgame.board_parts import Lying, Places
from games.cardgame.deal import Laid, Line, Trick
from games.cardgame.scene import Item, Table, part
from games.cardgame.speech import Speech
from i18n import format_number
from render.style.canvas import Surface
from render.style.names import draw_name
from render.style.text import draw_text
from render.style.theme import CREAM, Colour
from render.table.alp import burnt_medallion
from render.table.chalk import Writing, on_slate, size_for_all, width_of
from render.table.layout import LONE, LONE_FACING, Box
from render.table.parts import panel, paste, paste_centred, tile, trump_sign
from render.table.rows import Head, Rows
from render.table.surfaces import wood
from render.table.table import FIELD, Label, draw_worth

_BETWEEN: Final = 12
"""Px between two numbers on a slate at least."""
_TITLE: Final = Box(8, 8, 200, 60)


@lru_cache(maxsize=8)
def _rows_wood(height: int, rows: int, *blocks: Rows) -> Image.Image:
    image = wood(1000, height, 8, 6)
    for block in blocks:
        block.ground(image, rows)
    return image


def rows_ground(height: int, rows: int, *blocks: Rows) -> Image.Image:
    """Wood, 1000 px wide, with a field of ``rows`` rows for each block."""
    return _rows_wood(height, rows, *blocks).copy()


@dataclass(frozen=True, slots=True)
class Row:
    """Trick of a finished deal."""

    laid: Sequence[Laid]
    winner: str | None
    """``None``: the deal ended within it."""
    after: Sequence[tuple[str, Colour]] = ()
    """Texts behind it, one below the other."""
    down: bool = False
    """Whether it was led face down: told in brackets, drawn with the mark ``down``."""
    notes: Sequence[str] = ()
    """Texts said after the cards, one for each."""

    def told(self, number: int, say: Speech) -> str:
        """Its leader and its cards in order of play, its winner, and the texts behind it."""
        cards = [f"{say.brief(one.card)}{'!' * bool(one.call)}" for one in self.laid]
        if self.down:
            cards[0] = f"[{cards[0]}]"
        noted = map("".join, zip_longest(cards, self.notes, fillvalue=""))
        won = f" → {say.letter(self.winner)}" if self.winner is not None else ""
        after = f" ({' '.join(text for text, _ in self.after)})" if self.after else ""
        return f"{number}. {say.letter(self.laid[0].seat)} {', '.join(noted)}{won}{after}"


@dataclass(frozen=True)
class Played:
    """Tricks of a finished deal as rows of tiles with a column for each seat."""

    tricks: Sequence[Row]
    blocks: Sequence[Rows]
    """Blocks side by side, with eight tricks each if there are several."""
    dealer: object
    trump: Suit | None = None

    def _rows(self) -> Iterator[tuple[Rows, int, int, Row]]:
        most = 8 if len(self.blocks) > 1 else len(self.tricks)
        for number, row in enumerate(self.tricks):
            block, line = divmod(number, most)
            yield self.blocks[block], line, number + 1, row

    def paint(self, image: Surface, table: Table) -> None:
        """Draw heads and tricks, of each its number, arrow, star, marks and the texts behind it."""
        say, columns = table.speech, {seat: number for number, seat in enumerate(table.seats)}
        if self.trump is not None:
            box = self.blocks[0].box
            paste_centred(image, trump_sign(self.trump, 46, table.four), (box.x + 34, box.y + 34))
        deals = str(self.dealer)
        heads = [Head(say.letter(seat), table.name(seat), seat == deals) for seat in table.seats]
        for block in self.blocks:
            block.heads(image, heads)
        for block, line, number, row in self._rows():
            cards = {columns[one.seat]: one.card for one in row.laid if one.card is not None}
            marks = {columns[seat]: mark for seat, mark in table.marked(row.laid).items()}
            leader, won = columns[row.laid[0].seat], columns.get(row.winner or "")
            block.trick(image, line, number, cards, leader, won, table.style, marks)
            if row.down:
                x, y = block.middle(line, leader)
                paste_centred(image, table.marks["down"](32), (x + 38, y + 22))
            for place, (text, ink) in enumerate(row.after):
                y = block.middle(line, 0)[1] + 34 * place - 17 * (len(row.after) - 1)
                draw_text(image, (block.box.right - 12, y), text, 30, ink, "rm", 110, bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """All tricks as one sentence."""
        rows = [row.told(number, table.speech) for *_, number, row in self._rows()]
        if rows:
            yield "; ".join(rows) + "."


@dataclass(frozen=True)
class Left:
    """Cards that a deal cut short left in hand, pale, in the rows of the missing tricks."""

    hands: Mapping[str, Sequence[Card]]
    rows: Rows

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them in the columns of their seats."""
        for seat, cards in self.hands.items():
            for row, card in enumerate(cards, 8 - len(cards)):
                at = self.rows.middle(row, table.seats.index(str(seat)))
                paste_centred(image, tile(card, *self.rows.tile, table.style, pale=True), at)
        if any(self.hands.values()):
            at = (self.rows.box.right - 12, self.rows.middle(7, 0)[1])
            draw_name(image, at, table.speech("picture-label-held"), 72, CREAM, anchor="rm")

    def tell(self, table: Table) -> Iterator[str]:
        """Cards of each seat that has some."""
        for seat, cards in self.hands.items():
            if cards:
                held = table.speech.cards(cards)
                yield table.speech("alt-replay-hand", name=table.told(seat), list=held)


@dataclass(frozen=True, slots=True)
class SumLine:
    """Line of a sum: a number for each side."""

    key: str
    """Key of the label's sentence."""
    values: Iterable[int]
    sign: str = ""
    """``+`` or ``−`` before the numbers; ``=`` for what they come to."""

    def texts(self, nothing: str = "·") -> list[str]:
        """The numbers as written; ``nothing``: 0 as a summand."""
        sign = self.sign if self.sign in "+−" else ""
        return [
            f"{sign}{format_number(one)}" if one or not sign else nothing for one in self.values
        ]


@dataclass(frozen=True)
class Sums:
    """Arithmetic of a finished deal on a slate."""

    box: Box
    title: Line
    sides: Sequence[Sequence[str]]
    lines: Sequence[SumLine]
    by: object = None
    """Seat named beside the heads."""
    foot: Callable[[Writing], None] | None = None
    """Drawing below the lines."""
    told: Sequence[str] = ()
    """Sentences of the drawing below the lines."""

    def paint(self, image: Any, table: Table) -> None:
        """Draw a line each with its label and a column for each side."""
        say, written, wide = table.speech, on_slate(self.box, 18), self.box.w
        plain, bright = written.plain, written.bright
        step = (94, 94, 66, 58)[len(self.sides) - 1]
        ends = [wide - 30 - step * n for n in reversed(range(len(self.sides)))]
        bright.fitted((wide / 2, 78), say.line(self.title), 64, wide - 64, "ms")
        if self.by is not None:
            bright.fitted((30, 142), table.name(self.by), 44, ends[0] - step - 30, least=24)
        for side, x in zip(self.sides, ends, strict=True):
            plain.fitted((x, 142), say.side(side), 46, step - _BETWEEN, "rs", 24)
        plain.line((28, 158), (wide - 28, 155), 3, 2)
        first = max((width_of(line.texts()[0], 46) for line in self.lines), default=0)
        for number, line in enumerate(self.lines):
            y, total = 212 + 55 * number, line.sign == "="
            if total:
                plain.line((ends[0] - 76, y - 44), (wide - 30, y - 46), 3, 2)
            plain.fitted((30, y), say(line.key), 42, ends[0] - first - 42, least=24)
            layer, size = (bright, 54) if total else (plain, 46)
            size = size_for_all(line.texts(), size, step - _BETWEEN, 24)
            for text, x in zip(line.texts(), ends, strict=True):
                layer.text((x, y), text, size, "rs", step - _BETWEEN)
        if self.foot is not None:
            self.foot(written)
        written.lay(image, self.box)

    def tell(self, table: Table) -> Iterator[str]:
        """All lines as one sentence, and what stands below."""
        say = table.speech
        sums = (f"{say(line.key)} {' / '.join(line.texts('0'))}" for line in self.lines)
        sides = " / ".join(map(say.side, self.sides))
        yield say("alt-fact", name=sides, value=", ".join(sums))
        yield from self.told


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    trick: Trick
    number: int
    trump: Suit | None = None
    worth: tuple[Label, ...] = ()
    """Labels of the trick's value."""


@lru_cache(maxsize=1)
def _lone_table() -> Image.Image:
    image = wood(800, 476, 5, 4, 0.42)
    paste_centred(image, burnt_medallion(220), (400, 238))
    panel(image, _TITLE, FIELD)
    return image


def lone_ground(shown: LastTrick, table: Table) -> Image.Image:
    """The table of a trick by itself, 800 × 476 px."""
    return _lone_table().copy()


def lone(shown: LastTrick, table: Table) -> Iterator[Item]:
    """A trick as it lay, its leader and winner, and the trump."""
    say, trick = table.speech, shown.trick
    whose = {"leader": table.told(trick.leader), "winner": table.told(trick.winner)}
    cards = say("alt-lone-trick", number=shown.number, list=table.laid(trick.laid), **whose)
    trump = say("alt-trump", suit=say.suit(shown.trump)) if shown.trump is not None else ""
    yield part(partial(_lay_lone, shown), cards, trump)


def _lay_lone(shown: LastTrick, image: Surface, table: Table) -> None:
    say, trick = table.speech, shown.trick
    seating = LONE_FACING if len(table.seats) == 2 else LONE
    Places(seating=seating, leads=trick.leader).paint(image, table)
    Lying(trick.laid, None, trick.winner, seating).paint(image, table)
    title, at = say("picture-label-number", number=shown.number), (_TITLE.x + 14, _TITLE.centre[1])
    draw_text(image, at, title, 32, CREAM, "lm", bold=True, max_width=_TITLE.w - 24)
    if shown.trump is not None:
        paste(image, trump_sign(shown.trump, 60, table.four), 732, 8)
    draw_worth(image, shown.worth, (432, 240), four=table.four)
