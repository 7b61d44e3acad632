"""The store fails, a journal is rewritten or unreadable, a listener or a game fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brouc.actions import Action, Dehors
from brouc.match import MatchState
from brouc.seats import Seat
from db import Store, StoreError, UnreachableError
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Change, Outcome, Repeated
from tables.decisions.pauses import Pauses
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.tournaments.entries import renamed
from tests.tables.house import ANNA, BEAT, CARLA, DORA, FOUR, House, accepted, refused

NO_CLOCK = Options(clock=Clock.NONE)


class Failing:
    """Journals whose writes fail on demand."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails = False
        self.answers = True
        """Whether a successful write is also reported."""
        self.appends = 0
        self.way = asyncio.Event()
        """Unset: writes wait."""
        self.way.set()
        self.waits = asyncio.Event()
        """A write waits."""
        for name in ("create_table", "append"):
            write = self._failing(getattr(store.journals, name))
            monkeypatch.setattr(store.journals, name, write)

    def _failing(self, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def failing(*args: Any, **kwargs: Any) -> Any:
            self.appends += 1
            if not self.way.is_set():
                self.waits.set()
                await self.way.wait()
            if self.fails:
                raise StoreError("The disk is full.")
            found = await write(*args, **kwargs)
            if not self.answers:
                raise UnreachableError("The connection is lost.")
            return found

        return failing


@pytest.fixture
def failing(store: Store, monkeypatch: pytest.MonkeyPatch) -> Failing:
    """The store's journals, which may fail."""
    return Failing(store, monkeypatch)


async def test_while_the_store_fails_nothing_happens_and_all_goes_on_after(
    store: Store, failing: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(store)
    table = await house.dealt(NO_CLOCK, N=ANNA)
    state = await house.state(table)
    failing.fails = True
    card = house.legal_card(state)
    outcome = await house.tables.act(table, ANNA, card, cause="1")
    assert refused(outcome) == "busy"
    # The operator reads the store's own sentence.
    assert "The disk is full." in caplog.text
    assert await house.state(table) == state
    assert not any(isinstance(news, Change) and news.state.seq > state.seq for news in house.news)
    failing.fails = False
    state = accepted(await house.tables.act(table, ANNA, card, cause="1"))
    while state.turn == "N":
        state = await house.play(table)
    failing.fails = True
    before = failing.appends
    await house.wait(10_000)
    assert 5 <= failing.appends - before <= 12, "it tries again, once a second"
    failing.fails = False
    state = await house.until_turn(table, ANNA)
    assert state.turn == "N"


async def test_what_was_stored_although_the_store_did_not_say_so_is_shown_by_itself(
    store: Store, failing: Failing
) -> None:
    """The connection broke after the commit. Otherwise nobody would see a table that counts as its
    owner's, and the next player would wait for a click.
    """
    house = House(store, pauses=Pauses(heartbeat=5_000))
    await house.tables.resume()
    shown: list[int] = []
    house.tables.on_resumed.append(shown.append)

    async def opened() -> Outcome:
        return await house.tables.open(ANNA, 1, 2, NO_CLOCK, cause="1", game="brouc")

    failing.answers = False
    assert refused(await opened()) == "busy"
    failing.answers = True
    (table,) = await house.tables.live()
    await house.wait(40_000)
    assert shown == [table]
    again = await opened()
    assert isinstance(again, Repeated)
    assert again.state.id == table
    table = await house.dealt(NO_CLOCK, N=ANNA)
    before = await house.state(table)
    failing.answers = False
    outcome = await house.tables.act(table, ANNA, house.legal_card(before), cause="2")
    assert refused(outcome) == "busy"
    failing.answers = True
    told = len(house.news)
    await house.wait(20_000)
    assert len(house.news) > told, "messages show it"
    after = house.tables._table_store.known(table)
    assert after is not None
    assert after.seq > before.seq


async def test_a_cancelled_click_is_stored_and_told(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    out = Dehors(Seat.NORTH)
    task = asyncio.create_task(house.tables.act(table, ANNA, out, cause="once"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await house.settle()
    after = await house.state(table)
    assert after.seq > state.seq
    last = house.news[-1]
    assert isinstance(last, Change)
    assert last.state == after
    outcome = await house.tables.act(table, ANNA, out, cause="once")
    assert isinstance(outcome, Repeated)


async def test_a_failing_listener_harms_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[int] = []

    def fail(news: object) -> None:
        raise RuntimeError("A" + "h")

    house.tables.on_change.append(fail)
    house.tables.on_change.append(lambda news: heard.append(1))
    table = await house.open()
    accepted(await house.tables.sit(table, ANNA, "N", cause="1"))
    assert len(heard) == 2
    assert "a listener failed: RuntimeError" in caplog.text
    assert "Ah" not in caplog.text


async def test_an_unreadable_journal_does_not_keep_the_others_from_playing(
    store: Store, folder: Path
) -> None:
    house = House(store)
    broken, whole = await house.open(), await house.open()
    await house.tables.close()
    with closing(sqlite3.connect(folder / "brouc.sqlite")) as raw, raw:
        raw.execute("UPDATE entries SET payload = '{}' WHERE table_id = ?", (broken,))
    later = House(store, seed=2)
    later.time.move(house.time.now_ms + 1)
    assert await later.tables.resume() == 2
    accepted(await later.tables.sit(whole, ANNA, "N", cause="1"))
    await later.wait(later.pauses.lobby + 1)
    assert (await later.state(whole)).status is Status.EXPIRED


async def test_a_rewritten_journal_is_read_anew(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    erased = await house.store.privacy.erase(BEAT, house.time.now_ms, renamed)
    assert table in erased.tables
    await house.tables.forget(table)
    after = await house.state(table)
    assert after.seats["W"].person == erased.pseudonym
    assert [stats.occupant.person for stats in after.seat_stats] == [
        ANNA,
        erased.pseudonym,
        CARLA,
        DORA,
    ]
    assert (
        replace(after, seats=state.seats, proofs=state.proofs, seat_stats=state.seat_stats) == state
    )


async def test_a_write_from_before_an_erasure_is_waited_for(store: Store, failing: Failing) -> None:
    """Else it would name the person again after the last look for them."""
    house = House(store)
    table = await house.dealt(NO_CLOCK, N=ANNA)
    card = house.legal_card(await house.state(table))
    failing.way.clear()
    acting = asyncio.create_task(house.tables.act(table, ANNA, card, cause="1"))
    await failing.waits.wait()
    await store.privacy.erase(ANNA, house.time.now_ms, renamed)
    forgetting = asyncio.create_task(house.tables.forget(table))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not forgetting.done()
    failing.way.set()
    await asyncio.gather(acting, forgetting)
    assert any((await store.privacy.kept(ANNA)).values())
    await store.privacy.erase(ANNA, house.time.now_ms, renamed)
    await house.tables.forget(table)
    assert not any((await store.privacy.kept(ANNA)).values())
    assert (await house.state(table)).seat_of(ANNA) is None


async def test_a_forgotten_table_is_driven_on(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    state = await house.state(table)
    await house.tables.forget(table)
    await house.wait(20_000)
    assert (await house.state(table)).turn_seq > state.turn_seq


class Raising:
    """A game that fails in the middle of a match."""

    def __init__(self) -> None:
        self.fails = True

    def __getattr__(self, name: str) -> object:
        return getattr(BROUC, name)

    def deal(self, state: MatchState, secret: bytes, cut: int) -> Action:
        if self.fails:
            raise RuntimeError("A" + "h")
        return BROUC.deal(state, secret, cut)


async def test_what_goes_wrong_is_tried_again_ever_more_patiently(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    game = Raising()
    house = House(store, games={"brouc": game})
    table = await house.started(NO_CLOCK, N=ANNA)
    await house.wait(100_000)
    failures = caplog.text.count("RuntimeError in the table's task")
    assert 4 <= failures <= 10
    assert "in deal" in caplog.text, "the log says where"
    assert "Ah" not in caplog.text
    game.fails = False
    await house.wait(61_000)
    assert (await house.state(table)).next.awaits == "turn"
