"""Places of messages: a table's thread or channel, a person's direct messages."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeAlias

import discord

from base.bounded import Bounded
from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import trouble
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import LOBBY, THREAD, Kind, MessageKey, board_key
from db import MessageAt, Store, UnreachableError
from tables.journal.entries import Why
from tables.journal.state import TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

KEPT: Final = 5_000
"""Direct-message channels remembered."""


Refresh: TypeAlias = Callable[..., None]
"""Requests a comparison of a table's messages: :meth:`cogs.outbox.outbox.Outbox.refresh`."""


class Places:
    """Finds, creates and changes the places of messages."""

    def __init__(
        self,
        client: MessageClient,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        thread_name: Callable[[TableState], str],
        refresh: Refresh,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._thread_name = thread_name
        self._refresh = refresh
        self._channels = Bounded[int, int](KEPT)

    def closed(self, person: int) -> None:
        """Forget a person's direct-message channel, which is gone."""
        self._channels.pop(person)

    async def channel(self, table: int, key: MessageKey) -> int | None:
        """The channel that a message belongs in now; ``None``: nowhere."""
        person = key.person
        if key.kind is Kind.HAND or (
            key.kind is Kind.TURN and await self._people.called_in_messages(person)
        ):
            known = self._channels.get(person)
            if known is None:
                known = self._channels[person] = await self._client.direct(person)
            return known
        state = await self._tables.state(table)
        if state is None:
            return None
        # An announcement at a table's first lobby needs no thread.
        if key == LOBBY or (key.kind is Kind.NOTICE and state.place is None):
            return state.opened.channel
        return state.place if state.place is not None else await self._new_place(state)

    async def _new_place(self, state: TableState) -> int:
        """The table's place: a thread, created now if permitted, else the channel."""
        table, channel = state.id, await self._thread(state)
        if channel is not None:
            await self._store.messages.put(table, str(THREAD), MessageAt(channel, 0, 0))
        else:
            channel = state.opened.channel
        await self._tables.place(table, channel, cause=f"place:{table}:{channel}")
        return channel

    async def _thread(self, state: TableState) -> int | None:
        table, guild, name = state.id, state.opened.guild, self._thread_name(state)
        lobby = await self._store.messages.get(table, str(LOBBY))
        if guild is None or lobby is None:
            return None
        if (await self._store.guilds.settings(guild)).place == "channel":
            return None
        try:
            return await self._client.thread(
                MessageRef(lobby.channel_id, lobby.message_id), guild, name
            )
        except discord.HTTPException as error:
            if trouble(error).passing:
                raise
            log.info("table %s: no thread (code %s)", table, error.code)
            return None

    async def move_to_parent(self, table: int, gone: int) -> bool:
        """Move a table whose place is gone to its parent channel, with a notice there.

        Return whether the table has a place left. Raises :class:`db.StoreError` if the move cannot
        be stored.
        """
        state = await self._tables.state(table)
        if state is None:
            return False
        channel = state.opened.channel
        if state.place == gone and gone != channel:
            await self._tables.place(table, channel, cause=f"move:{table}:{gone}")
            state = await self._tables.state(table)
            if state is None or state.place == gone:
                raise UnreachableError("The table's new place cannot be stored.")
        return state.place != gone

    async def gone(self, table: int, channel: int) -> None:
        """End a table whose only channel no longer exists."""
        state = await self._tables.state(table)
        if state is not None and state.opened.channel == channel:
            await self._tables.close_table(table, Why.GONE, cause=f"gone:{table}:{channel}")

    async def refused(self, person: int) -> None:
        """Record a refused direct message at all tables of the person, which then show it."""
        told: dict[int, list[MessageKey]] = {}
        for table in await self._tables.tables_of(person):
            state = await self._tables.state(table)
            board = board_key(state) if state is not None else None
            told[table] = [LOBBY] if board is None else [LOBBY, board]
        # Last, because it stops further tries for this person.
        await self._people.refused(person)
        for table, keys in told.items():
            self._refresh(table, *keys)
