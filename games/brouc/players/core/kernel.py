"""The rules of a deal on bit masks: what the computer players think with (rules 2 and 3).

Card ``c`` is ``brouc.cards.PACK[c]``: ``c >> 3`` is its suit (hearts, diamonds, clubs, spades),
``c & 7`` its place from the ace (0) to the seven (7), so the *lower* number is the higher card.
A set of cards is an ``int`` with bit ``c`` set. Seats are 0 to 3 in the order of play (North, West,
South, East), a seat's team is ``seat & 1``. Everything here is compared with :mod:`brouc`, deal by
deal, and is plain typed Python that mypyc compiles unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.position import Position as Searched

if TYPE_CHECKING:
    from mypy_extensions import i64


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

# Small tables are bytes: what they hold is read without unboxing where this is compiled.
CARD_POINTS: Final = bytes(POINTS)
SUIT_POINTS: Final = bytes(
    sum(RANK_POINTS[rank] for rank in range(8) if held >> rank & 1) for held in range(256)
)
"""Card points of the sets of one suit's cards."""
_JOINS: Final = bytes([0, 2, 1, 4, 0, 2, 1, 0])
"""Cards among K, Q, J (1, 2, 4) that would make a marriage, by those that lie (rules 2.5)."""


def card_points(mask: i64) -> int:
    """The card points of a set (rules 1.1).

    >>> card_points(ALL)
    120
    """
    return (
        SUIT_POINTS[mask & 255]
        + SUIT_POINTS[mask >> 8 & 255]
        + SUIT_POINTS[mask >> 16 & 255]
        + SUIT_POINTS[mask >> 24]
    )


def joins(lying: i64, suit: i64) -> int:
    """The cards of a suit that make or extend a marriage with those that lie (rules 2.5)."""
    at = suit * 8 + 2
    cards: i64 = _JOINS[lying >> at & 7]
    return cards << at


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether a card takes the trick from the card that holds it (rules 2.1)."""
    suit = card >> 3
    if suit == best >> 3:
        return card < best
    return suit == trump


def legal(hand: i64, led: i64, best: i64, lying: i64, trump: i64, ancient: bool) -> int:
    """The cards of a hand that may be played (rules 2.2 to 2.5; 9.1).

    ``led`` is the suit led (any value while ``lying`` is empty), ``best`` the card that holds the
    trick, ``lying`` the cards of the trick.
    """
    if not lying:
        return hand
    shift = led * 8
    follow = hand >> shift & 255
    if follow:
        if led == trump and not ancient:
            higher = follow & (1 << (best & 7)) - 1
            if higher:
                joined: i64 = _JOINS[lying >> shift + 2 & 7]
                follow = higher | follow & joined << 2
        return follow << shift
    if best >> 3 != trump or ancient:
        return hand
    shift = trump * 8
    trumps = hand >> shift & 255
    plain = hand ^ trumps << shift
    higher = trumps & (1 << (best & 7)) - 1
    if plain or higher:
        joined = _JOINS[lying >> shift + 2 & 7]
        return plain | (higher | trumps & joined << 2) << shift
    return hand


def marriage_points(cards: i64, trump: i64) -> int:
    """Points of the marriages within a set from hand: 20 or 30, twice in trumps (rules 3.1).

    >>> marriage_points(0b1100 << 16, trump=3)
    20
    """
    kings = cards & cards >> 1 & KINGS
    total: i64 = 0
    while kings:
        king = kings & -kings
        kings ^= king
        value: i64 = 30 if cards & king << 2 else 20
        total += 2 * value if king >> trump * 8 & 255 else value
    return total


class Position(Searched):
    """A deal in play with all hands known: what a search steps through. Mutable.

    ``hands`` are the cards that the seats were given; what they still hold of them is in ``left``,
    the cards not played. A list of hands is never changed in play, so that copies share it: to
    give other hands, assign a new list. ``lying`` are the cards of the trick, ``laid`` how many,
    ``points`` what they count, ``best`` and ``winner`` the card and seat that hold it. ``done``
    counts tricks. ``voids`` has bit ``4 * seat + suit`` set once a seat has not followed a suit.
    Both sides are taken to declare all they hold as soon as their first trick is won (rules 3.2).
    """

    def __init__(
        self, hands: list[int], leader: i64, trump: i64, ancient: bool, declare: bool = True
    ) -> None:
        self.hands = hands
        self.trump = trump
        self.ancient = ancient
        self.declare = declare
        self.turn = leader
        self.left: i64 = ALL
        self.lying: i64 = 0
        self.laid: i64 = 0
        self.led: i64 = 0
        self.best: i64 = 0
        self.winner = leader
        self.points: i64 = 0
        self.voids: i64 = 0
        self.done: i64 = 0
        # Of both teams in one number, East-West's from bit 16.
        self._cards: i64 = 0
        self._said: i64 = 0
        self._table: i64 = 0
        self._tricks: i64 = 0

    def copy(self) -> Position:
        """The same position, to be changed apart."""
        other = Position(self.hands, self.turn, self.trump, self.ancient, self.declare)
        other.left = self.left
        other.lying = self.lying
        other.laid = self.laid
        other.led = self.led
        other.best = self.best
        other.winner = self.winner
        other.points = self.points
        other.voids = self.voids
        other.done = self.done
        other._cards = self._cards
        other._said = self._said
        other._table = self._table
        other._tricks = self._tricks
        return other

    def legal(self) -> int:
        """The cards that the seat in turn may play."""
        hand: i64 = self.hands[self.turn]
        hand &= self.left
        if not self.laid:
            return hand
        led = self.led
        if led != self.trump:
            # Mostly so; the rest is left to the general rule.
            shift = led * 8
            follow = hand >> shift & 255
            if follow:
                return follow << shift
            if self.best >> 3 == led:
                return hand
        return legal(hand, led, self.best, self.lying, self.trump, self.ancient)

    def play(self, card: i64) -> bool:
        """Play a legal card of the seat in turn; whether it completed a trick."""
        turn = self.turn
        suit = card >> 3
        # Not 1 << card: compiled, a shifted constant has only 32 bits.
        bit: i64 = 1
        bit <<= card
        self.left ^= bit
        laid = self.laid
        if not laid:
            self.lying = bit
            self.led = suit
            self.best = card
            self.winner = turn
            self.points = CARD_POINTS[card]
            self.laid = 1
            self.turn = turn + 1 & 3
            return False
        self.lying |= bit
        self.points += CARD_POINTS[card]
        best = self.best
        if suit == best >> 3:
            if card < best:
                self.best = card
                self.winner = turn
        elif suit == self.trump:
            self.best = card
            self.winner = turn
        led = self.led
        if suit != led:
            self.voids |= 1 << turn * 4 + led
        if laid < 3:
            self.laid = laid + 1
            self.turn = turn + 1 & 3
            return False
        self._complete()
        return True

    def _complete(self) -> None:
        lying = self.lying
        winner = self.winner
        team = (winner & 1) << 4
        self._cards += self.points << team
        if lying & lying >> 1 & KINGS:
            value: i64 = marriage_points(lying, self.trump)
            self._table += (2 * value if self.ancient else value) << team
        if self.declare and not self._tricks >> team & 0xFFFF:
            left = self.left
            hand: i64 = self.hands[winner]
            said: i64 = marriage_points(hand & left, self.trump)
            hand = self.hands[winner ^ 2]
            value = marriage_points(hand & left, self.trump)
            self._said += said + value << team
        self._tricks += 1 << team
        self.done += 1
        self.lying = 0
        self.laid = 0
        self.points = 0
        self.turn = winner

    def enter(self, world: list[int]) -> None:
        """Give the seats the hands of a world."""
        self.hands = world

    def key(self) -> int:
        """The cards that the seat in turn holds."""
        return self.hands[self.turn] & self.left

    def held(self) -> list[int]:
        """The cards that the seats still hold."""
        return [hand & self.left for hand in self.hands]

    def over(self) -> bool:
        """Whether the eight tricks are played."""
        return self.done == 8

    def net(self, team: i64) -> int:
        """A team's unrounded net points so far (rules 5.1)."""
        own = team << 4
        table = self._table
        total = (self._cards >> own) + (self._said >> own) + (table >> own) - (table >> (own ^ 16))
        # Only the sum's low 16 bits are the team's, with their sign.
        return (total + 0x8000 & 0xFFFF) - 0x8000

    def booked(self, team: i64) -> int:
        """A team's net points with rounded card points (rules 4.1)."""
        own = team << 4
        cards = self._cards >> own & 0xFFFF
        return self.net(team) - cards + (cards + 5) // 10 * 10

    def won(self, team: i64) -> int:
        """Number of tricks of a team."""
        return self._tricks >> (team << 4) & 0xFFFF

    @property
    def cards(self) -> list[int]:
        """Card points won, by team (rules 5.1)."""
        return _pair(self._cards)

    @cards.setter
    def cards(self, value: list[int]) -> None:
        self._cards = _packed(value)

    @property
    def said(self) -> list[int]:
        """Marriages declared, by team."""
        return _pair(self._said)

    @said.setter
    def said(self, value: list[int]) -> None:
        self._said = _packed(value)

    @property
    def table(self) -> list[int]:
        """Marriages won on the table, by team."""
        return _pair(self._table)

    @table.setter
    def table(self, value: list[int]) -> None:
        self._table = _packed(value)

    @property
    def tricks(self) -> list[int]:
        """Tricks won, by team."""
        return _pair(self._tricks)

    @tricks.setter
    def tricks(self, value: list[int]) -> None:
        self._tricks = _packed(value)
        self.done = value[0] + value[1]


def _pair(both: i64) -> list[int]:
    return [both & 0xFFFF, both >> 16]


def _packed(pair: list[int]) -> i64:
    first: i64 = pair[0]
    second: i64 = pair[1]
    return first | second << 16


EIGHTS: Final = 0x40404040
SEVENS: Final = 0x80808080


def twins(at: Position) -> int:
    """Cards of the hand in turn that are worth just what a lower one of it is.

    9, 8 and 7 count nothing (rules 1.1), so of those with nothing between them, on the table or in
    another hand, the lowest stands for all.
    """
    own: i64 = at.hands[at.turn]
    own &= at.left
    between = at.left & ~own | at.lying
    sevens = own & SEVENS
    return own & (sevens >> 1 | (own & EIGHTS) >> 1 | sevens >> 2 & ~(between >> 1))


def stand_in(at: Position, card: i64) -> int:
    """The card of the hand in turn that stands for this one of it: mostly itself."""
    others: i64 = twins(at)
    own: i64 = at.hands[at.turn]
    own &= at.left
    while others >> card & 1:
        card += 1
        while not own >> card & 1:
            card += 1
    return card
