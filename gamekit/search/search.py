"""Search over weighted worlds: flat Monte Carlo and an information-set tree (PUCT).

Both take a position with only the hand of the seat to move set, weighted worlds, policy and stakes,
and return a tally for each distinct move. The number of iterations is fixed, so that a seed gives
the same move everywhere. ``stop`` is asked before each rollout; results so far then count.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

from gamekit.search.position import P, Policy, Stakes, odds

EVEN: Final = 0.1
"""Share of the prior that is equal for all moves."""
LOOK: Final = 16
"""Iterations between two looks at the lead of the most visited move."""

ROUNDING: Final = 1e-9
"""Difference up to which two values are equal: the order of a sum changes its last digits."""


class Tally:
    """Search result of a move."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        """Sum of values for the searching side."""
        self.shares: list[float] = []
        """Weights of the trials; moves of one search share their worlds, trial by trial."""
        self.values: list[float] = []
        """Values of the trials for the searching side, without luck."""
        self.points: list[float] = []
        """:meth:`Stakes.points` of the trials for the searching side, from :func:`tree` alone."""
        self.trust = 0.0
        """Trials that the prior counts for."""
        self.prior = 0.0
        """The policy's score."""

    def mean(self) -> float:
        """Mean value for the searching side; 0 without trials."""
        return self.total / self.visits if self.visits else 0.0

    def level(self) -> float:
        """The mean without the last digits, so that rounding errors order no equal moves."""
        return round(self.mean(), 6)


def lead(one: Tally, other: Tally) -> tuple[float, float]:
    """Lead of a move over another in the trials that both had, and its standard error.

    The prior counts in the lead, as in the search. Both are 0 without a trial.
    """
    trust = one.trust
    return _lead_in(one.shares, one.values, other.values, trust, trust * (one.prior - other.prior))


def lead_in_points(one: Tally, other: Tally) -> tuple[float, float]:
    """As :func:`lead`, in points; without the prior."""
    return _lead_in(one.shares, one.points, other.points, 0.0, 0.0)


def ranked(tallies: list[Tally]) -> list[Tally]:
    """Tallies of a search in which all share their worlds, the best first.

    Of a trial that not all of them had, none counts.
    """
    number = min([len(tally.values) for tally in tallies])
    first = tallies[0]
    for tally in tallies:
        tally.shares = tally.shares[:number]
        tally.values = tally.values[:number]
        tally.points = tally.points[:number]
    return sorted(tallies, key=lambda tally: -round(lead(tally, first)[0], 6))


def _lead_in(
    shares: list[float], own: list[float], others: list[float], trust: float, prior: float
) -> tuple[float, float]:
    number = min(len(own), len(others))
    total = 0.0
    whole = 0.0
    weights = 0.0
    evenly = 0.0
    for i in range(number):
        share = shares[i]
        gain = own[i] - others[i]
        total += share
        whole += share * gain
        weights += share * share
        evenly += gain
    if total <= 0.0:
        return 0.0, 0.0
    mean = whole / total
    evenly /= number
    spread = 0.0
    alike = 0.0
    for i in range(number):
        gain = own[i] - others[i]
        spread += shares[i] * (gain - mean) * (gain - mean)
        alike += (gain - evenly) * (gain - evenly)
    # A few worlds with nearly all the weight may agree by chance: then the spread of all counts.
    variance = max(spread / total, alike / number)
    error = sqrt(variance * weights) / total
    return (whole + prior) / (total + trust), error * total / (total + trust)


def pick_world(sums: list[float], rng: Random) -> int:
    """Draw a world's index in proportion to weights, given by running sums."""
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
    """Running sums of weights; equal weights if all are zero."""
    sums: list[float] = []
    total = 0.0
    for weight in weights:
        total += weight
        sums.append(total)
    if total <= 0.0:
        return [float(i + 1) for i in range(len(weights))]
    return sums


def outcome(root: P, world: list[int], move: int, policy: Policy[P], stakes: Stakes[P]) -> float:
    """Value for side 0 of a move in a world if all play on by the policy."""
    at = root.copy()
    at.enter(world)
    ended = at.play(move) and stakes.ended(at)
    return stakes.value(at) if ended else policy.finish(at, stakes)


def flat(
    root: P,
    worlds: list[list[int]],
    weights: list[float],
    policy: Policy[P],
    stakes: Stakes[P],
    stop: Callable[[], bool],
    trust: float = 0.0,
) -> list[Tally]:
    """Try each move in each world and play on by the policy; values are weighted by world.

    The policy's score counts as ``trust`` worlds. A world counts for all moves or for none.
    """
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    scored = policy.candidates(root)
    tallies = [Tally(move) for move, _ in scored]
    mean = sum(weights) / len(weights)
    for i in range(len(worlds)):
        share = weights[i] / mean if mean > 0.0 else 1.0
        if share < 0.01:
            continue
        values: list[float] = []
        for tally in tallies:
            if stop():
                break
            values.append(outcome(root, worlds[i], tally.move, policy, stakes))
        if len(values) < len(tallies):
            break
        for tally, value in zip(tallies, values, strict=True):
            tally.visits += 1
            tally.total += sign * share * value
            tally.shares.append(share)
            tally.values.append(sign * value)
    for tally, (_, score) in zip(tallies, scored, strict=True):
        visits = tally.visits
        tally.trust = trust
        tally.prior = score
        if visits:
            tally.total = visits * (tally.total + trust * score) / (visits + trust)
    return tallies


class Node:
    """Tree node: moves since the root, in any world."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.options: dict[int, list[tuple[int, float]]] = {}
        """Distinct moves with priors, by the position's key."""
        self.visits = 0
        self.total = 0.0
        """Sum of values for side 0 minus their world's par."""


def tree(
    root: P,
    worlds: list[list[int]],
    weights: list[float],
    policy: Policy[P],
    stakes: Stakes[P],
    rng: Random,
    iterations: int,
    width: float,
    heat: float,
    stop: Callable[[], bool],
    habit: float = 0.0,
    choosing: bool = False,
    evenly: bool = False,
) -> list[Tally]:
    """PUCT over the information set: each iteration descends in one world drawn by weight.

    ``width``: scale of exploration, in spreads of the values. ``heat``: temperature, in the scores'
    unit, of the priors. ``habit``: share of opponents' moves drawn from the prior instead of the
    best found. Values are differences from the world's par, the policy's own result, so that moves
    are compared and not their worlds. ``choosing``: whether only the most visited move counts, so
    that the search ends once the iterations left cannot change it. ``evenly``: whether all moves
    are tried in turn in each world drawn, so that they can be compared.
    """
    sums = running(weights)
    pars = [0.0] * len(worlds)
    judged = [False] * len(worlds)
    usual = 0.0
    top = Node()
    mean = 0.0
    spread = 400.0
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    tallies = [Tally(move) for move, _ in policy.candidates(root)]
    drawn = 0
    for step in range(iterations):
        if stop() or (choosing and step % LOOK == 0 and _lead(top) > iterations - step):
            break
        if not evenly or step % len(tallies) == 0:
            drawn = pick_world(sums, rng)
        if not judged[drawn]:
            at = root.copy()
            at.enter(worlds[drawn])
            pars[drawn] = policy.finish(at, stakes)
            judged[drawn] = True
        par = pars[drawn]
        at = root.copy()
        at.enter(worlds[drawn])
        node = top
        path = [top]
        ended = False
        fresh = False
        while not ended and not fresh and not at.over():
            chance = rng.random() if (at.turn ^ root.turn) & 1 else 1.0
            draw = chance / habit if chance < habit else -1.0
            if evenly and node is top:
                move = tallies[step % len(tallies)].move
            else:
                move = _select(node, at, policy, width * sqrt(spread), heat, draw)
            child = node.children.get(move)
            if child is None:
                child = Node()
                node.children[move] = child
                fresh = True
            ended = at.play(move) and stakes.ended(at)
            node = child
            path.append(node)
        value = (stakes.value(at) if ended else policy.finish(at, stakes)) - par
        for seen in path:
            seen.visits += 1
            seen.total += value
        if evenly:
            tally = tallies[step % len(tallies)]
            tally.shares.append(1.0)
            tally.values.append(sign * value)
            tally.points.append(sign * stakes.points(at))
        usual += (par - usual) / (step + 1)
        delta = value - mean
        mean += delta / (step + 1)
        spread += (delta * (value - mean) - spread) / (step + 20)
    for tally in tallies:
        found = top.children.get(tally.move)
        if found is not None:
            tally.visits = found.visits
            tally.total = sign * (found.total + usual * found.visits)
    return tallies


def _lead(node: Node) -> int:
    """Visits by which the most visited move is ahead of the next."""
    first = 0
    second = 0
    for child in node.children.values():
        visits = child.visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def _priors(at: P, policy: Policy[P], heat: float) -> list[tuple[int, float]]:
    """Moves of the seat to move with priors, which sum to 1."""
    scored = policy.candidates(at)
    parts = odds(scored, heat)
    total = 0.0
    for part in parts:
        total += part
    return [(scored[i][0], parts[i] / total) for i in range(len(parts))]


def _select(node: Node, at: P, policy: Policy[P], width: float, heat: float, draw: float) -> int:
    """Move with the highest upper bound for its player.

    ``draw``: from 0 to 1, selects by the prior's cumulative share instead; negative for none.
    """
    key = at.key()
    options = node.options.get(key)
    if options is None:
        options = _priors(at, policy, heat)
        node.options[key] = options
    if len(options) == 1:
        return options[0][0]
    if draw >= 0.0:
        for move, prior in options:
            draw -= prior
            if draw < 0.0:
                return move
        return options[0][0]
    sign = 1.0 if at.turn & 1 == 0 else -1.0
    base = sign * node.total / node.visits if node.visits else 0.0
    reach = width * sqrt(float(node.visits) + 1.0)
    even = EVEN / len(options)
    best = -1
    bound = 0.0
    for move, prior in options:
        bonus = reach * ((1.0 - EVEN) * prior + even)
        child = node.children.get(move)
        if child is None:
            value = base + bonus
        else:
            value = sign * child.total / child.visits + bonus / (1 + child.visits)
        if best < 0 or value > bound + ROUNDING:
            best = move
            bound = value
    return best
