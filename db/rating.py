"""Ratings: OpenSkill's Plackett-Luce over two teams of two, in the order in which matches ended.

A team's result is split between partners by their uncertainty (the library's way). How clear the
win was scales the step: four fifths of it for a win by next to nothing, six fifths for one in which
the winners took no coche. Who left lost, whatever his team did; a person whom a stand-in replaced
for too long is passed over. At the first match of a new season everybody moves a quarter of the way
back to the start, and the uncertainty grows accordingly.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from db.results import MatchFacts, Rating, season

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
SCALE: Final = 40
"""Points of the shown scale for one of the model's."""
KEPT: Final = 0.75
"""What a new season leaves of the distance from the start."""

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)
# Weights as given: the library would stretch a team's to its own bounds. Compiled, it takes no
# ``None`` in the constructor, whatever its documentation says.
_MODEL.weight_bounds = None


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating in the model's own numbers."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    season: str = ""
    """Of the last rated match; empty before the first."""

    @property
    def shown(self) -> Rating:
        """On the scale that people see."""
        return Rating(round(SCALE * self.mu), round(SCALE * self.sigma), self.matches)


def in_season(skill: Skill, now: str) -> Skill:
    """The skill with which a season is begun."""
    if not skill.matches or skill.season == now:
        return skill
    mu = MU + KEPT * (skill.mu - MU)
    sigma = math.sqrt(KEPT * skill.sigma**2 + (1 - KEPT) * SIGMA**2)
    return Skill(mu, sigma, skill.matches, now)


def is_rated(facts: MatchFacts) -> bool:
    """Whether the match moves ratings: four persons, two a side."""
    users = [player.user_id for player in facts.players]
    teams = sorted(player.team for player in facts.players)
    return facts.rated and None not in users and len(set(users)) == 4 and teams == [0, 0, 1, 1]


def rated(facts: MatchFacts, before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The skills after the match of those whom it moves; ``before`` has all four persons'.

    Empty for an unrated match.
    """
    if not is_rated(facts):
        return {}
    now = season(facts.ended_at)
    skills = {user: in_season(skill, now) for user, skill in before.items()}
    won = _after(facts, skills, winners=facts.winner)
    lost = _after(facts, skills, winners=1 - facts.winner)
    moved: dict[int, Skill] = {}
    for player in facts.players:
        assert player.user_id is not None, "checked above"
        if player.rated:
            as_played = player.won or player.team != facts.winner
            moved[player.user_id] = (won if as_played else lost)[player.user_id]
    return moved


def _after(facts: MatchFacts, skills: Mapping[int, Skill], winners: int) -> dict[int, Skill]:
    teams: list[list[int]] = [[], []]
    for player in facts.players:
        assert player.user_id is not None, "checked by the caller"
        teams[player.team].append(player.user_id)
    step = _step(facts)
    result = _MODEL.rate(
        [[_MODEL.rating(skills[user].mu, skills[user].sigma) for user in team] for team in teams],
        ranks=[0 if team == winners else 1 for team in range(2)],
        # The library multiplies a gain by the weight and divides a loss by it.
        weights=[[step if team == winners else 1 / step] * 2 for team in range(2)],
    )
    now = season(facts.ended_at)
    return {
        user: Skill(new.mu, new.sigma, skills[user].matches + 1, now)
        for team, rates in zip(teams, result, strict=True)
        for user, new in zip(team, rates, strict=True)
    }


def _step(facts: MatchFacts) -> float:
    clear = abs(facts.coches[0] - facts.coches[1]) / max(1, *facts.coches)
    return 0.8 + 0.4 * clear
