"""Tables and their journals: the only truth."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Row, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import Repository, insert_missing
from db.core.cache import CacheValidator, Kind
from db.core.engine import Engines
from db.core.schema import entries, mentions, table_people, tables
from db.core.uncancellable import uncancellable
from db.core.work import UndoneError, by, through
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
from db.repositories.appending import RECORDED, Append, Known
from db.repositories.limits import NotAdmittedError, admit
from db.repositories.matches import record
from db.results import MatchFacts

_PAGE: Final = 500
"""Entries read at a time."""
_AT_ONCE: Final = 50
"""Entries read by one statement; a longer journal is read in a transaction."""
_FEW: Final = (
    "SELECT versions.number, found.seq, found.kind, found.payload, found.at, found.cause "
    "FROM versions LEFT JOIN (SELECT seq, kind, payload, at, cause FROM entries "
    f"WHERE table_id = :table AND seq > :after ORDER BY seq LIMIT {_AT_ONCE}) AS found ON 1 = 1 "
    "WHERE versions.kind = 'journals' ORDER BY found.seq"
)
_HEADS: Final = 200
"""Heads read at a time: two milliseconds."""
_LIVE: Final = f"SELECT id, game FROM tables WHERE status IN {tuple(sorted(LIVE))} ORDER BY id"
_ENDED: Final = (
    f"SELECT id, game, guild_id FROM tables WHERE status NOT IN {tuple(sorted(LIVE))}"
    " AND updated_at >= :since ORDER BY id"
)
_COUNTED: Final = (
    f"SELECT game, status, count(*) FROM tables WHERE status IN {tuple(sorted(LIVE))}"
    " GROUP BY game, status"
)
_KNOWN: Final = 2_000
"""Tables whose heads are cached for the next append."""


class Journals(Repository):
    """Opening tables, appending to journals, reading them, finding tables."""

    def __init__(self, engines: Engines, validator: CacheValidator) -> None:
        super().__init__(engines, validator)
        self._known: OrderedDict[int, Known] = OrderedDict()
        """Tables of the latest appends."""

    @uncancellable
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
        try:
            async with self._engines.writing() as connection:
                repeated = await _recorded(connection, cause)
                if repeated is not None:
                    return repeated.table
                if admission is not None:
                    await admit(connection, admission)
                return await _create(connection, table, entries, cause)
        except IntegrityError:
            async with self._engines.reading() as connection:
                repeated = await _recorded(connection, cause)
            if repeated is None:
                raise
            return repeated.table

    @uncancellable
    async def append(
        self,
        table: int,
        expected_seq: int,
        entries: Sequence[NewEntry],
        cause: str | None,
        head: Head,
        finished: MatchFacts | None = None,
        admission: Admission | None = None,
        rewritten: int | None = None,
    ) -> Appended | Repeated | Conflict:
        """Write entries after ``expected_seq`` and the new head, in one transaction.

        Nothing is changed when the cause was recorded before (:class:`Repeated`, whatever the
        ``expected_seq``) or the journal has grown (:class:`Conflict`). Once :class:`Appended` is
        returned, the entries survive a power cut. If cancelled, it may have been committed:
        repeating it with the same cause shows that. ``finished`` is the match that these entries
        end, if any: its statistics and ratings follow in the same transaction. ``admission`` is
        counted with it; raises :class:`NotAdmittedError`, and nothing is changed, if it is not
        granted. ``rewritten``: the number with which the journal was read (:meth:`read_on`); if
        journals were rewritten since, the answer is :class:`Conflict` too.
        """
        if not entries:
            raise ValueError("nothing to append")
        known = self._known.get(table)
        append = Append(table, expected_seq, entries, cause, head, known, rewritten)
        if finished is None and admission is None:
            done, known = await self._engines.do(append.steps)
        else:
            done, known = await self._append_with(append, finished, admission)
        if known is None:
            self._known.pop(table, None)
        else:
            self._known[table] = known
            self._known.move_to_end(table)
            if len(self._known) > _KNOWN:
                self._known.popitem(last=False)
        return done

    async def _append_with(
        self, append: Append, finished: MatchFacts | None, admission: Admission | None
    ) -> tuple[Appended | Repeated | Conflict, Known | None]:
        try:
            async with self._engines.writing() as connection:
                if admission is not None:
                    await self._admit(connection, admission, append)
                done = await through(by(connection), append.steps)
                if finished is not None:
                    await record(connection, finished)
                return done
        except UndoneError as undone:
            refused: tuple[Repeated | Conflict, None] = undone.value
            return refused

    async def _admit(
        self, connection: AsyncConnection, admission: Admission, append: Append
    ) -> None:
        try:
            await admit(connection, admission)
        except NotAdmittedError:
            # Repetitions and conflicts are not counted against the limits.
            await through(by(connection), append.refusal)
            raise

    @uncancellable
    async def recorded(self, cause: str) -> Repeated | None:
        """Return the place of a cause, ``None`` if it was not recorded."""
        found = await self._engines.ask(RECORDED, cause=cause)
        return Repeated(*found[0]) if found else None

    async def entries(self, table: int, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries after ``after``, in order; empty for an unknown table."""
        return (await self.read_on(table, after))[1]

    @property
    def rewritten(self) -> int:
        """Number of rewritings of journals, by the last check or reading."""
        return self._validator.cache(Kind.JOURNALS).number

    @uncancellable
    async def read_on(self, table: int, after: int) -> tuple[int, tuple[Entry, ...]]:
        """Return the entries after ``after``, and the number of rewritings before.

        Earlier entries read with another number are outdated.
        """
        few = await self._engines.ask(_FEW, table=table, after=after)
        number: int = few[0][0]
        self._validator.cache(Kind.JOURNALS).note_number(number)
        if len(few) < _AT_ONCE:
            return number, tuple(Entry(*row[1:]) for row in few if row[1] is not None)
        columns = entries.c.seq, entries.c.kind, entries.c.payload, entries.c.at, entries.c.cause
        query = select(*columns).where(entries.c.table_id == table).order_by(entries.c.seq)
        found: list[Entry] = []
        async with self._engines.reading() as connection:
            while True:  # Page by page, so that the event loop may run between two of them.
                page = query.where(entries.c.seq > after).limit(_PAGE)
                rows = [Entry(*row) for row in await connection.execute(page)]
                found.extend(rows)
                if len(rows) < _PAGE:
                    return number, tuple(found)
                after = rows[-1].seq

    async def length(self, table: int) -> int:
        """Number of entries, as of the snapshot (:meth:`db.core.cache.CacheValidator.snapshot`)."""
        return await self._validator.length(table)

    @uncancellable
    async def head(self, table: int) -> Head | None:
        """Return the head of the journal, ``None`` for an unknown table."""
        found = await self._heads(select(tables).where(tables.c.id == table))
        return found[0].head if found else None

    @uncancellable
    async def heads(
        self,
        *,
        status: Collection[Status] | None = None,
        guild: int | None = None,
        user: int | None = None,
        place: int | None = None,
        game: str | None = None,
    ) -> tuple[TableHead, ...]:
        """Return the tables that match every argument, oldest first.

        ``user`` has a seat or owns the table; ``place`` is the thread or channel in use.
        """
        query = select(tables).order_by(tables.c.id)
        if status is not None:
            query = query.where(tables.c.status.in_(status))
        if guild is not None:
            query = query.where(tables.c.guild_id == guild)
        if place is not None:
            query = query.where(tables.c.place_id == place)
        if game is not None:
            query = query.where(tables.c.game == game)
        if user is not None:
            seated = select(table_people.c.table_id).where(table_people.c.user_id == user)
            owned = select(tables.c.id).where(tables.c.owner_id == user)
            query = query.where(tables.c.id.in_(seated.union(owned)))
        return await self._heads(query)

    async def _heads(self, query: Any) -> tuple[TableHead, ...]:
        found: list[TableHead] = []
        async with self._engines.reading() as connection:
            after = 0
            while True:  # Page by page, as entries are.
                page = query.where(tables.c.id > after).limit(_HEADS)
                rows = (await connection.execute(page)).all()
                people = await _people(connection, [row.id for row in rows])
                found.extend(_table_head(row, people.get(row.id, ())) for row in rows)
                if len(rows) < _HEADS:
                    return tuple(found)
                after = rows[-1].id

    async def counted(self) -> tuple[tuple[str, str, int], ...]:
        """Count live tables by game and status."""
        found = await self._engines.ask(_COUNTED)
        return tuple((game, status, number) for game, status, number in found)

    async def live(self) -> tuple[tuple[int, str], ...]:
        """Return number and game of every live table, oldest first."""
        found = await self._engines.ask(_LIVE)
        return tuple((table, game) for table, game in found)

    async def ended(self, since: int) -> tuple[tuple[int, str, int | None], ...]:
        """Return number, game and server of every table that ended since (UTC ms)."""
        found = await self._engines.ask(_ENDED, since=since)
        return tuple((table, game, guild) for table, game, guild in found)


async def _recorded(connection: AsyncConnection, cause: str | None) -> Repeated | None:
    if cause is None:
        return None
    query = select(entries.c.seq, entries.c.table_id).where(entries.c.cause == cause)
    row = (await connection.execute(query)).first()
    return None if row is None else Repeated(row.seq, row.table_id)


async def _create(
    connection: AsyncConnection, table: NewTable, new: Sequence[NewEntry], cause: str | None
) -> int:
    row = {
        "game": table.game,
        "created_at": table.created_at,
        "seq": len(new),
        **_head_row(table.head),
    }
    result = await connection.execute(insert(tables).values(row).returning(tables.c.id))
    number: int = result.scalar_one()
    await _insert_entries(connection, number, 0, new, cause)
    await _insert_people(connection, number, table.head)
    await _mention(connection, number, table.head, new)
    return number


async def _insert_entries(
    connection: AsyncConnection, table: int, seq: int, new: Sequence[NewEntry], cause: str | None
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
    await connection.execute(insert(entries), rows)


async def _insert_people(connection: AsyncConnection, table: int, head: Head) -> None:
    rows = [
        {"table_id": table, "seat": seat, "user_id": user}
        for user, seat in dict.fromkeys(head.people)
    ]
    if rows:
        await connection.execute(insert(table_people), rows)


async def _mention(
    connection: AsyncConnection, table: int, head: Head, new: Iterable[NewEntry]
) -> None:
    """Note the people named in the table, so that they can be found and erased."""
    users = {user for entry in new for user in entry.people}
    users |= {user for user, _ in head.people} | {head.owner_id}
    rows = [{"user_id": user, "table_id": table} for user in sorted(users)]
    await insert_missing(connection, mentions, rows)


async def _people(
    connection: AsyncConnection, numbers: Sequence[int]
) -> dict[int, tuple[tuple[int, str], ...]]:
    if not numbers:
        return {}
    query = select(table_people).order_by(table_people.c.seat, table_people.c.user_id)
    found: dict[int, tuple[tuple[int, str], ...]] = {}
    for row in await connection.execute(query.where(table_people.c.table_id.in_(numbers))):
        found[row.table_id] = (*found.get(row.table_id, ()), (row.user_id, row.seat))
    return found


def _head_row(head: Head) -> dict[str, Any]:
    return {
        "status": head.status,
        "guild_id": head.guild_id,
        "channel_id": head.channel_id,
        "place_id": head.place_id,
        "owner_id": head.owner_id,
        "updated_at": head.updated_at,
    }


def head_of(row: Row[Any], people: tuple[tuple[int, str], ...]) -> Head:
    """Build the head from a table's row and the person and seat of everybody seated or invited."""
    return Head(
        status=row.status,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        place_id=row.place_id,
        owner_id=row.owner_id,
        people=people,
        updated_at=row.updated_at,
    )


def _table_head(row: Row[Any], people: tuple[tuple[int, str], ...]) -> TableHead:
    head = head_of(row, people)
    return TableHead(row.id, row.game, row.seq, row.created_at, head)
