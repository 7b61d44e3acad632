"""Tables whose place is gone: the bot was removed from a server, or a channel was deleted.

A server that Discord cannot show for a while (an outage) is no departure.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord
from discord.ext import commands

from cogs.connection.gateway import Gateway
from db import LIVE, Store, StoreError, TableHead
from tables.journal.entries import Why
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

RETRY_S: Final = 5.0
"""Seconds between two questions to a store that fails."""


class Departures(commands.Cog):
    """Ends the tables that nobody can see any more."""

    def __init__(
        self, bot: commands.AutoShardedBot, gateway: Gateway, tables: Tables, store: Store
    ) -> None:
        self._bot = bot
        self._gateway = gateway
        self._tables = tables
        self._store = store

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server deleted; an outage is another event."""
        for head in await self._live(guild.id):
            await self._close(head, guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel went, and its threads with it."""
        for head in await self._live(channel.guild.id):
            if channel.id in (head.head.channel_id, head.head.place_id):
                await self._close(head, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A table in its own thread goes on in the channel; one opened in the thread ends."""
        for head in await self._live(thread.guild_id):
            table, channel = head.table, head.head.channel_id
            if channel == thread.thread_id:
                await self._close(head, channel)
            elif head.head.place_id == thread.thread_id:
                cause = f"move:{table}:{thread.thread_id}"
                await self._tables.place(table, channel, cause=cause)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Every server of the shard has been named: look for tables in servers that were not."""
        missing: dict[int, list[TableHead]] = {}
        for head in await self._live():
            guild = head.head.guild_id
            if guild is None or self._bot.get_guild(guild) is not None:
                continue
            if self._gateway.of(guild, self._gateway.connections or 1) == shard_id:
                missing.setdefault(guild, []).append(head)
        for guild, heads in missing.items():
            if await self._left(guild):
                for head in heads:
                    await self._close(head, guild)

    async def _live(self, guild: int | None = None) -> tuple[TableHead, ...]:
        """The live tables, of a server perhaps; asked for until the store answers.

        Discord says once that something is gone.
        """
        while True:
            try:
                return await self._store.journals.heads(status=LIVE, guild=guild)
            except StoreError as error:
                log.warning("what is gone is not looked for yet: %s", error)
                await asyncio.sleep(RETRY_S)

    async def _left(self, guild: int) -> bool:
        """Ask once more: a table must not end because something came late."""
        try:
            await self._bot.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.DiscordException, OSError) as error:
            log.info("a server cannot be asked for: %s", type(error).__name__)
        return False

    async def _close(self, head: TableHead, gone: int) -> None:
        log.info("table %d: its place is gone", head.table)
        await self._tables.close_table(head.table, Why.GONE, cause=f"gone:{head.table}:{gone}")
