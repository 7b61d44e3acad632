"""The rules of a deal on bit masks: what the computer players think with (rules 11.1 to 11.5).

Card ``c``: ``c >> 3`` is its suit (hearts, diamonds, clubs, spades), ``c & 7`` its place from the
ace (0) to the seven (7) in Briscon's order, so the *lower* number is the higher card. A set of
cards is an ``int`` with bit ``c`` set. Seats are 0 (North) and 1 (South). Everything here is
compared with :mod:`games.briscon.rules`, deal by deal, and is plain typed Python that mypyc
compiles unchanged.

A seat on lead robs and melds marriages and fours of a kind at once, without a move of their own; a
sequence is a move, because it may be kept for a longer one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.bits import PLACE, bits
from gamekit.search.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


ALL: Final = 0xFFFFFFFF
"""The pack."""
KINGS: Final = 0x02020202
QUEENS: Final = 0x04040404
HIGHS: Final = 0x1F1F1F1F
"""A K Q J 10 (rules 11.5)."""
LOWS: Final = 0xE0E0E0E0
"""9 8 7."""
_RANK_POINTS: Final = (11, 4, 3, 2, 10, 0, 0, 0)

# Small tables are bytes: what they hold is read without unboxing where this is compiled.
CARD_POINTS: Final = bytes(_RANK_POINTS[c & 7] for c in range(32))
"""Card points of each card (rules 1.1)."""

_THREE: Final = (120, 100, 80, 60, 40, 20)
_FOUR: Final = (200, 160, 120, 80, 60)
_FIVE: Final = (600, 300, 200, 100)
FOURS: Final = bytes((150, 100, 80, 60, 40))
"""Points of four of a kind, from aces to tens (rules 11.4)."""


def _longest(held: int) -> tuple[int, int]:
    """The sequence in a set of one suit's cards that is worth most, and its worth in trumps."""
    best, worth = 0, 0
    for length, worths in ((3, _THREE), (4, _FOUR), (5, _FIVE)):
        for top, value in enumerate(worths):
            cards = ((1 << length) - 1) << top
            if held & cards == cards and value > worth:
                best, worth = cards, value
    return best, worth


RUN: Final = bytes(_longest(held)[0] for held in range(256))
"""The best sequence in each set of one suit's cards (rules 11.4), as a set."""
RUN_TENTHS: Final = bytes(_longest(held)[1] // 10 for held in range(256))
"""A tenth of that sequence's worth in trumps; in a plain suit it is worth half."""


MELD: Final = 32
"""The move that melds the sequence held, :attr:`BrisconPosition.run`."""
TRICKS: Final = 16
STOCK: Final = 21
"""Cards of the stock above the one at its bottom."""
DRAWS: Final = 22
STAGES: Final = 4
"""Parts of a deal, of three tricks each, in which cards drawn are worth different points."""


class BrisconPosition(Position):
    """A deal in play with all cards known: what a search steps through. Mutable.

    ``first`` and ``second`` are the cards that North and South hold, ``bottom`` the card under the
    stock, ``gone`` all cards played, ``led`` the card lying or -1. ``points0`` and ``points1``
    count everything written and the card points of tricks won; what is written at the end of a
    deal is added with the sixteenth trick. ``kept0`` and ``kept1``: 1 while all five cards have
    been high since the first, 2 while they have been low (rules 11.5). ``wed`` has the kings of
    melded marriages, ``fours`` the ranks of melded fours, ``used`` the cards of melded sequences.
    ``late`` counts who won the last five tricks: North's 1 each, South's 16. ``gains`` has the
    points that a card drawn is worth, by :meth:`gain`; with it draws add to ``fortune`` what they
    are worth beyond the mean of the stock.
    """

    def __init__(self, trump: i64, strict: bool) -> None:
        self.turn = 0
        self.trump: i64 = trump
        self.strict: bool = strict
        self.first: i64 = 0
        self.second: i64 = 0
        self.stock: list[int] = []
        self.next: i64 = 0
        self.bottom: i64 = 0
        self.drawn: i64 = 0
        self.gone: i64 = 0
        self.led: i64 = -1
        self.done: i64 = 0
        self.points0: i64 = 0
        self.points1: i64 = 0
        self.tricks0: i64 = 0
        self.tricks1: i64 = 0
        self.late: i64 = 0
        self.kept0: i64 = 0
        self.kept1: i64 = 0
        self.wed: i64 = 0
        self.fours: i64 = 0
        self.used: i64 = 0
        self.ace_open: bool = True
        """Whether the trump ace is in no melded sequence or four of a kind."""
        self.ace_by: i64 = -1
        """Seat that won it in a trick."""
        self.run: i64 = 0
        """Sequence that the seat on lead may meld now."""
        self.gains: list[float] = []
        self.fortune = 0.0

    def copy(self) -> BrisconPosition:
        """The same position, to be changed apart."""
        other = BrisconPosition(self.trump, self.strict)
        other.turn = self.turn
        other.first = self.first
        other.second = self.second
        other.stock = self.stock
        other.next = self.next
        other.bottom = self.bottom
        other.drawn = self.drawn
        other.gone = self.gone
        other.led = self.led
        other.done = self.done
        other.points0 = self.points0
        other.points1 = self.points1
        other.tricks0 = self.tricks0
        other.tricks1 = self.tricks1
        other.late = self.late
        other.kept0 = self.kept0
        other.kept1 = self.kept1
        other.wed = self.wed
        other.fours = self.fours
        other.used = self.used
        other.ace_open = self.ace_open
        other.ace_by = self.ace_by
        other.run = self.run
        other.gains = self.gains
        other.fortune = self.fortune
        return other

    def enter(self, world: list[int]) -> None:
        """Both hands, then the stock in the order in which it is drawn, without its bottom."""
        self.first = world[0]
        self.second = world[1]
        self.stock = world
        self.next = 2
        self.look()

    def key(self) -> int:
        """The hand of the seat in turn."""
        return self.second if self.turn else self.first

    def hand(self, seat: i64) -> i64:
        """Hand of a seat."""
        return self.second if seat else self.first

    def luck(self) -> float:
        """North's luck with cards drawn, in points."""
        return self.fortune

    def total(self, seat: i64) -> i64:
        """A seat's points of this deal so far."""
        return self.points1 if seat else self.points0

    def over(self) -> bool:
        """Whether the sixteen tricks are played."""
        return self.done == TRICKS

    def begin(self, dealer: i64) -> None:
        """Write the points of the deal, then the first lead (rules 11.5)."""
        if self.bottom & 7 < 5:
            self._write(dealer, 10)
        for seat in (dealer ^ 1, dealer):
            hand: i64 = self.hand(seat)
            kept: i64 = 1 if not hand & ~HIGHS else 2 if not hand & ~LOWS else 0
            if kept:
                self._write(seat, 20 if kept == 1 else 10)
                if seat:
                    self.kept1 = kept
                else:
                    self.kept0 = kept
        self.turn = dealer ^ 1
        self._lead()

    def legal(self) -> i64:
        """The cards that the seat in turn may play (rules 11.2)."""
        hand: i64 = self.second if self.turn else self.first
        led = self.led
        if led < 0 or self.drawn < DRAWS:
            return hand
        shift = led & 24
        follow = hand >> shift & 255
        if follow:
            if self.strict:
                higher = follow & (1 << (led & 7)) - 1
                if higher:
                    follow = higher
            return follow << shift
        if self.strict:
            trumps = hand & 255 << self.trump * 8
            if trumps:
                return trumps
        return hand

    def moves(self) -> list[int]:
        """The legal cards, and :data:`MELD` where a sequence may be melded."""
        found = bits(self.legal())
        if self.run:
            found.append(MELD)
        return found

    def play(self, move: i64) -> bool:
        """Play a card, or meld the sequence; whether points may have been won."""
        if move == MELD:
            self._meld()
            return True
        turn = self.turn
        bit: i64 = 1
        bit <<= move
        self.gone |= bit
        if turn:
            self.second ^= bit
        else:
            self.first ^= bit
        led = self.led
        if led < 0:
            self.led = move
            self.run = 0
            self.turn = turn ^ 1
            return False
        if move >> 3 == led >> 3:
            winner = turn if move < led else turn ^ 1
        else:
            winner = turn if move >> 3 == self.trump else turn ^ 1
        self._win(winner, led, move)
        return True

    def look(self) -> None:
        """Set ``run`` to the sequence that the seat on turn could meld now, or to 0."""
        self.run = 0
        if self.led >= 0 or self.done == TRICKS:
            return
        free: i64 = (self.second if self.turn else self.first) & ~self.used
        if not free & free >> 1 & free >> 2:
            return
        for shift in (0, 8, 16, 24):
            run: i64 = RUN[free >> shift & 255]
            if run:
                self.run = run << shift
                return

    def _write(self, seat: i64, points: i64) -> None:
        if seat:
            self.points1 += points
        else:
            self.points0 += points

    def _win(self, winner: i64, led: i64, answer: i64) -> None:
        points: i64 = CARD_POINTS[led] + CARD_POINTS[answer]
        if winner:
            self.tricks1 += 1
            self.points1 += points
        else:
            self.tricks0 += 1
            self.points0 += points
        ace = self.trump * 8
        if led == ace or answer == ace:
            self.ace_by = winner
        self.led = -1
        self.done += 1
        self.turn = winner
        if self.drawn < DRAWS:
            self._draw(winner)
            self._draw(winner ^ 1)
            if self.drawn == DRAWS:
                self._gone(winner ^ 1)
        else:
            self.late += 16 if winner else 1
            if self.done == TRICKS:
                self.close(winner)
                return
        # King and queen, one from each, may be melded from the trick (rules 11.4).
        if led >> 3 == answer >> 3 and (led & 7) * (answer & 7) == 2:
            self._wed(winner, led >> 3)
        self._lead()

    def _draw(self, seat: i64) -> None:
        card: i64
        if self.drawn < STOCK:
            card = self.stock[self.next]
            if self.gains:
                self._lucky(seat)
            self.next += 1
        else:
            card = self.bottom
        self.drawn += 1
        bit: i64 = 1
        bit <<= card
        if seat:
            self.second |= bit
            if self.kept1:
                self.kept1 = self._keep(seat, self.kept1, card)
        else:
            self.first |= bit
            if self.kept0:
                self.kept0 = self._keep(seat, self.kept0, card)

    def gain(self, hand: i64, card: i64) -> i64:
        """Place in :attr:`gains` of a card drawn to a hand, by its suit's cards there."""
        shift = card & 24
        suit: i64 = 1 if card >> 3 == self.trump else 0
        suit += self.wed >> shift & 2
        stage: i64 = 3 if self.done > 8 else self.done // 3
        return ((suit * STAGES + stage) * 8 + (card & 7)) << 8 | (hand >> shift & 255)

    def _lucky(self, seat: i64) -> None:
        """Add to the luck before a seat draws the next card of the stock."""
        hand: i64 = self.second if seat else self.first
        gains = self.gains
        stock = self.stock
        size: i64 = len(stock)
        first = self.next
        card: i64 = stock[first]
        own = gains[self.gain(hand, card)]
        total = own
        i: i64 = first + 1
        while i < size:
            card = stock[i]
            total += gains[self.gain(hand, card)]
            i += 1
        own -= total / float(size - first)
        self.fortune += -own if seat else own

    def _keep(self, seat: i64, kept: i64, card: i64) -> i64:
        """Write for five high or low cards again, unless the card drawn is another."""
        if (card & 7 < 5) != (kept == 1):
            return 0
        self._write(seat, 20 if kept == 1 else 10)
        return kept

    def _gone(self, last: i64) -> None:
        self._write(last, 10)
        plain: i64 = ~(255 << self.trump * 8)
        if not self.first & plain:
            self.points0 += 30
        if not self.second & plain:
            self.points1 += 30

    def close(self, last: i64) -> None:
        """Write the points after the sixteenth trick, won by this seat (rules 11.5)."""
        self._write(last, 10)
        if self.late == (5 << 4 if last else 5):
            self._write(last, 20)
        if self.tricks0 == TRICKS:
            self.points0 += 600
        elif self.tricks1 == TRICKS:
            self.points1 += 600
        elif self.tricks0 > 8:
            self.points0 += 10
        elif self.tricks1 > 8:
            self.points1 += 10
        if self.ace_open:
            self._write(self.ace_by, 10)

    def _wed(self, seat: i64, suit: i64) -> None:
        king: i64 = 2
        king <<= suit * 8
        if not self.wed & king:
            self.wed |= king
            self._write(seat, 40 if suit == self.trump else 20)

    def _lead(self) -> None:
        """Rob, and meld marriages and fours of a kind: what comes at once on lead."""
        seat = self.turn
        hand: i64 = self.second if seat else self.first
        trump = self.trump
        if self.drawn < STOCK:
            seven: i64 = 128
            seven <<= trump * 8
            if hand & seven:
                hand = self._rob(seat, hand, seven)
        pairs = hand & hand >> 1 & KINGS & ~self.wed
        while pairs:
            king = pairs & -pairs
            pairs ^= king
            suit: i64 = PLACE[king % 37]
            self._wed(seat, suit >> 3)
        ranks = hand & hand >> 8 & hand >> 16 & hand >> 24 & 0x1F & ~self.fours
        if ranks:
            self.fours |= ranks
            rank: i64 = PLACE[ranks % 37]
            self._write(seat, FOURS[rank])
            if rank == 0:
                self.ace_open = False
        self.look()

    def _rob(self, seat: i64, hand: i64, seven: i64) -> i64:
        bit: i64 = 1
        bit <<= self.bottom
        hand ^= seven | bit
        high = self.bottom & 7 < 5
        self.bottom = self.trump * 8 + 7
        if seat:
            self.second = hand
            if self.kept1 == 2 and high:
                self.kept1 = 0
        else:
            self.first = hand
            if self.kept0 == 2 and high:
                self.kept0 = 0
        return hand

    def _meld(self) -> None:
        run = self.run
        trump = self.trump
        place: i64 = PLACE[(run & -run) % 37]
        suit = place >> 3
        worth: i64 = RUN_TENTHS[run >> suit * 8]
        self._write(self.turn, worth * 10 if suit == trump else worth * 5)
        self.used |= run
        self.run = 0
        if suit == trump and place & 7 == 0:
            self.ace_open = False
