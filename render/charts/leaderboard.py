"""Leaderboard on a slate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gamekit.api.scenes import Look, Picture
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.style.words import words_of
from render.table import chalk
from render.table.chalk import Chalk
from render.table.surfaces import stone

ROW: Final = 64
TOP: Final = 190
MOST: Final = 10
"""Most rows of a page."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """Row of a person, or of a pair with both names in ``name``."""

    place: int
    name: str
    counts: tuple[int, ...]
    """Value for each of :attr:`LeaderboardRows.columns`."""
    matches: int
    value: str | None = None
    """Text in the page's own column, if any."""


@dataclass(frozen=True, slots=True)
class LeaderboardRows:
    """Page of a leaderboard, one to ten rows."""

    title: str
    """Scope, such as the server's name and the month."""
    columns: tuple[str, ...]
    """Heads of the game's own columns, at most two."""
    counted: str
    """Subject of these columns, placed before their heads in the alt text."""
    rows: tuple[LeaderboardRow, ...]
    measure: str | None = None
    """Head of the column of :attr:`LeaderboardRow.value`."""


@dataclass(frozen=True, slots=True)
class _Column:
    """Right edge and width of a column, in px."""

    head: str
    values: tuple[str, ...]
    end: int
    room: int = 126


def leaderboard(rows: LeaderboardRows, look: Look | None = None) -> Picture:
    """Draw a page, 1000 px wide, its height by rows.

    Raises ``ValueError`` for no row or more than ten, or for negative numbers.
    """
    look = look or Look()
    if not 0 < len(rows.rows) <= MOST:
        raise ValueError(f"one leaderboard holds 1 to {MOST} rows, not {len(rows.rows)}")
    for row in rows.rows:
        if row.place < 1 or min(*row.counts, row.matches, row.matches) < 0:
            raise ValueError(f"a leaderboard's numbers are not negative: {row}")
    say = words_of(look)
    size = (1000, TOP + ROW * len(rows.rows) + 50)
    image = stone(*size, 30).copy()
    chalked = Chalk(*size)
    bright = Chalk(*size)
    bright.text((500, 96), rows.title, chalk.size_for(rows.title, 74, 880, 44), "ms", width=880)
    columns = tuple(_columns(rows, say("picture-leaders-matches")))
    for column in columns:
        letters = chalk.size_for(column.head, 36, column.room, 24)
        chalked.text((column.end, 156), column.head, letters, "rs", width=column.room)
    chalked.line((44, 172), (956, 169), 4, 3)
    room = columns[0].end - 240
    for i, row in enumerate(rows.rows):
        y = TOP + ROW * i + 44
        layer = bright if i == 0 else chalked
        layer.text((96, y), f"{row.place}.", 54, "rs")
        name = drawable(row.name) or "…"
        layer.text((116, y), name, chalk.size_for(name, 54, room), "ls", width=room)
        for column in columns:
            text = column.values[i]
            size_of = chalk.size_for(text, 54, column.room)
            layer.text((column.end, y), text, size_of, "rs")
    chalked.onto(image)
    bright.onto(image, chalk.YELLOW)
    return finish(image, "leaderboard", alt(rows, look))


def _columns(rows: LeaderboardRows, matches: str) -> Iterator[_Column]:
    """Columns from left to right: the game's own, matches, the page's measure."""
    own = rows.measure is not None
    ends = ((536, 644) if own else (690, 820))[2 - len(rows.columns) :]
    for number, (head, end) in enumerate(zip(rows.columns, ends, strict=True)):
        yield _Column(head, tuple(str(row.counts[number]) for row in rows.rows), end)
    yield _Column(matches, tuple(str(row.matches) for row in rows.rows), 768 if own else 950)
    if rows.measure is not None:
        values = tuple(row.value if row.value is not None else "–" for row in rows.rows)
        yield _Column(rows.measure, values, 954, 172)


def alt(page: LeaderboardRows, look: Look) -> str:
    """Alt text of the picture."""
    say = words_of(look)
    out = [f"{short_name(page.title, 60)}."]
    heads = [*page.columns, say("picture-leaders-matches")]
    if page.columns:
        heads[0] = f"{page.counted} {heads[0]}".strip()
    if page.measure is not None:
        heads.append(short_name(page.measure, 40))
    out.append(say("alt-leaderboard-head", columns=", ".join(heads)))
    for row in page.rows:
        values = [*map(str, row.counts), str(row.matches)]
        if page.measure is not None:
            values.append(row.value if row.value is not None else "–")
        name = short_name(row.name, 40) or "…"
        out.append(say("alt-leaderboard-row", place=row.place, name=name, values=", ".join(values)))
    return joined(out)
