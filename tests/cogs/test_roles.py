"""Which messages a change concerns."""

from __future__ import annotations

from cogs.sync.message_keys import LOBBY, touched
from games.brouc.rules import BROUC
from tables.entries import Entry, Opened, SameDeal, SeatTaken, Stored
from tables.fold import fold
from tables.options import Options
from tables.outcomes import Change

OPENED = Opened(11, "brouc", 1, 2, Options(), 60_000)


def first_seen(*entries: Entry) -> Change:
    journal = tuple(Stored(seq, 0, entry) for seq, entry in enumerate(entries, 1))
    return Change(None, fold(7, {"brouc": BROUC}, journal), journal)


def test_the_card_of_an_opened_table_is_left_to_whoever_opened_it() -> None:
    assert not list(touched(first_seen(OPENED)))
    assert not list(touched(first_seen(OPENED, SameDeal(3, 1, 2, "deal"))))


def test_a_table_seen_again_after_a_start_shows_what_stands() -> None:
    assert LOBBY in touched(first_seen(OPENED, SeatTaken("N", 11)))
