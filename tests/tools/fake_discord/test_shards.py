"""Sharding, with the real library: one process plays on two shards, and one of them fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import bot as program
from cogs.client import BroucBot, utc_ms
from db import Store
from games.brouc.game import GAME
from tables.journal.entries import Entry, Missed, Resumed, decode
from tools.fake_discord.gateway import Connection, Gateway
from tools.fake_discord.launch import redirected
from tools.fake_discord.party import Party
from tools.fake_discord.server import TOKEN, FakeDiscord
from tools.fake_discord.world import Guild, World

SHARDS = 2
AWAY = 1
"""The shard that fails."""
LATER_MS = 30_000
"""More than the time of a turn."""
PATIENCE_S = 120.0
"""Seconds after which a hang fails the test."""


class Impatient(BroucBot):
    """The bot, whose shards connect at once."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""


@asynccontextmanager
async def connected(
    folder: Path, now: Callable[[], int]
) -> AsyncIterator[tuple[FakeDiscord, BroucBot]]:
    async with (
        FakeDiscord() as fake_discord,
        await Store.open(f"sqlite+aiosqlite:///{folder / 'brouc.sqlite'}") as store,
    ):
        fake_discord.gateway.max_concurrency = SHARDS
        bot = Impatient(store, {GAME.name: GAME}, now=now, shards=SHARDS)
        with redirected(fake_discord.address):
            async with bot:
                running = asyncio.create_task(program.start(bot, TOKEN))
                yield fake_discord, bot
                assert not running.done()
            await asyncio.gather(running, return_exceptions=True)


async def guild_on(world: World, shard: int) -> Guild:
    while True:
        guild = world.guild(f"Shard {shard}")
        if (guild.id >> 22) % SHARDS == shard:
            return guild
        del world.guilds[guild.id]
        await asyncio.sleep(0.001)


async def until(reached: Callable[[], Any]) -> None:
    while not reached():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def journal(bot: BroucBot, table: int, since: int = 0) -> list[Entry]:
    """The entries of a table after the first ``since``."""
    rows = await bot.store.journals.entries(table, since)
    return [decode(row.kind, row.payload) for row in rows]


async def dealt(party: Party) -> None:
    await party.sit_down(clock="20s")
    await party.start()
    await party.reach_card()


@pytest.mark.waits
@pytest.mark.usefixtures("quick_pictures")
async def test_the_outage_of_one_shard_stops_the_clocks_of_its_servers_only(tmp_path: Path) -> None:
    skipped = 0
    async with (
        asyncio.timeout(PATIENCE_S),
        connected(tmp_path, lambda: utc_ms() + skipped) as (fake_discord, bot),
    ):
        gateway = fake_discord.gateway
        guilds = [await guild_on(fake_discord.world, shard) for shard in range(SHARDS)]
        parties = [Party(fake_discord, guild, shard) for shard, guild in enumerate(guilds)]
        await until(lambda: len(gateway.sessions) == SHARDS)
        await bot.wait_until_ready()
        assert [one.shard for one in gateway.sessions.values()] == [*range(SHARDS)]
        await asyncio.gather(*(dealt(party) for party in parties))
        await bot.tables.wait_idle()
        before = [await bot.tables.state(party.number) for party in parties]
        assert None not in before

        await gateway.outage(AWAY)
        await until(lambda: not bot.gateway.open(AWAY))
        skipped = LATER_MS
        scheduler = bot.tables._scheduler
        assert scheduler is not None
        scheduler.reconsider()
        for shard, (party, state) in enumerate(zip(parties, before, strict=True)):
            assert state is not None
            while shard != AWAY and not any(  # noqa: ASYNC110
                isinstance(entry, Missed) for entry in await journal(bot, party.number, state.seq)
            ):
                await asyncio.sleep(0.01)
        left = before[AWAY]
        assert left is not None
        assert await journal(bot, parties[AWAY].number, left.seq) == [], "its clock rests"

        gateway.down.clear()
        await until(lambda: bot.gateway.open(AWAY))
        state = await bot.tables.state(parties[AWAY].number)
        (resumed,) = await journal(bot, parties[AWAY].number, left.seq)
        assert isinstance(resumed, Resumed)
        assert resumed.outage_ms > LATER_MS
        assert state is not None
        assert left.deadline is not None
        assert state.deadline == left.deadline + resumed.outage_ms
        await until(lambda: parties[AWAY].next_to_play())
        assert await parties[AWAY].play_card()
        assert await bot.tables.state(parties[AWAY].number) != state
        for shard, party in enumerate(parties):
            given = [one for one in await journal(bot, party.number) if isinstance(one, Resumed)]
            assert len(given) == (shard == AWAY)
        assert gateway.resumed == 1
        assert not fake_discord.wrong


class Nowhere:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.closed = False
        self.code = 0
        self.sent: list[str] = []

    async def send_str(self, data: str) -> None:
        self.sent.append(data)

    async def send_bytes(self, data: bytes) -> None:
        raise AssertionError("not packed")

    async def close(self, *, code: int) -> None:
        self.closed, self.code = True, code


async def test_sessions_of_two_shards_begin_apart() -> None:
    noted: list[str] = []
    gateway = Gateway(World(), TOKEN, noted.append)

    async def identified(shard: int, shards: int) -> Nowhere:
        socket = Nowhere()
        identity = {"token": TOKEN, "intents": 1, "shard": [shard, shards]}
        await gateway.heard(Connection(socket, packed=False), None, 2, identity)
        return socket

    assert '"READY"' in (await identified(0, 2)).sent[0]
    assert '"op": 9' in (await identified(1, 2)).sent[0]
    assert (await identified(2, 2)).code == 4010
    assert noted == ["gateway: sessions of two shards at once", "gateway: shard 2 of 2"]
