"""What a restart costs: ``python -m tools.bench.restart --tables 100``.

Live tables of four people are made by the application itself and shown once. Their bot ends while
cards are being pressed at some of them, first by SIGTERM, then by SIGKILL. Each time it is started
again against the stand-in for Discord: when was the first card answered, when were all tables taken
up, when was everything done (the bot rests), what did it cost, how many messages were edited?
"""

from __future__ import annotations

import argparse
import asyncio
import math
import signal
import sqlite3
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.bench.figures import Measured, Setting, table
from tools.bench.figures import rows as figures
from tools.bench.filling import REST_S, SHOWN_S, NoRestError, fill, resting, sqlite_in
from tools.bench.tables import HERE, Evening, played
from tools.fake_discord.interactions import Answering
from tools.fake_discord.party import Party
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import Standin

PRESSED: Final = 10
"""Cards that are pressed just before the end."""


LAST_S: Final = 10.0
"""How long the last start has to be at rest: no kill comes after it, before which is noted what
messages show."""


@dataclass(slots=True)
class Restarted:
    """One start."""

    first_answer: float = 0.0
    """Seconds from the start of the process until a card was taken."""
    connected: float = 0.0
    taken_up: float = 0.0
    """Until every table had been given the time of the outage."""
    rest: float | None = 0.0
    """Until it had nothing more to do; ``None``: that took too long to wait for."""
    cost: float = 0.0
    """Processor time until then."""
    edits: int = 0
    posts: int = 0
    memory: float = 0.0


class Restart:
    """One checkout with its tables."""

    def __init__(self, standin: Standin, evening: Evening, checkout: Path, folder: Path) -> None:
        self._standin, self._evening = standin, evening
        self._checkout, self._folder = checkout, folder

    def start(self) -> BotProcess:
        """A process more."""
        return BotProcess(self._checkout, self._standin.address, self._folder)

    async def shown(self, bot: BotProcess) -> None:
        """Every table has been shown for the first time; nobody is in a hurry."""
        self._standin.rest.limits.on = False
        await resting(self._standin, bot, SHOWN_S)
        self._standin.rest.limits.on = True

    async def measure(self, bot: BotProcess, longest: float, quiet: float) -> Restarted:
        """From its start until it rests (``quiet``, in seconds), or for so long."""
        found = Restarted()
        began, moment = self._standin.discord.clock(), self._standin.world.now()
        done = len(self._standin.rest.done)
        pressing = asyncio.create_task(self._press(found, began))
        try:
            rest, found.cost = await resting(self._standin, bot, quiet, pressing, longest)
            found.rest = rest - began
        except NoRestError:
            pressing.cancel()
            found.rest, found.cost = None, bot.cost().all
        found.taken_up = (self._taken_up(moment) - moment) / 1000
        found.memory = sum(bot.memory().values())
        for one in self._standin.rest.done[done:]:
            found.edits += one.route.startswith("PATCH")
            found.posts += one.route == "POST /channels/{}/messages"
        return found

    def _taken_up(self, since: int) -> float:
        """When the last table was given its time (UTC ms); never, where one still waits."""
        last = "SELECT table_id, max(at) FROM entries WHERE kind = 'resumed' AND at >= ? GROUP BY 1"
        with closing(sqlite3.connect(self._folder / "bot.sqlite")) as store:
            rows = store.execute(last, (since,)).fetchall()
        if len(rows) < len(self._evening.parties):
            return math.inf
        return max(float(at) for _, at in rows)

    async def end(self, bot: BotProcess, number: int) -> tuple[float, int]:
        """Seconds to end by a signal, and how many cards pressed just before were answered."""
        clock = self._standin.discord.clock
        pressing = [
            asyncio.create_task(self._card(party)) for party in self._evening.parties[-PRESSED:]
        ]
        await asyncio.sleep(0.05)
        began = clock()
        bot.signal(number)
        await asyncio.to_thread(bot.wait, 120)
        seconds = clock() - began
        return seconds, sum(await asyncio.gather(*pressing))

    async def _press(self, found: Restarted, began: float) -> None:
        """Cards at one table after the other, from the first session on, until one is taken."""
        clock, gateway = self._standin.discord.clock, self._standin.gateway
        while not gateway.sessions:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        found.connected = clock() - began
        for party in self._evening.parties * 100:
            if await self._card(party):
                found.first_answer = clock() - began
                return

    async def _card(self, party: Party) -> bool:
        """Press a card; whether it was taken."""
        playing = party.next_to_play()
        if playing is None:
            return False
        person, hand, moves = playing
        answer = await party.press(person, hand, moves[0])
        return answer.type not in (None, Answering.MESSAGE)


async def measure(
    checkout: Path,
    tables: int,
    playing: int = 0,
    seconds: float = 20.0,
    ends: Sequence[signal.Signals] = (signal.SIGTERM, signal.SIGKILL),
    longest: float = 300.0,
) -> tuple[dict[str, str], Measured | None]:
    """The figures of a checkout as a table's column, and those of the tables that played.

    ``ends``: how it ends, one after the other. ``longest``: seconds that a start is waited for.
    """
    told: dict[str, str] = {}
    cards: Measured | None = None
    with tempfile.TemporaryDirectory() as name:
        async with Standin() as standin:
            evening = Evening(standin, tables)
            folder = Path(name)
            restart = Restart(standin, evening, checkout, folder)
            await asyncio.to_thread(fill, standin, evening.parties, checkout, sqlite_in(folder))
            bot = restart.start()
            try:
                await restart.shown(bot)
                if playing:
                    setting = Setting(checkout, playing, 2, seconds, idle=tables - playing)
                    cards = await played(setting, standin, evening, bot)
                for how in ends:
                    seconds_to_end, answered = await restart.end(bot, how)
                    bot.stop()
                    await standin.gateway.forget()
                    bot = restart.start()
                    quiet = REST_S if how is not ends[-1] else LAST_S
                    found = await restart.measure(bot, longest, quiet)
                    if how is signal.SIGTERM:
                        told["SIGTERM under play: it left after, s"] = f"{seconds_to_end:.2f}"
                        told["cards pressed just before, answered"] = (
                            f"{answered} of {min(PRESSED, tables)}"
                        )
                    told |= {f"after {how.name}: {name}": one for name, one in rows(found).items()}
            finally:
                bot.stop()
            for what, many in standin.wrong.most_common(5):
                told[f"WRONG {what}"] = str(many)
    return told, cards


def rows(found: Restarted) -> dict[str, str]:
    """A start as a column of a table: what was measured, and how much."""
    return {
        "connected, s": f"{found.connected:.1f}",
        "first card taken, s": f"{found.first_answer:.1f}",
        "all taken up, s": f"{found.taken_up:.1f}",
        "at rest, s": "later" if found.rest is None else f"{found.rest:.1f}",
        "processor time, s": f"{found.cost:.1f}",
        "edits + posts": f"{found.edits} + {found.posts}",
        "memory, MiB": f"{found.memory:.0f}",
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkouts", nargs="+", type=Path, default=[HERE])
    parser.add_argument("--tables", nargs="+", type=int, default=[100])
    parser.add_argument("--playing", type=int, default=0, help="tables that play before (0)")
    given = parser.parse_args()
    for tables in given.tables:
        columns: dict[str, Mapping[str, str]] = {}
        for checkout in (one.resolve() for one in given.checkouts):
            told, cards = asyncio.run(measure(checkout, tables, given.playing))
            columns[checkout.name] = told | (figures(cards) if cards is not None else {})
        print(table(f"{tables} live tables", columns), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
