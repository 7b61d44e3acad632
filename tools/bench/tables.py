"""Cost of people's tables: ``python -m tools.bench.tables --tables 4 16 --seconds 60``.

``bot.py`` of one or more checkouts runs as a process against the fake Discord
(:mod:`tools.fake_discord`), in turns; four people at each table press a card every four seconds.
Processor time is the bot's own, with its workers, as the kernel counts it, without the fake Discord
and the people: it is reliable on a busy machine; response times are not.

``--checkouts BEFORE NOW`` measures folders, such as a worktree of an earlier commit, side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

from base.tasks import cancelled
from tools.bench.figures import Measured, Setting, rows, table
from tools.bench.filling import HERE, SHOWN_S, database, fill, resting, server
from tools.bench.staleness import Staleness
from tools.fake_discord.party import Click, Party
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord

TABLES_A_SERVER = 8
AT_ONCE = 3
"""Tables set up at the same time."""
BY_CLICKS = 16
"""Tables set up by people's clicks; the others are made by the application itself."""
ALL = 32
"""Cards of a deal."""
READY_S = 600.0
"""Seconds for a bot to connect."""


class Evening:
    """Tables of one bot."""

    def __init__(self, fake_discord: FakeDiscord, tables: int) -> None:
        self._fake_discord = fake_discord
        self.clicks: list[Click] = []
        self.parties: list[Party] = []
        self.boards: dict[Party, Staleness] = {}
        world = fake_discord.world
        for number in range(tables):
            if number % TABLES_A_SERVER == 0:
                guild = world.guild(f"Server {number // TABLES_A_SERVER + 1}")
            party = Party(fake_discord, guild, number, self._clicked)
            self.parties.append(party)
            self.boards[party] = Staleness(fake_discord, party)

    async def sit_down(self, parties: Sequence[Party]) -> None:
        """Open the tables and start their matches, some at a time."""
        waiting = asyncio.Semaphore(AT_ONCE)

        async def one(party: Party) -> None:
            async with waiting:
                await party.sit_down(clock="none", help="hints")
                await party.start()

        await asyncio.gather(*(one(party) for party in parties))

    async def deal_played(self, parties: Sequence[Party]) -> None:
        """Play a deal as fast as possible."""
        playing = [asyncio.create_task(party.play(0.0)) for party in parties]
        boards = [self.boards[party] for party in parties]
        while any(one.deals < 2 and one.cards < ALL for one in boards):  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        await cancelled(*playing)

    def _clicked(self, party: Party, click: Click) -> None:
        self.clicks.append(click)
        if click.played:
            self.boards[party].accepted(click)


async def measure(setting: Setting) -> Measured:
    """Run a bot, let people play, measure."""
    with tempfile.TemporaryDirectory() as name, database(Path(name), setting.server) as url:
        async with FakeDiscord() as fake_discord:
            evening = Evening(fake_discord, setting.tables + setting.idle)
            made = evening.parties[min(BY_CLICKS, setting.tables) :]
            if made:
                await asyncio.to_thread(fill, fake_discord, made, setting.checkout, url)
            bot = BotProcess(setting.checkout, fake_discord.address, Path(name), BROUC_DATABASE=url)
            try:
                async with asyncio.timeout(READY_S):
                    while not (fake_discord.world.commands and fake_discord.gateway.sessions):
                        if not bot.running:
                            raise RuntimeError("the bot has ended")
                        await asyncio.sleep(0.1)
                fake_discord.rest.limits.on = False
                if made:
                    await resting(fake_discord, bot, SHOWN_S)
                await evening.sit_down(evening.parties[: min(BY_CLICKS, setting.tables)])
                return await played(setting, fake_discord, evening, bot)
            except BaseException:
                print(bot.log.read_text()[-3000:])
                raise
            finally:
                bot.stop()


async def played(
    setting: Setting, fake_discord: FakeDiscord, evening: Evening, bot: BotProcess
) -> Measured:
    """Measure while the first tables of a prepared evening play."""
    fake_discord.rest.limits.on = False
    parties = evening.parties[: setting.tables]
    async with asyncio.timeout(READY_S):
        await asyncio.gather(*(party.reach_card() for party in parties))
    # A deal warms the caches of pictures.
    await evening.deal_played(parties[: setting.warm])
    await resting(fake_discord, bot, SHOWN_S)  # Drawing left from the setup is no cost of a card.
    fake_discord.rest.limits.on = True
    bot.pin(sorted(os.sched_getaffinity(0))[: setting.cores])
    playing = [asyncio.create_task(party.play(setting.pace)) for party in parties]
    await asyncio.sleep(setting.pace)
    found = Measured(setting)
    clock = fake_discord.discord.clock
    began, before = clock(), bot.cost()
    await asyncio.sleep(setting.seconds)
    found.cost, ended = bot.cost() - before, clock()
    found.memory = bot.memory()
    await cancelled(*playing)
    clicks = [one for one in evening.clicks if began <= one.at < ended]
    found.cards = sum(one.played for one in clicks)
    found.answers = sorted(one.answer.seconds for one in clicks)
    found.failed = sum(one.failed for one in clicks)
    found.refused = sum(one.refused for one in clicks)
    found.behind = sorted(s for board in evening.boards.values() for s in board.seconds)
    requests = [one for one in fake_discord.rest.done if began <= one.at < ended]
    found.requests = Counter(one.payer for one in requests)
    found.limited = sum(one.status == 429 for one in requests)
    found.sent = sum(one.size for one in requests)
    found.wrong = fake_discord.wrong
    return found


def main() -> None:
    """Run the command."""
    what = "Cost of people's tables."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.tables", description=what)
    parser.add_argument("--checkouts", nargs="+", type=Path, default=[HERE])
    parser.add_argument("--tables", nargs="+", type=int, default=[4])
    parser.add_argument("--cores", nargs="+", type=int, default=[1])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=4, help="seconds between two cards (4)")
    parser.add_argument("--idle", type=int, default=0, help="tables at which nobody acts (0)")
    parser.add_argument("--warm", type=int, default=1, help="tables that play a deal before (1)")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own")
    given = parser.parse_args()
    with server(wanted=given.postgresql) as address:
        for count, cores in product(given.tables, given.cores):
            title = f"{count} tables and {given.idle} idle, {cores} core(s)"
            columns: dict[str, Mapping[str, str]] = {}
            spent: dict[Path, list[float]] = {}
            for _ in range(given.rounds):
                for checkout in (one.resolve() for one in given.checkouts):
                    settings = given.seconds, given.pace, given.idle, given.warm, address
                    found = asyncio.run(measure(Setting(checkout, count, cores, *settings)))
                    spent.setdefault(checkout, []).append(found.each)
                    median = f"{statistics.median(spent[checkout]):.1f}"
                    columns[checkout.name] = rows(found) | {"median of the rounds, ms": median}
            print(table(title, columns), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
