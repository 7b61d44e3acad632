"""Two bots on one file: the first write decides, the other bot reads it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from brouc.actions import Action, Dehors
from brouc.match import MatchState
from brouc.seats import Seat
from db import Store, StoreError, UnreachableError
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Accepted, Change, Outcome, Refused, Repeated, Stale
from tables.journal.entries import Acted, Secret, renamed
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.runtime.pauses import NO_PAUSES, Pauses
from tests.tables.conftest import url
from tests.tables.house import ANNA, BEAT, CARLA, DORA, House, Silent, accepted, refused

FOUR = {"N": ANNA, "W": BEAT, "S": CARLA, "E": DORA}
NO_CLOCK = Options(clock=Clock.NONE)


@pytest.fixture
async def other_store(folder: Path, store: Store) -> AsyncIterator[Store]:
    """The same file, opened as another process does."""
    async with await Store.open(url(folder)) as opened:
        yield opened


@pytest.fixture
def pair(store: Store, other_store: Store) -> tuple[House, House]:
    """Two bots, of which only the first has timers."""
    first = House(store, mind=Silent())
    return first, House(other_store, time=first.time, mind=Silent(), seed=2, drive=False)


async def test_what_one_has_stored_the_other_knows(pair: tuple[House, House]) -> None:
    one, two = pair
    table = await one.dealt(NO_CLOCK, **FOUR)
    assert await two.state(table) == await one.state(table)
    for _ in range(10):
        await one.play(table)
        await two.play(table)
    assert await two.state(table) == await one.state(table)
    assert await one.refold(table) == await one.state(table)


async def test_a_stale_memory_is_read_on_before_anything_is_refused(
    pair: tuple[House, House],
) -> None:
    one, two = pair
    table = await one.dealt(NO_CLOCK, **FOUR)
    state = await two.state(table)
    assert state.turn is not None
    first = Seat(state.turn)
    await one.play(table)
    # The second bot still has the first player's turn.
    assert two.tables._table_store.known(table) == state
    legal = one.legal_card(await one.state(table))
    outcome = await two.tables.act(table, FOUR[first.right.value], legal, cause="next")
    assert isinstance(outcome, Accepted)
    told = [e for news in two.news if isinstance(news, Change) for e in news.entries]
    assert told == list(await two.journal(table)), "what the other did is told too, in order"


async def test_a_click_that_both_get_is_accepted_once(pair: tuple[House, House]) -> None:
    one, two = pair
    table = await one.dealt(NO_CLOCK, **FOUR)
    state = await two.state(table)
    assert state.turn is not None
    card, person = one.legal_card(state), FOUR[state.turn]
    outcomes = await asyncio.gather(
        *(
            house.tables.act(table, person, card, cause="both", seq=state.seq)
            for house in (one, two, one, two)
        )
    )
    kinds = sorted(type(outcome).__name__ for outcome in outcomes)
    assert kinds == ["Accepted", "Repeated", "Repeated", "Repeated"]


async def test_different_clicks_to_both_are_ordered_by_the_store(
    pair: tuple[House, House],
) -> None:
    one, two = pair
    table = await one.dealt(NO_CLOCK, **FOUR)
    state = await two.state(table)
    assert state.turn is not None
    card, person = one.legal_card(state), FOUR[state.turn]
    outcomes = await asyncio.gather(
        *(
            house.tables.act(table, person, card, cause=f"{i}", seq=state.seq)
            for i, house in enumerate([one, two] * 15)
        )
    )
    assert sum(isinstance(outcome, Accepted) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 29


async def test_people_may_press_at_the_same_moment_at_different_bots(
    pair: tuple[House, House],
) -> None:
    one, two = pair
    table = await one.open(NO_CLOCK)
    await two.state(table)
    outcomes = await asyncio.gather(
        *(
            house.tables.sit(table, person, seat, cause=f"sit {person}")
            for house, (seat, person) in zip([one, two] * 2, FOUR.items(), strict=True)
        )
    )
    assert all(isinstance(outcome, Accepted) for outcome in outcomes)
    assert {s: v.person for s, v in (await two.state(table)).seats.items()} == FOUR


async def test_two_driving_bots_play_one_match(store: Store, other_store: Store) -> None:
    options = Options(clock=Clock.NONE, rules=(("target", "1"),))
    one = House(store, pauses=NO_PAUSES, seed=5)
    two = House(other_store, time=one.time, pauses=NO_PAUSES, seed=6)
    table = await one.started(options, N=ANNA)
    await two.tables.resume()
    for _ in range(400):
        await asyncio.gather(one.settle(), two.settle())
        state = await one.state(table)
        await two.state(table)
        if state.status is not Status.PLAYING:
            break
        if state.turn == "N":
            await (one, two)[state.seq % 2].play(table)
        elif state.next.awaits == "booking":
            await one.tables.count(table, ANNA, cause=one.cause())
    assert state.status is Status.OVER
    assert await two.state(table) == state == await one.refold(table)
    secrets = await one.entries(table, Secret)
    assert len(secrets) == state.next.deal, "one secret a deal, whoever drew it"
    await one.tables.close()
    await two.tables.close()


async def test_a_driving_bot_reads_on_what_another_has_decided(
    store: Store, other_store: Store
) -> None:
    """Its stand-in is due, but the person has played through the other bot."""
    one = House(store, mind=Silent())
    two = House(other_store, time=one.time, mind=Silent(), seed=2, drive=False)
    table = await one.dealt(Options(clock=Clock.QUICK), **FOUR)
    await two.state(table)
    await one.wait(19_000)
    await two.play(table)
    await one.wait(1_000)
    acted = await one.entries(table, Acted)
    assert len(acted) == 2, "the deal and the person's card, nothing of a stand-in"
    deadline = (await one.state(table)).deadline
    assert deadline is not None
    await one.wait(deadline - one.time.now_ms)
    assert len(await one.entries(table, Acted)) == 3, "the next player's time is watched"
    await one.tables.close()


class Failing:
    """A store that fails on demand, in the one method that everything uses."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.journals = FailingJournals(store)

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


class FailingJournals:
    """The journals of a failing store."""

    def __init__(self, store: Store) -> None:
        self._journals = store.journals
        self.fails = False
        self.answers = True
        """Whether a successful write is also reported."""
        self.appends = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._journals, name)

    async def create_table(self, *args: object, **kwargs: object) -> object:
        found = await self._journals.create_table(*args, **kwargs)  # type: ignore[arg-type]
        if not self.answers:
            raise UnreachableError("The connection is lost.")
        return found

    async def append(self, *args: object, **kwargs: object) -> object:
        self.appends += 1
        if self.fails:
            raise StoreError("The disk is full.")
        found = await self._journals.append(*args, **kwargs)  # type: ignore[arg-type]
        if not self.answers:
            raise UnreachableError("The connection is lost.")
        return found


async def test_while_the_store_fails_nothing_happens_and_all_goes_on_after(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing(store)
    house = House(failing, mind=Silent())  # type: ignore[arg-type]
    table = await house.dealt(NO_CLOCK, N=ANNA)
    state = await house.state(table)
    failing.journals.fails = True
    card = house.legal_card(state)
    outcome = await house.tables.act(table, ANNA, card, cause="1")
    assert refused(outcome) == "busy"
    # The operator reads the store's own sentence.
    assert "The disk is full." in caplog.text
    assert await house.state(table) == state
    assert not any(isinstance(news, Change) and news.state.seq > state.seq for news in house.news)
    failing.journals.fails = False
    state = accepted(await house.tables.act(table, ANNA, card, cause="1"))
    while state.turn == "N":
        state = await house.play(table)
    failing.journals.fails = True
    before = failing.journals.appends
    await house.wait(10_000)
    assert 5 <= failing.journals.appends - before <= 12, "it tries again, once a second"
    failing.journals.fails = False
    state = await house.until_turn(table, ANNA)
    assert state.turn == "N"
    await house.tables.close()


async def test_what_was_stored_although_the_store_did_not_say_so_is_found_by_itself(
    store: Store,
) -> None:
    """The connection broke after the commit: the next player would have waited for a click."""
    failing = Failing(store)
    house = House(failing, mind=Silent(), pauses=Pauses(heartbeat=5_000))  # type: ignore[arg-type]
    await house.tables.resume()
    table = await house.dealt(NO_CLOCK, N=ANNA)
    before = await house.state(table)
    failing.journals.answers = False
    outcome = await house.tables.act(table, ANNA, house.legal_card(before), cause="1")
    assert refused(outcome) == "busy"
    failing.journals.answers = True
    told = len(house.news)
    await house.wait(20_000)
    assert len(house.news) > told, "messages show it"
    after = house.tables._table_store.known(table)
    assert after is not None
    assert after.seq > before.seq
    await house.tables.close()


async def opened(house: House, cause: str) -> Outcome:
    """Open a table; return the outcome."""
    return await house.tables.open(ANNA, 1, 2, NO_CLOCK, cause=cause, game="brouc")


async def test_a_table_that_was_opened_although_the_store_did_not_say_so_is_shown(
    store: Store,
) -> None:
    """Otherwise nobody would see it, though it counts as its owner's."""
    failing = Failing(store)
    house = House(failing, mind=Silent(), pauses=Pauses(heartbeat=5_000))  # type: ignore[arg-type]
    await house.tables.resume()
    shown: list[int] = []
    house.tables.on_resumed(shown.append)
    failing.journals.answers = False
    assert refused(await opened(house, "1")) == "busy"
    failing.journals.answers = True
    (table,) = await house.tables.live()
    await house.wait(40_000)
    assert shown == [table]
    again = await opened(house, "1")
    assert isinstance(again, Repeated)
    assert again.state.id == table
    await house.tables.close()


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

    house.tables.subscribe(fail)
    end = house.tables.subscribe(lambda news: heard.append(1))
    table = await house.open()
    accepted(await house.tables.sit(table, ANNA, "N", cause="1"))
    assert len(heard) == 2
    assert "a listener failed: RuntimeError" in caplog.text
    assert "Ah" not in caplog.text
    end()
    accepted(await house.tables.sit(table, ANNA, "S", cause="2"))
    assert len(heard) == 2


async def test_an_unreadable_journal_does_not_keep_the_others_from_playing(
    store: Store, folder: Path
) -> None:
    import sqlite3

    house = House(store, mind=Silent())
    broken, whole = await house.open(), await house.open()
    await house.tables.close()
    with sqlite3.connect(folder / "brouc.sqlite") as connection:
        connection.execute("UPDATE entries SET payload = '{}' WHERE table_id = ?", (broken,))
    connection.close()
    later = House(store, seed=2)
    later.time.move(house.time.now_ms + 1)
    assert await later.tables.resume() == 2
    accepted(await later.tables.sit(whole, ANNA, "N", cause="1"))
    await later.wait(later.pauses.lobby + 1)
    assert (await later.state(whole)).status is Status.EXPIRED
    await later.tables.close()


async def test_a_rewritten_journal_is_read_anew(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    erased = await house.store.privacy.erase(BEAT, house.time.now_ms, renamed)
    assert table in erased.tables
    house.tables.forget(table)
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


async def test_whom_another_process_has_erased_is_named_no_more(
    pair: tuple[House, House],
) -> None:
    """Also without a read in between: a decision with the old names is not stored."""
    one, two = pair
    tables = [await one.dealt(NO_CLOCK, **FOUR) for _ in range(2)]
    before = [await one.state(table) for table in tables]
    erased = await two.store.privacy.erase(BEAT, one.time.now_ms, renamed)
    state = await one.state(tables[0])
    assert state.seats["W"].person == erased.pseudonym
    await one.play(tables[1])
    assert (await one.state(tables[1])).seats["W"].person == erased.pseudonym
    assert (await one.state(tables[1])).seq > before[1].seq
    assert not any((await one.store.privacy.kept(BEAT)).values())


async def test_a_table_without_the_erased_person_is_not_shown_again(
    pair: tuple[House, House],
) -> None:
    one, two = pair
    table = await one.dealt(NO_CLOCK, **FOUR)
    state = await one.state(table)
    heard: list[object] = []
    one.tables.subscribe(heard.append)
    await two.store.privacy.erase(DORA + 1, one.time.now_ms, renamed)
    assert await one.state(table) == state
    assert heard == []


async def test_a_forgotten_table_is_driven_on(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    state = await house.state(table)
    house.tables.forget(table)
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
    house = House(store, mind=Silent(), games={"brouc": game})
    table = await house.started(NO_CLOCK, N=ANNA)
    await house.wait(100_000)
    failures = caplog.text.count("RuntimeError in the table's task")
    assert 4 <= failures <= 10
    assert "in deal" in caplog.text, "the log says where"
    assert "Ah" not in caplog.text
    game.fails = False
    await house.wait(61_000)
    assert (await house.state(table)).next.awaits == "turn"
    await house.tables.close()


async def test_a_refusal_tells_nothing_of_a_table_that_is_not_there(house: House) -> None:
    outcome = await house.tables.act(99, ANNA, Dehors(Seat.NORTH), cause="1")
    assert outcome == Refused(outcome.reason)  # type: ignore[union-attr]
