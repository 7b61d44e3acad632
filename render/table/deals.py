"""End of a match of a fixed number of deals: the podium, and the points of each deal on a slate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from i18n import grouped
from i18n.writing import lasting
from render.style.canvas import Canvas
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.style.words import Words, words_of
from render.table.chalk import on_slate, size_for_all
from render.table.ending import WRITING, Fact, Stand, draw_facts, ending
from render.table.layout import COLUMNS

KIND: Final = "deals"
_ROWS: Final = 8
"""Deals for which the slate has room; of more the last are shown."""
_NUMBER: Final = 52
"""Px for the numbers of the deals."""
_LEAST: Final = 24


@dataclass(frozen=True, slots=True)
class Column:
    """Side with its points, deal by deal."""

    seats: tuple[str, ...]
    points: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Deals:
    """Sides, the best first."""

    columns: tuple[Column, ...]
    seconds: int | None = None
    """Duration."""


class DealsScenes:
    """Stateless drawing of the end of any game's fixed number of deals."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw the picture, 1000 × 640 px."""
        deals: Deals = scene.view
        say, score = words_of(look), _score(deals, look)
        won = [column for column in deals.columns if column.won]
        first = [seat for column in won or deals.columns for seat in column.seats]
        win = "picture-deals-level"
        if won:
            win = "picture-final-win-one" if len(first) == 1 else "picture-final-win"
        stands = [
            Stand(
                drawable(names.get(seat, "")) or "…",
                seat,
                seat in first,
                look.portrait(seat),
            )
            for column in deals.columns
            for seat in column.seats
        ]
        image = ending(say(win), lambda losers: score, stands)
        _slate(image, deals, names, look)
        draw_facts(image, [*_facts(deals, say)])
        return finish(Canvas(image, COLUMNS), KIND, self.words(scene, names, look))

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Alt text of the picture, as a list."""
        deals: Deals = scene.view
        say = words_of(look)
        sides = (
            say("alt-fact", name=_side(column, names), value=_number(look, sum(column.points)))
            for column in deals.columns
        )
        each = (
            say(
                "alt-deals-deal",
                deal=deal,
                list=", ".join(_number(look, column.points[deal - 1]) for column in deals.columns),
            )
            for deal in range(1, len(deals.columns[0].points) + 1)
        )
        return joined((f"{_score(deals, look)}.", *sides, *each))


def _score(deals: Deals, look: Look) -> str:
    """The sums in one line: « 118 to 97 after 4 deals »."""
    columns = deals.columns
    sums = " : ".join(_number(look, sum(column.points)) for column in columns)
    return words_of(look)("picture-deals-score", list=sums, deals=len(columns[0].points))


def _side(column: Column, names: Mapping[str, str]) -> str:
    return " & ".join(short_name(names.get(seat) or seat) for seat in column.seats)


def _number(look: Look, points: int) -> str:
    return grouped(look.language, points)


def _facts(deals: Deals, say: Words) -> Iterator[Fact]:
    yield Fact(say("picture-final-deals"), str(len(deals.columns[0].points)))
    if deals.seconds is not None:
        yield Fact(say("picture-final-duration"), lasting(say.language, deals.seconds))


def _slate(image: Image.Image, deals: Deals, names: Mapping[str, str], look: Look) -> None:
    """A column for each side, a line for each deal, the sums below."""
    slate = on_slate(WRITING, 20)
    line, wide, high = slate.plain, slate.width, slate.height
    number, count = len(deals.columns[0].points), len(deals.columns)
    shown = range(max(0, number - _ROWS), number)
    apart = min(46, (high - 190) // len(shown))
    room = (wide - _NUMBER - 20) // count
    line.line((24, 78), (wide - 24, 76), 4, 3)
    line.line((24, high - 84), (wide - 24, high - 86), 4, 3)
    for row, deal in enumerate(shown, 1):
        y = 78 + apart * row
        line.text((_NUMBER, y), f"{deal + 1}.", min(34, apart), "rs")
        texts = [_number(look, column.points[deal]) for column in deals.columns]
        size = size_for_all(texts, min(42, apart), room - 12, _LEAST)
        for place, text in enumerate(texts):
            line.text((_NUMBER + 10 + room * (place + 0.5), y), text, size, "ms")
    totals = [_number(look, sum(column.points)) for column in deals.columns]
    size = size_for_all(totals, 60, room - 12, _LEAST)
    for place, column in enumerate(deals.columns):
        x = _NUMBER + 10 + room * (place + 0.5)
        head = " & ".join(drawable(names.get(seat, "")) or "…" for seat in column.seats)
        line.fitted((x, 64), head, 44, room - 12, "ms", _LEAST)
        layer = slate.bright if column.won else line
        layer.text((x, high - 30), totals[place], size, "ms")
    slate.lay(image, WRITING)
