"""Hall of a round: a small slate a table, the ranking beside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from i18n import format_number, grouped
from render.evening.room import LINE, HallRow, ranking_line, room, title, told_row
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.style.words import Words, words_of
from render.table import chalk
from render.table.chalk import Chalk
from render.table.layout import Box
from render.table.surfaces import stone

KIND: Final = "hall"
MOST_TABLES: Final = 60
"""Tables shown; of more, those that still play."""
_TOP: Final = 96
"""Upper edge of the tables, px."""
_TABLES: Final = Box(20, _TOP, 596, 0)
_RANKING: Final = Box(628, _TOP, 352, 0)
_GAP: Final = 12
_HEAD: Final = 74
"""Height of the ranking's heading with its frame, px."""
_MOST_RANKING: Final = 480
"""Height up to which a short hall grows for its ranking, px."""


@dataclass(frozen=True, slots=True)
class HallSide:
    """Side of a table: the names of its players and its points so far."""

    names: tuple[str, ...]
    points: int = 0


@dataclass(frozen=True, slots=True)
class HallTable:
    """Table of a round."""

    number: int
    sides: tuple[HallSide, ...]
    begun: bool = True
    """Whether its first card was dealt; before, no points are shown."""
    deal: int = 0
    """Number of the present deal; 0 where deals are not counted."""
    over: bool = False


@dataclass(frozen=True, slots=True)
class Hall:
    """Round of an evening, with its words."""

    title: str
    """Name of the evening and the round."""
    tables: tuple[HallTable, ...]
    ranking: tuple[HallRow, ...]
    """Best first; empty before the first results."""
    deals: int = 0
    """Deals of a round; 0 where deals are not counted."""
    byes: tuple[str, ...] = ()
    """Names of the people who sit out."""


@dataclass(frozen=True, slots=True)
class _Size:
    """Arrangement of the small slates: columns, height and writing in px."""

    columns: int
    height: int
    name: int
    """0: names are left out."""
    points: int
    number: int
    frame: int

    @property
    def width(self) -> int:
        """Width of a slate, px."""
        return (_TABLES.w - _GAP * (self.columns - 1)) // self.columns


_SIZES: Final = (
    (4, _Size(1, 150, 44, 62, 56, 12)),
    (12, _Size(2, 150, 34, 50, 46, 10)),
    (30, _Size(3, 112, 0, 48, 42, 8)),
    (MOST_TABLES, _Size(5, 88, 0, 34, 30, 6)),
)
"""Arrangement by the largest number of tables."""


class HallScenes:
    """Stateless drawing of a hall."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw the picture, 1000 px wide, its height by the tables.

        Raises ``ValueError`` for no table.
        """
        hall: Hall = scene.view
        if not hall.tables:
            raise ValueError("a hall has tables")
        playing = sorted(hall.tables, key=attrgetter("over", "number"))[:MOST_TABLES]
        tables = sorted(playing, key=attrgetter("number"))
        size = next(size for most, size in _SIZES if len(tables) <= most)
        rows = -(-len(tables) // size.columns)
        lines = len(hall.ranking) + len(hall.byes)
        ranking = min(_MOST_RANKING, _HEAD + LINE * lines + 34)
        below = max(ranking, rows * (size.height + _GAP) - _GAP)
        image = room(_TOP + below + 20).copy()
        title(image, hall.title)
        for place, table in enumerate(tables):
            row, column = divmod(place, size.columns)
            x = _TABLES.x + column * (size.width + _GAP)
            y = _TOP + row * (size.height + _GAP)
            image.paste(_slate(table, hall.deals, size), (x, y))
        image.paste(_ranking(hall, words_of(look), below), (_RANKING.x, _RANKING.y))
        return finish(image, KIND, self.words(scene, names, look))

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Alt text of the picture, as a list: tables, who sits out, ranking."""
        hall: Hall = scene.view
        say = words_of(look)
        return joined(
            (
                f"{short_name(hall.title, 80)}.",
                *(_told(table, hall.deals, say) for table in hall.tables),
                *(say("alt-hall-bye", name=short_name(name)) for name in hall.byes),
                *(told_row(say, row.place, [row.name], row.total) for row in hall.ranking),
            )
        )


def _told(table: HallTable, deals: int, say: Words) -> str:
    """A table in words."""
    players = [", ".join(short_name(name) for name in side.names) for side in table.sides]
    if not table.begun:
        return say("alt-hall-table", number=table.number, sides=" – ".join(players))
    sides = " – ".join(
        f"{names} {grouped(say.language, side.points)}"
        for names, side in zip(players, table.sides, strict=True)
    )
    if table.over:
        return say("alt-hall-over", number=table.number, sides=sides)
    if table.deal and deals:
        of = {"deal": table.deal, "deals": deals}
        return say("alt-hall-deal", number=table.number, sides=sides, **of)
    return say("alt-hall-table", number=table.number, sides=sides)


def _slate(table: HallTable, deals: int, size: _Size) -> Image.Image:
    """Slate of a table: number, sides with their points, deals played; over: wiped."""
    width, height = size.width, size.height
    image = stone(width, height, size.frame).copy()
    line, faint, bright = Chalk(width, height), Chalk(width, height), Chalk(width, height)
    number = f"{table.number}"
    left, right = size.frame + 10, width - size.frame - 10
    wide = max(chalk.width_of(text, size.number) for text in ("00", number))
    middle = left + wide / 2
    bright.text((middle, height * 0.36), number, size.number, "mm")
    left += wide + 12
    if table.over:
        for part in (0.36, 0.64):
            faint.smear((left, height * part), (right - 6, height * part - 6), height * 0.2)
        _tick(bright, middle, height * 0.7, size.number * 0.42)
    elif table.begun and table.deal and deals:
        high = size.number * 0.42
        across = chalk.tally_width(high, table.deal)
        line.tally(middle - across / 2, height * 0.84, high, table.deal)
    layer = faint if table.over else line
    texts = [format_number(side.points) if table.begun else "" for side in table.sides]
    points = max(chalk.width_of(text, size.points) for text in texts)
    inside = height - 2 * size.frame
    for row, (side, text) in enumerate(zip(table.sides, texts, strict=True)):
        y = size.frame + inside * (2 * row + 1) / (2 * len(texts))
        layer.text((right, y), text, size.points, "rm")
        if size.name:
            _names(layer, side, (left, y), round(right - points - 10 - left), size.name)
    line.onto(image)
    faint.onto(image, chalk.FAINT)
    bright.onto(image, chalk.YELLOW)
    return image


def _names(layer: Chalk, side: HallSide, at: tuple[float, float], width: int, size: int) -> None:
    """Names of a side in one line, or one below the other where that is too long."""
    names = [drawable(name) or "…" for name in side.names]
    whole = ", ".join(names)
    if len(names) == 1 or chalk.width_of(whole, size) <= width:
        layer.fitted(at, whole, size, width, "lm", 24)
        return
    step = size * 0.86
    for number, name in enumerate(names):
        y = at[1] + step * (number - (len(names) - 1) / 2)
        layer.fitted((at[0], y), name, round(size * 0.94), width, "lm", 24)


def _tick(layer: Chalk, x: float, y: float, high: float) -> None:
    """Mark of a finished table, recognisable without colour."""
    layer.line((x - high * 0.45, y), (x - high * 0.1, y + high * 0.4), high * 0.13)
    layer.line((x - high * 0.1, y + high * 0.4), (x + high * 0.5, y - high * 0.5), high * 0.13)


def _ranking(hall: Hall, say: Words, height: int) -> Image.Image:
    """Slate with the ranking, as many lines as there is room for."""
    image = stone(_RANKING.w, height, 14).copy()
    line, bright = Chalk(_RANKING.w, height), Chalk(_RANKING.w, height)
    middle, right = _RANKING.w / 2, _RANKING.w - 32
    bright.fitted((middle, 62), say("picture-hall-ranking"), 48, _RANKING.w - 60, "ms")
    room = (height - _HEAD - 20) // LINE
    byes = hall.byes[: max(0, room // 3)]
    room -= len(byes)
    rows = hall.ranking if len(hall.ranking) <= room else hall.ranking[: room - 1]
    for number, row in enumerate(rows):
        y = _HEAD + LINE * (number + 1) - 8
        ranking_line(bright if row.place == 1 else line, row, 76, right, y)
    if len(rows) < len(hall.ranking):
        more = say("picture-hall-more", n=len(hall.ranking) - len(rows))
        y = _HEAD + LINE * (len(rows) + 1) - 8
        line.fitted((76, y), more, 34, right - 76, "ls", 26)
    for number, name in enumerate(reversed(byes)):
        bye = say("picture-hall-bye", name=drawable(name) or "…")
        line.fitted((32, height - 30 - LINE * number), bye, 34, right - 32, "ls", 26)
    line.onto(image)
    bright.onto(image, chalk.YELLOW)
    return image
