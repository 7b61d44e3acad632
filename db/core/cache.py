"""Caches of database rows that stay true while several processes write.

Each process sees at once what another has stored, so no cached value is used without a check:

* Every transaction that changes something cached raises the number of its kind in the table
  ``versions``, as its last step. A *check* reads these numbers, and the lengths of the journals
  asked for, in one statement.
* A value is read in one statement with its kind's number and belongs to that number. When a higher
  one is seen, all values of the kind are dropped; one read under a lower number is not kept. The
  process that raised the number by one from the known one keeps the rest: nobody else has written.
* A *snapshot* (:meth:`CacheValidator.snapshot`) limits the age of a check: it must have begun after
  the snapshot did. Reading outside of a snapshot needs a check of its own. One check serves all
  waiting readers.

Rolled-back values are never cached: only committed numbers count. A commit whose reply was lost
with the connection is found by the next check, like another process's.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.engine import Engines
from db.core.schema import versions
from db.core.uncancellable import finished

K = TypeVar("K")
V = TypeVar("V")

KEPT: Final = 10_000
"""Cached values of each kind, and tables of known length: a few megabytes in all."""


class Kind(StrEnum):
    """Kind of cached data; the value is the key in ``versions``.

    The number of ``JOURNALS`` is raised where they are rewritten, not where they grow.
    """

    GUILDS = "guilds"
    JOURNALS = "journals"
    MESSAGES = "messages"
    PEOPLE = "people"


class Cache(Generic[K, V]):
    """Values of one kind, all true at one number; the least recently used are dropped.

    >>> people = Cache[str, int]()
    >>> people.note_read(4, "Anna", 1)
    >>> people.get("Anna")
    (1,)
    >>> people.note_written(5, {"Beat": 2})
    >>> people.get("Anna"), people.get("Beat")
    ((1,), (2,))
    >>> people.note_number(7)  # Another process has written.
    >>> people.get("Anna"), people.get("Beat")
    (None, None)
    """

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._number = 0
        self._values: OrderedDict[K, tuple[V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    @property
    def number(self) -> int:
        """The highest number seen."""
        return self._number

    def get(self, key: K) -> tuple[V] | None:
        """The value in a 1-tuple, as of the highest number seen; ``None``: not cached."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def note_number(self, number: int) -> None:
        """Note a number seen in the database."""
        if number > self._number:
            self._number = number
            self._values.clear()

    def note_read(self, number: int, key: K, value: V) -> None:
        """Note the value in the database at this number."""
        self.note_number(number)
        self._keep(number, key, value)

    def note_written(
        self, number: int, changed: Mapping[K, V] | None, gone: Collection[K] = ()
    ) -> None:
        """Note values written by an own transaction that raised the number to this one.

        Call it after the commit. ``changed`` names rows that it had locked (SQLite locks all): rows
        that it found missing may exist by the time it ends, and are dropped as ``gone``. ``None``:
        any values may have changed.
        """
        if number == self._number + 1 and changed is not None:
            self._number = number  # Nobody else has written since the cached values were read.
        self.note_number(number)
        for key in gone:
            self._values.pop(key, None)
        for key, value in (changed or {}).items():
            self._keep(number, key, value)

    def _keep(self, number: int, key: K, value: V) -> None:
        if number != self._number:
            return  # It may be outdated already.
        self._values[key] = (value,)
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)


@dataclass(frozen=True, slots=True)
class Found:
    """Result of a check: the number of each kind, and the lengths of the journals asked for."""

    numbers: Mapping[str, int]
    lengths: Mapping[int, int]
    """Unknown tables are missing."""


Ask = Callable[[tuple[int, ...]], Awaitable[Found]]
"""Reads the numbers and the lengths of these tables' journals, in one statement."""


@dataclass(eq=False, slots=True)
class _Snapshot:
    validator: CacheValidator
    since: int
    """The first check that is new enough."""
    tables: tuple[int, ...]
    over: bool = False


_snapshot: ContextVar[_Snapshot | None] = ContextVar("snapshot", default=None)


class CacheValidator:
    """Checks of one store, which validate its caches."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._begun = 0
        """Number of checks begun."""
        self._done = 0
        """The last finished check."""
        self._wanted: set[int] = set()
        self._next: asyncio.Task[None] | None = None
        """A check that has not begun."""
        self._running: asyncio.Task[None] | None = None
        self._lengths: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """The last check that asked for a table, and the length found."""
        self._caches: dict[Kind, Cache[Any, Any]] = {kind: Cache() for kind in Kind}

    def cache(self, kind: Kind) -> Cache[Any, Any]:
        """The cache of a kind; valid after :meth:`check`."""
        return self._caches[kind]

    @contextmanager
    def snapshot(self, *tables: int) -> Iterator[None]:
        """Read the state of now or later within it, and in tasks begun in it, with one check.

        ``tables`` whose lengths will be needed are included in that check. Writes of this process
        are seen in any case.
        """
        now = _Snapshot(self, self._begun + 1, tables)
        token = _snapshot.set(now)
        try:
            yield
        finally:
            now.over = True
            _snapshot.reset(token)

    async def check(self) -> None:
        """Validate the caches as of the snapshot. Raises :class:`db.StoreError`."""
        snapshot = self._current()
        if self._done < (snapshot.since if snapshot else self._begun + 1):
            await self._join(snapshot.tables if snapshot else ())

    async def length(self, table: int) -> int:
        """Number of entries of a table's journal as of the snapshot; 0 for an unknown table."""
        snapshot = self._current()
        since = snapshot.since if snapshot else self._begun + 1
        found = self._lengths.get(table)
        if found is None or found[0] < since:
            await self._join((*(snapshot.tables if snapshot else ()), table))
            found = self._lengths[table]
        return found[1]

    def _current(self) -> _Snapshot | None:
        snapshot = _snapshot.get()
        valid = snapshot is not None and snapshot.validator is self and not snapshot.over
        return snapshot if valid else None

    async def _join(self, tables: tuple[int, ...]) -> None:
        """Wait for the next check that begins."""
        self._wanted.update(tables)
        if self._next is None:
            # It begins when all tasks that are ready to run have added their wishes.
            self._next = asyncio.create_task(self._check(self._running), name="check of the store")
        await finished(self._next)

    async def _check(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait((before,))
        self._running, self._next = self._next, None
        self._begun += 1
        number, tables, self._wanted = self._begun, tuple(sorted(self._wanted)), set()
        found = await self._ask(tables)
        for kind, cache in self._caches.items():
            cache.note_number(found.numbers.get(kind, 0))
        for table in tables:
            self._lengths[table] = number, found.lengths.get(table, 0)
            self._lengths.move_to_end(table)
        while len(self._lengths) > max(KEPT, len(tables)):
            self._lengths.popitem(last=False)
        self._done = number


async def raise_number(connection: AsyncConnection, kind: Kind) -> int:
    """Raise the number of a kind; return the one valid once the transaction is committed.

    The last step of a transaction, the kinds in their order: so no two transactions deadlock
    (PostgreSQL).
    """
    raised = (
        update(versions)
        .where(versions.c.kind == kind)
        .values(number=versions.c.number + 1)
        .returning(versions.c.number)
    )
    number: int = (await connection.execute(raised)).scalar_one()
    return number


async def find(engines: Engines, wanted: tuple[int, ...]) -> Found:
    """Read the numbers, and the lengths of the journals of these tables."""
    values = {f"table_{place}": table for place, table in enumerate(wanted)}
    numbers: dict[str, int] = {}
    lengths: dict[int, int] = {}
    for kind, table, number in await engines.ask(_check(len(wanted)), **values):
        if kind is None:
            lengths[table] = number
        else:
            numbers[kind] = number
    return Found(numbers, lengths)


@lru_cache(maxsize=64)
def _check(count: int) -> str:
    """Statement that reads the numbers and the lengths of that many journals."""
    numbers = "SELECT kind, 0, number FROM versions"
    if not count:
        return numbers
    wanted = ", ".join(f":table_{place}" for place in range(count))
    return f"{numbers} UNION ALL SELECT NULL, id, seq FROM tables WHERE id IN ({wanted})"
