"""Parts of the last picture of a match: winners and losers, memorable facts, ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from PIL import Image

from gamekit.cardgame.kinds import FinalFacts, Kind
from gamekit.cardgame.scene import Item, Part, Table, told
from i18n import format_number
from i18n.writing import step
from render.style.canvas import Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import lasting
from render.table.ending import Fact, Stand, draw_facts, ending
from render.table.layout import Box
from render.table.parts import BRASS, panel

W = TypeVar("W")


def decided(winner: W | None) -> W:
    """Winner of a finished match; ``ValueError`` while nobody has won."""
    if winner is None:
        raise ValueError("nobody has won the match yet")
    return winner


@dataclass(frozen=True)
class Outcome:
    """Winners and losers of a match."""

    won: Sequence[object]
    lost: Sequence[object]
    loses: Callable[[Sequence[str]], str]
    """Sentence on the losers by their names, without its full stop."""

    def podium(self, table: Table, ratings: Mapping[str, tuple[int, int]]) -> Image.Image:
        """Draw them; the game's own writing and the facts are missing."""
        say = table.speech
        stands = [
            Stand(
                table.name(seat),
                say.letter(seat),
                seat in self.won,
                table.look.portrait(str(seat)),
                ratings.get(str(seat)),
            )
            for seat in (*self.won, *self.lost)
        ]
        return ending(say("picture-final-win"), self.loses, stands)

    def tell(self, table: Table) -> Part:
        """Both sentences."""
        win = table.speech("picture-final-win")
        winners = " & ".join(map(table.told, self.won))
        return told(f"{winners} {win}", f"{self.loses(list(map(table.told, self.lost)))}.")


def final(
    outcome: Callable[[Any, Table], Outcome],
    own: Callable[..., Iterable[Item]],
    facts: FinalFacts | None = None,
) -> Kind:
    """Scene of a match that is over.

    ``own``: items between outcome and ratings, by view, table and facts. ``facts``: the usual ones.
    """

    def ground(view: Any, table: Table, facts: FinalFacts) -> Image.Image:
        return outcome(view, table).podium(table, facts.ratings)

    def items(view: Any, table: Table, facts: FinalFacts) -> Iterator[Item]:
        yield outcome(view, table).tell(table)
        yield from own(view, table, facts)
        yield ratings_told(table, facts.ratings)

    usual = facts or FinalFacts()
    return Kind(items, ground, type(usual), usual)


@dataclass(frozen=True)
class Facts:
    """Memorable events, a line each."""

    facts: tuple[Fact, ...]

    @staticmethod
    def of(table: Table, deals: tuple[str, int], seconds: int | None, *others: Fact) -> Facts:
        """Number of deals with the key of its label, duration if known, then the game's own."""
        say, (key, number) = table.speech, deals
        facts = [Fact(say(key), str(number))]
        if seconds is not None:
            facts.append(Fact(say("picture-final-duration"), lasting(seconds)))
        return Facts((*facts, *others))

    def paint(self, image: Any, table: Table) -> None:
        """Draw them below the podium."""
        draw_facts(image, self.facts)

    def tell(self, table: Table) -> Iterator[str]:
        """Sentence of each."""
        for fact in self.facts:
            yield fact.told or table.speech("alt-fact", name=fact.label, value=fact.value)


def ratings_told(table: Table, ratings: Mapping[str, tuple[int, int]]) -> Part:
    """New ratings with their changes."""
    changes = [
        f"{table.told(seat)} {ratings[seat][1]} ({step(ratings[seat][1] - ratings[seat][0])})"
        for seat in table.seats
        if seat in ratings
    ]
    return told(table.speech("alt-ratings", list=", ".join(changes)) if changes else "")


@dataclass(frozen=True)
class Deals:
    """Points of each deal of a match, and their sums."""

    sides: tuple[tuple[str, ...], ...]
    points: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    box: Box = field(default=Box(24, 196, 392, 424))

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a column for each side and a row for each deal, the last ones if too many."""
        say, box = table.speech, self.box
        panel(image, box, 140)
        wide = (box.w - 24) // len(self.sides)
        most = (box.h - 150) // 30
        shown: Sequence[tuple[int, ...]] = self.points[-most:]
        for number, side in enumerate(self.sides):
            x = box.x + 12 + wide * number + wide // 2
            draw_text(image, (x, box.y + 34), say.side(side), 36, BRASS, "mm", wide, bold=True)
            for row, points in enumerate(shown):
                text = format_number(points[number])
                draw_text(image, (x, box.y + 82 + 30 * row), text, 26, CREAM, "mm")
            total = format_number(self.scores[number])
            draw_text(image, (x, box.bottom - 40), total, 52, BRASS, "mm", wide, bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """Scores, and the points of each deal."""
        say = table.speech
        yield say("alt-scores", list=say.sums(self.sides, self.scores))
        deals = ("–".join(map(str, points)) for points in self.points)
        yield say("alt-deals", list=", ".join(deals))
