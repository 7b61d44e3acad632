"""Statistics of one person: sums, ratings, matches, partners and opponents."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, select, tuple_
from sqlalchemy.engine import Connection

from db.core.base import Repository
from db.core.schema import (
    leaderboards,
    match_counts,
    match_players,
    matches,
    rating_changes,
    ratings,
    standings,
)
from db.repositories.leaderboards import has_left
from db.repositories.matches import change_of, facts_by_id
from db.results import (
    EVER,
    EVERYWHERE,
    Acquaintance,
    Counted,
    HistoryRow,
    MatchFacts,
    Rating,
    RatingChange,
    Standing,
    Statistics,
    combined,
)


class Histories(Repository):
    """Reading statistics and histories."""

    async def statistics(
        self,
        user: int,
        game: str,
        *,
        guild: int | None = None,
        pool: str | None = None,
        highest: Collection[str] = (),
    ) -> Statistics:
        """Sum up everything about a person; ``guild`` and ``pool``: ``None`` for all.

        For the ``highest`` counts the highest of all pools is returned.
        """
        board, one = leaderboards.c, standings.c
        query = (
            select(board.contested, one.matches, one.matches_won, one.matches_left, one.counts)
            .join(standings, one.leaderboard_id == board.id)
            .where(
                board.scope == (guild or EVERYWHERE),
                board.period == EVER,
                board.game == game,
                board.size == 1,
                one.user_id == user,
                one.partner_id == 0,
            )
            .order_by(board.id)
        )
        rates = select(ratings).where(ratings.c.user_id == user, ratings.c.game == game)
        rates = rates.order_by(ratings.c.pool)
        if pool is not None:
            query = query.where(board.pool == pool)
            rates = rates.where(ratings.c.pool == pool)
        rows, shown = await self._engines.read(
            lambda connection: (connection.execute(query).all(), connection.execute(rates).all())
        )
        found: dict[bool, list[Standing]] = {True: [], False: []}
        for row in rows:
            contested, *sums = row
            found[contested].append(Standing(*sums))
        return Statistics(
            combined(found[True], highest),
            combined(found[False], highest),
            tuple((row.pool, Rating(row.mean, row.deviation, row.matches)) for row in shown),
        )

    async def matches(
        self,
        user: int,
        *,
        guild: int | None = None,
        before: tuple[int, int] | None = None,
        limit: int = 10,
    ) -> tuple[HistoryRow, ...]:
        """Return a person's finished matches, newest first.

        ``before``: the end and the number (:attr:`MatchFacts.id`) of the last match shown; the page
        begins after it.
        """
        played = match_players.c
        query = select(played.match_id).distinct().where(played.user_id == user)
        # Both are in the index, and DISTINCT must select the columns of ORDER BY.
        query = query.add_columns(played.ended_at)
        query = query.order_by(played.ended_at.desc(), played.match_id.desc()).limit(limit)
        if before is not None:
            query = query.where(tuple_(played.ended_at, played.match_id) < before)
        if guild is not None:
            query = query.join(matches, matches.c.id == played.match_id)
            query = query.where(matches.c.guild_id == guild)

        def find(connection: Connection) -> tuple[HistoryRow, ...]:
            numbers = list(connection.execute(query).scalars())
            facts, changes = facts_by_id(connection, numbers), _changes(connection, numbers)
            return tuple(HistoryRow(facts[number], changes.get(number, ())) for number in numbers)

        return await self._engines.read(find)

    async def match(self, table: int, number: int) -> MatchFacts | None:
        """A finished match of a table."""
        query = select(matches.c.id).where(matches.c.table_id == table, matches.c.number == number)

        def find(connection: Connection) -> MatchFacts | None:
            found = connection.execute(query).scalar()
            return None if found is None else facts_by_id(connection, (found,))[found]

        return await self._engines.read(find)

    async def rating_curve(
        self, user: int, game: str, pool: str, limit: int = 500
    ) -> tuple[RatingChange, ...]:
        """The newest changes of a person's rating, oldest first."""
        columns = rating_changes.c
        query = (
            select(rating_changes)
            .where(columns.user_id == user, columns.game == game, columns.pool == pool)
            .order_by(columns.ended_at.desc(), columns.match_id.desc())
            .limit(limit)
        )
        rows = await self._rows(query)
        return tuple(map(change_of, reversed(rows)))

    async def count_curve(
        self, user: int, game: str, names: Sequence[str], limit: int = 500
    ) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The newest matches of a person, oldest first: end (UTC ms) and counts by ``names``."""
        played = match_players.c
        query, values = _with_counts(
            select(played.ended_at).select_from(match_players), match_players, names
        )
        query = (
            query.add_columns(*values)
            .where(played.user_id == user, played.game == game)
            .order_by(played.ended_at.desc(), played.match_id.desc())
            .limit(limit)
        )
        rows = await self._rows(query)
        return tuple((row[0], tuple(map(int, row[1:]))) for row in reversed(rows))

    async def best_counts(self, user: int, game: str) -> Counted:
        """Highest value of each count in a single match of a person."""
        played, counted = match_players.c, match_counts.c
        theirs = and_(counted.match_id == played.match_id, counted.place == played.place)
        query = (
            select(counted.name, func.max(counted.value))
            .join_from(match_players, match_counts, theirs)
            .where(played.user_id == user, played.game == game)
            .group_by(counted.name)
        )
        return {row[0]: row[1] for row in await self._rows(query)}

    async def acquaintances(
        self,
        user: int,
        game: str,
        names: Sequence[str] = (),
        *,
        guild: int | None = None,
        members_of: int | None = None,
    ) -> tuple[Acquaintance, ...]:
        """Return partners and opponents of a person; most matches first, erased people left out.

        ``names``: the person's counts to add up. ``members_of``: a server; people who have left it
        are left out.
        """
        me, other = match_players.alias("me"), match_players.alias("other")
        together = case((me.c.side == other.c.side, 1), else_=0)
        number = func.count().label("matches")
        won = func.sum(case((me.c.won, 1), else_=0)).label("won")
        query = select(other.c.user_id, together.label("together"), number, won)
        query = query.select_from(me).join(other, other.c.match_id == me.c.match_id)
        query, values = _with_counts(query, me, names)
        query = (
            query.add_columns(*map(func.sum, values))
            .where(
                me.c.user_id == user,
                me.c.game == game,
                other.c.user_id != user,
                other.c.user_id > 0,
            )
            .group_by(other.c.user_id, together)
            .order_by(number.desc(), other.c.user_id, together)
        )
        if guild is not None:
            query = query.join(matches, matches.c.id == me.c.match_id)
            query = query.where(matches.c.guild_id == guild)
        if members_of is not None:
            query = query.where(~has_left(members_of, other.c.user_id))
        return tuple(
            Acquaintance(
                user_id=row.user_id,
                relation="partner" if row.together else "opponent",
                matches=row.matches,
                won=int(row.won),
                counts=dict(zip(names, map(int, row[4:]), strict=True)),
            )
            for row in await self._rows(query)
        )


def _with_counts(
    query: Select[Any], players: Any, names: Sequence[str]
) -> tuple[Select[Any], list[ColumnElement[int]]]:
    """Join the query with the players' counts of each name; also return these columns."""
    values: list[ColumnElement[int]] = []
    for number, name in enumerate(names):
        counted = match_counts.alias(f"counted_{number}")
        theirs = and_(
            counted.c.match_id == players.c.match_id,
            counted.c.place == players.c.place,
            counted.c.name == name,
        )
        query = query.join(counted, theirs, isouter=True)
        values.append(func.coalesce(counted.c.value, 0))
    return query, values


def _changes(connection: Connection, numbers: list[int]) -> dict[int, tuple[RatingChange, ...]]:
    query = (
        select(rating_changes)
        .where(rating_changes.c.match_id.in_(numbers))
        .order_by(rating_changes.c.match_id, rating_changes.c.user_id)
    )
    found: dict[int, tuple[RatingChange, ...]] = {}
    for row in connection.execute(query):
        found[row.match_id] = (*found.get(row.match_id, ()), change_of(row))
    return found
