"""No abuse of the ratings gains more than honest play, and honest ratings are accurate.

A town is forty people of different skill who have played for a quarter of a year. Then somebody of
average skill, new to the town or known in it, plays some matches in two months, honestly or in one
of many other ways. All dice have seeds: the figures are always the same.
"""

from __future__ import annotations

import math
import pickle
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

from db.ratings.rating import MU, SCALE, Skill
from tests.db.towns import DAY, ORDINARY, SPREAD, THROWN, TOWN, Course, Town, settled

DAYS: Final = 60
"""Days over which the matches are spread."""


# -- ways to play ----------------------------------------------------------------------------------

Way = Callable[[Town, int, Sequence[int]], Iterator[None]]
"""Town, player, three accomplices as new or known → a generator of matches, one at a time."""


def honest(town: Town, me: int, _: Sequence[int]) -> Iterator[None]:
    """With and against anybody."""
    while True:
        partner, *others = town.some(3, me)
        town.play((me, partner), others, town.wins((me, partner), others))
        yield


def always_wins(town: Town, me: int, _: Sequence[int]) -> Iterator[None]:
    """With and against anybody, winning every match: the record that cheats pretend to have."""
    while True:
        partner, *others = town.some(3, me)
        town.play((me, partner), others, True, THROWN)
        yield


def ring_of_four(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """Always the same two throw to the same two."""
    while True:
        town.play((me, ring[0]), ring[1:], True, THROWN)
        yield


def ring_of_eight(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """Six throw in changing pairs."""
    six = [*ring[1:], *(town.newcomer() for _ in range(4))]
    while True:
        town.play((me, ring[0]), town.dice.sample(six, 2), True, THROWN)
        yield


def weak_pair(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """Always the two weakest, who do their best."""
    weak = sorted(range(1, TOWN + 1), key=town.true.__getitem__)[:2]
    while True:
        town.play((me, ring[0]), weak, town.wins((me, ring[0]), weak))
        yield


def fresh_accounts(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """Two new accounts a match throw."""
    while True:
        town.play((me, ring[0]), (town.newcomer(), town.newcomer()), True, THROWN)
        yield


def newcomers(town: Town, me: int, _: Sequence[int]) -> Iterator[None]:
    """Only against real newcomers, who play worse than they are rated."""
    while True:
        (partner,) = town.some(1, me)
        weak = town.newcomer(MU - 5), town.newcomer(MU - 5)
        town.play((me, partner), weak, town.wins((me, partner), weak))
        yield


def _when_bad(course: Callable[[Town, int, int], Course | None]) -> Way:
    def way(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
        while True:
            team, others = (me, ring[0]), town.some(2, me, ring[0])
            won = town.wins(team, others)
            how = course(town, me, ring[0]) if town.bad(won) else ORDINARY
            if how is not None:
                town.play(team, others, won, how)
            yield

    return way


def stopping(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """The losers vote to stop while the winners are away: they have given up."""
    while True:
        team, others = (me, ring[0]), town.some(2, me, ring[0])
        won = town.wins(team, others)
        town.play(team, others, won)
        yield


def strong_stand_in(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """The partner leaves at once, and a computer player plays better than they would."""
    while True:
        team, others = (me, ring[0]), town.some(2, me, ring[0])
        won = town.wins(team, others, 2 * SPREAD)
        town.play(team, others, won, Course(left=ring[0], stood_in=38))
        yield


def guest_for_the_win(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """Takes an accomplice's seat for the last deal of matches that are as good as won."""
    while True:
        partner, *others = town.some(3, me, ring[0])
        town.play((ring[0], partner), others, True, Course(left=ring[0], guest=me))
        yield


def strong_guest(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """The ring of four, but the best player of the town takes a loser's seat for the last deal."""
    best = max(range(1, TOWN + 1), key=town.true.__getitem__)
    while True:
        course = Course(left=ring[1], guest=best, thrown=True)
        town.play((me, ring[0]), ring[1:], True, course)
        yield


def low_partner(town: Town, me: int, ring: Sequence[int]) -> Iterator[None]:
    """The partner has lost twenty matches on purpose before, and is underrated."""
    for _ in range(20):
        partner, *others = town.some(3, me, ring[0])
        town.play((ring[0], partner), others, False, THROWN)
    while True:
        team, others = (me, ring[0]), town.some(2, me, ring[0])
        town.play(team, others, town.wins(team, others))
        yield


NEW: Final = {
    "two throw to two": ring_of_four,
    "six throw in changing pairs": ring_of_eight,
    "fresh accounts throw": fresh_accounts,
}
KNOWN: Final = NEW | {
    "always the weakest pair": weak_pair,
    "only newcomers": newcomers,
    "leaves when it looks bad": _when_bad(lambda town, me, partner: Course(left=me)),
    "stays away when it looks bad": _when_bad(lambda town, me, partner: Course(absent=me)),
    "partner leaves for a guest then": _when_bad(
        lambda town, me, partner: Course(left=partner, guest=town.newcomer())
    ),
    "stops it while winners are away": stopping,
    "a strong stand-in as partner": strong_stand_in,
    "comes as a guest for the win": guest_for_the_win,
    "strong guest for a loser": strong_guest,
    "partner lost on purpose before": low_partner,
}


# -- what it gains ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of the shown scale."""

    mean: float
    board: float
    """By the rating less three times its uncertainty."""


@cache
def _settled(seed: int) -> bytes:
    """A town, packed: unpacking one takes a tenth of the time of copying it."""
    return pickle.dumps(settled(seed), pickle.HIGHEST_PROTOCOL)


def gains(way: Way, seed: int, new: bool, length: int) -> Gain:
    """Gain of somebody of average skill by that many matches."""
    town: Town = pickle.loads(_settled(seed % 1000))
    town.dice.seed(seed)
    if new:
        me, *ring = (town.newcomer() for _ in range(4))
    else:
        me, *ring = town.average(4)
    before = town.skills.get(me, Skill())
    matches = way(town, me, ring)
    for _ in range(length):
        town.now += DAYS * DAY // length
        next(matches)
    after = town.skills.get(me, Skill())
    mean = SCALE * (after.mu - before.mu)
    return Gain(mean, mean - 3 * SCALE * (after.sigma - before.sigma))


@dataclass(frozen=True, slots=True)
class Measure:
    """Gain of honest play, the yardstick of other ways."""

    honest: Gain
    luck: Gain
    """Exceeded by one honest person in twenty."""
    winning: Gain
    """Gain of a player who wins every match, against anybody."""

    def fair(self, gain: Gain) -> bool:
        """Whether it is no more than luck gives to the honest."""
        return gain.mean <= self.luck.mean and gain.board <= self.luck.board


def measure(towns: int, new: bool, length: int) -> Measure:
    """The honest gains of that many matches."""
    several = [gains(honest, seed, new, length) for seed in _seeds(towns, 8)]
    return Measure(
        _mean(several),
        Gain(_luck([one.mean for one in several]), _luck([one.board for one in several])),
        average(always_wins, towns, new, length),
    )


def average(way: Way, towns: int, new: bool, length: int) -> Gain:
    """Average gain of that many matches of a way to play."""
    return _mean([gains(way, seed, new, length) for seed in _seeds(towns, 1)])


def _seeds(towns: int, each: int) -> list[int]:
    return [1000 * run + town for run in range(each) for town in range(towns)]


def _mean(several: Sequence[Gain]) -> Gain:
    return Gain(
        statistics.fmean(one.mean for one in several),
        statistics.fmean(one.board for one in several),
    )


def _luck(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def order(people: int, towns: int) -> tuple[float, float]:
    """Rank correlation with true skill and error in points, of honest people after 40 matches."""
    ranks, errors = [], []
    for seed in range(towns):
        town = settled(seed, people)
        true = [town.true[user] for user in sorted(town.true)]
        shown = [town.skills.get(user, Skill()).mu for user in sorted(town.true)]
        ranks.append(statistics.correlation(_ranks(shown), _ranks(true)))
        ahead = statistics.fmean(shown) - statistics.fmean(true)
        off = [mu - ahead - skill for mu, skill in zip(shown, true, strict=True)]
        errors.append(SCALE * math.sqrt(statistics.fmean(value**2 for value in off)))
    return statistics.fmean(ranks), statistics.fmean(errors)


def _ranks(values: Sequence[float]) -> list[int]:
    return [sorted(values).index(value) for value in values]


TOWNS: Final = 12
MATCHES: Final = 20


@pytest.mark.parametrize("new", [True, False])
def test_no_abuse_gains_more_than_honest_play(new: bool) -> None:
    by = measure(TOWNS, new, MATCHES)
    assert by.luck.mean < by.winning.mean
    assert by.luck.board < by.winning.board
    for name, way in (NEW if new else KNOWN).items():
        gain = average(way, TOWNS, new, MATCHES)
        assert by.fair(gain), name
        # New accounts do not even reach the place of honest play on the board.
        assert not new or gain.board < by.honest.board, name


def test_a_ring_of_new_accounts_gains_little() -> None:
    assert average(ring_of_four, 2, True, MATCHES).mean < 65


@pytest.mark.parametrize(("people", "correlation"), [(12, 0.63), (30, 0.71)])
def test_the_honest_are_rated_by_their_skill(people: int, correlation: float) -> None:
    rank, error = order(people, TOWNS)
    assert rank > correlation
    assert error < 125
