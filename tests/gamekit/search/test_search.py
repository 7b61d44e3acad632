"""The search of all games, in a tiny game whose exact values are known."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import exp
from pathlib import Path
from random import Random

import pytest

from gamekit.api.players import never
from gamekit.search.position import Stakes, odds
from gamekit.search.rounds import rounds
from gamekit.search.search import flat, outcome, pick_world, running, tree
from gamekit.search.solver import Sight, Solver
from gamekit.search.weights import read_table, write_table
from tests.gamekit.search.toy import Count, Greedy, Lead, Open, Table, Whole


def dealt(rng: Random, each: int) -> Table:
    cards = rng.sample(range(1, 10), 2 * each)
    hands = [sum(1 << card for card in part) for part in (cards[:each], cards[each:])]
    return Table(hands, rng.randrange(2))


def after(at: Table, move: int) -> Table:
    other = at.copy()
    other.play(move)
    return other


def worth(at: Table, move: int, stakes: Stakes[Table]) -> float:
    """Value of a move with best play by exhaustive search."""
    next_at = at.copy()
    if (next_at.play(move) and stakes.ended(next_at)) or next_at.over():
        return stakes.value(next_at)
    values = [worth(next_at, card, stakes) for card in next_at.cards()]
    return max(values) if next_at.turn == 0 else min(values)


def worlds_of(at: Table) -> list[list[int]]:
    """All hands that the other seat may hold for the one to move."""
    mine = at.hands[at.turn]
    unseen = [card for card in range(1, 10) if not mine >> card & 1]
    found: list[list[int]] = []
    for cards in combinations(unseen, mine.bit_count()):
        other = sum(1 << card for card in cards)
        found.append([mine, other] if at.turn == 0 else [other, mine])
    return found


def after_asking(times: int) -> Callable[[], bool]:
    """A stop that says so after so many questions."""
    asked = [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > times

    return stop


def test_flat_is_the_policys_play_of_every_world_by_weight() -> None:
    at = dealt(Random(1), 3)
    sign = 1 if at.turn == 0 else -1
    worlds = worlds_of(at)
    weights = [float(i % 3) for i in range(len(worlds))]
    for tally in flat(at, worlds, weights, Greedy(), Count(), never):
        total = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            start = after(Table(world, at.turn), tally.move)
            total += weight * sign * Greedy().finish(start, Count())
        # Worlds without weight are not tried; the means show the others' weights.
        share = sum(weights) / len(weights) * tally.visits
        assert tally.visits == sum(weight > 0 for weight in weights)
        assert tally.mean() == pytest.approx(total / share)


def test_the_tree_finds_the_best_move_of_a_small_world_seen_whole() -> None:
    rng = Random(2)
    lost = habit = 0.0
    for number in range(20):
        at = dealt(rng, 3)
        tallies = tree(
            at, [at.hands], [1.0], Greedy(), Count(), Random(number), 400, 3.0, 20.0, never
        )
        sign = 1 if at.turn == 0 else -1
        values = {card: sign * worth(at, card, Count()) for card in at.cards()}
        best = max(values.values())
        chosen = max(tallies, key=lambda tally: tally.visits)
        assert sum(tally.visits for tally in tallies) == 400
        lost += best - values[chosen.move]
        habit += best - values[Greedy().pick(at)]
    assert lost == 0 < habit


def test_a_tree_that_only_chooses_ends_once_its_choice_is_settled() -> None:
    """The most visited move is that of all iterations, in a good deal fewer."""

    def chosen(number: int, choosing: bool) -> tuple[int, int]:
        at, rng = dealt(Random(number), 4), Random(number)
        worlds = worlds_of(at)
        weights, policy, stakes = [1.0] * len(worlds), Greedy(), Count()
        tallies = tree(
            at, worlds, weights, policy, stakes, rng, 300, 3.0, 8.0, never, 0.5, choosing
        )
        most = max(tallies, key=lambda tally: tally.visits)
        return most.move, sum(tally.visits for tally in tallies)

    early = [chosen(number, True) for number in range(30)]
    whole = [chosen(number, False) for number in range(30)]
    assert [move for move, _ in early] == [move for move, _ in whole]
    assert all(visits == 300 for _, visits in whole)
    assert sum(visits for _, visits in early) < 0.9 * 30 * 300


def test_the_tree_plays_against_habits() -> None:
    """Against a player of the highest card only cards that beat it have value."""
    rng = Random(3)
    lost = best_play = 0.0
    for number in range(12):
        at = dealt(rng, 3)
        tallies = tree(
            at, [at.hands], [1.0], Greedy(), Count(), Random(number), 400, 3.0, 0.1, never, 1.0
        )
        sign = 1 if at.turn == 0 else -1
        values = {card: sign * against_greedy(after(at, card), at.turn) for card in at.cards()}
        chosen = max(tallies, key=lambda tally: tally.visits)
        lost += max(values.values()) - values[chosen.move]
        best_play += max(values.values()) - values[Greedy().pick(at)]
    assert lost <= best_play / 2


def against_greedy(at: Table, seat: int) -> float:
    """The value if one seat plays best and the other greedily."""
    if at.over():
        return float(at.ahead)
    if at.turn != seat:
        return against_greedy(after(at, Greedy().pick(at)), seat)
    values = [against_greedy(after(at, card), seat) for card in at.cards()]
    return max(values) if seat == 0 else min(values)


def test_the_same_seed_finds_the_same_and_another_something_else() -> None:
    at = dealt(Random(4), 4)
    worlds = worlds_of(at)

    def found(seed: int) -> list[tuple[int, int, float]]:
        weights = [1.0] * len(worlds)
        tallies = tree(
            at, worlds, weights, Greedy(), Count(), Random(seed), 300, 3.0, 8.0, never, 0.5
        )
        return [(tally.move, tally.visits, tally.total) for tally in tallies]

    assert found(1) == found(1) != found(2)


def test_a_stop_cuts_short_and_what_was_found_counts() -> None:
    at = dealt(Random(5), 3)
    worlds = worlds_of(at)
    weights = [1.0] * len(worlds)
    # Ten questions: three worlds for all three moves; the fourth counts for none.
    for questions, visits in ((0, 0), (10, 3)):
        found = flat(at, worlds, weights, Greedy(), Count(), after_asking(questions))
        assert {tally.visits for tally in found} == {visits}
    tallies = tree(
        at, worlds, weights, Greedy(), Count(), Random(1), 500, 3.0, 8.0, after_asking(50)
    )
    assert sum(tally.visits for tally in tallies) == 50


def test_worlds_are_drawn_by_weight_and_evenly_where_there_is_none() -> None:
    rng = Random(6)
    drawn = [pick_world(running([1.0, 0.0, 3.0]), rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert drawn.count(2) == pytest.approx(3000, abs=120)
    assert running([0.0, 0.0]) == [1.0, 2.0]


@pytest.mark.parametrize("stakes", [Count(), Lead()])
def test_the_solver_is_exact_where_it_reaches_the_end(stakes: Stakes[Table]) -> None:
    rng = Random(7)
    # The rest of play alone does not determine who leads by ten.
    sights: list[Sight[Table]] = [Whole()] if isinstance(stakes, Lead) else [Whole(), Open()]
    for _ in range(60):
        at = dealt(rng, rng.choice((2, 3, 4)))
        for card in at.cards()[: rng.randrange(2)]:
            at.play(card)
        for sight in sights:
            solver = Solver(sight, stakes, never, 99, 100_000)
            assert solver.worths(at) == [(card, worth(at, card, stakes)) for card in at.cards()]
            assert solver.exact


def test_the_solver_looks_at_few_positions_and_no_further_than_told() -> None:
    at = Table([0b10101010 << 1, 0b1010101 << 1], 0)
    apart, whole = (Solver(one, Count(), never, 99, 100_000) for one in (Open(), Whole()))
    assert apart.worths(at) == whole.worths(at)
    # With a separate score more positions are equal for the rest of play.
    assert apart.positions < whole.positions < 1500
    short = Solver(Open(), Count(), never, 1, 100_000)
    habit = [(card, Greedy().finish(after(at, card), Count())) for card in at.cards()]
    assert short.worths(at) == habit
    assert not short.exact
    poor = Solver(Open(), Count(), never, 99, 30)
    assert len(poor.worths(at)) == 4
    assert not poor.exact
    assert poor.positions <= 31


def test_one_round_of_all_moves_is_flat_and_later_ones_are_for_the_better_moves() -> None:
    at = dealt(Random(4), 4)
    worlds = worlds_of(at)
    weights = [1.0 + i for i in range(len(worlds))]
    found = rounds(at, worlds, weights, Greedy(), Count(), never, [len(worlds)], [9], 0.0)
    plain = flat(at, worlds, weights, Greedy(), Count(), never)
    means = {tally.move: tally.mean() for tally in plain}
    assert min(weights) >= 0.01 * sum(weights) / len(weights), "no world is left out"
    assert {tally.move: tally.mean() for tally in found} == pytest.approx(means)
    assert [t.mean() for t in found] == sorted((t.mean() for t in found), reverse=True)
    found = rounds(at, worlds[:5], [1.0] * 5, Greedy(), Count(), never, [1, 2, 2], [9, 2, 1], 10.0)
    assert [tally.visits for tally in found[:2]] == [5, 3]
    assert all(tally.visits == 1 for tally in found[2:])
    # A stop leaves what was found.
    weights = [1.0] * len(worlds)
    found = rounds(at, worlds, weights, Greedy(), Count(), after_asking(7), [9], [9], 1.0)
    assert {tally.visits for tally in found} <= {1, 2}
    none = rounds(at, worlds, weights, Greedy(), Count(), lambda: True, [9], [9], 1.0)
    assert {tally.visits for tally in none} == {0}


class Lucky(Table):
    """The first card comes with points by chance, its luck."""

    points = 0.0

    def copy(self) -> Lucky:
        other = Lucky(self.hands, self.turn)
        other.lying, other.ahead, other.gone = self.lying, self.ahead, self.gone
        other.points = self.points
        return other

    def luck(self) -> float:
        return self.points

    def play(self, move: int) -> bool:
        if not self.gone:
            self.points = float(self.hands[1 + move])
            self.ahead += self.hands[1 + move]
        return super().play(move)


def test_luck_is_taken_off_the_values() -> None:
    at = dealt(Random(4), 4)
    (ours, theirs), *_ = worlds_of(at)
    rng = Random(6)
    worlds = [[ours, theirs, *(rng.randrange(-50, 51) for _ in range(9))] for _ in range(200)]
    lucky = Lucky(at.hands, at.turn)
    found = rounds(lucky, worlds, [1.0] * 200, Greedy(), Count(), never, [200], [9], 0.0)
    plain = rounds(at, [[ours, theirs]], [1.0], Greedy(), Count(), never, [1], [9], 0.0)
    values = {tally.move: tally.mean() for tally in plain}
    assert {tally.move: tally.mean() for tally in found} == pytest.approx(values, abs=0.5)


def test_a_policy_picks_the_first_of_its_best_and_the_rest_by_odds() -> None:
    at = dealt(Random(1), 4)
    cards = at.cards()
    assert Greedy().pick(at) == cards[0]
    assert odds([(1, 0.0), (2, 2.0), (3, 2.0)], 2.0) == pytest.approx([exp(-1.0), 1.0, 1.0])
    shares = [Greedy().likelihood(at, card, 2.0) for card in cards]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)
    assert Greedy().likelihood(at, 0, 2.0) == 0.0


def test_a_move_played_out_ends_with_its_deal_or_as_the_stakes_say() -> None:
    at = Table([0, 0], 0)
    world = [1 << 9 | 1 << 2, 1 << 1 | 1 << 3]
    assert outcome(at, world, 9, Greedy(), Count()) == 12.0 + 3.0
    assert outcome(at, world, 9, Greedy(), Lead()) == 100.0
    assert at.hands == [0, 0]


def test_a_table_of_numbers_is_read_row_by_row(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    write_table(path, "chances", [[1, 2], [3, 4]], {"what": "chances"})
    assert read_table(path, "chances") == [1, 2, 3, 4]
