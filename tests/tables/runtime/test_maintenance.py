"""Maintenance: deals in progress end, nothing begins, everything continues afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time_ns

import pytest

from db import Store
from tables.__main__ import main
from tables.decisions.outcomes import Refused
from tables.decisions.pauses import Pauses
from tables.decisions.rests import PlanError, Rest, Rests, read
from tables.journal.entries import AbandonVote, Secret
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.runtime import announcements, maintenance
from tables.runtime.maintenance import Maintenance
from tests.conftest import url
from tests.tables.house import ANNA, BEAT, CHANNEL, GUILD, START, House, Time, accepted, refused

MINUTE = 60_000
TWO = {"N": ANNA, "W": BEAT}
LOOKS = Pauses(heartbeat=30_000)
"""Every heartbeat reads the announced maintenance."""


@pytest.fixture
async def house(store: Store) -> House:
    """A harness that reads the announced maintenance every half minute."""
    made = House(store, pauses=LOOKS)
    await made.tables.resume()
    return made


async def planned(house: House, minutes: int, begins: int = 0) -> Rest:
    """Announce a maintenance as another process does: this one finds it in the store."""
    now = house.time.now()
    other = Maintenance(house.store, house.time.now)
    return await other.plan(now + begins * MINUTE, now + (begins + minutes) * MINUTE)


async def test_a_deal_ends_and_the_next_begins_after_it(house: House) -> None:
    table = await house.dealt(Options(), **TWO)
    rest = await planned(house, 60)
    await house.wait(31_000)
    assert house.tables.maintenance.on == rest, "read at a look"
    assert await house.tables.finishing() == ((table,), ())
    await house.to_the_end_of_the_deal(table)
    assert await house.tables.finishing() == ((), ())
    board = await house.board(table)
    assert board.rest == rest
    assert board.next_at is not None
    assert rest.ends <= board.next_at < rest.ends + 10_000
    for person in TWO.values():
        accepted(await house.tables.ready(table, person, cause=house.cause()))
    await house.wait(rest.ends - 1 - house.time.now_ms)
    assert len(await house.entries(table, Secret)) == 1
    await house.wait(30_000)
    assert len(await house.entries(table, Secret)) == 2
    assert await house.refold(table) == await house.state(table)


async def test_neither_matches_nor_tables_begin(house: House) -> None:
    table = await house.seated(Options(), **TWO)
    await planned(house, 60)
    await house.tables.look_for_maintenance()
    until = str(house.time.now() + 60 * MINUTE)
    start = await house.tables.start(table, ANNA, cause="start")
    opened = await house.tables.open(ANNA, GUILD, CHANNEL, Options(), cause="open", game="brouc")
    for outcome in (start, opened):
        assert isinstance(outcome, Refused)
        assert (outcome.code, outcome.facts) == ("maintenance", {"until": until})
    empty = await house.tables.start(table, 12345, cause="nobody")
    assert refused(empty) == "not-seated", "what is wrong anyway is said"
    await house.wait(59 * MINUTE)
    assert (await house.state(table)).status is Status.LOBBY, "its half hour waits"
    await house.wait(2 * MINUTE)
    accepted(await house.tables.start(table, ANNA, cause="again"))


async def test_a_lobby_has_its_whole_time_again_and_then_ends(house: House) -> None:
    table = await house.seated(Options(), **TWO)
    rest = await planned(house, 20, begins=29)
    await house.tables.look_for_maintenance()
    card = house.tables.lobby_at(await house.state(table))
    assert (card.rest, card.expires_at) == (rest, rest.ends + LOOKS.lobby)
    await house.wait(rest.ends + LOOKS.lobby - 1 - house.time.now_ms)
    assert (await house.state(table)).status is Status.LOBBY
    await house.wait(1)
    assert (await house.state(table)).status is Status.EXPIRED


async def test_no_rematch_begins(house: House) -> None:
    table = await house.started(Options(), **TWO)
    for person in TWO.values():
        await house.tables.vote_abandon(table, person, True, cause=f"vote {person}")
    assert (await house.state(table)).status.final
    await planned(house, 5)
    await house.tables.look_for_maintenance()
    again = await house.tables.rematch(table, ANNA, new_partners=False, cause="again")
    assert refused(again) == "maintenance"
    await house.wait(6 * MINUTE)
    accepted(await house.tables.rematch(table, ANNA, new_partners=False, cause="after"))


async def test_silence_stops_no_match_whose_people_were_told_to_come_back(house: House) -> None:
    table = await house.dealt(Options(), **TWO)
    rest = await planned(house, 60)
    await house.tables.look_for_maintenance()
    await house.to_the_end_of_the_deal(table)
    accepted(await house.tables.vote_abandon(table, ANNA, True, cause="vote"))
    board = await house.board(table)
    assert board.abandon_at == rest.ends + LOOKS.silence
    await house.wait(rest.ends - 1 - house.time.now_ms)
    assert (await house.state(table)).status is Status.PLAYING
    assert len(await house.entries(table, AbandonVote)) == 1


async def test_it_is_cancelled_ended_and_moved(house: House) -> None:
    table = await house.dealt(Options(), **TWO)
    told: list[Rest | None] = []

    async def note() -> None:
        told.append(house.tables.maintenance.announced)

    house.tables.on_maintenance.append(note)
    later = await planned(house, 60, begins=30)
    await house.wait(31_000)
    other = Maintenance(house.store, house.time.now)
    assert await other.end() == later
    await house.wait(31_000)
    assert told == [later, None], "boards are shown anew as often"
    first = await planned(house, 60)
    await house.wait(31_000)
    await house.to_the_end_of_the_deal(table)
    longer = await planned(house, 120)
    assert longer.begins == first.begins
    await house.wait(61 * MINUTE)
    assert len(await house.entries(table, Secret)) == 1, "its end was moved"
    now = house.time.now()
    assert await other.end() == longer
    await house.wait(60_000)
    assert len(await house.entries(table, Secret)) == 2
    assert house.tables.maintenance.rests.known[-1] == Rest(first.begins, now)
    assert told[2:] == [first, longer, None]


async def test_it_survives_restarts_and_ends_by_itself(store: Store) -> None:
    before = House(store, pauses=LOOKS)
    await before.tables.resume()
    table = await before.dealt(Options(), **TWO)
    rest = await planned(before, 60)
    await before.tables.look_for_maintenance()
    await before.to_the_end_of_the_deal(table)
    await before.tables.close()
    time = Time()
    time.move(before.time.now() + 5 * MINUTE)
    after = House(store, pauses=LOOKS, time=time, seed=2)
    await after.tables.resume()
    assert after.tables.maintenance.on == rest, "known before anything begins"
    await after.wait(rest.ends - 1 - time.now_ms)
    assert len(await after.entries(table, Secret)) == 1
    await after.wait(30_000)
    assert len(await after.entries(table, Secret)) == 2


async def test_what_fails_at_a_look_ends_no_heartbeat(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    looks: list[int] = []

    async def broken() -> None:
        looks.append(house.time.now())
        raise ValueError

    house.tables.on_look.append(broken)
    await house.wait(61_000)
    assert len(looks) == 2
    alive = await house.store.values.get("tables.alive")
    assert alive == str(START + 60_000)
    assert "heartbeat failed: ValueError" in caplog.text


def test_what_cannot_be_announced() -> None:
    going_on = Rests((Rest(START, START + 60),))
    day = 24 * 60 * MINUTE
    for rests, begins, ends in (
        (Rests(), START, START),
        (Rests(), START - 10, START - 5),
        (Rests(), START, START + day + 1),
        (Rests(), START + day + 11, START + day + 12),
        (going_on, START + 20, START + 80),
    ):
        with pytest.raises(PlanError):
            rests.planned(Rest(begins, ends), START + 10)
    assert going_on.ended(START + 100).planned(
        Rest(START + 100, START + 101), START + 100
    ) == Rests((Rest(START, START + 60), Rest(START + 100, START + 101))), (
        "an earlier one is remembered for what rested in it"
    )


def test_the_hosts_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROUC_DATABASE", url(folder))

    async def known() -> tuple[tuple[Rest, ...], list[str]]:
        async with await Store.open(url(folder)) as store:
            rests = read(await store.values.get(maintenance.VALUE))
            told = announcements.read(await store.values.get(announcements.VALUE))
            return rests.known, [notice.text for notice in told]

    assert main(["maintenance", "off"]) == 1, "none is announced"
    assert main(["maintenance", "wait"]) == 1
    assert main(["maintenance", "on", "--for", "0"]) == 1
    assert main(["maintenance", "on", "--in", "10", "--for", "30"]) == 0
    ((rest,), _) = asyncio.run(known())
    assert rest.ends - rest.begins == 30 * MINUTE
    assert rest.begins > time_ns() // 1_000_000, "not yet"
    assert main(["maintenance", "off"]) == 0
    assert asyncio.run(known()) == ((), [])
    assert main(["maintenance", "on"]) == 0
    assert main(["maintenance", "wait"]) == 0, "no table plays"
    assert main(["maintenance", "show"]) == 0
    assert main(["tell", "Bonsoir"]) == 0
    assert main(["tell", "@everyone"]) == 0
    assert asyncio.run(known())[1] == ["Bonsoir", "@everyone"]
    for wrong in ("", " ", "x" * 501):
        with pytest.raises(SystemExit):
            main(["tell", wrong])


async def test_the_hosts_command_waits_for_deals_with_a_clock(
    folder: Path, house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", url(folder))
    quick = await house.dealt(Options(), **TWO)
    slow = await house.dealt(Options(clock=Clock.NONE), **TWO)
    assert await asyncio.to_thread(main, ["maintenance", "on"]) == 0
    assert await asyncio.to_thread(main, ["maintenance", "wait", "--for", "0"]) == 1
    played = f"Deals are being played at table {quick}; with a slow clock or none at table {slow}."
    assert capsys.readouterr().err.strip() == played
