"""Linear policies learn from self-play: one step a moment, and the average of all steps.

A policy's score for a move is the sum of the weights of its features. A moment's moves are played
out, each with the hidden things as they truly are; the first rounds fit the scores to the
differences between what came of them, later ones also climb what a player would win who chose by
the scores with a little chance. The games' own modules deal, play and say what features there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp


@dataclass(frozen=True, slots=True)
class Round:
    """How one round learns."""

    deals: int
    """Played by each process."""
    rate: float
    """The least step towards a return."""
    fit: float = 0.3
    """The weight of fitting the returns."""
    climb: float = 6.0
    """The weight of climbing the winnings."""
    steady: int = 1000
    """As if each weight had been learned from so many moves already."""


class Learner:
    """Weights under training, with their running average."""

    def __init__(self, weights: Sequence[float], way: Round, heat: float, doubt: int = 40) -> None:
        """``heat``: the temperature of the chooser whose winnings are climbed; ``doubt``: how
        often a feature is seen until half of what was learned of it is believed."""
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
        """One step, from the features and the returns of one moment's moves."""
        weights, way = self.weights, self.way
        said = [sum([weights[i] for i in indices]) for indices in sets]
        said_mean = sum(said) / len(sets)
        true_mean = sum(returns) / len(sets)
        high = max(said)
        shares = [exp((score - high) / self.heat) for score in said]
        whole = sum(shares)
        won = sum(share * true for share, true in zip(shares, returns, strict=True)) / whole
        self.step += 1
        for indices, now, share, true in zip(sets, said, shares, returns, strict=True):
            error = (true - true_mean) - (now - said_mean)
            push = way.fit * error + way.climb * share / whole * (true - won)
            for i in indices:
                self.seen[i] += 1
                rate = max(way.rate, 0.3 / (way.steady + self.seen[i]))
                self.total[i] += weights[i] * (self.step - self.since[i])
                self.since[i] = self.step
                weights[i] += rate * push

    def average(self) -> list[float]:
        """The weights' average over all steps; rare features shrink towards zero."""
        done: list[float] = []
        for i, weight in enumerate(self.weights):
            total = self.total[i] + weight * (self.step - self.since[i])
            mean = total / self.step if self.step else weight
            done.append(mean * self.seen[i] / (self.seen[i] + self.doubt))
        return done
