"""Textbook searchers within a processor time, for any game: opponents of masters in duels.

``flat-MS``      flat Monte Carlo over fresh even worlds, moves halved round by round
``weighed-MS``   the same, worlds weighted by the game's own evidence
``ismcts-MS``    information-set tree search, worlds weighted, everybody's best reply

MS are milliseconds of processor time a decision. All three have the game's policy as playout, and
its stakes; the tree has the policy as prior too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from gamekit.search.search import tree

KINDS: Final = ("flat", "weighed", "ismcts")
BATCH: Final = 8
"""Worlds between two looks at the clock."""
WORLDS: Final = 500
"""Most worlds of a tree."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A decision with a choice, as a game's own search sees it."""

    at: Any
    """Position (:mod:`gamekit.search.position`) without the others' hands."""
    draw: Callable[[], list[int]]
    """Draw a world; all that fit equally likely."""
    weigh: Callable[[list[list[int]]], list[float]]
    """Weights of worlds by the evidence."""
    policy: Any
    stakes: Any
    rng: Random
    width: float
    """Exploration of the tree, in spreads of the values."""
    heat: float
    """Temperature of the tree's priors, in the scores' unit."""


def searcher(name: str) -> Callable[[Problem], int] | None:
    """Searcher by name; ``None`` if it is none of these."""
    kind, _, given = name.partition("-")
    try:
        seconds = float(given) / 1000
    except ValueError:
        return None
    if kind not in KINDS or not 0 < seconds < 60:
        return None
    if kind == "ismcts":
        return lambda problem: _tree(problem, seconds)
    return lambda problem: _halving(problem, seconds, kind == "weighed")


def _halving(problem: Problem, seconds: float, weighed: bool) -> int:
    """Best move by mean value; after each equal part of the time the worse half is dropped."""
    at, policy, stakes = problem.at, problem.policy, problem.stakes
    began = process_time()
    sign = 1.0 if at.turn & 1 == 0 else -1.0
    running = [move for move, _ in policy.candidates(at)]
    sums = dict.fromkeys(running, 0.0)
    parts = max(1, (len(running) - 1).bit_length())
    for part in range(parts):
        while True:
            worlds = [problem.draw() for _ in range(BATCH)]
            weights = problem.weigh(worlds) if weighed else [1.0] * BATCH
            for world, weight in zip(worlds, weights, strict=True):
                for move in running:
                    end = at.copy()
                    end.enter(world)
                    ended = end.play(move) and stakes.ended(end)
                    value = stakes.value(end) if ended else policy.finish(end, stakes)
                    sums[move] += sign * weight * value
            if process_time() - began > seconds * (part + 1) / parts:
                break
        running.sort(key=lambda move: -sums[move])
        running = running[: (len(running) + 1) // 2]
    return int(running[0])


def _tree(problem: Problem, seconds: float) -> int:
    """Most visited move of the tree, half of the time for the worlds at most."""
    end = process_time() + seconds
    worlds: list[list[int]] = []
    weights: list[float] = []
    while len(worlds) < WORLDS and process_time() < end - seconds / 2:
        drawn = [problem.draw() for _ in range(BATCH)]
        worlds += drawn
        weights += problem.weigh(drawn)
    tallies = tree(
        problem.at,
        worlds,
        weights,
        problem.policy,
        problem.stakes,
        problem.rng,
        1_000_000,
        problem.width,
        problem.heat,
        lambda: process_time() > end,
    )
    best = max(tallies, key=lambda tally: (tally.visits, tally.mean()))
    return best.move if best.visits else int(problem.policy.pick(problem.at))
