"""A match as a state machine: what must hold whatever is done, in any order."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gamekit.cards.cards import PACK
from gamekit.cards.violations import IllegalActionError
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob, decode, encode
from games.briscon.engine.deal import DealState
from games.briscon.engine.match import MatchState, RuleSet, apply, legal_actions, violation
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import view
from tests.games.briscon.engine.matches import random_action

SEAT = st.sampled_from(SEATS)
CARD = st.sampled_from(PACK)
ANYTHING = st.one_of(
    st.builds(Play, SEAT, CARD),
    st.builds(Rob, SEAT),
    st.builds(Meld, SEAT, st.lists(CARD, min_size=2, max_size=5).map(tuple)),
    st.builds(Out, SEAT),
    st.builds(Book),
    st.builds(Deal, SEAT, st.permutations(PACK).map(tuple)),
)
RULES = st.builds(RuleSet, st.sampled_from((1, 3, 5)), st.booleans())


class Match(RuleBasedStateMachine):
    """Deals, cards, melds, claims and nonsense in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.actions: list[Action] = []
        self.state = MatchState(RuleSet())

    @initialize(rules=RULES)
    def begin(self, rules: RuleSet) -> None:
        self.state = MatchState(rules)

    @rule(seed=st.integers(0, 2**32), several=st.integers(1, 30))
    def legal(self, seed: int, several: int) -> None:
        rng = random.Random(seed)
        for _ in range(several):
            if self.state.winner is not None:
                return
            action = random_action(self.state, rng)
            self.state = apply(self.state, action)
            self.actions.append(action)

    @rule(action=ANYTHING)
    def attempt(self, action: Action) -> None:
        """Whatever anybody may try: refused with its reason and without a trace, or legal."""
        before = self.state
        why = violation(before, action)
        if why is None:
            self.state = apply(before, action)
            self.actions.append(action)
            if isinstance(action, Meld):
                found = {
                    meld_of(a.cards)
                    for a in legal_actions(before, action.seat)
                    if isinstance(a, Meld)
                }
                assert meld_of(action.cards) in found
            elif not isinstance(action, Deal | Book):
                assert action in legal_actions(before, action.seat)
            return
        with pytest.raises(IllegalActionError) as error:
            apply(before, action)
        assert error.value.violation is why
        assert self.state is before

    def teardown(self) -> None:
        """The journal makes the state."""
        texts = [encode(action) for action in self.actions]
        assert [decode(text) for text in texts] == self.actions
        assert reduce(apply, self.actions, MatchState(self.state.rules)) == self.state

    @invariant()
    def cards_are_conserved(self) -> None:
        deal = self.state.deal
        if deal is None:
            return
        laid = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
        held = [card for cards in deal.hands for card in cards]
        everywhere = (*laid, *held, *deal.stock_cards())
        assert sorted(card.index for card in everywhere) == list(range(32))

    @invariant()
    def points_add_up(self) -> None:
        for result in self.state.results:
            assert all(one.points > 0 for one in result.written)
            if result.ending.value == "counted":
                assert sum(result.cards) == 120
        assert all(games <= self.state.rules.games for games in self.state.games)

    @invariant()
    def somebody_can_go_on(self) -> None:
        if self.state.running:
            book = violation(self.state, Book()) is None
            assert book or any(legal_actions(self.state, seat) for seat in SEATS)

    @invariant()
    def hidden_cards_do_not_show(self) -> None:
        deal = self.state.deal
        if deal is None or deal.result is not None:
            return
        for viewer in (*SEATS, None):
            other = replace(self.state, deal=shuffled_hidden(deal, viewer))
            assert view(other, viewer) == view(self.state, viewer)
            assert repr(view(other, viewer)) == repr(view(self.state, viewer))


def shuffled_hidden(deal: DealState, viewer: object) -> DealState:
    """The same deal for this viewer, with all that they may not know dealt otherwise."""
    known = view(MatchState(RuleSet(), deal=deal), None).deal
    assert known is not None
    seats = [seat for seat in SEATS if seat is not viewer]
    stock = deal.stock_cards()[:-1]
    hidden = [c for seat in seats for c in deal.hands[seat] if c not in known.known[seat]]
    hidden.extend(stock)
    random.Random(len(hidden)).shuffle(hidden)
    hands = deal.hands
    for seat in seats:
        held = tuple(c if c in known.known[seat] else hidden.pop() for c in hands[seat])
        hands = hands.put(seat, held)
    pack = (*deal.pack[: 32 - len(stock)], *hidden)
    return replace(deal, hands=hands, pack=pack)


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=25,
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
