"""Towns of invented people with ratings, by seeds, for :mod:`tests.db.test_rating_abuse`."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from db import MatchFacts, PlayerFacts, SideFacts
from db.ratings.meetings import Meetings
from db.ratings.rating import MU, Skill, rated

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
    """A town after a quarter of a year of random honest matches, that many for everybody."""
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
