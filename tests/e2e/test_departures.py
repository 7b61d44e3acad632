"""The bot is removed from a server, or a channel is deleted: the tables there end."""

from __future__ import annotations

from cogs.outbox.key import LOBBY
from tables.journal.entries import Why
from tables.journal.state import Status
from tests.e2e.evening import Evening


async def test_a_server_keeps_its_tables_until_the_bot_is_removed(world: Evening) -> None:
    table = await world.deal()
    gone = {"id": str(world.guild.id)}
    await world.server.emit("GUILD_DELETE", gone | {"unavailable": True})
    assert (await world.state(table)).status is Status.PLAYING
    await world.server.emit("GUILD_DELETE", gone)
    state = await world.state(table)
    assert (state.status, state.closed) == (Status.EXPIRED, Why.GONE)


async def test_a_removal_while_the_bot_was_away_is_noticed_at_the_start(world: Evening) -> None:
    table = await world.deal()
    world.server.world.guilds.pop(world.guild.id)
    await world.restart()
    assert (await world.state(table)).closed is Why.GONE


async def test_a_server_that_is_merely_late_keeps_its_tables(world: Evening) -> None:
    """Missing in the cache, but Discord reports the bot as a member."""
    table = await world.deal()
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot._connection._remove_guild(guild)
    world.bot.dispatch("shard_ready", 0)
    await world.server.settle()
    asked = f"/guilds/{world.guild.id}"
    for _ in range(1_000):
        if any(request.path == asked for request in world.server.requests):
            break
        await world.server.settle()
    assert (await world.state(table)).status is Status.PLAYING
    await world.server.emit("GUILD_CREATE", world.guild.guild.json())


async def test_a_deleted_channel_ends_its_lobby(world: Evening) -> None:
    table = await world.open_table()
    await world.server.delete_channel(world.channel)
    await world.server.settle()
    assert (await world.state(table)).closed is Why.GONE


async def test_a_channel_that_discord_does_not_know_any_more(world: Evening) -> None:
    """Deleted while the bot was offline: its first message there fails."""
    table = await world.open_table()
    world.server.fail("POST", "/channels/*", status=404, code=10003, times=None)
    world.server.fail("PATCH", "/channels/*", status=404, code=10003, times=None)
    world.bot.outbox.refresh(table, LOBBY)
    await world.start()
    for _ in range(100):
        if (await world.state(table)).status is Status.EXPIRED:
            break
        await world.server.settle()
    assert (await world.state(table)).closed is Why.GONE
