"""The unchanged bot as a process: people play over real sockets until SIGTERM stops it.

Its workers think at that moment; accepted presses are stored and answered.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tools.fake_discord.interactions import ResponseType
from tools.fake_discord.party import Party, Press
from tools.fake_discord.process import BotProcess
from tools.fake_discord.requests import Call, Fault
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.world import LOADING, Message

ROOT = Path(__file__).resolve().parents[3]
CALLBACK = "POST /interactions/{}/{}/callback"
PATIENCE_S = 300.0
"""Seconds after which a hang fails the test: stopped workers would never let the bot end."""
CARDS = 3
"""Cards played before the stop."""


def entries(folder: Path) -> int:
    """Number of journal entries, read from outside the bot."""
    with closing(sqlite3.connect(folder / "bot.sqlite")) as store:
        rows = store.execute("SELECT 1 FROM entries WHERE kind = 'acted'").fetchall()
    return len(rows)


def alive(pid: int) -> bool:
    """Whether a process exists, running or stopped."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.waits
async def test_people_play_and_what_is_on_its_way_goes_out_at_the_stop(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE_S), FakeDiscord() as fake_discord:
        await stopped(fake_discord, tmp_path)


async def choice(party: Party) -> tuple[int, Message, list[Press]]:
    """Play until somebody has more than one card to choose from: who, their hand, the cards."""
    while True:
        await party.reach_card()
        playing = party.next_to_play()
        if playing is not None and len(playing[2]) > 1:
            return playing
        await party.play_card()


async def stopped(fake_discord: FakeDiscord, folder: Path) -> None:
    party = Party(fake_discord, fake_discord.world.guild("Server"))
    bot = BotProcess(ROOT, fake_discord.address, folder, BROUC_THINKERS="1", BROUC_DRAWERS="1")
    try:
        while not (fake_discord.world.commands and fake_discord.gateway.sessions):
            assert bot.running, bot.log.read_text("utf-8")
            await asyncio.sleep(0.05)
        await party.sit_down(clock="none", help="hints")
        await party.start()
        playing_on = asyncio.create_task(party.play(0.0, lambda: entries(folder) >= CARDS))
        await fake_discord.gateway.drop()  # The session is resumed.
        await playing_on  # To the end of the last press: its hand is up to date.
        number, hand, moves = await choice(party)
        hint = (await party.people[number].slash(party.channel, "hint")).message
        while hint is None or hint.flags & LOADING:  # noqa: ASYNC110
            await asyncio.sleep(0.05)  # The first request starts the worker.
        await party.press(number, hand, moves[0])
        number, hand, moves = await choice(party)  # The answer to the first is kept.
        workers = bot.workers()
        # Stopped workers answer no request and receive no cancellation.
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        asked = await party.people[number].slash(party.channel, "hint")
        assert asked.type is ResponseType.DEFERRED_MESSAGE
        before, pressed = entries(folder), asyncio.Event()

        def fail(call: Call) -> Fault | None:
            """Send the signal at the first response, whose connection breaks."""
            if call.route != CALLBACK or pressed.is_set():
                return None
            pressed.set()
            bot.signal(signal.SIGTERM)
            return Fault(dropped=True, seconds=0.2)

        fake_discord.rest.faults = fail
        clicking = asyncio.create_task(party.press(number, hand, moves[0]))
        await pressed.wait()
        assert await asyncio.to_thread(bot.wait, PATIENCE_S) == 0
        answer = await clicking
        assert answer.type not in (None, ResponseType.MESSAGE), "the card was taken"
        assert entries(folder) == before + 1
        assert asked.message is not None
        assert "restarted" in asked.message.content, "the hint does not seem to come for ever"
    finally:
        bot.stop()
    assert fake_discord.gateway.resumed == 1
    assert not [pid for pid in workers if alive(pid)]
    assert not fake_discord.wrong
    log = bot.log.read_text("utf-8")
    assert "stopping" in log
    assert "Traceback" not in log, log
