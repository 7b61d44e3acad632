"""Entries, fold and decisions of tournaments, without a store."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

import pytest

from games.tournament.plan import Draw, Kind, Plan, Score, Table
from tables.decisions.outcomes import Outdated, Refused
from tables.journal import entries as of_tables
from tables.journal.documents import persons
from tables.journal.entries import Closed, Resumed, Stored, Why
from tables.journal.options import Options
from tables.journal.state import DAY_MS, Status
from tables.tournaments import decide, entries, fold
from tables.tournaments.entries import FORMAT, Announced, Reminder, TournamentEntry, renamed
from tables.tournaments.state import Attendance, TournamentState
from tables.tournaments.timers import TIMES, TournamentTimer, timers
from tests.tables.house import ANNA, BEAT, CARLA, CHANNEL, DORA, EMIL, GAMES, GUILD, START

SECRET = "ab" * 32
HOUR = 3_600_000
PLAN = Plan(Kind.NEW_PARTNERS, 2, 4)
PAIRS = Plan(Kind.PAIRS, 2, 4)
OPENED = Announced(
    *(ANNA, "brouc", GUILD, CHANNEL, "Soirée", START + HOUR, PLAN, Options()), (SECRET, SECRET)
)
DRAW = Draw((Table(1, ((1, 2), (3, 4))),), (5,))
ALL: tuple[TournamentEntry, ...] = (
    replace(OPENED, asked=(BEAT, CARLA), previous=3, weekly=True, zone="Europe/Zurich"),
    entries.Came(ANNA),
    entries.Came(BEAT, ANNA),
    entries.Late(ANNA),
    entries.Asked(ANNA, BEAT),
    entries.Answered(BEAT, ANNA, agrees=True),
    entries.Withdrew(ANNA),
    entries.Checked(ANNA),
    entries.Warned(BEAT, "Moins vite.", ANNA),
    entries.Excluded(BEAT, ANNA),
    entries.Reminded(Reminder.DAY),
    entries.Began(ANNA, (2, 1)),
    entries.CutFor(512, ANNA),
    entries.Drawn(1, (1, 2, 3, 4, 5), DRAW, ((1, 2),)),
    entries.TablesOpened(1, ((1, 8),)),
    entries.Rung(1),
    entries.RoundClosed(1, (ANNA,)),
    entries.Paused(ANNA),
    entries.WentOn(None),
    entries.Delayed(300_000, ANNA, 1),
    entries.Hurried(ANNA),
    entries.Replaced(ANNA, BEAT, CARLA),
    entries.Swapped(ANNA, BEAT, CARLA),
    entries.Redrawn(ANNA),
    entries.Corrected(1, 1, Score((3, -3), (1, -1), 0), "Mal noté.", ANNA),
    entries.Said("Pause!", ANNA),
    entries.Renamed("Jeudi", ANNA),
    entries.CalledOff(None),
    entries.Finished(),
    Closed(Why.GONE),
    Resumed(12_345),
)


def folded(
    journal: Sequence[TournamentEntry], opened: Announced = OPENED, step: int = 1_000
) -> TournamentState:
    """The state after some entries, a second apart."""
    state = fold.first(7, GAMES, Stored(1, START, opened))
    for seq, entry in enumerate(journal, 2):
        state = fold.after(state, Stored(seq, START + step * (seq - 1), entry))
    return state


def came(*people: int) -> list[TournamentEntry]:
    return [entries.Came(person) for person in people]


def begun(opened: Announced = OPENED) -> list[TournamentEntry]:
    """Five people, and a round with open tables."""
    return [
        *came(ANNA, BEAT, CARLA, DORA, EMIL),
        *(entries.Began(ANNA), entries.CutFor(512, ANNA)),
        *(entries.Drawn(1, (1, 2, 3, 4, 5), DRAW), entries.TablesOpened(1, ((1, 8),))),
    ]


def code(decision: decide.Decided) -> str:
    assert isinstance(decision, Refused), decision
    return decision.code


def due(state: TournamentState) -> dict[TournamentTimer, int]:
    return {one.kind: one.at for one in timers(state, TIMES)}


def test_every_kind_of_entry_is_among_the_samples_and_has_its_own_word() -> None:
    assert {type(entry) for entry in ALL} == set(get_args(TournamentEntry))
    same = of_tables.KINDS.keys() & entries.KINDS.keys()
    assert all(of_tables.KINDS[name] is entries.KINDS[name] for name in same)


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: type(entry).__name__)
def test_an_entry_survives_the_journal_and_an_erasure(entry: TournamentEntry) -> None:
    kind, payload = FORMAT.encode(entry)
    assert FORMAT.decode(kind, payload) == entry
    for person in persons(entry):
        changed = FORMAT.decode(kind, renamed(kind, payload, person, -7))
        assert persons(changed) == persons(entry) - {person} | {-7}


def test_no_log_can_show_a_secret() -> None:
    assert SECRET not in repr(folded(begun()))


def test_a_secret_is_told_only_after_its_round() -> None:
    playing = folded(begun())
    assert playing.secret(1) is None
    over = folded([*begun(), entries.RoundClosed(1, ())])
    assert over.secret(1) == SECRET
    assert over.secret(2) is None


# -- people --------------------------------------------------------------------------------------


def test_people_have_numbers_in_the_order_of_their_coming_and_keep_them() -> None:
    state = folded([*came(ANNA, BEAT), entries.Withdrew(ANNA), *came(CARLA, ANNA)])
    assert [(one.number, one.person) for one in state.members] == [(1, ANNA), (2, BEAT), (3, CARLA)]
    assert [one.person for one in state.present] == [ANNA, BEAT, CARLA]


def test_nobody_signs_up_twice_and_who_leaves_five_times_stays_away() -> None:
    assert code(decide.come(folded(came(ANNA)), ANNA)) == "coming"
    leaves = [*came(ANNA), entries.Withdrew(ANNA)] * 5
    assert code(decide.come(folded(leaves), ANNA)) == "too-often"
    assert decide.come(folded(leaves), ANNA, BEAT) == (entries.Came(ANNA, BEAT),)
    assert decide.come(folded(leaves[:-2]), ANNA) == (entries.Came(ANNA),)


def test_asked_people_may_decline_and_change_their_mind() -> None:
    state = folded([entries.Withdrew(BEAT)])
    assert state.declined == {BEAT}
    assert code(decide.not_today(state, BEAT)) == "not-coming"
    assert folded([entries.Withdrew(BEAT), *came(BEAT)]).declined == frozenset()


def test_those_beyond_the_limit_wait_and_move_up() -> None:
    few = replace(OPENED, limit=2)
    state = folded(came(ANNA, BEAT, CARLA), few)
    assert [one.person for one in state.waiting] == [CARLA]
    state = folded([*came(ANNA, BEAT, CARLA), entries.Withdrew(ANNA)], few)
    assert [one.person for one in state.coming] == [BEAT, CARLA]
    assert state.waiting == ()


def test_late_people_are_drawn_once_they_are_here() -> None:
    state = folded([entries.Late(ANNA), *came(BEAT)])
    assert [one.person for one in state.present] == [BEAT]
    assert decide.here(state, ANNA) == (entries.Checked(ANNA),)
    state = folded([entries.Late(ANNA), entries.Checked(ANNA)])
    assert [one.person for one in state.present] == [ANNA]


def test_a_check_in_draws_only_people_who_said_that_they_are_here() -> None:
    checked = replace(OPENED, check_in=True)
    journal = [*came(ANNA, BEAT), entries.Reminded(Reminder.SOON), entries.Checked(ANNA)]
    state = folded([*journal, *came(CARLA)], checked)
    assert [one.person for one in state.present] == [ANNA, CARLA]
    assert code(decide.here(state, ANNA)) == "here"
    assert code(decide.here(state, DORA)) == "not-coming"


def test_partners_agree_and_others_are_paired_in_their_order() -> None:
    pairs = replace(OPENED, plan=PAIRS)
    assert code(decide.with_partner(folded([]), ANNA, BEAT)) == "no-pairs"
    empty = folded([], pairs)
    assert code(decide.with_partner(empty, ANNA, ANNA)) == "own-partner"
    asks = decide.with_partner(empty, ANNA, BEAT)
    assert asks == (entries.Came(ANNA), entries.Asked(ANNA, BEAT))
    asked = folded(asks, pairs)
    assert code(decide.answer(asked, CARLA, ANNA, True)) == "not-asked"
    yes = decide.answer(asked, BEAT, ANNA, True)
    assert yes == (entries.Came(BEAT), entries.Answered(BEAT, ANNA, True))
    state = folded([*asks, *yes, *came(CARLA, DORA, EMIL)], pairs)
    assert code(decide.with_partner(state, CARLA, BEAT)) == "has-partner"
    assert decide.pairs(state) == ((1, 2), (3, 4))
    assert [one.person for one in state.looking] == [CARLA, DORA, EMIL]
    alone = folded([*asks, *yes, *came(CARLA, DORA), entries.Withdrew(ANNA)], pairs)
    assert decide.pairs(alone) == ((2, 3),)


def test_two_who_ask_each_other_agree() -> None:
    state = folded([entries.Came(ANNA), entries.Asked(ANNA, BEAT)], replace(OPENED, plan=PAIRS))
    assert decide.with_partner(state, BEAT, ANNA) == (
        entries.Came(BEAT),
        entries.Answered(BEAT, ANNA, True),
    )


# -- rounds --------------------------------------------------------------------------------------


def test_an_evening_begins_with_a_cut_by_somebody_who_is_there() -> None:
    assert isinstance(decide.begin(folded(came(ANNA, BEAT, CARLA)), 0.5, {}), Outdated)
    four = folded(came(ANNA, BEAT, CARLA, DORA))
    assert decide.begin(four, 0.99, {}) == (entries.Began(DORA),)
    begun = folded([*came(ANNA, BEAT, CARLA, DORA), entries.Began(DORA)])
    assert code(decide.cut(begun, ANNA, 7)) == "not-to-cut"
    assert code(decide.cut(begun, DORA, 1_000)) == "bad-cut"
    assert decide.cut(begun, DORA, 7) == (entries.CutFor(7, DORA),)
    assert due(begun) == {TournamentTimer.CUT: begun.since + TIMES.cut}


def test_a_knock_out_is_seeded_by_rating_then_by_coming() -> None:
    opened = replace(OPENED, plan=Plan(Kind.KNOCK_OUT, 2, None))
    four = folded(came(ANNA, BEAT, CARLA, DORA), opened)
    assert decide.begin(four, 0.0, {CARLA: 9, BEAT: 3}) == (entries.Began(ANNA, (3, 2, 1, 4)),)


def test_a_draw_for_others_than_those_who_are_there_is_not_stored() -> None:
    before = [*came(ANNA, BEAT, CARLA, DORA), entries.Began(ANNA), entries.CutFor(5, None)]
    asked = folded(before)
    assert isinstance(decide.drawn(folded([*before, *came(EMIL)]), asked, (), DRAW), Outdated)
    assert decide.drawn(asked, asked, (), DRAW) == (entries.Drawn(1, (1, 2, 3, 4), DRAW),)


def test_who_is_away_at_the_end_of_a_round_is_not_drawn_until_they_are_back() -> None:
    journal = [*begun(), entries.RoundClosed(1, (BEAT,))]
    state = folded(journal)
    assert [one.number for one in state.present] == [1, 3, 4, 5]
    assert decide.here(state, BEAT) == (entries.Checked(BEAT),)
    back = folded([*journal, entries.Checked(BEAT)])
    assert len(back.present) == 5


def test_below_four_people_the_director_is_asked_before_it_ends() -> None:
    journal = [*begun(), entries.RoundClosed(1, (BEAT, CARLA))]
    state = folded(journal)
    at = state.since + TIMES.rest + TIMES.patience
    assert due(state) == {TournamentTimer.WANT: at}
    assert decide.finish(state) == (entries.Finished(),)
    enough = folded([*journal, entries.Checked(BEAT)])
    assert due(enough) == {TournamentTimer.DRAW: enough.since + TIMES.rest}
    lobby = folded(came(ANNA, BEAT))
    assert due(lobby)[TournamentTimer.WANT] == lobby.starts + TIMES.patience
    assert decide.finish(lobby) == (entries.CalledOff(None),)
    assert decide.finish(folded([entries.Began(ANNA)])) == (entries.CalledOff(None),)


def test_reminders_come_once_and_not_for_what_was_announced_later() -> None:
    later = replace(OPENED, starts=START + 2 * DAY_MS)
    assert due(folded([], later))[TournamentTimer.REMIND_DAY] == START + DAY_MS
    assert TournamentTimer.REMIND_DAY not in due(folded([]))
    reminded = folded([entries.Reminded(Reminder.SOON)])
    assert TournamentTimer.REMIND_SOON not in due(reminded)
    assert isinstance(decide.remind(reminded, Reminder.SOON), Outdated)


def test_an_outage_shifts_the_bell_and_a_start_that_it_covered() -> None:
    opened = replace(OPENED, plan=replace(PLAN, deals=None), bell_ms=600_000)
    state = folded(begun(), opened)
    later = folded([*begun(), Resumed(70_000)], opened)
    bell = TournamentTimer.BELL
    assert due(later)[bell] == due(state)[bell] + 70_000
    assert folded([Resumed(70_000)]).starts == OPENED.starts
    covered = folded([Resumed(900_000)], step=2 * HOUR)
    assert covered.starts == covered.at + fold.COMPOSURE_MS


def test_a_pause_shifts_what_comes_and_ends_by_itself() -> None:
    over = [*begun(), entries.RoundClosed(1, ())]
    paused = folded([*over, entries.Paused(ANNA)])
    assert due(paused) == {TournamentTimer.GO_ON: paused.paused + TIMES.pause}
    assert code(decide.pause(paused, ANNA)) == "paused"
    on = folded([*over, entries.Paused(ANNA), entries.WentOn(None)])
    assert on.since == folded(over).since + 1_000
    assert code(decide.go_on(on, ANNA)) == "not-paused"


# -- directing -----------------------------------------------------------------------------------


def free(table: int) -> bool:
    return False


def test_seats_change_before_the_first_card_alone() -> None:
    state = folded(begun())
    swapped = decide.swap(state, EMIL, ANNA, CARLA, None, free)
    assert swapped == (entries.Swapped(ANNA, CARLA, EMIL),)
    last = folded([*begun(), *swapped]).round
    assert last is not None
    assert last.draw.tables[0].sides == ((3, 2), (1, 4))
    assert last.drawn == DRAW
    assert code(decide.swap(state, EMIL, ANNA, CARLA, None, lambda table: True)) == "cards-dealt"
    assert code(decide.swap(state, ANNA, BEAT, CARLA, None, free)) == "own-table"
    assert code(decide.swap(state, EMIL, ANNA, EMIL, None, free)) == "plays-not"
    assert code(decide.replace(state, EMIL, ANNA, BEAT, None, free)) == "plays"
    replaced = decide.replace(state, GUILD, ANNA, EMIL, None, free)
    assert replaced == (entries.Replaced(ANNA, EMIL, GUILD),)
    last = folded([*begun(), *replaced]).round
    assert last is not None
    assert last.draw == Draw((Table(1, ((5, 2), (3, 4))),), (1,))


def test_a_round_with_a_card_is_never_drawn_again() -> None:
    state = folded(begun())
    assert code(decide.redraw(state, ANNA, None, played=True)) == "cards-dealt"
    assert isinstance(decide.redraw(state, ANNA, 5, played=False), Outdated)
    again = folded([*begun(), entries.Redrawn(ANNA)])
    assert (again.rounds, again.void) == ((), (8,))
    assert due(again) == {TournamentTimer.DRAW: again.since}


def test_a_correction_counts_for_later_draws_and_adds_up() -> None:
    state, was = folded(begun()), Score((120, 40))
    assert code(decide.correct(state, EMIL, 1, 1, Score((100, 50)), "x", was)) == "bad-score"
    assert code(decide.correct(state, EMIL, 1, 1, Score((100, 60)), " ", was)) == "bad-text"
    assert code(decide.correct(state, BEAT, 1, 1, Score((100, 60)), "x", was)) == "own-table"
    assert code(decide.correct(state, EMIL, 1, 2, Score((100, 60)), "x", was)) == "no-result"
    assert code(decide.correct(state, EMIL, 2, 1, Score((100, 60)), "x", was)) == "no-result"
    right = decide.correct(state, EMIL, 1, 1, Score((100, 60)), "x", was)
    assert isinstance(right, tuple)
    corrected = folded([*begun(), *right])
    assert corrected.corrected(1) == {1: Score((100, 60))}
    assert corrected.corrections[0][0] == 1
    redrawn = folded([*begun(), *right, entries.Redrawn(ANNA)])
    assert redrawn.corrections[0][0] == 0


@pytest.mark.parametrize("name", ["", " ", "x" * 81, "Jass <@1>", "@everyone", "a\nb", "<#5>"])
def test_odd_names_are_refused(name: str) -> None:
    assert code(decide.rename(folded([]), ANNA, name)) == "bad-name"


def test_nothing_happens_after_the_end_but_names_and_corrections() -> None:
    over = folded([*begun(), entries.RoundClosed(1, ()), entries.Finished()])
    assert over.status is Status.OVER
    assert due(over) == {}
    for decision in (
        *(decide.come(over, ANNA), decide.late(over, ANNA), decide.here(over, ANNA)),
        *(decide.not_today(over, ANNA), decide.pause(over, ANNA), decide.go_on(over, ANNA)),
        *(decide.delay(over, ANNA, None), decide.next_round(over, ANNA, None)),
        *(decide.exclude(over, ANNA, BEAT), decide.say(over, ANNA, "x")),
        *(decide.call_off(over, ANNA), decide.with_partner(over, ANNA, BEAT)),
    ):
        assert re.fullmatch("tournament-over|no-pairs", code(decision))
    assert isinstance(decide.close(over, Why.GONE), Outdated)
    assert isinstance(decide.rename(over, ANNA, "Jeudi"), tuple)


def test_excluded_people_do_not_come_back() -> None:
    state = folded([*begun(), entries.Excluded(BEAT, ANNA)])
    member = state.member(BEAT)
    assert member is not None
    assert member.attendance is Attendance.EXCLUDED
    assert code(decide.come(state, BEAT)) == "excluded"
    assert code(decide.exclude(state, ANNA, BEAT)) == "not-coming"
    assert BEAT not in [one.person for one in state.present]
