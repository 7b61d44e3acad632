"""Tables of a deal for the open-hand search: by the cards left, and values of tricks.

Cards, sets and seats are numbered as in ``core.kernel``; cards in motion are single bits. Compiled
together with :mod:`games.brouc.players.core.solver`, which says what is valued.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.bits import PLACE
from games.brouc.players.core.kernel import (
    POINTS,
    RANK_POINTS,
    SUIT,
    SUIT_POINTS,
    joins,
    marriage_points,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

WORST: Final = -1100
"""Below every value: with all marriages doubled twice (rules 9.3) a deal cannot lose more."""

LOWEST: Final[list[int]] = [0] + [1 << (byte.bit_length() - 1) for byte in range(1, 256)]
"""The bit of the lowest card (the highest bit) of a suit's byte."""


class OpenHands:
    """Four hands that everybody sees; nothing in it changes.

    ``hands`` are equal in number and disjoint, ``trump`` is a suit 0 to 3, ``ancient`` the rules
    of 1802 (rules 9).
    """

    def __init__(self, hands: list[int], trump: int, ancient: bool) -> None:
        self.hands: Final[list[int]] = list(hands)
        self.trump: i64 = trump
        self.trumps: i64 = SUIT[trump]
        self.at: i64 = 8 * trump
        self.ancient: bool = ancient
        # Kings by what their marriage can become: a declaration of either team, or a trick's.
        self.held: Final[list[int]] = [0, 0]
        self.split: i64 = 0
        self.info: Final[list[int]] = []
        self.sure: Final[list[int]] = []
        owner = [-1] * 32
        for seat in range(4):
            for card in range(32):
                if hands[seat] >> card & 1:
                    owner[card] = seat
        for suit in range(4):
            self._describe_suit(suit, owner[8 * suit : 8 * suit + 8])
        self._describe_trumps(owner[8 * trump : 8 * trump + 8])

    # -- what does not change in a deal ------------------------------------------------------------

    def _describe_suit(self, suit: int, owner: list[int]) -> None:
        """Tables over the 256 sets of a suit's cards left: most it can count, and its canon.

        An entry is the most that the set can make of difference on the tables, plus, from bit 16,
        the set with its blanks pushed up where nobody could tell (9-7 of one hand is 9-8).
        """
        king, queen, jack = owner[2], owner[3], owner[4]
        worth = 80 if suit == self.trump else 40
        if self.ancient:
            worth *= 2
        simple = 0
        extended = 0
        if king >= 0 and queen >= 0:
            if king == queen:
                self.held[king & 1] |= 4 << (8 * suit)
            else:
                self.split |= 4 << (8 * suit)
                simple = worth
                extended = worth * 3 // 2 if jack not in (king, queen) else worth
        canon: list[int] = []
        for blanks in range(8):
            here = [owner[5 + i] for i in range(3) if blanks >> i & 1]
            for other in range(blanks + 1):
                if [owner[5 + i] for i in range(3) if other >> i & 1] == here:
                    canon.append(other << 5)
                    break
        shift = 8 * suit + 16
        for blanks in range(8):
            for high in range(32):
                most = SUIT_POINTS[high]
                if high & 12 == 12:
                    most += extended if high & 16 else simple
                self.info.append(most + ((canon[blanks] | high) << shift))

    def _describe_trumps(self, owner: list[int]) -> None:
        """By trumps left: points of the highest that lie with one team, negative for East-West.

        Only their own side could beat them, so that their points are safe.
        """
        side = [0] * 256
        self.sure.append(0)
        for byte in range(1, 256):
            low = byte & -byte
            card = PLACE[low % 37]
            sign = -1 if owner[card] & 1 else 1
            rest = byte ^ low
            side[byte] = sign
            self.sure.append(
                sign * RANK_POINTS[card] + (self.sure[rest] if side[rest] == sign else 0)
            )

    # -- values of tricks --------------------------------------------------------------------------

    def takes(self, bit: i64, best: i64) -> bool:
        """Whether a card takes the trick from the card that holds it (rules 2.1)."""
        suit: i64 = SUIT[PLACE[best % 37] >> 3]
        if bit & suit:
            return bit < best
        return bit & self.trumps != 0

    def declared(self, left: i64, team: i64) -> i64:
        """Marriages that a team can declare (rules 3.1)."""
        kings: i64 = self.held[team]
        kings &= left & left >> 1
        total: i64 = 0
        while kings:
            king = kings & -kings
            kings ^= king
            value: i64 = 20
            if left & king << 2:
                for hand in self.hands:
                    mine: i64 = hand
                    if mine & king and mine & king << 2:
                        value = 30
            total += 2 * value if king & self.trumps else value
        return total

    def with_declarations(
        self, left: i64, leader: i64, pending: i64, low: i64, high: i64
    ) -> tuple[i64, i64, i64]:
        """Bounds widened by what may still be declared, and the teams for which that matters."""
        value: i64
        if pending & 1:
            value = self.declared(left, 0)
            if not value:
                pending &= 2
            elif leader & 1:
                low -= value
            else:
                high += value
        if pending & 2:
            value = self.declared(left, 1)
            if not value:
                pending &= 1
            elif leader & 1:
                high += value
            else:
                low -= value
        return low, high, pending

    def marriages(self, lying: i64) -> i64:
        """Difference made by a trick's marriages: twice their value (rules 3.3, 9.3)."""
        value: i64 = marriage_points(lying, self.trump)
        return value * (4 if self.ancient else 2)

    def neutral(self, left: i64, pending: i64) -> i64:
        """Cards that no marriage can set apart: not K, Q, J where one may still be made."""
        pairs = left & left >> 1 & 0x04040404
        if not pending:
            pairs &= self.split
        return ~(7 * pairs)

    def playable(self, hand: i64, lying: i64, live: i64, suit: i64, best: i64) -> tuple[i64, i64]:
        """Legal cards of a hand in the current trick, and those that win it.

        Rules 2.2 to 2.5, 9.1. ``suit`` are the cards of the suit led, ``best`` the card that holds
        the trick, ``live`` all cards not yet in a pile. Of 9, 8 and 7 in a row, the highest stands
        for all.
        """
        moves = hand & suit
        taking: i64
        if moves:
            taking = moves & best - 1 if best & suit else 0
            if taking and suit == self.trumps and not self.ancient:
                moves = taking | moves & joins(lying, self.trump)
        else:
            moves = hand
            taking = hand & self.trumps
            if best & self.trumps:
                below = taking
                taking &= best - 1
                if not self.ancient:
                    plain = moves & ~self.trumps
                    if plain or taking:
                        moves = plain | taking | below & joins(lying, self.trump)
        moves &= ~(hand << 1 & 0xC0C0C0C0)
        moves &= ~(hand << 2 & 0x80808080 & ~(live << 1))
        return moves, taking & moves

    def leads(self, left: i64, leader: i64, hand: i64) -> tuple[i64, i64]:
        """The leader's masters, and the suits whose master the partner holds.

        Of plain suits, those that no opponent can ruff.
        """
        hands = self.hands
        trumps = self.trumps
        before: i64 = hands[leader + 1 & 3]
        before &= left
        behind: i64 = hands[leader + 3 & 3]
        behind &= left
        partner: i64 = hands[leader ^ 2]
        partner &= left
        before_ruffs = before & trumps
        behind_ruffs = behind & trumps
        mine: i64 = 0
        shared: i64 = 0
        for suit in SUIT:
            cards: i64 = suit
            if not hand & cards:
                continue
            if before_ruffs and not before & cards:
                continue
            if behind_ruffs and not behind & cards:
                continue
            master = left & cards
            master &= -master
            if master & hand:
                mine |= master
            elif master & partner:
                shared |= cards
        return mine, shared

    def last(self, left: i64, leader: i64, hand: i64, worth: i64) -> i64:
        """The last trick, which plays itself."""
        suit = left & self.trumps
        if not suit:
            suit = SUIT[PLACE[hand % 37] >> 3]
            suit &= left
        winner = suit & -suit
        if winner & hand:
            return worth
        partner: i64 = self.hands[leader ^ 2]
        return worth if winner & partner else -worth


def cheapest(cards: i64) -> i64:
    """One of the cards with the fewest points, as a bit."""
    low = cards & 0xE0E0E0E0
    if not low:
        low = cards & 0x10101010
        if not low:
            low = cards & 0x08080808
            if not low:
                low = cards & 0x04040404
                if not low:
                    low = cards & 0x02020202
                    if not low:
                        low = cards
    return low & -low


def twins(live: i64, untried: i64, bit: i64, slack: i64) -> i64:
    """Cards that need not be tried after one of the same hand that failed by ``slack``.

    They follow it in their suit with no other hand's card between (``live`` are all cards not yet
    in a pile), so only the points tell them apart: a point more in this trick is one less later,
    which moves the difference of the teams by two at most.
    """
    card: i64 = PLACE[bit % 37]
    suit: i64 = SUIT[card >> 3]
    found: i64 = 0
    if not untried & suit:
        return 0
    points: i64 = POINTS[card]
    others = live & suit & -(bit << 1)
    other: i64
    while others:
        other = others & -others
        if not other & untried:
            break
        worth: i64 = POINTS[PLACE[other % 37]]
        if 2 * (points - worth) > slack:
            break
        found |= other
        others ^= other
    others = live & suit & bit - 1
    at = card & 24
    while others:
        other = LOWEST[others >> at]
        other <<= at
        if not other & untried:
            break
        worth = POINTS[PLACE[other % 37]]
        if 2 * (worth - points) > slack:
            break
        found |= other
        others ^= other
    return found
