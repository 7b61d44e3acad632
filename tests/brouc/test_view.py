"""View of a seat or a spectator (brouc.view): an allow-list."""

import random
from dataclasses import fields, is_dataclass

import pytest

from brouc.actions import Dehors
from brouc.cards import Card
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Seat
from brouc.view import DealView, View, view
from gamekit.cards.engine import Phase
from tests.brouc.matches import ALMOST, ALMOST_TRICKS, begun, plays, random_action, standing


def cards_in(value: object) -> set[Card]:
    """Every card that can be reached from a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list | frozenset | set):
        return {card for item in value for card in cards_in(item)}
    if isinstance(value, dict):
        return cards_in(tuple(value.items()))
    if is_dataclass(value) and not isinstance(value, type):
        return {card for f in fields(value) for card in cards_in(getattr(value, f.name))}
    return set()


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_no_hidden_card_can_be_reached_from_a_view(seat: Seat | None) -> None:
    rng = random.Random(4)
    state = MatchState(RuleSet())
    for _ in range(400):
        state = apply(state, random_action(state, rng, 0.01))
        if state.winner is not None:
            state = MatchState(RuleSet())
            continue
        deal = state.deal
        assert deal is not None
        if not state.running:
            continue
        known = {card for won in deal.tricks for card in won.cards} | set(deal.trick.cards)
        known.add(deal.dealt.indicator)  # everybody has seen it
        if seat is not None:
            known |= set(deal.hands[seat])
        assert cards_in(view(state, seat)) == known


def test_a_view_has_the_viewers_hand_everybodys_count_and_in_the_end_all_hands() -> None:
    state = plays(begun(ALMOST, ALMOST_TRICKS[:2]), "Kh 8s")
    seen = deal_of_view(view(state, Seat.WEST))
    assert state.deal is not None
    assert seen.hand == state.deal.hands[Seat.WEST]
    assert tuple(seen.held) == (5, 5, 6, 6)
    assert deal_of_view(view(state, None)).hand == ()
    assert view(state, None).legal == ()
    assert view(state, Seat.SOUTH).legal == legal_actions(state, Seat.SOUTH)
    assert deal_of_view(view(state, None)).dealt is None
    assert deal_of_view(view(state, None)).result is None
    state = apply(state, Dehors(Seat.EAST))
    after = deal_of_view(view(state, None))
    assert after.dealt is not None
    assert [card.text for card in after.dealt[Seat.EAST]][-1] == "7h"
    assert after.result is state.results[-1]
    assert after.turn is None


def test_the_phases_of_a_match() -> None:
    state = standing(coches=(0, 4))
    assert view(state, None).phase is Phase.DEALING
    assert view(state, None).deal is None
    state = begun(ALMOST, (), state)
    assert view(state, None).phase is Phase.PLAYING
    state = plays(state, " ".join(ALMOST_TRICKS))
    assert view(state, None).phase is Phase.COUNTING
    state = apply(state, Dehors(Seat.EAST))
    assert view(state, None).phase is Phase.OVER
    assert view(state, None).winner is not None


def deal_of_view(seen: View) -> DealView:
    assert seen.deal is not None
    return seen.deal
