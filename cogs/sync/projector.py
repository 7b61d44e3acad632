"""Bringing Discord's messages to the newest state: one worker a message, newest wins.

State first: nothing here can fail a game. A worker runs only while there is something to show. It
asks the presenter for the message as it looks *now*, so many changes become one edit; what was
deleted is posted again. Whatever fails for a while is tried again with what is newest then, and
nothing ends a worker for good.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.messages.client import CLOSING_S, TOKEN_S, InteractionToken, MessageClient, MessageRef
from cogs.messages.errors import Trouble, trouble
from cogs.messages.people import People
from cogs.messages.posts import Post, Shown
from cogs.sync.budget import A_SECOND, LOOKS, Budget, Urgency
from cogs.sync.delivery import Delivery, lasting
from cogs.sync.destinations import Destinations
from cogs.sync.message_keys import (
    Kind,
    MessageKey,
    following,
    private_key,
    standing,
    touched,
)
from cogs.sync.message_state import ANYTHING, MessageState, MessageStates
from cogs.sync.presenter import Presenter
from db import Store, StoreError
from tables.entries import Resumed
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
    ready: float = 0.4
    """How long the answer to a click waits for the new hand, to carry it; may be infinite."""
    a_second: float = A_SECOND
    """Requests of the bot's token; not seconds. May be infinite, where nobody counts them."""
    looks: float = LOOKS
    """Hands a second that are shown to people who look on; not seconds, may be infinite."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic

    def budget(self) -> Budget:
        """The requests of the bot's token, by this clock."""
        return Budget(self.a_second, looks=self.looks, clock=self.clock, sleep=self.sleep)

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
        courier: MessageClient,
        tables: Tables,
        store: Store,
        people: People,
        presenter: Presenter,
        pace: Pace | None = None,
        budget: Budget | None = None,
    ) -> None:
        """``budget``: the requests of the bot's token; by default as many as the pace says."""
        self._tables = tables
        self._store = store
        self._presenter = presenter
        self._pace = pace or Pace()
        self._budget = budget or self._pace.budget()
        self._slots = MessageStates()
        self._held: dict[int, int] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._closed = False
        self._barred: float | None = None
        """Until when nobody asks Discord, which bars this address; then one message tries."""
        self._destinations = Destinations(
            courier, tables, store, people, self.mark_stale, presenter.thread_name
        )
        self._delivery = Delivery(
            courier,
            tables,
            store,
            people,
            presenter,
            self._destinations,
            self._slots,
            self._budget,
            self.mark_stale,
        )

    # -- what makes messages old -------------------------------------------------------------------

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables: remember what is to be redrawn."""
        if isinstance(change, Nudge):
            self.mark_stale(change.state.id, MessageKey(Kind.NUDGE, person=change.person))
            return
        table = change.state.id
        concerned = dict.fromkeys(touched(change))
        urgency = Urgency.LATER if _only_taken_up(change) else Urgency.NOW
        for key in concerned:
            if key.kind.fading and self._slots.known(table, key) is None:
                continue
            self.mark_stale(table, key, urgency=urgency, seq=change.state.seq)
            self._wish(table, key)
        self._follow(change.state, concerned)
        standing_now = set(standing(change.state))
        for slot in self._slots.of(table):
            if slot.key not in standing_now and not slot.key.kind.fading:
                slot.lasting = False
                self._retire(slot)

    def _follow(self, state: TableState, concerned: Container[MessageKey]) -> None:
        """The other hands show what has happened too, while requests are to spare.

        Where they are short, a hand is shown once more, without what others change, and then rests.
        """
        for key in following(state):
            if key in concerned:
                continue
            self._wish(state.id, key)
            slot = self._slots.known(state.id, key)
            if slot is None:
                continue
            self._budget.look()
            if slot.perishes or not self._budget.rests(slot.reachable(self._pace.clock())):
                self.mark_stale(state.id, key, urgency=Urgency.FOLLOWING, seq=state.seq)

    def _wish(self, table: int, key: MessageKey) -> None:
        """Note that a request of the bot's token would be of use."""
        slot = self._slots.known(table, key)
        if slot is not None and not slot.reachable(self._pace.clock()):
            self._budget.wish()

    def look_through(self, table: int) -> None:
        """A table goes on after a start: bring its messages up to date when there is time."""
        task = asyncio.create_task(self._look_through(table), name=f"look through {table}")
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_through(self, table: int) -> None:
        try:
            await self.refresh(table, Urgency.LATER)
            for message in await self._store.messages.find(table=table):
                key = MessageKey.parse(message.role)
                if key.kind is Kind.PRIVATE:
                    # Asked, once, to open it again: its token is gone with the last process, so
                    # nothing can reach that message until it is pressed.
                    recall = MessageKey(Kind.RECALL, person=key.person)
                    self.mark_stale(table, recall, urgency=Urgency.LATER)
        except StoreError as error:
            log.warning("table %s: not looked through: %s", table, error)  # Its next change will.

    async def refresh(self, table: int, urgency: Urgency = Urgency.NOW) -> None:
        """Bring every message of a table to the newest state."""
        state = await self._tables.state(table)
        if state is not None:
            self.mark_stale(table, *standing(state), urgency=urgency)
            for message in await self._store.messages.find(table=table):
                key = MessageKey.parse(message.role)
                if key.kind.fading:
                    self.mark_stale(table, key, urgency=urgency)

    def mark_stale(
        self,
        table: int,
        *keys: MessageKey,
        urgency: Urgency = Urgency.NOW,
        seq: int | None = None,
    ) -> None:
        """These messages may be old.

        ``seq``: who shows the table as of this entry shows enough; ``None``: it is something else.
        """
        for key in keys:
            slot = self._slots.get(table, key)
            wanted = ANYTHING if seq is None else seq
            if not slot.stale:
                slot.stale, slot.since = True, self._pace.clock()
                slot.urgency, slot.wanted = urgency, wanted
            slot.wanted = max(slot.wanted, wanted)
            if urgency < slot.urgency:
                slot.urgency = urgency
                if slot.waiting is not None:
                    self._budget.hasten(slot.waiting)
            self._go(slot)

    @property
    def short(self) -> bool:
        """Whether there are too few requests for all that could be shown."""
        return self._budget.short

    def bury(self, table: int, key: MessageKey) -> None:
        """Other messages stand below this one: it goes on further down."""
        slot = self._slots.get(table, key)
        slot.buried = True
        slot.shows(None)
        self.mark_stale(table, key)

    def mark_if_older(self, state: TableState, *keys: MessageKey) -> None:
        """Somebody saw these messages older than the table: redraw those that are."""
        for key in keys:
            slot = self._slots.known(state.id, key)
            if slot is None or slot.seq < state.seq:
                self.mark_stale(state.id, key)

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
                    if slot.stale:
                        self._go(slot)

    def attach_interaction(
        self,
        table: int,
        key: MessageKey,
        interaction: discord.Interaction[Any],
        *,
        message: discord.Message | None = None,
        private: bool = False,
        showing: Post | None = None,
    ) -> None:
        """The interaction's message is the one of this key; its token edits it for a while.

        ``message``: the one that was pressed; ``None`` for a private reply just made. ``showing``:
        what the answer itself makes of it; without it the message is redrawn.
        """
        slot = self._slots.get(table, key)
        until = self._pace.clock() + TOKEN_S
        pressed = message.id if message is not None else None
        answer = InteractionToken(interaction, until, private=private, message=pressed)
        if not slot.is_at(pressed):
            slot.picture = ""  # Of this message nobody has noted what it shows.
        before, slot.answer = slot.answer, answer
        if private:
            self._attach_private(slot, answer, before)
        elif message is not None:
            slot.place = MessageRef(message.channel.id, message.id)
            slot.replaces, slot.loaded = message.id, True
        if showing is None:
            slot.content_hash = ""
            self.mark_stale(table, key)
        else:
            slot.shows(showing)

    def _attach_private(
        self, slot: MessageState, answer: InteractionToken, before: InteractionToken | None
    ) -> None:
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
        recall = MessageKey(Kind.RECALL, person=slot.key.person)
        if self._slots.known(slot.table, recall) is not None:
            self.mark_stale(slot.table, recall)

    async def _close_in_time(self, slot: MessageState, answer: InteractionToken) -> None:
        """Before its token ends, a private hand is left with nothing but "My hand"."""
        await self._pace.sleep(CLOSING_S)
        slot.timer = None
        if slot.answer is answer:
            slot.closing = True
            self.mark_stale(slot.table, slot.key)

    async def ready(
        self, table: int, key: MessageKey, guild: int | None, message: int | None = None
    ) -> Post | None:
        """The hand that was pressed as it looks now, if it is drawn soon: the answer carries it.

        ``None``: it takes longer, or this is no hand; it will be brought when it is ready.
        ``message``: the one that was pressed.
        """
        if key.kind not in (Kind.HAND, Kind.PRIVATE):
            return None
        slot = self._slots.known(table, key)
        # The answer is sent in any case, but the picture that is there may stay.
        picture = slot.picture if slot is not None and slot.is_at(message) else ""
        sure, shown = await self._presenter.asked(table, key), Shown(picture=picture)
        drawing = asyncio.ensure_future(
            self._presenter.hand(
                table,
                key.person,
                sure,
                guild,
                rests=self._budget.rests(by_token=True),
                shown=shown,
            )
        )
        waits = [drawing]
        if not math.isinf(self._pace.ready):
            waits.append(asyncio.ensure_future(self._pace.sleep(self._pace.ready)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return drawing.result() if drawing.done() else None
        except Exception as error:
            log.warning("table %s: no hand in an answer: %s", table, type(error).__name__)
            return None
        finally:
            for task in waits:
                task.cancel()

    def has_private_hand(self, table: int, person: int) -> bool:
        """Whether the person's private hand can still be reached."""
        slot = self._slots.known(table, private_key(person))
        return (
            slot is not None
            and slot.answer is not None
            and not slot.closing
            and self._pace.clock() < slot.answer.until
        )

    def note_shown(
        self, table: int, key: MessageKey, post: Post, state: TableState | None = None
    ) -> None:
        """An answer has made the message look like this.

        ``state``: the table as it shows it at least, where that is known.
        """
        slot = self._slots.get(table, key)
        slot.shows(post)
        slot.not_before = self._pace.clock() + self._pace.edit
        if state is None:
            return
        slot.seq, slot.lasting = max(slot.seq, state.seq), lasting(state, key)
        if slot.stale and slot.seq >= slot.wanted:
            slot.stale = False
        self._retire(slot)

    def doubt(self, table: int, key: MessageKey) -> None:
        """An answer that should have changed the message may not have arrived."""
        self._slots.get(table, key).shows(None)
        self.mark_stale(table, key)

    async def note_sent(self, table: int, key: MessageKey, place: MessageRef) -> None:
        """A message was sent otherwise: remember it."""
        await self._delivery.keep(self._slots.get(table, key), place)

    async def forget(self, person: int) -> None:
        """Show the person nothing more: their messages are no longer kept up to date."""
        theirs = [
            slot for slot in self._slots if slot.key.kind.personal and slot.key.person == person
        ]
        tasks = [task for slot in theirs for task in slot.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        for slot in theirs:
            self._slots.drop(slot)
        self._destinations.closed(person)

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        tasks = [task for slot in self._slots for task in slot.cancel()]
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*tasks, *self._looking, return_exceptions=True)
        await self._budget.close()

    # -- one message -------------------------------------------------------------------------------

    def _go(self, slot: MessageState) -> None:
        if slot.task is None and not self._closed and slot.table not in self._held:
            slot.task = asyncio.create_task(
                self._work(slot), name=f"message {slot.table} {slot.key}"
            )

    async def _work(self, slot: MessageState) -> None:
        try:
            while slot.stale and slot.table not in self._held:
                await self._wait(slot)
                if slot.reachable(self._pace.clock()):
                    await self._bring(slot)
                    continue
                await self._line_up(slot)
                with self._budget.taken():
                    if slot.table not in self._held:
                        await self._bring(slot)
        finally:
            slot.task = None
            self._retire(slot)

    async def _line_up(self, slot: MessageState) -> None:
        """Wait for a request of the bot's token."""
        since = max(slot.since, slot.not_before)
        slot.waiting = self._budget.line_up(slot.urgency, since)
        if slot.waiting is not None:
            try:
                await self._budget.admitted(slot.waiting)
            finally:
                slot.waiting = None

    async def _bring(self, slot: MessageState) -> None:
        slot.stale = False
        await self._try(slot)

    def _retire(self, slot: MessageState) -> None:
        """Drop what is known of a message that will not change any more: memory must not grow."""
        if slot.idle and not slot.lasting:
            self._slots.drop(slot)

    async def _wait(self, slot: MessageState) -> None:
        """Not more than one edit a second, and longer after failures."""
        now = self._pace.clock()
        if slot.failures or slot.answer is None or slot.answer.used or now >= slot.answer.until:
            wait = slot.not_before - now
            if wait > 0:
                await self._pace.sleep(wait)
        while self._barred is not None and (rest := self._barred - self._pace.clock()) > 0:
            await self._pace.sleep(rest)
        if self._barred is not None:
            # This message asks whether Discord answers again; the others wait for what it hears.
            self._barred = self._pace.clock() + self._pace.longest

    async def _try(self, slot: MessageState) -> None:
        shown = slot.content_hash
        try:
            with self._tables.moment(slot.table):
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
            if slot.content_hash not in ("", shown):
                self._barred = None  # Discord has taken something.

    def _failed(self, slot: MessageState, error: BaseException) -> None:
        kind, what = trouble(error), slot.key.kind.value
        name, wait = type(error).__name__, self._pace.edit
        if kind.passing:
            slot.failures += 1
            slot.stale = True
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


def _only_taken_up(change: Change) -> bool:
    """Whether nothing has happened but that the table was read, or was given an outage's time."""
    only_time = all(isinstance(stored.entry, Resumed) for stored in change.entries)
    return change.before is None or only_time
