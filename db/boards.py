"""Leaderboards: standings in the order of one metric, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Row,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.base import Repository, insert_missing, whole
from db.results import (
    COUNTS,
    EVERYWHERE,
    BoardPage,
    BoardQuery,
    BoardRow,
    Counts,
    Cursor,
    Metric,
    Standing,
)
from db.schema import absent_members, people, ratings, standings

_COLUMNS: Final = standings.c
_SUMS: Final = ("matches", "matches_won", "matches_left", *COUNTS)


class Boards(Repository):
    """Reading leaderboards, hiding who is gone."""

    @whole
    async def leaderboard(
        self,
        query: BoardQuery,
        *,
        after: Cursor | None = None,
        limit: int = 10,
        me: int | None = None,
    ) -> BoardPage:
        """One page of a leaderboard, and the row of ``me``.

        Only matches with persons on both sides count. Pages go on behind the last row shown, not
        at a number: a row that did not change is neither skipped nor repeated while matches end.
        Raises ``ValueError`` for ratings of pairs.
        """
        if query.pairs and query.metric is Metric.RATING:
            raise ValueError("pairs have no rating")
        ranked = _ranked(query)
        async with self._engines.reading() as connection:
            found = (await connection.execute(_page(ranked, after, limit + 1))).all()
            rows = tuple(map(_row, found[:limit]))
            last = rows[-1] if len(found) > limit else None
            return BoardPage(
                rows=rows,
                next=Cursor(last.value, last.users) if last is not None else None,
                total=await _total(connection, query, found),
                mine=await _mine(connection, query, ranked, me) if me is not None else None,
            )

    @whole
    async def set_absent_member(self, guild: int, user: int, absent: bool) -> None:
        """Hide a person who left a server from its leaderboards, or show one who is back."""
        async with self._engines.writing() as connection:
            if absent:
                row = {"guild_id": guild, "user_id": user}
                await insert_missing(connection, absent_members, [row])
            else:
                there = absent_members.c
                await connection.execute(
                    delete(absent_members).where(there.guild_id == guild, there.user_id == user)
                )


def _value(metric: Metric) -> Any:
    """What the metric orders by: a whole number, so that equal means equal."""
    if metric is Metric.RATING:
        return ratings.c.cautious
    if metric is Metric.POINTS_PER_DEAL:
        deals = _COLUMNS.points_deals
        return case((deals > 0, _COLUMNS.points * 1000 // deals), else_=0)
    return _COLUMNS[metric.value.replace("-", "_")]


def _source(query: BoardQuery) -> Select[Any]:
    """Every row of the board's scope, period and pool, whoever may see it."""
    chosen = select(
        _value(query.metric).label("value"),
        *(_COLUMNS[name] for name in ("user_id", "partner_id", *_SUMS)),
    ).where(
        _COLUMNS.scope == (query.guild or EVERYWHERE),
        _COLUMNS.period == query.period,
        _COLUMNS.pool == query.pool,
        _COLUMNS.contested,
        _COLUMNS.size == (2 if query.pairs else 1),
    )
    if query.metric is Metric.RATING:
        mine = and_(ratings.c.pool == _COLUMNS.pool, ratings.c.user_id == _COLUMNS.user_id)
        chosen = chosen.join_from(standings, ratings, mine)
    return chosen


def _shown(query: BoardQuery) -> Select[Any]:
    """The rows that are ranked."""
    chosen = _source(query).where(_COLUMNS.matches >= query.minimum)
    for user in (_COLUMNS.user_id, _COLUMNS.partner_id)[: 2 if query.pairs else 1]:
        if query.guild is None:
            chosen = chosen.where(
                exists().where(people.c.user_id == user, people.c.listed).correlate(standings)
            )
        else:
            gone = absent_members.c
            chosen = chosen.where(
                ~exists()
                .where(gone.guild_id == query.guild, gone.user_id == user)
                .correlate(standings)
            )
    return chosen


def _ranked(query: BoardQuery) -> Any:
    shown = _shown(query).subquery("shown")
    return select(
        shown,
        func.rank().over(order_by=shown.c.value.desc()).label("place"),
        func.count().over().label("total"),
    ).subquery("ranked")


def _page(ranked: Any, after: Cursor | None, limit: int) -> Select[Any]:
    columns = ranked.c
    page = select(ranked).order_by(columns.value.desc(), columns.user_id, columns.partner_id)
    if after is not None:
        user, partner = (*after.users, 0)[:2]
        behind = tuple_(columns.user_id, columns.partner_id) > (user, partner)
        page = page.where(
            or_(columns.value < after.value, and_(columns.value == after.value, behind))
        )
    return page.limit(limit)


async def _total(connection: AsyncConnection, query: BoardQuery, found: Sequence[Row[Any]]) -> int:
    if found:
        total: int = found[0].total
        return total
    counted = select(func.count()).select_from(_shown(query).subquery())
    return (await connection.execute(counted)).scalar_one()


async def _mine(
    connection: AsyncConnection, query: BoardQuery, ranked: Any, me: int
) -> BoardRow | None:
    columns = ranked.c
    its = select(ranked).where(or_(columns.user_id == me, columns.partner_id == me))
    best = its.order_by(columns.value.desc(), columns.user_id, columns.partner_id).limit(1)
    row = (await connection.execute(best)).first()
    if row is None:
        # Not ranked, but still his own to see.
        mine = or_(_COLUMNS.user_id == me, _COLUMNS.partner_id == me)
        unranked = _source(query).where(mine).add_columns(literal(None).label("place"))
        order = (_value(query.metric).desc(), _COLUMNS.user_id, _COLUMNS.partner_id)
        row = (await connection.execute(unranked.order_by(*order).limit(1))).first()
    return None if row is None else _row(row)


def _row(row: Row[Any]) -> BoardRow:
    users = (row.user_id, row.partner_id) if row.partner_id else (row.user_id,)
    return BoardRow(row.place, users, row.value, standing_of(row))


def standing_of(row: Row[Any]) -> Standing:
    """The sums of a row."""
    counts = Counts(**{name: int(getattr(row, name)) for name in COUNTS})
    return Standing(int(row.matches), int(row.matches_won), int(row.matches_left), counts)
