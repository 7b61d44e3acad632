"""What a restart costs: ``python -m bench.restart --tables 100``.

Live tables of four people are made by the application itself and shown once. Their bot ends while
cards are being pressed at some of them, first by SIGTERM, then by SIGKILL. Each time it is started
again against the stand-in for Discord: when was the first card answered, when were all tables taken
up, when was everything done (the bot rests), what did it cost, how many messages were edited?
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.filling import REST_S, SHOWN_S, fill, resting
from bench.tables import HERE, Evening
from standin.interactions import Answering
from standin.party import Party
from standin.process import BotProcess
from standin.server import Standin

PRESSED: Final = 10
"""Cards that are pressed just before the end."""


@dataclass(slots=True)
class Restarted:
    """One start."""

    first_answer: float = 0.0
    """Seconds from the start of the process until a card was taken."""
    connected: float = 0.0
    taken_up: float = 0.0
    """Until every table had been given the time of the outage."""
    rest: float = 0.0
    """Until it had nothing more to do."""
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

    async def measure(self, bot: BotProcess) -> Restarted:
        """From its start until it rests."""
        found = Restarted()
        began, moment = self._standin.discord.clock(), self._standin.world.now()
        done = len(self._standin.rest.done)
        pressing = asyncio.create_task(self._press(found, began))
        rest, found.cost = await resting(self._standin, bot, REST_S, pressing)
        found.rest = rest - began
        found.taken_up = (self._taken_up(moment) - moment) / 1000
        found.memory = sum(bot.memory().values())
        for one in self._standin.rest.done[done:]:
            found.edits += one.route.startswith("PATCH")
            found.posts += one.route == "POST /channels/{}/messages"
        return found

    def _taken_up(self, since: int) -> int:
        """When the last table was given its time (UTC ms)."""
        last = "SELECT table_id, max(at) FROM entries WHERE kind = 'resumed' AND at >= ? GROUP BY 1"
        with closing(sqlite3.connect(self._folder / "bot.sqlite")) as store:
            rows = store.execute(last, (since,)).fetchall()
        if len(rows) < len(self._evening.parties):
            raise RuntimeError(f"only {len(rows)} tables were taken up")
        return max(int(at) for _, at in rows)

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


async def measure(checkout: Path, tables: int) -> list[str]:
    """The figures of a checkout, for reading."""
    told = [f"{checkout.name}: {tables} live tables"]
    with tempfile.TemporaryDirectory() as name:
        async with Standin() as standin:
            evening = Evening(standin, tables)
            folder = Path(name)
            restart = Restart(standin, evening, checkout, folder)
            await asyncio.to_thread(fill, standin, evening.parties, checkout, folder)
            bot = restart.start()
            try:
                await restart.shown(bot)
                for how in signal.SIGTERM, signal.SIGKILL:
                    seconds, answered = await restart.end(bot, how)
                    bot.stop()
                    await standin.gateway.forget()
                    bot = restart.start()
                    found = await restart.measure(bot)
                    told.append(
                        f"  {how.name} took {seconds:.2f} s, {answered} of {PRESSED} cards"
                        f" answered; then connected {found.connected:.1f}, first card taken"
                        f" {found.first_answer:.1f}, all taken up {found.taken_up:.1f}, at rest"
                        f" {found.rest:.1f} s; processor {found.cost:.1f} s; {found.edits} edits,"
                        f" {found.posts} posts; {found.memory:.0f} MiB"
                    )
            finally:
                bot.stop()
            told += [f"  WRONG {many} x {what}" for what, many in standin.wrong.most_common(5)]
    return told


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkouts", nargs="+", type=Path, default=[HERE])
    parser.add_argument("--tables", nargs="+", type=int, default=[100])
    given = parser.parse_args()
    for tables in given.tables:
        for checkout in given.checkouts:
            print("\n".join(asyncio.run(measure(checkout.resolve(), tables))), flush=True)


if __name__ == "__main__":
    main()
