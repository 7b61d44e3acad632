"""Parts of the last picture of a match: winners and losers, memorable facts, ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from PIL import Image

from games.cardgame.kinds import FinalFacts, Kind
from games.cardgame.scene import Item, Part, Table, told
from games.cardgame.speech import Speech
from i18n.writing import lasting
from i18n.writing import step as signed
from render.table.chalk import Writing, on_paper, on_slate, size_for_all
from render.table.ending import WRITING, Fact, Stand, draw_facts, ending

_LINES: Final = 212
"""Px for the lines of a course."""
_LEAST: Final = 24
"""Px of a line at least."""
EARLIER: Final = "…"
"""Begins a line for earlier ones."""
LONGEST: Final = _LINES // _LEAST
"""Lines of a course for which there is room."""

T = TypeVar("T")


def summed(lines: Sequence[T], early: Callable[[int], T]) -> list[T]:
    """Lines of a course, the first of which sums up those without room, so that what is seen comes
    to the end below. ``early``: the sum of so many lines.
    """
    first = len(lines) - LONGEST + 1
    return [early(first), *lines[first:]] if first > 1 else [*lines]


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
        return ending(self._wins(say), self.loses, stands)

    def _wins(self, say: Speech) -> str:
        return say("picture-final-win-one" if len(self.won) == 1 else "picture-final-win")

    def tell(self, table: Table) -> Part:
        """Winners and losers, a sentence each."""
        win = self._wins(table.speech)
        winners = " & ".join(map(table.told, self.won))
        return told(f"{winners} {win}", f"{self.loses(list(map(table.told, self.lost)))}.")


def final(
    lost: Callable[[Any, Any, Speech, Sequence[str]], str],
    own: Callable[..., Iterable[Item]],
    facts: FinalFacts | None = None,
) -> Kind:
    """Scene of a match that is over.

    ``lost``: sentence on the losers and the margin, by view, winner and their display names.
    ``own``: items between outcome and ratings, by view, table and facts. ``facts``: the usual ones.
    """

    def outcome(view: Any, table: Table) -> Outcome:
        winner = view.winner
        if winner is None:
            raise ValueError("nobody has won the match yet")
        won = [seat for seat in table.seats if seat in str(winner)]
        others = [seat for seat in table.seats if seat not in won]
        return Outcome(won, others, partial(lost, view, winner, table.speech))

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
            facts.append(Fact(say("picture-final-duration"), lasting(say.language, seconds)))
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
        f"{table.told(seat)} {ratings[seat][1]} ({signed(ratings[seat][1] - ratings[seat][0])})"
        for seat in table.seats
        if seat in ratings
    ]
    return told(table.speech("alt-ratings", list=", ".join(changes)) if changes else "")


@dataclass(frozen=True, slots=True)
class Entry:
    """Number in the course of a match."""

    text: str
    bright: bool = False
    beside: Callable[[Writing, float, float, int], None] | None = None
    """Drawing to the right of a point on the base line, as high as the number's size."""


@dataclass(frozen=True)
class Course:
    """Course of a match in writing: a column for each side, a line for each game or deal."""

    heads: Sequence[str]
    lines: Sequence[Sequence[Entry]]
    """Lines of the course, at most :data:`LONGEST`: see :func:`summed`."""
    end: Sequence[Entry]
    """Stand below."""
    label: str
    """Label of the end."""
    told: Sequence[str]
    paper: bool = False
    """Whether it is written in pencil, else in chalk."""

    def paint(self, image: Any, table: Table) -> None:
        """Write heads, lines and end."""
        written = on_paper(WRITING, 28) if self.paper else on_slate(WRITING, 20)
        width, height, plain, count = written.width, written.height, written.plain, len(self.heads)
        assert len(self.lines) <= LONGEST, "summed"
        step = min(52, _LINES // max(1, len(self.lines)))
        top = 70 + max(0, 34 - step)  # Many lines are small, and stand off the one above them.
        rows = [(line, top + step * row, min(42, step)) for row, line in enumerate(self.lines, 1)]
        plain.line((36, 78), (width - 36, 76), 4, 3)
        plain.line((36, height - 120), (width - 36, height - 122), 4, 3)
        plain.fitted((width / 2, height - 32), self.label, 34, width - 60, "ms")
        for column, head in enumerate(self.heads):
            x = width * (0.04 + 0.46 * (2 * column + 1) / count)
            if column:
                left = width * (0.04 + 0.92 * column / count)
                plain.line((left + 2, 24), (left - 2, height - 126), 4, 4)
            plain.fitted((x, 64), head, 54, width // count - 36, "ms", 26)
            for line, y, size in (*rows, (self.end, height - 66, 60)):
                entry, room = line[column], width // count - 24
                layer = written.bright if entry.bright else plain
                if entry.beside is None:
                    texts = (one.text for one in line if one.beside is None)
                    size = size_for_all(texts, size, room, _LEAST)
                    layer.text((x, y), entry.text, size, "ms", room)
                else:
                    layer.text((x - 10, y), entry.text, size, "rs")
                    entry.beside(written, x + 4, y, size)
        written.lay(image, WRITING)

    def tell(self, table: Table) -> Iterator[str]:
        """The same in words."""
        yield from self.told
