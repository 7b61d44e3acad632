"""Computer players at the table: their view, their pauses, their calls, their failures."""

from __future__ import annotations

import asyncio
import os
import threading
from dataclasses import replace
from functools import reduce
from time import sleep

import pytest

from base.workers.pool import ProcessWorker, WorkerPool
from brouc.actions import Action, Dehors, Play
from brouc.cards import PACK
from brouc.match import apply
from brouc.seats import SEATS, Seat
from brouc.view import View
from db import Store
from gamekit.api.players import Stop
from games.brouc.computers import COMPUTERS
from games.brouc.rules import BROUC
from tables.computers import requests as think
from tables.computers.service import ComputerPlayers
from tables.decisions.automatic import Position, computed
from tables.decisions.outcomes import Accepted, Change, Outdated
from tables.decisions.pauses import NO_PAUSES
from tables.journal.entries import Acted, By, Left
from tables.journal.fold import after, first
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables
from tests.tables.computers.players import Killer
from tests.tables.house import ANNA, BEAT, FOUR, GAMES, House, Silent, accepted

NO_CLOCK = Options(clock=Clock.NONE)
ONE_GAME = Options(clock=Clock.NONE, rules=(("target", "1"),))


async def four_computers(
    house: House, options: Options = NO_CLOCK, level: Level = Level.BEGINNER
) -> int:
    table = await house.open(options)
    accepted(await house.tables.fill(table, ANNA, None, level, cause=house.cause()))
    accepted(await house.tables.start(table, ANNA, cause=house.cause()))
    return table


async def test_four_computer_players_play_a_whole_match(store: Store) -> None:
    house = House(store, mind=COMPUTERS, pauses=NO_PAUSES)
    table = await four_computers(house)
    await house.settle()
    state = await house.state(table)
    assert state.status is Status.OVER
    assert state.result is not None
    assert max(state.result.score.values()) >= 5
    assert await house.refold(table) == state
    # Listeners were notified of each stored entry once and in order.
    told = [e for news in house.news if isinstance(news, Change) for e in news.entries]
    assert told == list(await house.journal(table))
    # The match replays from the actions alone.
    actions = [BROUC.decode(text) for text in state.actions]
    assert reduce(apply, actions, BROUC.start("brouc", {})) == state.match


class Watching(Silent):
    """Records the views it gets."""

    def __init__(self) -> None:
        self.shown: list[View] = []

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        self.shown.append(view)
        return super().choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        self.shown.append(view)
        return None


async def test_a_computer_player_gets_exactly_the_view_of_its_seat(store: Store) -> None:
    mind = Watching()
    house = House(store, mind=mind)
    states: list[TableState] = []
    house.tables.on_change.append(
        lambda news: states.append(news.state) if isinstance(news, Change) else None
    )
    table = await house.dealt(NO_CLOCK, N=ANNA)
    for _ in range(5):
        await house.play(table)
        await house.until_turn(table)
    seen = {BROUC.view(s.match, seat) for s in states if s.match for seat in "WSE"}
    assert len(mind.shown) > 20
    assert all(view in seen for view in mind.shown)
    assert {view.seat for view in mind.shown} == {Seat.WEST, Seat.SOUTH, Seat.EAST}


async def test_every_move_takes_a_random_one_to_two_seconds_forced_cards_too(store: Store) -> None:
    house = House(store)
    table = await four_computers(house, Options(clock=Clock.QUICK))
    await house.wait(300_000)
    journal = await house.journal(table)
    pauses: list[int] = []
    forced: list[int] = []
    before = 0
    for stored in journal:
        if isinstance(stored.entry, Acted):
            action = BROUC.decode(stored.entry.action)
            if isinstance(action, Play):
                if len(pauses) % 32 >= 28:
                    forced.append(stored.at - before)
                pauses.append(stored.at - before)
            before = stored.at
    assert len(pauses) > 100
    assert all(1_000 <= pause <= 2_000 for pause in pauses)
    assert len(set(pauses)) > 50
    assert len(set(forced)) > 10, "the last cards of a deal are forced and take time too"


async def test_a_computer_leads_only_when_people_have_seen_the_complete_trick(store: Store) -> None:
    house = House(store)
    table = await house.started(Options(clock=Clock.NONE), N=ANNA)
    for _ in range(10):
        await house.until_turn(table, ANNA)
        await house.play(table)
    leads: list[int] = []
    others: list[int] = []
    opened, *journal = await house.journal(table)
    state = first(table, house.games, opened)
    for stored in journal:
        if isinstance(stored.entry, Acted) and stored.entry.by is By.COMPUTER:
            (leads if state.next.full else others).append(stored.at - state.since)
        state = after(state, stored)
    assert leads
    assert all(2_000 <= pause <= 4_000 for pause in leads)
    assert others
    assert all(1_000 <= pause <= 2_000 for pause in others)


class Caller(Silent):
    """Calls dehors from every seat once a card has been played."""

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        deal = view.deal
        assert deal is not None
        assert view.seat is not None
        return Dehors(view.seat) if deal.trick.cards else None

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        return self.speak(view, level, seed, stop) or super().choose(view, level, seed, stop)


async def test_of_several_who_speak_the_side_on_lead_is_heard(store: Store) -> None:
    """rules 5.2: at the same instant, the side on lead first."""
    leaders = set()
    for seed in range(8):
        house = House(store, mind=Caller(), seed=seed)
        table = await four_computers(house)
        await house.wait(30_000)
        actions = [BROUC.decode(e.action) for e in await house.entries(table, Acted)]
        first = next(action for action in actions if isinstance(action, Play))
        called = next(action for action in actions if isinstance(action, Dehors))
        leaders.add(first.seat)
        assert called.seat.team is first.seat.team
        await house.tables.close()
    assert len(leaders) > 1


class Broken(Silent):
    """Fails in every possible way."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        self.asked += 1
        match self.asked % 4:
            case 0:
                raise RuntimeError(f"I hold {view.deal}")
            case 1:
                assert view.seat is not None
                lies = view.deal
                assert lies is not None
                other = next(card for card in PACK if card not in lies.hand)
                return Play(view.seat, other)
            case 2:
                return Dehors(SEATS[(SEATS.index(view.seat or Seat.NORTH) + 1) % 4])
            case _:
                return None  # type: ignore[return-value]

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        raise ValueError(f"I hold {view.deal}")


async def test_a_broken_computer_player_blocks_nobody_and_tells_nothing(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(store, mind=Broken(), pauses=NO_PAUSES)
    table = await house.started(NO_CLOCK, N=ANNA)
    for _ in range(2):
        await house.settle()
        state = await house.state(table)
        if state.turn == "N":
            await house.play(table)
    await house.settle()
    state = await house.state(table)
    assert state.turn == "N"
    assert len(state.actions) > 4
    assert "computer player failed: RuntimeError" in caplog.text
    assert "chose an illegal action" in caplog.text
    assert "Card(" not in caplog.text
    assert "I hold" not in caplog.text


async def test_on_a_day_a_broken_computer_player_plays_alike_for_everybody(store: Store) -> None:
    house = House(store, mind=Broken(), pauses=NO_PAUSES)
    dailies, played = house.tables.dailies, []
    for person in (ANNA, BEAT):
        begun = await dailies.begin("brouc", dailies.today, person, None, "en", cause=house.cause())
        table = accepted(begun).id
        for _ in range(3):
            state = await house.until_turn(table, person)
            legal = BROUC.legal_actions(state.match, state.turn or "")
            await house.play(table, next(filter(BROUC.is_move, legal)))
        played.append((await house.until_turn(table, person)).actions)
    assert played[0] == played[1]


class Endless(Silent):
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.stopped = threading.Event()

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        self.asked.set()
        while not stop():
            sleep(0.001)
        self.stopped.set()
        return super().choose(view, level, seed, stop)


async def test_thinking_leaves_the_loop_free_and_stops_when_it_is_overtaken(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think, "BUDGET", 36_000.0)
    player = Endless()
    house = House(store)
    house.tables = Tables(store, GAMES, {"brouc": player}, pauses=NO_PAUSES)
    table = await house.started(NO_CLOCK, N=ANNA)
    while not player.asked.is_set():
        await asyncio.sleep(0.001)
        if (await house.state(table)).turn == "N":
            await house.play(table)
    assert not player.stopped.is_set()
    # A computer player thinks; a person may still call, and the deal is over.
    state = accepted(await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause="call"))
    assert state.between_deals
    assert await asyncio.to_thread(player.stopped.wait, 60)


async def test_a_thought_ends_when_its_time_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think, "BUDGET", 0.01)
    player = Endless()
    house = House(store, mind=player, pauses=NO_PAUSES)
    table = await house.started(NO_CLOCK, N=ANNA)
    for _ in range(2):
        await house.settle()
        assert (await house.state(table)).turn == "N"
        await house.play(table)
    assert player.stopped.is_set()


async def test_players_think_in_another_process(store: Store) -> None:
    pool = WorkerPool(ProcessWorker)
    thinkers = ComputerPlayers({"brouc": COMPUTERS}, pool)
    house = House(store)
    house.tables = Tables(store, GAMES, {}, pauses=NO_PAUSES, thinkers=thinkers)
    table = await four_computers(house, ONE_GAME, Level.EXPERT)
    while not (await house.entries(table, Acted))[8:]:  # noqa: ASYNC110  another process
        await asyncio.sleep(0.01)
    assert pool.workers, "an expert thinks there"
    await house.tables.close()
    await pool.close()


async def test_players_that_kill_their_process_play_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    pool = WorkerPool(ProcessWorker)
    thinkers = ComputerPlayers({"brouc": Killer(os.getpid())}, pool)
    house = House(store)
    house.tables = Tables(store, GAMES, {}, pauses=NO_PAUSES, thinkers=thinkers)
    table = await house.started(NO_CLOCK, N=ANNA)
    await house.settle()
    assert (await house.state(table)).turn == "N"
    await house.play(table)
    await house.settle()
    assert (await house.state(table)).turn == "N"
    assert {e.level for e in await house.entries(table, Acted) if e.by is By.COMPUTER} == {
        "beginner"
    }
    await house.tables.close()
    await pool.close()
    assert "lower levels answer (1 times): a worker ended with status 3" in caplog.text


async def test_when_everybody_has_left_the_table_rests_and_ends_in_its_time(store: Store) -> None:
    house = House(store, mind=COMPUTERS, pauses=NO_PAUSES)
    table = await house.dealt(ONE_GAME, N=ANNA)
    accepted(await house.tables.leave(table, ANNA, cause="bye"))
    await house.settle()
    entries = [stored.entry for stored in await house.journal(table)]
    after_leaving = entries[entries.index(Left("N", ANNA)) :]
    assert len([e for e in after_leaving if isinstance(e, Acted)]) <= 4, "to the trick's end"
    assert {e.by for e in after_leaving if isinstance(e, Acted) and e.seat == "N"} <= {By.STAND_IN}
    assert (await house.state(table)).status is Status.PLAYING
    await house.wait(house.pauses.idle)
    assert (await house.state(table)).status.final


async def test_a_move_for_another_position_is_not_made(house: House) -> None:
    state = await house.state(await house.dealt(NO_CLOCK, **FOUR))
    position, seat = Position.of(state), state.turn or ""
    action = house.legal_card(state)
    assert computed(state, position, seat, action, By.STAND_IN) != Outdated()
    for other in (replace(position, actions=9), replace(position, turn_seq=1)):
        assert computed(state, other, seat, action, By.STAND_IN) == Outdated()


class Rash(Silent):
    """Says « Dehors ! » at the first look."""

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        return next((action for action in view.legal if isinstance(action, Dehors)), None)


@pytest.mark.parametrize(("mind", "calls"), [(Rash(), True), (Silent(), False)])
async def test_computers_call_before_a_quick_person_plays_the_deal_of_the_day(
    store: Store, mind: Silent, calls: bool
) -> None:
    """A quick person and a slow one meet the same calls; without a call nobody waits."""
    house = House(store, mind=mind, seed=3)
    begun = accepted(
        await house.tables.dailies.begin(
            "brouc", house.tables.dailies.today, ANNA, None, "en", cause=house.cause()
        )
    )
    assert begun.turn_persons == (ANNA,), "the seed lets them lead"
    card, before, acted = house.legal_card(begun), house.time.now_ms, len(begun.actions)
    playing = asyncio.ensure_future(house.tables.act(begun.id, ANNA, card, cause="quick"))
    while not playing.done():
        await house.wait(10)
    first = (await house.state(begun.id)).actions[acted]
    if calls:
        assert first.startswith("dehors")
        assert not isinstance(await playing, Accepted)
    else:
        assert BROUC.decode(first) == card
        assert house.time.now_ms - before < 1_000
