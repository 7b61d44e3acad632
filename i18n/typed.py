"""Cards typed by people, in four languages: "as coeur", "AC", "Ah", "dame d'atout", "Herz-Ass".

Every plausible reading is collected, then those that the hand does not hold are dropped: « Ac » is
the ace of hearts in French and the ace of clubs in a record, and whoever holds only one of them
means that one. What stays ambiguous is asked, never guessed.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from cardgame.cards import PACK, Card, Rank, Suit
from i18n import COMMON, FALLBACK, LANGUAGES

_SIGNS: Final = {
    "♥": Suit.HEARTS,
    "♡": Suit.HEARTS,
    "♦": Suit.DIAMONDS,
    "♢": Suit.DIAMONDS,
    "♣": Suit.CLUBS,
    "♧": Suit.CLUBS,
    "♠": Suit.SPADES,
    "♤": Suit.SPADES,
}
_BETWEEN: Final = re.compile(r"[\s\-_'’.,:;·«»“”\"()!?]+")
_LONGEST: Final = 40


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a language's cards are called by those who type: small letters, no accents."""

    ranks: Mapping[str, Rank]
    """Words, letters and figures."""
    suits: Mapping[str, Suit]
    """Words, letters and signs."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """The words of fr, de, it or en; those of another language are English."""
    read = _read(language if language in LANGUAGES else FALLBACK)
    ranks = {word: Rank[name.upper()] for name, words in read["ranks"].items() for word in words}
    ranks |= {rank.value: rank for rank in Rank if rank.value.isdigit()} | {"10": Rank.TEN}
    suits = {word: Suit(letter) for letter, words in read["suits"].items() for word in words}
    return Vocabulary(ranks, suits | _SIGNS)


@cache
def trump_words() -> frozenset[str]:
    """« atout », Trumpf …: people say it in any of the languages."""
    return frozenset(word for language in LANGUAGES for word in _read(language)["trump"])


@cache
def _fillers() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in _read(language)["fillers"])


@cache
def _read(language: str) -> dict[str, Any]:
    return tomllib.loads((COMMON / language / "typed.toml").read_text(encoding="utf-8"))


def read_card(
    text: str, language: str, trump: Suit | None, among: Collection[Card] = PACK
) -> tuple[Card, ...]:
    """The cards of ``among`` that the text may mean, in the order of the pack.

    None: not understood, or not there. One: that one. Several: ask. ``language`` is fr, de, it or
    en; another one is read as English. The record's own form (``Ah``) is always understood.

    >>> read_card("dame d'atout", "fr", Suit.HEARTS)
    (Card(Qh),)
    >>> read_card("Herz-Ass", "de", None)
    (Card(Ah),)
    """
    simple = plain(text)
    if len(simple) > _LONGEST:
        return ()
    found = _in_language(simple, language, trump) | _as_recorded(simple)
    return tuple(card for card in PACK if card in found and card in among)


def plain(text: str) -> str:
    """Small letters without accents.

    >>> plain("  As de CŒUR ")
    'as de coeur'
    """
    text = text.casefold().replace("œ", "oe").replace("ß", "ss").replace("\ufe0f", "")
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).strip()


def words_of(simple: str) -> list[str]:
    """The words of a text that is :func:`plain`, a suit's sign being one.

    >>> words_of("dame d'atout"), words_of("10♥")
    (['dame', 'd', 'atout'], ['10', '♥'])
    """
    for sign in _SIGNS:
        simple = simple.replace(sign, f" {sign} ")
    return [word for word in _BETWEEN.split(simple) if word]


def _as_recorded(text: str) -> set[Card]:
    if len(text) != 2:
        return set()
    try:
        return {Card.parse(text[0].upper() + text[1].lower())}
    except ValueError:
        return set()


def _in_language(simple: str, language: str, trump: Suit | None) -> set[Card]:
    known = vocabulary(language)
    ranks, suits = known.ranks, dict(known.suits)
    if trump is not None:
        suits.update(dict.fromkeys(trump_words(), trump))
    words = words_of(simple)
    found = _pairs(words, ranks, suits)
    meant = [word for word in words if word not in _fillers()]
    if meant != words:
        found |= _pairs(meant, ranks, suits)
    if len(meant) == 1:
        word = meant[0]
        # A bare rank or suit means every such card: the hand, or a question, settles which.
        found |= {card for card in PACK if ranks.get(word) is card.rank}
        found |= {card for card in PACK if suits.get(word) is card.suit}
        for cut in range(1, len(word)):
            found |= _pairs([word[:cut], word[cut:]], ranks, suits)
    return found


def _pairs(words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]) -> set[Card]:
    """A rank and a suit, in either order."""
    if len(words) != 2:
        return set()
    return {
        Card(ranks[rank], suits[suit])
        for rank, suit in (words, reversed(words))
        if rank in ranks and suit in suits
    }
