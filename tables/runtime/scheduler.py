"""Automatic actions at tables: clocks, deals, computer players.

Each live table has at most one task. It finds the next timer, sleeps until then, requests the
decision, and repeats; any other change at the table wakes it and stops computer players who think
about an earlier position. If only people can act there is no task: an idle table costs nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol

from base.safe_log import without_text
from base.tasks import cancelled
from base.tracing import TRACE, Trace
from tables.computers.requests import Answer, Question
from tables.computers.service import ComputerPlayers
from tables.decisions import automatic
from tables.decisions.automatic import Position
from tables.decisions.outcomes import Accepted, Change, Decision, Nudge, Outcome, Outdated
from tables.decisions.pauses import Pauses
from tables.decisions.timers import Timer, TimerKind, timers
from tables.journal.state import Status, TableState
from tables.runtime.maintenance import Maintenance
from tables.runtime.table_store import Decide, TableStore

log = logging.getLogger(__name__)

RETRY = 1.0
"""Seconds between two attempts while the store fails."""
LONGEST_RETRY = 60.0
"""Longest time in seconds between two attempts after an unexpected error; doubled up to this."""
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


class Reachable(Protocol):
    """Reachability of a table's people; see :class:`tables.runtime.downtime.Downtime`."""

    def resting(self, state: TableState) -> bool:
        """Whether the table's people cannot act, so that its timers are paused."""

    async def answers(self, state: TableState) -> bool:
        """Whether the table's people could act until now."""


@dataclass(slots=True)
class _TableTask:
    """The scheduler's state of one table."""

    task: asyncio.Task[None] | None = None
    idle: bool = False
    """Sleeping or thinking: may be interrupted."""
    asleep: bool = False
    """Sleeping."""
    nudged: int = 0
    """The turn (``turn_seq``) whose person was reminded."""
    thought: _Thought | None = None
    failures: int = 0
    """Failures in a row."""


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


class Scheduler:
    """Runs the timers of every live table."""

    def __init__(
        self,
        table_store: TableStore,
        reachable: Reachable,
        thinkers: ComputerPlayers,
        pauses: Pauses,
        rng: random.Random,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        maintenance: Maintenance,
    ) -> None:
        self._table_store = table_store
        self._reachable = reachable
        self._thinkers = thinkers
        self._pauses = pauses
        self._rng = rng
        self._now = now
        self._sleep = sleep
        self._maintenance = maintenance
        self._timers: dict[int, _TableTask] = {}
        self._closed = False

    def on_change(self, news: Change | Nudge) -> None:
        """Look for due timers after a change of a table."""
        if isinstance(news, Change):
            self.wake(news.state.id)

    def wake(self, table: int) -> None:
        """Look for due timers of a table."""
        if self._closed:
            return
        timer = self._timers.setdefault(table, _TableTask())
        task = timer.task
        if task is not None and not task.done():
            if not timer.idle:
                return  # It is busy and looks for timers afterwards.
            task.cancel()
        timer.idle = timer.asleep = False
        timer.task = asyncio.ensure_future(self._run(table, timer))

    def rest(self) -> None:
        """Pause the tables whose people cannot be reached."""
        for table, timer in self._timers.items():
            state = self._table_store.known(table)
            if not timer.idle or timer.task is None or state is None:
                continue  # It finishes its action; then it checks whether it may go on.
            if self._reachable.resting(state):
                timer.task.cancel()

    def reconsider(self) -> None:
        """Recompute the timers of all waiting tables."""
        for table, timer in tuple(self._timers.items()):
            if timer.asleep:
                self.wake(table)

    def has_spoken(self, state: TableState) -> bool:
        """Whether computer players have said all that they want to at a position."""
        timer = self._timers.get(state.id)
        thought = None if timer is None else timer.thought
        if thought is None or thought.position != Position.of(state):
            return False
        return thought.seat is None or thought.moves

    @property
    def idle(self) -> bool:
        """Whether every table sleeps or waits for people."""
        return all(
            timer.asleep or timer.task is None or timer.task.done()
            for timer in self._timers.values()
        )

    async def close(self) -> None:
        """Stop; entries being stored are stored."""
        self._closed = True
        await cancelled(*(timer.task for timer in self._timers.values()))
        self._timers.clear()

    # -- one table ---------------------------------------------------------------------------------

    async def _run(self, table: int, timer: _TableTask) -> None:
        TRACE.set(Trace(table=table))  # A table's own action belongs to no click.
        while timer.task is asyncio.current_task():
            try:
                state = self._table_store.known(table) or await self._table_store.state(table)
                if state is None or state.status.final:
                    self._timers.pop(table, None)
                    return
                if self._reachable.resting(state):
                    return  # It is woken when its people can be reached.
                if not await self._step(state, timer):
                    return
                timer.failures = 0
            except Exception as error:
                # Nothing may stop a table for good; errors are retried.
                log.error(
                    "table %d: %s in the table's task", table, error, exc_info=without_text(error)
                )
                timer.failures += 1
                await self._idle(timer, min(RETRY * 2**timer.failures, LONGEST_RETRY))

    async def _step(self, state: TableState, timer: _TableTask) -> bool:
        """Wait for the next timer and run it; return whether there was one."""
        thought = await self._thought(state, timer)
        due = next(
            (
                due
                for due in timers(state, self._pauses, self._maintenance.rests)
                if due.kind is not TimerKind.NUDGE or timer.nudged != state.turn_seq
            ),
            None,
        )
        if thought.seat is not None and (due is None or thought.at <= due.at):
            await self._until(timer, thought.at)
            outcome: Outcome | None = await self._act(state, thought, thought.seat)
        elif due is not None:
            await self._until(timer, due.at)
            if due.kind in BY_SILENCE and not await self._answers(state, timer):
                return True
            outcome = await self._perform(state, timer, due)
        else:
            return False
        if outcome is not None and not isinstance(outcome, Accepted):
            now = self._table_store.known(state.id)
            if now is not None and now.seq == state.seq:
                # The store failed; an immediate retry would not help.
                await self._idle(timer, RETRY)
        return True

    async def _until(self, timer: _TableTask, at: int) -> None:
        while (rest := at - self._now()) > 0:
            await self._idle(timer, rest / 1000)

    async def _idle(self, timer: _TableTask, seconds: float) -> None:
        timer.idle = timer.asleep = True
        await self._sleep(seconds)
        timer.idle = timer.asleep = False

    async def _answers(self, state: TableState, timer: _TableTask) -> bool:
        """Whether the table's people could act until now; their action interrupts the check."""
        timer.idle = True
        answers = await self._reachable.answers(state)
        timer.idle = False
        return answers

    # -- duties ------------------------------------------------------------------------------------

    async def _perform(self, state: TableState, timer: _TableTask, due: Timer) -> Outcome | None:
        match due.kind:
            case TimerKind.NUDGE:
                self._nudge(state, timer)
                return None
            case TimerKind.LATE:
                return await self._late(state, timer)
            case _:
                return await self._when_due(state, due.kind, self._decision(state, due.kind))

    def _decision(self, state: TableState, kind: TimerKind) -> Decide:
        if kind is TimerKind.SECRET:
            return partial(automatic.draw_secret, secret=self._rng.randbytes(32))
        if kind is TimerKind.CUT:
            cuts = state.game.cuts
            return partial(automatic.cut_pack, position=self._rng.choice(cuts) if cuts else 0)
        return automatic.BY_CLOCK[kind]

    async def _when_due(self, state: TableState, kind: TimerKind, decide: Decide) -> Outcome:
        """Request a timer's decision; it is outdated if the timer was put off meanwhile."""

        def decided(state: TableState) -> Decision:
            due = timers(state, self._pauses, self._maintenance.rests)
            is_due = any(one.kind is kind and one.at <= self._now() for one in due)
            return decide(state) if is_due else Outdated()

        return await self._request(state, kind.value, decided)

    async def _request(self, state: TableState, what: str, decide: Decide) -> Outcome:
        # Two processes with the same plan on the same state use the same cause: only one acts.
        return await self._table_store.request(state.id, f"{what}:{state.id}:{state.seq}", decide)

    def _nudge(self, state: TableState, timer: _TableTask) -> None:
        timer.nudged = state.turn_seq
        for seat in state.asked:
            person = state.seats[seat].here
            if person is not None:
                self._table_store.notify(Nudge(state, person))

    async def _late(self, state: TableState, timer: _TableTask) -> Outcome | None:
        seat, position = state.turn, Position.of(state)
        assert seat is not None, "a turn's time is over"
        question = self._question(state, seat, state.options.stand_in.value)
        (answer,) = await self._ask(state, timer, (question,))
        action = self._move(state, answer)
        return await self._when_due(
            state,
            TimerKind.LATE,
            lambda state: automatic.late(state, position, action, answer.level),
        )

    # -- computer players ------------------------------------------------------------------------

    async def _act(self, state: TableState, thought: _Thought, seat: str) -> Outcome:
        return await self._request(
            state,
            "computer",
            lambda state: automatic.computed(
                state, thought.position, seat, thought.action, level=thought.level
            ),
        )

    async def _thought(self, state: TableState, timer: _TableTask) -> _Thought:
        """Return the computer players' intention; cached until the position changes."""
        position = Position.of(state)
        in_a_deal = state.status is Status.PLAYING and state.next.awaits in ("turn", "booking")
        plays = in_a_deal and not state.deserted
        levels = tuple(
            (name, level.value)
            for name in state.seats
            if plays and (level := state.level_of(name)) is not None
        )
        known = timer.thought
        if known is None or (known.position, known.levels) != (position, levels):
            known = await self._think(state, timer, position, levels)
            timer.thought = known
        return known

    async def _think(
        self,
        state: TableState,
        timer: _TableTask,
        position: Position,
        levels: tuple[tuple[str, str], ...],
    ) -> _Thought:
        if not levels:
            return _Thought(position, levels)
        began, before = self._now(), timer.thought
        questions = tuple(self._question(state, name, level) for name, level in levels)
        answers = await self._ask(state, timer, questions)
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
        self, state: TableState, timer: _TableTask, questions: tuple[Question, ...]
    ) -> tuple[Answer, ...]:
        game = state.game.name
        if not self._thinkers.knows(game):
            # Then any legal move: this is an absent person's seat, not a computer's.
            return tuple(Answer(asked.seat, None) for asked in questions)
        timer.idle = True
        answers = await self._thinkers.answers(game, questions)
        timer.idle = False
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
