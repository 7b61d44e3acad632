"""The bot itself as a process, its code unchanged: people play over real sockets."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tools.fake_discord.party import Click, Party
from tools.fake_discord.person import Person
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import Standin

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 300.0
"""Ends only what hangs."""
CARDS = 3


async def until_connected(standin: Standin, bot: BotProcess) -> None:
    while not (standin.world.commands and standin.gateway.sessions):
        assert bot.running, bot.log.read_text("utf-8")
        await asyncio.sleep(0.05)


@pytest.mark.waits
async def test_people_play_and_the_bot_leaves_when_it_is_told(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE_S), Standin() as standin:
        await evening(standin, tmp_path)


async def evening(standin: Standin, folder: Path) -> None:
    guild = standin.world.guild("Server")
    channel = standin.world.channel(guild, "cards")
    names = ("Anne", "Beat", "Carlo", "Daisy")
    people = [Person(standin, standin.world.user(name, guild)) for name in names]
    clicks: list[Click] = []
    played = asyncio.Event()

    def told(party: Party, click: Click) -> None:
        clicks.append(click)
        if sum(one.move and not one.refused and not one.failed for one in clicks) == CARDS:
            played.set()

    party = Party(standin, channel, people, told)
    bot = BotProcess(ROOT, standin.address, folder)
    try:
        await until_connected(standin, bot)
        await party.sit_down(clock="none")
        await party.start()
        playing = asyncio.create_task(party.play(0.0))
        await standin.gateway.drop()  # The session goes on where it was.
        await played.wait()
        playing.cancel()
        bot.signal(signal.SIGTERM)
        assert await asyncio.to_thread(bot.wait, PATIENCE_S) == 0
    finally:
        bot.stop()
    assert standin.gateway.resumed == 1
    assert not standin.wrong
    assert "Traceback" not in bot.log.read_text("utf-8")
