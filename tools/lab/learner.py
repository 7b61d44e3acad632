"""Training of linear policies by self-play, with averaged stochastic steps.

A policy scores a move by the sum of its features' weights. At a position each move is played out
with the true hidden cards. The first rounds fit score differences to the returns; later ones also
climb the expected return of a softmax player. A search's choices may be imitated after that. The
games deal, play and name the features.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any


@dataclass(frozen=True, slots=True)
class Round:
    """Parameters of a training round."""

    deals: int
    """Deals of each process."""
    rate: float
    """Minimum learning rate."""
    fit: float = 0.3
    """Weight of fitting the returns."""
    climb: float = 6.0
    """Weight of climbing the expected return."""
    steady: int = 1000
    """Occurrences added to those of a feature, so that its learning rate begins low."""


class Learner:
    """Weights in training, with their running average."""

    def __init__(self, weights: Sequence[float], way: Round, heat: float, doubt: int = 40) -> None:
        """``heat``: temperature of the softmax player. ``doubt``: occurrences of a feature after
        which half of its learned weight is used."""
        size = len(weights)
        self.weights = list(weights)
        self.way = way
        self.heat = heat
        self.doubt = doubt
        self.total = [0.0] * size
        self.since = [0] * size
        self.step = 0
        self.seen = [0] * size

    def learn(self, sets: Sequence[Sequence[int]], returns: Sequence[float]) -> None:
        """Make one step from the features and returns of a position's moves."""
        way = self.way
        said, shares = self._said(sets)
        said_mean = sum(said) / len(sets)
        true_mean = sum(returns) / len(sets)
        won = sum(share * true for share, true in zip(shares, returns, strict=True))
        pushes: list[float] = []
        for now, share, true in zip(said, shares, returns, strict=True):
            error = (true - true_mean) - (now - said_mean)
            pushes.append(way.fit * error + way.climb * share * (true - won))
        self._step(sets, pushes)

    def imitate(self, sets: Sequence[Sequence[int]], chosen: int) -> None:
        """Make one step towards a move that was chosen from these, given their features."""
        _, shares = self._said(sets)
        likely = [self.heat * (float(i == chosen) - share) for i, share in enumerate(shares)]
        self._step(sets, likely)

    def _said(self, sets: Sequence[Sequence[int]]) -> tuple[list[float], list[float]]:
        """Scores of moves, and the softmax player's shares."""
        weights = self.weights
        said = [sum([weights[i] for i in indices]) for indices in sets]
        high = max(said)
        parts = [exp((score - high) / self.heat) for score in said]
        whole = sum(parts)
        return said, [part / whole for part in parts]

    def _step(self, sets: Sequence[Sequence[int]], pushes: Sequence[float]) -> None:
        weights, way = self.weights, self.way
        self.step += 1
        for indices, push in zip(sets, pushes, strict=True):
            for i in indices:
                self.seen[i] += 1
                rate = max(way.rate, 0.3 / (way.steady + self.seen[i]))
                self.total[i] += weights[i] * (self.step - self.since[i])
                self.since[i] = self.step
                weights[i] += rate * push

    def average(self) -> list[float]:
        """Average weights over all steps; rare features shrink towards zero."""
        done: list[float] = []
        for i, weight in enumerate(self.weights):
            total = self.total[i] + weight * (self.step - self.since[i])
            mean = total / self.step if self.step else weight
            done.append(mean * self.seen[i] / (self.seen[i] + self.doubt))
        return done


def duel(
    policies: tuple[Any, Any],
    start: Callable[[Random], Any],
    gain: Callable[[Any, int], float],
    deals: int,
    seed: int,
) -> tuple[float, float]:
    """Mean gain of the first policy a deal and its standard error, over duplicate deals.

    ``start``: a deal before its first move; ``gain``: a side's at a deal's end.
    """
    rng = Random(seed)
    results: list[float] = []
    for _ in range(deals):
        dealt, both = start(rng), 0.0
        for side in (0, 1):
            at = dealt.copy()
            while not at.over():
                at.play(policies[at.turn & 1 ^ side].pick(at))
            both += gain(at, side)
        results.append(both / 2)
    return sum(results) / deals, standard_error(results)


def standard_error(results: Sequence[float]) -> float:
    """Standard error of the results' mean; 0 for a single one."""
    n = len(results)
    mean = sum(results) / n
    return float((sum((result - mean) ** 2 for result in results) / max(1, n - 1) / n) ** 0.5)
