"""Leaderboards: standings in the order of one metric, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    Row,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    true,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import Repository, insert_missing, whole
from db.core.schema import absent_members, people, ratings, standings
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

_COLUMNS: Final = standings.c
_SUMS: Final = ("matches", "matches_won", "matches_left", *COUNTS)


class Leaderboards(Repository):
    """Reading leaderboards, hiding who is gone."""

    @whole
    async def page(
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
        async with self._engines.reading() as connection:
            found = (await connection.execute(_page(query, after, limit + 1))).all()
            rows, more = found[:limit], len(found) > limit
            mine = await _mine(connection, query, me) if me is not None else None
            first = _cursor(rows[0]) if rows else None
            counts = await _counts(connection, query, first, mine[0].value if mine else 0)
        ranked = tuple(_numbered(rows, counts))
        return BoardPage(
            rows=ranked,
            next=_cursor(rows[-1]) if more else None,
            total=counts.total,
            mine=_row(mine[0], 1 + counts.above_mine if mine[1] else None) if mine else None,
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
        # Compared, since an index knows nothing of a bare truth.
        _COLUMNS.contested == true(),
        # Written out, as the index of pairs has it.
        _COLUMNS.size == literal_column("2" if query.pairs else "1"),
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


def _page(query: BoardQuery, after: Cursor | None, limit: int) -> Select[Any]:
    value, key = _value(query.metric), tuple_(_COLUMNS.user_id, _COLUMNS.partner_id)
    page = _shown(query)
    if after is not None:
        behind = and_(value == after.value, key > (*after.users, 0)[:2])
        page = page.where(or_(value < after.value, behind))
    return page.order_by(value.desc(), _COLUMNS.user_id, _COLUMNS.partner_id).limit(limit)


@dataclass(frozen=True, slots=True)
class _Counts:
    """What the numbers of a page need: one look at the whole board."""

    total: int
    above: int
    """Rows with a better value than the page's first."""
    before: int
    """Those, and the equal ones before it."""
    above_mine: int


async def _counts(
    connection: AsyncConnection, query: BoardQuery, first: Cursor | None, mine: int
) -> _Counts:
    first = first or Cursor(0, (0,))
    shown = _shown(query).subquery("shown")
    value, key = shown.c.value, tuple_(shown.c.user_id, shown.c.partner_id)
    earlier = and_(value == first.value, key < (*first.users, 0)[:2])
    counted = select(
        func.count(),
        *(
            func.coalesce(func.sum(case((condition, 1), else_=0)), 0)
            for condition in (
                value > first.value,
                or_(value > first.value, earlier),
                value > mine,
            )
        ),
    ).select_from(shown)
    row = (await connection.execute(counted)).one()
    return _Counts(*(int(number) for number in row))


def _numbered(rows: Sequence[Row[Any]], counts: _Counts) -> Iterator[BoardRow]:
    """The rows with their ranks; equal values share the first one's."""
    rank, value = 1 + counts.above, None
    for number, row in enumerate(rows):
        if number and row.value != value:
            rank = 1 + counts.before + number
        value = row.value
        yield _row(row, rank)


async def _mine(
    connection: AsyncConnection, query: BoardQuery, me: int
) -> tuple[Row[Any], bool] | None:
    """The person's own row, of pairs the best, and whether it is ranked."""
    order = (_value(query.metric).desc(), _COLUMNS.user_id, _COLUMNS.partner_id)
    # One question for either place in a pair: each has its index, both together have none.
    places = (_COLUMNS.user_id, _COLUMNS.partner_id) if query.pairs else (_COLUMNS.user_id,)
    for source, ranked in ((_shown(query), True), (_source(query), False)):
        found = [
            row
            for place in places
            for row in await connection.execute(source.where(place == me).order_by(*order).limit(1))
        ]
        if found:
            return min(found, key=lambda row: (-row.value, _users(row))), ranked
    return None


def _cursor(row: Row[Any]) -> Cursor:
    return Cursor(row.value, _users(row))


def _users(row: Row[Any]) -> tuple[int, ...]:
    return (row.user_id, row.partner_id) if row.partner_id else (row.user_id,)


def _row(row: Row[Any], rank: int | None) -> BoardRow:
    return BoardRow(rank, _users(row), row.value, standing_of(row))


def standing_of(row: Row[Any]) -> Standing:
    """The sums of a row."""
    counts = Counts(**{name: int(getattr(row, name)) for name in COUNTS})
    return Standing(int(row.matches), int(row.matches_won), int(row.matches_left), counts)
