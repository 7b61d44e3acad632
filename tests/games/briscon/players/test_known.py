"""A seat's knowledge is true: the actual cards are among its possible worlds."""

from __future__ import annotations

from random import Random

from gamekit.api.players import never
from games.briscon.cards import OTHER, SEATS
from games.briscon.players.core.worlds import Sampler
from games.briscon.players.known import knowledge_of, mask
from games.briscon.players.thinker import EFFORTS, imagine, policy, sampler, weigh
from games.briscon.rules import DRAWS, view
from tests.games.briscon.players.helpers import dealt, walk


def test_everything_counted_is_what_the_engine_counts() -> None:
    rng = Random(1)
    for _ in range(12):
        for state in walk(rng, dealt(rng)):
            deal = state.deal
            assert deal is not None
            written, cards = (*deal.written, *deal.at_the_end()), deal.card_points()
            due = [sum(o.points for o in written if o.seat == s) + cards[s] for s in SEATS]
            for seat in SEATS:
                known = knowledge_of(view(state, seat))
                assert [known.count(0), known.count(1)] == due
                assert known.at.hand(known.me) == mask(deal.hands[seat])
                assert known.at.drawn == DRAWS - len(deal.to_draw)
                assert known.at.done == len(deal.tricks)


def test_the_cards_as_they_lie_are_a_world() -> None:
    rng = Random(2)
    for _ in range(25):
        for state in walk(rng, dealt(rng)):
            deal = state.deal
            assert deal is not None
            if deal.turn is None or rng.random() > 0.3:
                continue
            known = knowledge_of(view(state, deal.turn))
            other = mask(deal.hands[OTHER[deal.turn]])
            stock = mask(deal.to_draw[:-1])
            assert known.unseen | known.must == other | stock
            assert known.must & ~other == 0
            possible = known.must | sum(1 << card for card in sampler(known).maybe)
            assert other & ~possible == 0
            # Which card was drawn when goes by lot, and few ways may fit what was written.
            assert any(
                known.witness.likely(other, rng, policy(), 8.0, 0.1, 6) > 0.0 for _ in range(5000)
            )


def test_worlds_hold_every_card_once() -> None:
    rng = Random(3)
    for _ in range(3):
        for state in walk(rng, dealt(rng)):
            deal = state.deal
            assert deal is not None
            if deal.turn is None or not deal.stock or rng.random() > 0.2:
                continue
            known = knowledge_of(view(state, deal.turn))
            worlds = imagine(known, EFFORTS["master"], rng, never)
            hands = [world[1 - known.me] for world in worlds]
            weights = weigh(known, hands, EFFORTS["master"], rng, never)
            assert sum(weights) > 0.0
            for north, south, *stock in worlds[:5]:
                assert (north, south)[known.me] == known.hand
                assert (north, south)[1 - known.me].bit_count() == known.other
                assert len(stock) == len(deal.stock)
                assert north | south | sum(1 << card for card in stock) == (
                    known.hand | known.unseen | known.must
                )


def test_hands_are_taken_as_often_as_they_weigh() -> None:
    rng = Random(4)
    sampler = Sampler(0, 0x1F, 0x7FF00, 0, 5, 0)
    hands = [sampler.hand_of_other(rng) for _ in range(4)]
    worlds = sampler.chosen(hands, [3.0, 0.0, 1.0, 4.0], 80, rng)
    taken = [[world[1] for world in worlds].count(hand) for hand in hands]
    assert taken == [30, 0, 10, 40]
    assert len({tuple(world) for world in worlds}) > 70
    none = sampler.chosen(hands, [0.0] * 4, 3, rng)
    assert [world[1] for world in none] == hands[:3]
