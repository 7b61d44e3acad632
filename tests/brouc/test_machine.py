"""A match as a state machine: what must hold whatever is done, in any order."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from brouc.actions import (
    Action,
    Announce,
    Announcement,
    Book,
    Deal,
    Declare,
    Dehors,
    Mark,
    Play,
)
from brouc.cards import PACK, Card, Suit, points_of
from brouc.deal import DealState
from brouc.match import MatchState, apply, legal_actions, replay, violation
from brouc.result import Ending
from brouc.ruleset import OPTION_VALUES, Preset, RuleSet, ruleset
from brouc.seats import SEATS, PerTeam, Seat
from brouc.slate import Coches
from brouc.view import view
from brouc.violations import IllegalActionError
from tests.brouc.matches import shuffled

SEAT = st.sampled_from(SEATS)
CARD = st.sampled_from(PACK)
ANYTHING = st.one_of(
    st.builds(Play, SEAT, CARD),
    st.builds(Declare, SEAT, st.sampled_from(Suit), st.booleans()),
    st.builds(Mark, SEAT, CARD),
    st.builds(Dehors, SEAT),
    st.builds(Announce, SEAT, st.sampled_from(Announcement)),
    st.builds(Book),
    st.builds(Deal, SEAT, st.permutations(PACK).map(tuple)),
)
RULES = st.builds(
    lambda preset, options, target: ruleset(preset, {**options, "target": str(target)}),
    st.sampled_from([preset.value for preset in Preset]),
    st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(values) for name, values in OPTION_VALUES.items()}
    ),
    st.integers(1, 12),
)


class Match(RuleBasedStateMachine):
    """Deals, cards, calls and nonsense in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.journal: list[Action] = []
        self.table_rules = RuleSet()
        self.state = MatchState(self.table_rules)
        self.actions: list[Action] = []

    @initialize(rules=RULES)
    def begin(self, rules: RuleSet) -> None:
        self.table_rules = rules
        self.state = MatchState(rules)

    # -- what may be done ------------------------------------------------------------------------

    @precondition(lambda self: not self.state.running and self.state.winner is None)
    @rule(seed=st.integers(0, 2**32), dealer=SEAT)
    def deal(self, seed: int, dealer: Seat) -> None:
        self.do(Deal(self.state.next_dealer or dealer, shuffled(random.Random(seed))))

    @precondition(lambda self: self.open and self.now.turn is not None)
    @rule(choice=st.integers(0, 7), several=st.integers(1, 12))
    def play(self, choice: int, several: int) -> None:
        for _ in range(several):
            if not self.open or (turn := self.now.turn) is None:
                return
            cards = [a for a in legal_actions(self.state, turn) if isinstance(a, Play)]
            assert cards, "whose turn it is can always play"
            self.do(cards[choice % len(cards)])

    @precondition(lambda self: self.open)
    @rule(seat=SEAT, choice=st.integers(0, 20))
    def say(self, seat: Seat, choice: int) -> None:
        said = [a for a in legal_actions(self.state, seat) if not isinstance(a, Play | Dehors)]
        if said:
            self.do(said[choice % len(said)])

    @precondition(lambda self: self.open)
    @rule(seat=SEAT, really=st.integers(0, 5))
    def dehors(self, seat: Seat, really: int) -> None:
        if really or violation(self.state, Dehors(seat)) is not None:
            return
        before = self.state.coches
        self.do(Dehors(seat))
        result = self.state.results[-1]
        # The price is paid once, by one side.
        paid = PerTeam.of(lambda team: self.state.coches[team] - before[team])
        assert sorted(paid) == [0, result.coches]
        assert result.against is not None
        assert paid[result.against] == result.coches > 0
        assert (result.against is seat.team) is (result.ending is Ending.WRONG_DEHORS)

    @precondition(lambda self: self.open and self.now.turn is None)
    @rule()
    def book(self) -> None:
        assert legal_actions(self.state, None) == (Book(),)
        self.do(Book())

    @rule(action=ANYTHING)
    def attempt(self, action: Action) -> None:
        """Whatever anybody may try: refused with its reason and without a trace, or legal."""
        why = violation(self.state, action)
        if why is None:
            seat = getattr(action, "seat", None)
            if not isinstance(action, Deal):
                assert action in legal_actions(self.state, seat)
            if not isinstance(action, Dehors | Deal):
                self.do(action)
            return
        before, text = self.state, repr(self.state)
        try:
            apply(self.state, action)
        except IllegalActionError as error:
            refused = error.violation
        else:
            raise AssertionError("a refused action was applied")
        assert refused is why
        assert self.state is before
        assert repr(self.state) == text
        if isinstance(action, Play | Declare | Mark | Announce | Dehors):
            assert action not in legal_actions(self.state, action.seat)

    # -- what always holds -----------------------------------------------------------------------

    @invariant()
    def no_card_is_lost_or_made(self) -> None:
        if self.state.deal is None:
            return
        deal = self.now
        cards = [card for hand in deal.hands for card in hand]
        cards += [card for won in deal.tricks for card in won.cards]
        cards += deal.trick.cards
        assert sorted(card.index for card in cards) == list(range(32))
        assert points_of(tuple(cards)) == 120
        if len(deal.tricks) == 8:
            assert sum(points.cards for points in deal.points()) == 120

    @invariant()
    def coches_are_the_results(self) -> None:
        for team, total in self.state.coches.items():
            marked = sum(r.coches for r in self.state.results if r.against is team)
            assert total == Coches(marked)
        assert sum(total >= self.table_rules.target for total in self.state.coches) <= 1

    @invariant()
    def hidden_cards_do_not_show(self) -> None:
        if not self.open:
            return
        for seat in (*SEATS, None):
            swapped = swap_hidden(self.state, seat)
            if swapped is not None:
                assert swapped != self.state
                assert view(swapped, seat) == view(self.state, seat)

    def teardown(self) -> None:
        assert replay(self.table_rules, self.journal) == self.state

    # -- helpers ---------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return self.state.running

    @property
    def now(self) -> DealState:
        assert self.state.deal is not None
        return self.state.deal

    def do(self, action: Action) -> None:
        self.state = apply(self.state, action)
        self.journal.append(action)


def swap_hidden(state: MatchState, viewer: Seat | None) -> MatchState | None:
    """The same match with two cards swapped that the viewer has not seen; ``None`` if there are
    no two. The card turned up has been seen by all."""
    deal = state.deal
    assert deal is not None
    dealt = deal.dealt
    hidden: list[tuple[Seat, Card]] = []
    for seat in SEATS:
        cards = [card for card in deal.hands[seat] if card is not dealt.indicator]
        if seat is not viewer and cards:
            hidden.append((seat, cards[len(state.results) % len(cards)]))
    if len(hidden) < 2:
        return None
    (one, first), (two, second) = hidden[0], hidden[-1]
    other = {first: second, second: first}

    def swapped(hand: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in hand)

    changed = replace(
        dealt,
        pack=swapped(dealt.pack),
        hands=dealt.hands.map(swapped),
    )
    assert changed.hands[one] != dealt.hands[one]
    assert changed.hands[two] != dealt.hands[two]
    return replace(state, deal=replace(deal, dealt=changed, hands=deal.hands.map(swapped)))


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=120,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
