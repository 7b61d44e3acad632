"""Tables and their journals: the only truth."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from sqlalchemy import Update, bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from db.core.base import Repository, insert_missing, of_row
from db.core.engine import Engines, execute
from db.core.schema import entries, mentions, table_people, tables
from db.records import (
    LIVE,
    Admission,
    Appended,
    Conflict,
    Entry,
    Head,
    NewEntry,
    NewTable,
    Repeated,
    Status,
    TableHead,
)
from db.repositories import dailies
from db.repositories.limits import admit
from db.repositories.matches import record, write_all
from db.results import DailyFacts, MatchFacts

_HEADS: Final = 200
"""Heads read at a time: two milliseconds."""
_KNOWN: Final = 2_000
"""Tables whose heads are cached for the next append."""
_COLUMNS: Final = ("status", "guild_id", "channel_id", "place_id", "owner_id")
"""Columns of a table's row that repeat its head, besides those that every entry changes."""
TABLES: Final = tables.c.kind == "table"
"""Condition for tables rather than tournaments."""
_SEQ: Final = select(tables.c.seq).where(tables.c.id == bindparam("table"))
_RECORDED: Final = select(entries.c.seq, entries.c.table_id).where(
    entries.c.cause == bindparam("cause")
)
"""Place of a cause: the first of its entries."""
_ENTRIES: Final = (
    select(entries.c.seq, entries.c.kind, entries.c.payload, entries.c.at, entries.c.cause)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_INSERT: Final = insert(entries)
FactsOf = Callable[[int, tuple[Entry, ...]], Sequence[MatchFacts]]
"""The finished matches of a table's journal."""


@dataclass(frozen=True, slots=True)
class _Known:
    """Rows of a table besides its entries, as of ``length`` entries."""

    length: int
    head: Head
    mentioned: frozenset[int]
    """People whom the table is known to mention; there may be others."""


class Journals(Repository):
    """Opening tables, appending to journals, reading them, finding tables."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self._known: OrderedDict[int, _Known] = OrderedDict()
        """Tables of the latest appends; read in the writer's thread."""

    async def create_table(
        self,
        table: NewTable,
        entries: Sequence[NewEntry],
        cause: str | None = None,
        admission: Admission | None = None,
    ) -> int:
        """Open a table with its first entries, from seq 1; return its number.

        A repeated cause opens nothing and returns the number of its table. ``admission`` is counted
        with it; raises :class:`NotAdmittedError` if it is not granted.
        """
        if not entries:
            raise ValueError("a journal begins with an entry")

        def create(connection: Connection) -> int:
            repeated = _recorded(connection, cause)
            if repeated is not None:
                return repeated.table
            if admission is not None:
                admit(connection, admission)
            return _create(connection, table, entries, cause)

        return await self._engines.write(create)

    async def append(
        self,
        table: int,
        expected_seq: int,
        entries: Sequence[NewEntry],
        cause: str | None,
        head: Head,
        finished: MatchFacts | DailyFacts | None = None,
        admission: Admission | None = None,
    ) -> Appended | Repeated | Conflict:
        """Write entries after ``expected_seq`` and the new head, in one transaction.

        Nothing is changed when the cause was recorded before (:class:`Repeated`, whatever the
        ``expected_seq``) or the journal has another length (:class:`Conflict`). Once
        :class:`Appended` is returned, the entries survive a power cut. If it fails, it may have
        been committed: repeating it with the same cause shows that. ``finished`` is the match or
        the deal of the day that these entries end, if any: its results follow in the same
        transaction.
        ``admission`` is counted with it; raises :class:`NotAdmittedError`, and nothing is changed,
        if it is not granted.
        """
        if not entries:
            raise ValueError("nothing to append")

        def append(connection: Connection) -> tuple[Appended | Repeated | Conflict, _Known | None]:
            known = self._known.get(table)
            if known is not None and known.length != expected_seq:
                known = None
            length = expected_seq + len(entries)
            if admission is not None:
                # Repetitions and conflicts are not counted.
                refused = _refusal(connection, table, cause)
                if refused != Conflict(expected_seq):
                    return refused, None
                admit(connection, admission)
            if not _move(connection, table, expected_seq, length, head, known):
                return _refusal(connection, table, cause), None
            _insert_entries(connection, table, expected_seq, entries, cause)
            users = _users(head, entries)
            if known is None or set(known.head.people) != set(head.people):
                connection.execute(delete(table_people).where(table_people.c.table_id == table))
                _insert_people(connection, table, head)
            before = known.mentioned if known is not None else frozenset()
            if not users <= before:
                _mention(connection, table, users - before)
            if isinstance(finished, DailyFacts):
                dailies.record(connection, finished)
            elif finished is not None:
                record(connection, finished)
            return Appended(length), _Known(length, head, before | users)

        try:
            done, known = await self._engines.write(append)
        except (IntegrityError, sqlite3.IntegrityError):
            repeated = await self.recorded(cause) if cause is not None else None
            if repeated is None:
                raise
            return repeated
        if known is not None:
            self._known[table] = known
            self._known.move_to_end(table)
            if len(self._known) > _KNOWN:
                self._known.popitem(last=False)
        return done

    def forget(self) -> None:
        """Drop cached rows: somebody was erased from them."""
        self._known.clear()

    async def recorded(self, cause: str) -> Repeated | None:
        """Return the place of a cause, ``None`` if it was not recorded."""
        return await self._engines.read(lambda connection: _recorded(connection, cause))

    async def entries(self, table: int, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries after ``after``, in order; empty for an unknown table."""
        return await self._engines.read(lambda connection: entries_of(connection, table, after))

    async def heads(
        self,
        *,
        kind: str | None = "table",
        status: Collection[Status] | None = None,
        guild: int | None = None,
        user: int | None = None,
    ) -> tuple[TableHead, ...]:
        """Return the tables, or tournaments (``None``: both), that match every argument, oldest
        first. ``user`` has a seat or owns the table.
        """
        query = select(tables).order_by(tables.c.id)
        if kind is not None:
            query = query.where(tables.c.kind == kind)
        if status is not None:
            query = query.where(tables.c.status.in_(status))
        if guild is not None:
            query = query.where(tables.c.guild_id == guild)
        if user is not None:
            seated = select(table_people.c.table_id).where(table_people.c.user_id == user)
            owned = select(tables.c.id).where(tables.c.owner_id == user)
            query = query.where(tables.c.id.in_(seated.union(owned)))
        found: list[TableHead] = []
        while True:  # Page by page, so that the event loop may run between two of them.
            after = found[-1].table if found else 0
            page = query.where(tables.c.id > after).limit(_HEADS)
            rows = await self._engines.read(partial(heads_of, query=page))
            found.extend(rows)
            if len(rows) < _HEADS:
                return tuple(found)

    async def counted(self) -> tuple[tuple[str, str, int], ...]:
        """Count live tables by game and status."""
        key = tables.c.game, tables.c.status
        live = TABLES, tables.c.status.in_(LIVE)
        query = select(*key, func.count()).where(*live).group_by(*key)
        return tuple((game, status, number) for game, status, number in await self._rows(query))

    async def live(self) -> tuple[tuple[int, str], ...]:
        """Return number and game of every live table, oldest first."""
        query = select(tables.c.id, tables.c.game).where(TABLES, tables.c.status.in_(LIVE))
        return tuple((table, game) for table, game in await self._rows(query.order_by(tables.c.id)))

    async def ended(
        self, since: int, kind: str = "table"
    ) -> tuple[tuple[int, str, int | None], ...]:
        """Return number, game and server of every table that ended since (UTC ms)."""
        query = select(tables.c.id, tables.c.game, tables.c.guild_id).where(
            tables.c.kind == kind, tables.c.status.not_in(LIVE), tables.c.updated_at >= since
        )
        return tuple(
            (table, game, guild)
            for table, game, guild in await self._rows(query.order_by(tables.c.id))
        )

    async def rebuild(self, facts_of: FactsOf) -> int:
        """Derive all results again from the journals; return the number of matches.

        Journals are read while the bot runs; its appends meanwhile are read again under the lock,
        so that nothing is missed.
        """
        ready: dict[int, tuple[int, Sequence[MatchFacts]]] = {}
        lengths = select(tables.c.id, tables.c.seq).where(TABLES).order_by(tables.c.id)

        def read(connection: Connection) -> None:
            for table, seq in connection.execute(lengths).all():
                if table not in ready or ready[table][0] != seq:
                    ready[table] = seq, facts_of(table, entries_of(connection, table))

        def rebuild(connection: Connection) -> int:
            read(connection)
            found = [facts for _, several in ready.values() for facts in several]
            write_all(connection, found)
            return len(found)

        await self._engines.read(read, patient=True)
        return await self._engines.write(rebuild, patient=True)


def entries_of(connection: Connection, table: int, after: int = 0) -> tuple[Entry, ...]:
    """The entries of a journal after a number, in order."""
    values = {"table": table, "after": after}
    return tuple(Entry(*row) for row in connection.execute(_ENTRIES, values))


def _recorded(connection: Connection, cause: str | None) -> Repeated | None:
    if cause is None:
        return None
    row = connection.execute(_RECORDED, {"cause": cause}).first()
    return None if row is None else Repeated(*row)


def _refusal(connection: Connection, table: int, cause: str | None) -> Repeated | Conflict:
    length = connection.execute(_SEQ, {"table": table}).scalar() or 0
    return _recorded(connection, cause) or Conflict(length)


def _create(
    connection: Connection, table: NewTable, new: Sequence[NewEntry], cause: str | None
) -> int:
    row: dict[str, Any] = {name: getattr(table.head, name) for name in (*_COLUMNS, "updated_at")}
    row |= {"game": table.game, "created_at": table.created_at, "seq": len(new)}
    row["kind"] = table.kind
    result = connection.execute(insert(tables).values(row).returning(tables.c.id))
    number: int = result.scalar_one()
    _insert_entries(connection, number, 0, new, cause)
    _insert_people(connection, number, table.head)
    _mention(connection, number, _users(table.head, new))
    return number


def _move(
    connection: Connection, table: int, expected: int, length: int, head: Head, known: _Known | None
) -> bool:
    """Move the head if the journal has the expected length.

    Unchanged columns are not written: SQLite updates the indexes of every column that a statement
    names, whether its value differs or not.
    """
    changed = tuple(
        name
        for name in _COLUMNS
        if known is None or getattr(known.head, name) != getattr(head, name)
    )
    values = {name: getattr(head, name) for name in changed}
    values |= {"table": table, "expected": expected, "seq": length, "updated_at": head.updated_at}
    return bool(execute(connection, _moving(changed), values).rowcount == 1)


@lru_cache(maxsize=32)
def _moving(changed: tuple[str, ...]) -> Update:
    row: dict[str, Any] = {name: bindparam(name) for name in ("seq", "updated_at", *changed)}
    there = tables.c.id == bindparam("table"), tables.c.seq == bindparam("expected")
    return update(tables).where(*there).values(row)


def _insert_entries(
    connection: Connection, table: int, seq: int, new: Sequence[NewEntry], cause: str | None
) -> None:
    rows = [
        {
            "table_id": table,
            "seq": seq + number,
            "kind": entry.kind,
            "payload": entry.payload,
            "at": entry.at,
            "cause": cause if number == 1 else None,
        }
        for number, entry in enumerate(new, 1)
    ]
    execute(connection, _INSERT, *rows)


def _insert_people(connection: Connection, table: int, head: Head) -> None:
    rows = [
        {"table_id": table, "seat": seat, "user_id": user}
        for user, seat in dict.fromkeys(head.people)
    ]
    if rows:
        connection.execute(insert(table_people), rows)


def _users(head: Head, new: Sequence[NewEntry]) -> set[int]:
    """Everybody named by a head and entries."""
    users = {head.owner_id, *(user for user, _ in head.people)}
    for entry in new:
        users |= entry.people
    return users


def _mention(connection: Connection, table: int, users: Iterable[int]) -> None:
    """Note the people named in the table, so that they can be found and erased."""
    rows = [{"user_id": user, "table_id": table} for user in sorted(users)]
    insert_missing(connection, mentions, rows)


def heads_of(connection: Connection, query: Any) -> list[TableHead]:
    """The tables of a query."""
    rows = connection.execute(query).all()
    people: dict[int, tuple[tuple[int, str], ...]] = {}
    theirs = (
        select(table_people)
        .where(table_people.c.table_id.in_([row.id for row in rows]))
        .order_by(table_people.c.seat, table_people.c.user_id)
    )
    for row in connection.execute(theirs) if rows else ():
        people[row.table_id] = (*people.get(row.table_id, ()), (row.user_id, row.seat))
    return [
        of_row(TableHead, row, table=row.id, head=of_row(Head, row, people=people.get(row.id, ())))
        for row in rows
    ]
