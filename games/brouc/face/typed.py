"""Cards typed by people, in four languages: "as coeur", "AC", "Ah", "dame d'atout", "Herz-Ass".

Every plausible reading is collected, then those that the hand does not hold are dropped: « Ac » is
the ace of hearts in French and the ace of clubs in a record, and whoever holds only one of them
means that one. What stays ambiguous is asked, never guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from brouc.cards import PACK, Card, Rank, Suit

_A, _T, _K, _Q, _J = Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK
_9, _8, _7 = Rank.NINE, Rank.EIGHT, Rank.SEVEN
_H, _D, _C, _S = Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES

_FIGURES: Final = {"10": _T, "9": _9, "8": _8, "7": _7}

_RANKS: Final[Mapping[str, Mapping[str, Rank]]] = {
    "fr": {
        "as": _A, "a": _A, "dix": _T, "roi": _K, "r": _K, "dame": _Q, "reine": _Q, "d": _Q,
        "valet": _J, "v": _J, "neuf": _9, "huit": _8, "sept": _7,
    },
    "de": {
        "ass": _A, "as": _A, "a": _A, "zehn": _T, "zehner": _T, "konig": _K, "koenig": _K,
        "k": _K, "dame": _Q, "d": _Q, "bube": _J, "bauer": _J, "under": _J, "b": _J,
        "neun": _9, "acht": _8, "sieben": _7,
    },
    "it": {
        "asso": _A, "a": _A, "dieci": _T, "re": _K, "r": _K, "donna": _Q, "dama": _Q,
        "regina": _Q, "d": _Q, "fante": _J, "f": _J, "nove": _9, "otto": _8, "sette": _7,
    },
    "en": {
        "ace": _A, "a": _A, "ten": _T, "t": _T, "king": _K, "k": _K, "queen": _Q, "q": _Q,
        "jack": _J, "knave": _J, "j": _J, "nine": _9, "eight": _8, "seven": _7,
    },
}  # fmt: skip

_SUITS: Final[Mapping[str, Mapping[str, Suit]]] = {
    "fr": {
        "coeur": _H, "coeurs": _H, "c": _H, "co": _H, "carreau": _D, "carreaux": _D, "k": _D,
        "ca": _D, "trefle": _C, "trefles": _C, "t": _C, "tr": _C, "pique": _S, "piques": _S,
        "p": _S, "pi": _S,
    },
    "de": {
        "herz": _H, "h": _H, "he": _H, "karo": _D, "ecke": _D, "ecken": _D, "ka": _D,
        "kreuz": _C, "kr": _C, "treff": _C, "pik": _S, "schaufel": _S, "p": _S, "pi": _S,
    },
    "it": {
        "cuori": _H, "cuore": _H, "c": _H, "cu": _H, "quadri": _D, "quadro": _D, "q": _D,
        "qu": _D, "fiori": _C, "fiore": _C, "f": _C, "fi": _C, "picche": _S, "picca": _S,
        "p": _S, "pi": _S,
    },
    "en": {
        "hearts": _H, "heart": _H, "h": _H, "diamonds": _D, "diamond": _D, "d": _D,
        "clubs": _C, "club": _C, "c": _C, "spades": _S, "spade": _S, "s": _S,
    },
}  # fmt: skip

_SYMBOLS: Final = {"♥": _H, "♡": _H, "♦": _D, "♢": _D, "♣": _C, "♧": _C, "♠": _S, "♤": _S}
_TRUMP: Final = frozenset({"atout", "atouts", "trumpf", "atu", "briscola", "trump", "trumps"})
_FILLERS: Final = frozenset(
    {"de", "d", "du", "des", "le", "la", "l", "les", "the", "of", "di", "il", "lo", "der", "die"}
    | {"das", "von", "un", "une"}
)


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
    plain = _plain(text)
    if len(plain) > 40:
        return ()
    found = _in_language(plain, language if language in _RANKS else "en", trump)
    found |= _as_recorded(plain)
    return tuple(card for card in PACK if card in found and card in among)


def _plain(text: str) -> str:
    text = text.casefold().replace("œ", "oe").replace("ß", "ss").replace("️", "")
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).strip()


def _as_recorded(text: str) -> set[Card]:
    if len(text) != 2:
        return set()
    try:
        return {Card.parse(text[0].upper() + text[1].lower())}
    except ValueError:
        return set()


def _in_language(plain: str, language: str, trump: Suit | None) -> set[Card]:
    ranks = {**_RANKS[language], **_FIGURES}
    suits: dict[str, Suit] = {**_SUITS[language], **_SYMBOLS}
    if trump is not None:
        suits.update(dict.fromkeys(_TRUMP, trump))
    for symbol in _SYMBOLS:
        plain = plain.replace(symbol, f" {symbol} ")
    words = [word for word in re.split(r"[\s\-_'’.,]+", plain) if word]
    found = _pairs(words, ranks, suits)
    meant = [word for word in words if word not in _FILLERS]
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
