"""Automatic actions of journals: at most one task for each live one.

The task finds the next timer, sleeps until then, requests the decision, and repeats; any other
change of the journal wakes it. If only people can act there is no task: an idle table costs
nothing.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Generic, Protocol

from base.safe_log import without_text
from base.tasks import cancelled
from base.tracing import TRACE, Trace
from tables.decisions.outcomes import Accepted, Change, Decision, Nudge, Outcome, Outdated
from tables.decisions.timers import KindT, Timer
from tables.journal.entries import EntryT
from tables.journal.state import JournalState, StateT
from tables.runtime.journal_store import Decide, JournalStore

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds between two attempts while the store fails."""
LONGEST_RETRY: Final = 60.0
"""Longest time in seconds between two attempts after an unexpected error; doubled up to this."""


class Reachable(Protocol):
    """Reachability of a journal's people; see :class:`tables.runtime.downtime.Downtime`."""

    def resting(self, state: JournalState) -> bool:
        """Whether its people cannot act, so that its timers are paused."""

    async def answers(self, state: JournalState) -> bool:
        """Whether its people could act until now."""


@dataclass(slots=True)
class JournalTask:
    """The scheduler's state of one journal."""

    task: asyncio.Task[None] | None = None
    idle: bool = False
    """Sleeping or thinking: may be interrupted."""
    asleep: bool = False
    """Sleeping."""
    failures: int = 0
    """Failures in a row."""


class Scheduler(ABC, Generic[StateT, EntryT, KindT]):
    """Runs the timers of every live journal of a kind."""

    by_silence: frozenset[KindT]
    """Due because a person has not acted: only if they could."""

    def __init__(
        self,
        journals: JournalStore[StateT, EntryT],
        reachable: Reachable,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``now``: UTC ms."""
        self.journals = journals
        self._reachable = reachable
        self._now = now
        self._sleep = sleep
        self._tasks: dict[int, JournalTask] = {}
        self._closed = False

    @abstractmethod
    def timers(self, state: StateT) -> tuple[Timer[KindT], ...]:
        """Coming timers, the earliest first; empty if only people can act."""

    @abstractmethod
    def decision(self, state: StateT, kind: KindT) -> Decide[StateT, EntryT]:
        """The decision of a timer that is due."""

    def on_change(self, news: Change[StateT, EntryT] | Nudge[StateT]) -> None:
        """Look for due timers after a change."""
        if isinstance(news, Change):
            self.wake(news.state.id)

    def wake(self, number: int) -> None:
        """Look for due timers of a journal."""
        if self._closed:
            return
        own = self._tasks.setdefault(number, JournalTask())
        task = own.task
        if task is not None and not task.done():
            if not own.idle:
                return  # It is busy and looks for timers afterwards.
            task.cancel()
        own.idle = own.asleep = False
        own.task = asyncio.ensure_future(self._run(number, own))

    def rest(self) -> None:
        """Pause the journals whose people cannot be reached."""
        for number, own in self._tasks.items():
            state = self.journals.known(number)
            if not own.idle or own.task is None or state is None:
                continue  # It finishes its action; then it checks whether it may go on.
            if self._reachable.resting(state):
                own.task.cancel()

    def reconsider(self) -> None:
        """Recompute the timers of all that wait."""
        for number, own in tuple(self._tasks.items()):
            if own.asleep:
                self.wake(number)

    @property
    def idle(self) -> bool:
        """Whether every task sleeps or waits for people."""
        return all(
            own.asleep or own.task is None or own.task.done() for own in self._tasks.values()
        )

    async def close(self) -> None:
        """Stop; entries being stored are stored."""
        self._closed = True
        await cancelled(*(own.task for own in self._tasks.values()))
        self._tasks.clear()

    # -- one journal -------------------------------------------------------------------------------

    async def _run(self, number: int, own: JournalTask) -> None:
        TRACE.set(Trace(table=number))  # An automatic action belongs to no click.
        while own.task is asyncio.current_task():
            try:
                state = self.journals.known(number) or await self.journals.state(number)
                if state is None or state.status.final:
                    self.forget(number)
                    return
                if self._reachable.resting(state):
                    return  # It is woken when its people can be reached.
                if not await self.step(state, own):
                    return
                own.failures = 0
            except Exception as error:
                # Nothing may stop a journal for good; errors are retried.
                kind = self.journals.subject.name
                failed = (kind, number, error, kind)
                log.error("%s %d: %s in the %s's task", *failed, exc_info=without_text(error))
                own.failures += 1
                await self.pause(own, min(RETRY * 2**own.failures, LONGEST_RETRY))

    def forget(self, number: int) -> None:
        """Drop the task of a journal that has ended."""
        self._tasks.pop(number, None)

    async def step(self, state: StateT, own: JournalTask) -> bool:
        """Wait for the next timer and run it; return whether there was one."""
        due = self.next_timer(state)
        if due is not None:
            await self.run_timer(state, own, due)
        return due is not None

    async def run_timer(self, state: StateT, own: JournalTask, due: Timer[KindT]) -> None:
        """Wait for a timer and run it."""
        await self.until(own, due.at)
        if due.kind not in self.by_silence or await self._answers(state, own):
            await self.settle(state, own, await self.perform(state, own, due.kind))

    def next_timer(self, state: StateT) -> Timer[KindT] | None:
        """The earliest timer, if there is one."""
        return next(iter(self.timers(state)), None)

    async def perform(
        self, state: StateT, own: JournalTask, kind: KindT
    ) -> Outcome[StateT, EntryT] | None:
        """Run a timer that is due; return the outcome of its decision, if it takes one."""
        return await self.when_due(state, kind, self.decision(state, kind))

    async def settle(
        self, state: StateT, own: JournalTask, outcome: Outcome[StateT, EntryT] | None
    ) -> None:
        """Wait a moment if the store has failed: an immediate retry would not help."""
        if outcome is not None and not isinstance(outcome, Accepted):
            now = self.journals.known(state.id)
            if now is not None and now.seq == state.seq:
                await self.pause(own, RETRY)

    async def until(self, own: JournalTask, at: int) -> None:
        """Sleep until a moment (UTC ms)."""
        while (rest := at - self._now()) > 0:
            await self.pause(own, rest / 1000)

    async def pause(self, own: JournalTask, seconds: float) -> None:
        """Sleep; a change interrupts it."""
        own.idle = own.asleep = True
        await self._sleep(seconds)
        own.idle = own.asleep = False

    async def _answers(self, state: StateT, own: JournalTask) -> bool:
        """Whether its people could act until now; their action interrupts the check."""
        own.idle = True
        answers = await self._reachable.answers(state)
        own.idle = False
        return answers

    async def when_due(
        self, state: StateT, kind: KindT, decide: Decide[StateT, EntryT]
    ) -> Outcome[StateT, EntryT]:
        """Request a timer's decision; it is outdated if the timer was put off meanwhile."""

        def decided(state: StateT) -> Decision[EntryT]:
            due = self.timers(state)
            is_due = any(one.kind is kind and one.at <= self._now() for one in due)
            return decide(state) if is_due else Outdated()

        return await self.request(state, kind.value, decided)

    async def request(
        self, state: StateT, what: str, decide: Decide[StateT, EntryT]
    ) -> Outcome[StateT, EntryT]:
        """Request a decision as of a state."""
        # Two processes with the same plan on the same state use the same cause: only one acts.
        return await self.journals.request(state.id, f"{what}:{state.id}:{state.seq}", decide)
