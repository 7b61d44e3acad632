"""The unchanged bot as a process: people play over real sockets."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tools.fake_discord.party import Click, Party
from tools.fake_discord.person import Person
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 300.0
"""Seconds after which a hang fails the test."""
CARDS = 3


async def until_connected(fake_discord: FakeDiscord, bot: BotProcess) -> None:
    while not (fake_discord.world.commands and fake_discord.gateway.sessions):
        assert bot.running, bot.log.read_text("utf-8")
        await asyncio.sleep(0.05)


@pytest.mark.waits
async def test_people_play_and_the_bot_leaves_when_it_is_told(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE_S), FakeDiscord() as fake_discord:
        await evening(fake_discord, tmp_path)


async def evening(fake_discord: FakeDiscord, folder: Path) -> None:
    guild = fake_discord.world.guild("Server")
    channel = fake_discord.world.channel(guild, "cards")
    names = ("Anne", "Beat", "Carlo", "Daisy")
    people = [Person(fake_discord, fake_discord.world.user(name, guild)) for name in names]
    clicks: list[Click] = []
    played = asyncio.Event()

    def told(party: Party, click: Click) -> None:
        clicks.append(click)
        if sum(one.move and not one.refused and not one.failed for one in clicks) == CARDS:
            played.set()

    party = Party(fake_discord, channel, people, told)
    bot = BotProcess(ROOT, fake_discord.address, folder)
    try:
        await until_connected(fake_discord, bot)
        await party.sit_down(clock="none")
        await party.start()
        playing = asyncio.create_task(party.play(0.0))
        await fake_discord.gateway.drop()  # The session is resumed.
        await played.wait()
        playing.cancel()
        bot.signal(signal.SIGTERM)
        assert await asyncio.to_thread(bot.wait, PATIENCE_S) == 0
    finally:
        bot.stop()
    assert fake_discord.gateway.resumed == 1
    assert not fake_discord.wrong
    assert "Traceback" not in bot.log.read_text("utf-8")
