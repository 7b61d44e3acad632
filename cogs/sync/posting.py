"""Edits in a channel, and new posts where the message is gone or has moved."""

from __future__ import annotations

import hashlib
import logging
from typing import Final

import discord

from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import UNKNOWN_CHANNEL, Trouble, trouble
from cogs.messages.posts import Post
from cogs.sync.destinations import Destinations, MarkStale
from cogs.sync.message_keys import LOBBY, Kind, MessageKey, behind_key, private_key
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.presenter import Presenter
from cogs.sync.tokens import by_answer, cannot_keep
from db import MessageAt, Store
from tables.journal.state import TableState

log = logging.getLogger(__name__)

PLACES: Final = 3
"""Places tried for one message: its thread, its channel, and one more change."""


def nonce(table: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """Nonce of a post: equal in every process for the same post, and different for any other.

    ``replaces``: the previous message, 0 for none. ``occasion`` distinguishes a post that was
    deleted from its successor. At most 25 characters, Discord's limit.
    """
    named = f"{table}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


class Posting:
    """Edits and posts messages; failures are raised and retried by the worker."""

    def __init__(
        self,
        courier: MessageClient,
        store: Store,
        presenter: Presenter,
        destinations: Destinations,
        slots: MessageStates,
        mark_stale: MarkStale,
    ) -> None:
        self._courier = courier
        self._store = store
        self._presenter = presenter
        self._destinations = destinations
        self._slots = slots
        self._mark_stale = mark_stale

    async def keep(self, slot: MessageState, place: MessageRef) -> None:
        """Record the message's new place."""
        slot.place, slot.replaces, slot.loaded = place, place.message, True
        slot.noted, slot.unkept = "", True
        at = MessageAt(place.channel, place.message, 0)
        await self._store.messages.put(slot.table, str(slot.key), at)
        slot.unkept = False

    async def bring(
        self, slot: MessageState, post: Post, state: TableState | None, now: float
    ) -> Post | None:
        """Show the post; return the post that the message shows now."""
        occasion = await self._occasion(slot, state)
        try:
            return await self._bring_there(slot, post, occasion, now)
        except discord.HTTPException as error:
            if not cannot_keep(post, error):
                raise
        log.info("table %s: %s cannot keep its picture", slot.table, slot.key.kind.value)
        whole = await self._presenter.post(slot.table, slot.key)
        return None if whole is None else await self._bring_there(slot, whole, occasion, now)

    async def _bring_there(
        self, slot: MessageState, post: Post, occasion: int, now: float
    ) -> Post | None:
        if slot.place is not None and slot.buried:
            await self._leave(slot)
        if await by_answer(slot, post, now):
            return post
        if slot.place is not None:
            try:
                await self._courier.edit(slot.place, post)
                return post
            except discord.HTTPException as error:
                if not await self._lost(slot, error):
                    return None
        whole: Post | None = post
        if post.keeps:
            # The message that had the picture is gone.
            whole = await self._presenter.post(slot.table, slot.key)
        return whole if whole is not None and await self._send(slot, whole, occasion) else None

    async def _leave(self, slot: MessageState) -> None:
        """Move the message down; its former place is updated afterwards.

        The former place is stored first, so that no outdated board is left behind.
        """
        assert slot.place is not None, "nothing is buried"
        await self.keep(self._slots.get(slot.table, behind_key(slot.key)), slot.place)
        slot.place, slot.answer, slot.buried, slot.moved = None, None, False, True

    async def _lost(self, slot: MessageState, error: discord.HTTPException) -> bool:
        """Whether the message must be posted again; any other error is raised.

        The store keeps the lost message until its successor is posted, so that a restarted process
        uses the same nonce.
        """
        assert slot.place is not None, "an edit was refused"
        match trouble(error):
            case Trouble.GONE_MESSAGE | Trouble.TOO_OLD:
                slot.place = None
                return True
            case _:
                return await self._elsewhere(slot, error, slot.place.channel)

    async def _send(self, slot: MessageState, post: Post, occasion: int) -> bool:
        """Post the message, in the next place if its own is gone; return whether it is current."""
        key = nonce(slot.table, slot.key, slot.replaces, occasion)
        for _ in range(PLACES):
            channel = await self._destinations.channel(slot)
            if channel is None:
                return False
            try:
                sent = await self._courier.send(channel, post, nonce=key)
            except discord.HTTPException as error:
                if not await self._elsewhere(slot, error, channel):
                    return False
                continue
            await self.keep(slot, sent.place)
            if slot.answer is not None and slot.answer.message != sent.place.message:
                slot.answer = None  # The earlier message was pressed meanwhile.
            if slot.moved:
                slot.moved = False
                self._mark_stale(slot.table, behind_key(slot.key))
            if not sent.newest:
                # Discord returned an earlier post of the same nonce: edit it next.
                slot.stale = True
            return sent.newest
        log.warning("table %s: %s finds no place", slot.table, slot.key.kind.value)
        return False

    async def _elsewhere(
        self, slot: MessageState, error: discord.HTTPException, channel: int
    ) -> bool:
        """Whether the message has to be sent to another place; any other error is raised."""
        kind = trouble(error)
        if kind is Trouble.CLOSED and slot.key.kind is Kind.TURN:
            await self._destinations.refused(slot.key.person)
            return False
        if slot.key.kind is Kind.HAND:
            if kind in (Trouble.CLOSED, Trouble.FORBIDDEN):
                await self._destinations.use_channel(slot)
                return False
            if kind is not Trouble.GONE_CHANNEL:
                raise error
            self._destinations.closed(slot.key.person)
        elif kind is Trouble.GONE_CHANNEL and slot.place is not None:
            await self._destinations.move_to_parent(slot.table, channel)
        elif (
            slot.key == LOBBY
            or kind not in (Trouble.GONE_CHANNEL, Trouble.FORBIDDEN)
            or not await self._destinations.move_to_parent(slot.table, channel)
        ):
            if error.code == UNKNOWN_CHANNEL:
                await self._destinations.gone(slot.table, channel)
            raise error
        slot.place = None
        return True

    async def _occasion(self, slot: MessageState, state: TableState | None) -> int:
        kind = slot.key.kind
        if kind in (Kind.NUDGE, Kind.TURN):
            return state.turn_seq if state is not None else 0
        if kind is Kind.RECALL:
            key = str(private_key(slot.key.person))
            hand = await self._store.messages.get(slot.table, key)
            return hand.message_id if hand is not None else 0
        return 0
