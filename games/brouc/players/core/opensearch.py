"""The search behind ``core.solver``: alpha-beta, card by card, with all hands open.

Cards, sets and seats are numbered as in :mod:`games.brouc.players.core.kernel`. It saves work by

* a table of bounds for positions between two tricks, where the cards left, the leader and the
  teams still without a trick say everything, and where the 9, 8 and 7 of a suit are alike,
* bounds from the points left and from the trumps that only their own side could beat,
* one try for cards that differ only in their points: if the ten fails by 3, the ace of the same
  hand next to it, worth one more point, cannot do more than 2 better.

The module compiles with mypyc; ``i64`` is written in annotations only, so that the interpreter
needs nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gamekit.search.bits import PLACE
from games.brouc.players.core.kernel import KINGS, POINTS, SUIT
from games.brouc.players.core.openhands import WORST, OpenHands, cheapest, twins

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LIMIT: Final = 1 << 60
ASKED: Final = 31
"""Positions visited between two questions whether to stop, less one; a power of 2 less one."""


def never() -> bool:
    """``stop`` that never stops the search."""
    return False


class OutOfPositions(Exception):  # noqa: N818 - nothing is wrong, the search was stopped
    """The search has visited as many positions as it was allowed, or was stopped."""


class OpenSearch(OpenHands):
    """The search through one deal, with its table; every method speaks for the seat in turn.

    ``left`` are all cards in hands, ``pending`` has bit 1 (2) set while North-South (East-West)
    have not won a trick. Values within alpha and beta are exact, others are bounds.
    """

    def __init__(
        self,
        hands: list[int],
        trump: int,
        ancient: bool,
        limit: int = NO_LIMIT,
        stop: Callable[[], bool] = never,
    ) -> None:
        super().__init__(hands, trump, ancient)
        self.limit: i64 = limit
        self.stop: Final = stop
        self.visited: i64 = 0
        self.table: Final[dict[int, int]] = {}

    def search(self, left: i64, leader: i64, pending: i64, alpha: i64, beta: i64) -> i64:
        """The value between two tricks, if it lies between alpha and beta, else a bound."""
        self.visited += 1
        if self.visited > self.limit or (self.visited & ASKED == 0 and self.stop()):
            raise OutOfPositions
        hands = self.hands
        hand: i64 = hands[leader]
        hand &= left
        info = self.info
        low: i64
        known: i64 = info[left & 255]
        entry: i64 = info[256 + (left >> 8 & 255)]
        known += entry
        entry = info[512 + (left >> 16 & 255)]
        known += entry
        entry = info[768 + (left >> 24)]
        known += entry
        high = known & 0xFFFF
        if not hand & hand - 1:
            return self.last(left, leader, hand, high) if hand else 0
        low = -high
        sure: i64 = self.sure[left >> self.at & 255]
        if leader & 1:
            sure = -sure
        if sure > 0:
            low += 2 * sure
        else:
            high += 2 * sure
        if pending:
            low, high, pending = self.with_declarations(left, leader, pending, low, high)
        if low >= beta:
            return low
        if high <= alpha:
            return high
        key = known >> 16 | leader << 32 | pending << 34
        # Of 9, 8 and 7 in a row in one hand, the highest stands for all.
        moves = hand & ~(hand << 1 & 0xC0C0C0C0)
        moves &= ~(hand << 2 & 0x80808080 & ~(left << 1))
        entry = self.table.get(key, 0)
        first: i64 = 0
        value: i64
        if entry:
            value = (entry & 4095) - 2048
            if value > low:
                low = value
            value = (entry >> 12 & 4095) - 2048
            if value < high:
                high = value
            if low >= beta:
                return low
            if high <= alpha or low == high:
                return high
            first = 1 << (entry >> 24)
            first &= moves
        neutral = self.neutral(left, pending)
        following = leader + 1 & 3
        # Masters first, then suits that the partner commands, then the cheapest.
        mine, shared = self.leads(left, leader, hand)
        mine &= moves
        shared &= moves & ~mine
        rest = moves & ~mine & ~shared
        best: i64 = WORST
        chosen: i64 = 0
        floor = alpha
        while True:
            if first:
                bit = first
                first = 0
                mine &= ~bit
                shared &= ~bit
                rest &= ~bit
            elif mine:
                bit = mine & 0x03030303
                if not bit:
                    bit = mine
                bit &= -bit
                mine ^= bit
            elif shared:
                bit = shared & 0x02020202
                if not bit:
                    bit = shared & 0x1C1C1C1C
                    if not bit:
                        bit = shared
                bit &= -bit
                shared ^= bit
            elif rest:
                bit = cheapest(rest)
                rest ^= bit
            else:
                break
            card: i64 = PLACE[bit % 37]
            points: i64 = POINTS[card]
            value = -self.follow(
                left ^ bit,
                bit,
                following,
                1,
                card >> 3,
                bit,
                leader,
                points,
                pending,
                -beta,
                -floor,
            )
            if value > best:
                best = value
                chosen = card
                if value > floor:
                    if value >= beta:
                        break
                    floor = value
            if value < floor and bit & neutral:
                dropped = twins(left, (mine | shared | rest) & neutral, bit, floor - value)
                if dropped:
                    best = floor
                    mine &= ~dropped
                    shared &= ~dropped
                    rest &= ~dropped
        if best > alpha and best > low:
            low = best
        if best < beta and best < high:
            high = best
        self.table[key] = low + 2048 | high + 2048 << 12 | chosen << 24
        return best

    def follow(
        self,
        left: i64,
        lying: i64,
        seat: i64,
        laid: i64,
        led: i64,
        best: i64,
        winner: i64,
        points: i64,
        pending: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value with one to three cards lying.

        ``left`` are the cards in hands, ``lying`` those of the trick, ``led`` its suit, ``best``
        the bit of the card that holds it for ``winner``, ``points`` what it counts so far.
        """
        hands = self.hands
        hand: i64 = hands[seat]
        hand &= left
        trumps = self.trumps
        suit: i64 = SUIT[led]
        live = left | lying
        moves, taking = self.playable(hand, lying, live, suit, best)
        following = seat + 1 & 3
        partners = winner ^ seat == 2
        value: i64
        if laid < 3 and not moves & moves - 1:
            points += POINTS[PLACE[moves % 37]]
            if moves & taking:
                best = moves
                winner = seat
            left ^= moves
            lying |= moves
            return -self.follow(
                left, lying, following, laid + 1, led, best, winner, points, pending, -beta, -alpha
            )
        # First what keeps or takes the trick for sure against the next opponent, dearest first.
        next_hand: i64 = 0
        if laid < 3:
            next_hand = hands[following]
            next_hand &= left
        threat = next_hand & suit
        safe: i64
        if threat:
            top = threat & -threat
            safe = taking & (suit & top - 1 | ~suit)
            if partners and (not best & suit or best < top):
                safe = moves
        else:
            threat = next_hand & trumps
            if threat:
                top = threat & -threat
                safe = taking & trumps & top - 1
                if partners and best & trumps and best < top:
                    safe = moves
            else:
                safe = moves if partners else taking
        rest = moves ^ safe
        neutral = self.neutral(live, pending)
        making = _making(lying) & moves
        most: i64 = WORST
        floor = alpha
        while True:
            if safe:
                bit = safe & making
                if not bit:
                    bit = safe & 0x03030303
                    if not bit:
                        bit = safe
                bit &= -bit
                safe ^= bit
            elif rest:
                bit = cheapest(rest & ~making or rest)
                rest ^= bit
            else:
                break
            count: i64 = POINTS[PLACE[bit % 37]]
            count += points
            after = left ^ bit
            trick = lying | bit
            held = best
            holder = winner
            if bit & taking:
                held = bit
                holder = seat
            if laid < 3:
                value = -self.follow(
                    after,
                    trick,
                    following,
                    laid + 1,
                    led,
                    held,
                    holder,
                    count,
                    pending,
                    -beta,
                    -floor,
                )
            else:
                if trick & trick >> 1 & KINGS:
                    count += self.marriages(trick)
                still = pending
                if pending and pending >> (holder & 1) & 1:
                    count += self.declared(after, holder & 1)
                    still = pending & ~(1 << (holder & 1))
                if (holder ^ seat) & 1:
                    value = -count - self.search(
                        after, holder, still, -beta - count, -floor - count
                    )
                else:
                    value = count + self.search(after, holder, still, floor - count, beta - count)
            if value > most:
                most = value
                if value > floor:
                    if value >= beta:
                        break
                    floor = value
            if value < floor and bit & neutral:
                untried = (safe | rest) & neutral
                if untried:
                    dropped = twins(live, untried, bit, floor - value)
                    if dropped:
                        most = floor
                        safe &= ~dropped
                        rest &= ~dropped
        return most


def _making(lying: i64) -> i64:
    """Kings and queens that make a marriage with the cards that lie (rules 3.3)."""
    return lying << 1 & 0x08080808 | lying >> 1 & 0x04040404
