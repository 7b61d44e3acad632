"""Bringing Discord's messages to the newest state: one worker a message, newest wins.

State first: nothing here can fail a game. A worker runs only while there is something to show. It
asks the presenter for the message as it looks *now*, so many changes become one edit; what was
deleted is posted again. Whatever fails for a while is tried again with what is newest then, and
nothing ends a worker for good.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.messages.client import CLOSING_S, TOKEN_S, Answer, Courier, Place
from cogs.messages.errors import Trouble, trouble
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.sync.delivery import Delivery
from cogs.sync.destinations import Placing
from cogs.sync.message_keys import FADING, person_of, standing, touched
from cogs.sync.message_state import Slot, Slots
from cogs.sync.presenter import Presenter
from db import Store
from tables.outcomes import Change, Nudge
from tables.safe_log import without_text
from tables.service import Tables
from tables.state import TableState

log = logging.getLogger(__name__)

BARRED: Final = 429
"""Such an answer reaches us only where Discord has barred this address: discord.py waits out every
other of its kind."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds, and the clock and sleep that they are measured by; tests hand in their own."""

    edit: float = 1.0
    """Between two edits of one message, except answers to clicks."""
    retry: float = 1.0
    """Before the first new try where something is busy; doubled each time."""
    longest: float = 5.0
    """Between two tries at most: people wait for whatever is not shown."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic

    def wait(self, kind: Trouble, failures: int) -> float:
        """How long to wait after so many failures in a row, the last of this kind.

        >>> pace = Pace()
        >>> [pace.wait(Trouble.LOST, failures) for failures in range(1, 7)]
        [0.0, 1.0, 2.0, 4.0, 5.0, 5.0]
        >>> [pace.wait(Trouble.BUSY, failures) for failures in range(1, 6)]
        [1.0, 2.0, 4.0, 5.0, 5.0]
        """
        again = failures - 1 if kind is Trouble.LOST else failures
        wait = self.retry * 2 ** min(again - 1, 10) if again else 0.0
        return min(wait, self.longest)


class Projector:
    """All messages of all tables."""

    def __init__(
        self,
        courier: Courier,
        tables: Tables,
        store: Store,
        people: People,
        presenter: Presenter,
        pace: Pace | None = None,
    ) -> None:
        self._tables = tables
        self._store = store
        self._pace = pace or Pace()
        self._slots = Slots()
        self._held: dict[int, int] = {}
        self._closed = False
        self._barred: float | None = None
        """Until when nobody asks Discord, which bars this address; then one message tries."""
        self._placing = Placing(courier, tables, store, people, self.poke, presenter.thread_name)
        self._delivery = Delivery(
            courier, tables, store, people, presenter, self._placing, self._slots
        )

    # -- what makes messages old -------------------------------------------------------------------

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables: remember what is to be redrawn."""
        if isinstance(change, Nudge):
            self.poke(change.state.id, f"nudge:{change.person}")
            return
        table = change.state.id
        for role in dict.fromkeys(touched(change)):
            if role.startswith(FADING) and self._slots.known(table, role) is None:
                continue
            self.poke(table, role)
        standing_now = set(standing(change.state))
        for slot in self._slots.of(table):
            if slot.role not in standing_now and not slot.role.startswith(FADING):
                slot.lasting = False
                self._retire(slot)

    async def refresh(self, table: int) -> None:
        """Bring every standing message of a table to the newest state (after a start)."""
        state = await self._tables.state(table)
        if state is not None:
            for role in standing(state):
                self.poke(table, role)
            for message in await self._store.messages.find(table=table):
                if message.role.startswith(FADING):
                    self.poke(table, message.role)

    async def recall(self, table: int) -> None:
        """After a start: ask, once, whose private hands the last process kept to open them again.

        Their tokens are gone with it, so nothing can reach those messages until they are pressed.
        """
        for message in await self._store.messages.find(table=table):
            kind, _, person = message.role.partition(":")
            if kind == "private":
                self.poke(table, f"recall:{person}")

    def poke(self, table: int, *roles: str) -> None:
        """These messages may be old."""
        for role in roles:
            slot = self._slots.get(table, role)
            slot.dirty = True
            self._go(slot)

    def doubt(self, state: TableState, *roles: str) -> None:
        """Somebody saw these messages older than the table: redraw those that are."""
        for role in roles:
            slot = self._slots.known(state.id, role)
            if slot is None or slot.seq < state.seq:
                self.poke(state.id, role)

    @contextmanager
    def holding(self, table: int) -> Iterator[None]:
        """While a click is being answered nothing of its table is drawn or sent."""
        self._held[table] = self._held.get(table, 0) + 1
        try:
            yield
        finally:
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
                for slot in self._slots.of(table):
                    if slot.dirty:
                        self._go(slot)

    def adopt(
        self,
        table: int,
        role: str,
        interaction: discord.Interaction[Any],
        *,
        message: discord.Message | None = None,
        private: bool = False,
        showing: Post | None = None,
    ) -> None:
        """The interaction's message is the one of this role; its token edits it for a while.

        ``message``: the one that was pressed; ``None`` for a private reply just made. ``showing``:
        what the answer itself makes of it; without it the message is redrawn.
        """
        slot = self._slots.get(table, role)
        until = self._pace.clock() + TOKEN_S
        pressed = message.id if message is not None else None
        answer = Answer(interaction, until, private=private, message=pressed)
        before, slot.answer = slot.answer, answer
        if private:
            self._adopt_private(slot, answer, before)
        elif message is not None:
            slot.place = Place(message.channel.id, message.id)
            slot.replaces, slot.loaded = message.id, True
        slot.sign = "" if showing is None else showing.sign
        if showing is None:
            self.poke(table, role)

    def _adopt_private(self, slot: Slot, answer: Answer, before: Answer | None) -> None:
        slot.closing = False
        same = answer.message is not None
        if before is not None and same and before.message in (None, answer.message):
            before.before, answer.before = None, before
        elif before is not None:
            slot.leaving.append(before)
        if slot.timer is not None:
            slot.timer.cancel()
        slot.timer = asyncio.create_task(
            self._close_in_time(slot, answer), name=f"private hand {slot.table}"
        )
        if self._slots.known(slot.table, recall := f"recall:{person_of(slot.role)}") is not None:
            self.poke(slot.table, recall)

    async def _close_in_time(self, slot: Slot, answer: Answer) -> None:
        """Before its token ends, a private hand is left with nothing but "My hand"."""
        await self._pace.sleep(CLOSING_S)
        slot.timer = None
        if slot.answer is answer:
            slot.closing = True
            self.poke(slot.table, slot.role)

    def has_private_hand(self, table: int, person: int) -> bool:
        """Whether the person's private hand can still be reached."""
        slot = self._slots.known(table, f"private:{person}")
        return (
            slot is not None
            and slot.answer is not None
            and not slot.closing
            and self._pace.clock() < slot.answer.until
        )

    def shown(self, table: int, role: str, post: Post) -> None:
        """An answer has made the message look like this."""
        slot = self._slots.get(table, role)
        slot.sign = post.sign
        slot.not_before = self._pace.clock() + self._pace.edit

    async def posted(self, table: int, role: str, place: Place) -> None:
        """A message was sent otherwise: remember it."""
        await self._delivery.keep(self._slots.get(table, role), place)

    async def forget(self, person: int) -> None:
        """Show the person nothing more: their messages are no longer kept up to date."""
        theirs = [slot for slot in self._slots if person_of(slot.role) == person]
        tasks = [task for slot in theirs for task in slot.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        for slot in theirs:
            self._slots.drop(slot)
        self._placing.closed(person)

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        tasks = [task for slot in self._slots for task in slot.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one message -------------------------------------------------------------------------------

    def _go(self, slot: Slot) -> None:
        if slot.task is None and not self._closed and slot.table not in self._held:
            slot.task = asyncio.create_task(
                self._work(slot), name=f"message {slot.table} {slot.role}"
            )

    async def _work(self, slot: Slot) -> None:
        try:
            while slot.dirty and slot.table not in self._held:
                await self._wait(slot)
                slot.dirty = False
                await self._try(slot)
        finally:
            slot.task = None
            self._retire(slot)

    def _retire(self, slot: Slot) -> None:
        """Drop what is known of a message that will not change any more: memory must not grow."""
        if slot.idle and not slot.lasting:
            self._slots.drop(slot)

    async def _wait(self, slot: Slot) -> None:
        """Not more than one edit a second, and longer after failures."""
        now = self._pace.clock()
        if slot.failures or slot.answer is None or now >= slot.answer.until:
            wait = slot.not_before - now
            if wait > 0:
                await self._pace.sleep(wait)
        while self._barred is not None and (rest := self._barred - self._pace.clock()) > 0:
            await self._pace.sleep(rest)
        if self._barred is not None:
            # This message asks whether Discord answers again; the others wait for what it hears.
            self._barred = self._pace.clock() + self._pace.longest

    async def _try(self, slot: Slot) -> None:
        shown = slot.sign
        try:
            await self._delivery.bring(slot, self._pace.clock())
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._failed(slot, error)  # Something that the message waited for was given up.
        except Exception as error:
            self._failed(slot, error)
        else:
            slot.failures = 0
            slot.not_before = self._pace.clock() + self._pace.edit
            if slot.sign not in ("", shown):
                self._barred = None  # Discord has taken something.

    def _failed(self, slot: Slot, error: BaseException) -> None:
        kind, what = trouble(error), slot.role.partition(":")[0]
        name, wait = type(error).__name__, self._pace.edit
        if kind.passing:
            slot.failures += 1
            slot.dirty = True
            wait = self._pace.wait(kind, slot.failures)
            log.info("table %s: %s waits %.0f s: %s", slot.table, what, wait, name)
        elif isinstance(error, discord.HTTPException):
            # Left until something new happens, and then not asked too often: 10,000 refusals in
            # ten minutes bar this address (docs/discord.md).
            slot.failures, wait = 0, self._pace.longest
            reason = (kind.name, error.status, error.code)
            log.warning("table %s: %s refused: %s (%s, code %s)", slot.table, what, *reason)
        else:
            slot.failures, told = 0, (slot.table, what, name)
            log.error("table %s: %s cannot be shown: %s", *told, exc_info=without_text(error))
        now = self._pace.clock()
        slot.not_before = now + wait
        if isinstance(error, discord.HTTPException) and error.status == BARRED:
            self._barred = now + self._pace.longest
