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
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import discord

from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import cause, trouble
from cogs.messages.people import People
from cogs.sync.answers import Answers
from cogs.sync.budget import Budget, Urgency
from cogs.sync.delivery import Delivery
from cogs.sync.destinations import Destinations
from cogs.sync.looks import Looks
from cogs.sync.message_keys import (
    Kind,
    MessageKey,
    board_key,
    following,
    standing,
    touched,
)
from cogs.sync.message_state import ANYTHING, MessageState, Passing
from cogs.sync.pace import Pace
from cogs.sync.presenter import Presenter
from db import Store, StoreError
from signs import counted, trail
from tables.entries import Acted, Resumed
from tables.outcomes import Change, Nudge
from tables.safe_log import without_text
from tables.service import Tables
from tables.state import TableState

log = logging.getLogger(__name__)

LOOKED_AT_S: Final = 2.0
"""For how many seconds a full trick is worth showing after it has been taken."""
BARRED: Final = 429
"""Such an answer reaches us only where Discord has barred this address: discord.py waits out every
other of its kind."""


class Projector(Answers):
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
        pace = pace or Pace()
        super().__init__(presenter, pace, budget or pace.budget())
        self._tables = tables
        self._store = store
        self._held: dict[int, int] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._closed = False
        self._barred: float | None = None
        """Until when nobody asks Discord, which bars this address; then one message tries."""
        self._destinations = Destinations(
            courier, tables, store, people, self.mark_stale, presenter.thread_name
        )
        self.looks = Looks(store, self._slots, self._pace.clock)
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
            self.looks,
        )

    # -- what makes messages old -------------------------------------------------------------------

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables: remember what is to be redrawn."""
        if isinstance(change, Nudge):
            self.mark_stale(change.state.id, MessageKey(Kind.NUDGE, person=change.person))
            return
        table = change.state.id
        concerned = dict.fromkeys(touched(change))
        taken_up = _only_taken_up(change)
        urgency = Urgency.LATER if taken_up else Urgency.NOW
        for key in concerned:
            if key.kind.only_if_there and self._slots.known(table, key) is None:
                continue  # There is no such message, and none is posted for this.
            if key == board_key(change.state):
                self._note_full_trick(self._slots.get(table, key), change)
            self.mark_stale(table, key, urgency=urgency, seq=change.state.seq)
            if not taken_up:
                self._wish(table, key)
        self._follow(change.state, concerned, taken_up=taken_up)
        standing_now = set(standing(change.state))
        for slot in self._slots.of(table):
            if slot.key not in standing_now and not slot.key.kind.fading:
                slot.lasting = False
                self._retire(slot)

    def _note_full_trick(self, slot: MessageState, change: Change) -> None:
        """Whoever leads at once takes the trick away: everybody sees it first, for a second.

        It is shown by the edit that was due, and what has happened since by the one after it.
        """
        if change.before is not None and change.state.next.full:
            slot.passing = Passing(change.state, self._pace.clock() + LOOKED_AT_S)
        elif not all(isinstance(stored.entry, Acted) for stored in change.entries):
            slot.passing = None  # A card was taken back, or the match has ended.

    def _follow(
        self, state: TableState, concerned: Container[MessageKey], *, taken_up: bool
    ) -> None:
        """The other hands show what has happened too, while requests are to spare.

        Where they are short, a hand is shown once more, without what others change, and then rests.
        ``taken_up``: nothing has happened but that; it makes no request scarce.
        """
        for key in following(state):
            if key in concerned:
                continue
            if taken_up:
                if self._slots.known(state.id, key) is not None:
                    self.mark_stale(state.id, key, urgency=Urgency.LATER, seq=state.seq)
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
                slot.stale, slot.since, slot.trail = True, self._pace.clock(), trail.current()
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

    def behind(self) -> tuple[int, float]:
        """How many messages are older than their table, and for how many seconds the oldest is."""
        stale = [slot.since for slot in self._slots if slot.stale]
        return len(stale), max(0.0, self._pace.clock() - min(stale)) if stale else 0.0

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

    async def refused(self, person: int) -> None:
        """Discord refused the person a direct message: their tables say so."""
        await self._destinations.refused(person)

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        tasks = [task for slot in self._slots for task in slot.cancel()]
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*tasks, *self._looking, return_exceptions=True)
        await self._budget.close()
        await self.looks.note(-math.inf)  # Also what was shown a moment ago.

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
                await self._follow_earlier(slot)
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

    async def _follow_earlier(self, slot: MessageState) -> None:
        """What is posted in a thread stands there in the order in which it happened.

        An earlier message is waited for until it was tried once: what Discord refuses holds up
        nothing.
        """
        for other in self._slots.of(slot.table):
            if (other.stale or other.task is not None) and slot.follows(other):
                await other.tried.wait()

    async def _line_up(self, slot: MessageState) -> None:
        """Wait for a request of the bot's token."""
        since, urgency, began = max(slot.since, slot.not_before), slot.urgency, self._pace.clock()
        slot.waiting = self._budget.line_up(urgency, since)
        if slot.waiting is not None:
            try:
                await self._budget.admitted(slot.waiting)
            finally:
                slot.waiting = None
        counted.REQUEST_WAITS.see(self._pace.clock() - began, urgency.name.lower())

    async def _bring(self, slot: MessageState) -> None:
        slot.stale = False
        trail.take_up(replace(slot.trail, table=slot.table))
        await self._try(slot)
        slot.tried.set()

    def _retire(self, slot: MessageState) -> None:
        """Drop what is known of a message that will not change any more: memory must not grow."""
        if slot.idle and not slot.lasting:
            self._slots.drop(slot)

    async def _wait(self, slot: MessageState) -> None:
        """Not more than one edit a second, and longer after failures."""
        now = self._pace.clock()
        if slot.looked_at > now:
            await self._pace.sleep(slot.looked_at - now)
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
        shown, since, full = slot.content_hash, slot.since, slot.passing is not None
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
            now = self._pace.clock()
            slot.not_before = now + self._pace.edit
            if full:
                slot.looked_at = now + max(self._pace.edit, self._pace.glance)
            if slot.content_hash not in ("", shown):
                self._barred = None  # Discord has taken something.
                age, what = now - since, slot.key.kind.value
                counted.REDRAWS.see(age, what)
                log.debug("table %s: %s is shown, %.2f s after it changed", slot.table, what, age)

    def _failed(self, slot: MessageState, error: BaseException) -> None:
        kind, what = trouble(error), slot.key.kind.value
        name, wait = type(error).__name__, self._pace.edit
        slot.shows(None)  # It may have been done, even after the answer to a click.
        if kind.passing:
            slot.failures += 1
            slot.stale = True
            counted.RETRIES.add("message", cause(error))
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
        if not kind.passing:
            counted.FAILURES.add("message", cause(error))
        now = self._pace.clock()
        slot.not_before, slot.passing = now + wait, None
        if isinstance(error, discord.HTTPException) and error.status == BARRED:
            self._barred = now + self._pace.longest


def _only_taken_up(change: Change) -> bool:
    """Whether nothing has happened but that the table was read, or was given an outage's time."""
    only_time = all(isinstance(stored.entry, Resumed) for stored in change.entries)
    return change.before is None or only_time
