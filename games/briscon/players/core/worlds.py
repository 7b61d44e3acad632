"""Worlds: where the unseen cards may be, hands weighed and then drawn by weight.

A world is the hand of the other and the order of the stock. Weighing goes back through the deal,
card by card: which of the cards held was drawn last cannot be seen, so it may be any of them, and
what the other then held tells how likely the policy was to play what was seen. What was written for
five high or low cards is certain; that one melds and robs what can be is nearly so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from gamekit.search.bits import bits, count
from games.briscon.players.core.kernel import HIGHS, KINGS, LOWS, STOCK, BrisconPosition
from games.briscon.players.core.policy import BrisconPolicy

if TYPE_CHECKING:
    from mypy_extensions import i64

SILENCE: Final = 0.1
"""Likelihood of not melding a marriage or four of a kind, or of not robbing."""
PATIENCE: Final = 0.35
"""Likelihood of keeping a sequence for a longer one."""
ANY: Final = 0
BOTTOM: Final = 1
"""The card drawn was the one under the stock, seen by all."""
HIGH: Final = 2
"""Range of the drawn card deduced from its entry: one of A K Q J 10 …"""
LOW: Final = 3
"""… or of 9 8 7."""
NOTHING: Final = 1 << 32
"""A bit of no card: nothing was drawn."""


class Moment:
    """A card that the other was seen to play, with the table as it was."""

    def __init__(self, at: BrisconPosition, card: int) -> None:
        self.at = at
        self.card = card
        self.draws = False
        """Whether a card was drawn after the trick."""
        self.drew = ANY
        """Knowledge of it."""
        self.shown = 0
        """Cards of the other's that were seen before it was drawn."""
        self.robbed = 0
        """Before playing, the other took the upcard for the seven: both, or nothing."""


class Witness:
    """Evidence on the other player in this deal."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        """In order."""
        self.began = ANY
        """HIGH or LOW if that was written for the cards dealt."""
        self._pasts: dict[int, float] = {}
        """Likelihoods by hands from which a card was played, and its number."""

    def likely(
        self, hand: i64, policy: BrisconPolicy, heat: float, floor: float, depth: i64, me: int
    ) -> float:
        """Likelihood of what was seen of the other if they hold these cards now.

        Up to a factor; looking back over so many cards played.
        """
        number: i64 = len(self.moments)
        first = number - depth if number > depth else 0
        return self._likely(number, hand, policy, heat, floor, first, me)

    def _likely(
        self,
        number: i64,
        hand: i64,
        policy: BrisconPolicy,
        heat: float,
        floor: float,
        first: i64,
        me: int,
    ) -> float:
        """Likelihood of plays and draws, from a first to a last, if these cards are held after it.

        The mean over all ways in which the hand may have been drawn.
        """
        if number == first:
            if first:
                return 1.0
            if self.began == HIGH:
                return 0.0 if hand & LOWS else 1.0
            if self.began == LOW:
                return 0.0 if hand & HIGHS else 1.0
            return 1.0 if hand & LOWS and hand & HIGHS else 0.0
        number -= 1
        moment = self.moments[number]
        card: i64 = 1
        card <<= moment.card
        robbed: i64 = moment.robbed
        found = 0.0
        size = 0
        left: i64 = self._drawn(hand, moment) if moment.draws else NOTHING
        while left:
            bit = left & -left
            left ^= bit
            before = hand & ~bit | card
            key = before << 5 | number
            chance = self._pasts.get(key, -1.0)
            if chance < 0.0:
                chance = self._played(moment, before, policy, heat, floor, me)
                chance *= self._likely(number, before ^ robbed, policy, heat, floor, first, me)
                self._pasts[key] = chance
            found += chance
            size += 1
        return found / size if size else 0.0

    def _played(
        self, moment: Moment, hand: i64, policy: BrisconPolicy, heat: float, floor: float, me: int
    ) -> float:
        """Likelihood of a card played from this hand, and of what was not melded before it."""
        at = moment.at
        if me:
            at.first = hand
        else:
            at.second = hand
        chance = self._silence(at, hand) if at.led < 0 else 1.0
        options = at.legal()
        if options & options - 1:
            fair = floor / count(options)
            chance *= fair + (1.0 - floor) * policy.likelihood(at, moment.card, heat)
        return chance

    def _drawn(self, hand: i64, moment: Moment) -> i64:
        """Cards of a hand of which one was drawn after a trick."""
        shown: i64 = moment.shown
        drew = moment.drew
        if drew == BOTTOM:
            bottom: i64 = moment.at.bottom
            bit: i64 = 1
            bit <<= bottom
            return hand & bit
        if drew == HIGH:
            return hand & ~shown & HIGHS
        if drew == LOW:
            return hand & ~shown & LOWS
        return hand & ~shown

    def _silence(self, at: BrisconPosition, hand: i64) -> float:
        """Likelihood of a lead without melding or robbing what could have been."""
        chance = 1.0
        if hand & hand >> 1 & KINGS & ~at.wed:
            chance *= SILENCE
        if hand & hand >> 8 & hand >> 16 & hand >> 24 & 0x1F & ~at.fours:
            chance *= SILENCE
        if at.drawn < STOCK and hand >> at.trump * 8 & 128:
            chance *= SILENCE
        at.look()
        if at.run:
            chance *= PATIENCE
            at.run = 0
        return chance


class Sampler:
    """Draws worlds for one seat, all that fit the cards shown equally likely."""

    def __init__(self, me: int, hand: int, unseen: int, must: int, held: int, kept: int) -> None:
        """``unseen``: neither played, nor held here, nor under the stock, nor ``must``.

        ``must`` are cards that the other is known to hold, ``held`` how many there are in all,
        ``kept`` as the position has it.
        """
        self.me = me
        self.hand = hand
        self.must = must
        self.room = held - count(must)
        some = unseen & HIGHS if kept == 1 else unseen & LOWS if kept == 2 else unseen
        if count(some) < self.room:
            # Cannot happen with a view of a real match; better a vague world than none.
            some = unseen
        self.maybe = bits(some)
        self.unseen = bits(unseen)

    def hand_of_other(self, rng: Random) -> int:
        """One hand of the other."""
        pool = list(self.maybe)
        size = len(pool)
        other: i64 = self.must
        for i in range(self.room):
            j = i + int(rng.random() * (size - i))
            card = pool[j]
            pool[j] = pool[i]
            bit: i64 = 1
            bit <<= card
            other |= bit
        return other

    def draw(self, rng: Random) -> list[int]:
        """One world, as :meth:`BrisconPosition.enter` takes it."""
        return self.world(self.hand_of_other(rng), rng)

    def world(self, other: i64, rng: Random) -> list[int]:
        """A world with this hand of the other."""
        stock = [card for card in self.unseen if not other >> card & 1]
        size = len(stock)
        for i in range(size - 1):
            j = i + int(rng.random() * (size - i))
            card = stock[j]
            stock[j] = stock[i]
            stock[i] = card
        if self.me:
            return [other, self.hand, *stock]
        return [self.hand, other, *stock]

    def chosen(
        self, hands: list[int], weights: list[float], number: int, rng: Random
    ) -> list[list[int]]:
        """So many worlds, with each hand as often as its weight says but for rounding."""
        step = sum(weights) / number
        if step <= 0.0:
            return [self.world(hand, rng) for hand in hands[:number]]
        found: list[list[int]] = []
        point = step * rng.random()
        for hand, weight in zip(hands, weights, strict=True):
            while point < weight and len(found) < number:
                found.append(self.world(hand, rng))
                point += step
            point -= weight
        return found


def weigh(
    hands: list[int],
    witness: Witness,
    me: int,
    policy: BrisconPolicy,
    heat: float,
    floor: float,
    depth: int,
    stop: Callable[[], bool],
) -> list[float]:
    """The weights of hands of the other; fewer after ``stop``."""
    found: list[float] = []
    for hand in hands:
        if stop():
            break
        found.append(witness.likely(hand, policy, heat, floor, depth, me))
    return found
