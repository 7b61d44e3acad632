"""The rules of a deal on bit masks: what the computer players think with (rules 2 and 3).

Card ``c`` is ``brouc.cards.PACK[c]``: ``c >> 3`` is its suit (hearts, diamonds, clubs, spades),
``c & 7`` its place from the ace (0) to the seven (7), so the *lower* number is the higher card.
A set of cards is an ``int`` with bit ``c`` set. Seats are 0 to 3 in the order of play (North, West,
South, East), a seat's team is ``seat & 1``. Everything here is compared with :mod:`brouc`, deal by
deal, and is plain typed Python that mypyc compiles unchanged.
"""

from __future__ import annotations

from typing import Final

ALL: Final = 0xFFFFFFFF
"""The pack."""
SUIT: Final[list[int]] = [0xFF, 0xFF00, 0xFF0000, 0xFF000000]
"""The eight cards of each suit."""
ACES: Final = 0x01010101
TENS: Final = 0x02020202
KINGS: Final = 0x04040404
QUEENS: Final = 0x08080808
JACKS: Final = 0x10101010
RANK_POINTS: Final[list[int]] = [11, 10, 4, 3, 2, 0, 0, 0]
"""Card points from the ace to the seven (rules 1.1)."""
POINTS: Final[list[int]] = [RANK_POINTS[c & 7] for c in range(32)]
"""Card points of each card."""
_JOINS: Final[list[int]] = [0, 2, 1, 4, 0, 2, 1, 0]
"""By which of K, Q, J (1, 2, 4) of a suit lie: which of them would make a marriage (rules 2.5)."""


def bits(mask: int) -> list[int]:
    """The cards of a set, in the pack's order.

    >>> bits(0b1010)
    [1, 3]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count(mask: int) -> int:
    """How many cards a set has."""
    return mask.bit_count()


def card_points(mask: int) -> int:
    """The card points of a set (rules 1.1).

    >>> card_points(ALL)
    120
    """
    return (
        11 * (mask & ACES).bit_count()
        + 10 * (mask & TENS).bit_count()
        + 4 * (mask & KINGS).bit_count()
        + 3 * (mask & QUEENS).bit_count()
        + 2 * (mask & JACKS).bit_count()
    )


def joins(lying: int, suit: int) -> int:
    """The cards of a suit that make or extend a marriage with those that lie (rules 2.5)."""
    at = suit * 8 + 2
    return _JOINS[(lying >> at) & 7] << at


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the card that holds it (rules 2.1)."""
    suit = card >> 3
    if suit == best >> 3:
        return card < best
    return suit == trump


def legal(hand: int, led: int, best: int, lying: int, trump: int, ancient: bool) -> int:
    """The cards of a hand that may be played (rules 2.2 to 2.5; 9.1).

    ``led`` is the suit led (any value while ``lying`` is empty), ``best`` the card that holds the
    trick, ``lying`` the cards of the trick.
    """
    if not lying:
        return hand
    follow = hand & SUIT[led]
    if ancient:
        return follow or hand
    if led == trump:
        if not follow:
            return hand
        higher = follow & ((1 << best) - 1)
        if not higher:
            return follow
        return higher | (follow & joins(lying, trump))
    if follow:
        return follow
    if best >> 3 != trump:
        return hand
    trumps = hand & SUIT[trump]
    plain = hand ^ trumps
    higher = trumps & ((1 << best) - 1)
    if plain or higher:
        return plain | higher | (trumps & joins(lying, trump))
    return hand


def marriage_points(cards: int, trump: int) -> int:
    """What the marriages within a set are worth from hand: 20 or 30, twice in trumps (rules 3.1).

    >>> marriage_points(0b1100 << 16, trump=3)
    20
    """
    kings = cards & KINGS & (cards >> 1)
    if not kings:
        return 0
    total = 0
    while kings:
        king = kings & -kings
        kings ^= king
        value = 30 if cards & (king << 2) else 20
        total += 2 * value if king & SUIT[trump] else value
    return total


class Position:
    """A deal in play with all hands known: what a search steps through. Mutable.

    ``hands`` are the cards still held, ``trick`` the cards lying, ``best`` and ``winner`` the card
    and seat that hold the trick. ``cards``, ``said`` and ``table`` count card points won, marriages
    declared and marriages won on the table, by team (rules 5.1). ``voids`` has bit ``4 * seat +
    suit`` set once a seat has not followed a suit. Both sides are taken to declare
    all they hold as soon as their first trick is won (rules 3.2).
    """

    def __init__(
        self, hands: list[int], leader: int, trump: int, ancient: bool, declare: bool = True
    ) -> None:
        self.hands = list(hands)
        self.trump = trump
        self.ancient = ancient
        self.declare = declare
        self.turn = leader
        self.lying = 0
        self.laid = 0
        self.led = 0
        self.best = 0
        self.winner = leader
        self.cards = [0, 0]
        self.said = [0, 0]
        self.table = [0, 0]
        self.tricks = [0, 0]
        self.played = 0
        self.voids = 0

    def copy(self) -> Position:
        """The same position, to be changed apart."""
        other = Position(self.hands, self.turn, self.trump, self.ancient, self.declare)
        other.lying = self.lying
        other.laid = self.laid
        other.led = self.led
        other.best = self.best
        other.winner = self.winner
        other.cards = list(self.cards)
        other.said = list(self.said)
        other.table = list(self.table)
        other.tricks = list(self.tricks)
        other.played = self.played
        other.voids = self.voids
        return other

    def legal(self) -> int:
        """The cards that the seat in turn may play."""
        return legal(
            self.hands[self.turn], self.led, self.best, self.lying, self.trump, self.ancient
        )

    def play(self, card: int) -> bool:
        """Play a legal card of the seat in turn; whether it completed a trick."""
        turn = self.turn
        bit = 1 << card
        self.hands[turn] ^= bit
        self.played |= bit
        if self.laid == 0:
            self.lying = bit
            self.led = card >> 3
            self.best = card
            self.winner = turn
            self.laid = 1
            self.turn = (turn + 1) & 3
            return False
        self.lying |= bit
        if card >> 3 != self.led:
            self.voids |= 1 << (turn * 4 + self.led)
        if beats(card, self.best, self.trump):
            self.best = card
            self.winner = turn
        self.laid += 1
        if self.laid < 4:
            self.turn = (turn + 1) & 3
            return False
        self._complete()
        return True

    def _complete(self) -> None:
        lying = self.lying
        team = self.winner & 1
        self.cards[team] += card_points(lying)
        if lying & KINGS & (lying >> 1):
            value = marriage_points(lying, self.trump)
            self.table[team] += 2 * value if self.ancient else value
        if self.declare and self.tricks[team] == 0:
            self.said[team] += marriage_points(
                self.hands[self.winner], self.trump
            ) + marriage_points(self.hands[(self.winner + 2) & 3], self.trump)
        self.tricks[team] += 1
        self.lying = 0
        self.laid = 0
        self.turn = self.winner

    def over(self) -> bool:
        """Whether the eight tricks are played."""
        return self.tricks[0] + self.tricks[1] == 8

    def net(self, team: int) -> int:
        """A team's unrounded net points so far (rules 5.1)."""
        return self.cards[team] + self.said[team] + self.table[team] - self.table[team ^ 1]


def random_deals(number: int, seed: int, ancient: bool = False) -> list[int]:
    """Deal and play at random so many deals; both teams' net points added up. For benchmarks.

    A generator of its own (linear congruential, 31 bits): the same seed gives the same deals.
    """
    state = seed & 0x7FFFFFFF
    pack = list(range(32))
    nets = [0, 0]
    for _ in range(number):
        for i in range(31, 0, -1):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            j = (state >> 8) % (i + 1)
            card = pack[i]
            pack[i] = pack[j]
            pack[j] = card
        hands = [0, 0, 0, 0]
        for i in range(32):
            hands[i >> 3] |= 1 << pack[i]
        at = Position(hands, 0, pack[31] >> 3, ancient)
        for _ in range(32):
            options = at.legal()
            size = options.bit_count()
            if size > 1:
                state = (state * 1103515245 + 12345) & 0x7FFFFFFF
                for _ in range((state >> 8) % size):
                    options &= options - 1
            at.play((options & -options).bit_length() - 1)
        nets[0] += at.net(0)
        nets[1] += at.net(1)
    return nets
