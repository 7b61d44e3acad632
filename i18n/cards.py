"""Cards as words and as labels of buttons, in a language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gamekit.cards.cards import PACKS, Card, Rank, Suit
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
"""Suits in texts: black emojis are hardly visible on dark ground, so black suits are text (U+FE0E).
"""


FOUR_COLOURS: Final = {
    **SUIT_SIGN,
    Suit.DIAMONDS: "🔷",
    Suit.CLUBS: "☘️",
}
"""Suits of a four-colour pack: blue diamonds and green clubs, as on its cards (no emoji has a suit
in these colours).
"""


SAID: Final = re.compile(
    r"`[^`]*`|<a?:\w+:\d+> (?:(?:10|[A-Z2-9])?[♥♦♣♠🔷☘])?"
    r"|(?<![\w:])(?P<text>10|[A-Z2-9])?(?P<suit>[♥♦♣♠🔷☘])[\ufe0e\ufe0f]?(?(text)|(?= \w))"
)
"""Pattern of cards in texts of messages and pictures, and of suits before their names
(:func:`suit_name`).

Text in back quotes and a card after its picture, an emoji, are matched as a whole, without a card.

>>> text = "V♦️, <@1> 10♠︎; <:card:1> R♥; `A♥`; ♥️ cœur; « ♥ »"
>>> [found["text"] for found in SAID.finditer(text)]
['V', '10', None, None, None]
"""


@cache
def called() -> tuple[re.Pattern[str], dict[str, tuple[str, Suit]]]:
    """Pattern of cards by name, in any language, and each name's letter and suit.

    Names that share their suit, « l’as et le sept de trèfle », are matched as a whole, since only
    some of them would get a picture.

    >>> pattern, cards = called()
    >>> pattern.findall("the ace and queen of clubs; the ace of hearts")
    ['ace and queen of clubs', 'ace of hearts']
    >>> [cards[name] for name in pattern.findall("nimm den Herz-König, roi de cœur")]
    [('K', <Suit.HEARTS: 'h'>), ('R', <Suit.HEARTS: 'h'>)]
    """
    cards = {
        card_name(language, card): (rank_letters(language)[card.rank], card.suit)
        for language in OFFERED
        for card in PACKS[52]
    }
    ranks = {
        say(language, "rank-of", rank=card.rank.name.lower())
        for language in OFFERED
        for card in PACKS[52][:13]
    }
    name, joined = f"(?:{'|'.join(map(re.escape, cards))})", r",? (?:\w{1,3}[ ’])*"
    shared = rf"(?:(?:{'|'.join(ranks)}){joined})+{name}(?:{joined}{name})*"
    return re.compile(rf"\b(?:{shared}|{name})\b"), cards


def suit_of(sign: str) -> Suit:
    """Suit of any of its signs; ``KeyError`` for another letter."""
    return _SUITS[sign[0]]


_SUITS: Final = {
    sign[suit][0]: suit for suit in Suit for sign in (SUIT_EMOJI, SUIT_SIGN, FOUR_COLOURS)
}


def suit_label(suit: Suit) -> str:
    """Suit as a short text: ``♥``."""
    return SUIT_EMOJI[suit][0]


@cache
def rank_letters(language: str) -> dict[Rank, str]:
    """Index letter of each rank on that language's cards (A R D V, A K D B, A K Q J)."""
    letters = {rank: rank.value for rank in Rank} | {Rank.JOKER: "Jk"}
    return letters | dict(zip(Rank, say(language, "rank-letters").split(), strict=False))


@cache
def card_label(language: str, card: Card) -> str:
    """Card as a short text: ``R♥``. For messages see :func:`card_said`."""
    return rank_letters(language)[card.rank] + SUIT_EMOJI[card.suit][0]


@cache
def card_said(language: str, card: Card) -> str:
    """Card as a short text for messages, black suits not as emojis (see :data:`SUIT_SIGN`)."""
    return rank_letters(language)[card.rank] + SUIT_SIGN[card.suit]


@cache
def card_name(language: str, card: Card) -> str:
    """Card as words: ``roi de cœur``."""
    return say(language, "card-name", rank=card.rank.name.lower(), suit=card.suit.value)


@cache
def the_card(language: str, card: Card) -> str:
    """Card as words within a sentence: ``le roi de cœur``."""
    return say(language, "card-the", rank=card.rank.name.lower(), suit=card.suit.value)


def suit_name(language: str, suit: Suit, *, four: bool = False) -> str:
    """Suit with its sign: ``♥️ cœur``; ``four``: for readers with a four-colour pack."""
    return with_sign(suit, say(language, f"suit-{suit.value}"), four=four)


def with_sign(suit: Suit, words: str, *, four: bool = False) -> str:
    """Words about a suit within a text, after its sign: ``♥️ Vingt en cœur``."""
    return f"{(FOUR_COLOURS if four else SUIT_SIGN)[suit]} {words}"


def card_face(language: str, card: Card, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a card's button; ``four``: in a four-colour pack."""
    return with_suit(card.suit, rank_letters(language)[card.rank], four=four)


def card_line(language: str, card: Card, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a card's menu option."""
    return with_suit(card.suit, card_name(language, card), four=four)


def with_suit(suit: Suit, words: str, *, four: bool = False) -> tuple[str, str | None]:
    """Label and emoji of a suit's button or menu option.

    Coloured suits are emojis, black ones text (see :data:`SUIT_SIGN`), white like the words.

    >>> with_suit(Suit.HEARTS, "K"), with_suit(Suit.DIAMONDS, "K", four=True)
    (('K', '♥️'), ('K', '🔷'))
    """
    sign = (FOUR_COLOURS if four else SUIT_SIGN)[suit]
    if sign.endswith("\ufe0e"):
        return f"{sign} {words}", None
    return words, sign
