"""Search over weighted worlds: flat Monte Carlo and an information-set tree (PUCT).

Both take a position in which only the seat in turn's hand counts, worlds with weights, the policy
and the stakes, and return a tally for each legal card. The number of iterations is fixed, not the
time, so that the same seed gives the same card everywhere; a deadline may still cut them short.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random

from players.kernel import Position, bits
from players.policy import Policy
from players.stakes import Stakes


class Tally:
    """What a search found out about one card."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.visits = 0
        self.total = 0.0
        """The sum of values for the searching seat's team."""
        self.prior = 0.0

    def mean(self) -> float:
        """The expected value for the searching seat's team; 0 when never tried."""
        return self.total / self.visits if self.visits else 0.0


def finish(at: Position, policy: Policy, stakes: Stakes) -> float:
    """The value, for North-South, of playing a position to its end by the policy."""
    while at.done < 8:
        if at.play(policy.pick(at)) and stakes.ended(at):
            break
    return stakes.value(at)


def pick_world(sums: list[float], rng: Random) -> int:
    """The index of a world, in proportion to the weights whose running sums are given."""
    point = rng.random() * sums[-1]
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


def running(weights: list[float]) -> list[float]:
    """Running sums, with equal weights instead of none at all."""
    sums: list[float] = []
    total = 0.0
    for weight in weights:
        total += weight
        sums.append(total)
    if total <= 0.0:
        return [float(i + 1) for i in range(len(weights))]
    return sums


def flat(
    root: Position,
    worlds: list[list[int]],
    weights: list[float],
    policy: Policy,
    stakes: Stakes,
    late: Callable[[], bool],
) -> list[Tally]:
    """Every legal card once in every world, the rest by the policy; values weighted by world."""
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    tallies = [Tally(card) for card in bits(root.legal())]
    mean = sum(weights) / len(weights)
    for i in range(len(worlds)):
        share = weights[i] / mean if mean > 0.0 else 1.0
        if share < 0.01:
            continue
        for tally in tallies:
            at = root.copy()
            at.hands = list(worlds[i])
            ended = at.play(tally.card) and stakes.ended(at)
            value = stakes.value(at) if ended else finish(at, policy, stakes)
            tally.visits += 1
            tally.total += sign * share * value
        if late():
            break
    return tallies


class Node:
    """A point of the tree: what has been played since the root, by whomever, in whichever world."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        """The sum of values for North-South."""


def tree(
    root: Position,
    worlds: list[list[int]],
    weights: list[float],
    policy: Policy,
    stakes: Stakes,
    rng: Random,
    iterations: int,
    width: float,
    heat: float,
    late: Callable[[], bool],
) -> list[Tally]:
    """PUCT over the information set: each iteration descends in one world drawn by weight.

    ``width`` scales exploration by the spread of values seen; ``heat`` is the temperature, in card
    points, at which the policy's scores become priors.
    """
    sums = running(weights)
    top = Node()
    mean = 0.0
    spread = 400.0
    for step in range(iterations):
        at = root.copy()
        at.hands = list(worlds[pick_world(sums, rng)])
        node = top
        path = [top]
        ended = False
        while not ended:
            if at.done == 8:
                break
            options = at.legal()
            fresh = False
            if options & (options - 1) == 0:
                card = options.bit_length() - 1
            else:
                card = _select(node, at, policy, width * sqrt(spread), heat)
            child = node.children.get(card)
            if child is None:
                child = Node()
                node.children[card] = child
                fresh = True
            ended = at.play(card) and stakes.ended(at)
            node = child
            path.append(node)
            if fresh:
                break
        value = stakes.value(at) if ended else finish(at, policy, stakes)
        for seen in path:
            seen.visits += 1
            seen.total += value
        delta = value - mean
        mean += delta / (step + 1)
        spread += (delta * (value - mean) - spread) / (step + 20)
        if step & 15 == 15 and late():
            break
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    tallies: list[Tally] = []
    for card in bits(root.legal()):
        tally = Tally(card)
        found = top.children.get(card)
        if found is not None:
            tally.visits = found.visits
            tally.total = sign * found.total
        tallies.append(tally)
    return tallies


def _select(node: Node, at: Position, policy: Policy, width: float, heat: float) -> int:
    """The card with the highest optimistic value for its player."""
    scored = policy.scores(at)
    high = scored[0][1]
    for _, score in scored:
        if score > high:
            high = score
    parts = [exp((score - high) / heat) for _, score in scored]
    total = 0.0
    for part in parts:
        total += part
    sign = 1.0 if at.turn & 1 == 0 else -1.0
    base = sign * node.total / node.visits if node.visits else 0.0
    reach = width * sqrt(float(node.visits) + 1.0)
    even = 0.1 / len(parts)
    best = -1
    bound = 0.0
    for i in range(len(parts)):
        card = scored[i][0]
        prior = 0.9 * parts[i] / total + even
        child = node.children.get(card)
        if child is None:
            value = base + reach * prior
        else:
            value = sign * child.total / child.visits + reach * prior / (1 + child.visits)
        if best < 0 or value > bound:
            best = card
            bound = value
    return best
