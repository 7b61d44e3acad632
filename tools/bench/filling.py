"""Tables prepared before a measurement: made by the application, and shown."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from db.core.engine import sqlite_url
from tests.db import postgres
from tools.fake_discord.party import Party
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.world import V2, Message

HERE: Final = Path(__file__).resolve().parents[2]
REST_S: Final = 32.0
"""Seconds without work after which the bot counts as idle: Discord's longest windows are half a
minute, and a bot waiting for one is not done.
"""
SHOWN_S: Final = 4.0
"""The same without rate limits."""
BUSY: Final = 0.12
"""Cores used above which the bot is busy: uploading a card emoji every two seconds uses less."""
LONGEST_S: Final = 1500.0


class NoRestError(Exception):
    """The bot did not become idle in time."""


@contextmanager
def server(*, wanted: bool) -> Iterator[str | None]:
    """A PostgreSQL server with durable commits, if wanted."""
    if wanted:
        with postgres.server(durable=True) as address:
            yield address
    else:
        yield None


@contextmanager
def database(folder: Path, server: str | None) -> Iterator[str]:
    """Address of an empty database: on the server, else a file in the folder."""
    if server is not None:
        with postgres.made_on(server) as url:
            yield url
    else:
        yield sqlite_url(folder / "bot.sqlite")


def fill(
    fake_discord: FakeDiscord, parties: Sequence[Party], checkout: Path, database: str
) -> None:
    """Fill the database with tables in play, each with a message in its channel and a thread."""
    wanted: list[dict[str, Any]] = []
    world = fake_discord.world
    for party in parties:
        channel = party.channel
        lobby = Message(world.ids.next(), channel.id, world.bot, channel.guild, flags=V2)
        channel.messages[lobby.id] = lobby
        party.come_to(lobby)
        thread = world.thread(channel, lobby.id, "table")
        places = {"guild": channel.guild, "channel": channel.id, "thread": thread.id}
        people = [one.user.id for one in party.people]
        wanted.append(places | {"lobby": lobby.id, "people": people})
    subprocess.run(
        [sys.executable, "-m", "tools.bench.prepare"],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout)},
        input=json.dumps({"database": database, "tables": wanted}).encode(),
        check=True,
    )


async def resting(
    fake_discord: FakeDiscord,
    bot: BotProcess,
    quiet: float,
    also: asyncio.Task[None] | None = None,
    longest: float = LONGEST_S,
) -> tuple[float, float]:
    """Wait until the bot is idle; return that moment by the fake Discord's clock, and the seconds
    of processor time used until then.

    ``quiet``: seconds without work that prove it. ``also``: a task that must have ended. Raises
    :class:`NoRestError` if it takes longer than ``longest``.
    """
    clock = fake_discord.discord.clock
    began = busy = clock()
    before = cost = bot.cost().all
    while clock() - busy < quiet or (also is not None and not also.done()):
        if not bot.running:
            raise RuntimeError(f"it has ended: {bot.log.read_text()[-2000:]}")
        if clock() - began > longest:
            raise NoRestError(f"no rest within {longest:.0f} s")
        await asyncio.sleep(0.5)
        now = bot.cost().all
        if now - before > BUSY * 0.5 or not fake_discord.gateway.sessions:
            busy, cost = clock(), now
        before = now
    return busy, cost
