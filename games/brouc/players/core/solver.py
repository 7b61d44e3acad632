"""Exact double-dummy solver: value of a deal with open hands (rules 2, 3 and 9).

The value of a position is the difference of the two teams' net points (rules 5.1) from here to the
eighth trick, North-South minus East-West, when all four know every card and play for it: card
points, marriages on the table (rules 3.3: plus for the winners *and* minus for the losers, so each
counts twice in the difference) and marriages declared from hand.

**Declaring** costs nothing and may be done at once when the team's first trick is won (rules 3.2,
9.2), with every ``declare`` option: so perfect players declare then all that they still hold, the
extended marriage where they can. That is exact, not an approximation. A team whose first trick is
past is taken to have done it: what it holds adds nothing. Marriages on the table are taken to be
marked. Slates, rounding, capes and calls play no part.

Cards, sets and seats are numbered as in ``core.kernel``; the search itself is in
:mod:`games.brouc.players.core.opensearch`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.brouc.players.core.kernel import POINTS, card_points
from games.brouc.players.core.openhands import WORST
from games.brouc.players.core.opensearch import OpenSearch, OutOfPositions

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["OutOfPositions", "Solver"]


class Solver(OpenSearch):
    """Solves one deal and every position in it; what is found in one serves the next.

    ``hands`` are the four hands as they stand at the earliest position of interest (equal in
    number, disjoint), ``trump`` a suit 0 to 3, ``ancient`` the rules of 1802 (rules 9).
    ``visited`` counts positions between tricks; :class:`OutOfPositions` is raised when it exceeds
    ``limit`` or when ``stop`` says so, after which the solver is still good, with another limit.
    """

    def value(self, held: int, leader: int, lying: list[int], pending: int, guess: int = 0) -> int:
        """The value of a position: North-South minus East-West, from here to the last trick.

        ``held`` are all cards still in hands, ``lying`` those of the trick in order, ``leader``
        who led or leads it. ``pending`` has bit 1 (2) set while North-South (East-West) have not
        yet won a trick. The points of the trick lying are part of the value. A good ``guess`` saves
        time and changes nothing. Raises :class:`OutOfPositions` at the limit.
        """
        # Doubled marriages and declarations are even, so that the cards left tell odd from even.
        odd = (card_points(held) + sum(POINTS[card] for card in lying)) & 1
        bottom: int = WORST + odd
        top: int = odd - WORST
        low = bottom
        high = top
        aim = guess
        step = 8
        while low < high:
            aim = min(max(aim + (aim & 1 ^ odd), low + 2), high)
            found = self.probe(held, leader, lying, pending, aim)
            if found < aim:
                high = found - (found & 1 ^ odd)
                aim = high - step
            else:
                low = found + (found & 1 ^ odd)
                aim = low + step
            if low > bottom and high < top:
                aim = (low + high + 1) // 2
            else:
                step *= 2
        return low

    def probe(self, held: int, leader: int, lying: list[int], pending: int, aim: int) -> int:
        """Test a position for a value of ``aim`` or more, arguments as :meth:`value`.

        A result of ``aim`` or more is a lower bound of the value, any other an upper bound.
        """
        seat = leader
        led: i64 = 0
        best: i64 = 0
        winner: i64 = leader
        points: i64 = 0
        laid: i64 = 0
        lies: i64 = 0
        for card in lying:
            bit: i64 = 1 << card
            if not laid:
                led = card >> 3
                best = bit
            elif self.takes(bit, best):
                best = bit
                winner = seat
            lies |= bit
            points += POINTS[card]
            laid += 1
            seat = seat + 1 & 3
        # The search speaks for the seat in turn, this method for North-South.
        low: i64 = aim - 1
        high: i64 = aim
        if seat & 1:
            low = -aim
            high = 1 - aim
        found: i64
        if laid:
            found = self.follow(
                held, lies, seat, laid, led, best, winner, points, pending, low, high
            )
        else:
            found = self.search(held, leader, pending, low, high)
        return -found if seat & 1 else found
