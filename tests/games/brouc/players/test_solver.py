"""The exact solver against plain minimax, and against itself."""

from __future__ import annotations

import random

import pytest

from gamekit.search.bits import bits
from games.brouc.players.core.kernel import Position
from games.brouc.players.core.solver import OutOfPositions, Solver

CLUBS, SPADES = 2, 3
BOTH = 3
"""Neither team has won a trick."""


def dealt(rng: random.Random, count: int, pack: list[int]) -> list[int]:
    """Four hands of ``count`` cards."""
    picked = rng.sample(pack, 4 * count)
    return [sum(1 << c for c in picked[i * count : i * count + count]) for i in range(4)]


def with_marriages(rng: random.Random) -> list[int]:
    """A part of the pack in which kings, queens and jacks abound."""
    return [c for c in range(32) if c % 8 in (2, 3, 4) or rng.random() < 0.6]


class Minimax:
    """Every legal line of a position, through the players' rules; no bounds, no ordering."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], int] = {}

    def value(self, position: Position) -> int:
        """North-South less East-West from here on."""
        if position.held() == [0, 0, 0, 0]:
            return 0
        key = (
            *position.held(),
            position.turn,
            min(position.tricks[0], 1),
            min(position.tricks[1], 1),
        )
        if not position.laid and key in self.known:
            return self.known[key]
        before = position.net(0) - position.net(1)
        values: list[int] = []
        for card in bits(position.legal()):
            after = position.copy()
            after.play(card)
            values.append(after.net(0) - after.net(1) - before + self.value(after))
        value = min(values) if position.turn & 1 else max(values)
        if not position.laid:
            self.known[key] = value
        return value


def solved(
    solver: Solver, position: Position, leader: int, lying: list[int], guess: int = 0
) -> int:
    """The solver's value of a position."""
    hands = position.held()
    pending = (0 if position.tricks[0] else 1) | (0 if position.tricks[1] else 2)
    return solver.value(hands[0] | hands[1] | hands[2] | hands[3], leader, lying, pending, guess)


def some_position(
    rng: random.Random, count: int, ancient: bool
) -> tuple[Solver, Position, int, list[int]]:
    """A random ending of ``count`` cards with its solver, perhaps with cards already played.

    A team may be past its first trick, and the first trick may lie in part.
    """
    pack = with_marriages(rng) if rng.random() < 0.7 else list(range(32))
    hands = dealt(rng, count, pack if len(pack) >= 4 * count else list(range(32)))
    trump, leader = rng.randrange(4), rng.randrange(4)
    position = Position(hands, leader, trump, ancient)
    position.tricks = [rng.randrange(2), rng.randrange(2)]
    solver = Solver(hands, trump, ancient)
    lying: list[int] = []
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4, 5))):
        if not lying:
            leader = position.turn
        card = rng.choice(bits(position.legal()))
        lying.append(card)
        if position.play(card):
            lying = []
            leader = position.turn
    return solver, position, leader, lying


@pytest.mark.parametrize("ancient", [False, True])
@pytest.mark.parametrize(("count", "endings"), [(2, 300), (3, 1800), (4, 220)])
def test_endings_are_worth_what_minimax_finds(
    count: int, endings: int, ancient: bool, patient: bool
) -> None:
    rng = random.Random(100 * count + ancient)
    for number in range(endings if patient else endings // 6):
        solver, position, leader, lying = some_position(rng, count, ancient)
        expected = Minimax().value(position)
        found = solved(solver, position, leader, lying, rng.randrange(-150, 150))
        assert found == expected, (number, position.held(), position.trump, lying)


@pytest.mark.parametrize("ancient", [False, True])
@pytest.mark.parametrize(("count", "endings"), [(5, 12), (6, 5)])
def test_a_position_is_worth_its_best_card(count: int, endings: int, ancient: bool) -> None:
    rng = random.Random(17 + count)
    for _ in range(endings):
        solver, position, leader, lying = some_position(rng, count, ancient)
        before = position.net(0) - position.net(1)
        values: list[int] = []
        for card in bits(position.legal()):
            after = position.copy()
            done = after.play(card)
            # A solver of its own for every card, so that no table is shared.
            fresh = Solver(position.held(), position.trump, ancient)
            if lying:
                hands = [
                    hand | _laid_by(seat, leader, lying)
                    for seat, hand in enumerate(position.held())
                ]
                fresh = Solver(hands, position.trump, ancient)
            gained = after.net(0) - after.net(1) - before
            first = after.turn if done else (leader if lying else position.turn)
            values.append(gained + solved(fresh, after, first, [] if done else [*lying, card]))
        best = min(values) if position.turn & 1 else max(values)
        assert solved(solver, position, leader if lying else position.turn, lying) == best


def _laid_by(seat: int, leader: int, lying: list[int]) -> int:
    at = (seat - leader) % 4
    return 1 << lying[at] if at < len(lying) else 0


def test_a_probe_bounds_the_value() -> None:
    rng = random.Random(6)
    for _ in range(10):
        hands = dealt(rng, 5, list(range(32)))
        solver = Solver(hands, 0, False)
        value = solver.value(sum(hands), 1, [], BOTH)
        for aim in range(value - 3, value + 4):
            found = Solver(hands, 0, False).probe(sum(hands), 1, [], BOTH, aim)
            assert (found >= aim) is (value >= aim)
            assert found <= value if found >= aim else found >= value


def test_it_stops_at_its_limit_and_goes_on_with_another() -> None:
    hands = dealt(random.Random(8), 8, list(range(32)))
    solver = Solver(hands, CLUBS, False, limit=200)
    with pytest.raises(OutOfPositions):
        solver.value(sum(hands), 0, [], BOTH)
    assert solver.visited == 201
    part = [hand & mask_of_lowest(hand, 4) for hand in hands]
    solver.limit = 10**9
    fresh = Solver(part, CLUBS, False)
    assert solver.value(sum(part), 0, [], BOTH) == fresh.value(sum(part), 0, [], BOTH)


def mask_of_lowest(hand: int, count: int) -> int:
    """The last cards of a hand in the pack's order."""
    return sum(1 << c for c in bits(hand)[-count:])


def test_one_solver_serves_all_positions_of_a_deal() -> None:
    rng = random.Random(9)
    for ancient in (False, True):
        hands = dealt(rng, 6, list(range(32)))
        shared = Solver(hands, SPADES, ancient)
        position = Position(hands, 0, SPADES, ancient)
        leader, lying = 0, list[int]()
        while position.held() != [0, 0, 0, 0]:
            start = [
                hand | _laid_by(seat, leader, lying) for seat, hand in enumerate(position.held())
            ]
            alone = Solver(start, SPADES, ancient)
            assert solved(shared, position, leader, lying) == solved(alone, position, leader, lying)
            card = rng.choice(bits(position.legal()))
            lying.append(card)
            if position.play(card):
                leader, lying = position.turn, []
