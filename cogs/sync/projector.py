"""Selection of the messages that a table's change makes stale.

The state is stored first; nothing here can fail a game. Listeners only mark messages as stale, with
a priority; one worker per message brings it up to date (:mod:`cogs.sync.message_worker`) and
reposts it if it was deleted.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Container
from contextlib import AbstractContextManager
from typing import Final

from base import tracing
from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.user_prefs import People
from cogs.sync.answers import Answers
from cogs.sync.delivery import Delivery
from cogs.sync.destinations import Destinations
from cogs.sync.ip_ban import Bar
from cogs.sync.message_keys import (
    Kind,
    MessageKey,
    board_key,
    deal_before,
    following,
    standing,
    touched,
)
from cogs.sync.message_state import ANYTHING, MessageState, Passing
from cogs.sync.message_worker import Bringing
from cogs.sync.pace import Pace
from cogs.sync.posting import Posting
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import Budget, Urgency
from cogs.sync.shown_hashes import Looks
from db import Store
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Acted, Resumed
from tables.journal.state import TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

LOOKED_AT_S: Final = 2.0
"""Seconds after a trick was taken during which it is still worth showing."""


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
        """``budget``: the requests of the bot's token; by default those of the pace."""
        pace = pace or Pace()
        super().__init__(presenter, pace, budget or pace.budget())
        self._tables = tables
        self._store = store
        self._destinations = Destinations(
            courier, tables, store, people, self.mark_stale, presenter.thread_name
        )
        self.looks = Looks(store, self._slots, self._pace.clock)
        self._posting = Posting(
            courier, store, presenter, self._destinations, self._slots, self.mark_stale
        )
        bar = Bar(self._pace)
        delivery = Delivery(
            courier,
            tables,
            store,
            people,
            presenter,
            self._posting,
            self._slots,
            self._budget,
            self.looks,
            bar,
        )
        self._bringing = Bringing(
            self._slots, delivery.bring, tables, self._pace, self._budget, bar
        )

    def heard(self, change: Change | Nudge) -> None:
        """Mark the messages that a change of a table makes stale; a listener of the tables."""
        if isinstance(change, Nudge):
            self.mark_stale(change.state.id, MessageKey(Kind.NUDGE, person=change.person))
            return
        table, taken_up = change.state.id, _only_taken_up(change)
        if taken_up and not self._slots.of(table):
            return  # After a start, tables are refreshed in turn.
        concerned = dict.fromkeys(touched(change))
        urgency = Urgency.LATER if taken_up else Urgency.NOW
        for key in concerned:
            if key.kind.only_if_there and self._slots.known(table, key) is None:
                continue  # The message does not exist, and this change posts none.
            if key == board_key(change.state):
                slot = self._slots.get(table, key)
                self._note_full_trick(slot, change)
                slot.unseen = taken_up
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
        """Show a completed trick for a second even if the next lead follows at once.

        The edit that was due shows the trick, the one after it the current state.
        """
        if change.before is not None and change.state.next.full:
            slot.passing = Passing(change.state, self._pace.clock() + LOOKED_AT_S)
        elif not all(isinstance(stored.entry, Acted) for stored in change.entries):
            slot.passing = None  # A card was taken back, or the match has ended.

    def _follow(
        self, state: TableState, concerned: Container[MessageKey], *, taken_up: bool
    ) -> None:
        """Refresh the other hands while requests are to spare.

        When requests are scarce, a hand is updated once more without others' actions, and then
        pauses. ``taken_up``: the table was only read after a start; this does not count as demand.
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
            else:
                slot.skipped = state.seq

    def _wish(self, table: int, key: MessageKey) -> None:
        """Count a request of the bot's token as demand."""
        slot = self._slots.known(table, key)
        if slot is not None and not slot.reachable(self._pace.clock()):
            self._budget.wish()

    async def refresh(self, table: int, urgency: Urgency = Urgency.NOW) -> None:
        """Refresh every message of a table."""
        state = await self._tables.state(table)
        if state is not None:
            found = await self._store.messages.find(table=table)
            known = [MessageKey.parse(message.role) for message in found]
            earlier = deal_before(state, known)
            self.mark_stale(table, *earlier, *standing(state), urgency=urgency)
            for key in known:
                if key.kind.fading:
                    self.mark_stale(table, key, urgency=urgency)

    async def brought(self, table: int, seconds: float) -> None:
        """Wait until nothing is running for a table's messages, or until the timeout (s)."""
        tasks = [slot.task for slot in self._slots.of(table) if slot.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    def mark_stale(
        self,
        table: int,
        *keys: MessageKey,
        urgency: Urgency = Urgency.NOW,
        seq: int | None = None,
    ) -> None:
        """Mark these messages as stale.

        ``seq``: showing the table as of this entry suffices; ``None``: for a reason outside the
        journal.
        """
        for key in keys:
            slot = self._slots.get(table, key)
            wanted = ANYTHING if seq is None else seq
            if not slot.stale:
                slot.stale, slot.since, slot.trace = True, self._pace.clock(), tracing.current()
                slot.urgency, slot.wanted = urgency, wanted
            slot.wanted = max(slot.wanted, wanted)
            if urgency < slot.urgency:
                slot.urgency = urgency
                if slot.waiting is not None:
                    self._budget.hasten(slot.waiting)
            self._bringing.go(slot)

    @property
    def short(self) -> bool:
        """Whether requests are too scarce for everything that could be shown."""
        return self._budget.short

    def behind(self) -> tuple[int, float]:
        """The number of stale messages, and the age of the oldest in seconds."""
        stale = [slot.since for slot in self._slots if slot.stale]
        return len(stale), max(0.0, self._pace.clock() - min(stale)) if stale else 0.0

    def bury(self, table: int, key: MessageKey) -> None:
        """Move a message down: others stand below it."""
        slot = self._slots.get(table, key)
        slot.buried = True
        slot.shows(None)
        self.mark_stale(table, key)

    async def redraw(self, table: int, place: MessageRef) -> None:
        """Redraw the table's message at a place, whatever its stored content hash."""
        for kept in await self._store.messages.find(table=table, message=place.message):
            slot = self._slots.get(table, MessageKey.parse(kept.role))
            await self._posting.keep(slot, place)
            slot.shows(None)
            self.mark_stale(table, slot.key)

    def mark_if_older(self, state: TableState, *keys: MessageKey) -> None:
        """Refresh those of these messages that show an older state of the table."""
        for key in keys:
            slot = self._slots.known(state.id, key)
            if slot is None or slot.seq < state.seq:
                self.mark_stale(state.id, key)

    def holding(self, table: int) -> AbstractContextManager[None]:
        """Pause drawing and sending for a table while a click is being answered."""
        return self._bringing.held.during(table)

    async def note_sent(self, table: int, key: MessageKey, place: MessageRef) -> None:
        """Record a message that was sent elsewhere."""
        await self._posting.keep(self._slots.get(table, key), place)

    async def forget(self, person: int) -> None:
        """Stop updating the person's messages."""
        theirs = [
            slot for slot in self._slots if slot.key.kind.personal and slot.key.person == person
        ]
        tasks = [task for slot in theirs for task in slot.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        for slot in theirs:
            self._slots.drop(slot)
        self._destinations.closed(person)

    async def refused(self, person: int) -> None:
        """Record a refused direct message at the person's tables, which then show it."""
        await self._destinations.refused(person)

    async def close(self) -> None:
        """Stop all workers."""
        await self._bringing.close()
        await self._budget.close()
        await self.looks.note(-math.inf)  # Also content shown a moment ago.

    def _retire(self, slot: MessageState) -> None:
        self._bringing.retire(slot)


def _only_taken_up(change: Change) -> bool:
    """Whether the table was only read, or credited with downtime."""
    only_time = all(isinstance(stored.entry, Resumed) for stored in change.entries)
    return change.before is None or only_time
