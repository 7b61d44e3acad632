"""Whole evenings of simulated people at many tables, without Discord: sign-up to podium.

The machine, its disk and time are the simulation's; the process holds the tables' runtime alone. It
is killed between any two steps, and people cannot reach it for a while. People come early, late or
not at all, close the tab, leave and return.
"""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from db import Store
from games.tournament.plan import Kind, Plan
from tables.computers.service import ComputerPlayers
from tables.decisions.outcomes import Accepted, Change, Nudge, Refused, Repeated
from tables.journal.options import Clock, Level, Options, Speed
from tables.journal.state import Presence, TableState
from tables.runtime.limits import NO_LIMITS
from tables.runtime.monotonic_clock import MonotonicClock
from tables.runtime.service import Tables
from tables.tournaments.entries import Announced
from tables.tournaments.hall import waits_for
from tables.tournaments.state import Attendance, TournamentState
from tests.simulation.host import PAUSES
from tests.simulation.journal import Reader
from tests.simulation.run import games
from tests.simulation.tournament_laws import broken_laws, night_of, record_of
from tests.simulation.trace import Trace
from tests.simulation.work import minds
from tests.virtual import files
from tests.virtual.clocks import Clocks, virtual
from tests.virtual.disk import Connections, Disk
from tests.virtual.files import Files
from tests.virtual.loop import PROCESS, Process, StuckError, VirtualLoop

FIRST: Final = 900_000_000_000_000_000
"""Ids of people follow it."""
DIRECTOR: Final = FIRST
GUILD, CHANNEL = 910_000_000_000_000_001, 910_000_000_000_000_002
SIZES: Final = (4, 5, 6, 7, 8, 9, 12, 13, 16, 17)
"""Numbers of people, unless one is asked for."""
SIGN_UP_S: Final = 1_200.0
"""Seconds between announcement and start."""
LONGEST_S: Final = 6 * 3_600.0
"""Seconds in which an evening ends, whatever happens."""
LOOK_S: Final = 20.0
"""Seconds between two looks of people at what has changed unnoticed."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Size and kind of a simulated evening."""

    seed: int
    people: int
    plan: Plan
    game: str
    faults: int = 3
    """Kills and outages."""
    directs: bool = False
    """Whether a director does something."""


def shape_of(
    seed: int, people: int | None = None, rounds: int | None = None, kind: Kind | None = None
) -> Shape:
    """The shape of a seed; arguments fix parts of it."""
    rng = Random(f"shape {seed}")
    chosen = rng.choice(tuple(Kind))
    kind = kind or chosen
    single = kind is Kind.SINGLES or (kind is Kind.KNOCK_OUT and rng.random() < 0.2)
    drawn = rng.choice(SIZES)
    number = people or (max(drawn // 2, 3) if single else drawn)
    plan = Plan(
        kind=kind,
        rounds=rounds or rng.choice((1, 2, 2, 3)),
        deals=1,
        side=1 if single else 2,
        computers=rng.random() < 0.6,
    )
    return Shape(
        *(seed, number, plan, "briscon" if single else "brouc"),
        faults=rng.choice((0, 1, 2, 4)),
        directs=rng.random() < 0.3,
    )


@dataclass(slots=True)
class Person:
    """Somebody who plays, or means to."""

    id: int
    rng: Random
    off: list[tuple[float, float]] = field(default_factory=list)
    """Seconds of the run between which they look at nothing."""
    planned: set[tuple[int, int]] = field(default_factory=set)
    """Tables and turns on which they will act."""


@dataclass(slots=True)
class Running:
    """One process."""

    process: Process
    connections: Connections
    tables: Tables | None = None
    ready: bool = False
    lost: bool = False
    """Whether people cannot reach it."""


class Club:
    """The machine and the people of one evening."""

    def __init__(self, shape: Shape, folder: Path) -> None:
        seed = shape.seed
        self.shape = shape
        self.loop = VirtualLoop(Random(f"threads {seed}"))
        self.clocks = Clocks(self.loop)
        self.trace = Trace(self.loop.time, folder)
        self.file = folder / files.FILE
        self.file.write_bytes(files.empty())
        self.disk = Disk(self.loop, Random(f"disk {seed}"), self.file)
        self.files = Files()
        self.reader = Reader(self.file)
        self.running: Running | None = None
        self.number = 0
        """The tournament."""
        self.done: Counter[str] = Counter()
        self.errors: list[str] = []
        self.outages: list[tuple[int, int]] = []
        """UTC ms between which nobody could play."""
        self.people = [
            Person(FIRST + number, Random(f"person {seed} {number}"))
            for number in range(1, shape.people + 1)
        ]
        self._by_id = {one.id: one for one in self.people}
        self._causes = 0
        self._starts = 0
        self._rng = Random(f"evening {seed}")
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- the machine -------------------------------------------------------------------------------

    @contextmanager
    def open(self) -> Iterator[None]:
        """Replace the process's time and chance within the context."""
        with ExitStack() as stack:
            stack.enter_context(virtual(self.clocks, Random(f"libraries {self.shape.seed}")))
            stack.enter_context(self.files.watched())
            try:
                yield
            finally:
                self.reader.close()
                self.kill()
                self.loop.bury()

    def start(self) -> None:
        """Start a process."""
        self._starts += 1
        process = Process(f"process {self._starts}")
        running = self.running = Running(process, Connections(self.disk))
        self._within(running, self._run(running))

    def kill(self) -> None:
        """Kill the process, between whatever two steps it is."""
        running, self.running = self.running, None
        if running is not None:
            running.process.dead = True
            running.connections.cut()
            self.files.cut(running.process)

    def _within(self, running: Running, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        context = Context()
        context.run(PROCESS.set, running.process)
        return self.loop.create_task(work, context=context)

    async def _run(self, running: Running) -> None:
        rng, url = self._rng, f"sqlite+aiosqlite:///{self.file}"
        rules = {name: game.rules for name, game in games().items()}
        players = {name: game.players for name, game in games().items() if game.players}
        async with await Store.open(url, running.connections.connect, locked=True) as store:
            await store.activate()
            running.tables = tables = Tables(
                store,
                rules,
                players,
                pauses=PAUSES,
                rng=rng,
                now=MonotonicClock(self.clocks.wall_ms, self.clocks.steady_ns),
                thinkers=ComputerPlayers(players, minds(rng)),
                limits=NO_LIMITS,
                counts={name: game.counts for name, game in games().items()},
                dailies={name: one.daily for name, one in games().items() if one.daily},
            )
            tables.on_change.append(self._heard)
            await tables.resume()
            running.ready = True
            await asyncio.Event().wait()

    async def ask(self, request: Callable[[Tables], Awaitable[Any]]) -> Any:
        """Make a request, again after a kill until a process answers."""
        while True:
            running = self.running
            if running is None or not running.ready or running.lost or running.tables is None:
                await asyncio.sleep(1.0)
                continue
            task = self._within(running, _awaited(request(running.tables)))
            while not running.process.dead and not task.done():
                await asyncio.wait((task,), timeout=0.5)
            if task.done():
                return task.result()

    def cause(self) -> str:
        """A new cause of a request."""
        self._causes += 1
        return f"click:{self._causes}"

    async def does(self, what: str, request: Callable[[Tables, str], Awaitable[Any]]) -> Any:
        """Let a person press something; a kill leaves them with the same press."""
        cause = self.cause()
        outcome = await self.ask(lambda tables: request(tables, cause))
        name = type(outcome).__name__
        if isinstance(outcome, Refused):
            name = outcome.code
        self.trace.add("does", f"{what}: {name}")
        self.done[f"{what} {name}"] += 1
        return outcome

    async def presses(self, what: str, *arguments: Any) -> Any:
        """Let somebody use a function of the tournament's service."""
        return await self.does(
            what,
            lambda tables, cause: getattr(tables.tournaments, what)(
                self.number, *arguments, cause=cause
            ),
        )

    # -- the evening -------------------------------------------------------------------------------

    async def play(self) -> None:
        """Run from the announcement until nothing is live any more."""
        self.start()
        shape = self.shape
        options = Options(clock=Clock.QUICK, stand_in=Level.BEGINNER, speed=Speed.INSTANT)
        opened = Announced(
            *(DIRECTOR, shape.game, GUILD, CHANNEL, f"Evening {shape.seed}"),
            *(self.clocks.true_ms() + int(SIGN_UP_S * 1000), shape.plan, options, ()),
            check_in=self._rng.random() < 0.2,
        )
        outcome = await self.does(
            "announce", lambda tables, cause: tables.tournaments.announce(opened, cause=cause)
        )
        assert isinstance(outcome, (Accepted, Repeated)), outcome
        self.number = outcome.state.id
        for person in self.people:
            self._spawn(self._comes(person))
        self._spawn(self._look())
        self._spawn(self._goes_wrong())
        if shape.directs:
            self._spawn(self._direct())
        while self.loop.time() < LONGEST_S:
            await asyncio.sleep(LOOK_S)
            heads = self.reader.heads()
            if all(status not in ("lobby", "playing") for _, status, *_ in heads.values()):
                break
        for task in self._tasks:
            task.cancel()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)

    async def _state(self) -> TournamentState | None:
        found: TournamentState | None = await self.ask(
            lambda tables: tables.tournaments.state(self.number)
        )
        return found

    async def _comes(self, person: Person) -> None:
        """One person's evening."""
        rng, id = person.rng, person.id
        late = rng.random() < 0.12
        await asyncio.sleep(SIGN_UP_S + rng.random() * 500 if late else rng.random() * SIGN_UP_S)
        if self.shape.plan.matches and self.shape.plan.side > 1 and rng.random() < 0.5:
            await self.presses("with_partner", id, rng.choice(self.people).id)
        elif not late and rng.random() < 0.1:
            await self.presses("late", id)
        else:
            await self.presses("come", id)
        if rng.random() < 0.1:
            await self.presses("not_today", id)
            await asyncio.sleep(rng.random() * 300)
            await self.presses("come", id)
        if rng.random() < 0.25:  # They close the tab, and perhaps look again.
            began = SIGN_UP_S - 60 + rng.random() * 1_000
            person.off.append((began, began + rng.choice((60.0, 400.0, 1e9))))
        goes_at = SIGN_UP_S + rng.random() * 2_000 if rng.random() < 0.12 else None
        while True:
            await asyncio.sleep(LOOK_S + 20 * rng.random())
            if self._away(person):
                continue
            state = await self._state()
            if state is None or state.status.final:
                return
            if goes_at is not None and self.loop.time() > goes_at:
                await self.presses("not_today", id)
                return
            member = state.member(id)
            for asker in state.members:
                if asker.asked == id:
                    await self.presses("answer", id, asker.person, rng.random() < 0.8)
            if state.cutter == id and state.cut is None and state.status.value == "playing":
                await self.presses("cut", id, rng.randint(1, 999))
            waits = member is not None and member.attendance in (Attendance.AWAY, Attendance.LATE)
            checks = member is not None and member.attendance is Attendance.COMING
            soon = self.loop.time() > SIGN_UP_S - 300
            if (waits or (checks and state.opened.check_in)) and soon and rng.random() < 0.4:
                await self.presses("here", id)

    def _away(self, person: Person) -> bool:
        return any(since <= self.loop.time() < until for since, until in person.off)

    # -- at the tables -----------------------------------------------------------------------------

    def _heard(self, news: Change | Nudge) -> None:
        if PROCESS.get().dead:
            return
        if isinstance(news, Change):
            self._react(news.state)

    async def _look(self) -> None:
        """Show everybody their tables again: what they have missed is not lost."""
        while True:
            await asyncio.sleep(LOOK_S)
            for person in self.people:
                person.planned.clear()
            running = self.running
            if running is not None and running.ready and running.tables is not None:
                journals = running.tables._table_store
                for number in await self.ask(lambda tables: tables.live()):
                    state = journals.known(number)
                    if state is not None:
                        self._react(state)

    def _react(self, state: TableState) -> None:
        """Let people whom a table waits for, or who are away there, act after a while."""
        away = (
            one.person
            for one in state.seats.values()
            if one.person is not None and one.presence is Presence.AWAY
        )
        for id in {*waits_for(state), *(one for one in away if not state.status.final)}:
            person = self._by_id.get(id)
            key = (state.id, state.turn_seq)
            if person is None or key in person.planned:
                continue
            person.planned.add(key)
            seconds = person.rng.choice((1.0, 2.0, 3.0, 6.0, 25.0 * person.rng.random()))
            self._spawn(self._acts(person, state.id, seconds))

    async def _acts(self, person: Person, table: int, seconds: float) -> None:
        """Act at a table after some seconds."""
        await asyncio.sleep(seconds)
        if self._away(person):
            return
        state: TableState | None = await self.ask(lambda tables: tables.state(table))
        seat = None if state is None else state.seat_of(person.id)
        if state is None or seat is None or state.status.final:
            return
        if state.seats[seat].presence is Presence.AWAY:
            await self.does("back", lambda one, cause: one.back(table, person.id, cause=cause))
        elif state.between_deals:
            await self.presses("go", person.id)
        elif seat in state.turns:
            game = state.game
            moves = [one for one in game.legal_actions(state.match, seat) if game.is_move(one)]
            move = person.rng.choice(moves)
            await self.does("act", lambda one, cause: one.act(table, person.id, move, cause=cause))
        if person.rng.random() < 0.01:
            await self.does("leave", lambda one, cause: one.leave(table, person.id, cause=cause))

    # -- what goes wrong ---------------------------------------------------------------------------

    async def _goes_wrong(self) -> None:
        rng = Random(f"faults {self.shape.seed}")
        times = sorted(rng.random() * (SIGN_UP_S + 1_500) for _ in range(self.shape.faults))
        for at in times:
            await asyncio.sleep(max(0.0, at - self.loop.time()))
            seconds = rng.choice((2.0, 30.0, 200.0, 900.0))
            if rng.random() < 0.7:
                await self.disk.reaches(self.disk.done + rng.randint(1, 400))
                self.trace.add("event", f"kill, {seconds:.0f} s")
                self.done["kill"] += 1
                began = self.clocks.true_ms()
                self.kill()
                await asyncio.sleep(seconds)
                self.start()
                self.outages.append((began, self.clocks.true_ms()))
                continue
            running = self.running
            if running is not None and running.ready and running.tables is not None:
                self.trace.add("event", f"outage, {seconds:.0f} s")
                self.done["outage"] += 1
                downtime, began = running.tables._downtime, self.clocks.true_ms()
                running.lost = True
                self._within(running, _called(downtime.lost, 0, began))
                await asyncio.sleep(seconds)
                self._within(running, _called(downtime.found, 0))
                running.lost = False
                self.outages.append((began, self.clocks.true_ms()))

    async def _direct(self) -> None:
        """A director who does a little of everything."""
        rng = Random(f"director {self.shape.seed}")
        for _ in range(6):
            await asyncio.sleep(60 + rng.random() * 300)
            state = await self._state()
            if state is None or state.status.final:
                return
            people = [one.person for one in state.members] or [FIRST + 1]
            two = rng.choice(people), rng.choice([*people, FIRST + 1])
            more = {
                "say": ("Two minutes.",),
                "rename": (f"Jass {rng.randint(1, 9)}",),
                "swap": two,
                "replace": two,
            }
            what = rng.choice((*more, "pause", "delay", "next_round", "redraw"))
            await self.presses(what, DIRECTOR, *more.get(what, ()))
            if what == "pause" and rng.random() < 0.7:
                await asyncio.sleep(rng.random() * 120)
                await self.presses("go_on", DIRECTOR)


async def _awaited(work: Awaitable[Any]) -> Any:
    return await work


async def _called(function: Callable[..., None], *arguments: Any) -> None:
    function(*arguments)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an evening went."""

    shape: Shape
    broken: str | None
    done: Counter[str]
    seconds: float
    """Virtual seconds."""
    trace: list[str] = field(repr=False)
    record: str


def simulate(shape: Shape) -> Outcome:
    """Run an evening from an empty database, and hold it to the laws."""
    with files.folder() as folder:
        club = Club(shape, Path(folder))
        collecting = gc.isenabled()
        gc.disable()  # Garbage collection does not follow from the seed.
        broken, record = None, ""
        try:
            with club.open():
                asyncio.set_event_loop(club.loop)
                club.loop.set_exception_handler(
                    lambda loop, context: club.errors.append(str(context["message"]))
                )
                try:
                    club.loop.run_until_complete(club.play())
                except StuckError as error:
                    broken = f"stuck: {error}"
                broken = broken or next(broken_laws(club), None)
                record = record_of(night_of(club))
        finally:
            asyncio.set_event_loop(None)
            if collecting:
                gc.enable()
    return Outcome(shape, broken, club.done, club.loop.time(), club.trace.lines, record)
