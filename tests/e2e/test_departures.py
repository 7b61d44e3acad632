"""The bot is removed from a server, or a channel is deleted: the tables there end."""

from __future__ import annotations

from pathlib import Path

from simcord.backend import serializers

from cogs.i18n.sentences import say
from cogs.outbox.key import LOBBY
from tables.journal.entries import Why
from tables.journal.state import Status
from tests.e2e.evening import Evening, evening


async def started(world: Evening) -> int:
    """A running table after the deal."""
    table = await world.open_table()
    await world.start()
    await world.cut(table)
    return table


async def test_the_bot_is_removed_from_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
        await world.env.settle()
        state = await world.state(table)
        assert (state.status, state.closed) == (Status.EXPIRED, Why.GONE)


async def test_a_server_that_is_unavailable_keeps_its_tables(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        gone = {"id": str(world.guild.id), "unavailable": True}
        world.env.backend.emit("GUILD_DELETE", gone)
        await world.env.settle()
        assert (await world.state(table)).status is Status.PLAYING


async def test_a_removal_while_the_bot_was_away_is_noticed_at_the_start(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        world.env.backend.guilds.pop(world.guild.id)
        await world.restart()
        await world.env.settle()
        assert (await world.state(table)).closed is Why.GONE


async def test_a_server_that_is_merely_late_keeps_its_tables(tmp_path: Path) -> None:
    """Missing in the cache, but Discord reports the bot as a member."""
    async with evening(tmp_path) as world:
        table = await started(world)
        guild = world.bot.get_guild(world.guild.id)
        assert guild is not None
        world.bot._connection._remove_guild(guild)
        world.bot.dispatch("shard_ready", 0)
        await world.env.settle()
        asked = f"/guilds/{world.guild.id}"
        for _ in range(1_000):
            if any(request.path == asked for request in world.env.http_requests):
                break
            await world.env.settle()
        assert (await world.state(table)).status is Status.PLAYING
        payload = serializers.guild_create_payload(
            world.env.backend, world.env.backend.guilds[world.guild.id]
        )
        world.env.backend.emit("GUILD_CREATE", payload)


async def test_a_deleted_channel_ends_its_lobby(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await world.open_table()
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        assert (await world.state(table)).closed is Why.GONE


async def test_a_deleted_thread_moves_its_table_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        world.env.backend.delete_channel(world.thread.id)
        await world.env.settle()
        state = await world.state(table)
        assert (state.status, state.place) == (Status.PLAYING, world.channel.id)
        assert say("en", "board-moved") in world.text(world.channel.history()[-1])


async def test_a_channel_that_discord_does_not_know_any_more(tmp_path: Path) -> None:
    """Deleted while the bot was offline: its first message there fails."""
    async with evening(tmp_path) as world:
        table = await world.open_table()
        world.env.inject_error("POST", "/channels/*", status=404, code=10003, times=None)
        world.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
        world.bot.outbox.refresh(table, LOBBY)
        await world.start()
        await world.env.settle()
        for _ in range(100):
            if (await world.state(table)).status is Status.EXPIRED:
                break
            await world.env.settle()
        assert (await world.state(table)).closed is Why.GONE
