"""Cost of a restart: ``python -m tools.bench.restart --tables 100``.

Live tables of four people are made by the application itself and shown once. Their bot ends while
cards are pressed at some of them, first by SIGTERM, then by SIGKILL. After each end it is started
again against the fake Discord; measured are the time to the first answered card, until all tables
are taken up and until the bot is idle, its processor time, and the number of edited messages.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import signal
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from tools.bench.figures import Measured, Setting, rows, table
from tools.bench.filling import HERE, REST_S, SHOWN_S, NoRestError, database, fill, resting
from tools.bench.tables import Evening, played
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord

ENDS: Final = (signal.SIGTERM, signal.SIGKILL)
"""Signals that end the bot, in order."""
PRESSED: Final = 10
"""Cards pressed just before the end."""
LONGEST_S: Final = 300.0
"""Seconds to wait for a start."""
LAST_S: Final = 10.0
"""Idle seconds required after the last start: no kill follows, before which the bot would store the
hashes of its messages.
"""


class Restart:
    """One checkout with its tables."""

    def __init__(
        self, fake_discord: FakeDiscord, evening: Evening, checkout: Path, folder: Path
    ) -> None:
        self._fake_discord, self._evening = fake_discord, evening
        self._checkout, self._folder = checkout, folder

    def start(self) -> BotProcess:
        """Start another process."""
        return BotProcess(self._checkout, self._fake_discord.address, self._folder)

    async def measure(self, bot: BotProcess, quiet: float) -> dict[str, str]:
        """Measure from its start until it is idle for ``quiet`` seconds; a table's column."""
        began, moment = self._fake_discord.discord.clock(), self._fake_discord.world.now()
        done, found = len(self._fake_discord.rest.done), dict[str, str]()
        pressing = asyncio.create_task(self._press(found, began))
        try:
            rest, cost = await resting(self._fake_discord, bot, quiet, pressing, LONGEST_S)
            at_rest = f"{rest - began:.1f}"
        except NoRestError:
            pressing.cancel()
            at_rest, cost = "later", bot.cost().all
        routes = [one.route for one in self._fake_discord.rest.done[done:]]
        edits = sum(route.startswith("PATCH") for route in routes)
        return found | {
            "all taken up, s": f"{(self._taken_up(moment) - moment) / 1000:.1f}",
            "at rest, s": at_rest,
            "processor time, s": f"{cost:.1f}",
            "edits + posts": f"{edits} + {routes.count('POST /channels/{}/messages')}",
            "memory, MiB": f"{sum(bot.memory().values()):.0f}",
        }

    def _taken_up(self, since: int) -> float:
        """Time (UTC ms) when the last table was credited; infinite while one still waits."""
        last = "SELECT table_id, max(at) FROM entries WHERE kind = 'resumed' AND at >= ? GROUP BY 1"
        with closing(sqlite3.connect(self._folder / "bot.sqlite")) as store:
            rows = store.execute(last, (since,)).fetchall()
        if len(rows) < len(self._evening.parties):
            return math.inf
        return max(float(at) for _, at in rows)

    async def end(self, bot: BotProcess, number: int) -> tuple[float, int]:
        """End the bot by a signal; return the seconds, and the number of answered last presses."""
        clock = self._fake_discord.discord.clock
        last = self._evening.parties[-PRESSED:]
        pressing = [asyncio.create_task(party.play_card()) for party in last]
        await asyncio.sleep(0.05)
        began = clock()
        bot.signal(number)
        await asyncio.to_thread(bot.wait, 120)
        seconds = clock() - began
        return seconds, sum(await asyncio.gather(*pressing))

    async def _press(self, found: dict[str, str], began: float) -> None:
        """Press cards at one table after the other, from the first session on, until one is
        accepted.
        """
        clock, gateway = self._fake_discord.discord.clock, self._fake_discord.gateway
        while not gateway.sessions:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        found["connected, s"] = f"{clock() - began:.1f}"
        for party in self._evening.parties * 100:
            if await party.play_card():
                found["first card taken, s"] = f"{clock() - began:.1f}"
                return


async def measure(
    checkout: Path, tables: int, playing: int = 0, seconds: float = 20.0
) -> tuple[dict[str, str], Measured | None]:
    """Results of a checkout as a table's column, and those of the tables in play."""
    results: dict[str, str] = {}
    cards: Measured | None = None
    with tempfile.TemporaryDirectory() as name, database(Path(name), None) as url:
        async with FakeDiscord() as fake_discord:
            evening = Evening(fake_discord, tables)
            restart = Restart(fake_discord, evening, checkout, Path(name))
            await asyncio.to_thread(fill, fake_discord, evening.parties, checkout, url)
            bot = restart.start()
            try:
                fake_discord.rest.limits.on = False
                await resting(fake_discord, bot, SHOWN_S)
                fake_discord.rest.limits.on = True
                if playing:
                    setting = Setting(checkout, playing, 2, seconds, idle=tables - playing)
                    cards = await played(setting, fake_discord, evening, bot)
                for how in ENDS:
                    seconds_to_end, answered = await restart.end(bot, how)
                    bot.stop()
                    await fake_discord.gateway.forget()
                    bot = restart.start()
                    quiet = REST_S if how is not ENDS[-1] else LAST_S
                    found = await restart.measure(bot, quiet)
                    if how is signal.SIGTERM:
                        results["SIGTERM under play: it left after, s"] = f"{seconds_to_end:.2f}"
                        results["cards pressed just before, answered"] = (
                            f"{answered} of {min(PRESSED, tables)}"
                        )
                    results |= {f"after {how.name}: {name}": one for name, one in found.items()}
            finally:
                bot.stop()
            for what, many in fake_discord.wrong.most_common(5):
                results[f"WRONG {what}"] = str(many)
    return results, cards


def main() -> None:
    """Run the command."""
    what = "Cost of a restart."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.restart", description=what)
    parser.add_argument("--checkouts", nargs="+", type=Path, default=[HERE])
    parser.add_argument("--tables", nargs="+", type=int, default=[100])
    parser.add_argument("--playing", type=int, default=0, help="tables that play before (0)")
    given = parser.parse_args()
    for tables in given.tables:
        columns: dict[str, Mapping[str, str]] = {}
        for checkout in (one.resolve() for one in given.checkouts):
            results, cards = asyncio.run(measure(checkout, tables, given.playing))
            columns[checkout.name] = results | (rows(cards) if cards is not None else {})
        print(table(f"{tables} live tables", columns), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
