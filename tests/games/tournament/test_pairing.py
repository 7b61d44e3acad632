"""Draws of evenings: partners, tables, byes (docs/evenings.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.tournament.pairing import draw
from games.tournament.plan import Draw, Kind, Plan, Round, Table
from games.tournament.standings import History, undefeated
from tests.games.tournament.evenings import rounds as rounds_of

SIZES = (4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 33, 64)
PAIRS = (2, 3, 5, 8, 16, 64)


def new_partners(rounds: int, *, computers: bool = True) -> Plan:
    return Plan(Kind.NEW_PARTNERS, rounds, 4, computers=computers)


def pairings(people: list[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to make pairs of an even number of people."""
    if not people:
        yield []
        return
    first, *rest = people
    for other in rest:
        for more in pairings([one for one in rest if one != other]):
            yield [(first, other), *more]


def fewest_repeats(before: list[Round], plan: Plan, present: tuple[int, ...]) -> int:
    """Fewest repeated partners of the next round, by trying everything that byes allow."""
    history, least = History.of(before), 99
    if plan.computers:
        for fill in range(-len(present) % 4 + 1):
            if (len(present) - fill) % 2 == 0:
                for alone in combinations(present, fill):
                    left = [one for one in present if one not in alone]
                    for found in pairings(left):
                        least = min(least, sum(history.partners[one] > 0 for one in found))
        return least
    cost = {one: 2 * history.byes[one] + (one in history.absent) for one in present}
    ways = list(combinations(present, len(present) % 4))
    due = min(sum(cost[one] for one in way) for way in ways)
    for way in ways:
        if sum(cost[one] for one in way) == due:
            for found in pairings([one for one in present if one not in way]):
                least = min(least, sum(history.partners[one] > 0 for one in found))
    return least


def repeats(before: list[Round], drawn: Draw) -> int:
    history = History.of(before)
    sides = [side for table in drawn.tables for side in table.sides if min(side) > 0]
    return sum(history.partners[min(side), max(side)] > 0 for side in sides)


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9])
def test_no_partner_twice_while_avoidable(people: int, computers: bool, patient: bool) -> None:
    plan = new_partners(6, computers=computers)
    for seed in range(40 if patient else 2):
        rounds = rounds_of(plan, people, seed, away=0.2 if people > 5 else 0)
        for at, one in enumerate(rounds):
            before = rounds[:at]
            assert repeats(before, one.draw) == fewest_repeats(before, plan, one.present)


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 12, 13, 16, 17])
def test_no_partner_twice_in_as_many_rounds_as_there_are_partners(
    people: int, computers: bool
) -> None:
    rounds = rounds_of(new_partners(people - 1, computers=computers), people, 1)
    partners = History.of(rounds).partners
    assert not [both for both, times in partners.items() if both[0] and times > 1]


@pytest.mark.parametrize("people", [*SIZES, pytest.param(200, marks=pytest.mark.patient)])
@pytest.mark.parametrize("computers", [True, False])
def test_everybody_plays_or_sits_out_once(people: int, computers: bool) -> None:
    plan = new_partners(5 if people > 5 else 3, computers=computers)
    rounds = rounds_of(plan, people, people)
    for one in rounds:
        seated = [person for table in one.draw.tables for side in table.sides for person in side]
        listed = sorted([person for person in seated if person] + [*one.draw.byes])
        assert listed == list(range(1, people + 1))
        assert seated.count(0) == (-people % 4 if computers else 0)
        assert len(one.draw.byes) == (0 if computers else people % 4)
        assert [table.number for table in one.draw.tables] == list(
            range(1, len(one.draw.tables) + 1)
        )
    byes = History.of(rounds).byes
    assert max(byes.values(), default=0) - min(map(byes.__getitem__, range(1, people + 1))) <= 1
    partners = History.of(rounds).partners
    assert all(times == 1 for both, times in partners.items() if both[0])


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("pairs", PAIRS)
@pytest.mark.parametrize("kind", [Kind.PAIRS, Kind.SINGLES])
def test_nobody_meets_twice_in_a_round_robin_or_swiss_system(
    kind: Kind, pairs: int, computers: bool
) -> None:
    side = 1 if kind is Kind.SINGLES else 2
    for rounds in {min(pairs - 1, 5), min(3, pairs - 1), 1}:
        plan = Plan(kind, rounds, None, side=side, computers=computers)
        found = rounds_of(plan, side * pairs, pairs)
        history = History.of(found)
        assert all(times == 1 for both, times in history.opponents.items() if both[0])
        assert max(history.byes.values(), default=0) <= 1
        fixed = {(one, one + 1) for one in range(1, 2 * pairs, 2)} if side == 2 else set()
        assert {both for both in history.partners if both[1]} <= fixed


def test_swiss_pairs_with_equal_wins_meet() -> None:
    plan = Plan(Kind.PAIRS, 3, None)
    rounds = rounds_of(plan, 16, 4)
    for one in rounds[1:]:
        wins = dict.fromkeys(range(17), 0)
        for earlier in rounds[: one.number - 1]:
            for table in earlier.draw.tables:
                for at, side in enumerate(table.sides):
                    won = earlier.scores[table.number].won
                    for person in side:
                        wins[person] += 1 if won is None else 2 * (won == at)
        gaps = [abs(wins[t.sides[0][0]] - wins[t.sides[1][0]]) for t in one.draw.tables]
        # By chance the gaps would be twice as large.
        assert sum(gaps) <= 3


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("pairs", PAIRS)
def test_a_knock_out_halves_the_undefeated_and_everybody_plays(pairs: int, computers: bool) -> None:
    plan = Plan(Kind.KNOCK_OUT, max(1, (pairs - 1).bit_length()), None, computers=computers)
    rounds = rounds_of(plan, 2 * pairs, pairs, level=False)
    left = pairs
    for one, found in zip(rounds, undefeated(rounds), strict=True):
        assert len(one.draw.byes) == (0 if computers else 2 * (pairs % 2))
        left = -(-left // 2)
        assert len(found) == 2 * left
    assert left == 1
    first = [sorted(side) for table in rounds[0].draw.tables for side in table.sides]
    if pairs % 2 == 0:
        assert all(
            min(table.sides[0]) + min(table.sides[1]) == 2 * pairs
            for table in rounds[0].draw.tables
        ), first


def test_a_bye_of_the_undefeated_goes_to_the_best_seed() -> None:
    plan = Plan(Kind.KNOCK_OUT, 3, None, computers=False)
    rounds = rounds_of(plan, 10, 1, level=False)
    assert rounds[0].draw.byes == (1, 2)
    plan = Plan(Kind.KNOCK_OUT, 3, None)
    rounds = rounds_of(plan, 12, 1, level=False)
    after, _, _ = undefeated(rounds)
    best = min(after)
    tables = [table for table in rounds[1].draw.tables if any(best in s for s in table.sides)]
    opponents = next(side for side in tables[0].sides if best not in side)
    assert after.isdisjoint(opponents)


def test_nobody_sits_out_right_after_an_absence() -> None:
    plan = new_partners(3, computers=False)
    everybody = tuple(range(1, 6))
    first = draw(plan, [], (1, 2, 3, 4), bytes(32), 7)
    for secret in range(20):
        second = draw(plan, [Round(1, (1, 2, 3, 4), first)], everybody, bytes([secret] * 32), 7)
        # Person 5 has not come yet in the first round.
        assert second.byes != (5,)


def test_a_computer_is_nobodys_partner_twice_while_others_had_none() -> None:
    rounds = rounds_of(new_partners(7), 7, 3)
    partners = History.of(rounds).partners
    assert Counter(times for both, times in partners.items() if not both[0]) == {1: 7}


def test_people_without_a_partner_get_one_for_the_round() -> None:
    plan = Plan(Kind.PAIRS, 2, None)
    drawn = draw(plan, [], (1, 2, 3, 4, 5), bytes(32), 9, pairs=[(1, 4), (2, 9)])
    sides = {tuple(sorted(side)) for table in drawn.tables for side in table.sides}
    assert (1, 4) in sides
    assert sum(0 in side for side in sides) == 2  # One person's computer, and a side of them.


def test_a_draw_depends_on_secret_and_cut_not_on_the_order_of_the_people() -> None:
    plan, people = new_partners(4), tuple(range(1, 17))
    drawn = draw(plan, [], people, bytes(32), 7)
    assert drawn == draw(plan, [], people[::-1], bytes(32), 7)
    assert drawn != draw(plan, [], people, bytes(31) + b"1", 7)
    assert drawn != draw(plan, [], people, bytes(32), 8)


def test_changes_and_absences_count_in_later_draws() -> None:
    drawn = Draw((Table(1, ((1, 2), (3, 4))),), (5,))
    one = Round(1, (1, 2, 3, 4, 5), drawn, changes=((2, 5), (5, 3), (1, 8)), missed=(4,))
    assert one.played == Draw((Table(1, ((8, 3), (5, 0))),), (2,))
    history = History.of([one])
    assert history.partners == {(3, 8): 1, (0, 5): 1}
    assert history.byes == {2: 1}
    assert history.absent == {1, 4}
