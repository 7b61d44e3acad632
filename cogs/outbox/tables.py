"""The messages of tables: where they stand, and what composes them."""

from __future__ import annotations

import logging
from collections.abc import Container, Iterator
from typing import Final

import discord

from cogs.messages.client import MessageClient
from cogs.messages.errors import classify
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.due import board_key, deal_before, due, standing
from cogs.outbox.key import LOBBY, OF_EVENINGS, THREAD, Kind, MessageKey
from cogs.outbox.render import Renderer
from cogs.outbox.subject import DIRECT, RoundTables
from db import MessageAt, Store, UnreachableError
from tables.journal.entries import Why
from tables.journal.state import TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)


class TableMessages:
    """The messages of tables: a table's thread or channel, and direct messages."""

    kinds: Final = tuple(kind for kind in Kind if kind not in OF_EVENINGS)
    due = staticmethod(due)
    standing = staticmethod(standing)

    def __init__(
        self,
        client: MessageClient,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        render: Renderer,
        evenings: RoundTables | None = None,
    ) -> None:
        """``evenings``: those whose rounds tables play; by default none does."""
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._thread_name = render.thread_name
        self._evenings = evenings
        self.post = render.post
        self.state = tables.state

    def after_start(self, state: TableState, known: Container[MessageKey]) -> Iterator[MessageKey]:
        """The messages to compare after a start."""
        yield from deal_before(state, known)
        yield from standing(state)

    def occasion(self, state: TableState, key: MessageKey) -> int:
        """The turn of a reminder."""
        return state.turn_seq if key.kind in (Kind.NUDGE, Kind.TURN) else 0

    async def channel(self, number: int, key: MessageKey) -> int | None:
        """The channel that a message belongs in now."""
        if key.policy.direct or (
            key.kind is Kind.TURN and await self._people.called_in_messages(key.person)
        ):
            return DIRECT
        state = await self._tables.state(number)
        if state is None:
            return None
        # An announcement at a table's first lobby needs no thread.
        first = key == LOBBY and not state.of_tournament
        if first or (key.kind is Kind.NOTICE and state.place is None):
            return state.opened.channel
        return state.place if state.place is not None else await self._new_place(state)

    async def _new_place(self, state: TableState) -> int:
        """The table's place: a thread, created now if permitted, else the channel."""
        number, channel = state.id, await self._thread(state)
        if channel is not None:
            await self._store.messages.put(number, str(THREAD), MessageAt(channel, 0))
        else:
            channel = state.opened.channel
        await self._tables.place(number, channel, cause=f"place:{number}:{channel}")
        return channel

    async def _thread(self, state: TableState) -> int | None:
        if self._evenings is not None and state.of_tournament:
            return await self._evenings.place_of(state)
        number, guild, name = state.id, state.opened.guild, self._thread_name(state)
        lobby = await self._store.messages.get(number, str(LOBBY))
        if guild is None or lobby is None:
            return None
        if (await self._store.guilds.settings(guild)).place == "channel":
            return None
        try:
            return await self._client.thread(lobby, name)
        except discord.HTTPException as error:
            if classify(error).passing:
                raise
            log.info("table %s: no thread (code %s)", number, error.code)
            return None

    async def channel_lost(self, number: int, channel: int) -> bool:
        """Move a table whose place is gone to its parent channel, with a notice there.

        Return whether the table has a place left. Raises :class:`db.StoreError` if the move cannot
        be stored.
        """
        state = await self._tables.state(number)
        if state is None:
            return False
        parent = state.opened.channel
        if state.place == channel and channel != parent:
            await self._tables.place(number, parent, cause=f"move:{number}:{channel}")
            state = await self._tables.state(number)
            if state is None or state.place == channel:
                raise UnreachableError("The table's new place cannot be stored.")
        return state.place != channel

    async def channel_deleted(self, number: int, channel: int) -> None:
        """End a table whose only channel no longer exists."""
        state = await self._tables.state(number)
        if state is not None and state.opened.channel == channel:
            await self._tables.close_table(number, Why.GONE, cause=f"gone:{number}:{channel}")

    async def about(self, person: int) -> dict[int, tuple[MessageKey, ...]]:
        """Lobby cards and boards of a person's tables."""
        found: dict[int, tuple[MessageKey, ...]] = {}
        for number in await self._tables.tables_of(person):
            state = await self._tables.state(number)
            board = board_key(state) if state is not None else None
            found[number] = (LOBBY,) if board is None else (LOBBY, board)
        return found
