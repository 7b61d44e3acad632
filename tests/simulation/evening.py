"""One evening: people come, play through the plan's faults, and go home."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from tables.decisions.outcomes import Accepted, Decision, Repeated
from tables.journal.entries import Opened
from tables.journal.state import TableState
from tests.simulation import fast_forward as leap
from tests.simulation.actions import Actions, Mood
from tests.simulation.fault_events import FaultEvents
from tests.simulation.host import PAUSES
from tests.simulation.last_fault import LastFault
from tests.simulation.plan import DOINGS, FAULTS, Event, Sitting
from tests.simulation.seating import Seating
from tests.simulation.stage import Stage

HOME_S: Final = 5_400.0
"""Seconds until every table has ended, without faults and with everybody going home."""
FAR_S: Final = 20_000.0
"""The same for matches played out."""
AFTER_S: Final = 45.0
"""Seconds after a fault in which a connection may still be down, or a rate limit apply."""


class Evening:
    """The plan of a run, carried out on its stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.kinds: Counter[str] = Counter()
        self.mood = Mood()
        self.leapt: Callable[[int], Awaitable[None]]
        """Called with a table at which a rare action is possible."""
        self.laid: dict[int, list[int]] = {}
        """People of each prepared table."""
        self._faults: list[asyncio.Task[Any]] = []
        self._background: set[asyncio.Task[Any]] = set()
        self._restarts = Random(f"restarts {stage.plan.seed}")
        self._actions = Actions(stage, self.mood)
        self.fault_events = FaultEvents(stage, self._restarts, self._actions.rush, self._spawn)

    # -- from the beginning to the end -------------------------------------------------------------

    async def play(self) -> None:
        """Run until the plan's end; no more faults follow."""
        stage, plan = self.stage, self.stage.plan
        stage.host.start()
        seating = Seating(stage, lambda: self.mood.over)
        for number, sitting in enumerate(plan.tables):
            lots = Random(f"table {plan.seed} {number}")
            sits = self._laid if sitting.laid else seating.sit_down
            self._spawn(sits(sitting, lots, number))
        events = sorted(plan.events, key=lambda one: (one.at, one.number))
        for event in events:
            await self._until(event.at)
            stage.trace.add("event", str(event))
            self.kinds[event.kind] += 1
            task = self._spawn(self._do(event))
            if event.kind in FAULTS:
                self._faults.append(task)
        await self._until(plan.until)
        await self.calm_down()
        last = LastFault(stage, self.mood, self.fault_events.kill_one)
        if plan.last and await last.strike():
            await self.calm_down()
            await asyncio.sleep(last.patience)

    async def calm_down(self) -> None:
        stage = self.stage
        for task in self._faults:
            task.cancel()
        await asyncio.gather(*self._faults, return_exceptions=True)
        stage.faults.close()
        stage.host.disk.repaired()
        stage.missed = stage.repeated = 0.0
        stage.network.slow_s = 0.0
        stage.fake_discord.gateway.dumb = False
        for guest in stage.guests:
            guest.user.closed = guest.user.closed and stage.plan.seed % 2 == 0
        for running in stage.host.running:
            for line in running.lines:
                line.flow()
        if not any(one.alive for one in stage.host.running):
            stage.host.start()
        self._trouble()
        stage.mended = stage.loop.time()
        stage.trace.add("event", "calm")

    def _trouble(self, seconds: float = 0.0) -> None:
        """Allow late answers for these seconds and some time after."""
        until = self.stage.loop.time() + seconds + AFTER_S
        self.stage.trouble = max(self.stage.trouble, until)

    def go_home(self) -> None:
        """Let everybody end their tables; those who play on do so faster."""
        self.mood.over = True
        plan = self.stage.plan
        for running in [one for one in self.stage.host.running if one.alive][1:]:
            self.stage.host.kill(running)
        if plan.to_the_end:
            return
        for number, guest in enumerate(self.stage.guests):
            self._spawn(self._actions.leaves(guest, Random(f"home {plan.seed} {number}")))

    def stop(self) -> None:
        for task in self._background:
            task.cancel()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = self.stage.loop.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def _until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.stage.loop.time()))

    # -- tables ------------------------------------------------------------------------------------

    async def _laid(self, sitting: Sitting, rng: Random, number: int) -> None:
        """Prepare a table in the middle of a deal."""
        stage, game = self.stage, self.stage.games[sitting.game]
        persons = [stage.guests[one].user.id for one in sitting.persons]
        language = rng.choice(("fr", "de", "it", "en"))
        chosen = leap.options(game.rules, rng, language, sitting.clock)
        where = (stage.guild.id, stage.channels[0].id)
        opened = Opened(persons[0], sitting.game, *where, chosen, PAUSES.lobby)
        while not self.mood.over:
            running = self.fault_events.one(rng)
            if running is not None and running.bot is not None and running.goes_on:
                table_store = running.bot.tables._table_store
                work = table_store.open(opened, f"laid {number}")
                found = await stage.host.within(running, work)
                if isinstance(found, (Accepted, Repeated)):
                    self.laid[found.state.id] = persons
                    await self._leap(found.state.id, sitting.laid, f"begun {number}")
                    return
            await asyncio.sleep(0.2)

    async def _leap(self, table: int, goal: str, cause: str) -> None:
        stage = self.stage
        persons = self.laid.get(table, [])

        def decide(state: TableState) -> Decision:
            lots = Random(f"{cause} {stage.plan.seed}")
            return leap.onward(state, goal, now(), lots, persons)

        for _ in range(20):
            running = self.fault_events.one(self._restarts)
            if running is not None and running.bot is not None and running.goes_on:
                now = running.bot.now
                work = running.bot.tables._table_store.request(table, cause, decide)
                found = await stage.host.within(running, work)
                stage.trace.add("event", f"table {table} leaps: {type(found).__name__}")
                if isinstance(found, (Accepted, Repeated)):
                    if goal == "call":
                        await self.leapt(table)
                    return
            await asyncio.sleep(0.3)

    # -- events ------------------------------------------------------------------------------------

    async def _do(self, event: Event) -> None:
        rng = Random(f"event {self.stage.plan.seed} {event.number}")
        guest = self.stage.guests[event.who]
        if event.kind == "plays":
            await self._actions.plays(guest, rng)
        elif event.kind == "leap":
            if tables := sorted(self.stage.reader.heads()):
                goal = rng.choices(list(leap.GOALS), list(leap.GOALS.values()))[0]
                await self._leap(rng.choice(tables), goal, f"leap {rng.random()}")
        elif event.kind in DOINGS:
            await self._actions.does(event.kind, guest, rng)
        else:
            self._trouble(event.seconds)
            await self.fault_events.strike(event, rng)
            self._trouble()
