"""Delivery of one message: compose its current content and show it where it differs."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord

from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import Trouble, trouble
from cogs.messages.user_prefs import UserPrefs
from cogs.sync.ip_ban import IpBan
from cogs.sync.message_keys import Kind, MessageKey, private_key, standing
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.posting import Posting
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import RequestQuota, Urgency
from cogs.sync.shown_hashes import ShownHashes
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
        people: UserPrefs,
        presenter: Presenter,
        posting: Posting,
        messages: MessageStates,
        quota: RequestQuota,
        hashes: ShownHashes,
        ban: IpBan,
    ) -> None:
        self._courier = courier
        self._tables = tables
        self._store = store
        self._people = people
        self._presenter = presenter
        self._posting = posting
        self._private = PrivateHands(presenter, store, quota, ban)
        self._messages = messages
        self._quota = quota
        self._hashes = hashes
        self._ban = ban

    async def bring(self, message: MessageState, now: float) -> None:
        """Show the current state; ``now``: time by the clock of the tokens."""
        if message.key.kind is Kind.PRIVATE and not (
            message.answer or message.leaving or message.stored
        ):
            message.lasting = False  # It cannot be edited, and nothing waits for it.
            return
        state = await self._tables.state(message.table)
        message.lasting = lasting(state, message.key)
        kind = message.key.kind
        if kind is Kind.PRIVATE:
            await self._private.bring(message, state, now)
            return
        await self._public(message, state, kind, now)
        if kind.fading:
            message.lasting = message.place is not None
        if kind is Kind.RECALL and message.place is not None:
            # Recorded, so that it is not sent again after the next restart.
            await self._store.messages.forget(message.table, str(private_key(message.key.person)))

    async def _public(
        self, message: MessageState, state: TableState | None, kind: Kind, now: float
    ) -> None:
        """Deliver a message that the bot can edit in its channel; direct messages too."""
        if kind is Kind.HAND and not await self._hand_goes_out(message):
            return
        if not message.loaded:
            await self._load(message)
        if message.unkept and message.place is not None:
            await self._posting.keep(message, message.place)
        if kind.once and message.place is not None:
            return
        if kind is Kind.BEHIND:
            await self._tell_behind(message)
            return
        paused = kind is Kind.HAND and self._quota.paused(message.reachable(now))
        then = (
            message.passing.state
            if message.passing is not None and now < message.passing.until
            else None
        )
        message.passing = None
        either = message.urgency is Urgency.LATER
        compose = partial(self._presenter.post, message.table, message.key)
        ask = partial(compose, paused=paused, then=then, either=either)
        post = await ask(shown=message.shown)
        while post is not None and not message.takes(post):
            post = await ask(shown=message.shown)
        if kind is Kind.RECALL and self._has_private_hand(message, now):
            post = None
        if post is None:
            if kind.fading:
                await self._withdraw(message)
            return
        if post.content_hash != message.content_hash and not (
            post.edit_only and message.place is None
        ):
            self._ban.check(message)
            message.shows(None)
            began = message.changes
            await self._hashes.withdraw(message)
            there = await self._posting.bring(message, post, state, now)
            if there is None or not message.brought(there, began):
                return
        elif (
            message.unseen
            and message.place is not None
            and not await self._courier.exists(message.place)
        ):
            message.place, message.stale = None, True
            message.shows(None)
            return
        elif message.noted != message.told:
            await self._hashes.withdraw(message)  # An answer has changed it.
        message.unseen = False
        message.perishes = post.perishes
        message.shows_entry(state.seq if state is not None else 0)
        if state is not None and then is not None and then.seq < state.seq:
            message.seq, message.stale = then.seq, True  # The next edit shows the current state.

    async def _load(self, message: MessageState) -> None:
        kept = await self._store.messages.get(message.table, str(message.key))
        message.place = MessageRef(kept.channel_id, kept.message_id) if kept else None
        message.replaces = kept.message_id if kept else 0
        message.noted = kept.shown if kept else ""
        if message.noted and not message.content_hash:
            message.content_hash, _, message.picture = message.noted.partition(" ")
        message.loaded = True

    async def _hand_goes_out(self, message: MessageState) -> bool:
        person = message.key.person
        if person < 0:
            return False  # an erased person
        return await self._people.reachable(person) and await self._people.wants_messages(person)

    async def _tell_behind(self, message: MessageState) -> None:
        """Turn an outdated board into one line, once, and drop its state."""
        post = await self._presenter.post(message.table, message.key)
        if message.place is None:
            return
        if post is not None:
            try:
                await self._courier.edit(message.place, post)
            except discord.HTTPException as error:
                if trouble(error).passing:
                    raise
        await self._store.messages.forget(message.table, str(message.key))
        message.place, message.replaces = None, 0
        message.shows(None)

    async def _withdraw(self, message: MessageState) -> None:
        if message.place is not None:
            try:
                await self._courier.delete(message.place)
            except discord.HTTPException as error:
                if trouble(error) not in _GONE:
                    raise
            await self._store.messages.forget(message.table, str(message.key))
            message.place, message.replaces = None, 0
        message.shows(None)

    def _has_private_hand(self, message: MessageState, now: float) -> bool:
        hand = self._messages.known(message.table, private_key(message.key.person))
        return hand is not None and hand.answer is not None and now < hand.answer.until


def lasting(state: TableState | None, key: MessageKey) -> bool:
    """Whether a message keeps changing with its table."""
    if state is None or state.status not in (Status.LOBBY, Status.PLAYING):
        return False
    return key in standing(state)
