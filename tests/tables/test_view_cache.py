"""The board is built once per state, and never shown for another one."""

from __future__ import annotations

from dataclasses import replace

from games.brouc.rules import BROUC
from tables.journal.state import TableState
from tables.runtime.maintenance import NO_RESTS, Rest, Rests
from tables.runtime.pauses import Pauses
from tables.views import ViewCache, board_of
from tests.cogs import positions


def table() -> TableState:
    return positions.table(next(positions.deals(1)))


def test_one_state_has_one_board_and_another_state_its_own() -> None:
    state, boards = table(), ViewCache(Pauses())
    board = boards.of(state, NO_RESTS, 0)
    assert board == board_of(state, Pauses())
    assert boards.of(state, NO_RESTS, 1) is board
    later = replace(state, seq=state.seq + 1, counted=frozenset(BROUC.seats[:1]))
    assert boards.of(later, NO_RESTS, 1) == board_of(later, Pauses()) != board
    assert boards.of(state, NO_RESTS, 1) == board


def test_an_announced_maintenance_is_told_and_its_end_as_well() -> None:
    state, boards = table(), ViewCache(Pauses())
    rests = Rests((Rest(100, 200),))
    assert boards.of(state, NO_RESTS, 50).rest is None
    assert boards.of(state, rests, 50).rest == Rest(100, 200)
    assert boards.of(state, rests, 250).rest is None


def test_the_oldest_are_forgotten_and_who_was_erased_at_once() -> None:
    state, boards = table(), ViewCache(Pauses(), kept=2)
    first = boards.of(state, NO_RESTS, 0)
    for number in range(2):
        boards.of(replace(state, id=state.id + 1 + number), NO_RESTS, 0)
    again = boards.of(state, NO_RESTS, 0)
    assert again == first
    assert again is not first
    boards.forget(state.id)
    assert boards.of(state, NO_RESTS, 0) is not again
