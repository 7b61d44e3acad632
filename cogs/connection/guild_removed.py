"""Tables whose place is gone: the bot was removed from a server, or a channel was deleted.

A server that is unavailable for a while (an outage) is not removed.
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
"""Seconds between two tries while the store fails."""


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
        """Forget a server that removed the bot or was deleted, and end its tables; outages are
        another event.
        """
        for head in await self._live(guild.id):
            await self._close(head, guild.id)
        await self._store.guilds.forget(guild.id)
        log.info("left a server and deleted its settings")

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables of a deleted channel and of its threads."""
        for head in await self._live(channel.guild.id):
            if channel.id in (head.head.channel_id, head.head.place_id):
                await self._close(head, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Move a table out of its own deleted thread; end one that was opened in the thread."""
        for head in await self._live(thread.guild_id):
            table, channel = head.table, head.head.channel_id
            if channel == thread.thread_id:
                await self._close(head, channel)
            elif head.head.place_id == thread.thread_id:
                cause = f"move:{table}:{thread.thread_id}"
                await self._tables.place(table, channel, cause=cause)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """End tables in servers missing from the shard's complete list."""
        missing: dict[int, list[TableHead]] = {}
        for head in await self._live():
            guild = head.head.guild_id
            if guild is None or self._bot.get_guild(guild) is not None:
                continue
            if self._gateway.of(guild) == shard_id:
                missing.setdefault(guild, []).append(head)
        for guild, heads in missing.items():
            if await self._left(guild):
                for head in heads:
                    await self._close(head, guild)

    async def _live(self, guild: int | None = None) -> tuple[TableHead, ...]:
        """The live tables and tournaments, of one server if given; retried until the store answers.

        Discord reports a removal only once.
        """
        while True:
            try:
                return await self._store.journals.heads(kind=None, status=LIVE, guild=guild)
            except StoreError as error:
                log.warning("tables of removed places not looked up yet: %s", error)
                await asyncio.sleep(RETRY_S)

    async def _left(self, guild: int) -> bool:
        """Whether the server is really gone, checked once more against late events."""
        try:
            await self._bot.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.DiscordException, OSError) as error:
            log.info("server lookup failed: %s", type(error).__name__)
        return False

    async def _close(self, head: TableHead, gone: int) -> None:
        log.info("table %d: its channel is gone", head.table)
        await self._tables.close_table(head.table, Why.GONE, cause=f"gone:{head.table}:{gone}")
