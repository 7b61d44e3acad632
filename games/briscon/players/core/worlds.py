"""Worlds: where the unseen cards may be, hands weighed and then drawn by weight.

A world is the hand of the other and the order of the stock. Weighing goes back through the deal,
card by card: which of the cards held was drawn last cannot be seen, so one of them is taken by lot,
and what the other then held tells how likely the policy was to play what was seen. What was written
for five high or low cards is certain; that all melds and robs possible were made, nearly so.
"""

from __future__ import annotations

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

    def __init__(self, me: int) -> None:
        self.me = me
        self.moments: list[Moment] = []
        """In order."""
        self.began = ANY
        """HIGH or LOW if that was written for the cards dealt."""

    def likely(
        self,
        hand: i64,
        rng: Random,
        policy: BrisconPolicy,
        heat: float,
        floor: float,
        depth: int,
    ) -> float:
        """Likelihood of the other's actions, up to a factor, if they hold these cards now.

        It looks back over ``depth`` cards played, and over all of them for what is certain.
        """
        chance = 1.0
        left = depth
        for i in range(len(self.moments) - 1, -1, -1):
            moment = self.moments[i]
            bit: i64 = 1
            bit <<= moment.card
            if moment.draws:
                hand = self._undrawn(hand, moment, rng)
                if not hand:
                    return 0.0
            hand |= bit
            if left > 0:
                left -= 1
                at = moment.at
                if self.me:
                    at.first = hand
                else:
                    at.second = hand
                if at.led < 0:
                    chance *= self._silence(at, hand)
                options = at.legal()
                if options & options - 1:
                    fair = floor / count(options)
                    chance *= fair + (1.0 - floor) * policy.likelihood(at, moment.card, heat)
            hand ^= moment.robbed
        if self.began == HIGH:
            return 0.0 if hand & LOWS else chance
        if self.began == LOW:
            return 0.0 if hand & HIGHS else chance
        if not hand & LOWS or not hand & HIGHS:
            return 0.0
        return chance

    def _undrawn(self, hand: i64, moment: Moment, rng: Random) -> i64:
        """The hand without the card drawn after a trick: one of those that it may have been."""
        shown: i64 = moment.shown
        maybe = hand & ~shown
        drew = moment.drew
        if drew == BOTTOM:
            bottom: i64 = moment.at.bottom
            bit: i64 = 1
            bit <<= bottom
            return hand & ~bit
        if drew == HIGH:
            maybe &= HIGHS
        elif drew == LOW:
            maybe &= LOWS
        size = count(maybe)
        if size == 0:
            return 0
        skip = int(rng.random() * size)
        while skip:
            maybe &= maybe - 1
            skip -= 1
        return hand & ~(maybe & -maybe)

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

    def world(self, other: i64, rng: Random) -> list[int]:
        """A world with this hand of the other, as :meth:`BrisconPosition.enter` takes it."""
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
        """Draw ``number`` worlds, each hand in proportion to its weight, but for rounding."""
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
