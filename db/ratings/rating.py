"""Ratings: OpenSkill's Plackett-Luce over the sides, in the order in which matches ended.

The winners come first, all others share the second place. A side's result is split between partners
by their uncertainty (the library's way). The difference between the sides' scores scales the step:
four fifths of it for a win by next to nothing, six fifths for one against a side at nothing. The
match weighs less for a person each time against the same people, and less against people of whom
little is known: its weight is the mean of two, one for each opponent, each the product of

- :func:`freshness`: 1 at the first meeting as opponents, 3/5 at the second, 2/5 at the third. All
  meetings of :data:`SPAN` together never count more than four, so nobody's rating rests on a few.
- :func:`standing`: unknown opponents say little, and next to nothing about a well-known player. So
  new accounts cannot carry anybody up.

The figures behind it are in docs/ratings.md.

A seat belongs to the player of most of its turns: a guest for the last deals is passed over. A
player who left lost, whatever their side did. A player whose stand-in played too long can lose, but
not gain; a stand-in's turns on partners' seats reduce a gain, but not a loss. So neither going away
nor sending the partner away ever pays.

At the first match of a new season everybody moves a quarter of the way back to the start, and the
uncertainty grows accordingly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from openskill.models import PlackettLuce

from db.results import MatchFacts, PlayerFacts, Rating, season

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
SCALE: Final = 40
"""Points of the shown scale for one of the model's."""
KEPT: Final = 0.75
"""Part of the distance from the start that a new season leaves."""
SPAN: Final = 90 * 86_400_000
"""Milliseconds after which a meeting is forgotten."""
REMEMBERED: Final = 100
"""Newest rated matches of a person in which meetings are counted."""
LEAST: Final = 0.2
"""Weight of an unknown opponent: without it nobody's rating could begin."""
ENOUGH: Final = 0.5
"""Knowledge from which an opponent counts in full."""
COMPARED: Final = 0.4
"""Knowledge beyond this is not compared with the opponent's."""
_NOTHING: Final = 0.02
"""Keeps the comparison finite where nothing is known."""

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)
# Weights as given: the library would stretch a team's to its own bounds. Compiled, it takes no
# ``None`` in the constructor, whatever its documentation says.
_MODEL.weight_bounds = None

Met = Mapping[tuple[int, int], int]
"""Person and opponent → number of their recent meetings in the person's rated matches."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating in the model's own numbers."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    season: str = ""
    """Season of the last rated match; empty before the first."""

    @property
    def shown(self) -> Rating:
        """The rating on the scale shown to people."""
        return Rating(round(SCALE * self.mu), round(SCALE * self.sigma), self.matches)


SETTLED: Final = 10
"""Answers to puzzles after which a person's rating moves by :data:`CALM` of a step."""
CALM: Final = 1 / 3


def answered(person: Skill, puzzle: Skill, right: bool) -> tuple[Skill, Skill]:
    """Skills of a person and a puzzle after the first answer, as of a match between them."""
    step = 1.0 if person.matches < SETTLED else CALM
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in (person, puzzle)]
    (mine,), (its,) = _MODEL.rate(teams, ranks=[0, 1] if right else [1, 0])
    return (
        replace(
            person,
            mu=person.mu + step * (mine.mu - person.mu),
            sigma=mine.sigma,
            matches=person.matches + 1,
        ),
        replace(puzzle, mu=its.mu, sigma=its.sigma, matches=puzzle.matches + 1),
    )


def in_season(skill: Skill, now: str) -> Skill:
    """The skill at the beginning of a season."""
    if not skill.matches or skill.season == now:
        return skill
    mu = MU + KEPT * (skill.mu - MU)
    sigma = math.sqrt(KEPT * skill.sigma**2 + (1 - KEPT) * SIGMA**2)
    return Skill(mu, sigma, skill.matches, now)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match, as input of its rating."""

    side: int
    user: int
    """The player of most of its turns."""
    left: bool
    """Whether they left, or had to give up the seat."""
    present: bool
    """Whether they played enough of their turns to gain."""
    played: float
    """The share of the seat's turns played by persons."""
    gone: tuple[int, ...]
    """Former players of the seat who left."""


def seats_of(facts: MatchFacts) -> tuple[Seat, ...]:
    """The seats of a match that moves ratings; empty for another.

    Every seat must have a person of its own.
    """
    if not facts.rated:
        return ()
    by_seat: dict[str, list[PlayerFacts]] = {}
    for player in facts.players:
        by_seat.setdefault(player.seat, []).append(player)
    seats = tuple(seat for several in by_seat.values() if (seat := _seat(several)) is not None)
    users = {seat.user for seat in seats}
    sides = {seat.side for seat in seats}
    whole = len(users) == len(by_seat) and sides == set(range(len(facts.sides)))
    return seats if whole and len(sides) > 1 else ()


def rated(facts: MatchFacts, before: Mapping[int, Skill], met: Met) -> dict[int, Skill]:
    """The new skills of the people whom the match moves; ``before`` has all persons of the match.

    Empty for an unrated match.
    """
    seats = seats_of(facts)
    if not seats:
        return {}
    now = season(facts.ended_at)
    skills = {user: in_season(skill, now) for user, skill in before.items()}
    after: dict[int, Skill] = {}
    for number, seat in enumerate(seats):
        won = facts.sides[seat.side].won and not seat.left
        share = 1.0
        if won:
            partners = [one.played for one in seats if one is not seat and one.side == seat.side]
            share = sum(partners) / len(partners) if partners else 1.0
            share *= seat.present
        after[seat.user] = _moved(facts, seats, number, won, skills, met, share)
        for user in seat.gone:
            if user not in {one.user for one in seats}:
                theirs = [*seats]
                theirs[number] = replace(seat, user=user)
                after[user] = _moved(facts, theirs, number, False, skills, met, 1.0)
    return {user: replace(skill, season=now) for user, skill in after.items()}


def _seat(several: Sequence[PlayerFacts]) -> Seat | None:
    """One seat from its successive players; ``None`` for a computer's."""
    turns: dict[int | None, int] = {}
    for player in several:
        own = player.turns - player.stand_in_turns
        turns[player.user_id] = turns.get(player.user_id, 0) + own
    # Of equals the first.
    user = max(turns, key=turns.__getitem__)
    if user is None:
        return None
    # A player who came back to the seat counts as they left it last.
    last = {player.user_id: player for player in several}
    total = sum(player.turns for player in several)
    stood_in = sum(player.stand_in_turns for player in several)
    return Seat(
        side=last[user].side,
        user=user,
        left=last[user].left,
        present=last[user].rated,
        played=1 - stood_in / total if total else 1.0,
        gone=tuple(
            other for other in turns if other is not None and other != user and last[other].left
        ),
    )


def _moved(
    facts: MatchFacts,
    seats: Sequence[Seat],
    number: int,
    won: bool,
    skills: Mapping[int, Skill],
    met: Met,
    share: float,
) -> Skill:
    """One person's skill after the match as if their side had won it or lost it."""
    mine = seats[number]
    user, skill = mine.user, skills[mine.user]
    order = [mine.side, *(side for side in range(len(facts.sides)) if side != mine.side)]
    teams = [[seat.user for seat in seats if seat.side == side] for side in order]
    others = [other for team in teams[1:] for other in team]
    # A player who left a winning side has lost to everybody.
    as_it_was = won == facts.sides[mine.side].won
    first = [won, *(facts.sides[side].won if as_it_was else True for side in order[1:])]
    step = _step(facts)
    result = _MODEL.rate(
        [[_MODEL.rating(skills[one].mu, skills[one].sigma) for one in team] for team in teams],
        ranks=[0 if one else 1 for one in first],
        # The library multiplies a gain by the weight and divides a loss by it.
        weights=[
            [step if one else 1 / step] * len(team) for one, team in zip(first, teams, strict=True)
        ],
    )
    new = result[0][teams[0].index(user)]
    weight = share * _weight(user, others, skills, met)
    precision = (1 - weight) / skill.sigma**2 + weight / new.sigma**2
    return replace(
        skill,
        mu=skill.mu + weight * (new.mu - skill.mu),
        sigma=precision**-0.5,
        matches=skill.matches + 1,
    )


def _weight(user: int, others: Iterable[int], skills: Mapping[int, Skill], met: Met) -> float:
    own = knowledge(skills[user].sigma, SIGMA)
    weights = [
        freshness(met.get((user, other), 0)) * standing(own, knowledge(skills[other].sigma, SIGMA))
        for other in others
    ]
    return sum(weights) / len(weights)


def _step(facts: MatchFacts) -> float:
    """Scale of the step by the difference of the scores, between the nearest winner and loser."""
    won = [side.score for side in facts.sides if side.won]
    lost = [side.score for side in facts.sides if not side.won]
    clear = [
        abs(one - other) / max(1, abs(one), abs(other))
        for one in won
        for other in lost
        if one is not None and other is not None
    ]
    return 0.8 + 0.4 * min(1.0, *clear) if clear else 1.0


def freshness(met: int) -> float:
    """Weight of an opponent after that many meetings.

    >>> [round(freshness(met), 2) for met in range(6)]
    [1.0, 0.6, 0.4, 0.29, 0.21, 0.17]
    >>> round(sum(map(freshness, range(1_000_000))), 3)
    4.0
    """
    return 12 / ((met + 3) * (met + 4))


def knowledge(sigma: float, start: float) -> float:
    """Knowledge about somebody from their uncertainty and that of a beginner: 0 to 1."""
    return max(0.0, 1 - (sigma / start) ** 2)


def standing(mine: float, theirs: float) -> float:
    """Weight of an opponent by the knowledge about both.

    >>> [round(standing(mine, theirs), 3) for mine, theirs in [(0, 0), (0.6, 0.6), (0, 0.6)]]
    [0.2, 1.0, 1.0]
    >>> standing(0.6, 0) < 0.0001
    True
    """
    known, own = min(theirs, COMPARED) + _NOTHING, min(mine, COMPARED) + _NOTHING
    return max(LEAST, min(1.0, theirs / ENOUGH)) * min(1.0, known / own) ** 3
