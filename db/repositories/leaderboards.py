"""Leaderboards: standings in the order of one metric, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
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
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import Repository, insert_missing, whole
from db.core.schema import (
    absent_members,
    leaderboards,
    people,
    ratings,
    standing_counts,
    standings,
)
from db.results import (
    EVERYWHERE,
    BoardPage,
    BoardQuery,
    BoardRow,
    Counted,
    CountMetric,
    Cursor,
    HouseMetric,
    Standing,
)

_COLUMNS: Final = standings.c
_CountsOf: TypeAlias = Mapping[tuple[int, ...], Counted]
"""By the users of a row."""
_KEY: Final = (_COLUMNS.leaderboard_id, _COLUMNS.user_id, _COLUMNS.partner_id)


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

        Only matches with persons on several sides count. Pages go on behind the last row shown, not
        at a number: a row that did not change is neither skipped nor repeated while matches end.
        Raises ``ValueError`` for ratings of pairs.
        """
        if query.pairs and query.metric is HouseMetric.RATING:
            raise ValueError("pairs have no rating")
        async with self._engines.reading() as connection:
            number = (await connection.execute(_leaderboard(query))).scalar()
            if number is None:
                return BoardPage((), None, 0, None)
            board = _Board(number, query)
            found = (await connection.execute(_page(board, after, limit + 1))).all()
            rows, more = found[:limit], len(found) > limit
            mine = await _mine(connection, board, me) if me is not None else None
            first = _cursor(rows[0]) if rows else None
            places = await _places(connection, board, first, mine[0].value if mine else 0)
            wanted = [_users(row) for row in (*rows, *mine[:1])] if mine else map(_users, rows)
            counts = await _counts(connection, number, tuple(wanted))
        ranked = tuple(_numbered(rows, places, counts))
        return BoardPage(
            rows=ranked,
            next=_cursor(rows[-1]) if more else None,
            total=places.total,
            mine=_row(mine[0], 1 + places.above_mine if mine[1] else None, counts)
            if mine
            else None,
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


@dataclass(frozen=True, slots=True)
class _Board:
    """A leaderboard that there is."""

    number: int
    query: BoardQuery


def _leaderboard(query: BoardQuery) -> Select[Any]:
    columns = leaderboards.c
    return select(columns.id).where(
        columns.scope == (query.guild or EVERYWHERE),
        columns.period == query.period,
        columns.game == query.game,
        columns.pool == query.pool,
        columns.contested,
        columns.size == (2 if query.pairs else 1),
    )


def _with_value(board: _Board) -> tuple[Select[Any], ColumnElement[Any]]:
    """The standings joined with what the metric orders by, a whole number: equal means equal."""
    metric, rows = board.query.metric, select(*_COLUMNS)
    if metric is HouseMetric.MATCHES:
        return rows, _COLUMNS.matches
    if metric is HouseMetric.MATCHES_WON:
        return rows, _COLUMNS.matches_won
    if not isinstance(metric, CountMetric):
        theirs = and_(
            ratings.c.game == board.query.game,
            ratings.c.pool == board.query.pool,
            ratings.c.user_id == _COLUMNS.user_id,
        )
        return rows.join_from(standings, ratings, theirs), ratings.c.cautious
    of = standing_counts.alias("of")
    rows = rows.join_from(standings, of, _named(of, metric.of), isouter=True)
    value = func.coalesce(of.c.value, 0)
    if metric.per is None:
        return rows, value
    per = standing_counts.alias("per")
    rows = rows.join(per, _named(per, metric.per), isouter=True)
    return rows, case((per.c.value > 0, value * 1000 // per.c.value), else_=0)


def _named(counts: Any, name: str) -> ColumnElement[bool]:
    """A row's count of that name."""
    same = (counts.c[column.name] == column for column in _KEY)
    return and_(*same, counts.c.name == name)


def _source(board: _Board) -> tuple[Select[Any], ColumnElement[Any]]:
    """Every row of the leaderboard, whoever may see it, and its value."""
    rows, value = _with_value(board)
    rows = rows.add_columns(value.label("value")).where(_COLUMNS.leaderboard_id == board.number)
    return rows, value


def _shown(board: _Board) -> tuple[Select[Any], ColumnElement[Any]]:
    """The rows that are ranked, and their value."""
    query = board.query
    chosen, value = _source(board)
    chosen = chosen.where(_COLUMNS.matches >= query.minimum)
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
    return chosen, value


def _ranked(board: _Board) -> tuple[Select[Any], ColumnElement[Any]]:
    """The same, to be read from one end to the other."""
    chosen, value = _shown(board)
    if board.query.pairs:
        # Written out, as the index of pairs has it.
        chosen = chosen.where(literal_column("standings.partner_id > 0"))
    return chosen, value


def _page(board: _Board, after: Cursor | None, limit: int) -> Select[Any]:
    page, value = _ranked(board)
    if after is not None:
        key = tuple_(_COLUMNS.user_id, _COLUMNS.partner_id)
        behind = and_(value == after.value, key > (*after.users, 0)[:2])
        page = page.where(or_(value < after.value, behind))
    return page.order_by(value.desc(), _COLUMNS.user_id, _COLUMNS.partner_id).limit(limit)


@dataclass(frozen=True, slots=True)
class _Places:
    """What the numbers of a page need: one look at the whole board."""

    total: int
    above: int
    """Rows with a better value than the page's first."""
    before: int
    """Those, and the equal ones before it."""
    above_mine: int


async def _places(
    connection: AsyncConnection, board: _Board, first: Cursor | None, mine: int
) -> _Places:
    first = first or Cursor(0, (0,))
    shown = _ranked(board)[0].subquery("shown")
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
    return _Places(*(int(number) for number in row))


def _numbered(rows: Sequence[Row[Any]], places: _Places, counts: _CountsOf) -> Iterator[BoardRow]:
    """The rows with their ranks; equal values share the first one's."""
    rank, value = 1 + places.above, None
    for number, row in enumerate(rows):
        if number and row.value != value:
            rank = 1 + places.before + number
        value = row.value
        yield _row(row, rank, counts)


async def _mine(
    connection: AsyncConnection, board: _Board, me: int
) -> tuple[Row[Any], bool] | None:
    """The person's own row, of pairs the best, and whether it is ranked."""
    # One question for either place in a pair: each has its index, both together have none.
    columns = (_COLUMNS.user_id, _COLUMNS.partner_id)
    for (source, value), ranked in ((_shown(board), True), (_source(board), False)):
        order = (value.desc(), *columns)
        found = [
            row
            for place in columns[: 2 if board.query.pairs else 1]
            for row in await connection.execute(source.where(place == me).order_by(*order).limit(1))
        ]
        if found:
            return min(found, key=lambda row: (-row.value, _users(row))), ranked
    return None


async def _counts(
    connection: AsyncConnection, board: int, wanted: Sequence[tuple[int, ...]]
) -> _CountsOf:
    """Everything counted of some rows."""
    columns = standing_counts.c
    keys = [(*users, 0)[:2] for users in wanted]
    # One by one, since SQLite would read the whole leaderboard for both together.
    query = select(columns.user_id, columns.partner_id, columns.name, columns.value).where(
        columns.leaderboard_id == board,
        columns.user_id.in_({user for user, _ in keys}),
        columns.partner_id.in_({partner for _, partner in keys}),
    )
    found: dict[tuple[int, ...], dict[str, int]] = {}
    for row in await connection.execute(query):
        users = (row.user_id, row.partner_id) if row.partner_id else (row.user_id,)
        found.setdefault(users, {})[row.name] = int(row.value)
    return found


def _cursor(row: Row[Any]) -> Cursor:
    return Cursor(row.value, _users(row))


def _users(row: Row[Any]) -> tuple[int, ...]:
    return (row.user_id, row.partner_id) if row.partner_id else (row.user_id,)


def _row(row: Row[Any], rank: int | None, counts: _CountsOf) -> BoardRow:
    users = _users(row)
    standing = Standing(row.matches, row.matches_won, row.matches_left, counts.get(users, {}))
    return BoardRow(rank, users, int(row.value), standing)
