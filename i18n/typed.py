"""Parser of cards typed in four languages: "as coeur", "AC", "Ah", "dame d'atout", "Herz-Ass".

All plausible readings are collected, then reduced to the cards of the hand: « Ac » is the ace of
hearts in French and the ace of clubs in a record, and a player with only one of them means that
one. Remaining ambiguity becomes a question, never a guess.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gamekit.cards.cards import CARDS, PACK, Card, Rank, Suit
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
"""Most words for several cards; each card has one or two."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words for cards in a language, in small letters without accents."""

    ranks: Mapping[str, Rank]
    """Words, letters and digits."""
    suits: Mapping[str, Suit]
    """Words, letters and signs."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """Vocabulary of fr, de, it or en, including its varieties; English for any other language."""
    read = _read(language_of(language))
    ranks = {word: Rank[name.upper()] for name, words in read["ranks"].items() for word in words}
    ranks |= {rank.value: rank for rank in Rank if rank.value.isdigit()} | {"10": Rank.TEN}
    suits = {word: Suit(letter) for letter, words in read["suits"].items() for word in words}
    return Vocabulary(ranks, suits | _SIGNS)


@cache
def trump_words() -> frozenset[str]:
    """Words for trumps (« atout », Trumpf …) of all languages, understood in each."""
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
    """Parse a card: the cards of ``among`` that the text may mean, in the order of the pack.

    None: unknown or absent. One: unambiguous. Several: ambiguous. ``language`` is fr, de, it or en;
    any other is read as English. The record's notation (``Ah``) is always understood.

    >>> read_card("dame d'atout", "fr", Suit.HEARTS)
    (Card(Qh),)
    >>> read_card("Herz-Ass", "de", None)
    (Card(Ah),)
    """
    simple = plain(text)
    if len(simple) > _LONGEST:
        return ()
    found = _in_language(simple, language, trump) | _as_recorded(simple)
    return tuple(card for card in CARDS if card in found and card in among)


def read_cards(text: str, language: str, trump: Suit | None) -> tuple[tuple[Card, ...], ...]:
    """Parse several different cards in any order; return all readings.

    Each card as in :func:`read_card`, or several ranks with one common suit; a lone rank or suit is
    no card here.

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
    # « d » is first a dame, then the preposition between rank and suit.
    for said in (words, [word for word in words if word not in _fillers()]):
        found = dict.fromkeys(_of_one_suit(said, known.ranks, suits))
        found.update(dict.fromkeys(_in_a_row(said, known.ranks, suits)))
        if several := tuple(cards for cards in found if len(cards) == len(set(cards)) > 1):
            return several
    return ()


def _of_one_suit(
    words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]
) -> Iterator[tuple[Card, ...]]:
    """Readings as ranks with their suit after or before them."""
    for said, suit in ((words[:-1], words[-1:]), (words[1:], words[:1])):
        if said and all(rank in ranks for rank in said) and suit[0] in suits:
            yield tuple(Card(ranks[rank], suits[suit[0]]) for rank in said)


def _in_a_row(
    words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]
) -> Iterator[tuple[Card, ...]]:
    """Readings as consecutive cards of one or two words each."""
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
    """Convert to small letters without accents.

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
    """Split a text that is :func:`plain` into words; a suit's sign is a word.

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
        return {Card.parse(text[0].upper() + text[1].lower(), CARDS)}
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
        # A lone rank or suit means each such card: the hand, or a question, settles it.
        found |= {card for card in CARDS if ranks.get(word) is card.rank}
        found |= {card for card in CARDS if suits.get(word) is card.suit}
        found |= _in_one_word(word, ranks, suits)
    return found


def _pairs(words: list[str], ranks: Mapping[str, Rank], suits: Mapping[str, Suit]) -> set[Card]:
    """Cards of a rank and a suit, in either order."""
    if len(words) != 2:
        return set()
    return {
        Card(ranks[rank], suits[suit])
        for rank, suit in (words, reversed(words))
        if rank in ranks and suit in suits
    }
