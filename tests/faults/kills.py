"""Kill the bot again and again while people play: ``python -m tests.faults.kills 200``.

``bot.py`` as a process, people at three tables who click, and SIGKILL at any moment: during the
start, when a request reaches Discord, before or after it takes effect, some milliseconds after a
click, or during the stop. After each kill the database is compared with the messages. ``--seed``
draws other moments.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from signal import SIGKILL, SIGTERM
from typing import Final

from db.maintenance.upkeep import check
from tests.faults.crowd import Crowd, connected
from tests.faults.forks import Bot, Forks
from tests.faults.journals import Witness, read, whole
from tests.faults.trouble import goes_on
from tools.fake_discord.requests import Call, Fault
from tools.fake_discord.server import FakeDiscord

PATIENCE_S: Final = 600.0
"""Limit for one process; only ends hanging tests."""
EARLY: Final = "used before the first answer"
"""End of a complaint about a token; at most one for each kill."""
HOW: Final = {"starting": 3, "request": 6, "done": 5, "click": 6, "stopping": 2}
"""Kinds of kills and their weights, see :class:`Killer`."""


class Killer:
    """Kills processes of a bot."""

    def __init__(self, fake_discord: FakeDiscord, crowd: Crowd, seed: int) -> None:
        self._fake_discord, self._crowd = fake_discord, crowd
        self._rng = random.Random(seed)
        self._ended = asyncio.Event()
        self.how: Counter[str] = Counter()

    async def end(self, bot: Bot) -> None:
        """Let people play, then kill the bot."""
        how = self._rng.choices(tuple(HOW), tuple(HOW.values()))[0]
        self.how[how] += 1
        if how == "starting":
            await asyncio.sleep(self._rng.uniform(0, 0.4))
        else:
            await connected(self._fake_discord, lambda: bot.running)
            playing = asyncio.create_task(self._crowd.play())
            try:
                await self._in_play(bot, how)
            finally:
                self._fake_discord.rest.faults = None
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
        bot.kill(SIGKILL)
        status = await asyncio.to_thread(bot.wait)
        assert status == -SIGKILL or (how == "stopping" and status == 0), f"ended by itself: {how}"
        await self._fake_discord.gateway.forget()

    async def _in_play(self, bot: Bot, how: str) -> None:
        clicks = len(self._fake_discord.discord.interactions)
        wanted = self._rng.randrange(1, 9)
        if how in ("request", "done"):
            self._ended.clear()
            self._fake_discord.rest.faults = self._at_request(bot, self._rng.randrange(1, 25), how)
            await self._ended.wait()
            return
        while len(self._fake_discord.discord.interactions) < clicks + wanted:  # noqa: ASYNC110
            await asyncio.sleep(0.002)
        await asyncio.sleep(self._rng.uniform(0, 0.02))
        if how == "stopping":
            bot.kill(SIGTERM)
            await asyncio.sleep(self._rng.uniform(0, 0.3))

    def _at_request(self, bot: Bot, number: int, how: str) -> Callable[[Call], Fault | None]:
        left = number

        def fault(call: Call) -> Fault | None:
            nonlocal left
            left -= 1
            if left > 0:
                return None
            bot.kill(SIGKILL)
            self._ended.set()
            return Fault(dropped=True, done=how == "done")

        return fault


async def kill(
    forks: Forks, times: int, seed: int, folder: Path, say: Callable[[str], None]
) -> Witness:
    """Kill that many processes; raises ``AssertionError`` if anything was lost or doubled."""
    file, log = folder / "bot.sqlite", folder / "bot.log"
    database = f"sqlite+aiosqlite:///{file}"
    async with FakeDiscord() as fake_discord:
        crowd = Crowd(fake_discord, seed)
        await crowd.read(database)
        killer, witness = Killer(fake_discord, crowd, seed), Witness(crowd)
        bot = forks.start(fake_discord.address, database, log)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await connected(fake_discord, lambda: bot.running)
                await crowd.sit_down()
            for number in range(times):
                async with asyncio.timeout(PATIENCE_S):
                    if number:
                        bot = forks.start(fake_discord.address, database, log)
                    await killer.end(bot)
                witness.look(read(file))
                if number % 10 == 9:
                    say(f"{number + 1} kills, {witness.entries} entries")
            bot = forks.start(fake_discord.address, database, log)
            async with asyncio.timeout(PATIENCE_S):
                await connected(fake_discord, lambda: bot.running)
                await goes_on(crowd)
                bot.stop()
        except BaseException:
            say(f"{killer.how}\n{bot.said()[-2500:]}\n{crowd.described()}")
            raise
        witness.look(read(file))
        # A token is stored before its first answer; a process killed between leaves it to the next.
        early = sum(n for what, n in fake_discord.wrong.items() if what.endswith(EARLY))
        assert early <= times, fake_discord.wrong
        assert all(what.endswith(EARLY) for what in fake_discord.wrong), fake_discord.wrong
    whole(file)
    assert (await check(database)).faults == ()
    failed = log.read_text("utf-8").partition("Traceback")
    assert not failed[1], f"nobody expected this: {failed[0][-300:]}{failed[2][:3000]}"
    say(
        f"{times} kills {dict(killer.how)}; {len(crowd.accepted())} clicks accepted,"
        f" {witness.clocks()} clocks moved, {crowd.told.failed} clicks met nobody"
    )
    return witness


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Forks() as forks:
        asyncio.run(kill(forks, given.times, given.seed, Path(folder), partial(print, flush=True)))
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
