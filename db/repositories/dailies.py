"""Results of the deals of the day."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.engine import Connection

from db.core.base import Repository, count, insert_missing, row_of
from db.core.schema import daily_results, people
from db.repositories.leaderboards import has_left
from db.results import DailyFacts, DailyRow, DailyStanding

_ROW: Final = daily_results.c
_PAR: Final = 0
"""``user_id`` of a day's par."""
_LINES: Final = 2_000
"""Maximum number of lines read to find a departure."""
_STREAK: Final = 400
"""Longest streak that is counted, in days with any game."""


@dataclass(frozen=True, slots=True)
class Departure:
    """First departure from the computer players' line that most people below par share."""

    line: tuple[str, ...]
    """Actions of the line before that departure, after the deal."""
    better: str
    """Its next action."""
    played: str
    people: int
    of: int
    """People below par."""


class Dailies(Repository):
    """Results of the deals of the day: rankings, standings, days."""

    async def standing(self, game: str, day: str, user: int) -> DailyStanding | None:
        """Return a person's result among all others' of a day; ``None`` before they have it."""

        def read(connection: Connection) -> DailyStanding | None:
            mine = select(_ROW.points, _ROW.tricks, _ROW.table_id).where(
                *_of(game, day), _ROW.user_id == user
            )
            own = connection.execute(mine).first()
            if own is None:
                return None
            field = select(
                func.count(), func.count().filter(_ROW.points < own.points), func.avg(_ROW.points)
            ).where(*_of(game, day), _ROW.user_id != _PAR)
            players, below, mean = connection.execute(field).one()
            par = select(_ROW.points).where(*_of(game, day), _ROW.user_id == _PAR)
            return DailyStanding(
                points=own.points,
                tricks=own.tricks,
                table=own.table_id,
                players=players,
                below=below,
                mean=float(mean or 0),
                par=connection.execute(par).scalar(),
                streak=_streak(connection, day, user),
            )

        return await self._engines.read(read)

    async def ranking(
        self, game: str, day: str, guild: int | None, limit: int = 10
    ) -> tuple[DailyRow, ...]:
        """Return the best of a day in a server, or everywhere the best of those who are listed."""
        shown: ColumnElement[bool] = exists().where(
            people.c.user_id == _ROW.user_id, people.c.listed
        )
        if guild is not None:
            shown = (_ROW.guild_id == guild) & ~has_left(_ROW.guild_id, _ROW.user_id)
        rank = func.rank().over(order_by=_ROW.points.desc())
        query = (
            select(rank, _ROW.user_id, _ROW.points)
            .where(*_of(game, day), _ROW.user_id > _PAR, shown)
            .order_by(_ROW.points.desc(), _ROW.ended_at)
            .limit(limit)
        )
        return tuple(DailyRow(*row) for row in await self._rows(query))

    async def par(self, game: str, day: str) -> tuple[int, int] | None:
        """The computer players' own points of a day and their table; ``None`` while they play."""
        query = select(_ROW.points, _ROW.table_id).where(*_of(game, day), _ROW.user_id == _PAR)
        rows = await self._rows(query)
        return tuple(rows[0]) if rows else None

    async def players(self, game: str, day: str) -> int:
        """Number of people who have finished a day's deal."""
        finished = (*_of(game, day), _ROW.user_id != _PAR)
        return await self._engines.read(
            lambda connection: count(connection, daily_results, *finished)
        )

    async def days(self, game: str, before: str, limit: int = 25) -> tuple[str, ...]:
        """Return the last days with results before a day, newest first."""
        query = (
            select(_ROW.day)
            .where(_ROW.game == game, _ROW.user_id == _PAR, _ROW.day < before)
            .order_by(_ROW.day.desc())
            .limit(limit)
        )
        return tuple(row.day for row in await self._rows(query))

    async def departure(self, game: str, day: str) -> Departure | None:
        """Return the commonest first departure of people below par; ``None`` without any."""
        query = select(_ROW.user_id, _ROW.points, _ROW.line).where(*_of(game, day))
        found = await self._rows(query.order_by(_ROW.user_id != _PAR, _ROW.ended_at).limit(_LINES))
        if not found or found[0].user_id != _PAR:
            return None
        par, *others = found
        best = par.line.split("\n")
        made: Counter[tuple[int, str]] = Counter()
        for row in others:
            pairs = zip(best, row.line.split("\n"), strict=False)
            differ = ((place, two) for place, (one, two) in enumerate(pairs) if one != two)
            if row.points < par.points and (first := next(differ, None)) is not None:
                made[first] += 1
        if not made:
            return None
        (place, played), people = made.most_common(1)[0]
        return Departure(tuple(best[:place]), best[place], played, people, made.total())


def record(connection: Connection, facts: DailyFacts) -> None:
    """Store a result in the transaction of the entries that end the deal."""
    insert_missing(connection, daily_results, [row_of(daily_results, facts, table_id=facts.table)])


def _of(game: str, day: str) -> tuple[ColumnElement[bool], ...]:
    return _ROW.game == game, _ROW.day == day


def _streak(connection: Connection, day: str, user: int) -> int:
    """Days in a row with a result, up to a day."""
    query = (
        select(_ROW.day)
        .distinct()
        .where(_ROW.user_id == user, _ROW.day <= day)
        .order_by(_ROW.day.desc())
        .limit(_STREAK)
    )
    awaited, streak = date.fromisoformat(day), 0
    for found in connection.execute(query).scalars():
        if date.fromisoformat(found) != awaited:
            break
        awaited, streak = awaited - timedelta(days=1), streak + 1
    return streak
