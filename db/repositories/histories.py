"""What one person has played: sums, ratings, matches, with whom and against whom."""

from __future__ import annotations

from sqlalchemy import case, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import Repository, whole
from db.core.schema import match_players, matches, rating_changes, ratings, standings
from db.repositories.leaderboards import standing_of
from db.repositories.matches import change_of, facts_by_id
from db.results import (
    COUNTS,
    EVER,
    EVERYWHERE,
    Acquaintance,
    HistoryRow,
    MatchFacts,
    Rating,
    RatingChange,
    Standing,
    Statistics,
)


class Histories(Repository):
    """Reading statistics and histories."""

    @whole
    async def statistics(
        self,
        user: int,
        *,
        guild: int | None = None,
        period: str = EVER,
        pool: str | None = None,
    ) -> Statistics:
        """Everything summed up about a person; ``guild`` and ``pool``: ``None`` for all."""
        columns = standings.c
        names = ("matches", "matches_won", "matches_left", *COUNTS)
        query = (
            select(columns.contested, *(func.sum(columns[name]).label(name) for name in names))
            .where(
                columns.user_id == user,
                columns.size == 1,
                columns.scope == (guild or EVERYWHERE),
                columns.period == period,
            )
            .group_by(columns.contested)
        )
        rates = select(ratings).where(ratings.c.user_id == user).order_by(ratings.c.pool)
        if pool is not None:
            query = query.where(columns.pool == pool)
            rates = rates.where(ratings.c.pool == pool)
        async with self._engines.reading() as connection:
            found = {
                bool(row.contested): standing_of(row) for row in await connection.execute(query)
            }
            shown = tuple(
                (row.pool, Rating(row.mean, row.deviation, row.matches))
                for row in await connection.execute(rates)
            )
        return Statistics(found.get(True, Standing()), found.get(False, Standing()), shown)

    @whole
    async def matches(
        self,
        user: int,
        *,
        guild: int | None = None,
        before: tuple[int, int] | None = None,
        limit: int = 10,
    ) -> tuple[HistoryRow, ...]:
        """A person's finished matches, newest first.

        ``before``: the moment of the end and the number (:attr:`MatchFacts.id`) of the last match
        shown; the page goes on behind it.
        """
        played = match_players.c
        query = select(played.match_id).distinct().where(played.user_id == user)
        # Both are in the index, and what is distinct must be selected to be ordered by.
        query = query.add_columns(played.ended_at)
        query = query.order_by(played.ended_at.desc(), played.match_id.desc()).limit(limit)
        if before is not None:
            query = query.where(tuple_(played.ended_at, played.match_id) < before)
        if guild is not None:
            query = query.join(matches, matches.c.id == played.match_id)
            query = query.where(matches.c.guild_id == guild)
        async with self._engines.reading() as connection:
            numbers = list((await connection.execute(query)).scalars())
            facts = await facts_by_id(connection, numbers)
            changes = await _changes(connection, numbers)
        return tuple(HistoryRow(facts[number], changes.get(number, ())) for number in numbers)

    @whole
    async def match(self, table: int, number: int) -> MatchFacts | None:
        """A finished match of a table."""
        query = select(matches.c.id).where(matches.c.table_id == table, matches.c.number == number)
        async with self._engines.reading() as connection:
            found = (await connection.execute(query)).scalar()
            if found is None:
                return None
            return (await facts_by_id(connection, (found,)))[found]

    @whole
    async def rating_curve(
        self, user: int, pool: str = "brouc", limit: int = 500
    ) -> tuple[RatingChange, ...]:
        """The newest changes of a person's rating, oldest first."""
        columns = rating_changes.c
        query = (
            select(rating_changes)
            .where(columns.user_id == user, columns.pool == pool)
            .order_by(columns.ended_at.desc(), columns.match_id.desc())
            .limit(limit)
        )
        async with self._engines.reading() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(map(change_of, reversed(rows)))

    @whole
    async def coches_curve(self, user: int, limit: int = 500) -> tuple[tuple[int, int, int], ...]:
        """The newest matches of a person, oldest first: end (UTC ms), coches given, taken."""
        played = match_players.c
        query = (
            select(played.ended_at, played.coches_given, played.coches_taken)
            .where(played.user_id == user)
            .order_by(played.ended_at.desc(), played.match_id.desc())
            .limit(limit)
        )
        async with self._engines.reading() as connection:
            rows = (await connection.execute(query)).all()
        return tuple((row.ended_at, row.coches_given, row.coches_taken) for row in reversed(rows))

    @whole
    async def acquaintances(
        self, user: int, *, guild: int | None = None
    ) -> tuple[Acquaintance, ...]:
        """With and against whom a person has played; most matches first, erased people left out."""
        me, other = match_players.alias("me"), match_players.alias("other")
        together = case((me.c.team == other.c.team, 1), else_=0)
        number = func.count().label("matches")
        query = (
            select(
                other.c.user_id,
                together.label("together"),
                number,
                func.sum(case((me.c.won, 1), else_=0)).label("won"),
                func.sum(me.c.coches_given).label("given"),
                func.sum(me.c.coches_taken).label("taken"),
            )
            .where(
                me.c.user_id == user,
                other.c.match_id == me.c.match_id,
                other.c.user_id != user,
                other.c.user_id > 0,
            )
            .group_by(other.c.user_id, together)
            .order_by(number.desc(), other.c.user_id, together)
        )
        if guild is not None:
            query = query.join(matches, matches.c.id == me.c.match_id)
            query = query.where(matches.c.guild_id == guild)
        async with self._engines.reading() as connection:
            return tuple(
                Acquaintance(
                    user_id=row.user_id,
                    relation="partner" if row.together else "opponent",
                    matches=row.matches,
                    won=int(row.won),
                    coches_given=int(row.given),
                    coches_taken=int(row.taken),
                )
                for row in await connection.execute(query)
            )


async def _changes(
    connection: AsyncConnection, numbers: list[int]
) -> dict[int, tuple[RatingChange, ...]]:
    query = (
        select(rating_changes)
        .where(rating_changes.c.match_id.in_(numbers))
        .order_by(rating_changes.c.match_id, rating_changes.c.user_id)
    )
    found: dict[int, tuple[RatingChange, ...]] = {}
    for row in await connection.execute(query):
        found[row.match_id] = (*found.get(row.match_id, ()), change_of(row))
    return found
