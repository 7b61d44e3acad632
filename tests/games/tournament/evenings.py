"""Evenings played by chance, for tests of draw, standings and record."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from gamekit.cards.shuffle import commitment
from games.tournament.pairing import draw
from games.tournament.plan import Kind, Plan, Round, Score
from games.tournament.record import Correction, Evening


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
    plan: Plan,
    people: int,
    seed: int,
    *,
    away: float = 0,
    level: bool = True,
    trouble: bool = False,
) -> Evening:
    """A whole evening.

    ``away``: probability of a person to miss a round. ``level``: whether matches may be level.
    ``trouble``: places are exchanged, people do not appear, results are corrected.
    """
    chance = Random(seed)
    secrets = {number: chance.randbytes(32) for number in range(1, plan.rounds + 1)}
    commitments = {number: commitment(secret) for number, secret in secrets.items()}
    seeds = tuple(range(1, people + 1)) if plan.kind is Kind.KNOCK_OUT else ()
    found = Evening(plan, (), chance.randint(1, 999), commitments, secrets, seeds)
    for number, secret in secrets.items():
        there = [one for one in range(1, people + 1) if chance.random() >= away]
        present = tuple(there if len(there) >= 4 else range(1, people + 1))
        pairs = tuple(one for one in partners(plan, people) if set(one) <= set(present))
        before, cut = found.after(number - 1), found.cut or 0
        drawn = draw(plan, before, present, secret, cut, pairs=pairs, seeds=seeds)
        one = Round(number, present, drawn, {}, pairs)
        if trouble:
            first, second = chance.sample(present, 2)
            one = replace(one, changes=((first, second), (second, people + number)))
            one = replace(one, missed=(chance.choice(sorted(one.there)),))
        one = replace(
            one, scores={table.number: score(chance, level=level) for table in drawn.tables}
        )
        found = replace(found, rounds=(*found.rounds, one))
        if trouble and number % 2 == 0:
            fix = Correction(number - 1, 1, score(chance), "added up wrongly", number)
            found = replace(found, corrections=(*found.corrections, fix))
    return found


def rounds(
    plan: Plan, people: int, seed: int, *, away: float = 0, level: bool = True
) -> list[Round]:
    """Rounds of such an evening."""
    return list(evening(plan, people, seed, away=away, level=level).rounds)
