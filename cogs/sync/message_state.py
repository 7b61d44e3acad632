"""What is known of the messages of the tables, by table and role."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

from cogs.messages.client import Answer, Place


@dataclass(slots=True, eq=False)
class Slot:
    """What is known of one message."""

    table: int
    role: str
    dirty: bool = False
    task: asyncio.Task[None] | None = None
    sign: str = ""
    """What it shows."""
    seq: int = 0
    """The table's entry that it shows."""
    place: Place | None = None
    replaces: int = 0
    """The message that was there last, 0 for none: what is sent next is sent in its place."""
    loaded: bool = False
    """Whether ``place`` has been read from the store."""
    lasting: bool = True
    """Whether the message goes on changing with its table."""
    not_before: float = 0.0
    """When it may be touched next (the pace's clock)."""
    failures: int = 0
    """In a row."""
    answer: Answer | None = None
    leaving: list[Answer] = field(default_factory=list)
    """Private hands that a newer one has replaced: each still gets its last edit."""
    closing: bool = False
    """Whether a private hand gets its last edit: its token ends."""
    timer: asyncio.Task[None] | None = None
    """Waits until a private hand has to be closed."""
    stored: bool = False
    """Whether the store knows that the person has a private hand."""

    @property
    def idle(self) -> bool:
        """Whether nothing is being done, or has to be."""
        return self.task is None and not self.dirty and self.answer is None and not self.leaving

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop what runs for it; gives what to wait for."""
        tasks = [task for task in (self.task, self.timer) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks


class Slots:
    """Every message in memory, found by its table without looking at any other's."""

    def __init__(self) -> None:
        self._tables: dict[int, dict[str, Slot]] = {}

    def __iter__(self) -> Iterator[Slot]:
        for table in tuple(self._tables.values()):
            yield from tuple(table.values())

    def __len__(self) -> int:
        return sum(len(table) for table in self._tables.values())

    def of(self, table: int) -> tuple[Slot, ...]:
        """The messages of a table."""
        return tuple(self._tables.get(table, {}).values())

    def known(self, table: int, role: str) -> Slot | None:
        """One message, if it is in memory."""
        return self._tables.get(table, {}).get(role)

    def get(self, table: int, role: str) -> Slot:
        """One message, in memory from now on."""
        roles = self._tables.setdefault(table, {})
        slot = roles.get(role)
        if slot is None:
            slot = roles[role] = Slot(table, role)
        return slot

    def drop(self, slot: Slot) -> None:
        """Forget a message, and its table with its last one."""
        roles = self._tables.get(slot.table, {})
        if roles.get(slot.role) is slot:
            del roles[slot.role]
            if not roles:
                del self._tables[slot.table]
        if slot.timer is not None:
            slot.timer.cancel()
