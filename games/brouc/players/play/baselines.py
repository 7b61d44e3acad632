"""Textbook opponents to measure by; nobody meets them at a table.

``random``   any legal card
``pimc-N``   N worlds, all equally likely, each solved exactly as if all cards were seen
``ismcts``   plain information-set tree search: UCB1, random play to the end, no policy
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from games.brouc.players.core.kernel import Position, bits
from games.brouc.players.core.solver import Solver
from games.brouc.players.core.worlds import Sampler
from games.brouc.players.play.known import Known
from games.brouc.players.play.thinker import position

ITERATIONS = 1000
"""Descents of the plain tree."""
WIDTH = 40.0
"""UCB1's constant, in card points."""


def sampler(known: Known) -> Sampler:
    """Equally likely worlds."""
    return Sampler(known.me, known.hand, known.unseen, known.counts, known.cannot, known.must)


def random_card(known: Known, seed: int) -> int:
    """Any legal card."""
    return Random(seed * 40 + len(known.laid)).choice(bits(position(known)[0].legal()))


def pimc(known: Known, seed: int, worlds: int) -> int:
    """The card with the best mean of exact values over sampled worlds."""
    drawn = sampler(known)
    rng = Random(seed * 40 + len(known.laid))
    return best_in(known, [drawn.draw(rng) for _ in range(worlds)])


def best_in(known: Known, worlds: list[list[int]]) -> int:
    """The card with the best mean of exact values, every world played as if all cards were seen."""
    at, _ = position(known)
    options = bits(at.legal())
    if len(options) == 1:
        return options[0]
    sign = 1 if known.me & 1 == 0 else -1
    pending = (0 if at.tricks[0] else 1) | (0 if at.tricks[1] else 2)
    totals = dict.fromkeys(options, 0)
    for hands in worlds:
        # The solver wants hands of equal length: cards lying go back to who laid them.
        start = list(hands)
        for step, card in enumerate(known.lying):
            start[(known.leader + step) & 3] |= 1 << card
        solver = Solver(start, known.trump, known.ancient)
        held = hands[0] | hands[1] | hands[2] | hands[3]
        guess = 0
        for card in options:
            lying = [*known.lying, card]
            guess = solver.value(held & ~(1 << card), known.leader, lying, pending, guess)
            totals[card] += sign * guess
    return max(options, key=lambda card: totals[card])


class _Node:
    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, _Node] = {}
        self.visits = 0
        self.total = 0.0
        self.seen = 0
        """How often the card was legal when its parent was passed."""


def ismcts(known: Known, seed: int) -> int:
    """The card visited most by a plain single-tree search over information sets."""
    root, _ = position(known)
    options = bits(root.legal())
    if len(options) == 1:
        return options[0]
    drawn = sampler(known)
    rng = Random(seed * 40 + len(known.laid))
    top = _Node()
    for _ in range(ITERATIONS):
        at = root.copy()
        at.hands = drawn.draw(rng)
        path = [top]
        node = top
        while not at.over():
            cards = bits(at.legal())
            fresh = [card for card in cards if card not in node.children]
            card = rng.choice(fresh) if fresh else _ucb(node, cards, at)
            for option in cards:
                if option in node.children:
                    node.children[option].seen += 1
            child = node.children.setdefault(card, _Node())
            at.play(card)
            path.append(child)
            node = child
            if fresh:
                break
        _random_end(at, rng)
        value = at.net(0) - at.net(1)
        for passed in path:
            passed.visits += 1
            passed.total += value
    return max(options, key=lambda card: top.children[card].visits if card in top.children else 0)


def _ucb(node: _Node, cards: list[int], at: Position) -> int:
    sign = 1 if at.turn & 1 == 0 else -1

    def bound(card: int) -> float:
        child = node.children[card]
        return sign * child.total / child.visits + WIDTH * sqrt(log(child.seen + 1) / child.visits)

    return max(cards, key=bound)


def _random_end(at: Position, rng: Random) -> None:
    while not at.over():
        options = at.legal()
        for _ in range(int(rng.random() * options.bit_count())):
            options &= options - 1
        at.play((options & -options).bit_length() - 1)
