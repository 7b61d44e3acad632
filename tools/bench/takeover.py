"""Time until a standby has taken over: ``python -m tools.bench.takeover --tables 100 --times 10``.

Two processes of the bot on one database with live tables; the active one gets SIGTERM or SIGKILL,
in turns. Measured are the seconds from the signal until the first card was accepted.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals
from typing import Final

from tools.bench.figures import table
from tools.bench.filling import HERE, SHOWN_S, database, fill, resting, server
from tools.bench.tables import Evening
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord

LONGEST_S: Final = 60.0


async def accepted(fake_discord: FakeDiscord, evening: Evening, old: set[str]) -> None:
    """Press cards from the first new session on, until one is accepted."""
    while not set(fake_discord.gateway.sessions) - old:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    for party in evening.parties * 1000:
        if await party.play_card():
            return


async def standing_by(folder: Path, count: int) -> None:
    """Wait until that many processes have stood by."""
    while (folder / "bot.log").read_text().count("standby") < count:  # noqa: ASYNC110
        await asyncio.sleep(0.05)


async def measure(tables: int, times: int, url: str, folder: Path) -> dict[Signals, list[float]]:
    """Seconds of each take-over, by signal."""
    found: dict[Signals, list[float]] = {SIGTERM: [], SIGKILL: []}
    async with FakeDiscord() as fake_discord:
        evening = Evening(fake_discord, tables)
        await asyncio.to_thread(fill, fake_discord, evening.parties, HERE, url)

        def start() -> BotProcess:
            return BotProcess(HERE, fake_discord.address, folder, BROUC_DATABASE=url)

        bots = [start()]
        try:
            fake_discord.rest.limits.on = False
            await resting(fake_discord, bots[0], SHOWN_S)
            for number in range(2 * times):
                bots.append(start())
                async with asyncio.timeout(LONGEST_S):
                    await standing_by(folder, number + 1)
                await asyncio.sleep(2)
                how = (SIGTERM, SIGKILL)[number % 2]
                old, active = set(fake_discord.gateway.sessions), bots.pop(0)
                began = fake_discord.discord.clock()
                active.signal(how)
                async with asyncio.timeout(LONGEST_S):
                    await accepted(fake_discord, evening, old)
                found[how].append(fake_discord.discord.clock() - began)
                await asyncio.to_thread(active.wait, LONGEST_S)
        finally:
            for bot in bots:
                bot.stop()
    return found


def main() -> None:
    """Run the command."""
    what = "Time until a standby has taken over."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.takeover", description=what)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--times", type=int, default=10, help="take-overs by each signal (10)")
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server(wanted=given.postgresql) as address, database(folder, address) as url:
            found = asyncio.run(measure(given.tables, given.times, url, folder))
    columns = {
        how.name: {
            "median, s": f"{statistics.median(seconds):.2f}",
            "worst, s": f"{max(seconds):.2f}",
        }
        for how, seconds in found.items()
    }
    print(table(f"{given.tables} tables, {given.times} times each", columns))


if __name__ == "__main__":
    main()
