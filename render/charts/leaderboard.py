"""The leaderboard as a slate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.api.scenes import Look, Picture
from render.charts.words import words_of
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.table import chalk
from render.table.chalk import Chalk
from render.table.slate import stone

MOST: Final = 10
"""Rows that one leaderboard holds."""
ROW = 64
TOP = 190


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One line; a pair's line has both names in ``name``."""

    place: int
    name: str
    given: int
    """Coches given to others."""
    taken: int
    """Coches against this player."""
    matches: int
    rating: int | None = None
    value: str | None = None
    """What stands in the page's own column, if it has one."""


@dataclass(frozen=True, slots=True)
class LeaderboardRows:
    """A page of the leaderboard, at most ten rows."""

    title: str
    """What it covers, such as the server's name and the month."""
    rows: tuple[LeaderboardRow, ...]
    measure: str | None = None
    """The head of a column of :attr:`LeaderboardRow.value`, in place of the ratings."""


def leaderboard(rows: LeaderboardRows, look: Look | None = None) -> Picture:
    """The page in chalk, 1000 px wide and as high as it needs.

    Raises ``ValueError`` for more than ten rows or for numbers below zero.
    """
    look = look or Look()
    if len(rows.rows) > MOST:
        raise ValueError(f"one leaderboard holds {MOST} rows, not {len(rows.rows)}")
    for row in rows.rows:
        if row.place < 1 or min(row.given, row.taken, row.matches) < 0:
            raise ValueError(f"a leaderboard's numbers are not negative: {row}")
    say = words_of(look)
    size = (1000, TOP + ROW * max(1, len(rows.rows)) + 50)
    image = stone(*size, 30).copy()
    chalked = Chalk(*size, f"leaders {rows.title}")
    bright = Chalk(*size, f"first {rows.title}")
    bright.text((500, 96), rows.title, 74, "ms", width=880)
    ends = _ends(rows)
    room_of = {key: 172 if key == "rating" and rows.measure is not None else 126 for key in ends}
    for key, x in ends.items():
        own = key == "rating" and rows.measure is not None
        head = rows.measure or "" if own else say(f"picture-leaders-{key}")
        letters = chalk.size_for(head, 36, room_of[key], 24)
        chalked.text((x, 156), head, letters, "rs", width=room_of[key])
    chalked.line((44, 172), (956, 169), 4, 3)
    room = ends["given"] - 130 - 110
    for i, row in enumerate(rows.rows):
        y = TOP + ROW * i + 44
        layer = bright if i == 0 else chalked
        layer.text((96, y), f"{row.place}.", 54, "rs")
        layer.text((116, y), drawable(row.name) or "…", 54, "ls", width=room)
        values = {
            "given": row.given,
            "taken": row.taken,
            "matches": row.matches,
            "rating": row.rating if rows.measure is None else row.value,
        }
        for key, x in ends.items():
            value = values[key]
            text = "–" if value is None else str(value)
            layer.text((x, y), text, chalk.size_for(text, 54, room_of[key]), "rs")
    if not rows.rows:
        chalked.text((500, TOP + 50), say("picture-leaders-nobody"), 54, "ms", width=880)
    chalked.onto(image)
    bright.onto(image, chalk.YELLOW)
    return finish(image, "leaderboard", alt(rows, look))


def _ends(rows: LeaderboardRows) -> dict[str, int]:
    """Where each column ends, in px."""
    if rows.measure is not None:
        return {"given": 536, "taken": 644, "matches": 768, "rating": 954}
    if any(row.rating is not None for row in rows.rows):
        return {"given": 572, "taken": 688, "matches": 822, "rating": 952}
    return {"given": 690, "taken": 820, "matches": 950}


def alt(page: LeaderboardRows, look: Look) -> str:
    """What a page of the leaderboard shows."""
    say = words_of(look)
    rated = any(row.rating is not None for row in page.rows)
    out = [f"{short_name(page.title, 60)}."]
    if page.rows and page.measure is not None:
        out.append(say("alt-leaderboard-head-own", measure=short_name(page.measure, 40)))
    elif page.rows:
        out.append(say("alt-leaderboard-head" if rated else "alt-leaderboard-head-plain"))
    for row in page.rows:
        values: list[int | str | None] = [row.given, row.taken, row.matches]
        if page.measure is not None:
            values.append(row.value)
        elif rated:
            values.append(row.rating)
        text = ", ".join("–" if value is None else str(value) for value in values)
        name = short_name(row.name, 40) or "…"
        out.append(say("alt-leaderboard-row", place=row.place, name=name, values=text))
    if not page.rows:
        out.append(say("picture-leaders-nobody"))
    return joined(out)
