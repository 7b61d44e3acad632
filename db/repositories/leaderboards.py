"""Leaderboards: standings in the order of one metric, page by page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    CTE,
    BigInteger,
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Exists,
    Row,
    Select,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal,
    literal_column,
    null,
    or_,
    select,
    tuple_,
    union_all,
)
from sqlalchemy.engine import Connection

from db.core.base import Repository, insert_missing
from db.core.schema import absent_members, leaderboards, people, ratings, standings
from db.results import (
    EVERYWHERE,
    BoardMetric,
    BoardPage,
    BoardQuery,
    BoardRow,
    CountMetric,
    Cursor,
    HouseMetric,
    Standing,
)

_COLUMNS: Final = standings.c
_KEY: Final = (_COLUMNS.leaderboard_id, _COLUMNS.user_id, _COLUMNS.partner_id)
_SHOWN: Final = tuple(column for column in _COLUMNS if column.name != "leaderboard_id")
"""All columns of a row."""
_PAGE, _MINE, _UNRANKED = range(3)
"""Part of the answer that a row belongs to."""


class Leaderboards(Repository):
    """Leaderboards without people who are gone."""

    async def page(
        self,
        query: BoardQuery,
        *,
        after: Cursor | None = None,
        limit: int = 10,
        me: int | None = None,
    ) -> BoardPage:
        """Return one page of a leaderboard, and the row of ``me``.

        Pages continue after the last row shown, not at a number: an unchanged row is neither
        skipped nor repeated while matches end. Raises ``ValueError`` for ratings of pairs or of
        matches against computer players.
        """
        if query.metric is HouseMetric.RATING and (query.pairs or not query.contested):
            raise ValueError("neither pairs nor matches against computers have a rating")
        everywhere = query.guild is None
        question = _question(query.metric, everywhere, query.pairs, after is not None)
        asked = {
            "scope": EVERYWHERE if query.guild is None else query.guild,
            "period": query.period,
            "game": query.game,
            "pool": query.pool,
            "contested": query.contested,
            "minimum": query.minimum,
            "limit": limit + 1,
            "me": me or 0,
        }
        if after is not None:
            user, partner = (*after.users, 0)[:2]
            asked |= {"value": after.value, "user": user, "partner": partner}

        def find(connection: Connection) -> tuple[Sequence[Row[Any]], int]:
            found = connection.execute(question, asked).all()
            if found or after is None:
                return found, _total(found)
            # An empty page has no row with the total; the first page has it.
            first = _question(query.metric, everywhere, query.pairs, False)
            return found, _total(connection.execute(first, asked).all())

        found, total = await self._engines.read(find)
        rows = [row for row in found if row.part == _PAGE]
        shown = rows[:limit]
        mine = [row for row in found if row.part == _MINE]
        mine = mine or [row for row in found if row.part == _UNRANKED]
        return BoardPage(
            rows=tuple(map(_row, shown)),
            next=Cursor(shown[-1].value, _users(shown[-1])) if len(rows) > limit else None,
            total=total,
            mine=_row(min(mine, key=_order)) if mine else None,
        )

    async def ratings(self, game: str, pool: str, users: Collection[int]) -> dict[int, int]:
        """The cautious ratings of those of these people who have one."""
        own = ratings.c
        query = select(own.user_id, own.cautious).where(
            own.game == game, own.pool == pool, own.user_id.in_(users)
        )
        return {row.user_id: row.cautious for row in await self._rows(query)}

    async def set_absent_member(self, guild: int, user: int, absent: bool) -> None:
        """Hide a person who left a server from its leaderboards, or show one who returned."""
        row = {"guild_id": guild, "user_id": user}
        there = absent_members.c
        gone = delete(absent_members).where(there.guild_id == guild, there.user_id == user)

        def write(connection: Connection) -> None:
            if absent:
                insert_missing(connection, absent_members, [row])
            else:
                connection.execute(gone)

        await self._engines.write(write)

    async def absent_members(self, guild: int, users: Collection[int]) -> frozenset[int]:
        """Return the known former members of a server among these people."""
        gone = absent_members.c
        query = select(gone.user_id).where(gone.guild_id == guild, gone.user_id.in_(users))
        return frozenset(row.user_id for row in await self._rows(query))


def has_left(guild: int | ColumnElement[Any], user: ColumnElement[Any]) -> Exists:
    """Condition for people who are known to have left a server; its lists leave them out."""
    gone = absent_members.c
    return exists().where(gone.guild_id == guild, gone.user_id == user)


@lru_cache(maxsize=256)
def _question(
    metric: BoardMetric, everywhere: bool, pairs: bool, behind: bool
) -> CompoundSelect[Any]:
    """The whole query of a page; built once for boards of one shape.

    Its parts: the page, with one row more if there is one; the person's best row; and their rows
    wherever they are, for unranked people. Every row contains the number of ranked rows.
    """
    ranked = _ranked(metric, everywhere, pairs)
    page = _whole(_PAGE, ranked)
    if behind:
        key = tuple_(ranked.c.user_id, ranked.c.partner_id)
        last: BindParameter[int] = bindparam("value")
        equal = and_(ranked.c.value == last, key > tuple_(bindparam("user"), bindparam("partner")))
        page = page.where(or_(ranked.c.value < last, equal))
    page = page.order_by(ranked.c.place).limit(bindparam("limit"))
    users = (ranked.c.user_id, ranked.c.partner_id)[: 2 if pairs else 1]
    me: BindParameter[int] = bindparam("me")
    mine = _whole(_MINE, ranked).where(or_(*(user == me for user in users)))
    mine = mine.order_by(ranked.c.place).limit(1)
    parts = [page, mine, *_unranked(metric, everywhere, pairs, ranked)]
    return union_all(*(select(part.subquery()) for part in parts))


def _ranked(metric: BoardMetric, everywhere: bool, pairs: bool) -> CTE:
    """Ranked rows: keys, the value, the rank (equals share it), the place, the number of all."""
    value = _value(metric)
    users = (_COLUMNS.user_id, _COLUMNS.partner_id)
    order = (value.desc(), *users)
    chosen = _of_board(metric, pairs, *_KEY, value.label("value")).add_columns(
        func.rank().over(order_by=value.desc()).label("rank"),
        func.row_number().over(order_by=order).label("place"),
        func.count().over().label("total"),
    )
    chosen = chosen.where(_COLUMNS.matches >= bindparam("minimum"))
    for user in users[: 2 if pairs else 1]:
        chosen = chosen.where(_visible(user, everywhere))
    if pairs:
        # Written as in the definition of the index of pairs.
        chosen = chosen.where(literal_column("standings.partner_id > 0"))
    return chosen.cte("ranked")


def _visible(user: ColumnElement[Any], everywhere: bool) -> ColumnElement[bool]:
    """Condition for visible people: listed ones worldwide, members in a server."""
    if everywhere:
        return exists().where(people.c.user_id == user, people.c.listed).correlate(standings)
    return ~has_left(bindparam("scope"), user).correlate(standings)


def _whole(part: int, ranked: CTE) -> Select[Any]:
    """Ranked rows with all their columns."""
    same = (ranked.c[column.name] == column for column in _KEY)
    own = (ranked.c.value, ranked.c.rank, ranked.c.total)
    return select(literal(part).label("part"), *_SHOWN, *own).join_from(
        ranked, standings, and_(*same)
    )


def _unranked(metric: BoardMetric, everywhere: bool, pairs: bool, ranked: CTE) -> list[Select[Any]]:
    """The person's best rows, ranked or not; by either place in a pair, since each has its index
    and both together have none.
    """
    value, columns = _value(metric), (_COLUMNS.user_id, _COLUMNS.partner_id)
    total = select(func.max(ranked.c.total)).scalar_subquery()
    found = [
        _of_board(
            metric,
            pairs,
            literal(_UNRANKED).label("part"),
            *_SHOWN,
            value.label("value"),
            cast(null(), BigInteger).label("rank"),
            func.coalesce(total, 0).label("total"),
        )
        .where(column == bindparam("me"))
        .order_by(value.desc(), *columns)
        .limit(1)
        for column in columns[: 2 if pairs else 1]
    ]
    if everywhere or not pairs:
        return found
    partners = reversed(columns)
    scope: BindParameter[int] = bindparam("scope")
    return [
        rows.where(~has_left(scope, partner).correlate(standings))
        for rows, partner in zip(found, partners, strict=True)
    ]


def _of_board(metric: BoardMetric, pairs: bool, *columns: Any) -> Select[Any]:
    """Columns of every row of the requested leaderboard."""
    board = leaderboards.c
    number = select(board.id).where(
        board.scope == bindparam("scope"),
        board.period == bindparam("period"),
        board.game == bindparam("game"),
        board.pool == bindparam("pool"),
        board.contested == bindparam("contested"),
        board.size == (2 if pairs else 1),
    )
    rows = select(*columns).where(_COLUMNS.leaderboard_id == number.scalar_subquery())
    if metric is not HouseMetric.RATING:
        return rows
    theirs = and_(
        ratings.c.game == bindparam("game"),
        ratings.c.pool == bindparam("pool"),
        ratings.c.user_id == _COLUMNS.user_id,
    )
    return rows.join_from(standings, ratings, theirs)


def _value(metric: BoardMetric) -> ColumnElement[Any]:
    """Sort value of the metric, a whole number: equal means equal."""
    match metric:
        case HouseMetric.MATCHES:
            return _COLUMNS.matches
        case HouseMetric.MATCHES_WON:
            return _COLUMNS.matches_won
        case HouseMetric.RATING:
            return ratings.c.cautious
        case CountMetric(of, per) if per is not None:
            return case((_count(per) > 0, _count(of) * 1000 // _count(per)), else_=0)
        case _:
            return _count(metric.of)


def _count(name: str) -> ColumnElement[int]:
    return func.coalesce(cast(_COLUMNS.counts[name].as_string(), BigInteger), 0)


def _total(found: Sequence[Row[Any]]) -> int:
    return found[0].total if found else 0


def _users(row: Row[Any]) -> tuple[int, ...]:
    return (row.user_id, row.partner_id) if row.partner_id else (row.user_id,)


def _order(row: Row[Any]) -> tuple[Any, ...]:
    return -row.value, _users(row)


def _row(row: Row[Any]) -> BoardRow:
    standing = Standing(row.matches, row.matches_won, row.matches_left, row.counts)
    return BoardRow(row.rank, _users(row), int(row.value), standing)
