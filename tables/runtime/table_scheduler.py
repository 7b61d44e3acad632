"""Automatic actions at tables: clocks, deals, computer players.

Any change at a table stops computer players who think about an earlier position.
"""

from __future__ import annotations

import hashlib
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from tables.computers.requests import Answer, Question
from tables.computers.service import ComputerPlayers
from tables.decisions import automatic
from tables.decisions.automatic import Position
from tables.decisions.outcomes import Nudge, Outcome
from tables.decisions.pauses import Pauses
from tables.decisions.timers import Timer, TimerKind, timers
from tables.journal.entries import Entry
from tables.journal.state import Status, TableState
from tables.runtime.journal_store import Decide, JournalStore
from tables.runtime.maintenance import Maintenance
from tables.runtime.scheduler import JournalTask, Reachable, Scheduler

log = logging.getLogger(__name__)

BY_SILENCE: Final = frozenset(
    {
        TimerKind.EXPIRE,
        TimerKind.CUT,
        TimerKind.LATE,
        TimerKind.IDLE,
        TimerKind.BOOK,
        TimerKind.STOP,
    }
)
"""Due because a person has not acted: only if they could."""


@dataclass(frozen=True, slots=True)
class _Thought:
    """Computer players' intended action at a position, and its time."""

    position: Position
    levels: tuple[tuple[str, str], ...]
    """Seats and levels that were asked; a later computer's seat is not among them."""
    at: int = 0
    """UTC ms."""
    seat: str | None = None
    action: Any = field(default=None, repr=False)
    level: str | None = None
    """The level that answered, if lower than the seat's."""
    moves: bool = False
    """Whether it is a move rather than a call."""

    def same_turn(self, position: Position, levels: tuple[tuple[str, str], ...]) -> bool:
        """Whether this was a move, thought out by the same players in the same turn."""
        mine = self.position
        return (mine.number, mine.turn_seq, self.levels, self.moves) == (
            position.number,
            position.turn_seq,
            levels,
            True,
        )


@dataclass(slots=True)
class _Plan:
    """The scheduler's plan for one table."""

    nudged: int = 0
    """The turn (``turn_seq``) whose person was reminded."""
    thought: _Thought | None = None


class TableScheduler(Scheduler[TableState, Entry, TimerKind]):
    """Runs the timers and computer players of every live table."""

    by_silence = BY_SILENCE

    def __init__(
        self,
        journals: JournalStore,
        reachable: Reachable,
        thinkers: ComputerPlayers,
        pauses: Pauses,
        rng: random.Random,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        maintenance: Maintenance,
    ) -> None:
        super().__init__(journals, reachable, now, sleep)
        self._thinkers = thinkers
        self._pauses = pauses
        self._rng = rng
        self._maintenance = maintenance
        self._plans: dict[int, _Plan] = {}

    def has_spoken(self, state: TableState) -> bool:
        """Whether computer players have said all that they want to at a position."""
        plan = self._plans.get(state.id)
        thought = None if plan is None else plan.thought
        if thought is None or thought.position != Position.of(state):
            return False
        return thought.seat is None or thought.moves

    def forget(self, number: int) -> None:
        """Drop the task and the plan of a table that has ended."""
        super().forget(number)
        self._plans.pop(number, None)

    # -- timers ------------------------------------------------------------------------------------

    def timers(self, state: TableState) -> tuple[Timer, ...]:
        """The table's coming timers."""
        return timers(state, self._pauses, self._maintenance.rests)

    def next_timer(self, state: TableState) -> Timer | None:
        """The earliest timer, if there is one; a turn has one reminder."""
        nudged = self._plan(state).nudged == state.turn_seq
        return next(
            (due for due in self.timers(state) if not (nudged and due.kind is TimerKind.NUDGE)),
            None,
        )

    def decision(self, state: TableState, kind: TimerKind) -> Decide:
        """The decision of a timer that is due."""
        if kind is TimerKind.SECRET:
            return partial(automatic.draw_secret, secret=self._rng.randbytes(32))
        if kind is TimerKind.CUT:
            cuts = state.game.cuts
            return partial(automatic.cut_pack, position=self._rng.choice(cuts) if cuts else 0)
        return automatic.BY_CLOCK[kind]

    async def step(self, state: TableState, own: JournalTask) -> bool:
        """Wait for the next timer or computer player's action, and run it."""
        thought, due = await self._thought(state, own), self.next_timer(state)
        if thought.seat is not None and (due is None or thought.at <= due.at):
            await self.until(own, thought.at)
            await self.settle(state, own, await self._act(state, thought, thought.seat))
        elif due is not None:
            await self.run_timer(state, own, due)
        else:
            return False
        return True

    async def perform(self, state: TableState, own: JournalTask, kind: TimerKind) -> Outcome | None:
        """Remind a person, play for one whose time is over, or take the timer's decision."""
        match kind:
            case TimerKind.NUDGE:
                self._nudge(state)
                return None
            case TimerKind.LATE:
                return await self._late(state, own)
            case _:
                return await super().perform(state, own, kind)

    def _plan(self, state: TableState) -> _Plan:
        return self._plans.setdefault(state.id, _Plan())

    def _nudge(self, state: TableState) -> None:
        self._plan(state).nudged = state.turn_seq
        for seat in state.asked:
            person = state.seats[seat].here
            if person is not None:
                self.journals.notify(Nudge(state, person))

    async def _late(self, state: TableState, own: JournalTask) -> Outcome:
        seat, position = state.turn, Position.of(state)
        assert seat is not None, "a turn's time is over"
        question = self._question(state, seat, state.options.stand_in.value)
        (answer,) = await self._ask(state, own, (question,))
        action = self._move(state, answer)
        return await self.when_due(
            state,
            TimerKind.LATE,
            lambda state: automatic.late(state, position, action, answer.level),
        )

    # -- computer players ------------------------------------------------------------------------

    async def _act(self, state: TableState, thought: _Thought, seat: str) -> Outcome:
        return await self.request(
            state,
            "computer",
            lambda state: automatic.computed(
                state, thought.position, seat, thought.action, level=thought.level
            ),
        )

    async def _thought(self, state: TableState, own: JournalTask) -> _Thought:
        """Return the computer players' intention; cached until the position changes."""
        position = Position.of(state)
        in_a_deal = state.status is Status.PLAYING and state.next.awaits in ("turn", "booking")
        plays = in_a_deal and not state.deserted
        levels = tuple(
            (name, level.value)
            for name in state.seats
            if plays and (level := state.level_of(name)) is not None
        )
        plan = self._plan(state)
        known = plan.thought
        if known is None or (known.position, known.levels) != (position, levels):
            known = plan.thought = await self._think(state, own, position, levels, known)
        return known

    async def _think(
        self,
        state: TableState,
        own: JournalTask,
        position: Position,
        levels: tuple[tuple[str, str], ...],
        before: _Thought | None,
    ) -> _Thought:
        if not levels:
            return _Thought(position, levels)
        began = self._now()
        questions = tuple(self._question(state, name, level) for name, level in levels)
        answers = await self._ask(state, own, questions)
        wishes = {answer.seat: answer for answer in answers if self._legal(state, answer)}
        calls = [name for name, one in wishes.items() if not state.game.is_move(one.action)]
        if calls:
            seat = min(calls, key=lambda name: _precedence(state, name))
            at = self._now() + self._rng.randint(*self._pauses.speak)
            return _Thought(position, levels, at, seat, wishes[seat].action, wishes[seat].level)
        for answer in answers:
            if answer.seat == state.turn:
                looked_at = state.next.full and bool(state.here())
                at = began + self._pauses.before(state.options.speed, self._rng, look=looked_at)
                if any(state.seats[name].here is not None for name in state.next.calls):
                    at = max(at, began + self._pauses.call)
                if before is not None and before.same_turn(position, levels):
                    at = before.at  # A call of another seat does not restart its time.
                move = self._move(state, answer)
                return _Thought(position, levels, at, answer.seat, move, answer.level, True)
        return _Thought(position, levels)

    def _question(self, state: TableState, seat: str, level: str) -> Question:
        view, moves = state.game.view(state.match, seat), seat == state.turn
        if state.daily is not None:
            # A person's speed must not change the answers that their cards get.
            text = "\n".join((seat, *state.actions))
            seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
            return Question(seat, view, level, seed, moves, exact=True)
        seconds = self._pauses.thought(state.options.speed)
        return Question(seat, view, level, self._rng.getrandbits(32), moves, seconds)

    async def _ask(
        self, state: TableState, own: JournalTask, questions: tuple[Question, ...]
    ) -> tuple[Answer, ...]:
        game = state.game.name
        if not self._thinkers.knows(game):
            # Then any legal move: this is an absent person's seat, not a computer's.
            return tuple(Answer(asked.seat, None) for asked in questions)
        own.idle = True
        answers = await self._thinkers.answers(game, questions)
        own.idle = False
        for answer in answers:
            if answer.failed is not None:
                log.error("table %d: a computer player failed: %s", state.id, answer.failed)
        return answers

    def _legal(self, state: TableState, answer: Answer) -> bool:
        game, action = state.game, answer.action
        if action is None:
            return False
        if game.actor(action) == answer.seat and game.violation(state.match, action) is None:
            return True
        log.error("table %d: a computer player chose an illegal action", state.id)
        return False

    def _move(self, state: TableState, answer: Answer) -> Any:
        """Return the seat's answer or, if it failed, any legal move: a table never stops."""
        if self._legal(state, answer):
            return answer.action
        game = state.game
        moves = [
            action
            for action in game.legal_actions(state.match, answer.seat)
            if game.is_move(action)
        ]
        return self._rng.choice(moves) if state.daily is None else moves[0]


def _precedence(state: TableState, seat: str) -> tuple[bool, int]:
    """Order of calls at the same instant: the side on lead first."""
    lead = state.next.lead
    side = next((team for team in state.game.partners if lead in team), ())
    return seat not in side, state.game.seats.index(seat)
