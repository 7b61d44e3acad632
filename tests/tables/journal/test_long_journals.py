"""Long journals: never folded on the event loop, and not read again at a match's end."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import cogs.matches.archive
import tables.journal.fold
import tables.journal.results
import tables.journal.rows
from brouc.actions import Dehors
from brouc.seats import Seat
from cogs.matches.archive import Archive
from db import Store
from games.brouc import GAME
from tables.journal.entries import Stored
from tables.journal.options import Clock, Options
from tables.journal.results import of_journal, rebuild
from tables.journal.state import Status, TableState
from tests.tables.house import ANNA, COUNTS_OF, FOUR, GAMES, House, accepted

AT_ONCE = 40
"""Number of entries that may be folded in one step of the event loop."""


class Folded:
    """Number of folded entries by thread."""

    def __init__(self) -> None:
        self._loop = threading.get_ident()
        self.on_loop = 0
        self.aside = 0

    def count(self) -> None:
        """Count one entry."""
        if threading.get_ident() == self._loop:
            self.on_loop += 1
        else:
            self.aside += 1

    def begin(self) -> None:
        """Start counting."""
        self.on_loop = self.aside = 0


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> Folded:
    """A counter of every folded entry."""
    counted = Folded()
    real = tables.journal.fold.after

    def after(state: TableState, stored: Stored) -> TableState:
        counted.count()
        return real(state, stored)

    for module in (
        tables.journal.fold,
        tables.journal.rows,
        tables.journal.results,
        cogs.matches.archive,
    ):
        monkeypatch.setattr(module, "after", after)
    return counted


async def _long(house: House, deals: int = 6, **options: Any) -> int:
    """A match of four persons who never call, in the middle of a later deal."""
    table = await house.dealt(Options(clock=Clock.NONE, **options), **FOUR)
    await house.play_until(table, lambda state: state.next.deal > deals)
    await house.until_turn(table)
    await house.play(table)
    return table


async def test_a_long_journal_is_read_beside_the_loop(house: House, folded: Folded) -> None:
    table = await _long(house)
    state = await house.state(table)
    assert state.seq > 200
    await house.tables._table_store.forget(table)
    folded.begin()
    # The first click after a start.
    await house.play(table)
    assert folded.aside == state.seq - 1
    assert folded.on_loop < AT_ONCE


async def test_taking_up_tables_folds_them_beside_the_loop(
    house: House, store: Store, folded: Folded
) -> None:
    table = await _long(house)
    seq = (await house.state(table)).seq
    await house.tables.close()
    again = House(store, time=house.time)
    folded.begin()
    await again.tables.resume()
    await again.settle()
    assert folded.aside == seq - 1
    assert folded.on_loop < AT_ONCE


async def test_the_end_of_a_match_does_not_look_back(
    house: House, store: Store, folded: Folded, monkeypatch: pytest.MonkeyPatch
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
    folded.begin()
    outcome = await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause=house.cause())
    monkeypatch.undo()
    ended = accepted(outcome)
    assert ended.status is Status.OVER
    assert sum(read) == 0
    assert folded.aside == 0
    assert folded.on_loop < AT_ONCE
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
    house: House, store: Store, folded: Folded
) -> None:
    table = await _long(house)
    state = await house.state(table)
    folded.begin()
    deals = [len(end.match.results) for end in state.ends]
    assert deals == list(range(1, state.next.deal))

    async def name_of(guild: int | None, person: int) -> str:
        return str(person)

    archive = Archive(house.tables, store, {GAME.name: GAME}, name_of)
    past = await archive.past(table)
    assert past is not None
    assert len(past.deals) == len(state.ends)
    assert folded.on_loop + folded.aside < AT_ONCE, "the live table's state is enough"
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
    folded.begin()
    again = await at_rest.past(table)
    assert again is not None
    assert again.deals == past.deals
    assert folded.on_loop < AT_ONCE
    assert folded.aside > 200


async def test_a_take_back_takes_its_counts_back(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, take_backs=True), **FOUR)
    before = (await house.state(table)).seat_stats
    person = None
    for _ in range(4):
        before = (await house.state(table)).seat_stats
        state = await house.play(table)
        assert state.undo is not None
        person = state.undo.person
    assert (await house.state(table)).seat_stats != before
    assert person is not None
    accepted(await house.tables.take_back(table, person, cause=house.cause()))
    after = await house.state(table)
    assert after.seat_stats == before
    assert await house.refold(table) == after
