"""A trick: its winner, playable cards and reasons against others (rules 2, 9.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from brouc.cards import Card, Rank, Suit, height
from brouc.seats import Seat
from brouc.violations import Violation


@dataclass(frozen=True, slots=True)
class Marriage:
    """King and queen of a suit, extended with the jack (rules 3.1)."""

    suit: Suit
    extended: bool

    def mark(self) -> Card:
        """Card left face up: the queen, or the jack of an extended one (rules 3.4)."""
        return Card(Rank.JACK if self.extended else Rank.QUEEN, self.suit)


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards in order of play, the leader's first."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Seats with their cards, in order of play."""
        return tuple(zip(self.leader.round(), self.cards, strict=False))

    def winner(self, trump: Suit) -> Seat:
        """Winner of the trick so far (rules 2.1); raise ``ValueError`` for an empty trick."""
        if not self.cards:
            raise ValueError("an empty trick has no winner")
        best = highest(self.cards, trump)
        return self.leader.round()[self.cards.index(best)]


def highest(cards: Sequence[Card], trump: Suit) -> Card:
    """Winning card: the highest trump, else the highest of the suit led (rules 2.1)."""
    best = cards[0]
    for card in cards[1:]:
        if card.suit is best.suit:
            if height(card) > height(best):
                best = card
        elif card.suit is trump:
            best = card
    return best


def marriages(cards: Iterable[Card]) -> tuple[Marriage, ...]:
    """Marriages among the cards of one trick, at most two, in order of suits (rules 3.3)."""
    present = {card for card in cards if card.rank in _HONOURS}
    if len(present) < 2:
        return ()
    return tuple(
        Marriage(suit, Card(Rank.JACK, suit) in present)
        for suit in Suit
        if Card(Rank.KING, suit) in present and Card(Rank.QUEEN, suit) in present
    )


_HONOURS = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})


def joins_marriage(card: Card, lying: Sequence[Card]) -> bool:
    """Whether a card makes or extends a marriage with the lying ones (rules 2.5).

    >>> from brouc.cards import parse_cards
    >>> joins_marriage(Card.parse("Qh"), parse_cards("Ac Kh 8c"))
    True
    >>> joins_marriage(Card.parse("Jh"), parse_cards("Ac Kh 8c"))
    False
    """
    suit = card.suit
    if card.rank is Rank.KING:
        return Card(Rank.QUEEN, suit) in lying
    if card.rank is Rank.QUEEN:
        return Card(Rank.KING, suit) in lying
    if card.rank is Rank.JACK:
        return Card(Rank.KING, suit) in lying and Card(Rank.QUEEN, suit) in lying
    return False


def legal_cards(
    hand: Sequence[Card], lying: Sequence[Card], trump: Suit, *, ancient: bool = False
) -> tuple[Card, ...]:
    """Playable cards of a hand, in its order (rules 2.2 to 2.5; 9.1).

    Empty only for an empty hand.

    >>> from brouc.cards import parse_cards
    >>> legal_cards(parse_cards("Ah 8h Jd"), parse_cards("Ac Kh 8c"), Suit.HEARTS)
    (Card(Ah), Card(Jd))
    """
    if not lying:
        return tuple(hand)
    led = lying[0].suit
    following = tuple(card for card in hand if card.suit is led)
    if ancient:
        return following or tuple(hand)
    if led is trump:
        if not following:
            return tuple(hand)
        top = height(highest(lying, trump))
        if not any(height(card) > top for card in following):
            return following
        return tuple(c for c in following if height(c) > top or joins_marriage(c, lying))
    if following:
        return following
    best = highest(lying, trump)
    if best.suit is not trump:
        return tuple(hand)
    free = tuple(
        card
        for card in hand
        if card.suit is not trump or height(card) > height(best) or joins_marriage(card, lying)
    )
    if any(card.suit is not trump or height(card) > height(best) for card in free):
        return free
    # Only lower trumps: any of them (rules 2.4).
    return tuple(hand)


def why_not(
    card: Card, hand: Sequence[Card], lying: Sequence[Card], trump: Suit, *, ancient: bool = False
) -> Violation | None:
    """Reason against playing a card of the hand to the lying ones; ``None`` if legal."""
    if card not in hand:
        return Violation.CARD_NOT_HELD
    if card in legal_cards(hand, lying, trump, ancient=ancient):
        return None
    led = lying[0].suit
    if ancient:
        return Violation.MUST_FOLLOW
    if led is trump:
        return Violation.MUST_TRUMP if card.suit is not trump else Violation.MUST_BEAT_TRUMP
    if not any(held.suit is led for held in hand):
        return Violation.UNDERTRUMP
    return Violation.MUST_FOLLOW
