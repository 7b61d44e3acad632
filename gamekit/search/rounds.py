"""Flat Monte Carlo in rounds: all moves in a few worlds, then the better ones in more.

With great luck, as with cards drawn from a stock, a tree wastes descents on unlikely moves. All
moves of a round are tried in the same worlds, and the policy's score counts as a number of worlds.
From each value its share of :meth:`Position.luck` is subtracted, as far as values depend on it.
"""

from __future__ import annotations

from collections.abc import Callable

from gamekit.search.position import P, Policy, Stakes
from gamekit.search.search import Tally


def rounds(
    root: P,
    worlds: list[list[int]],
    weights: list[float],
    policy: Policy[P],
    stakes: Stakes[P],
    stop: Callable[[], bool],
    sizes: list[int],
    fields: list[int],
    trust: float,
    scored: list[tuple[int, float]] | None = None,
) -> list[Tally]:
    """Tallies, best first; moves of later rounds before the dropped ones.

    ``sizes``: worlds of each round; ``fields``: most moves of each round. ``worlds`` suffices for
    all rounds; a world counts for all moves of a round or for none. ``scored``: moves to try with
    their scores, the policy's candidates by default.
    """
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    scores = dict(policy.candidates(root) if scored is None else scored)
    tallies = [Tally(move) for move in scores]
    sums = dict.fromkeys(scores, 0.0)
    lucks = dict.fromkeys(scores, 0.0)
    chanced: dict[int, list[float]] = {move: [] for move in scores}
    fit = Fit()
    mean = sum(weights) / len(weights)
    tried = 0.0
    first = 0
    for size, field in zip(sizes, fields, strict=True):
        running = tallies[:field]
        for i in range(first, min(first + size, len(worlds))):
            share = weights[i] / mean if mean > 0.0 else 1.0
            if share < 0.01:
                continue
            values: list[float] = []
            chances: list[float] = []
            for tally in running:
                if stop():
                    break
                at = root.copy()
                at.enter(worlds[i])
                ended = at.play(tally.move) and stakes.ended(at)
                values.append(stakes.value(at) if ended else policy.finish(at, stakes))
                chances.append(at.luck())
            if len(values) < len(running):
                break
            tried += share
            for tally, value, luck in zip(running, values, chances, strict=True):
                tally.visits += 1
                sums[tally.move] += sign * share * value
                lucks[tally.move] += sign * share * luck
                tally.shares.append(share)
                tally.values.append(sign * value)
                chanced[tally.move].append(sign * luck)
                fit.add(share, value, luck)
        if tried > 0.0:
            slope = fit.slope()
            for tally in running:
                total = sums[tally.move] - slope * lucks[tally.move]
                worth = (total + trust * scores[tally.move]) / (tried + trust)
                tally.total = tally.visits * worth
        first += size
        tallies = _by_mean(tallies, len(running))
        if stop():
            break
    slope = fit.slope()
    for tally in tallies:
        tally.trust = trust
        tally.prior = scores[tally.move]
        found = chanced[tally.move]
        tally.values = [tally.values[i] - slope * found[i] for i in range(len(found))]
    return tallies


class Fit:
    """Line through values by luck."""

    def __init__(self) -> None:
        self.shares = 0.0
        self.values = 0.0
        self.lucks = 0.0
        self.squares = 0.0
        self.products = 0.0

    def add(self, share: float, value: float, luck: float) -> None:
        """Add a rollout."""
        self.shares += share
        self.values += share * value
        self.lucks += share * luck
        self.squares += share * luck * luck
        self.products += share * value * luck

    def slope(self) -> float:
        """Gain in value with luck; 0 without any luck."""
        if self.shares <= 0.0:
            return 0.0
        spread = self.squares - self.lucks * self.lucks / self.shares
        if spread <= 0.0:
            return 0.0
        return (self.products - self.values * self.lucks / self.shares) / spread


def _by_mean(tallies: list[Tally], running: int) -> list[Tally]:
    """Sort the first ``running`` tallies by level; keep the others behind them."""
    return sorted(tallies[:running], key=lambda tally: -tally.level()) + tallies[running:]
