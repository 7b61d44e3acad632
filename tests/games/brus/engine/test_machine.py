"""A match as a state machine: what must hold whatever is done, in any order."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gamekit.cards.cards import PACK, Card
from gamekit.cards.each import Each
from gamekit.cards.violations import IllegalActionError
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn, decode, encode
from games.brus.engine.hand import HandState
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions, violation
from games.brus.engine.seats import SEATS
from games.brus.engine.view import view
from tests.games.brus.engine.matches import random_action

SEAT = st.sampled_from(SEATS)
CARD = st.sampled_from(PACK)
ANYTHING = st.one_of(
    st.builds(Play, SEAT, CARD, st.booleans()),
    st.builds(Turn, SEAT, CARD),
    st.builds(Answer, SEAT, st.booleans()),
    st.builds(Dare, SEAT),
    st.builds(Deal, SEAT, st.permutations(PACK).map(tuple)),
)


class Match(RuleBasedStateMachine):
    """Hands, cards, dares, turned cards and nonsense in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.actions: list[Action] = []
        self.state = MatchState(RuleSet())

    @initialize(games=st.sampled_from((1, 2, 3)))
    def begin(self, games: int) -> None:
        self.state = MatchState(RuleSet(games))

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
            assert isinstance(action, Deal) or action in legal_actions(before, action.seat)
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
        hand = self.state.hand
        if hand is None:
            return
        laid = [one.card for trick in (*hand.tricks, hand.trick) for one in trick.laid]
        held = [card for cards in hand.hands for card in cards]
        assert sorted(c.index for c in (*laid, *held, *hand.stock)) == list(range(32))

    @invariant()
    def strokes_add_up(self) -> None:
        for strokes in self.state.strokes:
            assert 0 <= strokes <= 6
        assert all(games <= self.state.rules.games for games in self.state.games)
        if self.state.running:
            assert min(self.state.strokes) >= 1

    @invariant()
    def somebody_can_go_on(self) -> None:
        if self.state.running:
            assert any(legal_actions(self.state, seat) for seat in SEATS)

    @invariant()
    def hidden_cards_do_not_show(self) -> None:
        hand = self.state.hand
        if hand is None or hand.result is not None:
            return
        for viewer in (*SEATS, None):
            other = replace(self.state, hand=shuffled_hidden(hand, viewer))
            assert view(other, viewer) == view(self.state, viewer)
            assert repr(view(other, viewer)) == repr(view(self.state, viewer))


def shuffled_hidden(hand: HandState, viewer: object) -> HandState:
    """The same hand for this viewer, with all that they may not know dealt otherwise."""
    seats = [seat for seat in SEATS if seat is not viewer]
    turned = hand.asked is not None and hand.asked.seat is not viewer
    hidden: list[Card] = [card for seat in seats for card in hand.hands[seat]] + [*hand.stock]
    if turned:
        hidden.append(hand.trick.laid[0].card)
    random.Random(len(hidden)).shuffle(hidden)
    hands = hand.hands
    for seat in seats:
        hands = hands.put(seat, tuple(hidden.pop() for _ in hands[seat]))
    trick = hand.trick
    if turned:
        trick = replace(trick, laid=(replace(trick.laid[0], card=hidden.pop()),))
    pack = (*hand.pack[: 32 - len(hidden)], *hidden)
    return replace(hand, hands=Each(SEATS, tuple(hands)), trick=trick, pack=pack)


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=25,
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
