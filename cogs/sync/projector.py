"""What makes Discord's messages old: they follow what happens at their tables.

State first: nothing here can fail a game. What is told here is only which messages may be older
than their table, and how soon that matters; a worker each brings them to the newest state
(:mod:`cogs.sync.message_worker`), and what was deleted is posted again.
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
"""For how many seconds a full trick is worth showing after it has been taken."""


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

    # -- what makes messages old -------------------------------------------------------------------

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables: remember what is to be redrawn."""
        if isinstance(change, Nudge):
            self.mark_stale(change.state.id, MessageKey(Kind.NUDGE, person=change.person))
            return
        table, taken_up = change.state.id, _only_taken_up(change)
        if taken_up and not self._slots.of(table):
            return  # After a start: it is looked through in its turn.
        concerned = dict.fromkeys(touched(change))
        urgency = Urgency.LATER if taken_up else Urgency.NOW
        for key in concerned:
            if key.kind.only_if_there and self._slots.known(table, key) is None:
                continue  # There is no such message, and none is posted for this.
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
            else:
                slot.skipped = state.seq

    def _wish(self, table: int, key: MessageKey) -> None:
        """Note that a request of the bot's token would be of use."""
        slot = self._slots.known(table, key)
        if slot is not None and not slot.reachable(self._pace.clock()):
            self._budget.wish()

    async def refresh(self, table: int, urgency: Urgency = Urgency.NOW) -> None:
        """Bring every message of a table to the newest state."""
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
        """Wait until nothing is being done for a table's messages, or for so long."""
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
        """These messages may be old.

        ``seq``: who shows the table as of this entry shows enough; ``None``: it is something else.
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

    async def redraw(self, table: int, place: MessageRef) -> None:
        """Redraw the table's message at a place, whatever is noted of what it shows."""
        for kept in await self._store.messages.find(table=table, message=place.message):
            slot = self._slots.get(table, MessageKey.parse(kept.role))
            await self._posting.keep(slot, place)
            slot.shows(None)
            self.mark_stale(table, slot.key)

    def mark_if_older(self, state: TableState, *keys: MessageKey) -> None:
        """Somebody saw these messages older than the table: redraw those that are."""
        for key in keys:
            slot = self._slots.known(state.id, key)
            if slot is None or slot.seq < state.seq:
                self.mark_stale(state.id, key)

    def holding(self, table: int) -> AbstractContextManager[None]:
        """While a click is being answered nothing of its table is drawn or sent."""
        return self._bringing.held.during(table)

    async def note_sent(self, table: int, key: MessageKey, place: MessageRef) -> None:
        """A message was sent otherwise: remember it."""
        await self._posting.keep(self._slots.get(table, key), place)

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
        await self._bringing.close()
        await self._budget.close()
        await self.looks.note(-math.inf)  # Also what was shown a moment ago.

    def _retire(self, slot: MessageState) -> None:
        self._bringing.retire(slot)


def _only_taken_up(change: Change) -> bool:
    """Whether nothing has happened but that the table was read, or was given an outage's time."""
    only_time = all(isinstance(stored.entry, Resumed) for stored in change.entries)
    return change.before is None or only_time
