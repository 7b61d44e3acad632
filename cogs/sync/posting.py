"""Showing a message in its channel: an edit, or a post where none is left, in the next place."""

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
"""How many places are tried for one message: its thread, its channel, and one more change."""


def nonce(table: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """The same text in every process for the same post, another for every other post.

    ``replaces``: the message that stood there before, 0 for none. ``occasion`` tells apart what is
    posted, deleted and posted again. At most 25 characters, Discord's limit.
    """
    named = f"{table}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


class Posting:
    """Where messages stand; whatever fails is raised, to be tried again."""

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
        """This is the message from now on."""
        slot.place, slot.replaces, slot.loaded = place, place.message, True
        slot.noted, slot.unkept = "", True
        at = MessageAt(place.channel, place.message, 0)
        await self._store.messages.put(slot.table, str(slot.key), at)
        slot.unkept = False

    async def bring(
        self, slot: MessageState, post: Post, state: TableState | None, now: float
    ) -> Post | None:
        """What the message shows now: the post, if all is well."""
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
            # The message that has the picture is gone.
            whole = await self._presenter.post(slot.table, slot.key)
        return whole if whole is not None and await self._send(slot, whole, occasion) else None

    async def _leave(self, slot: MessageState) -> None:
        """The message goes on further down; what stands there now is told so afterwards.

        It is noted first, so that no board is left behind that says what is no longer so.
        """
        assert slot.place is not None, "nothing is buried"
        await self.keep(self._slots.get(slot.table, behind_key(slot.key)), slot.place)
        slot.place, slot.answer, slot.buried, slot.moved = None, None, False, True

    async def _lost(self, slot: MessageState, error: discord.HTTPException) -> bool:
        """Whether the message must be posted again; raises what cannot be helped.

        The store remembers the lost one until its successor is there: so the successor's nonce
        is the same in a process that has to begin again.
        """
        assert slot.place is not None, "an edit was refused"
        match trouble(error):
            case Trouble.GONE_MESSAGE | Trouble.TOO_OLD:
                slot.place = None
                return True
            case _:
                return await self._elsewhere(slot, error, slot.place.channel)

    async def _send(self, slot: MessageState, post: Post, occasion: int) -> bool:
        """Whether it is shown now; where its place is gone, it is sent to the next one."""
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
                slot.answer = None  # Somebody has pressed the earlier message meanwhile.
            if slot.moved:
                slot.moved = False
                self._mark_stale(slot.table, behind_key(slot.key))
            if not sent.newest:
                slot.stale = True  # It is there already, from before: now it is edited.
            return sent.newest
        log.warning("table %s: %s finds no place", slot.table, slot.key.kind.value)
        return False

    async def _elsewhere(
        self, slot: MessageState, error: discord.HTTPException, channel: int
    ) -> bool:
        """Whether the message has to be sent to another place; raises what cannot be helped."""
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
