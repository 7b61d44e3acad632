"""A match that begins in the midst of an earlier one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.outbox.due import touched
from cogs.outbox.key import Kind
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Change
from tables.journal.entries import Acted, By, Opened, SameDeal, SeatFilled, SeatTaken, Started
from tables.journal.fold import fold
from tables.journal.options import Level
from tables.journal.state import Status
from tests.db.played import GAMES, PEOPLE, Played, Players

AT = 1_795_000_000_000


def goes_on(origin: Played, done: int, deal: int) -> Played:
    """A match with one person that goes on after so many actions of another, as that one did."""
    assert origin.state is not None
    actions, options = origin.state.actions, origin.state.options
    found = Played()
    found.add(Opened(PEOPLE[0], "brouc", None, 5, options, 60_000), AT)
    found.add(SameDeal(1, 1, deal, actions[0], actions=actions[:done]), AT)
    found.add(SeatTaken("N", PEOPLE[0]), AT)
    for seat in "WSE":
        found.add(SeatFilled(seat, Level.CLUB), AT)
    found.add(Started(PEOPLE[0]), AT)
    for text in actions[done:]:
        actor = BROUC.actor(BROUC.decode(text))
        by = By.PERSON if actor == "N" else By.TABLE if actor is None else By.COMPUTER
        found.add(Acted(actor, text, by, PEOPLE[0] if actor == "N" else None), AT)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_it_ends_as_the_origin_and_counts_nowhere(seed: int) -> None:
    origin = Players(seed).table(AT, plain=True)
    assert origin.state is not None
    assert len(origin.facts) == 1
    for done in (2, len(origin.state.actions) // 2, len(origin.state.actions) - 1):
        deal = 1 + sum(end.actions <= done for end in origin.state.ends)
        match = goes_on(origin, done, deal)
        assert match.state is not None
        assert match.state.match == origin.state.match
        assert match.state.ends == tuple(
            end if end.actions > done else replace(end, counts=()) for end in origin.state.ends
        )
        assert match.state.actions == origin.state.actions
        assert match.state.status is Status.OVER
        assert match.state.practised == deal
        assert not match.state.rated
        assert not match.facts
        turns = {stats.seat: stats.turns for stats in match.state.seat_stats}
        moves = [BROUC.decode(text) for text in origin.state.actions[done:]]
        for seat in BROUC.seats:
            own = [one for one in moves if BROUC.is_move(one) and BROUC.actor(one) == seat]
            assert turns[seat] == len(own), "what was played before is nobody's"


def test_a_rematch_at_the_same_table_counts() -> None:
    origin = Players(1).table(AT, plain=True)
    assert origin.state is not None
    match = goes_on(origin, len(origin.state.actions) - 1, len(origin.state.ends))
    assert match.state is not None
    again = Players(1)
    again._rematch(match, AT)
    for number, seat in enumerate(BROUC.seats):
        match.add(SeatTaken(seat, PEOPLE[number]), AT)
    again._match(match, AT, True)
    assert match.state.practised == 0
    assert [facts.number for facts in match.facts] == [2]


def test_only_what_was_played_here_is_posted() -> None:
    """Also where one change holds the start and the ends of deals, as after a failure."""
    origin = Players(0).table(AT, plain=True)
    assert origin.state is not None
    ends = origin.state.ends
    assert len(ends) > 1
    deals = len(ends)
    for done, first in ((ends[0].actions + 1, 2), (1, 1)):
        match = goes_on(origin, done, first)
        assert match.state is not None
        lobby = fold(0, GAMES, match.stored[:6])
        change = Change(lobby, match.state, tuple(match.stored[6:]))
        boards = {key.deal for key in touched(change) if key.kind is Kind.BOARD}
        assert boards == set(range(first, deals + 1))
