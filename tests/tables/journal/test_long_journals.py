"""Long journals: never folded on the event loop, and not read again at a match's end."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest

import tables.journal.fold
import tables.runtime.results
from brouc.actions import Dehors
from brouc.seats import Seat
from cogs.matches.archive import Archive
from db import Store
from games.brouc.game import GAME
from tables.journal.entries import Stored
from tables.journal.options import Clock, Options
from tables.journal.state import Status, TableState
from tables.runtime.results import of_journal, rebuild
from tests.tables.house import ANNA, COUNTS_OF, FOUR, GAMES, House, accepted

AT_ONCE = 40
"""Number of entries that may be folded in one step of the event loop."""


@pytest.fixture
def folded(house: House, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each folded entry, whether it was folded on the event loop."""
    on_loop: list[bool] = []
    loop, real = threading.get_ident(), tables.journal.fold.after

    def after(state: TableState, stored: Stored) -> TableState:
        on_loop.append(threading.get_ident() == loop)
        return real(state, stored)

    monkeypatch.setattr(tables.journal.fold, "after", after)
    journals = house.tables._table_store
    journals.subject = replace(journals.subject, after=after)
    return on_loop


async def _long(house: House, deals: int = 6, **options: Any) -> int:
    """A match of four persons who never call, in the middle of a later deal."""
    table = await house.dealt(Options(clock=Clock.NONE, **options), **FOUR)
    await house.play_until(table, lambda state: state.next.deal > deals)
    await house.until_turn(table)
    await house.play(table)
    return table


async def test_a_long_journal_is_read_beside_the_loop(
    house: House, store: Store, folded: list[bool]
) -> None:
    table = await _long(house)
    state = await house.state(table)
    assert state.seq > 200
    await house.tables._table_store.forget(table)
    folded.clear()
    # The first click after a start.
    await house.play(table)
    assert folded.count(False) == state.seq - 1
    assert folded.count(True) < AT_ONCE
    seq = (await house.state(table)).seq
    await house.tables.close()
    again = House(store, time=house.time)
    folded.clear()
    await again.tables.resume()
    await again.settle()
    assert folded.count(False) == seq - 1
    assert folded.count(True) < AT_ONCE


async def test_the_end_of_a_match_does_not_look_back(
    house: House, store: Store, folded: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _long(house, rules=(("target", "1"),))
    state = await house.state(table)
    read: list[int] = []
    journal = store.journals.entries

    async def reading(table: int, after: int = 0) -> Any:
        rows = await journal(table, after)
        read.append(len(rows))
        return rows

    monkeypatch.setattr(store.journals, "entries", reading)
    folded.clear()
    outcome = await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause=house.cause())
    monkeypatch.undo()
    ended = accepted(outcome)
    assert ended.status is Status.OVER
    assert sum(read) == 0
    assert folded.count(False) == 0
    assert folded.count(True) < AT_ONCE
    # The counts kept on the way equal those of the journal and of a recomputation.
    facts = await store.histories.match(table, 1)
    assert facts is not None
    assert facts == of_journal(table, GAMES, COUNTS_OF, await house.journal(table))[-1]
    assert sum(player.turns for player in facts.players) == len(
        [text for text in ended.actions if text.startswith("play ")]
    )
    assert await rebuild(store, {"brouc": GAME}) == 1
    assert await store.histories.match(table, 1) == facts
    assert state.seq > 200


async def test_recaps_and_archives_fold_nothing_on_the_loop(
    house: House, store: Store, folded: list[bool]
) -> None:
    table = await _long(house)
    state = await house.state(table)
    folded.clear()
    deals = [len(end.match.results) for end in state.ends]
    assert deals == list(range(1, state.next.deal))

    async def name_of(guild: int | None, person: int) -> str:
        return str(person)

    archive = Archive(house.tables, store, {GAME.name: GAME}, name_of)
    past = await archive.past(table)
    assert past is not None
    assert len(past.deals) == len(state.ends)
    assert len(folded) < AT_ONCE, "the live table's state is enough"
    # The deals kept in a state equal those replayed from its actions.
    game = state.game
    match = game.start(state.options.preset, state.options.rules_map())
    ends: list[tuple[Any, int]] = []
    for number, text in enumerate(state.actions, 1):
        match = game.accept(match, game.decode(text))
        if not match.running and len(match.results) > len(ends):
            ends.append((match, number))
    assert [(end.match, end.actions) for end in state.ends] == ends
    # A table that is not in memory is read from its journal, off the event loop.
    for person in FOUR.values():
        accepted(await house.tables.vote_abandon(table, person, True, cause=house.cause()))
    at_rest = Archive(house.tables, store, {GAME.name: GAME}, name_of)
    folded.clear()
    again = await at_rest.past(table)
    assert again is not None
    assert again.deals == past.deals
    assert folded.count(True) < AT_ONCE
    assert folded.count(False) > 200


async def test_a_take_back_takes_its_counts_back(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, take_backs=True), **FOUR)
    for _ in range(4):
        before = (await house.state(table)).seat_stats
        state = await house.play(table)
        assert state.undo is not None
        person = state.undo.person
    assert state.seat_stats != before
    after = accepted(await house.tables.take_back(table, person, cause=house.cause()))
    assert after.seat_stats == before
    assert await house.refold(table) == after
