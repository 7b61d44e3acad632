"""Worlds: possible hidden cards, drawn evenly and then weighted by the evidence.

A world is a list: four hands, the turned card that waits for its answer (or -1), and the stock in
the order in which it is drawn. Nothing but their number is certain of the hidden cards, so any
order of them is as likely as any other before anybody acts. Part of a hand may have been drawn
since its owner acted: all histories of a world's hands are made backwards – each draw one of the
cards then in the hand, each card played back in it – and weighed by the policy's likelihood of the
actions in each of those hands.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from gamekit.search.position import odds
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


class Witness:
    """Evidence on the others in this hand, to weight worlds."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.seen: list[list[Moment | None]] = [[], [], [], []]
        """By seat, in order; ``None`` is a card drawn."""
        self._pasts: dict[int, float] = {}
        """Results of :meth:`_likely`, which worlds share."""

    def weights(
        self,
        worlds: list[list[int]],
        policy: BrusPolicy,
        heat: float,
        floor: float,
        stop: Callable[[], bool],
    ) -> list[float]:
        """Likelihood of the moves seen in each world, up to a factor; fewer after ``stop``.

        ``heat`` is the policy's temperature, ``floor`` the share of moves made at random.
        """
        found: list[float] = []
        for world in worlds:
            weight = 1.0
            for seat in range(4):
                if seat != self.me:
                    number = len(self.seen[seat])
                    weight *= self._likely(
                        seat, number, world[seat], world[4], policy, heat, floor, stop
                    )
            if stop():
                break
            found.append(weight)
        return found

    def _likely(
        self,
        seat: i64,
        number: i64,
        hand: i64,
        turned: i64,
        policy: BrusPolicy,
        heat: float,
        floor: float,
        stop: Callable[[], bool],
    ) -> float:
        """Likelihood of so many of a seat's first moves and draws if it then holds this hand.

        The mean over all ways in which the hand may have been drawn. ``turned``: the card that
        waits for its answer. Meaningless once ``stop`` is true.
        """
        if number == 0:
            return 1.0
        number -= 1
        # A hand has 22 bits, a seat's moves and draws are fewer than 32.
        key = (hand << 5 | number) << 2 | seat
        found = self._pasts.get(key, -1.0)
        if found >= 0.0:
            return found
        moment = self.seen[seat][number]
        if moment is not None:
            card: i64 = moment.card
            move: i64 = moment.move
            if card == -2:
                card = turned
                move += turned
            before = hand
            if card >= 0:
                before += 1 << card
            found = self._likely(seat, number, before, turned, policy, heat, floor, stop)
            at = moment.at
            at.hands[seat] = before
            found *= judge(at, move, policy, heat, floor)
            # The likelihood of a turned card that waits depends on the world as well.
            if moment.card != -2:
                self._pasts[key] = found
            return found
        found = 0.0
        if stop():
            return found
        size: i64 = hand >> BLANK
        if size:
            one: i64 = 1
            one <<= BLANK
            rest = self._likely(seat, number, hand - one, turned, policy, heat, floor, stop)
            found = float(size) * rest
        left = hand & MARKED
        while left:
            bit = left & -left
            left ^= bit
            found += self._likely(seat, number, hand - bit, turned, policy, heat, floor, stop)
            size += 1
        found /= float(size)
        self._pasts[key] = found
        return found


def judge(at: BrusPosition, move: int, policy: BrusPolicy, heat: float, floor: float) -> float:
    """Probability of a move by the seat to move; nearly 0 for one that it may not make."""
    scored = policy.scores(at)
    if len(scored) == 1:
        return 1.0
    number = at.stand_in(move)
    if number not in [other for other, _ in scored]:
        return 1e-6
    found = policy.sifted(at, scored)
    parts = odds(found, heat)
    total = 0.0
    share = 0.0
    for i in range(len(parts)):
        total += parts[i]
        if found[i][0] == number:
            share = parts[i]
    return floor / len(scored) + (1.0 - floor) * share / total
