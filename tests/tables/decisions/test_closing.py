"""Closed tables: nobody plays, the channel is deleted, the host closes it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from db import Store
from tables.__main__ import main
from tables.decisions.outcomes import Change, Nudge, Stale
from tables.decisions.pauses import Pauses
from tables.journal.entries import Closed, Resigned, Resumed, Why
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.runtime.closing import VALUE, close_ordered
from tests.conftest import url
from tests.tables.house import ANNA, BEAT, CARLA, DORA, FOUR, House, accepted, refused

NO_CLOCK = Options(clock=Clock.NONE, take_backs=True)
"""Not rated."""
RATED = Options(clock=Clock.NONE)
DAY = 24 * 3_600_000
WEEK = 7 * DAY


async def test_a_table_without_a_clock_is_closed_after_a_week_and_says_so_before(
    house: House,
) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    began = (await house.state(table)).at
    board = await house.board(table)
    assert board.closes_at == began + WEEK, "shown from the beginning"
    house.news.clear()
    await house.wait(began + WEEK * 3 // 4 - house.time.now_ms)
    (nudge,) = house.news
    assert isinstance(nudge, Nudge)
    await house.wait(WEEK // 4 - 1)
    assert (await house.state(table)).status is Status.PLAYING
    await house.wait(1)
    state = await house.state(table)
    assert (state.status, state.closed) == (Status.EXPIRED, Why.IDLE)
    assert await house.entries(table, Closed) == [Closed(Why.IDLE)]
    assert await house.refold(table) == state
    assert refused(await house.tables.leave(table, ANNA, cause="late")) == "table-closed"
    again = await house.tables.rematch(table, ANNA, new_partners=False, cause="again")
    assert refused(again) == "table-closed"


async def test_a_rated_match_is_lost_for_the_team_that_does_not_play(house: House) -> None:
    table = await house.dealt(RATED, **FOUR)
    state = await house.state(table)
    began, turn = state.since, state.turn
    assert turn is not None
    board = await house.board(table)
    assert (board.closes_at, turn in board.gives_up) == (began + WEEK, True)
    waiting = next(person for seat, person in FOUR.items() if seat != turn)
    await house.wait(began + 6 * DAY - house.time.now_ms)
    accepted(await house.tables.leave(table, waiting, cause="leave"))
    accepted(await house.tables.back(table, waiting, cause="back"))
    await house.wait(DAY)
    assert await house.entries(table, Resigned) == [Resigned(board.gives_up)]
    state = await house.state(table)
    assert state.status is Status.ABANDONED
    assert await house.refold(table) == state
    facts = await house.store.histories.match(table, 1)
    assert facts is not None
    assert {player.seat for player in facts.players if not player.won} == set(board.gives_up)


async def test_whatever_somebody_does_keeps_it(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    turn = (await house.state(table)).turn
    waiting = next(person for seat, person in FOUR.items() if seat != turn)
    for number in range(3):
        await house.wait(6 * DAY)
        accepted(await house.tables.leave(table, waiting, cause=f"leave {number}"))
        accepted(await house.tables.back(table, waiting, cause=f"back {number}"))
    assert (await house.state(table)).status is Status.PLAYING
    await house.wait(WEEK)
    assert (await house.state(table)).closed is Why.IDLE


async def test_an_outage_does_not_count(store: Store) -> None:
    house = House(store, pauses=Pauses(heartbeat=DAY))
    table = await house.dealt(NO_CLOCK, **FOUR)
    await house.wait(6 * DAY)
    await house.tables.close()
    await store.values.set("tables.alive", str(house.time.now_ms))
    house.time.move(house.time.now_ms + 30 * DAY)
    later = House(store, time=house.time, seed=2)
    await later.tables.resume()
    await later.state(table)  # A requested table is resumed.
    assert await later.entries(table, Resumed) == [Resumed(30 * DAY)]
    await later.wait(DAY // 2)
    assert (await later.state(table)).status is Status.PLAYING
    await later.wait(DAY // 2)
    assert (await later.state(table)).closed is Why.IDLE


async def test_with_a_clock_stand_ins_bring_it_to_an_end(house: House) -> None:
    for clock in (Clock.QUICK, Clock.CORRESPONDENCE):
        board = await house.board(await house.dealt(Options(clock=clock), **FOUR))
        assert board.closes_at is None


async def test_closing_is_once_and_only_while_it_lives(house: House) -> None:
    table = await house.open()
    state = accepted(await house.tables.close_table(table, Why.GONE, cause="1"))
    assert (state.status, state.closed) == (Status.EXPIRED, Why.GONE)
    assert isinstance(await house.tables.close_table(table, Why.HOST, cause="2"), Stale)
    assert refused(await house.tables.close_table(99, Why.HOST, cause="3")) == "no-table"


async def test_the_host_lists_and_closes_while_the_bot_runs(
    folder: Path, store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", url(folder))
    house = House(store, pauses=Pauses(heartbeat=5_000))
    await house.tables.resume()
    table = await house.dealt(NO_CLOCK, **FOUR)
    lobby = await house.open()
    assert await asyncio.to_thread(main, ["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{table}: brouc, playing, 4 people, last 2027-")
    assert re.search(r", channel \d+$", lines[0])
    assert lines[1].startswith(f"{lobby}: brouc, lobby, 0 people")
    assert lines[2] == "2 live tables."
    assert await asyncio.to_thread(main, ["list", "--people"]) == 0
    with_people = capsys.readouterr().out.splitlines()
    assert with_people == [lines[0], f"    {ANNA} {BEAT} {CARLA} {DORA}", *lines[1:]]
    assert await asyncio.to_thread(main, ["close", str(table), "77", str(table)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(f"Table {table} is closed within a minute")
    assert said.err == "There is no table 77.\n"
    # The bot does it without any click.
    house.news.clear()
    await house.wait(40_000)
    changes = [news for news in house.news if isinstance(news, Change)]
    assert [change.state.id for change in changes] == [table]
    assert changes[0].state.closed is Why.HOST
    assert (await house.state(lobby)).status is Status.LOBBY
    assert await asyncio.to_thread(main, ["close", str(table)]) == 1
    assert capsys.readouterr().err == f"Table {table} is over already.\n"
    assert await store.values.get(VALUE) is None


async def test_a_click_on_a_table_that_the_host_closed_is_told_so(
    folder: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", url(folder))
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    assert await asyncio.to_thread(main, ["close", str(table)]) == 0
    person = FOUR[state.turn or ""]
    card = house.legal_card(state)
    await close_ordered(house.store, house.tables.close_table)
    assert refused(await house.tables.act(table, person, card, cause="click")) == "table-closed"


def test_no_database_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = tmp_path / "noise.sqlite"
    noise.write_bytes(b"not a database at all" * 100)
    monkeypatch.setenv("BROUC_DATABASE", f"sqlite+aiosqlite:///{noise}")
    assert main(["list"]) == 1
    assert "is not a database" in capsys.readouterr().err
    monkeypatch.setenv("BROUC_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'none.sqlite'}")
    for command in (["list"], ["rebuild"], ["tell", "Bonsoir"]):
        assert main(command) == 1
        assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()
