"""No abuse of the ratings gains more than honest play, and honest ratings are accurate.

A town is forty people of different skill who have played for a quarter of a year. Then somebody of
average skill, new to the town or known in it, plays some matches in two months, honestly or in one
of many other ways. All dice have seeds: the figures are always the same.
"""

from __future__ import annotations

import math
import pickle
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

import pytest

from db import MatchFacts, PlayerFacts, SideFacts
from db.ratings.meetings import Meetings
from db.ratings.rating import MU, SCALE, Skill, rated

DAY: Final = 86_400_000
START: Final = 1_792_500_000_000
"""UTC ms when somebody begins in the town: in October, so that no season ends meanwhile."""
TOWN: Final = 40
"""People of a town, and matches that each of them has played in it."""
SPREAD: Final = 4.0
"""Standard deviation of true skill, in the model's points."""
NOISE: Final = MU / 3
"""Amount of luck in a match, in the same points: as much as the model assumes."""
OFTEN: Final = 0.8
"""Probability that a match looks bad by half if it will be lost, and good if it will be won."""
DAYS: Final = 60
"""Days over which the matches are spread."""

# -- a town ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Course:
    """Extraordinary events of a match."""

    left: int = 0
    """People who left."""
    absent: int = 0
    """People with a stand-in for fifteen of their forty turns."""
    stood_in: int = 0
    """Turns of 40 that a stand-in played for the leaver."""
    guest: int = 0
    """Guest in the leaver's seat for the last four turns."""
    thrown: bool = False
    """Lost as clearly as can be."""


ORDINARY: Final = Course()
THROWN: Final = Course(thrown=True)


@dataclass
class Town:
    """People, their true skill, their ratings, and what happens among them."""

    dice: random.Random
    now: int
    """UTC ms."""
    true: dict[int, float] = field(default_factory=dict)
    skills: dict[int, Skill] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)
    number: int = 0

    def newcomer(self, true: float = MU) -> int:
        """A new account, and the true skill behind it."""
        user = len(self.true) + 1
        self.true[user] = true
        return user

    def average(self, count: int) -> list[int]:
        """People of the town with a true skill nearest to the start."""
        return sorted(range(1, TOWN + 1), key=lambda user: abs(self.true[user] - MU))[:count]

    def some(self, count: int, *without: int) -> list[int]:
        """People of the town by chance."""
        return self.dice.sample([user for user in range(1, TOWN + 1) if user not in without], count)

    def wins(self, one: Sequence[int], two: Sequence[int], help_: float = 0) -> bool:
        """Whether the first team wins by skill and luck."""
        ahead = help_ + sum(self.true[user] for user in one) - sum(self.true[user] for user in two)
        return self.dice.random() < 1 / (1 + math.exp(-ahead / NOISE))

    def bad(self, won: bool) -> bool:
        """Whether the match looks lost by half."""
        return (self.dice.random() < OFTEN) is not won

    def play(
        self, one: Sequence[int], two: Sequence[int], won: bool, course: Course = ORDINARY
    ) -> None:
        """Play a match that the first team won or lost."""
        close = 0 if course.thrown else self.dice.randrange(5)
        facts = _facts(self.number, self.now, one, two, won, close, course)
        self.number += 1
        users = [player.user_id or 0 for player in facts.players]
        before = {user: self.skills.get(user, Skill()) for user in users}
        after = rated(facts, before, self.meetings.before(facts))
        self.meetings.note(facts, after)
        self.skills |= after


def _facts(
    number: int,
    at: int,
    one: Sequence[int],
    two: Sequence[int],
    won: bool,
    close: int,
    course: Course,
) -> MatchFacts:
    winner = int(not won)
    players: list[PlayerFacts] = []
    for place, user in enumerate((one[0], two[0], one[1], two[1])):
        player = PlayerFacts(
            seat="NWSE"[place],
            user_id=user,
            level=None,
            side=place % 2,
            won=place % 2 == winner,
            left=False,
            rated=True,
            turns=40,
            stand_in_turns=0,
            counts={},
        )
        if user == course.absent:
            player = replace(player, rated=False, stand_in_turns=15)
        if user == course.left:
            player = replace(player, won=False, left=True, stand_in_turns=course.stood_in)
        if user == course.left and course.guest:
            guest = replace(player, user_id=course.guest, won=player.side == winner, left=False)
            players += [replace(player, turns=36), replace(guest, turns=4)]
        else:
            players.append(player)
    sides = tuple(SideFacts(side == winner, close if side == winner else 5) for side in range(2))
    return MatchFacts(
        1, number + 1, 9, "brouc", "brouc", 7, False, True, at, at, sides, tuple(players)
    )


def settled(seed: int, people: int = TOWN, matches: int = TOWN) -> Town:
    """A town after 90 days of random honest matches, ``matches`` a person on average."""
    dice = random.Random(seed)
    town = Town(dice, START)
    for _ in range(people):
        town.newcomer(dice.gauss(MU, SPREAD))
    total = people * matches // 4
    for number in range(total):
        town.now = START - 90 * DAY * (total - number) // total
        four = dice.sample(range(1, people + 1), 4)
        town.play(four[:2], four[2:], town.wins(four[:2], four[2:]))
    return town


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
    "stops it while winners are away": _when_bad(lambda town, me, partner: ORDINARY),
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


def test_no_abuse_gains_more_than_honest_play() -> None:
    for new, ways in ((True, NEW), (False, KNOWN)):
        by = measure(TOWNS, new, MATCHES)
        assert by.luck.mean < by.winning.mean
        assert by.luck.board < by.winning.board
        for name, way in ways.items():
            gain = average(way, TOWNS, new, MATCHES)
            assert gain.mean <= by.luck.mean, name
            assert gain.board <= by.luck.board, name
            # New accounts do not even reach the place of honest play on the board.
            assert not new or gain.board < by.honest.board, name


def test_a_ring_of_new_accounts_gains_little() -> None:
    assert average(ring_of_four, 2, True, MATCHES).mean < 65


@pytest.mark.parametrize(("people", "correlation"), [(12, 0.63), (30, 0.71)])
def test_the_honest_are_rated_by_their_skill(people: int, correlation: float) -> None:
    rank, error = order(people, TOWNS)
    assert rank > correlation
    assert error < 125
