"""Cards as words and as labels of buttons, in a language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gamekit.cards.cards import PACK, Card, Rank, Suit
from i18n import COMMON, OFFERED, Sentences

say: Final = Sentences(COMMON)

SUIT_EMOJI: Final = {
    Suit.HEARTS: "♥️",
    Suit.DIAMONDS: "♦️",
    Suit.CLUBS: "♣️",
    Suit.SPADES: "♠️",
}

SUIT_SIGN: Final = {
    suit: emoji if suit in (Suit.HEARTS, Suit.DIAMONDS) else emoji[0] + "\ufe0e"
    for suit, emoji in SUIT_EMOJI.items()
}
"""In texts: black emojis could hardly be seen on dark ground, so black suits are text (U+FE0E)."""


FOUR_COLOURS: Final = {
    **SUIT_SIGN,
    Suit.DIAMONDS: "🔷",
    Suit.CLUBS: "☘️",
}
"""The same where the reader's pack has four colours: blue diamonds and green clubs, as on its cards
(no emoji has a suit in these colours)."""


SAID: Final = re.compile(
    r"`[^`]*`"
    r"|(?<![\w:])(?<!\d> )(?P<text>10|[A-Z7-9])?(?P<suit>[♥♦♣♠🔷☘])[\ufe0e\ufe0f]?(?(text)|(?= \w))"
)
"""Cards in texts of messages and of pictures, and suits before their names (:func:`suit_name`).

What stands in back quotes is found as a whole, for nothing in it is a card; a card that has its
picture before it, an emoji, is not found any more.

>>> [found["text"] for found in SAID.finditer("V♦️, 10♠\ufe0e; <:card:1> R♥; `A♥`; ♥️ cœur; « ♥ »")]
['V', '10', None, None]
"""


@cache
def called() -> tuple[re.Pattern[str], dict[str, tuple[str, Suit]]]:
    """What finds cards by their names, in any language, and each one's letter and suit.

    Names that share their suit, « l’as et le sept de trèfle », are found as a whole with those
    beside them: only some of them would be shown.

    >>> pattern, cards = called()
    >>> pattern.findall("the ace and queen of clubs; the ace of hearts")
    ['ace and queen of clubs', 'ace of hearts']
    >>> [cards[name] for name in pattern.findall("nimm den Herz-König, roi de cœur")]
    [('K', <Suit.HEARTS: 'h'>), ('R', <Suit.HEARTS: 'h'>)]
    """
    cards = {
        card_name(language, card): (rank_letters(language)[card.rank], card.suit)
        for language in OFFERED
        for card in PACK
    }
    ranks = {
        say(language, "rank-of", rank=rank.name.lower()) for language in OFFERED for rank in Rank
    }
    name, joined = f"(?:{'|'.join(map(re.escape, cards))})", r",? (?:\w{1,3}[ ’])*"
    shared = rf"(?:(?:{'|'.join(ranks)}){joined})+{name}(?:{joined}{name})*"
    return re.compile(rf"\b(?:{shared}|{name})\b"), cards


def suit_of(sign: str) -> Suit:
    """The suit of a sign, whichever of them it is; ``KeyError`` for another letter."""
    return _SUITS[sign[0]]


_SUITS: Final = {
    sign[suit][0]: suit for suit in Suit for sign in (SUIT_EMOJI, SUIT_SIGN, FOUR_COLOURS)
}


def suit_label(suit: Suit) -> str:
    """A suit as a short text: ``♥``."""
    return SUIT_EMOJI[suit][0]


@cache
def rank_letters(language: str) -> dict[Rank, str]:
    """The index of each rank as printed on that language's cards (A R D V, A K D B, A K Q J)."""
    return dict(zip(Rank, say(language, "rank-letters").split(), strict=True))


@cache
def card_label(language: str, card: Card) -> str:
    """A card as a short text: ``R♥``. In messages it is :func:`card_said`."""
    return rank_letters(language)[card.rank] + SUIT_EMOJI[card.suit][0]


@cache
def card_said(language: str, card: Card) -> str:
    """The same for texts in messages, black suits not as emojis (see :data:`SUIT_SIGN`)."""
    return rank_letters(language)[card.rank] + SUIT_SIGN[card.suit]


@cache
def card_name(language: str, card: Card) -> str:
    """A card as words: ``roi de cœur``."""
    return say(language, "card-name", rank=card.rank.name.lower(), suit=card.suit.value)


@cache
def the_card(language: str, card: Card) -> str:
    """A card as words within a sentence: ``le roi de cœur``."""
    return say(language, "card-the", rank=card.rank.name.lower(), suit=card.suit.value)


def suit_name(language: str, suit: Suit, *, four: bool = False) -> str:
    """A suit with its sign: ``♥️ cœur``; ``four``: for a reader whose pack has four colours."""
    return with_sign(suit, say(language, f"suit-{suit.value}"), four=four)


def with_sign(suit: Suit, words: str, *, four: bool = False) -> str:
    """Words about a suit within a text, its sign before them: ``♥️ Vingt en cœur``."""
    return f"{(FOUR_COLOURS if four else SUIT_SIGN)[suit]} {words}"


def card_face(language: str, card: Card, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a card's button; ``four``: of a pack of four colours."""
    return with_suit(card.suit, rank_letters(language)[card.rank], four=four)


def card_line(language: str, card: Card, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a card's line in a menu."""
    return with_suit(card.suit, card_name(language, card), four=four)


def with_suit(suit: Suit, words: str, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a button, or of a menu's line, that is of a suit.

    Coloured suits are emojis, black ones text (see :data:`SUIT_SIGN`), white like the words.

    >>> with_suit(Suit.HEARTS, "K"), with_suit(Suit.DIAMONDS, "K", four=True)
    (('K', '♥️'), ('K', '🔷'))
    """
    sign = (FOUR_COLOURS if four else SUIT_SIGN)[suit]
    if sign.endswith("\ufe0e"):
        return f"{sign} {words}", None
    return words, sign
