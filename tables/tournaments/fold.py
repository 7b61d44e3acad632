"""From journal to state: a pure fold that never refuses, as that of tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from games.tournament.plan import Round
from tables.journal.entries import Closed, Resumed, Stored
from tables.journal.fold import UnknownGameError
from tables.journal.state import RulesByGame, Status
from tables.tournaments.entries import (
    Announced,
    Answered,
    Asked,
    Began,
    CalledOff,
    Came,
    Checked,
    Corrected,
    CutFor,
    Delayed,
    Drawn,
    Excluded,
    Finished,
    Hurried,
    Late,
    Paused,
    Redrawn,
    Reminded,
    Reminder,
    Renamed,
    Replaced,
    RoundClosed,
    Rung,
    Said,
    Swapped,
    TablesOpened,
    TournamentEntry,
    Warned,
    WentOn,
    Withdrew,
)
from tables.tournaments.state import Attendance, Member, RoundState, TournamentState

COMPOSURE_MS: Final = 120_000
"""Least time between the end of an outage and a start that fell into it."""


def first(number: int, games: RulesByGame, stored: Stored[TournamentEntry]) -> TournamentState:
    """The state after the announcement.

    Raises ``ValueError``, and :class:`tables.journal.fold.UnknownGameError` for a missing game.
    """
    opened = stored.entry
    if not isinstance(opened, Announced) or stored.seq != 1:
        raise ValueError(f"tournament {number}: the journal does not begin with an announcement")
    if opened.game not in games:
        raise UnknownGameError(number, opened.game)
    return TournamentState(
        id=number,
        seq=stored.seq,
        at=stored.at,
        opened=opened,
        announced_at=stored.at,
        name=opened.name,
        status=Status.LOBBY,
        starts=opened.starts,
        since=stored.at,
    )


def after(state: TournamentState, stored: Stored[TournamentEntry]) -> TournamentState:
    """The state after one more entry; ``ValueError`` if it is not the next one."""
    if stored.seq != state.seq + 1:
        raise ValueError(f"tournament {state.id}: entry {stored.seq} after {state.seq}")
    entry, at = stored.entry, stored.at
    state = replace(state, seq=stored.seq, at=at)
    match entry:
        case Announced():
            raise ValueError(f"tournament {state.id}: announced twice")
        case Came():
            here = state.status is not Status.LOBBY or Reminder.SOON in state.reminded
            return _with(state, entry.person, Attendance.HERE if here else Attendance.COMING)
        case Late():
            return _with(state, entry.person, Attendance.LATE)
        case Checked():
            return _with(state, entry.person, Attendance.HERE)
        case Asked():
            return state.with_member(replace(_member(state, entry.person), asked=entry.partner))
        case Answered():
            return _answered(state, entry)
        case Withdrew():
            return _left(state, entry.person, Attendance.WITHDREW)
        case Excluded():
            return _left(state, entry.person, Attendance.EXCLUDED)
        case Warned():
            member = _member(state, entry.person)
            return state.with_member(replace(member, warnings=member.warnings + 1))
        case Reminded():
            return replace(state, reminded=state.reminded | {entry.of})
        case Began():
            state = replace(state, cutter=entry.cutter, seeds=entry.seeds)
            return replace(state, status=Status.PLAYING, since=at)
        case CutFor():
            return replace(state, cut=entry.number, since=at, hurried=True)
        case Drawn():
            return _drawn(state, entry, at)
        case TablesOpened():
            return state.with_round(replace(state.rounds[-1], tables=dict(entry.tables)))
        case Rung():
            return state.with_round(replace(state.rounds[-1], rung=True))
        case RoundClosed():
            state = state.with_round(replace(state.rounds[-1], closed=at))
            for person in entry.away:
                state = _with(state, person, Attendance.AWAY)
            return replace(state, since=at, hurried=False)
        case Replaced() | Swapped():
            return _changed(state, entry)
        case Redrawn():
            tables = (*state.void, *state.rounds[-1].tables.values())
            rounds = state.rounds[:-1]
            fixes = tuple((min(after, len(rounds)), fix) for after, fix in state.corrections)
            state = replace(state, rounds=rounds, corrections=fixes, void=tables)
            return replace(state, since=at, hurried=True)
        case Corrected():
            fix = (len(state.rounds), entry)
            return replace(state, corrections=(*state.corrections, fix))
        case Paused():
            return replace(state, paused=at)
        case WentOn():
            return _shifted(replace(state, paused=0), at - state.paused)
        case Hurried():
            return replace(state, hurried=True, starts=min(state.starts, at))
        case Delayed():
            return _delayed(state, entry, stored.seq)
        case Resumed():
            return _resumed(state, entry.outage_ms)
        case Said():
            return replace(state, said=entry.text)
        case Renamed():
            return replace(state, name=entry.name)
        case Finished():
            return replace(state, status=Status.OVER)
        case CalledOff():
            return replace(state, status=Status.ABANDONED)
        case Closed():
            return replace(state, status=Status.EXPIRED, closed=entry.why)
        case _:
            assert_never(entry)


# -- people --------------------------------------------------------------------------------------


def _member(state: TournamentState, person: int) -> Member:
    member = state.member(person)
    assert member is not None, "the person has come"
    return member


def _with(state: TournamentState, person: int, attendance: Attendance) -> TournamentState:
    member = state.member(person)
    if member is None:
        new = Member(len(state.members) + 1, person, attendance)
        declined = state.declined - {person}
        return replace(state, members=(*state.members, new), declined=declined)
    return state.with_member(replace(member, attendance=attendance))


def _answered(state: TournamentState, entry: Answered) -> TournamentState:
    asker = replace(_member(state, entry.partner), asked=None)
    if not entry.agrees:
        return state.with_member(asker)
    return _paired(state.with_member(asker), asker.number, _member(state, entry.person).number)


def _paired(state: TournamentState, one: int, other: int) -> TournamentState:
    for own, partner in ((one, other), (other, one)):
        member = replace(state.members[own - 1], partner=partner, asked=None)
        state = state.with_member(member)
    return state


def _left(state: TournamentState, person: int, attendance: Attendance) -> TournamentState:
    member = state.member(person)
    if member is None:
        return replace(state, declined=state.declined | {person})
    if member.partner is not None:
        state = state.with_member(replace(state.members[member.partner - 1], partner=None))
    withdrawals = member.withdrawals + (attendance is Attendance.WITHDREW)
    left = Member(member.number, person, attendance, None, None, withdrawals, member.warnings)
    return state.with_member(left)


# -- rounds --------------------------------------------------------------------------------------


def _drawn(state: TournamentState, entry: Drawn, at: int) -> TournamentState:
    for one, other in entry.pairs:
        state = _paired(state, one, other)
    drawn = RoundState(
        entry.round, state.seq, entry.draw, entry.draw, entry.present, at, entry.pairs
    )
    return replace(state, rounds=(*state.rounds, drawn), hurried=False)


def _changed(state: TournamentState, entry: Replaced | Swapped) -> TournamentState:
    one = entry.person if isinstance(entry, Replaced) else entry.one
    a, b = _member(state, one).number, _member(state, entry.other).number
    last = state.rounds[-1]
    changes = (*last.changes, (a, b))
    draw = Round(last.number, last.present, last.drawn, changes=changes).played
    return state.with_round(replace(last, draw=draw, changes=changes))


# -- time ----------------------------------------------------------------------------------------


def _shifted(state: TournamentState, ms: int) -> TournamentState:
    """Everything that is due, later."""
    state = replace(state, since=state.since + ms, paused=state.paused and state.paused + ms)
    last = state.playing
    return state if last is None else state.with_round(replace(last, at=last.at + ms))


def _delayed(state: TournamentState, entry: Delayed, seq: int) -> TournamentState:
    last = state.playing
    if last is not None:
        delays = (*last.delays, (seq, entry.ms, entry.table))
        state = state.with_round(replace(last, delays=delays))
    return _shifted(replace(state, starts=state.starts + entry.ms), entry.ms)


def _resumed(state: TournamentState, outage: int) -> TournamentState:
    if state.status is not Status.LOBBY:
        return _shifted(state, outage)
    return replace(state, starts=max(state.starts, state.at + min(outage, COMPOSURE_MS)))
