"""The mask kernel against the readable engine, deal by deal; the policy against its features."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from games.briscon.cards import SEATS
from games.briscon.melds import Kind, meld_of
from games.briscon.players.core.kernel import MELD, BrisconPosition
from games.briscon.players.known import CARDS, NUMBER, SUITS, mask
from games.briscon.players.thinker import gains, policy
from games.briscon.rules import BrisconDeal, Meld, Rob, RuleSet
from games.cardgame.actions import Action, Dealing, Play
from games.cardgame.deal import Match
from tests.games.briscon.players.helpers import pack_from
from tests.games.briscon.rules.matches import apply, deal_in, legal_actions, new
from tools.lab.briscon.policy import features

DEALS = 120
"""Random deals, by each way of playing the last five tricks."""


@pytest.mark.parametrize("strict", [False, True])
def test_kernel_is_the_engine_over_random_deals(strict: bool) -> None:
    rng = Random(f"kernel {strict}")
    seen: set[str] = set()
    for _ in range(DEALS):
        compare_deal(rng, strict, seen)
    assert seen >= {"rob", "meld", "marriage", "four", "low", "high", "trick"}


def compare_deal(rng: Random, strict: bool, seen: set[str]) -> None:
    """Play one deal at random on both, comparing everything at every card."""
    pack, dealer = pack_from(rng), rng.choice(SEATS)
    state = apply(new(RuleSet(strict=strict)), Dealing(dealer, pack))
    deal = deal_in(state)
    at = BrisconPosition(SUITS[deal.indicator.suit], strict)
    at.bottom = NUMBER[deal.indicator]
    at.enter([*(mask(deal.hands[seat]) for seat in SEATS), *(NUMBER[card] for card in pack[11:])])
    at.begin(SEATS.index(dealer))
    state = settled(state, seen)
    while deal_in(state).turn is not None:
        compare(state, at)
        move = rng.choice(at.moves())
        if at.run and rng.random() < 0.5:
            move = MELD
        state = settled(apply(state, action(state, at, move, seen)), seen)
        at = at.copy()
        at.play(move)
    assert at.over()
    compare(state, at)
    seen |= {one.reason.name.lower() for one in deal_in(state).written}


def compare(state: Match, at: BrisconPosition) -> None:
    deal = deal_in(state)
    written, cards = (*deal.written, *deal.at_the_end()), deal.card_points()
    points = [sum(one.points for one in written if one.seat == s) + cards[s] for s in SEATS]
    assert [at.total(0), at.total(1)] == points
    assert [at.hand(0), at.hand(1)] == [mask(deal.hands[seat]) for seat in SEATS]
    if deal.turn is None:
        return
    assert SEATS[at.turn] is deal.turn
    actions = legal_actions(state, deal.turn)
    assert at.legal() == mask(tuple(one.card for one in actions if isinstance(one, Play)))
    worths = {mask(one.cards): worth(one, deal) for one in actions if isinstance(one, Meld)}
    assert worths.get(at.run, 0) == max(worths.values(), default=0)


def worth(one: Meld, deal: BrisconDeal) -> int:
    meld = meld_of(one.cards)
    assert meld is not None
    return meld.worth(deal.indicator.suit)


def settled(state: Match, seen: set[str]) -> Match:
    """With all robbed and melded that the kernel robs and melds by itself."""
    while (seat := deal_in(state).on_lead) is not None:
        actions = legal_actions(state, seat)
        calls: list[Action] = [one for one in actions if isinstance(one, Rob)]
        for one in actions:
            meld = meld_of(one.cards) if isinstance(one, Meld) else None
            if meld is not None and meld.kind is not Kind.SEQUENCE:
                calls.append(one)
                seen.add(meld.kind.value)
                if not set(meld.cards) <= set(deal_in(state).hands[seat]):
                    seen.add("trick")
        if not calls:
            break
        if isinstance(calls[0], Rob):
            seen.add("rob")
        state = apply(state, calls[0])
    return state


def action(state: Match, at: BrisconPosition, move: int, seen: set[str]) -> Action:
    turn = deal_in(state).turn
    assert turn is not None
    if move == MELD:
        return Meld(turn, tuple(card for card in CARDS if at.run >> NUMBER[card] & 1))
    return Play(turn, CARDS[move])


def test_scores_are_the_features_added_up() -> None:
    rng, mind = Random(5), policy()
    for _ in range(15):
        at = dealt_position(rng)
        while not at.over():
            for move, score in mind.scores(at):
                if move != MELD:
                    parts = [mind.weights[i] for i in features(at, move)]
                    assert score == pytest.approx(sum(parts))
            at.play(rng.choice(at.moves()))


def test_luck_of_draws_is_none_over_all_orders_of_the_stock() -> None:
    rng = Random(8)
    for tricks in (2, 7, 9):
        at = dealt_position(rng)
        while at.done < tricks or at.led < 0:
            at.play(rng.choice(at.moves()))
        at.gains = gains()
        card = rng.choice(at.moves())
        lucks: list[float] = []
        for drawn in permutations(at.stock[at.next :], 2):
            after = at.copy()
            rest = [one for one in at.stock[at.next :] if one not in drawn]
            after.enter([at.first, at.second, *drawn, *rest])
            after.play(card)
            assert after.drawn == at.drawn + 2
            assert after.copy().luck() == after.luck()
            lucks.append(after.luck())
        assert sum(lucks) / len(lucks) == pytest.approx(0.0, abs=1e-9)
        assert max(lucks) > 1.0


def dealt_position(rng: Random) -> BrisconPosition:
    pack = [NUMBER[card] for card in pack_from(rng)]
    at = BrisconPosition(pack[10] >> 3, False)
    at.bottom = pack[10]
    hands = [sum(1 << card for card in pack[first : first + 5]) for first in (0, 5)]
    at.enter([*hands, *pack[11:]])
    at.begin(rng.randrange(2))
    return at
