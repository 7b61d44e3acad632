"""Cards typed by people, in four languages: "as coeur", "AC", "Ah", "dame d'atout", "Herz-Ass".

Every plausible reading is collected, then those that the hand does not hold are dropped: « Ac » is
the ace of hearts in French and the ace of clubs in a record, and whoever holds only one of them
means that one. What stays ambiguous is asked, never guessed.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gamekit.cards.cards import PACK, Card, Rank, Suit
from i18n import COMMON, LANGUAGES, language_of

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
_MOST_WORDS: Final = 12
"""Of several cards; each is a word or two."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a language's cards are called by those who type: small letters, no accents."""

    ranks: Mapping[str, Rank]
    """Words, letters and figures."""
    suits: Mapping[str, Suit]
    """Words, letters and signs."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """The words of fr, de, it or en, those of a variety its language's; of another one English.

    So a language's readers may type what any of its varieties calls a card.
    """
    read = _read(language_of(language))
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


def read_cards(text: str, language: str, trump: Suit | None) -> tuple[tuple[Card, ...], ...]:
    """What a text of several different cards may mean, in any order; none: not understood.

    Each card as :func:`read_card` knows it, or several ranks with their one suit. A rank or suit
    alone is no card here.

    >>> read_cards("R D coeur", "fr", None)
    ((Card(Kh), Card(Qh)),)
    >>> read_cards("Kh, Qh, Jh", "en", None)
    ((Card(Kh), Card(Qh), Card(Jh)),)
    """
    words = words_of(plain(text))
    if len(words) > _MOST_WORDS:
        return ()
    known = vocabulary(language)
    suits = dict(known.suits)
    if trump is not None:
        suits.update(dict.fromkeys(trump_words(), trump))
    # « d » is a dame before it is what stands between a rank and its suit.
    for said in (words, [word for word in words if word not in _fillers()]):
        found = dict.fromkeys(_of_one_suit(said, known.ranks, suits))
        found.update(dict.fromkeys(_in_a_row(said, known.ranks, suits)))
        if several := tuple(cards for cards in found if len(cards) == len(set(cards)) > 1):
            return several
    return ()


def _of_one_suit(
    words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]
) -> Iterator[tuple[Card, ...]]:
    """Ranks with their suit after them or before."""
    for said, suit in ((words[:-1], words[-1:]), (words[1:], words[:1])):
        if said and all(rank in ranks for rank in said) and suit[0] in suits:
            yield tuple(Card(ranks[rank], suits[suit[0]]) for rank in said)


def _in_a_row(
    words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]
) -> Iterator[tuple[Card, ...]]:
    """Every way to read the words as cards, one after another: each a word or two."""
    if not words:
        yield ()
        return
    one = set() if words[0] in ranks or words[0] in suits else _in_one_word(words[0], ranks, suits)
    for length, found in ((1, one), (2, _pairs(words[:2], ranks, suits))):
        for others in _in_a_row(words[length:], ranks, suits) if found else ():
            yield from ((card, *others) for card in PACK if card in found)


def _in_one_word(word: str, ranks: Mapping[str, Rank], suits: Mapping[str, Suit]) -> set[Card]:
    pairs = (_pairs([word[:cut], word[cut:]], ranks, suits) for cut in range(1, len(word)))
    return _as_recorded(word).union(*pairs)


def plain(text: str) -> str:
    """Small letters without accents.

    >>> plain("  As de CŒUR ")
    'as de coeur'
    """
    text = (
        text.casefold()
        .replace("œ", "oe")
        .replace("ß", "ss")
        .replace("\ufe0e", "")
        .replace("\ufe0f", "")
    )
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
        found |= _in_one_word(word, ranks, suits)
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
