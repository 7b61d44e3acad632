"""Evenings played by chance, for tests of draw, standings and record."""

from __future__ import annotations

from random import Random

from games.tournament.pairing import draw
from games.tournament.plan import Kind, Plan, Round, Score


def partners(plan: Plan, people: int) -> tuple[tuple[int, int], ...]:
    """Fixed pairs of the first people, where the kind has them."""
    if plan.side == 1 or not plan.matches:
        return ()
    return tuple((one, one + 1) for one in range(1, people, 2))


def score(chance: Random, *, level: bool = True) -> Score:
    """Result of a table. ``level``: whether it may be level."""
    points, difference = chance.randrange(628), chance.choice((-3, -2, -1, *[0] * level, 1, 2, 3))
    won = None if difference == 0 else int(difference < 0)
    return Score((points, 628 - points), (difference, -difference), won)


def evening(
    plan: Plan, people: int, seed: int, *, away: float = 0, level: bool = True
) -> list[Round]:
    """All rounds. ``away``: probability of a person to miss a round."""
    chance, rounds = Random(seed), list[Round]()
    cut = chance.randint(1, 999)
    seeds = range(1, people + 1) if plan.kind is Kind.KNOCK_OUT else ()
    for number in range(1, plan.rounds + 1):
        there = [one for one in range(1, people + 1) if chance.random() >= away]
        present = tuple(there if len(there) >= 4 else range(1, people + 1))
        pairs = tuple(one for one in partners(plan, people) if set(one) <= set(present))
        secret = chance.randbytes(32)
        drawn = draw(plan, rounds, present, secret, cut, pairs=pairs, seeds=seeds)
        scores = {table.number: score(chance, level=level) for table in drawn.tables}
        rounds.append(Round(number, present, drawn, scores, pairs))
    return rounds
