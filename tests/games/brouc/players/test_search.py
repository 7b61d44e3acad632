"""The searches: cards that are worth the same, one world searched to its end, opinions weighed."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

import pytest

from brouc.match import MatchState
from brouc.ruleset import Preset, RuleSet, ruleset
from brouc.view import view
from gamekit.api.players import never
from gamekit.search.bits import bits
from gamekit.search.search import Node, _select, flat, tree
from games.brouc.computers import COMPUTERS
from games.brouc.players.core.kernel import ALL, Position, stand_in, twins
from games.brouc.players.core.solver import Solver
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.known import knowledge_of
from games.brouc.players.thinker import EFFORTS, STEEP, policy, think
from tests.games.brouc.players.helpers import dealt, in_play, random_walk


def exact(at: Position) -> int:
    """Best result of the rest for North-South over East-West with open hands."""
    before = at.net(0) - at.net(1)
    if at.over():
        return before
    start = at.held()
    leader = (at.turn - at.laid) & 3
    lying = [card for card in ORDER[at.lying] if at.lying >> card & 1] if at.lying else []
    for step, card in enumerate(lying):
        start[(leader + step) & 3] |= 1 << card
    pending = (0 if at.won(0) else 1) | (0 if at.won(1) else 2)
    solver = Solver(start, at.trump, at.ancient)
    held = at.held()
    left = held[0] | held[1] | held[2] | held[3]
    return before + solver.value(left, leader, lying, pending, 0)


ORDER: dict[int, list[int]] = {}
"""The cards of a trick in the order they were laid."""


def laid(at: Position, card: int) -> Position:
    """The position after a card, with the order of its trick kept."""
    after = at.copy()
    before = ORDER.get(at.lying, []) if at.lying else []
    after.play(card)
    ORDER[after.lying] = [*before, card]
    return after


@pytest.mark.parametrize("ancient", [False, True])
def test_1_1_twins_are_worth_the_same_to_one_who_sees_all_cards(ancient: bool) -> None:
    rng = Random(31)
    seen = 0
    for _ in range(600):
        at = in_play(rng, ancient, 16)
        for _ in range(rng.randrange(4)):
            at = laid(at, rng.choice(bits(at.legal())))
        alike = twins(at)
        assert alike & ~at.held()[at.turn] == 0
        for card in bits(alike & at.legal()):
            other = stand_in(at, card)
            assert other > card
            assert other >> 3 == card >> 3
            assert at.legal() >> other & 1
            assert exact(laid(at, card)) == exact(laid(at, other))
            seen += 1
    assert seen > 60


def test_cards_that_are_not_twins_stand_for_themselves() -> None:
    rng = Random(32)
    for _ in range(200):
        at = in_play(rng, False, rng.randrange(30))
        for card in bits(at.legal() & ~twins(at)):
            assert stand_in(at, card) == card


def test_flat_search_of_one_world_is_the_policys_play_of_it() -> None:
    rng = Random(33)
    for _ in range(60):
        at = in_play(rng, False, rng.randrange(28))
        sign = 1 if at.turn & 1 == 0 else -1
        for tally in flat(at, [at.held()], [1.0], policy(), Stakes(), never):
            assert tally.mean() == sign * policy().finish(laid(at, tally.move), Stakes())


def test_trust_moves_the_mean_towards_the_policys_opinion() -> None:
    at = in_play(Random(34), False, 0)
    plain = flat(at, [at.held()] * 10, [1.0] * 10, policy(), Stakes(), never)
    moved = flat(at, [at.held()] * 10, [1.0] * 10, policy(), Stakes(), never, 30.0)
    opinion = dict(policy().among(at, ALL))
    for before, after in zip(plain, moved, strict=True):
        mixed = (before.mean() + 3 * opinion[before.move]) / 4
        assert after.mean() == pytest.approx(mixed)


def test_the_tree_finds_the_best_card_of_a_short_ending_seen_whole(patient: bool) -> None:
    rng = Random(35)
    right, endings = 0, 40 if patient else 20
    for number in range(endings):
        at = in_play(rng, False, 20)
        if at.legal().bit_count() == 1:
            right += 1
            continue
        tallies = tree(
            at, [at.held()], [1.0], policy(), Stakes(), Random(number), 1500, 3.0, 8.0, never
        )
        sign = 1 if at.turn & 1 == 0 else -1
        values = {tally.move: sign * exact(laid(at, tally.move)) for tally in tallies}
        chosen = max(tallies, key=lambda tally: tally.visits)
        right += values[chosen.move] == max(values.values())
        assert chosen.mean() == pytest.approx(max(values.values()), abs=12)
    assert right >= endings - 2


def against_habits(at: Position, team: int) -> float:
    """A team's points over the other's if it plays best and the other by habit, all cards seen."""
    if at.over():
        return float(at.net(team) - at.net(team ^ 1))
    scored = policy().scores(at)
    values = [against_habits(laid(at, card), team) for card, _ in scored]
    if at.turn & 1 == team:
        return max(values)
    shares = [exp(score / 8.0) for _, score in scored]
    mean = sum(share * value for share, value in zip(shares, values, strict=True))
    return mean / sum(shares)


def test_the_tree_finds_the_best_card_against_players_of_habit(patient: bool) -> None:
    rng = Random(40)
    right, endings = 0, 40 if patient else 20
    for number in range(endings):
        at = in_play(rng, False, 20)
        world = at.held()
        tallies = tree(
            at, [world], [1.0], policy(), Stakes(), Random(number), 1500, 3.0, 8.0, never, 1.0
        )
        team = at.turn & 1
        values = {tally.move: against_habits(laid(at, tally.move), team) for tally in tallies}
        chosen = max(tallies, key=lambda tally: tally.visits)
        right += values[chosen.move] > max(values.values()) - 0.5
        assert chosen.mean() == pytest.approx(values[chosen.move], abs=4)
    assert right >= endings - 3


def test_means_are_of_the_deal_and_not_of_the_difference_from_par() -> None:
    rng = Random(36)
    at = in_play(rng, False, 28)
    tallies = tree(at, [at.held()], [1.0], policy(), Stakes(), rng, 50, 3.0, 8.0, never)
    sign = 1 if at.turn & 1 == 0 else -1
    for tally in tallies:
        assert tally.mean() == pytest.approx(sign * policy().finish(laid(at, tally.move), Stakes()))


def twins_only(state: MatchState) -> bool:
    """Whether the seat in turn may play several cards that are all worth the same."""
    if state.deal is None or state.deal.turn is None:
        return False
    at = knowledge_of(view(state, state.deal.turn)).at
    return at.legal().bit_count() > 1 and (at.legal() & ~twins(at)).bit_count() == 1


@pytest.mark.parametrize("preset", Preset)
def test_between_twins_nothing_is_searched_and_the_hint_gives_a_reason(preset: Preset) -> None:
    rng = Random(37)
    found = 0
    for _ in range(12):
        for state in random_walk(rng, dealt(rng, ruleset(preset.value))):
            if not twins_only(state):
                continue
            assert state.deal is not None
            assert state.deal.turn is not None
            seen = view(state, state.deal.turn)
            thought = think(knowledge_of(seen), EFFORTS["master"], Stakes(), 1)
            assert thought.tallies == ()
            if COMPUTERS.speak(seen, "master", 1) is None and found < 3:
                hint = COMPUTERS.hint(seen, 1)
                assert hint is not None
                assert hint.key != "hint-only-card"
                assert not hint.margin
                found += 1
    assert found


def test_the_experts_budget_is_flat_and_the_masters_a_tree_that_grows_longer_later() -> None:
    rng = Random(38)
    small = replace(EFFORTS["master"], iterations=100)
    visits = []
    for state in random_walk(rng, dealt(rng, RuleSet()), declare=0.0):
        assert state.deal is not None
        if state.deal.turn is None or len(state.deal.tricks) not in (0, 4, 6):
            continue
        known = knowledge_of(view(state, state.deal.turn))
        expert = think(known, EFFORTS["expert"], Stakes(), 2)
        assert len({tally.visits for tally in expert.tallies}) <= 1
        most = max((tally.visits for tally in expert.tallies), default=0)
        assert most <= EFFORTS["expert"].worlds
        master = think(known, small, Stakes(), 2, values=True)
        if master.tallies:
            left = 32 - known.moment
            descents = int(100 * min(8.0, (32 / left) ** STEEP))
            assert sum(tally.visits for tally in master.tallies) == descents
            visits.append(left)
    assert min(visits) < 12 < max(visits)


def test_a_habit_is_drawn_in_proportion_to_the_prior() -> None:
    rng = Random(39)
    for _ in range(30):
        at = in_play(rng, False, rng.randrange(24))
        scored = policy().scores(at)
        shares = {card: exp(score / 8.0) for card, score in scored}
        whole = sum(shares.values())
        drawn = [_select(Node(), at, policy(), 1.0, 8.0, i / 1000) for i in range(1000)]
        for card, share in shares.items():
            assert drawn.count(card) == pytest.approx(1000 * share / whole, abs=2)
