"""Test harness with tables: real SQLite, a clock moved by hand, seeded randomness."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from base.workers.pool import InlineWorker, WorkerPool
from brouc.actions import Action
from brouc.cards import Card
from brouc.view import View
from db import Store
from gamekit.api.game import Daily
from gamekit.api.players import Players, Stop
from games.brouc.rules import BROUC, COUNTS, DAILY
from tables.computers.service import ComputerPlayers
from tables.decisions.outcomes import Accepted, Change, Nudge, Outcome, Refused
from tables.decisions.pauses import Pauses
from tables.decisions.rows import decoded
from tables.journal.entries import EntryT, SameDeal, Stored
from tables.journal.fold import fold
from tables.journal.options import Level, Options
from tables.journal.state import Presence, StateT, TableState
from tables.runtime.downtime import Connectivity
from tables.runtime.limits import NO_LIMITS, Limits
from tables.runtime.results import CountsByGame
from tables.runtime.service import Tables
from tables.views import Board, HandPanel
from tests.tables.computers.players import Quiet

ANNA, BEAT, CARLA, DORA, EMIL = range(900_000_000_000_000_001, 900_000_000_000_000_006)
FOUR = {"N": ANNA, "W": BEAT, "S": CARLA, "E": DORA}
GUILD, CHANNEL = 910_000_000_000_000_001, 910_000_000_000_000_002
START = 1_800_000_000_000
"""Time at which tests begin, in UTC ms."""
GAMES = {"brouc": BROUC}
COUNTS_OF: CountsByGame = {"brouc": COUNTS}
DAILIES_OF = {"brouc": DAILY}
NEVER = 10**9
Kind = TypeVar("Kind")


class Time:
    """A clock that stands still until it is moved, and the sleep that goes with it."""

    def __init__(self) -> None:
        self.now_ms = START
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """UTC ms."""
        return self.now_ms

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has been moved that far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        at = self.now_ms + round(seconds * 1000)
        heapq.heappush(self._sleepers, (at, next(self._count), future))
        await future

    def next(self) -> int | None:
        """When the next sleeper wakes up."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    def move(self, at: int) -> None:
        """Move to a time and wake everybody who sleeps until then."""
        self.now_ms = max(self.now_ms, at)
        while (due := self.next()) is not None and due <= self.now_ms:
            heapq.heappop(self._sleepers)[2].set_result(None)


class Silent(Quiet):
    """A computer player that plays its first legal card and never speaks."""

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        return next(action for action in view.legal if BROUC.is_move(action))


SILENT = Silent()


class House:
    """Tables on a store, with helpers for tests."""

    made: ClassVar[list[House]] = []
    """All of a test, for its fixture to close."""

    def __init__(
        self,
        store: Store,
        *,
        time: Time | None = None,
        pauses: Pauses | None = None,
        mind: Players | None = SILENT,
        seed: int = 1,
        drive: bool = True,
        games: Mapping[str, Any] = GAMES,
        limits: Limits = NO_LIMITS,
        connectivity: Connectivity | None = None,
        now: Callable[[], int] | None = None,
        counts: CountsByGame = COUNTS_OF,
        dailies: Mapping[str, Daily] = DAILIES_OF,
    ) -> None:
        self.store = store
        self.time = time or Time()
        self.rng = random.Random(seed)
        self.games = games
        self.pauses = pauses or Pauses(heartbeat=NEVER)
        minds: dict[str, Any] = dict.fromkeys(games, mind) if mind is not None else {}
        self.tables = Tables(
            store,
            games,
            minds,
            pauses=self.pauses,
            rng=random.Random(seed),
            now=now or self.time.now,
            sleep=self.time.sleep,
            thinkers=ComputerPlayers(minds, WorkerPool(InlineWorker, keep=0, idle=0.0)),
            drive=drive,
            limits=limits,
            connectivity=connectivity,
            counts=counts,
            dailies=dailies,
        )
        self.news: list[Change | Nudge] = []
        self.tables.on_change.append(self.news.append)
        self._causes = itertools.count(1)
        self.name = f"{seed}-{id(self)}"
        self.made.append(self)

    def cause(self) -> str:
        """A new unique cause of a request."""
        return f"click:{self.name}:{next(self._causes)}"

    # -- time ------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Run everything that is due now."""
        await self.tables.wait_idle()

    async def wait(self, ms: int) -> None:
        """Advance the clock, running everything at its time."""
        await self.settle()
        end = self.time.now_ms + ms
        while (due := self.time.next()) is not None and due <= end:
            self.time.move(due)
            await asyncio.sleep(0)
            await self.settle()
        self.time.move(end)
        await self.settle()

    async def until_turn(self, table: int, person: int | None = None) -> TableState:
        """Advance the clock in short steps until a person (or this one) has to play."""
        for _ in range(2_000):
            await self.settle()
            state = await self.state(table)
            if state.status.final or (plays(state) and person in (None, whose(state))):
                return state
            await self.wait(500)
        raise AssertionError("nobody has to play")

    async def play_until(self, table: int, reached: Callable[[TableState], bool]) -> TableState:
        """Let people play any legal cards at once until the table has come that far."""
        for _ in range(3_000):
            await self.settle()
            state = await self.state(table)
            if reached(state):
                return state
            assert not state.status.final
            if plays(state):
                await self.play(table)
            else:
                await self.wait(500)
        raise AssertionError("it does not come that far")

    async def to_the_end_of_the_deal(self, table: int) -> TableState:
        """Play until the deal is booked."""
        return await self.play_until(table, lambda state: state.between_deals)

    # -- tables ----------------------------------------------------------------------------------

    async def state(self, table: int) -> TableState:
        """The table, which must exist."""
        state = await self.tables.state(table)
        assert state is not None
        return state

    async def board(self, table: int) -> Board:
        board = await self.tables.board(table)
        assert board is not None
        return board

    async def hand(self, table: int, person: int) -> HandPanel:
        hand = await self.tables.hand(table, person)
        assert hand is not None
        return hand

    async def journal(self, table: int) -> tuple[Stored, ...]:
        rows = await self.store.journals.entries(table)
        return tuple(decoded(rows))

    async def entries(self, table: int, *kinds: type[Kind]) -> list[Kind]:
        """The entries of these kinds, in order."""
        return [s.entry for s in await self.journal(table) if isinstance(s.entry, kinds)]

    async def refold(self, table: int) -> TableState:
        return fold(table, self.games, await self.journal(table))

    async def open(
        self,
        options: Options | None = None,
        owner: int = ANNA,
        *,
        guild: int | None = GUILD,
        same: SameDeal | None = None,
    ) -> int:
        """An empty table of the only game."""
        (game,) = self.games
        outcome = await self.tables.open(
            owner, guild, CHANNEL, options or Options(), cause=self.cause(), game=game, same=same
        )
        return accepted(outcome).id

    async def seated(
        self,
        options: Options | None = None,
        *,
        guild: int | None = GUILD,
        same: Any = None,
        **seats: int,
    ) -> int:
        """A table with persons on the seats named, computer players on the others."""
        owner = next(iter(seats.values()), ANNA)
        table = await self.open(options, owner, guild=guild, same=same)
        for seat, person in seats.items():
            accepted(await self.tables.sit(table, person, seat, cause=self.cause()))
        if len(seats) < len((await self.state(table)).seats):
            accepted(await self.tables.fill(table, owner, None, Level.BEGINNER, cause=self.cause()))
        return table

    async def started(self, options: Options | None = None, **more: Any) -> int:
        """A table as :meth:`seated`, with the match begun."""
        table = await self.seated(options, **more)
        owner = (await self.state(table)).opened.owner
        accepted(await self.tables.start(table, owner, cause=self.cause()))
        return table

    async def dealt(self, options: Options | None = None, **more: Any) -> int:
        """A table as :meth:`started`, with the first deal dealt and a person to play."""
        table = await self.started(options, **more)
        await self.until_turn(table)
        return table

    async def play(self, table: int, action: Any = None) -> TableState:
        """Play a card for the person to move, any legal one by default."""
        state = await self.state(table)
        action = action or self.legal_card(state)
        return accepted(await self.tables.act(table, whose(state), action, cause=self.cause()))

    async def away(self, table: int, *people: int) -> None:
        """Let people miss their turns until stand-ins take over; the others play."""
        for _ in range(500):
            state = await self.state(table)
            seats = [state.seats[state.seat_of(person) or ""] for person in people]
            if all(seat.presence is Presence.AWAY for seat in seats):
                return
            if state.turn is None or state.seats[state.turn].person in people:
                await self.wait(20_000)
            else:
                await self.play(table)
        raise AssertionError("never away")

    def legal_card(self, state: TableState) -> Action:
        """Any legal card of the seat to move."""
        assert state.turn is not None
        legal = BROUC.legal_actions(state.match, state.turn)
        return self.rng.choice([action for action in legal if BROUC.is_move(action)])


def accepted(outcome: Outcome[StateT, EntryT]) -> StateT:
    """The state after an accepted request."""
    assert isinstance(outcome, Accepted), outcome
    return outcome.state


def refused(outcome: Outcome[Any, Any]) -> str:
    """The code of a refusal."""
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def whose(state: TableState) -> int:
    assert state.turn is not None
    person = state.seats[state.turn].person
    assert person is not None
    return person


def plays(state: TableState) -> bool:
    """Whether a person has to move."""
    return state.turn is not None and state.level_of(state.turn) is None


def cards_of(state: TableState, seat: str) -> tuple[Card, ...]:
    view = BROUC.view(state.match, seat)
    assert view.deal is not None
    return view.deal.hand
