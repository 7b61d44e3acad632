"""Worlds: possible hidden cards, drawn evenly and then weighted by the evidence.

A world is a list: four hands, the turned card that waits for its answer (or -1), and the stock in
the order in which it is drawn. Nothing but their number is certain of the hidden cards, so any
order of them is as likely as any other before anybody acts. Whoever has played, dared, turned or
answered did so from a hand of which part may have been drawn since: for each world that history is
made backwards – each draw one of the cards then in the hand, each card played back in it – and
weighed by how likely the policy was to do in each of those hands what was done.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import TYPE_CHECKING

from gamekit.search.bits import PLACE
from games.brus.players.core.kernel import BLANK, MARKED, BrusPosition
from games.brus.players.core.policy import BrusPolicy

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dealer:
    """Draws worlds for a seat."""

    def __init__(
        self, me: int, hand: int, unseen: list[int], counts: list[int], hidden: int, turner: int
    ) -> None:
        """``unseen``: all cards that the seat cannot see; ``counts``: cards in each hand;
        ``hidden``: the turned card if the seat knows it, -1 if not; ``turner``: who turned the card
        that waits, -1 if none does."""
        self.me = me
        self.hand = hand
        self.unseen = unseen
        self.counts = counts
        self.hidden = hidden
        self.turner = turner

    def draw(self, rng: Random) -> list[int]:
        """One world, every order of the unseen cards as likely."""
        cards = list(self.unseen)
        for i in range(len(cards) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
        world = [0, 0, 0, 0, self.hidden]
        at = 0
        for seat in range(4):
            if seat == self.me:
                world[seat] = self.hand
                continue
            held = 0
            for _ in range(self.counts[seat]):
                held += 1 << cards[at]
                at += 1
            world[seat] = held
        if self.turner >= 0 and self.hidden < 0:
            world[4] = cards[at]
            at += 1
        return world + cards[at:]


class Moment:
    """Something a seat was seen to do: the table as it found it, and the move.

    ``card``: what left its hand by it, -1 for nothing, -2 for the turned card that waits.
    """

    def __init__(self, at: BrusPosition, move: int, card: int) -> None:
        self.at = at
        self.move = move
        self.card = card
        self.judged: dict[int, float] = {}
        """Likelihood of the move by the hand from which it was made."""


class Witness:
    """Evidence on the others in this hand, to weight worlds."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.seen: list[list[Moment | None]] = [[], [], [], []]
        """By seat, in order; ``None`` is a card drawn."""

    def weights(
        self,
        worlds: list[list[int]],
        policy: BrusPolicy,
        heat: float,
        floor: float,
        rng: Random,
        stop: Callable[[], bool],
    ) -> list[float]:
        """Likelihood of the moves seen in each world, up to a factor; fewer after ``stop``.

        ``heat`` is the policy's temperature, ``floor`` the share of moves made at random.
        """
        found: list[float] = []
        for world in worlds:
            if stop():
                break
            weight = 1.0
            for seat in range(4):
                if seat != self.me:
                    weight *= self._likely(seat, world, policy, heat, floor, rng)
            found.append(weight)
        return found

    def _likely(
        self,
        seat: int,
        world: list[int],
        policy: BrusPolicy,
        heat: float,
        floor: float,
        rng: Random,
    ) -> float:
        """Likelihood of a seat's moves if it holds this hand now."""
        hand: i64 = world[seat]
        chance = 1.0
        moments = self.seen[seat]
        for i in range(len(moments) - 1, -1, -1):
            moment = moments[i]
            if moment is None:
                hand -= 1 << any_card(hand, rng)
                continue
            move = moment.move
            card: i64 = moment.card
            if card == -2:
                card = world[4]
                move += card
            if card >= 0:
                hand += 1 << card
            likely = moment.judged.get(hand, -1.0)
            # Of a turned card that waits the move depends on the world as well.
            if likely < 0.0 or moment.card == -2:
                at = moment.at
                at.hands[seat] = hand
                likely = judge(at, move, policy, heat, floor)
                moment.judged[hand] = likely
            chance *= likely
        return chance


def judge(at: BrusPosition, move: int, policy: BrusPolicy, heat: float, floor: float) -> float:
    """Probability of a move by the seat to move; nearly 0 for one that it may not make."""
    scored = policy.scores(at)
    if len(scored) == 1:
        return 1.0
    number = at.stand_in(move)
    legal = False
    for other, _ in scored:
        if other == number:
            legal = True
    if not legal:
        return 1e-6
    found = policy.candidates(at)
    high = found[0][1]
    for _, score in found:
        if score > high:
            high = score
    total = 0.0
    share = 0.0
    for other, score in found:
        one = exp((score - high) / heat)
        total += one
        if other == number:
            share = one
    return floor / len(scored) + (1.0 - floor) * share / total


def any_card(held: i64, rng: Random) -> int:
    """Random card of a hand."""
    blanks = held >> BLANK
    marked = held & MARKED
    number: i64 = 0
    rest = marked
    while rest:
        rest &= rest - 1
        number += 1
    place: i64 = int(rng.random() * float(number + blanks))
    if place >= number:
        return BLANK
    while place:
        marked &= marked - 1
        place -= 1
    return PLACE[(marked & -marked) % 37]
