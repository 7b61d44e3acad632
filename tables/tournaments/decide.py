"""Decisions on requests to a tournament, pure: from a state to entries or a refusal.

Who may direct is the caller's business. A fact of its tables is an argument.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from games.tournament.plan import Draw, Kind, Score
from tables.decisions.outcomes import Decision, Outdated, Reason, Refused, Seq
from tables.journal.entries import Closed, Resumed, Why
from tables.journal.state import Status
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

Decided: TypeAlias = Decision[TournamentEntry]

CUTS: Final = range(1, 1000)
"""Numbers to cut with."""
WITHDRAWALS: Final = 5
"""Number of times a person may withdraw from an evening and come again."""
LONGEST_NAME: Final = 60
"""Characters of an evening's name."""
LONGEST_TEXT: Final = 200
DELAY_MS: Final = 300_000
"""Time that a director gives at once."""
_MENTION: Final = re.compile(r"<[@#:/]|@everyone|@here|[\r\n]")


def _bad_name(name: str) -> Refused | None:
    """Why a tournament cannot be called so: empty, long, with mentions or several lines."""
    fits = 1 <= len(name.strip()) <= LONGEST_NAME and _MENTION.search(name) is None
    return None if fits else Refused(Reason.BAD_NAME, facts={"most": str(LONGEST_NAME)})


# -- people --------------------------------------------------------------------------------------


def come(state: TournamentState, person: int, by: int | None = None) -> Decided:
    """Sign up, or come back; ``by``: a director, who may add people however often they left."""
    refused = _may_come(state, person, by is not None)
    if refused is not None:
        return refused
    member = state.member(person)
    if member is not None and member.attendance in (Attendance.COMING, Attendance.HERE):
        return Refused(Reason.COMING)
    return (Came(person, by),)


def late(state: TournamentState, person: int) -> Decided:
    """Sign up for a later round."""
    refused = _may_come(state, person)
    if refused is not None:
        return refused
    member = state.member(person)
    if member is not None and member.attendance is Attendance.LATE:
        return Refused(Reason.COMING)
    return (Late(person),)


def here(state: TournamentState, person: int) -> Decided:
    """Say that one is here."""
    refused = _may_come(state, person)
    if refused is not None:
        return refused
    member = state.member(person)
    if member is None or not member.attendance.listed:
        return Refused(Reason.NOT_COMING)
    return Refused(Reason.HERE) if member.attendance is Attendance.HERE else (Checked(person),)


def not_today(state: TournamentState, person: int, by: int | None = None) -> Decided:
    """Decline, or withdraw."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    member = state.member(person)
    gone = person in state.declined if member is None else not member.attendance.listed
    return Refused(Reason.NOT_COMING) if gone else (Withdrew(person, by),)


def with_partner(state: TournamentState, person: int, partner: int) -> Decided:
    """Sign up and ask another person to be partners; both asking is a yes."""
    if not state.in_pairs:
        return Refused(Reason.NO_PAIRS)
    if person == partner:
        return Refused(Reason.OWN_PARTNER)
    refused = _may_come(state, person) or _may_come(state, partner)
    if refused is not None:
        return refused
    own, other = state.member(person), state.member(partner)
    if any(one is not None and one.partner is not None for one in (own, other)):
        return Refused(Reason.HAS_PARTNER)
    came = () if own is not None and own.attendance.listed else (Came(person),)
    if other is not None and other.asked == person:
        return (*came, Answered(person, partner, agrees=True))
    return (*came, Asked(person, partner))


def answer(state: TournamentState, person: int, asker: int, agrees: bool) -> Decided:
    """Answer a person who asks to be partners."""
    other = state.member(asker)
    if other is None or other.asked != person:
        return Refused(Reason.NOT_ASKED)
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    if not agrees:
        return (Answered(person, asker, agrees=False),)
    own = state.member(person)
    if own is not None and own.partner is not None:
        return Refused(Reason.HAS_PARTNER)
    refused = _may_come(state, person)
    if refused is not None:
        return refused
    came = () if own is not None and own.attendance.listed else (Came(person),)
    return (*came, Answered(person, asker, agrees=True))


def cut(state: TournamentState, person: int, number: int) -> Decided:
    """Cut for all rounds."""
    if state.status is not Status.PLAYING or state.cut is not None or person != state.cutter:
        return Refused(Reason.NOT_TO_CUT)
    return (CutFor(number, person),) if number in CUTS else Refused(Reason.BAD_CUT)


def _may_come(state: TournamentState, person: int, added: bool = False) -> Refused | None:
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    member = state.member(person)
    if member is None:
        return None
    if member.attendance is Attendance.EXCLUDED:
        return Refused(Reason.EXCLUDED)
    often = not member.attendance.listed and member.withdrawals >= WITHDRAWALS
    return Refused(Reason.TOO_OFTEN) if often and not added else None


# -- directing -----------------------------------------------------------------------------------


def pause(state: TournamentState, person: int) -> Decided:
    """Let nothing begin."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    return Refused(Reason.PAUSED) if state.paused else (Paused(person),)


def go_on(state: TournamentState, person: int | None) -> Decided:
    """End a pause."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    return (WentOn(person),) if state.paused else Refused(Reason.NOT_PAUSED)


def delay(state: TournamentState, person: int, table: int | None) -> Decided:
    """Give more time."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    last = state.playing
    if table is not None and (last is None or table not in last.tables):
        return Refused(Reason.NO_RESULT)
    if last is not None and table is not None and _own(state, last, person, table):
        return Refused(Reason.OWN_TABLE)
    return (Delayed(DELAY_MS, person, table),)


def next_round(state: TournamentState, person: int, seq: Seq) -> Decided:
    """Draw the next round, or begin, at once."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    if _older(state, seq):
        return Outdated()
    if state.playing is not None:
        return Refused(Reason.ROUND_PLAYED)
    if len(state.present) < state.least:
        return Refused(Reason.TOO_FEW, facts={"least": str(state.least)})
    return (*((WentOn(person),) if state.paused else ()), Hurried(person))


def exclude(state: TournamentState, person: int, other: int) -> Decided:
    """Exclude a person."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    member = state.member(other)
    if member is None or member.attendance is Attendance.EXCLUDED:
        return Refused(Reason.NOT_COMING)
    return (Excluded(other, person),)


def warn(state: TournamentState, person: int, other: int, text: str) -> Decided:
    """Warn a person."""
    if state.member(other) is None:
        return Refused(Reason.NOT_COMING)
    return _bad_text(text) or (Warned(other, text.strip(), person),)


def say(state: TournamentState, person: int, text: str) -> Decided:
    """Say something to all tables."""
    if state.status.final:
        return Refused(Reason.TOURNAMENT_OVER)
    return _bad_text(text) or (Said(text.strip(), person),)


def rename(state: TournamentState, person: int, name: str) -> Decided:
    """Give another name."""
    return _bad_name(name) or (Renamed(name.strip(), person),)


def call_off(state: TournamentState, person: int | None, series: bool = False) -> Decided:
    """Call it off."""
    final = state.status.final
    return Refused(Reason.TOURNAMENT_OVER) if final else (CalledOff(person, series),)


def replace(
    state: TournamentState,
    person: int,
    one: int,
    other: int,
    seq: Seq,
    dealt: Callable[[int], bool],
) -> Decided:
    """Give a person's seat to another; ``dealt``: whether a table of the round has dealt."""
    found = _changing(state, person, one, other, seq, dealt)
    if not isinstance(found, tuple):
        return found
    last, _, to = found
    if to is not None and last.table_of(to.number) is not None:
        return Refused(Reason.PLAYS)
    if to is not None and to.attendance in (Attendance.COMING, Attendance.HERE):
        return (Replaced(one, other, person),)
    came = come(state, other, person)
    return (*came, Replaced(one, other, person)) if isinstance(came, tuple) else came


def swap(
    state: TournamentState,
    person: int,
    one: int,
    other: int,
    seq: Seq,
    dealt: Callable[[int], bool],
) -> Decided:
    """Let two persons change seats."""
    found = _changing(state, person, one, other, seq, dealt)
    if not isinstance(found, tuple):
        return found
    last, _, to = found
    table = None if to is None else last.table_of(to.number)
    if table is None or one == other:
        return Refused(Reason.PLAYS_NOT)
    if dealt(table.number):
        return Refused(Reason.CARDS_DEALT)
    if _own(state, last, person, table.number):
        return Refused(Reason.OWN_TABLE)
    return (Swapped(one, other, person),)


def _changing(
    state: TournamentState,
    person: int,
    one: int,
    other: int,
    seq: Seq,
    dealt: Callable[[int], bool],
) -> tuple[RoundState, Member, Member | None] | Refused | Outdated:
    """The round and both people of a change of seats."""
    if _older(state, seq):
        return Outdated()
    last, held = state.playing, state.member(one)
    table = None if last is None or held is None else last.table_of(held.number)
    if last is None or held is None or table is None or not last.tables:
        return Refused(Reason.PLAYS_NOT)
    if dealt(table.number):
        return Refused(Reason.CARDS_DEALT)
    if _own(state, last, person, table.number):
        return Refused(Reason.OWN_TABLE)
    return last, held, state.member(other)


def redraw(state: TournamentState, person: int, seq: Seq, played: bool) -> Decided:
    """Draw the round again; ``played``: whether a card of it was."""
    if _older(state, seq):
        return Outdated()
    if state.playing is None or not state.playing.tables:
        return Refused(Reason.NO_ROUND)
    return Refused(Reason.CARDS_DEALT) if played else (Redrawn(person),)


def correct(
    state: TournamentState,
    person: int,
    number: int,
    table: int,
    score: Score,
    reason: str,
    was: Score | None,
) -> Decided:
    """Correct a result; ``was``: the table's own, ``None`` while there is none."""
    if not 1 <= number <= len(state.rounds):
        return Refused(Reason.NO_RESULT)
    held = state.rounds[number - 1]
    seats = next((one for one in held.draw.tables if one.number == table), None)
    if seats is None or (was is None and not held.closed):
        return Refused(Reason.NO_RESULT)
    if _own(state, held, person, table):
        return Refused(Reason.OWN_TABLE)
    sides = len(seats.sides)
    adds_up = was is None or sum(score.points) == sum(was.points)
    fits = len(score.points) == sides == len(score.difference)
    if not (fits and adds_up) or score.won not in (None, *range(sides)):
        total = 0 if was is None else sum(was.points)
        return Refused(Reason.BAD_SCORE, facts={"total": str(total)})
    return _bad_text(reason) or (Corrected(number, table, score, reason.strip(), person),)


def _own(state: TournamentState, held: RoundState, person: int, table: int) -> bool:
    """Whether a director plays at a table: only another one decides about it."""
    member = state.member(person)
    own = None if member is None else held.table_of(member.number)
    return own is not None and own.number == table


def _older(state: TournamentState, seq: Seq) -> bool:
    """Whether a button is of an earlier round."""
    began = max(state.rounds[-1].seq if state.rounds else 1, 1)
    return seq is not None and not began <= seq <= state.seq


def _bad_text(text: str) -> Refused | None:
    fits = 1 <= len(text.strip()) <= LONGEST_TEXT
    return None if fits else Refused(Reason.BAD_TEXT, facts={"most": str(LONGEST_TEXT)})


# -- by itself -----------------------------------------------------------------------------------


def remind(state: TournamentState, of: Reminder) -> Decided:
    """Remind the people of the start."""
    done = of in state.reminded or state.status is not Status.LOBBY
    return Outdated() if done else (Reminded(of),)


def begin(state: TournamentState, lot: float, strong: Mapping[int, int]) -> Decided:
    """Close sign-up; ``lot``: from 0 to 1, chooses who cuts; ``strong``: ratings of persons."""
    if state.status is not Status.LOBBY or len(state.present) < state.least:
        return Outdated()
    present = state.present
    cutter, seeds = present[int(lot * len(present))].person, present
    if state.plan.kind is not Kind.KNOCK_OUT:
        seeds = ()
    ranked = sorted(seeds, key=lambda one: (-strong.get(one.person, 0), one.number))
    return (Began(cutter, tuple(one.number for one in ranked)),)


def cut_by_chance(state: TournamentState, number: int) -> Decided:
    """Cut for a person who has not."""
    waits = state.status is Status.PLAYING and state.cut is None
    return (CutFor(number, None),) if waits else Outdated()


def pairs(state: TournamentState) -> tuple[tuple[int, int], ...]:
    """Partners for the next draw: those who have agreed, and of the others in the order of coming
    each two who are present.
    """
    if not state.in_pairs:
        return ()
    present = {one.number: one for one in state.present}
    agreed = [
        (number, one.partner)
        for number, one in present.items()
        if one.partner is not None and number < one.partner
    ]
    single = [number for number, one in present.items() if one.partner is None]
    found = zip(single[::2], single[1::2], strict=False)
    return tuple(sorted((*(pair for pair in agreed if pair[1] in present), *found)))


def drawn(
    state: TournamentState, asked: TournamentState, partners: Sequence[tuple[int, int]], draw: Draw
) -> Decided:
    """Store a draw, unless those present or the rounds have changed since it was asked for."""
    present = tuple(one.number for one in state.present)
    same = (present, state.rounds, state.corrections, pairs(state)) == (
        tuple(one.number for one in asked.present),
        asked.rounds,
        asked.corrections,
        tuple(partners),
    )
    if not same or state.playing is not None or state.status is not Status.PLAYING or state.paused:
        return Outdated()
    return (Drawn(len(state.rounds) + 1, present, draw, tuple(partners)),)


def opened(state: TournamentState, seq: int, tables: tuple[tuple[int, int], ...]) -> Decided:
    """Note the tables of the draw of an entry."""
    last = state.playing
    if last is None or last.seq != seq or last.tables:
        return Outdated()
    return (TablesOpened(last.number, tables),)


def ring(state: TournamentState) -> Decided:
    """Ring the bell of the round."""
    last = state.playing
    return Outdated() if last is None or last.rung else (Rung(last.number),)


def close_round(state: TournamentState, seq: int, away: tuple[int, ...]) -> Decided:
    """Close the round of a draw, whose tables have ended."""
    last = state.playing
    if last is None or last.seq != seq or not last.tables or state.status.final:
        return Outdated()
    return (RoundClosed(last.number, away),)


def finish(state: TournamentState) -> Decided:
    """End it after its last round, or earlier for want of people."""
    if state.status.final or state.playing is not None:
        return Outdated()
    return (Finished(),) if state.rounds else (CalledOff(None),)


def close(state: TournamentState, why: Why) -> Decided:
    """Close it from outside."""
    return Outdated() if state.status.final else (Closed(why),)


def resumed(state: TournamentState, since: int | None, now: int) -> Decided:
    """Give back the time since ``since``, as :func:`tables.decisions.automatic.resumed`."""
    outage = now - max(now if since is None else since, state.at)
    return Outdated() if state.status.final or outage <= 0 else (Resumed(outage),)


def announce(opened: Announced, now: int) -> Refused | None:
    """Why a tournament cannot be announced."""
    if opened.starts <= now:
        return Refused(Reason.START_PAST)
    return _bad_name(opened.name)
