"""Appending to a journal, as every action does, with a minimum of statements and pages.

Unchanged columns are not written: SQLite updates the indexes of every column that a statement
names, whether its value differs or not.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from db.core.work import End, Rows, Step
from db.records import Appended, Conflict, Head, NewEntry, Repeated

_COLUMNS: Final = ("status", "guild_id", "channel_id", "place_id", "owner_id")
"""Columns of a table's row that repeat its head, besides those that every entry changes."""


@dataclass(frozen=True, slots=True)
class Known:
    """Rows of a table besides its entries, valid at this length."""

    length: int
    number: int
    """Number of rewritings of journals; outdated with the next."""
    head: Head
    mentioned: frozenset[int]
    """People whom the table is known to mention; there may be others."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be written after ``expected``, and the new head."""

    table: int
    expected: int
    entries: Sequence[NewEntry]
    cause: str | None
    head: Head
    known: Known | None
    rewritten: int | None = None
    """Number of rewritings of journals when the basis of this was read; ``None``: irrelevant."""

    def steps(
        self,
    ) -> Generator[Step, Rows, End[tuple[Appended | Repeated | Conflict, Known | None]]]:
        """The work; also returns the rows known after the commit."""
        known = self.known if self.known and self.known.length == self.expected else None
        length = self.expected + len(self.entries)
        while not (yield self._head_step(known, length)):
            refused = yield from self.refusal()
            if refused.value is not None:
                return End(refused.value, False)
            # Meanwhile another process has made it as long as expected (PostgreSQL).
        written = yield self._entries_step()
        if len(written) < len(self.entries):
            repeated = yield from self._recorded()
            assert repeated is not None, "what else is there once"
            return End((repeated, None), False)
        number = written[0][1]
        if self.rewritten not in (None, number):
            return End((Conflict(self.expected), None), False)
        if known is not None and known.number != number:
            known = None
        users = {user for entry in self.entries for user in entry.people}
        users |= {user for user, _ in self.head.people} | {self.head.owner_id}
        if known is None or set(known.head.people) != set(self.head.people):
            yield from self._seat()
        before = known.mentioned if known is not None else frozenset()
        for user in sorted(users - before):
            yield _MENTION, {"table": self.table, "user": user}
        return End(
            (Appended(length), Known(length, number, self.head, before | users)),
            True,
        )

    def refusal(self) -> Generator[Step, Rows, End[tuple[Repeated | Conflict, None] | None]]:
        """The work of finding the reason against it; ``None`` without one. Writes nothing."""
        repeated = yield from self._recorded()
        if repeated is not None:
            return End((repeated, None), False)
        found = yield "SELECT seq FROM tables WHERE id = :table", {"table": self.table}
        length = found[0][0] if found else 0
        if length == self.expected and length:
            return End(None, True)
        return End((Conflict(length), None), False)

    def _head_step(self, known: Known | None, length: int) -> Step:
        changed = tuple(
            name
            for name in _COLUMNS
            if known is None or getattr(known.head, name) != getattr(self.head, name)
        )
        values: dict[str, Any] = {name: getattr(self.head, name) for name in changed}
        values |= {"table": self.table, "expected": self.expected, "length": length}
        return _update(changed), values | {"updated_at": self.head.updated_at}

    def _recorded(self) -> Generator[Step, Rows, Repeated | None]:
        if self.cause is None:
            return None
        found = yield RECORDED, {"cause": self.cause}
        return Repeated(*found[0]) if found else None

    def _entries_step(self) -> Step:
        values: dict[str, Any] = {"table": self.table, "cause": self.cause}
        for place, entry in enumerate(self.entries):
            values |= {
                f"seq_{place}": self.expected + place + 1,
                f"kind_{place}": entry.kind,
                f"payload_{place}": entry.payload,
                f"at_{place}": entry.at,
            }
        return _insert(len(self.entries)), values

    def _seat(self) -> Generator[Step, Rows, None]:
        yield (
            "DELETE FROM table_people WHERE table_id = :table RETURNING seat",
            {"table": self.table},
        )
        for user, seat in dict.fromkeys(self.head.people):
            yield _SEAT, {"table": self.table, "seat": seat, "user": user}


RECORDED: Final = "SELECT seq, table_id FROM entries WHERE cause = :cause"
"""Place of a cause: the first of its entries."""
REWRITTEN: Final = "SELECT number FROM versions WHERE kind = 'journals'"
"""Number of rewritings of journals."""
_MENTION: Final = (
    "INSERT INTO mentions (user_id, table_id) VALUES (:user, :table) "
    "ON CONFLICT DO NOTHING RETURNING user_id"
)
_SEAT: Final = (
    "INSERT INTO table_people (table_id, seat, user_id) VALUES (:table, :seat, :user) "
    "RETURNING user_id"
)


@lru_cache(maxsize=32)
def _update(changed: tuple[str, ...]) -> str:
    """Statement that moves the head; returns a row if the journal was as long as expected, and
    locks it.
    """
    sets = "".join(f", {name} = :{name}" for name in changed)
    return (
        f"UPDATE tables SET seq = :length, updated_at = :updated_at{sets} "
        "WHERE id = :table AND seq = :expected "
        "RETURNING seq"
    )


@lru_cache(maxsize=64)
def _insert(count: int) -> str:
    """Statement that writes that many entries, the first with the cause; returns a row for each.

    An erasure locks the table's row first. So only statements after the head's see a reliable
    number of rewritings (PostgreSQL).
    """
    rows = ", ".join(
        f"(:table, :seq_{place}, :kind_{place}, :payload_{place}, :at_{place}, "
        f"{'NULL' if place else ':cause'})"
        for place in range(count)
    )
    return (
        f"INSERT INTO entries (table_id, seq, kind, payload, at, cause) VALUES {rows} "
        f"ON CONFLICT DO NOTHING RETURNING seq, ({REWRITTEN})"
    )
