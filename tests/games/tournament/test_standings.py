"""Standings of evenings: sums, byes, missed rounds, ties (docs/evenings.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.tournament.plan import Draw, Kind, Plan, Round, Score, Table
from games.tournament.standings import Standing, standings, undefeated
from tests.games.tournament.evenings import evening

PARTNERS = Plan(Kind.NEW_PARTNERS, 4, 4, computers=False)
PAIRS = Plan(Kind.PAIRS, 4, None, computers=False)


def table(number: int, *people: int) -> Table:
    return Table(number, (people[:2], people[2:]))


def round_(
    number: int, *rows: tuple[tuple[int, ...], Score | None], byes: tuple[int, ...] = ()
) -> Round:
    """Round of tables with their people and result."""
    tables = tuple(table(at, *people) for at, (people, _) in enumerate(rows, 1))
    scores = {at: score for at, (_, score) in enumerate(rows, 1) if score is not None}
    seated = [person for people, _ in rows for person in people if person]
    return Round(number, tuple(sorted([*seated, *byes])), Draw(tables, byes), scores)


def line(found: Sequence[Standing], person: int) -> Standing:
    return next(one for one in found if one.person == person)


def points(found: Sequence[Standing], person: int) -> list[float | None]:
    return [one.points for one in line(found, person).rounds]


def test_points_of_the_own_side_are_added_up() -> None:
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((300, 200)))),
        round_(2, ((1, 3, 2, 4), Score((100, 250)))),
    ]
    found = standings(PARTNERS, rounds)
    assert [(one.place, one.person, one.total) for one in found] == [
        (1, 2, 550),
        (2, 4, 450),
        (3, 1, 400),
        (4, 3, 300),
    ]
    first = line(found, 1).rounds[1]
    assert (first.table, first.partner, first.opponents) == (1, 3, (2, 4))


def test_a_bye_is_worth_ones_own_average_of_the_evening() -> None:
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((100, 201))), byes=(5,)),
        round_(2, ((5, 2, 3, 4), Score((77, 0))), byes=(1,)),
        round_(3, ((1, 5, 3, 2), Score((51, 10))), byes=(4,)),
    ]
    found = standings(PARTNERS, rounds)
    # 75.5 and 64 of two rounds, a half up.
    assert points(found, 1) == [100, 76, 51]
    assert points(found, 5) == [64, 77, 51]
    assert points(found, 4) == [201, 0, 101]
    assert [one.bye for one in line(found, 1).rounds] == [False, True, False]
    # Before one has played it is the average of the round.
    assert points(standings(PARTNERS, rounds[:1]), 5) == [151]


def test_a_missed_round_is_worth_the_lower_of_own_and_field_average() -> None:
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((100, 200)))),
        round_(2, ((1, 5, 6, 7), Score((90, 10)))),
    ]
    found = standings(PARTNERS, rounds)
    assert points(found, 2) == [100, 50]  # The field's 50 is lower than one's own 100.
    assert points(found, 6) == [10, 10]  # One's own 10 is lower than the field's 150.
    assert points(found, 7) == [10, 10]
    assert line(found, 6).rounds[0].missed


def test_who_has_played_nothing_gets_nothing_and_comes_last() -> None:
    one = round_(1, ((1, 2, 3, 4), Score((-100, 100))))
    present = replace(one, present=(1, 2, 3, 4, 5), draw=replace(one.draw, byes=(5,)))
    gone = replace(present, missed=(5,))
    assert line(standings(PARTNERS, [gone]), 5).total == 0
    assert standings(PARTNERS, [gone])[-1].person == 5


def test_a_stand_in_counts_for_the_partner_not_for_who_was_away() -> None:
    one = replace(round_(1, ((1, 2, 3, 4), Score((100, 200)))), missed=(2,))
    found = standings(PARTNERS, [one])
    assert line(found, 1).rounds[0].partner == 0
    assert line(found, 1).total == 100
    assert line(found, 2).rounds[0].missed
    assert line(found, 2).total == 0


def test_a_replaced_person_counts_from_their_seat() -> None:
    one = round_(1, ((1, 2, 3, 4), Score((100, 200))), byes=(5,))
    found = standings(PARTNERS, [replace(one, changes=((2, 5),), missed=(2,))])
    assert line(found, 5).total == 100
    assert line(found, 2).rounds[0].missed
    found = standings(PARTNERS, [replace(one, changes=((2, 9),))])
    assert line(found, 9).total == 100
    assert line(found, 2).rounds[0].missed


def test_the_worst_round_is_dropped_once_there_is_a_better_one() -> None:
    plan = replace(PARTNERS, dropped=1)
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((100, 200)))),
        round_(2, ((1, 2, 3, 4), Score((50, 300)))),
    ]
    assert line(standings(plan, rounds[:1]), 1).total == 100
    found = standings(plan, rounds)
    assert line(found, 1).total == 100
    assert [one.dropped for one in line(found, 1).rounds] == [False, True]
    assert line(found, 3).total == 300


def test_equal_points_are_told_apart_by_the_best_round_else_the_place_is_shared() -> None:
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((100, 200)))),
        round_(2, ((1, 2, 3, 4), Score((150, 50)))),
    ]
    found = standings(PARTNERS, rounds)
    assert [(one.place, one.person) for one in found] == [(1, 3), (1, 4), (3, 1), (3, 2)]


def test_pairs_rank_by_matches_then_difference_then_points_and_count_as_one() -> None:
    rounds = [
        round_(
            1,
            ((1, 2, 3, 4), Score((500, 90), (2, -2), 0)),
            ((5, 6, 7, 8), Score((700, 80), (2, -2), 0)),
            ((9, 10, 11, 12), Score((10, 10))),
        ),
    ]
    found = standings(PAIRS, rounds)
    assert [(one.place, one.person, one.total) for one in found] == [
        *((1, 5, 1), (1, 6, 1), (2, 1, 1), (2, 2, 1)),
        *((3, 9, 0.5), (3, 10, 0.5), (3, 11, 0.5), (3, 12, 0.5)),
        *((5, 3, 0), (5, 4, 0), (6, 7, 0), (6, 8, 0)),
    ]
    assert (line(found, 1).difference, line(found, 1).points) == (2, 500)


def test_a_bye_of_pairs_is_worth_their_average_in_half_matches() -> None:
    won, lost = Score((9, 1), (1, -1), 0), Score((1, 9), (-1, 1), 1)
    rounds = [
        round_(1, ((1, 2, 3, 4), won), byes=(5, 6)),
        round_(2, ((1, 2, 5, 6), lost), byes=(3, 4)),
        round_(3, ((3, 4, 5, 6), won), byes=(1, 2)),
    ]
    found = standings(PAIRS, rounds)
    assert points(found, 1) == [1, 0, 0.5]
    assert points(found, 3) == [0, 0.5, 1]


def test_a_running_table_counts_nothing_yet() -> None:
    rounds = [round_(1, ((1, 2, 3, 4), Score((10, 20))), ((5, 6, 7, 8), None))]
    found = standings(PARTNERS, rounds)
    assert points(found, 5) == [None]
    assert line(found, 5).total == 0
    assert line(found, 5).rounds[0].table == 2


def test_a_level_match_knocks_out_nobody_and_a_missed_one_does() -> None:
    plan = Plan(Kind.KNOCK_OUT, 2, None, computers=False)
    won = Score((9, 1), (1, -1), 0)
    rounds = [
        round_(1, ((1, 2, 3, 4), Score((5, 5))), ((5, 6, 7, 8), won), byes=(9, 10)),
        round_(2, ((7, 8, 1, 2), won), ((3, 4, 5, 6), won)),
    ]
    first, second = undefeated(rounds)
    assert first == {1, 2, 3, 4, 5, 6, 9, 10}
    # 7 and 8 are out and knock out nobody; 9 and 10 have missed the second round.
    assert second == {1, 2, 3, 4}
    found = standings(plan, rounds)
    assert [one.person for one in found][:2] == [3, 4]


def test_who_was_knocked_out_later_stands_higher() -> None:
    plan = Plan(Kind.KNOCK_OUT, 3, None)
    rounds = evening(plan, 16, 5, level=False).rounds
    found = standings(plan, rounds)
    for survivors in undefeated(rounds):
        assert {one.person for one in found[: len(survivors)]} == survivors
    assert sorted({one.place for one in found}) == list(range(1, 9))


@pytest.mark.parametrize("kind", list(Kind))
def test_equal_places_have_equal_totals_and_sums_are_those_of_the_rounds(kind: Kind) -> None:
    side = 1 if kind is Kind.SINGLES else 2
    plan = Plan(kind, 4, None, side=side, dropped=0 if kind is Kind.KNOCK_OUT else 1)
    for seed in range(5):
        found = evening(plan, 11, seed, away=0.2, trouble=True).standings()
        assert len({one.person for one in found}) == len(found)
        places = [one.place for one in found]
        assert places == sorted(places)
        assert len({(one.place, one.total) for one in found}) == len(set(places))
        for one in found:
            counted = [line for line in one.rounds if not line.dropped]
            assert sum(line.points or 0 for line in counted) == one.total
            for line in one.rounds:
                assert (line.table is None) == (line.bye or line.missed)


def test_a_correction_changes_later_standings_alone() -> None:
    made = evening(Plan(Kind.NEW_PARTNERS, 4, 4), 8, 3, trouble=True)
    assert made.after(1)[0].scores == made.rounds[0].scores
    assert made.after(2)[0].scores[1] == made.corrections[0].score
    assert made.after(4)[1].scores == made.rounds[1].scores
