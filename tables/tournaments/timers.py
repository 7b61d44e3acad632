"""Timers of a tournament: derived from its state, never stored. All times are UTC ms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Final

from tables.decisions.rests import NO_RESTS, Rests
from tables.decisions.timers import Timer
from tables.journal.state import DAY_MS, Status
from tables.tournaments.entries import Reminder
from tables.tournaments.state import TournamentState


class TournamentTimer(Enum):
    """Automatic actions of a tournament."""

    REMIND_DAY = "remind-day"
    REMIND_SOON = "remind-soon"
    START = "start"
    """Close sign-up and choose who cuts."""
    CUT = "cut"
    """Cut for a person who has not."""
    DRAW = "draw"
    """Draw the next round."""
    OPEN = "open"
    """Open the tables of the round."""
    BELL = "bell"
    """Let the deal in progress be the last at every table."""
    GO_ON = "go-on"
    """End a pause that was forgotten."""
    WANT = "want"
    """End for want of people."""
    FINISH = "finish"
    """End after the last round."""


REMINDERS = {Reminder.DAY: TournamentTimer.REMIND_DAY, Reminder.SOON: TournamentTimer.REMIND_SOON}


@dataclass(frozen=True, slots=True)
class Times:
    """Times in milliseconds."""

    day: int = DAY_MS
    """Time from the first reminder to the start."""
    soon: int = 15 * 60_000
    """Time from the second reminder, and the check-in, to the start."""
    cut: int = 30_000
    """Time for a person to cut."""
    rest: int = 60_000
    """Time between two rounds."""
    patience: int = 10 * 60_000
    """Time in which the director finds enough people."""
    pause: int = 30 * 60_000
    """Longest pause."""

    def before(self, of: Reminder) -> int:
        """Time from a reminder to the start."""
        return self.day if of is Reminder.DAY else self.soon


TIMES: Final = Times()
"""The usual times."""


def timers(
    state: TournamentState, times: Times, rests: Rests = NO_RESTS
) -> tuple[Timer[TournamentTimer], ...]:
    """The coming timers, the earliest first; empty while tables are played or it is over."""
    return tuple(sorted(_coming(state, times, rests), key=attrgetter("at")))


def _coming(state: TournamentState, times: Times, rests: Rests) -> Iterator[Timer[TournamentTimer]]:
    if state.status.final:
        return
    if state.status is Status.LOBBY:
        yield from _before_start(state, times)
    last = state.playing
    if last is not None and not last.tables:
        yield Timer(last.at, TournamentTimer.OPEN)
    if state.paused:
        yield Timer(state.paused + times.pause, TournamentTimer.GO_ON)
    elif state.status is Status.LOBBY:
        yield _if_enough(state, TournamentTimer.START, state.starts, times, rests)
    elif state.cut is None:
        yield Timer(state.since + times.cut, TournamentTimer.CUT)
    elif last is not None:
        if state.opened.bell_ms is not None and last.tables and not last.rung:
            yield Timer(last.at + state.opened.bell_ms, TournamentTimer.BELL)
    elif len(state.rounds) == state.plan.rounds:
        yield Timer(state.since, TournamentTimer.FINISH)
    else:
        due = state.since if state.hurried else state.since + times.rest
        yield _if_enough(state, TournamentTimer.DRAW, due, times, rests)


def _before_start(state: TournamentState, times: Times) -> Iterator[Timer[TournamentTimer]]:
    for of, kind in REMINDERS.items():
        at = state.starts - times.before(of)
        if of not in state.reminded and at > state.announced_at:
            yield Timer(at, kind)


def _if_enough(
    state: TournamentState, kind: TournamentTimer, at: int, times: Times, rests: Rests
) -> Timer[TournamentTimer]:
    """The timer of something that needs people; without them, that of giving up.

    Nothing begins in a maintenance.
    """
    at = rests.after(at, 0)
    if len(state.present) >= state.least:
        return Timer(at, kind)
    return Timer(at + times.patience, TournamentTimer.WANT)
