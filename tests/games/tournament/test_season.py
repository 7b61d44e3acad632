"""Seasons: best results, ties, champions; equal to a naive count."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tournament.season import Finish, SeasonRules, Worth, champions, season

EVENINGS = st.lists(
    st.dictionaries(
        st.integers(1, 6), st.builds(Finish, st.integers(1, 6), st.integers(-200, 400))
    ),
    max_size=6,
)


@given(EVENINGS, st.integers(1, 4), st.sampled_from(Worth))
def test_the_best_results_count(evenings: list[dict[int, Finish]], best: int, worth: Worth) -> None:
    rules = SeasonRules(best, 6, worth)
    lines = season(evenings, rules)
    assert {line.person for line in lines} == {one for evening in evenings for one in evening}
    for line in lines:
        there = [result for result in line.results if result is not None]
        some = combinations(there, min(best, len(there)))
        assert line.points == max(map(sum, some))
        assert line.points == sum(line.results[number] or 0 for number in line.counted)
        assert line.place == 1 + sum(other.points > line.points for other in lines)
        assert line.total == sum(one[line.person].total for one in evenings if line.person in one)
    assert all(a.points >= b.points for a, b in pairwise(lines))


def test_points_by_place_are_one_and_one_for_each_person_behind() -> None:
    evening = {1: Finish(1, 90), 2: Finish(2, 80), 3: Finish(2, 80), 4: Finish(4, 70)}
    lines = season([evening], SeasonRules())
    assert [(line.person, line.place, line.points) for line in lines] == [
        (1, 1, 4),
        (2, 2, 2),
        (3, 2, 2),
        (4, 4, 1),
    ]


def test_the_points_champion_has_the_highest_sum_of_all_totals() -> None:
    first, second = {1: Finish(1, 90), 2: Finish(2, 80)}, {2: Finish(1, 85)}
    lines = season([first, second], SeasonRules(best=1))
    assert champions(lines) == (2,)
    assert lines[0].person == 1
    assert lines[1].evenings == 2


def test_evenings_after_the_last_do_not_count() -> None:
    evening = {1: Finish(1, 90)}
    (line,) = season([evening] * 9, SeasonRules(5, 7, Worth.SCORE))
    assert line.points == 450
    assert line.results == (90,) * 7


def test_a_season_in_which_nothing_counts_is_refused() -> None:
    with pytest.raises(ValueError, match="0 of 7"):
        SeasonRules(0)
