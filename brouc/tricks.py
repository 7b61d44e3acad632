"""One trick: who wins it, which cards may be played to it and why not others (rules 2, 9.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from brouc.cards import Card, Rank, Suit, height
from brouc.seats import Seat
from brouc.violations import Violation


@dataclass(frozen=True, slots=True)
class Marriage:
    """K+Q of a suit, or K+Q+J (rules 3.1)."""

    suit: Suit
    extended: bool

    def mark(self) -> Card:
        """The card left face up: the Queen, or the Jack of an extended one (rules 3.4)."""
        return Card(Rank.JACK if self.extended else Rank.QUEEN, self.suit)


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards in order of play, the leader's first."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card, in order of play."""
        return tuple(zip(self.leader.round(), self.cards, strict=False))

    def winner(self, trump: Suit) -> Seat:
        """Who takes the trick as it lies (rules 2.1). Raises ``ValueError`` on an empty trick."""
        if not self.cards:
            raise ValueError("an empty trick has no winner")
        best = highest(self.cards, trump)
        return self.leader.round()[self.cards.index(best)]


def highest(cards: Sequence[Card], trump: Suit) -> Card:
    """The winning card: the highest trump, else the highest of the suit led (rules 2.1)."""
    best = cards[0]
    for card in cards[1:]:
        if card.suit is best.suit:
            if height(card) > height(best):
                best = card
        elif card.suit is trump:
            best = card
    return best


def marriages(cards: Iterable[Card]) -> tuple[Marriage, ...]:
    """The marriages among the cards of one trick, whoever played them (rules 3.3).

    At most two, in the order of the suits.
    """
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
    """Whether the card makes or extends a marriage with those that lie (rules 2.5).

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
    """The cards of the hand that may be played, in the hand's order (rules 2.2 to 2.5; 9.1).

    Never empty unless the hand is.

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
    # Nothing but trumps, none of them higher: any trump (rules 2.4).
    return tuple(hand)


def why_not(
    card: Card, hand: Sequence[Card], lying: Sequence[Card], trump: Suit, *, ancient: bool = False
) -> Violation | None:
    """Why a card of the hand may not be played to the cards that lie; ``None`` if it may."""
    if card not in hand:
        return Violation.CARD_NOT_HELD
    if card in legal_cards(hand, lying, trump, ancient=ancient):
        return None
    led = lying[0].suit
    if ancient:
        return Violation.MUST_FOLLOW
    if led is trump:
        return Violation.MUST_TRUMP if card.suit is not trump else Violation.MUST_BEAT_TRUMP
    if card.suit is trump and not any(held.suit is led for held in hand):
        return Violation.UNDERTRUMP
    return Violation.MUST_FOLLOW
