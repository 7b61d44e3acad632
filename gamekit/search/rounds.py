"""Flat Monte Carlo in rounds: all moves in a few worlds, then the better ones in more.

With great luck, as with cards drawn from a stock, a tree wastes descents on unlikely moves. All
moves of a round are tried in the same worlds, and the policy's score counts as a number of worlds.
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
) -> list[Tally]:
    """Tallies, best first; moves of later rounds before the dropped ones.

    ``sizes``: worlds of each round; ``fields``: most moves of each round. ``worlds`` suffices for
    all rounds; a world counts for all moves of a round or for none.
    """
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    scores = dict(policy.candidates(root))
    tallies = [Tally(move) for move in scores]
    sums = dict.fromkeys(scores, 0.0)
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
            for tally in running:
                if stop():
                    return _by_mean(tallies, len(running))
                at = root.copy()
                at.enter(worlds[i])
                ended = at.play(tally.move) and stakes.ended(at)
                values.append(stakes.value(at) if ended else policy.finish(at, stakes))
            tried += share
            for tally, value in zip(running, values, strict=True):
                sums[tally.move] += sign * share * value
                tally.visits += 1
                worth = (sums[tally.move] + trust * scores[tally.move]) / (tried + trust)
                tally.total = tally.visits * worth
        first += size
        tallies = _by_mean(tallies, len(running))
    return tallies


def _by_mean(tallies: list[Tally], running: int) -> list[Tally]:
    """Sort the first ``running`` tallies by level; keep the others behind them."""
    return sorted(tallies[:running], key=lambda tally: -tally.level()) + tallies[running:]
