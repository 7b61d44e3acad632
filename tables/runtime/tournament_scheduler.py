"""A tournament runs itself: its timers, draws in a worker, its tables' opening and ending.

Every step is repeated after a crash and has a cause of its own, so that nothing happens twice. A
table's own change is stored in the table's journal; the tournament's task brings the tables of the
round to what the tournament's state says.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from base.workers.job import PoolError
from base.workers.pool import WorkerPool
from tables.decisions import automatic
from tables.decisions.outcomes import (
    Accepted,
    Change,
    Decision,
    Nudge,
    Outcome,
    Outdated,
    Refused,
    Repeated,
)
from tables.decisions.timers import Timer
from tables.journal.documents import UNSET
from tables.journal.entries import (
    Back,
    Entry,
    Left,
    Opened,
    OptionsSet,
    Placed,
    Resumed,
    RoundOf,
    SeatFilled,
    SeatTaken,
    Started,
    Substituted,
    Why,
)
from tables.journal.state import Presence, Status, TableState
from tables.runtime.dailies import NOBODY
from tables.runtime.journal_store import Decide, JournalStore
from tables.runtime.maintenance import Maintenance
from tables.runtime.scheduler import RETRY, JournalTask, Reachable, Scheduler
from tables.runtime.tournament_results import Results
from tables.tournaments import decide
from tables.tournaments.entries import Reminder, TournamentEntry
from tables.tournaments.state import Attendance, RoundState, TournamentState
from tables.tournaments.timers import Times, TournamentTimer, timers

BY_SILENCE: Final = frozenset({TournamentTimer.CUT, TournamentTimer.WANT})
DRAW: Final = "games.tournament.pairing:job"
"""Job of a worker: its library is no part of the bot's own memory."""
DRAWS: Final = 15
"""Priority of draws in the worker queue: after hints, before analyses."""
DRAW_LONGEST: Final = 60.0
"""Seconds in that queue after which a draw is asked for again."""

TournamentOutcome = Outcome[TournamentState, TournamentEntry]


class TournamentScheduler(Scheduler[TournamentState, TournamentEntry, TournamentTimer]):
    """Runs every live tournament."""

    by_silence = BY_SILENCE

    def __init__(
        self,
        journals: JournalStore[TournamentState, TournamentEntry],
        tables: JournalStore[TableState, Entry],
        results: Results,
        reachable: Reachable,
        pool: WorkerPool,
        times: Times,
        lobby_ms: int,
        rng: random.Random,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        maintenance: Maintenance,
        follow: Callable[[TournamentState], Awaitable[bool]],
    ) -> None:
        """``follow``: announces a weekly tournament's next one; ``False`` if that failed."""
        super().__init__(journals, reachable, now, sleep)
        self._tables = tables
        self._results = results
        self._pool = pool
        self._times = times
        self._lobby_ms = lobby_ms
        self._rng = rng
        self._maintenance = maintenance
        self._follow = follow
        self._given: set[str] = set()
        """Causes of what tables of running rounds have got already."""
        self._stirred: set[int] = set()
        """Tournaments to look after again: a table has changed since."""

    def timers(self, state: TournamentState) -> tuple[Timer[TournamentTimer], ...]:
        """The tournament's coming timers."""
        return timers(state, self._times, self._maintenance.rests)

    def decision(
        self, state: TournamentState, kind: TournamentTimer
    ) -> Decide[TournamentState, TournamentEntry]:
        """The decision of a timer that is due."""
        match kind:
            case TournamentTimer.REMIND_DAY:
                return partial(decide.remind, of=Reminder.DAY)
            case TournamentTimer.REMIND_SOON:
                return partial(decide.remind, of=Reminder.SOON)
            case TournamentTimer.CUT:
                return partial(decide.cut_by_chance, number=self._rng.choice(decide.CUTS))
            case TournamentTimer.BELL:
                return decide.ring
            case TournamentTimer.GO_ON:
                return partial(decide.go_on, person=None)
            case TournamentTimer.WANT | TournamentTimer.FINISH:
                return decide.finish
            case _:
                raise AssertionError("performed below")

    def on_table_change(self, news: Change | Nudge) -> None:
        """Look after the tournament of a table that has ended, or to which somebody is back."""
        of = news.state.opened.round
        if isinstance(news, Nudge) or of is UNSET:
            return
        back = any(isinstance(stored.entry, Back) for stored in news.entries)
        if news.state.status.final or back:
            self._stirred.add(of.tournament)
            self.wake(of.tournament)

    async def step(self, state: TournamentState, own: JournalTask) -> bool:
        """Look after the tables of the round, else wait for the next timer and run it."""
        last = state.playing
        self._stirred.discard(state.id)
        await self._close_void(state)
        if last is not None and last.tables and await self._look_after(state, last, own):
            return True
        if await super().step(state, own) or state.id in self._stirred:
            return True
        return self.journals.known(state.id) is not state  # It has changed meanwhile.

    async def perform(
        self, state: TournamentState, own: JournalTask, kind: TournamentTimer
    ) -> TournamentOutcome | None:
        """Run a timer that is due."""
        match kind:
            case TournamentTimer.START:
                strong = await self._results.strength(state)
                begin = partial(decide.begin, lot=self._rng.random(), strong=strong)
                return await self.when_due(state, kind, begin)
            case TournamentTimer.DRAW:
                return await self._draw(state, own)
            case TournamentTimer.OPEN:
                return await self._open(state, own)
            case TournamentTimer.WANT | TournamentTimer.FINISH if not await self._follow(state):
                await self.pause(own, RETRY)
                return None
        return await super().perform(state, own, kind)

    # -- a round's beginning -----------------------------------------------------------------------

    async def _draw(self, state: TournamentState, own: JournalTask) -> TournamentOutcome | None:
        assert state.cut is not None, "it is cut before the first draw"
        partners = decide.pairs(state)
        present = tuple(one.number for one in state.present)
        secret = bytes.fromhex(state.opened.secrets[len(state.rounds)])
        before = await self._results.rounds(state)
        arguments = (state.plan, before, present, secret, state.cut)
        named = {"pairs": partners, "seeds": state.seeds}
        try:
            found = await self._pool.run(DRAW, arguments, named, rank=DRAWS, wait=DRAW_LONGEST)
        except PoolError:
            await self.pause(own, RETRY)
            return None
        drawn = partial(decide.drawn, asked=state, partners=partners, draw=found)
        return await self.when_due(state, TournamentTimer.DRAW, drawn)

    async def _open(self, state: TournamentState, own: JournalTask) -> TournamentOutcome | None:
        """Open all tables of the round: at once, since each has its own journal."""
        last = state.playing
        assert last is not None, "a round is drawn"
        places = await self._places(state)
        outcomes = await asyncio.gather(
            *(
                self._tables.open(*self._entries(state, last, number, places.get(number)))
                for number in (one.number for one in last.draw.tables)
            )
        )
        opened = [one.state.id for one in outcomes if isinstance(one, (Accepted, Repeated))]
        if len(opened) < len(outcomes):
            await self.pause(own, RETRY)
            return None
        numbers = (one.number for one in last.draw.tables)
        tables = tuple(zip(numbers, opened, strict=True))
        noted = partial(decide.opened, seq=last.seq, tables=tables)
        return await self.when_due(state, TournamentTimer.OPEN, noted)

    def _entries(
        self, state: TournamentState, last: RoundState, number: int, place: int | None
    ) -> tuple[Any, ...]:
        """Arguments of opening a table: its first entry, its cause, and the others."""
        opened, table = state.opened, f"{state.id}:{last.seq}:{number}"
        options = state.options
        first = Opened(
            owner=NOBODY,
            game=opened.game,
            guild=opened.guild,
            channel=opened.channel,
            options=options,
            lobby_ms=self._lobby_ms,
            round=RoundOf(state.id, last.number, number),
        )
        seated = (
            SeatTaken(seat, person) if person is not None else SeatFilled(seat, options.stand_in)
            for seat, person in self._seats(state, last, number).items()
        )
        rules = self._rules(state)
        placed = () if place is None else (Placed(place),)
        return first, f"tournament:{table}", *placed, *seated, Started(NOBODY, rules.rules_version)

    def _rules(self, state: TournamentState) -> Any:
        return self._results.games[state.opened.game]

    def _seats(
        self, state: TournamentState, last: RoundState, number: int
    ) -> dict[str, int | None]:
        """Persons by seat, ``None`` for computer players: partners sit on partners' seats."""
        table = next(one for one in last.draw.tables if one.number == number)
        pairs = zip(self._rules(state).partners, table.sides, strict=True)
        found = {
            seat: state.person(person) if person else None
            for seats, side in pairs
            for seat, person in zip(seats, side, strict=True)
        }
        return {seat: found[seat] for seat in self._rules(state).seats}

    async def _places(self, state: TournamentState) -> dict[int, int]:
        """The threads of the rounds before, by number in the hall."""
        found: dict[int, int] = {}
        for held in state.rounds:
            for number, table in held.tables.items():
                known = await self._results.table(table)
                if known is not None and known.place is not None:
                    found[number] = known.place
        return found

    # -- a round's tables --------------------------------------------------------------------------

    async def _close_void(self, state: TournamentState) -> None:
        """Close the tables of draws that are void."""
        for table in state.void:
            await self._once(table, f"void:{table}", partial(automatic.close, why=Why.REDRAWN))

    async def _look_after(self, state: TournamentState, last: RoundState, own: JournalTask) -> bool:
        """Bring the tables to what the tournament says; close the round once all have ended."""
        going_on = False
        for number, table in last.tables.items():
            known = await self._results.table(table)
            if known is None or known.status.final:
                continue
            going_on = True
            for seq, ms, only in last.delays:
                if only in (None, number):
                    await self._once(table, f"delayed:{state.id}:{seq}:{number}", _delay(ms))
            if last.rung:
                await self._once(table, f"bell:{state.id}:{last.seq}:{number}", _ring)
            await self._seat(state, last, number, known)
        if going_on:
            return False
        results = [await self._results.of(state, table) for table in last.tables.values()]
        away = tuple(person for one in results if one is not None for person in one.away)
        close = partial(decide.close_round, seq=last.seq, away=away)
        outcome = await self.request(state, "round", close)
        await self.settle(state, own, outcome)
        return True

    async def _seat(
        self, state: TournamentState, last: RoundState, number: int, known: TableState
    ) -> None:
        """Seat the people whom a director has put there; excluded people leave."""
        wanted = self._seats(state, last, number)
        entries = tuple(self._moves(state, wanted, known))
        if entries:
            cause = f"seats:{known.id}:{known.seq}"
            await self._tables.request(
                known.id, cause, lambda now: entries if now.seq == known.seq else Outdated()
            )

    def _moves(
        self, state: TournamentState, wanted: dict[str, int | None], known: TableState
    ) -> Iterator[Entry]:
        for seat, person in wanted.items():
            held = known.seats[seat]
            member = None if person is None else state.member(person)
            if person is not None and held.person != person:
                yield Substituted(seat, person)
                continue
            excluded = member is not None and member.attendance is Attendance.EXCLUDED
            if person is not None and excluded and held.presence is not Presence.LEFT:
                yield Left(seat, person)

    async def _once(self, table: int, cause: str, decided: Decide[TableState, Entry]) -> None:
        """Request something of a table that it gets once."""
        if cause not in self._given:
            outcome = await self._tables.request(table, cause, decided)
            if not isinstance(outcome, Refused):
                self._given.add(cause)


def _delay(ms: int) -> Decide[TableState, Entry]:
    """Give a table more time."""

    def decided(state: TableState) -> Decision[Entry]:
        return (Resumed(ms),) if state.status is Status.PLAYING else Outdated()

    return decided


def _ring(state: TableState) -> Decision[Entry]:
    """Let the deal in progress, or the next one, be the last."""
    if state.status is not Status.PLAYING or state.length is not None:
        return Outdated()
    return (OptionsSet(replace(state.options, deals=max(state.deal, 1))),)
