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
        messages: MessageStates,
        mark_stale: MarkStale,
    ) -> None:
        self._courier = courier
        self._store = store
        self._presenter = presenter
        self._destinations = destinations
        self._messages = messages
        self._mark_stale = mark_stale

    async def keep(self, message: MessageState, place: MessageRef) -> None:
        """Record the message's new place."""
        message.place, message.replaces, message.loaded = place, place.message, True
        message.noted, message.unkept = "", True
        at = MessageAt(place.channel, place.message, 0)
        await self._store.messages.put(message.table, str(message.key), at)
        message.unkept = False

    async def bring(
        self, message: MessageState, post: Post, state: TableState | None, now: float
    ) -> Post | None:
        """Show the post; return the post that the message shows now."""
        occasion = await self._occasion(message, state)
        try:
            return await self._bring_there(message, post, occasion, now)
        except discord.HTTPException as error:
            if not cannot_keep(post, error):
                raise
        log.info("table %s: %s cannot keep its picture", message.table, message.key.kind.value)
        whole = await self._presenter.post(message.table, message.key)
        return None if whole is None else await self._bring_there(message, whole, occasion, now)

    async def _bring_there(
        self, message: MessageState, post: Post, occasion: int, now: float
    ) -> Post | None:
        if message.place is not None and message.buried:
            await self._leave(message)
        if await by_answer(message, post, now):
            return post
        if message.place is not None:
            try:
                await self._courier.edit(message.place, post)
                return post
            except discord.HTTPException as error:
                if not await self._lost(message, error):
                    return None
        whole: Post | None = post
        if post.keeps:
            # The message that had the picture is gone.
            whole = await self._presenter.post(message.table, message.key)
        return whole if whole is not None and await self._send(message, whole, occasion) else None

    async def _leave(self, message: MessageState) -> None:
        """Move the message down; its former place is updated afterwards.

        The former place is stored first, so that no outdated board is left behind.
        """
        assert message.place is not None, "nothing is buried"
        await self.keep(self._messages.get(message.table, behind_key(message.key)), message.place)
        message.place, message.answer, message.buried, message.moved = None, None, False, True

    async def _lost(self, message: MessageState, error: discord.HTTPException) -> bool:
        """Whether the message must be posted again; any other error is raised.

        The store keeps the lost message until its successor is posted, so that a restarted process
        uses the same nonce.
        """
        assert message.place is not None, "an edit was refused"
        match trouble(error):
            case Trouble.GONE_MESSAGE | Trouble.TOO_OLD:
                message.place = None
                return True
            case _:
                return await self._elsewhere(message, error, message.place.channel)

    async def _send(self, message: MessageState, post: Post, occasion: int) -> bool:
        """Post the message, in the next place if its own is gone; return whether it is current."""
        key = nonce(message.table, message.key, message.replaces, occasion)
        for _ in range(PLACES):
            channel = await self._destinations.channel(message)
            if channel is None:
                return False
            try:
                sent = await self._courier.send(channel, post, nonce=key)
            except discord.HTTPException as error:
                if not await self._elsewhere(message, error, channel):
                    return False
                continue
            await self.keep(message, sent.place)
            if message.answer is not None and message.answer.message != sent.place.message:
                message.answer = None  # The earlier message was pressed meanwhile.
            if message.moved:
                message.moved = False
                self._mark_stale(message.table, behind_key(message.key))
            if not sent.newest:
                # Discord returned an earlier post of the same nonce: edit it next.
                message.stale = True
            return sent.newest
        log.warning("table %s: %s finds no place", message.table, message.key.kind.value)
        return False

    async def _elsewhere(
        self, message: MessageState, error: discord.HTTPException, channel: int
    ) -> bool:
        """Whether the message has to be sent to another place; any other error is raised."""
        kind = trouble(error)
        if kind is Trouble.CLOSED and message.key.kind is Kind.TURN:
            await self._destinations.refused(message.key.person)
            return False
        if message.key.kind is Kind.HAND:
            if kind in (Trouble.CLOSED, Trouble.FORBIDDEN):
                await self._destinations.use_channel(message)
                return False
            if kind is not Trouble.GONE_CHANNEL:
                raise error
            self._destinations.closed(message.key.person)
        elif kind is Trouble.GONE_CHANNEL and message.place is not None:
            await self._destinations.move_to_parent(message.table, channel)
        elif (
            message.key == LOBBY
            or kind not in (Trouble.GONE_CHANNEL, Trouble.FORBIDDEN)
            or not await self._destinations.move_to_parent(message.table, channel)
        ):
            if error.code == UNKNOWN_CHANNEL:
                await self._destinations.gone(message.table, channel)
            raise error
        message.place = None
        return True

    async def _occasion(self, message: MessageState, state: TableState | None) -> int:
        kind = message.key.kind
        if kind in (Kind.NUDGE, Kind.TURN):
            return state.turn_seq if state is not None else 0
        if kind is Kind.RECALL:
            key = str(private_key(message.key.person))
            hand = await self._store.messages.get(message.table, key)
            return hand.message_id if hand is not None else 0
        return 0
