"""Brus's engine as tables know games, and what it adds to statistics."""

from __future__ import annotations

from collections import Counter

import pytest

from gamekit.api.rules import Next
from gamekit.cards.cards import Card
from games.brus.engine.actions import Answer, Dare, Deal, Turn
from games.brus.engine.match import MatchState, RuleSet, apply, tally
from games.brus.engine.seats import SEATS, Seat
from games.brus.rules import BRUS, COUNTS
from tests.games.brus.engine.matches import random_journal
from tests.games.brus.engine.test_rules import low, standing, turned, turning

N, E, S, W = SEATS


def test_seats_go_clockwise_and_the_dealers_right_cuts() -> None:
    assert BRUS.seats == ("N", "E", "S", "W")
    assert BRUS.partners == (("N", "S"), ("E", "W"))
    state = BRUS.start("brus", {})
    assert BRUS.next(state) == Next("deal", None, 1)
    deal = BRUS.deal(state, bytes(32), 9)
    assert isinstance(deal, Deal)
    assert BRUS.actor(deal) is None
    state = apply(state, deal)
    first = BRUS.next(state)
    assert (first.seat, first.lead, first.others) == (deal.dealer.after.value, first.seat, ())
    while state.running:
        state = low(state)
    assert BRUS.next(state) == Next("deal", deal.dealer.value, 2), "the new dealer's right cuts"


def test_a_turned_card_waits_for_either_of_the_others() -> None:
    asked = BRUS.next(turned("Kh"))
    assert (asked.awaits, asked.seat, asked.others, asked.calls) == ("turn", "S", ("N",), ())
    for seat in (N, S):
        assert BRUS.is_move(Answer(seat, takes=False))
        legal = BRUS.legal_actions(turned("Kh"), seat.value)
        assert legal == (Answer(seat, takes=True), Answer(seat, takes=False))
    assert not BRUS.legal_actions(turned("Kh"), "W")


@pytest.mark.parametrize(("card", "calls"), [("Kh", ("E",)), ("Qs", ())])
def test_who_turned_brus_is_given_time_to_dare_it(card: str, calls: tuple[str, ...]) -> None:
    taken = apply(turned(card), Answer(N, takes=True))
    assert (BRUS.next(taken).seat, BRUS.next(taken).calls) == ("S", calls)
    assert not BRUS.is_move(Dare(E))
    if calls:
        assert BRUS.next(apply(taken, Dare(E))).calls == ()


def test_a_turned_card_is_exchanged_like_other_hidden_ones() -> None:
    laid = [one.deal.trick.laid for one in BRUS.hidden(turned("Kh"), "S") if one.deal is not None]
    assert len({card.card for (card,) in laid}) > 10
    assert not list(BRUS.hidden(apply(turned("Kh"), Answer(S, takes=False)), "S"))


def counted(rules: RuleSet, seed: int) -> tuple[Counter[tuple[Seat, str]], MatchState]:
    """All counts of a random match."""
    found: Counter[tuple[Seat, str]] = Counter()
    state = MatchState(rules)
    for action in random_journal(rules, seed):
        after = apply(state, action)
        for seat, name, amount in tally(state, action, after):
            found[seat, name] += amount
        state = after
    return found, state


@pytest.mark.parametrize("seed", range(12))
def test_what_is_counted_is_what_the_match_came_to(seed: int) -> None:
    found, state = counted(RuleSet(2), seed)
    assert {name for _, name in found} <= {count.name for count in COUNTS.counts}
    over = [result for result in state.results if result.game_over]
    for seat in SEATS:
        team, other = seat.team, seat.team.other
        assert found[seat, "hands"] == len(state.results)
        assert found[seat, "hands_won"] == sum(one.by is team for one in state.results)
        assert found[seat, "games_won"] == state.games[team]
        assert found[seat, "games"] == len(over)
        drawn = [one for one in over if one.by is other]
        assert found[seat, "keulen_taken"] == sum(one.keule for one in drawn)
        assert found[seat, "brillen_taken"] == sum(not one.keule for one in drawn)
        wiped = sum((one.wiped if one.by is team else 0) + one.dares[team] for one in state.results)
        assert found[seat, "strokes_wiped"] == wiped
        # A match ends with a hand, so that no game is open: what stood counts as not wiped.
        ends = [one.strokes[team] for one in over]
        assert wiped == sum(6 - standing for standing in ends)
        assert found[seat, "strokes_lost"] == found[seat.after, "strokes_wiped"]
        assert found[seat, "dares"] >= found[seat, "dares_won"] + found[seat, "dares_beaten"]
    tricks = sum(found[seat, "tricks"] for seat in SEATS)
    assert tricks == sum(sum(result.tricks) for result in state.results)


def test_jannen_and_kehren() -> None:
    turn = Turn(E, Card.parse("Kh"))
    assert list(tally(turning(), turn, apply(turning(), turn))) == [(E, "kehren", 1)]
    made = told = 0
    for seed in range(40):
        found, state = counted(RuleSet(), seed)
        won = [one for one in state.results if one.by is not None and one.tricks[one.by] == 5]
        made += sum(0 in one.tricks for one in won)
        told += found[N, "jannen"] + found[E, "jannen"]
    assert made == told > 0


def test_who_won_has_more_games() -> None:
    _, state = counted(RuleSet(2), 3)
    result = BRUS.result(state)
    assert result is not None
    assert {result.score[seat] for seat in result.winners} == {2}
    assert all(result.score[seat] < 2 for seat in result.losers)
    assert BRUS.result(standing(turning(), ns=1)) is None
    assert {Seat(seat).team for seat in result.winners} == {state.winner}
