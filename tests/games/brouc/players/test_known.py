"""A seat's inferences hold in every legal world, and drawn worlds fit them."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

from brouc.cards import Card, parse_cards
from brouc.match import MatchState
from brouc.ruleset import Preset, ruleset
from brouc.seats import SEATS
from brouc.view import view
from gamekit.api.players import never
from gamekit.cards.engine import Phase
from gamekit.search.bits import bits
from games.brouc.players.core.kernel import ALL, SUIT, Position
from games.brouc.players.core.worlds import PROMISE, SILENCE, Sampler, Witness
from games.brouc.players.known import excluded, knowledge_of, mask
from games.brouc.players.thinker import policy, sampler
from tests.games.brouc.players.helpers import dealt, random_walk


@pytest.mark.parametrize("preset", list(Preset))
def test_inference_is_never_wrong_points_are_the_engines_and_worlds_fit(preset: Preset) -> None:
    rng = Random(11)
    exclusions = 0
    for _ in range(150):
        for state in random_walk(rng, dealt(rng, ruleset(preset.value))):
            assert state.deal is not None
            hands = [mask(state.deal.hands[seat]) for seat in SEATS]
            known = knowledge_of(view(state, rng.choice(SEATS)))
            assert hands[known.me] == known.hand
            for seat in range(4):
                if seat != known.me:
                    assert not known.cannot[seat] & hands[seat]
                    exclusions += (known.cannot[seat] & known.unseen).bit_count()
                assert known.must[seat] & ~hands[seat] == 0
                assert known.counts[seat] == hands[seat].bit_count()
            for team, points in enumerate(state.deal.points()):
                assert known.at.cards[team] == points.cards
                assert known.at.said[team] == points.declared
                assert known.at.table[team] == points.table
            world = sampler(known).draw(rng)
            assert [hand.bit_count() for hand in world] == known.counts
            assert world[0] | world[1] | world[2] | world[3] == known.unseen | known.hand
            assert all(not world[s] & known.cannot[s] for s in range(4) if s != known.me)
            assert all(not known.must[s] & ~world[s] for s in range(4))
    assert exclusions > 10_000, "something is inferred"


ACE = mask(parse_cards("Ah"))


@pytest.mark.parametrize(
    ("card", "lies", "ancient", "found"),
    [
        ("9h", "Kh", False, mask(parse_cards("Ah Th"))),  # 2.3: the duty to beat is a ceiling.
        ("Qh", "Kh", False, 0),  # 2.5: a marriage proves nothing.
        ("Jh", "Th", False, ACE),
        # 2.4: a club led, ruffed with the ten, undertrumped: trumps only, and not the ace.
        ("8h", "Ac Th", False, 0xFFFFFF00 | ACE),
        ("Qh", "Ac Kh", False, SUIT[2]),  # On a ruffing king it is free: only the club void.
        ("9h", "Kh", True, 0),  # 9.1: the ancestor knows no duty to beat.
        ("8h", "Ac Th", True, SUIT[2]),
    ],
)
def test_2_3_to_2_5_what_a_card_on_hearts_as_trumps_excludes(
    card: str, lies: str, ancient: bool, found: int
) -> None:
    at = Position([0, 0, 0, 0], 0, 0, ancient)
    for one in parse_cards(lies):
        at.play(one.index)
    assert excluded(at, Card.parse(card).index) == found


def test_every_possible_world_is_equally_likely() -> None:
    """Six cards, two each; one seat lacks hearts, one card is known: count and compare."""
    unseen = mask(parse_cards("Ah Kh 9c 8c 7c Ad"))
    cannot = [0, 0, mask(parse_cards("Ah Kh")), mask(parse_cards("Ad"))]
    must = [0, mask(parse_cards("9c")), 0, 0]
    drawn = Sampler(0, 0, unseen, [0, 2, 2, 2], cannot, must)
    rng = Random(14)
    seen = Counter(tuple(drawn.draw(rng)) for _ in range(20_000))
    # West has the 9c and one more; South no hearts; East no Ad.
    # Ah West: Kh East + one of 8c 7c, rest South: 2; Kh West: 2; else East has both: 3 for West.
    assert len(seen) == drawn.total == 7
    assert max(seen.values()) < 1.12 * min(seen.values())


def test_every_world_is_the_naive_enumeration() -> None:
    """All worlds, each once, compared with every way of dealing the unseen cards one by one."""
    rng = Random(15)
    compared = 0
    for _ in range(25):
        for state in random_walk(rng, dealt(rng, ruleset("brouc"))):
            known = knowledge_of(view(state, rng.choice(SEATS)))
            if known.moment < 20:
                continue
            naive = [[known.hand if seat == known.me else 0 for seat in range(4)]]
            for card in bits(known.unseen):
                naive = [
                    [hand | 1 << card if seat == holder else hand for seat, hand in enumerate(some)]
                    for some in naive
                    for holder in range(4)
                    if holder != known.me
                    and not known.cannot[holder] >> card & 1
                    and (
                        known.must[holder] >> card & 1 or not any(m >> card & 1 for m in known.must)
                    )
                ]
            naive = [some for some in naive if [h.bit_count() for h in some] == known.counts]
            found = sampler(known).every(never)
            assert len(found) == sampler(known).total
            assert sorted(found) == sorted(naive)
            compared += len(found)
    assert compared > 2_000, "there was something to enumerate"


def test_weights_are_the_product_over_all_plays_seen() -> None:
    """Compared with one world at a time, play by play, by the policy's scores alone."""
    rng, mind, heat, floor = Random(16), policy(), 5.0, 0.1
    compared = 0
    for _ in range(4):
        for state in random_walk(rng, dealt(rng, ruleset("brouc")), declare=0.0):
            known = knowledge_of(view(state, rng.choice(SEATS)))
            draw, witness, plays = sampler(known), known.witness, known.plays
            worlds = [draw.draw(rng) for _ in range(5)]
            found = witness.weights(worlds, mind, heat, floor, never)
            ratios = set[float]()
            for world, weight in zip(worlds, found, strict=True):
                chance, held = 1.0, list(world)
                for player, card in plays:
                    held[player] |= 1 << card
                at = Position(held, plays[0][0] if plays else 0, known.at.trump, False)
                for player, card in plays:
                    scores = dict(mind.among(at, ALL))
                    if player != known.me and len(scores) > 1:
                        whole = sum(exp(score / heat) for score in scores.values())
                        share = exp(scores[card] / heat) / whole
                        chance *= floor / len(scores) + (1 - floor) * share
                    at.play(card)
                for seat in range(4):
                    chance *= untold(witness, seat, world[seat])
                ratios.add(weight / chance)
                compared += 1
            assert max(ratios) == pytest.approx(1.0) == min(ratios)
    assert compared > 500


def untold(witness: Witness, seat: int, hand: int) -> float:
    """Effect of silence on marriages and of broken signals on a hand's probability."""
    chance, played = 1.0, witness.silent[seat]
    if seat != witness.me and played >= 0:
        for suit in range(4):
            if (hand | played) >> suit * 8 + 2 & 3 == 3 and not witness.declared[seat] >> suit & 1:
                chance *= SILENCE
    for promising, wanted in witness.promises:
        if promising == seat and wanted & ~hand:
            chance *= PROMISE
    return chance


def test_a_spectator_has_nothing_to_think_about() -> None:
    state = dealt(Random(1), ruleset("brouc"))
    with pytest.raises(ValueError, match="spectator"):
        knowledge_of(view(state, None))
    assert view(MatchState(ruleset("brouc")), SEATS[0]).phase is Phase.DEALING
    with pytest.raises(ValueError, match="without a deal"):
        knowledge_of(view(MatchState(ruleset("brouc")), SEATS[0]))
