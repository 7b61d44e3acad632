"""Seats and teams; beating cards and their order (rules 10, 10.1, 10.3)."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from gamekit.cards.cards import PACK, Card, Rank, Suit, parse_cards
from gamekit.cards.seats import Each

T = TypeVar("T")

SEATS: Final = ("N", "E", "S", "W")
"""In the order of play, clockwise."""
TEAMS: Final = ("NS", "EW")
"""Letters of partners, who sit opposite each other."""
OTHER: Final = {"NS": "EW", "EW": "NS"}
"""The other team."""
TEAM: Final = {seat: team for team in TEAMS for seat in team}
"""Team of each seat."""
PerSeat: TypeAlias = Each[str, T]
"""One value a seat, in the order of play."""
PerTeam: TypeAlias = Each[str, T]
"""One value a team, North-South first."""

SPITZ: Final = Card(Rank.JACK, Suit.CLUBS)
BRUS: Final = Card(Rank.KING, Suit.HEARTS)
DULLE_HUND: Final = Card(Rank.EIGHT, Suit.SPADES)

BEATING: Final = (SPITZ, BRUS, DULLE_HUND, *parse_cards("9c 9s 9h 9d Ac As Ah Ad Js Jh Jd"))
"""Beating cards, high to low (rules 10.1); all others are blank."""
SEVENS: Final = parse_cards("7c 7s 7h 7d")
"""Sevens, high to low, as they beat each other where one counts (rules 10.3)."""
DARING: Final = (BRUS, DULLE_HUND)
"""Cards that may be dared (rules 10.5)."""

_HEIGHT: Final = {card: len(BEATING) - i for i, card in enumerate(BEATING)}
_SEVEN_HEIGHT: Final = {card: len(SEVENS) - i for i, card in enumerate(SEVENS)}


def after(seat: str, steps: int = 1) -> str:
    """Seat some steps later in the order of play."""
    return SEATS[(SEATS.index(seat) + steps) % len(SEATS)]


def height(card: Card) -> int:
    """Rank among beating cards: 14 for Spitz down to 1; 0 for a blank card."""
    return _HEIGHT.get(card, 0)


def is_seven(card: Card) -> bool:
    """Whether the card counts when led while stock remains (rules 10.3)."""
    return card.rank is Rank.SEVEN


def higher_than(card: Card) -> tuple[Card, ...]:
    """Cards that beat this beating card, high to low."""
    return BEATING[: BEATING.index(card)]


def winner(cards: tuple[Card, ...], seven_counts: bool) -> int:
    """Index in the trick of the winning card; 0 is the led one.

    ``seven_counts``: whether a led seven counts, since stock remains (rules 10.3).

    >>> winner(parse_cards("Qd 8s Kh Td"), True), winner(parse_cards("Qd Ts Kc 8h"), True)
    (2, 0)
    >>> winner(parse_cards("7h Jc 7s 9c"), True), winner(parse_cards("7h Qc 7s Td"), False)
    (2, 0)
    """
    led = cards[0]
    heights = _SEVEN_HEIGHT if seven_counts and is_seven(led) else _HEIGHT
    # Only blank cards are equal; then the leader wins.
    return max(range(len(cards)), key=lambda place: (heights.get(cards[place], 0), -place))


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in display order: from high to low, then sevens, then blank cards."""
    return tuple(
        sorted(
            cards, key=lambda card: (-height(card), -_SEVEN_HEIGHT.get(card, 0), PACK.index(card))
        )
    )
