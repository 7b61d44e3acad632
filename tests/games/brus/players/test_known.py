"""A seat's knowledge is true, worlds fit it, and it contains nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from games.brus.cards import SEATS, after
from games.brus.players.core.kernel import BLANK, PACK, PASS
from games.brus.players.core.worlds import judge
from games.brus.players.known import CODE, SEAT_NUMBER, knowledge_of, mask
from games.brus.players.thinker import EFFORTS, policy
from games.brus.rules import view
from tests.games.brus.players.hands import dealt, options, walk
from tests.games.brus.rules.matches import hand_of
from tools.lab.brus.hands import Played, random_hand


def test_the_table_as_a_seat_knows_it_is_the_table() -> None:
    rng = Random(31)
    for _ in range(15):
        for state in walk(rng, dealt(rng)):
            hand = hand_of(state)
            for seat in SEATS:
                known = knowledge_of(view(state, seat))
                at = known.at
                assert at.hands[known.me] == mask(hand.hands[seat])
                assert at.gone == mask(hand.played)
                assert [at.tricks(side) for side in (0, 1)] == list(hand.tricks_won)
                assert [at.strokes(side) for side in (0, 1)] == list(hand.left)
                assert (at.stanti, at.laid) == (
                    hand.began.stanti,
                    0 if hand.asked else len(hand.lying),
                )
                assert at.asked == (hand.asked is not None)
                acting = {action.seat for action in options(state)}
                if seat in acting and not at.fresh:
                    assert at.turn == known.me


def test_worlds_hold_every_card_once_and_the_true_world_is_possible() -> None:
    rng, effort = Random(32), EFFORTS["master"]
    for _ in range(30):
        for state in walk(rng, dealt(rng)):
            hand = hand_of(state)
            seat = rng.choice(SEATS)
            known = knowledge_of(view(state, seat))
            hidden = CODE[hand.down] if hand.down else -1
            stock = [CODE[card] for card in hand.stock]
            true = [*map(mask, hand.hands), hidden, *stock]
            (weight,) = known.witness.weights(
                [true], policy(), effort.heat, effort.floor, lambda: False
            )
            assert 0.0 < weight <= 1.0, "actual actions are likely enough in the actual world"
            world = known.dealer.draw(rng)
            assert world[known.me] == mask(hand.hands[seat])
            lying = 1 << world[4] if world[4] >= 0 else 0
            whole = sum(world[:4]) + lying + sum(1 << card for card in world[5:])
            assert whole + mask(hand.played) == PACK
            assert len(world) - 5 == len(hand.stock)
            end = known.at.copy()
            end.enter(world)
            while not end.over():
                end.play(rng.choice(end.moves()))


def test_a_hand_is_as_likely_as_what_it_may_have_been_before_the_draw() -> None:
    played = Played(random_hand(Random(33)))
    while not played.at.done:
        played.play(played.at.moves()[0])
    known, mind, effort = played.known(0), policy(), EFFORTS["master"]
    expected = 1.0
    for seat in range(4):
        if seat != known.me:
            moment, drawn = known.witness.seen[seat]
            assert moment is not None
            assert drawn is None
            hand, chances = played.at.hands[seat], []
            for card in range(BLANK + 1):
                for _ in range(hand >> card & (3 if card == BLANK else 1)):
                    moment.at.hands[seat] = hand - (1 << card) + (1 << moment.card)
                    chances.append(judge(moment.at, moment.move, mind, effort.heat, effort.floor))
            assert len(chances) == 3
            expected *= sum(chances) / 3
    world = [*played.at.hands, -1, *played.at.stock[played.at.drawn :]]
    for _ in range(2):
        weights = known.witness.weights([world], mind, effort.heat, effort.floor, lambda: False)
        assert weights == pytest.approx([expected])


def test_a_turned_card_is_dared_by_its_player_alone() -> None:
    """Following does not wait for a dare (rules 10.6)."""
    rng = Random(35)
    found = 0
    while not found:
        for state in walk(rng, dealt(rng)):
            hand = hand_of(state)
            turned = hand.taken_up
            if turned is None:
                continue
            known = knowledge_of(view(state, after(turned.seat)))
            assert not known.at.fresh
            assert known.at.turn == SEAT_NUMBER[after(turned.seat)]
            own = knowledge_of(view(state, turned.seat))
            if own.at.fresh:
                found += 1
                assert PASS in own.at.moves()
