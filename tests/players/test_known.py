"""What a seat infers is true, in every world the rules allow, and the drawn worlds fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from brouc.cards import Card, parse_cards
from brouc.match import MatchState
from brouc.ruleset import PRESETS, Preset
from brouc.seats import SEATS
from brouc.view import Phase, view
from players.kernel import SUIT, beats
from players.known import Known, Laid, excluded, know, mask
from players.worlds import Sampler
from tests.players.helpers import dealt, random_walk


def sampler(known: Known) -> Sampler:
    return Sampler(known.me, known.hand, known.unseen, known.counts, known.cannot, known.must)


@pytest.mark.parametrize("preset", list(Preset))
def test_inference_is_never_wrong(preset: Preset) -> None:
    rng = Random(11)
    exclusions = 0
    for _ in range(150):
        for state in random_walk(rng, dealt(rng, PRESETS[preset])):
            assert state.deal is not None
            hands = [mask(state.deal.hands[seat]) for seat in SEATS]
            known = know(view(state, rng.choice(SEATS)))
            assert hands[known.me] == known.hand
            for seat in range(4):
                if seat != known.me:
                    assert not known.cannot[seat] & hands[seat]
                    exclusions += (known.cannot[seat] & known.unseen).bit_count()
                assert known.must[seat] & ~hands[seat] == 0
                assert known.counts[seat] == hands[seat].bit_count()
    assert exclusions > 10_000, "something is inferred"


def test_points_known_are_the_engines() -> None:
    rng = Random(12)
    for _ in range(60):
        for state in random_walk(rng, dealt(rng, PRESETS[Preset.BROUC])):
            assert state.deal is not None
            known = know(view(state, SEATS[0]))
            for number, points in enumerate(state.deal.points()):
                assert known.cards[number] == points.cards
                assert known.said[number] == points.declared
                assert known.table[number] == points.table


def laid(card: str, lies: str, trump: int) -> Laid:
    lying = [one.index for one in parse_cards(lies)]
    best = lying[0]
    for one in lying[1:]:
        best = one if beats(one, best, trump) else best
    lying_mask = sum(1 << one for one in lying)
    return Laid(2, Card.parse(card).index, lying[0] >> 3, best, lying_mask, 0, 0)


def test_2_3_duty_to_beat_gives_a_ceiling() -> None:
    """Hearts trump, the king led, the nine played: no ten, no ace."""
    assert excluded(laid("9h", "Kh", 0), 0, False) == mask(parse_cards("Ah Th"))


def test_2_5_marriage_exception_gives_none() -> None:
    """The queen on the king makes a marriage and proves nothing."""
    assert excluded(laid("Qh", "Kh", 0), 0, False) == 0
    assert excluded(laid("Jh", "Th", 0), 0, False) == mask(parse_cards("Ah"))


def test_2_4_forced_undertrump_shows_a_hand_of_trumps() -> None:
    """A club led, ruffed with the ten, undertrumped: trumps only, and not the ace."""
    found = excluded(laid("8h", "Ac Th", 0), 0, False)
    assert found & ~SUIT[0] == 0xFFFFFF00
    assert found & SUIT[0] == mask(parse_cards("Ah"))
    # The queen on a ruffing king is free: only the club void is known.
    assert excluded(laid("Qh", "Ac Kh", 0), 0, False) == SUIT[2]


def test_9_1_the_ancestor_knows_no_duty_to_beat() -> None:
    assert excluded(laid("9h", "Kh", 0), 0, True) == 0
    assert excluded(laid("8h", "Ac Th", 0), 0, True) == SUIT[2]


@pytest.mark.parametrize("preset", list(Preset))
def test_worlds_fit_what_is_known(preset: Preset) -> None:
    rng = Random(13)
    for _ in range(60):
        for state in random_walk(rng, dealt(rng, PRESETS[preset])):
            known = know(view(state, rng.choice(SEATS)))
            world = sampler(known).draw(rng)
            assert [hand.bit_count() for hand in world] == known.counts
            assert world[0] | world[1] | world[2] | world[3] == known.unseen | known.hand
            assert all(not world[s] & known.cannot[s] for s in range(4) if s != known.me)
            assert all(not known.must[s] & ~world[s] for s in range(4))


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


def test_a_spectator_has_nothing_to_think_about() -> None:
    state = dealt(Random(1), PRESETS[Preset.BROUC])
    with pytest.raises(ValueError, match="spectator"):
        know(view(state, None))
    assert view(MatchState(PRESETS[Preset.BROUC]), SEATS[0]).phase is Phase.DEALING
    with pytest.raises(ValueError, match="without a deal"):
        know(view(MatchState(PRESETS[Preset.BROUC]), SEATS[0]))
