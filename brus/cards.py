"""Which cards beat, and what beats what (rules 10.1, 10.3)."""

from __future__ import annotations

from typing import Final

from cardgame.cards import PACK, Card, Rank, Suit, parse_cards

SPITZ: Final = Card(Rank.JACK, Suit.CLUBS)
BRUS: Final = Card(Rank.KING, Suit.HEARTS)
DULLE_HUND: Final = Card(Rank.EIGHT, Suit.SPADES)

BEATING: Final = (SPITZ, BRUS, DULLE_HUND, *parse_cards("9c 9s 9h 9d Ac As Ah Ad Js Jh Jd"))
"""The beating cards, high to low (rules 10.1); every other card is blank."""
SEVENS: Final = parse_cards("7c 7s 7h 7d")
"""The sevens, high to low; they beat each other where one counts (rules 10.3)."""
DARING: Final = (BRUS, DULLE_HUND)
"""The cards with which one may dare (rules 10.5)."""

_HEIGHT: Final = {card: len(BEATING) - i for i, card in enumerate(BEATING)}
_SEVEN_HEIGHT: Final = {card: len(SEVENS) - i for i, card in enumerate(SEVENS)}


def height(card: Card) -> int:
    """The card's place among those that beat: 14 for Spitz down to 1, and 0 if it is blank."""
    return _HEIGHT.get(card, 0)


def is_seven(card: Card) -> bool:
    """Whether the card counts when it is led while stock remains (rules 10.3)."""
    return card.rank is Rank.SEVEN


def higher_than(card: Card) -> tuple[Card, ...]:
    """The beating cards that beat this beating card, high to low."""
    return BEATING[: BEATING.index(card)]


def winner(cards: tuple[Card, ...], seven_counts: bool) -> int:
    """The place in the trick of the card that wins it, 0 for the one that was led.

    ``seven_counts``: a seven that is led counts, since stock remains (rules 10.3).

    >>> winner(parse_cards("Qd 8s Kh Td"), True), winner(parse_cards("Qd Ts Kc 8h"), True)
    (2, 0)
    >>> winner(parse_cards("7h Jc 7s 9c"), True), winner(parse_cards("7h Qc 7s Td"), False)
    (2, 0)
    """
    led = cards[0]
    heights = _SEVEN_HEIGHT if seven_counts and is_seven(led) else _HEIGHT
    # The first of equals wins: only blank cards are equal, and then the leader does.
    return max(range(len(cards)), key=lambda place: (heights.get(cards[place], 0), -place))


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards from high to low, sevens and then blank ones last: how a hand is held and shown."""
    return tuple(
        sorted(
            cards, key=lambda card: (-height(card), -_SEVEN_HEIGHT.get(card, 0), PACK.index(card))
        )
    )
