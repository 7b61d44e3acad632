"""Evenings that run: draws, tables, results, directing, outages, kills."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from db import Store
from db.maintenance.deep import look_deep
from games.tournament.pairing import draw
from games.tournament.plan import Kind, Plan, Score
from games.tournament.record import read
from tables.decisions.outcomes import Change, Refused, Repeated, Stale
from tables.journal.entries import Opened, OptionsSet, Resumed, Substituted, TakenOver, Why
from tables.journal.options import Clock
from tables.journal.state import Presence, Status
from tables.runtime.results import reader
from tables.tournaments import entries
from tables.tournaments.entries import FORMAT, renamed
from tables.tournaments.state import Attendance
from tests.tables.house import ANNA, BEAT, GUILD, START, House, accepted, refused
from tests.tables.tournaments.hall import (
    MINUTE,
    OPENED,
    OPTIONS,
    PLAN,
    TWELVE,
    announced,
    hall_of,
    play_until,
    round_begun,
    state_of,
    tables_of,
)


async def journal_of(house: House, number: int) -> list[Any]:
    rows = await house.store.journals.entries(number)
    return [FORMAT.decode(row.kind, row.payload) for row in rows]


async def test_an_evening_runs_from_sign_up_to_its_standings(house: House) -> None:
    number = await announced(house)
    state = await play_until(house, number)
    assert state.status is Status.OVER
    kinds = [type(one).__name__ for one in await journal_of(house, number)]
    rounds = ["Drawn", "TablesOpened", "RoundClosed"]
    assert kinds[13:] == ["Reminded", "Began", "CutFor", *rounds, *rounds, "Finished"]
    hall = await hall_of(house, number)
    assert [one.person for one in hall.standings] != []
    assert sorted(one.person for one in hall.standings) == list(range(1, 13))
    assert all(line.points is not None for one in hall.standings for line in one.rounds)
    assert sum(one.total for one in hall.standings) == sum(
        2 * sum(score.points) for one in hall.rounds for score in one.scores.values()
    )
    record = await house.tables.tournaments.record(number)
    assert record is not None
    assert len(read(record.encode(), draw).rounds) == 2


async def test_a_table_of_a_round_waits_for_its_people(house: House) -> None:
    number = await announced(house)
    await round_begun(house, number)
    tables = await tables_of(house, number)
    assert [table.status for table in tables] == [Status.PLAYING] * 3
    assert all(table.opened.owner == 0 and not table.proofs for table in tables)
    table = tables[0]
    assert table.of_tournament
    for person in table.persons():
        await house.wait(1_000)
        assert not (await house.state(table.id)).proofs
        accepted(await house.tables.tournaments.go(number, person, cause=house.cause()))
    await house.settle()
    assert (await house.state(table.id)).proofs
    assert not (await house.state(tables[1].id)).proofs


async def test_who_is_silent_gets_a_stand_in_and_may_return(house: House) -> None:
    number = await announced(house)
    await round_begun(house, number)
    table = (await tables_of(house, number))[0]
    absent, *others = table.persons()
    for person in others:
        accepted(await house.tables.ready(table.id, person, cause=house.cause()))
    await house.wait(house.pauses.arrive - 1_000)
    assert not (await house.state(table.id)).proofs
    await house.wait(2_000)
    found = await house.state(table.id)
    assert found.proofs
    assert [one.person for one in await house.entries(table.id, TakenOver)] == [absent]
    assert found.seats[found.seat_of(absent) or ""].presence is Presence.AWAY
    accepted(await house.tables.back(table.id, absent, cause=house.cause()))


async def test_a_table_where_nobody_is_plays_to_its_end(house: House) -> None:
    number = await announced(house, TWELVE[:4])
    await round_begun(house, number)
    await house.wait(20 * MINUTE)
    state = await state_of(house, number)
    assert state.rounds[0].closed
    assert [one.attendance for one in state.members] == [Attendance.AWAY] * 4
    assert state.status is Status.OVER, "nobody came back, and nobody was found"


async def test_at_its_tables_seats_and_end_are_the_evening_s(house: House) -> None:
    number = await announced(house)
    await round_begun(house, number)
    table = (await tables_of(house, number))[0]
    person, *_ = table.persons()
    tables = house.tables
    assert refused(await tables.vote_abandon(table.id, person, True, cause="1")) == "of-tournament"
    assert refused(await tables.invite(table.id, person, "N", 5, cause="2")) == "of-tournament"
    assert refused(await tables.stand_up(table.id, person, cause="3")) == "not-lobby"
    await play_until(house, number, rounds=1)
    over = await tables.rematch(table.id, person, new_partners=True, cause="4")
    assert refused(over) == "of-tournament"


async def test_a_thread_belongs_to_a_number_all_evening(house: House) -> None:
    number = await announced(house)
    state = await round_begun(house, number)
    assert state.playing is not None
    for hall_number, table in state.playing.tables.items():
        accepted(await house.tables.place(table, 7_000 + hall_number, cause=house.cause()))
    await play_until(house, number, rounds=1)
    await round_begun(house, number)
    places = {one.opened.round.number: one.place for one in await tables_of(house, number)}  # type: ignore[union-attr]
    assert places == {1: 7_001, 2: 7_002, 3: 7_003}


async def test_the_bell_makes_a_deal_the_last(house: House) -> None:
    plan = Plan(Kind.PAIRS, 1, None)
    number = await announced(house, TWELVE[:4], plan=plan, bell_ms=5 * MINUTE)
    await round_begun(house, number)
    state = await play_until(house, number)
    (round_,) = state.rounds
    assert round_.rung
    (table,) = round_.tables.values()
    assert len(await house.entries(table, OptionsSet)) == 1
    found = await house.state(table)
    assert (found.status, found.rated) == (Status.OVER, False)
    assert len(found.deals) == found.options.deals
    (score,) = (await hall_of(house, number)).rounds[0].scores.values()
    assert score.difference[0] == -score.difference[1]


# -- directing -----------------------------------------------------------------------------------


async def test_directors_change_seats_before_the_cards(house: House) -> None:
    number = await announced(house, TWELVE[:9], plan=replace(PLAN, computers=False))
    state = await round_begun(house, number)
    assert state.playing is not None
    (bye,) = state.playing.draw.byes
    one, two = (await tables_of(house, number))[:2]
    a, b, out = one.persons()[0], two.persons()[0], two.persons()[1]
    tournaments = house.tables.tournaments
    director = GUILD
    accepted(await tournaments.swap(number, director, a, b, cause="1"))
    accepted(await tournaments.replace(number, director, out, state.person(bye), cause="2"))
    await house.settle()
    one, two = (await tables_of(house, number))[:2]
    assert b in one.persons()
    assert {a, state.person(bye)} <= set(two.persons())
    assert out not in two.persons()
    assert len(await house.entries(two.id, Substituted)) == 2
    state = await play_until(house, number, rounds=1)
    assert state.rounds[0].draw.byes == (state.member(out).number,)  # type: ignore[union-attr]
    again = await tournaments.swap(number, director, a, b, cause="3")
    assert refused(again) == "plays-not"
    record = await tournaments.record(number)
    assert record is not None
    assert read(record.encode(), draw).rounds[0].played == state.rounds[0].draw


async def test_a_draw_without_cards_may_be_void(house: House) -> None:
    number = await announced(house)
    first = await round_begun(house, number)
    accepted(await house.tables.tournaments.come(number, ANNA + 20, cause="1"))
    accepted(await house.tables.tournaments.redraw(number, GUILD, cause="2"))
    await house.settle()
    second = await round_begun(house, number)
    assert len(second.rounds[0].present) == 13
    assert first.playing is not None
    for void in first.playing.tables.values():
        assert (await house.state(void)).closed is Why.REDRAWN
    table = (await tables_of(house, number))[0]
    for person in table.persons():
        await house.tables.tournaments.go(number, person, cause=house.cause())
    await house.until_turn(table.id)
    await house.play(table.id)
    assert refused(await house.tables.tournaments.redraw(number, GUILD, cause="3")) == "cards-dealt"


async def test_excluded_people_leave_their_table_for_good(house: House) -> None:
    number = await announced(house)
    await round_begun(house, number)
    table = (await tables_of(house, number))[0]
    person = table.persons()[0]
    accepted(await house.tables.tournaments.exclude(number, GUILD, person, cause="1"))
    await house.settle()
    assert person not in (await house.state(table.id)).here()
    await house.tables.back(table.id, person, cause="2")
    await house.settle()
    assert person not in (await house.state(table.id)).here()
    state = await play_until(house, number)
    assert all(state.member(person).number not in one.present for one in state.rounds[1:])  # type: ignore[union-attr]


async def test_more_time_shifts_a_table_or_all(house: House) -> None:
    number = await announced(house)
    await round_begun(house, number)
    before = [one.since for one in await tables_of(house, number)]
    accepted(await house.tables.tournaments.delay(number, GUILD, 2, cause="1"))
    await house.settle()
    after = [one.since for one in await tables_of(house, number)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 300_000, 0]
    accepted(await house.tables.tournaments.delay(number, GUILD, cause="2"))
    await house.settle()
    after = [one.since for one in await tables_of(house, number)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [300_000, 600_000, 300_000]


async def test_a_correction_changes_standings_and_is_told(house: House) -> None:
    number = await announced(house)
    await play_until(house, number, rounds=1)
    hall = await hall_of(house, number)
    was = hall.rounds[0].scores[1]
    a, b = was.points
    fixed = Score((a - 5, b + 5), was.difference, was.won)
    done = await house.tables.tournaments.correct(number, GUILD, 1, 1, fixed, "Mal", cause="1")
    accepted(done)
    hall = await hall_of(house, number)
    assert hall.rounds[0].scores[1] == fixed
    wrong = Score((a, b + 1))
    refusal = await house.tables.tournaments.correct(number, GUILD, 1, 1, wrong, "x", cause="2")
    assert isinstance(refusal, Refused)
    assert refusal.facts == {"total": str(a + b)}
    state = await play_until(house, number)
    record = await house.tables.tournaments.record(number)
    assert record is not None
    assert "correct 1 1" in record
    assert len(read(record.encode(), draw).corrections) == len(state.corrections) == 1


# -- announcing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"starts": START}, "start-past"),
        ({"name": "x" * 500}, "bad-name"),
        ({"name": "Jass <@123>"}, "bad-name"),
        ({"plan": Plan(Kind.PAIRS, 20, None)}, "plan-too-long"),
        ({"plan": Plan(Kind.SINGLES, 2, 1, side=1)}, "bad-plan"),
        ({"options": replace(OPTIONS, clock=Clock.CORRESPONDENCE)}, "bad-plan"),
        ({"options": replace(OPTIONS, preset="poker")}, "bad-options"),
        ({"game": "poker"}, "bad-options"),
    ],
)
async def test_bad_announcements_are_refused(
    house: House, changed: dict[str, Any], code: str
) -> None:
    outcome = await house.tables.tournaments.announce(replace(OPENED, **changed), cause="1")
    assert isinstance(outcome, Refused)
    assert outcome.code == code
    assert await house.tables.tournaments.of_guild(GUILD) == ()


async def test_two_evenings_at_one_hour_in_one_channel_are_refused(house: House) -> None:
    number = await announced(house, ())
    tournaments = house.tables.tournaments
    at = replace(OPENED, starts=OPENED.starts + 59 * MINUTE)
    assert refused(await tournaments.announce(at, cause="1")) == "same-hour"
    elsewhere = await tournaments.announce(replace(at, channel=5), cause="2")
    again = await tournaments.announce(replace(at, channel=5), cause="2")
    assert isinstance(again, Repeated)
    assert again.state == accepted(elsewhere)
    found = await tournaments.of_guild(GUILD)
    assert [one.id for one in found] == [again.state.id, number]
    assert [one.id for one in await tournaments.of_person(ANNA)] == [number, again.state.id]
    assert await house.tables.live() == ()
    assert await house.tables.state(number) is None


async def test_a_weekly_evening_is_followed_by_the_next(house: House) -> None:
    number = await announced(house, TWELVE[:4], weekly=True, zone="Europe/Zurich")
    await play_until(house, number)
    following = next(
        one for one in await house.tables.tournaments.of_guild(GUILD) if one.id != number
    )
    assert following.starts == OPENED.starts + 7 * 24 * 60 * MINUTE
    assert following.opened.previous == number
    assert following.opened.asked == TWELVE[:4]
    assert following.opened.secrets != (await state_of(house, number)).opened.secrets
    await house.wait(8 * 24 * 60 * MINUTE)
    assert (await state_of(house, following.id)).status is Status.ABANDONED
    assert len(await house.tables.tournaments.of_guild(GUILD)) == 2, "nobody came: it ends"


# -- the store -----------------------------------------------------------------------------------


async def test_erasing_a_person_leaves_numbers_and_results(house: House) -> None:
    number = await announced(house)
    await play_until(house, number)
    before = await hall_of(house, number)
    rewritten = await house.store.privacy.erase(BEAT, house.time.now_ms, renamed)
    assert number in rewritten.tables
    for one in rewritten.tables:
        await house.tables.forget(one)
    state = await state_of(house, number)
    assert state.members[1].person == rewritten.pseudonym
    after = await hall_of(house, number)
    assert after.standings == before.standings
    left = await house.store.privacy.kept(BEAT)
    assert not any(count for part, count in left.items() if part != "limits")


async def test_a_deep_check_reads_tournaments_too(house: House) -> None:
    number = await announced(house, TWELVE[:4])
    await play_until(house, number)
    games = {name: _Parts(rules) for name, rules in house.games.items()}
    found = await look_deep(str(house.store.engines.url), reader(games))  # type: ignore[arg-type]
    assert found.faults == ()
    assert found.journals == 3


class _Parts:
    """A game's rules and counts alone."""

    def __init__(self, rules: Any) -> None:
        from tests.tables.house import COUNTS_OF, DAILIES_OF

        self.rules = rules
        self.counts, self.daily = COUNTS_OF["brouc"], DAILIES_OF["brouc"]


async def test_closing_from_outside_reaches_tournaments(house: House) -> None:
    number = await announced(house, TWELVE[:4])
    outcome = await house.tables.close_table(number, Why.GONE, cause="1")
    assert accepted(outcome).status is Status.EXPIRED
    assert isinstance(await house.tables.close_table(number, Why.GONE, cause="2"), Stale)


# -- outages and kills ---------------------------------------------------------------------------


async def test_an_outage_shifts_the_tables_of_an_evening_alike(store: Store) -> None:
    house = House(store)
    await house.tables.resume()
    number = await announced(house)
    await round_begun(house, number)
    tables = [one.id for one in await tables_of(house, number)]
    await house.wait(10_000)
    await house.tables._downtime.beat()
    await house.tables.close()
    house.time.now_ms += 600_000
    again = House(store, time=house.time, seed=2)
    await again.tables.resume()
    await again.wait(1_000)
    given = [sum(one.outage_ms for one in await again.entries(table, Resumed)) for table in tables]
    assert max(given) - min(given) < 1_000
    assert min(given) >= 600_000
    resumed = [one for one in await journal_of(again, number) if isinstance(one, Resumed)]
    assert abs(sum(one.outage_ms for one in resumed) - given[0]) < 1_000


async def test_a_kill_at_every_entry_of_an_evening_of_twelve(store: Store) -> None:
    """Each process ends with the next entry that it stores; the next one goes on from there."""
    time, number, kills = House(store).time, 0, 0
    while True:
        house = House(store, time=time, seed=kills)
        await house.tables.resume()
        entered = asyncio.Event()

        def heard(news: Any, stored: asyncio.Event = entered) -> None:
            if isinstance(news, Change) and news.before is not None:
                stored.set()

        if not number:
            number = await announced(house)
        house.tables.tournaments.journals.listeners.append(heard)
        playing = asyncio.ensure_future(play_until(house, number))
        stored = asyncio.ensure_future(entered.wait())
        await asyncio.wait((playing, stored), return_when=asyncio.FIRST_COMPLETED)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)
        if playing.done() and not playing.cancelled():
            break
        kills += 1
        assert kills < 60
    state = playing.result()
    assert state.status is Status.OVER
    assert [one.number for one in state.rounds] == [1, 2]
    opened = [
        (await House(store, time=time, drive=False).journal(head.table))[0].entry
        for head in await store.journals.heads()
    ]
    rounds = [one.round for one in opened if isinstance(one, Opened)]
    assert len(rounds) == len(set(rounds)) == 6
    closed = [isinstance(one, entries.RoundClosed) for one in await journal_of(house, number)]
    assert sum(closed) == 2
    assert kills > 8
