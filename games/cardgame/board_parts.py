"""Parts of boards: people, what lies on the table, scores, stock, open hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.cards.cards import Card, Suit
from games.cardgame.deal import Laid, Line, Trick
from games.cardgame.scene import Table
from i18n import format_number
from i18n.cards import card_name
from render.cards.faces import RATIO
from render.style.canvas import Surface
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import Box, Seating
from render.table.lying import lay_card, lying_back
from render.table.parts import BRASS, back_tile, disc, panel, paste, paste_centred, tile, trump_sign
from render.table.surfaces import wood
from render.table.table import (
    FIELD,
    Label,
    Place,
    bare_table,
    centre_words,
    draw_last,
    draw_place,
    draw_title,
    draw_trick,
)

_ACROSS: Final = 5
"""Cards in the middle in one row."""
_CALL: Final = 150
"""Px for the text of a call."""


@dataclass(frozen=True)
class Places:
    """Name plates with dealer, turn and labels."""

    dealer: str | None = None
    turn: tuple[str, ...] = ()
    labels: Mapping[str, tuple[Label, ...]] = field(default_factory=dict)
    seating: Seating | None = None
    """Places of people; ``None``: those of all games."""
    leads: str | None = None
    """Leader of a trick by itself."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a plate on each side of the table."""
        seating = self.seating or table.seating
        for seat, side in table.sides.items():
            active, deals = seat in self.turn and not table.over, seat == self.dealer
            portrait, labels = table.look.portrait(seat), self.labels.get(seat, ())
            letter, leads = table.speech.letter(seat), seat == self.leads
            place = Place(letter, table.name(seat), active, deals, labels, portrait, leads)
            draw_place(image, side, place, seating, four=table.four)

    def tell(self, table: Table) -> Iterator[str]:
        """People and dealer."""
        say = table.speech
        if say.names:  # Without names the seats would be said twice.
            people = (say("alt-at", seat=say(f"seat-{s}"), name=table.told(s)) for s in table.seats)
            yield say("alt-people", list=", ".join(people))
        if self.dealer is not None:
            yield say("alt-dealer", name=table.told(self.dealer))


@dataclass(frozen=True)
class Seats:
    """Name plates with dealer, turn and calls."""

    dealer: str | None = None
    turn: tuple[str, ...] = ()
    said: tuple[tuple[str, Line], ...] = ()

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a plate on each side of the table."""
        labels: dict[str, tuple[Label, ...]] = {}
        for seat, line in self.said:
            text = fit(table.speech.line(line), 29, _CALL, True)
            labels[seat] = (*labels.get(seat, ()), (text, None))
        Places(self.dealer, self.turn, labels).paint(image, table)

    def tell(self, table: Table) -> Iterator[str]:
        """People, dealer, turn, calls."""
        say = table.speech
        yield from Places(self.dealer).tell(table)
        yield from OnTurn(self.turn).tell(table)
        for seat, line in self.said:
            yield say("alt-said", who=table.told(seat), said=say.line(line))


@dataclass(frozen=True)
class OnTurn:
    """Sentences on the seats that :class:`Places` marks as on turn."""

    turn: tuple[str, ...]

    def paint(self, image: Surface, table: Table) -> None:
        """Draw nothing."""

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence for each, while the match goes on."""
        for seat in () if table.over else self.turn:
            yield table.speech("alt-turn", name=table.told(seat))


@dataclass(frozen=True, slots=True)
class OnTable:
    """Trick on the table, and the one before it, which has been taken."""

    number: int
    """Number, from 1."""
    leader: str
    laid: tuple[Laid, ...]
    winner: str | None
    """Winner of a complete trick."""
    before: Trick | None

    @staticmethod
    def of(tricks: Sequence[Trick], leader: str, laid: tuple[Laid, ...]) -> OnTable:
        """A complete trick lies until the next is led; only then it is the one before."""
        if laid or not tricks:
            return OnTable(len(tricks) + 1, leader, laid, None, tricks[-1] if tricks else None)
        last, before = tricks[-1], tricks[-2] if len(tricks) > 1 else None
        return OnTable(len(tricks), last.leader, last.laid, last.winner, before)


def spread(laid: Sequence[Laid]) -> bool:
    """Whether cards lie in the middle: some player has several, or a card has no player."""
    seats = {one.seat for one in laid}
    return "" in seats or len(seats) < len(laid)


@dataclass(frozen=True)
class Lying:
    """Trick on the table."""

    laid: tuple[Laid, ...]
    leader: str | None
    winner: str | None = None
    seating: Seating | None = None

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the cards before their players, or in rows if these have not one each."""
        if spread(self.laid):
            self._rows(image, table)
            return
        cards = {table.sides[one.seat]: one.card for one in self.laid}
        leader = None if self.leader is None else table.sides[self.leader]
        winner = None if self.winner is None else table.sides[self.winner]
        marks = {table.sides[seat]: mark for seat, mark in table.marked(self.laid).items()}
        seating = self.seating or table.seating
        draw_trick(image, cards, leader, table.style, seating, winner, marks)

    def _rows(self, image: Surface, table: Table) -> None:
        rows = 1 if len(self.laid) <= _ACROSS else 2
        across = -(-len(self.laid) // rows)
        width = min(120 if rows == 1 else 96, 520 // across - 8)
        high = round(width * RATIO) + 8
        for number, one in enumerate(self.laid):
            row, column = divmod(number, across)
            length = min(across, len(self.laid) - row * across)
            left = 500 - (length * (width + 8)) // 2 + column * (width + 8)
            at = (left, 324 - (rows * high) // 2 + row * high)
            if one.card is None:
                paste(image, lying_back(width, 0.0), *at)
            else:
                lay_card(image, one.card, width, table.style, at)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards in order of play, and the winner."""
        say = table.speech
        if self.laid:
            yield say("alt-trick", list=table.laid(self.laid))
        elif self.leader is not None and not table.over:
            yield say("alt-trick-empty", name=table.told(self.leader))
        if self.winner is not None:
            yield say("alt-taken", name=table.told(self.winner))


@dataclass(frozen=True)
class Across:
    """Large words across the table."""

    text: str
    sentence: str
    over: object = None
    """Winner of a complete trick below them."""
    room: int = layout.WIDTH
    asks: bool = False
    """Whether they say what people are to do, which ends with the match."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them clear of the trick's indices."""
        if self.asks and table.over:
            return
        at = (500, 320) if self.over is None else table.seating.over
        centre_words(image, self.text, at, self.room)

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence."""
        if not (self.asks and table.over):
            yield self.sentence


@dataclass(frozen=True)
class Waiting:
    """Table before the first deal."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the pack and a word."""
        paste_centred(image, lying_back(200, 4.0), (500, 320))
        centre_words(image, table.speech("picture-label-waiting"))

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence."""
        yield table.speech("alt-no-deal")


@dataclass(frozen=True)
class Last:
    """Last trick, small in a corner."""

    trick: Trick

    def paint(self, image: Surface, table: Table) -> None:
        """Draw four tiles at most."""
        laid = self.trick.laid
        cards = {table.sides[one.seat]: one.card for one in laid if one.card is not None}
        title = table.speech("picture-label-last")
        winner = table.sides[self.trick.winner]
        marks = {table.sides[seat]: mark for seat, mark in table.marked(laid).items()}
        draw_last(image, layout.BOTTOM_LEFT, title, cards, winner, table.style, marks)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards and winner."""
        say = table.speech
        cards = ", ".join(
            say("alt-play", name=table.told(one.seat), card=say.card(one.card))
            + "!" * bool(one.call)
            for one in self.trick.laid
        )
        yield say("alt-last", list=cards, name=table.told(self.trick.winner))


@dataclass(frozen=True)
class Scores:
    """Tricks of the deal or cards in hand, and score of each side."""

    deal: int
    sides: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    tricks: tuple[int, ...] | None
    goal: int | None = None
    box: Box = layout.TOP_LEFT
    held: tuple[int, ...] | None = None
    """Cards in hand, in place of tricks."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each side."""
        say, box = table.speech, self.box
        panel(image, box, FIELD)
        draw_title(image, box, say("picture-label-deal", deal=self.deal))
        heads = [(box.right - 14, "picture-label-score")]
        counts, head = self.tricks, "picture-label-tricks"
        if self.held is not None:
            counts, head = self.held, "picture-label-cards"
        if counts is not None:
            heads.append((box.right - 94, head))
        for x, key in heads:
            draw_text(image, (x, box.y + 62), say(key), 22, CREAM, "rm", max_width=76)
        step = 52 if len(self.sides) < 4 else 36
        for number, side in enumerate(self.sides):
            y = box.y + 98 + step * number
            name = say.side(side)
            draw_text(image, (box.x + 14, y), name, 30, CREAM, "lm", bold=True, max_width=70)
            if counts is not None:
                count = str(counts[number])
                draw_text(image, (box.right - 94, y), count, 30, CREAM, "rm", bold=True)
            score = format_number(self.scores[number])
            draw_text(image, (box.right - 14, y), score, 34, BRASS, "rm", bold=True)
        if self.goal is not None and step * len(self.sides) < 130:
            at = (box.centre[0], box.bottom - 24)
            text = say("picture-label-to", goal=self.goal)
            draw_text(image, at, text, 24, CREAM, "mm", max_width=box.w - 16)

    def tell(self, table: Table) -> Iterator[str]:
        """Score, goal, tricks or cards."""
        say = table.speech
        yield say("alt-scores", list=say.sums(self.sides, self.scores))
        if self.goal is not None:
            yield say("alt-goal", goal=self.goal)
        if self.tricks is not None:
            yield say("alt-won", list=say.sums(self.sides, self.tricks))
        if self.held is not None:
            yield say("alt-held", list=say.sums(self.sides, self.held))


@dataclass(frozen=True)
class Talon:
    """Trump, stock and the card turned up."""

    trump: Suit | None
    stock: int
    turned: Card | None

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them in the upper right corner."""
        box, say = layout.TOP_RIGHT, table.speech
        panel(image, box, FIELD)
        deep = bool(self.stock or self.turned)
        if self.trump is not None:
            size = 84 if deep else 130
            draw_title(image, box, say("picture-label-trump"))
            middle = (box.centre[0], box.y + 50 + size // 2 + (0 if deep else 20))
            paste_centred(image, trump_sign(self.trump, size, table.four), middle)
        if not deep:
            return
        x, y = box.centre[0], box.bottom - 56
        if self.stock:
            x, title = box.right - 44, say("picture-label-talon")
            draw_text(image, (box.x + 12, y - 44), title, 22, CREAM, "lm", max_width=110)
            paste_centred(image, lying_back(52, 0.0), (box.x + 40, y + 8))
            draw_text(image, (box.x + 84, y + 8), str(self.stock), 36, BRASS, "lm", bold=True)
        if self.turned is not None:
            paste_centred(image, tile(self.turned, 62, 92, table.style), (x, y - 4))

    def tell(self, table: Table) -> Iterator[str]:
        """One sentence each."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        if self.stock:
            yield say("alt-stock", count=self.stock)
        if self.turned is not None:
            yield say("alt-turned", card=card_name(say.language, self.turned))


@dataclass(frozen=True)
class Notes:
    """Sentences in a field."""

    lines: tuple[Line, ...]
    box: Box = layout.BOTTOM_RIGHT
    sizes: tuple[int, ...] = (26, 24, 22, 20)
    awaited: tuple[Line, ...] = ()
    """Lines after them on what people are to do, which ends with the match."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw them wrapped, as large as they fit."""
        if not (texts := self._texts(table)):
            return
        panel(image, self.box, FIELD)
        room = self.box.w - 24
        size, step, rows = fitted(texts, self.sizes, room, self.box.h - 16)
        for number, row in enumerate(rows):
            y = self.box.y + 12 + step * number + step // 2
            draw_text(image, (self.box.x + 12, y), row, size, CREAM, "lm", max_width=room)

    def tell(self, table: Table) -> Iterator[str]:
        """The sentences."""
        for text in self._texts(table):
            yield text if text[-1:] in (".", "!", "?") else f"{text}."

    def _texts(self, table: Table) -> tuple[str, ...]:
        awaited = () if table.over else self.awaited
        return table.speech.lines((*self.lines, *awaited))


def fitted(
    texts: Sequence[str], sizes: Sequence[int], room: int, high: int
) -> tuple[int, int, list[str]]:
    """Size, line height and lines of texts, in the first size in which they fit into the height.

    Where they do not fit even in the last one, "…" stands for the rest.
    """
    for size in sizes:
        rows = [row for text in texts for row in wrapped(text, size, room)]
        step = round(size * 1.25)
        if len(rows) * step <= high:
            return size, step, rows
    return size, step, [*rows[: high // step - 1], "…"]


def wrapped(text: str, size: int, room: int) -> list[str]:
    """Split a text into lines of at most ``room`` px where it has spaces."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and text_width(longer, size) <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


@dataclass(frozen=True)
class Piles:
    """Tricks of two teams in a corner, and the cards that lie open on them."""

    won: Mapping[str, int]
    """Team → number of tricks."""
    open: Mapping[str, Sequence[Card]] = field(default_factory=dict)

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each team: head, number, backs, open cards."""
        say, box = table.speech, layout.BOTTOM_RIGHT
        draw_title(image, box, say("picture-label-tricks"))
        for number, (team, won) in enumerate(self.won.items()):
            y, head = box.y + 88 + 96 * number, say(f"team-{team}-short")
            draw_text(image, (box.x + 8, y), head, 30, CREAM, "lm", bold=True)
            draw_text(image, (box.x + 92, y), str(won), 44, BRASS, "mm", bold=True)
            for trick in range(won):
                paste(image, lying_back(46, 0.0), box.x + 98 + 8 * trick, y - 50)
            cards = self.open.get(team, ())
            step = min(58.0, (box.w - 124 - 58) / max(1, len(cards) - 1))
            for place, card in enumerate(cards):
                sprite = tile(card, 56, 84, table.style)
                paste(image, sprite, box.x + 124 + step * place, y - 42)

    def tell(self, table: Table) -> Iterator[str]:
        """Tricks of each team, and the open cards."""
        say, (ns, ew) = table.speech, self.won
        teams = {"ns_team": say.team(ns), "ew_team": say.team(ew)}
        yield say("alt-tricks", ns=self.won[ns], ew=self.won[ew], **teams)
        marks = ", ".join(
            say("alt-mark", card=say.card(card), team=say.team(team))
            for team, cards in self.open.items()
            for card in cards
        )
        if marks:
            yield say("alt-marks", list=marks)


ROW: Final = 58
"""Height of an open hand, px."""


@lru_cache(maxsize=8)
def above_hands(rows: int, *fields: Box) -> Image.Image:
    """Table with darkened ``fields`` and room for open hands below. Shared: copy before drawing."""
    box = layout.BOARD
    image = wood(box.w, box.h + ROW * rows + 16, 7, 6)
    image.paste(bare_table(*fields), (0, 0))
    return image


@dataclass(frozen=True)
class Open:
    """All hands as rows of tiles below a table."""

    hands: Iterable[tuple[object, Iterable[Card | None]]]
    """Cards of each seat, sorted; ``None``: face down."""
    beside: int = 1
    """Number of hands in a row."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw the seat's letter and the cards of each hand; nothing of an empty one."""
        for number, (seat, held) in enumerate(self.hands):
            cards = tuple(held)
            if not cards:
                continue
            row, column = divmod(number, self.beside)
            x, y = layout.WIDTH // self.beside * column, layout.BOARD.h + 36 + ROW * row
            paste_centred(image, disc(table.speech.letter(seat), 44), (x + 36, y))
            for place, card in enumerate(cards):
                sprite = back_tile(66, 50) if card is None else tile(card, 66, 50, table.style)
                paste(image, sprite, x + 70 + 70 * place, y - 25)

    def tell(self, table: Table) -> Iterator[str]:
        """Cards of each seat."""
        say = table.speech
        for seat, cards in self.hands:
            shown = say.cards(cards) or "–"
            yield say("alt-replay-hand", name=table.told(seat), list=shown)
