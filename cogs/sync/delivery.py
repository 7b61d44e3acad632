"""Delivery of one message: compose its current content and show it where it differs."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord

from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import Trouble, trouble
from cogs.messages.user_prefs import People
from cogs.sync.ip_ban import Bar
from cogs.sync.message_keys import Kind, MessageKey, private_key, standing
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.posting import Posting
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import Budget, Urgency
from cogs.sync.shown_hashes import Looks
from cogs.sync.tokens import PrivateHands
from db import Store
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

_GONE: Final = (Trouble.GONE_MESSAGE, Trouble.GONE_CHANNEL)


class Delivery:
    """Runs one delivery for a message's worker; failures are raised and retried there."""

    def __init__(
        self,
        courier: MessageClient,
        tables: Tables,
        store: Store,
        people: People,
        presenter: Presenter,
        posting: Posting,
        slots: MessageStates,
        budget: Budget,
        looks: Looks,
        bar: Bar,
    ) -> None:
        self._courier = courier
        self._tables = tables
        self._store = store
        self._people = people
        self._presenter = presenter
        self._posting = posting
        self._private = PrivateHands(presenter, store, budget, bar)
        self._slots = slots
        self._budget = budget
        self._looks = looks
        self._bar = bar

    async def bring(self, slot: MessageState, now: float) -> None:
        """Show the current state; ``now``: time by the clock of the tokens."""
        if slot.key.kind is Kind.PRIVATE and not (slot.answer or slot.leaving or slot.stored):
            slot.lasting = False  # It cannot be edited, and nothing waits for it.
            return
        state = await self._tables.state(slot.table)
        slot.lasting = lasting(state, slot.key)
        kind = slot.key.kind
        if kind is Kind.PRIVATE:
            await self._private.bring(slot, state, now)
            return
        await self._public(slot, state, kind, now)
        if kind.fading:
            slot.lasting = slot.place is not None
        if kind is Kind.RECALL and slot.place is not None:
            # Recorded, so that it is not sent again after the next restart.
            await self._store.messages.forget(slot.table, str(private_key(slot.key.person)))

    async def _public(
        self, slot: MessageState, state: TableState | None, kind: Kind, now: float
    ) -> None:
        """Deliver a message that the bot can edit in its channel; direct messages too."""
        if kind is Kind.HAND and not await self._hand_goes_out(slot):
            return
        if not slot.loaded:
            await self._load(slot)
        if slot.unkept and slot.place is not None:
            await self._posting.keep(slot, slot.place)
        if kind.once and slot.place is not None:
            return
        if kind is Kind.BEHIND:
            await self._tell_behind(slot)
            return
        rests = kind is Kind.HAND and self._budget.rests(slot.reachable(now))
        then = slot.passing.state if slot.passing is not None and now < slot.passing.until else None
        slot.passing = None
        either = slot.urgency is Urgency.LATER
        compose = partial(self._presenter.post, slot.table, slot.key)
        ask = partial(compose, rests=rests, then=then, either=either)
        post = await ask(shown=slot.shown)
        while post is not None and not slot.takes(post):
            post = await ask(shown=slot.shown)
        if kind is Kind.RECALL and self._has_private_hand(slot, now):
            post = None
        if post is None:
            if kind.fading:
                await self._withdraw(slot)
            return
        if post.content_hash != slot.content_hash and not (post.edit_only and slot.place is None):
            self._bar.check(slot)
            slot.shows(None)
            began = slot.changes
            await self._looks.withdraw(slot)
            there = await self._posting.bring(slot, post, state, now)
            if there is None or not slot.brought(there, began):
                return
        elif slot.unseen and slot.place is not None and not await self._courier.exists(slot.place):
            slot.place, slot.stale = None, True
            slot.shows(None)
            return
        elif slot.noted != slot.told:
            await self._looks.withdraw(slot)  # An answer has changed it.
        slot.unseen = False
        slot.perishes = post.perishes
        slot.shows_entry(state.seq if state is not None else 0)
        if state is not None and then is not None and then.seq < state.seq:
            slot.seq, slot.stale = then.seq, True  # The next edit shows the current state.

    async def _load(self, slot: MessageState) -> None:
        kept = await self._store.messages.get(slot.table, str(slot.key))
        slot.place = MessageRef(kept.channel_id, kept.message_id) if kept else None
        slot.replaces = kept.message_id if kept else 0
        slot.noted = kept.shown if kept else ""
        if slot.noted and not slot.content_hash:
            slot.content_hash, _, slot.picture = slot.noted.partition(" ")
        slot.loaded = True

    async def _hand_goes_out(self, slot: MessageState) -> bool:
        person = slot.key.person
        if person < 0:
            return False  # an erased person
        return await self._people.reachable(person) and await self._people.wants_messages(person)

    async def _tell_behind(self, slot: MessageState) -> None:
        """Turn an outdated board into one line, once, and drop its state."""
        post = await self._presenter.post(slot.table, slot.key)
        if slot.place is None:
            return
        if post is not None:
            try:
                await self._courier.edit(slot.place, post)
            except discord.HTTPException as error:
                if trouble(error).passing:
                    raise
        await self._store.messages.forget(slot.table, str(slot.key))
        slot.place, slot.replaces = None, 0
        slot.shows(None)

    async def _withdraw(self, slot: MessageState) -> None:
        if slot.place is not None:
            try:
                await self._courier.delete(slot.place)
            except discord.HTTPException as error:
                if trouble(error) not in _GONE:
                    raise
            await self._store.messages.forget(slot.table, str(slot.key))
            slot.place, slot.replaces = None, 0
        slot.shows(None)

    def _has_private_hand(self, slot: MessageState, now: float) -> bool:
        hand = self._slots.known(slot.table, private_key(slot.key.person))
        return hand is not None and hand.answer is not None and now < hand.answer.until


def lasting(state: TableState | None, key: MessageKey) -> bool:
    """Whether a message keeps changing with its table."""
    if state is None or state.status not in (Status.LOBBY, Status.PLAYING):
        return False
    return key in standing(state)
