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
from cogs.messages.user_prefs import UserPrefs
from cogs.sync.answers import Answers
from cogs.sync.delivery import Delivery
from cogs.sync.destinations import Destinations
from cogs.sync.ip_ban import IpBan
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
from cogs.sync.message_worker import MessageWorkers
from cogs.sync.pace import Pace
from cogs.sync.posting import Posting
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import RequestQuota, Urgency
from cogs.sync.shown_hashes import ShownHashes
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
        people: UserPrefs,
        presenter: Presenter,
        pace: Pace | None = None,
        quota: RequestQuota | None = None,
    ) -> None:
        """``quota``: the requests of the bot's token; by default those of the pace."""
        pace = pace or Pace()
        super().__init__(presenter, pace, quota or pace.quota())
        self._tables = tables
        self._store = store
        self._destinations = Destinations(
            courier, tables, store, people, self.mark_stale, presenter.thread_name
        )
        self.hashes = ShownHashes(store, self._messages, self._pace.clock)
        self._posting = Posting(
            courier, store, presenter, self._destinations, self._messages, self.mark_stale
        )
        ban = IpBan(self._pace)
        delivery = Delivery(
            courier,
            tables,
            store,
            people,
            presenter,
            self._posting,
            self._messages,
            self._quota,
            self.hashes,
            ban,
        )
        self._workers = MessageWorkers(
            self._messages, delivery.bring, tables, self._pace, self._quota, ban
        )

    def heard(self, change: Change | Nudge) -> None:
        """Mark the messages that a change of a table makes stale; a listener of the tables."""
        if isinstance(change, Nudge):
            self.mark_stale(change.state.id, MessageKey(Kind.NUDGE, person=change.person))
            return
        table, taken_up = change.state.id, _only_taken_up(change)
        if taken_up and not self._messages.of(table):
            return  # After a start, tables are refreshed in turn.
        concerned = dict.fromkeys(touched(change))
        urgency = Urgency.LATER if taken_up else Urgency.NOW
        for key in concerned:
            if key.kind.only_if_there and self._messages.known(table, key) is None:
                continue  # The message does not exist, and this change posts none.
            if key == board_key(change.state):
                message = self._messages.get(table, key)
                self._note_full_trick(message, change)
                message.unseen = taken_up
            self.mark_stale(table, key, urgency=urgency, seq=change.state.seq)
            if not taken_up:
                self._demand(table, key)
        self._follow(change.state, concerned, taken_up=taken_up)
        standing_now = set(standing(change.state))
        for message in self._messages.of(table):
            if message.key not in standing_now and not message.key.kind.fading:
                message.lasting = False
                self._retire(message)

    def _note_full_trick(self, message: MessageState, change: Change) -> None:
        """Show a completed trick for a second even if the next lead follows at once.

        The edit that was due shows the trick, the one after it the current state.
        """
        if change.before is not None and change.state.next.full:
            message.passing = Passing(change.state, self._pace.clock() + LOOKED_AT_S)
        elif not all(isinstance(stored.entry, Acted) for stored in change.entries):
            message.passing = None  # A card was taken back, or the match has ended.

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
                if self._messages.known(state.id, key) is not None:
                    self.mark_stale(state.id, key, urgency=Urgency.LATER, seq=state.seq)
                continue
            self._demand(state.id, key)
            message = self._messages.known(state.id, key)
            if message is None:
                continue
            self._quota.view_update()
            if message.perishes or not self._quota.paused(message.reachable(self._pace.clock())):
                self.mark_stale(state.id, key, urgency=Urgency.FOLLOWING, seq=state.seq)
            else:
                message.skipped = state.seq

    def _demand(self, table: int, key: MessageKey) -> None:
        """Count a request of the bot's token as demand."""
        message = self._messages.known(table, key)
        if message is not None and not message.reachable(self._pace.clock()):
            self._quota.demand()

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
        tasks = [message.task for message in self._messages.of(table) if message.task is not None]
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
            message = self._messages.get(table, key)
            wanted = ANYTHING if seq is None else seq
            if not message.stale:
                message.stale, message.since, message.trace = (
                    True,
                    self._pace.clock(),
                    tracing.current(),
                )
                message.urgency, message.wanted = urgency, wanted
            message.wanted = max(message.wanted, wanted)
            if urgency < message.urgency:
                message.urgency = urgency
                if message.waiting is not None:
                    self._quota.hasten(message.waiting)
            self._workers.go(message)

    @property
    def short(self) -> bool:
        """Whether requests are too scarce for everything that could be shown."""
        return self._quota.short

    def behind(self) -> tuple[int, float]:
        """The number of stale messages, and the age of the oldest in seconds."""
        stale = [message.since for message in self._messages if message.stale]
        return len(stale), max(0.0, self._pace.clock() - min(stale)) if stale else 0.0

    def bury(self, table: int, key: MessageKey) -> None:
        """Move a message down: others stand below it."""
        message = self._messages.get(table, key)
        message.buried = True
        message.shows(None)
        self.mark_stale(table, key)

    async def redraw(self, table: int, place: MessageRef) -> None:
        """Redraw the table's message at a place, whatever its stored content hash."""
        for kept in await self._store.messages.find(table=table, message=place.message):
            message = self._messages.get(table, MessageKey.parse(kept.role))
            await self._posting.keep(message, place)
            message.shows(None)
            self.mark_stale(table, message.key)

    def mark_if_older(self, state: TableState, *keys: MessageKey) -> None:
        """Refresh those of these messages that show an older state of the table."""
        for key in keys:
            message = self._messages.known(state.id, key)
            if message is None or message.seq < state.seq:
                self.mark_stale(state.id, key)

    def holding(self, table: int) -> AbstractContextManager[None]:
        """Pause drawing and sending for a table while a click is being answered."""
        return self._workers.held.during(table)

    async def note_sent(self, table: int, key: MessageKey, place: MessageRef) -> None:
        """Record a message that was sent elsewhere."""
        await self._posting.keep(self._messages.get(table, key), place)

    async def forget(self, person: int) -> None:
        """Stop updating the person's messages."""
        theirs = [
            message
            for message in self._messages
            if message.key.kind.personal and message.key.person == person
        ]
        tasks = [task for message in theirs for task in message.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        for message in theirs:
            self._messages.drop(message)
        self._destinations.closed(person)

    async def refused(self, person: int) -> None:
        """Record a refused direct message at the person's tables, which then show it."""
        await self._destinations.refused(person)

    async def close(self) -> None:
        """Stop all workers."""
        await self._workers.close()
        await self._quota.close()
        await self.hashes.note(-math.inf)  # Also content shown a moment ago.

    def _retire(self, message: MessageState) -> None:
        self._workers.retire(message)


def _only_taken_up(change: Change) -> bool:
    """Whether the table was only read, or credited with downtime."""
    only_time = all(isinstance(stored.entry, Resumed) for stored in change.entries)
    return change.before is None or only_time
