"""Parts of finished deals: their tricks, their sums, the last trick alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image

from gamekit.cardgame.deal import Laid, Trick
from gamekit.cardgame.scene import Part, Table, told
from gamekit.cards.cards import Suit
from i18n import format_number
from render.style.canvas import Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.last import LoneTrick, lone_trick
from render.table.layout import Box, Side
from render.table.parts import BRASS, panel, paste, trump_sign
from render.table.rows import Head, Rows
from render.table.table import Label, Place


def lay_rows(
    image: Surface,
    table: Table,
    rows: Rows,
    dealer: object,
    tricks: Iterable[tuple[Sequence[Laid], str | None]],
) -> None:
    """Draw tricks as rows with a column for each seat; ``None``: nobody won the trick."""
    place = {seat: number for number, seat in enumerate(table.seats)}
    heads = (Head(table.speech.letter(s), table.name(s), s == str(dealer)) for s in table.seats)
    rows.heads(image, tuple(heads))
    for number, (laid, winner) in enumerate(tricks):
        cards = {place[one.seat]: one.card for one in laid if one.card is not None}
        won = None if winner is None else place[winner]
        rows.trick(image, number, cards, place[laid[0].seat], won, table.style)


@dataclass(frozen=True)
class Played:
    """Tricks of a finished deal as rows of tiles."""

    tricks: tuple[Trick, ...]
    dealer: str | None
    deal: int
    high: int

    @property
    def rows(self) -> Rows:
        """Layout for the number of tricks."""
        many = len(self.tricks) > 9
        step = 54 if many else 75
        size = (80, 48) if many else (92, 68)
        return Rows(Box(8, 8, 606, self.high - 16), 56, 132, 98, step, size)

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a column for each seat."""
        rows = self.rows
        wide = (rows.box.w - rows.first - 16) // len(table.seats)
        rows = Rows(rows.box, rows.first, wide, rows.head, rows.row, rows.tile)
        rows.ground(image, len(self.tricks))
        tricks = ((trick.laid, trick.winner) for trick in self.tricks)
        lay_rows(image, table, rows, self.dealer, tricks)

    def tell(self, table: Table) -> Iterator[str]:
        """Each trick in order of play, in signs."""
        say = table.speech
        if self.dealer is not None:
            yield say("alt-dealt-by", deal=self.deal, name=table.told(self.dealer))
        for number, trick in enumerate(self.tricks, 1):
            cards = say.cards(one.card for one in trick.laid)
            whose = {
                "leader": say.letter(trick.leader),
                "winner": say.letter(trick.winner),
            }
            yield say("alt-trick-number", number=number, list=cards, **whose)


@dataclass(frozen=True)
class Sums:
    """Points of a finished deal and scores after it."""

    sides: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    trump: Suit | None
    box: Box = field(default=Box(622, 8, 370, 300))

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a row for each side: points, score."""
        say, box = table.speech, self.box
        panel(image, box, 130)
        if self.trump is not None:
            paste(image, trump_sign(self.trump, 56, table.four), box.x + 14, box.y + 12)
        for x, key in (
            (box.right - 150, "picture-label-points"),
            (box.right - 16, "picture-label-score"),
        ):
            draw_text(image, (x, box.y + 40), say(key), 26, CREAM, "rm", max_width=128)
        for number, side in enumerate(self.sides):
            y = box.y + 104 + (76 if len(self.sides) < 3 else 54) * number
            draw_text(image, (box.x + 16, y), say.side(side), 40, CREAM, "lm", 110, bold=True)
            for x, numbers, ink in (
                (box.right - 150, self.points, CREAM),
                (box.right - 16, self.scores, BRASS),
            ):
                text = format_number(numbers[number])
                draw_text(image, (x, y), text, 44, ink, "rm", bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """Trump, points, scores."""
        say = table.speech
        if self.trump is not None:
            yield say("alt-trump", suit=say.suit(self.trump))
        yield say("alt-points", list=say.sums(self.sides, self.points))
        yield say("alt-scores", list=say.sums(self.sides, self.scores))


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    trick: Trick
    number: int
    trump: Suit | None = None
    worth: tuple[Label, ...] = ()
    """Labels of the trick's value."""


def lone(
    shown: LastTrick, table: Table, star_from: Mapping[Side, tuple[int, int]] | None = None
) -> Image.Image:
    """Draw a trick as it lay, 800 × 476 px; ``star_from`` as :func:`lone_trick` has it."""
    trick, say = shown.trick, table.speech
    places = {
        side: Place(say.letter(seat), table.name(seat), portrait=table.look.portrait(seat))
        for seat, side in table.sides.items()
    }
    cards = {table.sides[one.seat]: one.card for one in trick.laid if one.card is not None}
    title = say("picture-label-number", number=shown.number)
    ends = table.sides[trick.leader], table.sides[trick.winner]
    seen = LoneTrick(title, places, cards, *ends, shown.trump, shown.worth)
    return lone_trick(seen, table.style, star_from)


def lone_told(shown: LastTrick, table: Table) -> Iterator[Part]:
    """Cards, leader and winner of a trick by itself, and the trump."""
    say, trick = table.speech, shown.trick
    whose = {"leader": table.told(trick.leader), "winner": table.told(trick.winner)}
    yield told(say("alt-lone-trick", number=shown.number, list=table.laid(trick.laid), **whose))
    if shown.trump is not None:
        yield told(say("alt-trump", suit=say.suit(shown.trump)))
