"""The state of a match and what everybody may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamekit.api.rules import Next
from gamekit.cards.cards import Card, Rank, Suit

SEATS: Final = ("sol", "natt")
RANKS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
PACK: Final = tuple(
    Card(rank, suit) for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES) for rank in RANKS
)
HELD: Final = 5
"""Cards a hand; the rest sleeps."""
DOUBLING: Final = 4
"""Cards played after which it is too late to double."""


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid on the table."""

    seat: str
    card: Card


@dataclass(frozen=True, slots=True)
class House:
    """Rules of a match."""

    target: int = 3
    lamp: bool = False
    low: bool = False
    """Whether the lower card takes the trick."""


@dataclass(frozen=True, slots=True)
class Trick:
    """One or two cards; the winner once there are two."""

    plays: tuple[Play, ...]
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A match between two actions."""

    house: House
    points: tuple[int, int] = (0, 0)
    deals: int = 0
    dealer: str | None = None
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """As they were dealt."""
    asleep: tuple[Card, ...] = ()
    plays: tuple[Play, ...] = ()
    doubled: str | None = None
    booked: bool = True

    def held(self, seat: str) -> tuple[Card, ...]:
        """Cards in the seat's hand."""
        laid = {play.card for play in self.plays}
        return tuple(card for card in self.hands[SEATS.index(seat)] if card not in laid)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks of the deal, the last one perhaps half full."""
        pairs = [self.plays[i : i + 2] for i in range(0, len(self.plays), 2)]
        return tuple(Trick(pair, self._winner(pair)) for pair in pairs)

    @property
    def leader(self) -> str:
        """Leader of the trick in progress, or of the next one."""
        whole = [trick.winner for trick in self.tricks if trick.winner]
        return whole[-1] if whole else other(self.dealer or SEATS[1])

    @property
    def turn(self) -> str | None:
        """The seat on turn."""
        if self.booked or len(self.plays) == 2 * HELD:
            return None
        return other(self.leader) if len(self.plays) % 2 else self.leader

    @property
    def next(self) -> Next:
        """The awaited action."""
        if max(self.points) >= self.house.target:
            return Next("nothing", None, self.deals)
        if self.booked:
            cutter = self.dealer  # The dealer of the last deal cuts for the next one.
            return Next("deal", cutter, self.deals + 1)
        if self.turn is None:
            return Next("booking", None, self.deals, self.leader)
        return Next("turn", self.turn, self.deals, self.leader)

    def taken(self, seat: str) -> int:
        """Tricks that the seat has taken in this deal."""
        return sum(trick.winner == seat for trick in self.tricks)

    @property
    def worth(self) -> tuple[int, int]:
        """Points of the finished deal for each seat."""
        first = self.taken(SEATS[0])
        most = max(first, HELD - first)
        points = (2 if most == HELD else 1) * (2 if self.doubled else 1)
        return (points, 0) if first == most else (0, points)

    def _winner(self, pair: tuple[Play, ...]) -> str | None:
        if len(pair) < 2:
            return None
        lead, answer = pair
        if answer.card.suit is not lead.card.suit:
            return lead.seat
        higher = RANKS.index(answer.card.rank) < RANKS.index(lead.card.rank)
        return answer.seat if higher is not self.house.low else lead.seat


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat or a spectator, built from an allow-list."""

    seat: str | None
    house: House
    points: tuple[int, int]
    next: Next
    dealer: str | None
    hand: tuple[Card, ...]
    held: tuple[int, int]
    """Number of cards in each hand."""
    tricks: tuple[Trick, ...]
    doubled: str | None
    seen: tuple[Card, ...]
    """Sleeping cards that everybody sees."""
    playable: tuple[Card, ...]
    may_double: bool
    open: tuple[tuple[Card, ...], ...] = ()
    """Both hands as they were dealt, once the deal is over."""
    worth: tuple[int, int] = (0, 0)

    def taken(self, seat: str) -> int:
        """Tricks that the seat has taken in this deal."""
        return sum(trick.winner == seat for trick in self.tricks)
