"""Export and erasure of a person's data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection

from db.core.base import Repository
from db.core.engine import Engines
from db.core.schema import (
    absent_members,
    app_values,
    daily_results,
    entries,
    guild_changes,
    leaderboards,
    limits,
    match_counts,
    match_players,
    mentions,
    messages,
    people,
    progress,
    pseudonyms,
    puzzle_answers,
    puzzle_ratings,
    rating_changes,
    ratings,
    refused_inviters,
    standings,
    table_people,
    tables,
)
from db.records import Erased
from db.repositories.journals import Journals
from db.repositories.limits import DAILY, MUTE
from db.repositories.messages import Messages
from db.repositories.people import People

Renamed = Callable[[str, str, int, int], str]
"""From an entry's kind and payload, a person and a pseudonym: the payload with the latter."""
Take = Callable[[str, Sequence[Mapping[Any, Any]]], None]
"""Receives the name of a part and some of its rows."""
SMALLEST_ID: Final = 10**14
"""Discord's ids have at least 15 digits; no count or moment (UTC ms) reaches that."""
_PIECE: Final = 500
"""Rows of an export yielded at a time."""
_THEIRS: Final = {
    "preferences": people,
    "progress": progress,
    "puzzle_answers": puzzle_answers,
    "puzzle_ratings": puzzle_ratings,
    "ratings": ratings,
    "daily_results": daily_results,
    "hidden_in": absent_members,
    "refused_inviters": refused_inviters,
}
"""Part → table whose rows belong to one person; an erasure deletes them."""
_SHARED: Final = {
    "seats": table_people,
    "matches": match_players,
    "rating_changes": rating_changes,
    "settings_changed": guild_changes,
}
"""Part → table whose rows are others' business too; an erasure makes them anonymous."""


class Privacy(Repository):
    """Export and erasure of a person's data."""

    def __init__(
        self, engines: Engines, journals: Journals, messages: Messages, people: People
    ) -> None:
        super().__init__(engines)
        self._journals, self._messages, self._people = journals, messages, people

    async def kept(self, user: int) -> dict[str, int]:
        """Count the rows of each part of :meth:`take_out`."""
        return await self._engines.read(
            lambda connection: {
                name: _number(connection, query) for name, query in _parts(user).items()
            }
        )

    async def began_daily(self, user: int, at: int) -> bool:
        """Whether the person has begun a deal of the day: until midnight an erasure leaves it."""
        begun = select(limits.c.action).where(
            limits.c.subject == user, limits.c.action.startswith(DAILY), limits.c.free_at > at
        )
        return await self._engines.read(
            lambda connection: connection.execute(begun.limit(1)).first() is not None
        )

    async def take_out(self, user: int, take: Take) -> None:
        """Hand over everything stored about a person, part by part, as of one moment.

        Parts: those of :data:`_THEIRS` (refused inviters as hashes) and :data:`_SHARED`, ``tables``
        (where they sat or are mentioned), ``entries`` (those of the journals that name them),
        ``match_counts``, ``standings``, ``messages``, ``values``, ``limits`` (their recent
        actions). ``take`` gets a part's name and some of its rows, as JSON can write them; a long
        part comes in pieces, an empty one as no rows. It is called outside the event loop (SQLite).
        """

        def read(connection: Connection) -> None:
            for name, query in _parts(user).items():
                found = connection.execution_options(yield_per=_PIECE).execute(query)
                empty = True
                for rows in found.mappings().partitions():
                    take(name, rows)
                    empty = False
                if empty:
                    take(name, ())

        await self._engines.read(read)

    async def erase(self, user: int, at: int, renamed: Renamed) -> Erased:
        """Erase a person: delete rows that are theirs alone, make shared ones anonymous.

        In journals and results a new negative number replaces them; ``renamed`` puts it into a
        payload. Cached states of the tables must be read again before appending. Raises
        ``ValueError`` for a number that cannot be a Discord id, since it could not be distinguished
        from other numbers; if ``renamed`` raises, nothing changes.
        """
        if user < SMALLEST_ID:
            raise ValueError(f"not a Discord id: {user}")

        def write(connection: Connection) -> Erased:
            self._journals.forget()
            made = connection.execute(insert(pseudonyms).values(at=at).returning(pseudonyms.c.id))
            pseudonym = -int(made.scalar_one())
            named = select(mentions.c.table_id).where(mentions.c.user_id == user)
            numbers = tuple(sorted(connection.execute(named).scalars()))
            for number in numbers:
                _rewrite_journal(connection, number, user, pseudonym, renamed)
            owned = update(tables).where(tables.c.owner_id == user)
            connection.execute(owned.values(owner_id=pseudonym))
            for table in (mentions, *_SHARED.values()):
                theirs = update(table).where(table.c.user_id == user)
                connection.execute(theirs.values(user_id=pseudonym))
            for table in _THEIRS.values():
                connection.execute(delete(table).where(table.c.user_id == user))
            # Erasing oneself evades no mute and gives no second try of the deal of the day.
            stay = or_(limits.c.action == MUTE, limits.c.action.startswith(DAILY))
            mine = (limits.c.subject == user, ~stay)
            connection.execute(delete(limits).where(*mine))
            connection.execute(delete(standings).where(_of_theirs(user)))
            _forget(connection, user, messages, messages.c.role)
            _forget(connection, user, app_values, app_values.c.key, app_values.c.value)
            return Erased(pseudonym, numbers)

        with self._people.known.changing(user), self._messages.known.changing():
            erased = await self._engines.write(write)
        self._journals.forget()
        await self._engines.checkpoint()
        return erased


def has_id(text: str, user: int) -> bool:
    """Whether the text contains the person's id."""
    return re.search(rf"(?<!\d){user}(?!\d)", text) is not None


def without_id(text: str, user: int, pseudonym: int) -> str:
    """The text with the pseudonym instead of the person's id."""
    return re.sub(rf"(?<!\d){user}(?!\d)", str(pseudonym), text)


def _parts(user: int) -> dict[str, Select[Any]]:
    mine = select(mentions.c.table_id).where(mentions.c.user_id == user)
    own = {
        name: select(table).where(table.c.user_id == user)
        for name, table in (_THEIRS | _SHARED).items()
    }
    theirs = and_(
        match_players.c.match_id == match_counts.c.match_id,
        match_players.c.place == match_counts.c.place,
        match_players.c.user_id == user,
    )
    return own | {
        "tables": select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.id),
        "entries": select(entries)
        .where(entries.c.table_id.in_(mine), _naming(user, entries.c.payload, entries.c.cause))
        .order_by(entries.c.table_id, entries.c.seq),
        "match_counts": select(match_counts).join(match_players, theirs),
        "standings": _standings(user),
        "messages": select(messages).where(_naming(user, messages.c.role)),
        "values": select(app_values).where(_naming(user, app_values.c.key, app_values.c.value)),
        "limits": select(limits).where(limits.c.subject == user),
    }


def _naming(user: int, *columns: Column[str]) -> ColumnElement[bool]:
    """Condition for texts that contain the person's id, or a longer number around it."""
    return or_(*(column.like(f"%{user}%") for column in columns))


def _of_theirs(user: int) -> ColumnElement[bool]:
    """Condition for the person's own standings and those with partners."""
    return or_(standings.c.user_id == user, standings.c.partner_id == user)


def _standings(user: int) -> Select[Any]:
    """Rows of standings with the key of their leaderboard."""
    board = leaderboards.c
    own = (column for column in standings.c if column.name != "leaderboard_id")
    about = board.scope, board.period, board.game, board.pool, board.contested, board.size
    return (
        select(*about, *own)
        .join_from(standings, leaderboards, board.id == standings.c.leaderboard_id)
        .where(_of_theirs(user))
    )


def _number(connection: Connection, query: Select[Any]) -> int:
    counted = select(func.count()).select_from(query.order_by(None).subquery())
    return connection.execute(counted).scalar_one()


def _rewrite_journal(
    connection: Connection, table: int, user: int, pseudonym: int, renamed: Renamed
) -> None:
    columns = entries.c.seq, entries.c.kind, entries.c.payload, entries.c.cause
    named = _naming(user, entries.c.payload, entries.c.cause)
    query = select(*columns).where(entries.c.table_id == table, named)
    rows = [
        {
            "number": row.seq,
            "payload": renamed(row.kind, row.payload, user, pseudonym),
            "cause": None if row.cause is None else without_id(row.cause, user, pseudonym),
        }
        for row in connection.execute(query).all()
    ]
    if rows:
        one = entries.c.table_id == table, entries.c.seq == bindparam("number")
        connection.execute(update(entries).where(*one), rows)


def _forget(connection: Connection, user: int, table: Table, *columns: Column[str]) -> None:
    """Delete the rows in whose columns the person's id is."""
    for row in connection.execute(select(table).where(_naming(user, *columns))).all():
        if any(has_id(row._mapping[column], user) for column in columns):
            key = (column == row._mapping[column] for column in table.primary_key)
            connection.execute(delete(table).where(*key))
