"""Typed melds of Briscon."""

from __future__ import annotations

from typing import Final

from gamekit.cardgame.table_face import typed_words
from gamekit.cards.cards import Card, Rank, Suit
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.view import DealView
from games.briscon.speech import say
from i18n.typed import plain, read_cards, trump_words, vocabulary, words_of

_LONGEST: Final = 60
_MELDED: Final = range(2, 6)
"""Cards of a meld (rules 11.4)."""


def melds_meant(text: str, deal: DealView, language: str) -> tuple[tuple[Card, ...], ...]:
    """Possible cards of a typed meld; several: the hand or a question decides.

    Cards that are not held or make no meld get the rule's answer.
    """
    simple = plain(text)
    if len(simple) > _LONGEST:
        return ()
    words = [
        word for word in words_of(simple) if word not in typed_words(say, language, "typed-meld")
    ]
    found = _named(words, deal, language) or tuple(
        cards
        for cards in read_cards(" ".join(words), language, deal.trump)
        if len(cards) in _MELDED
    )
    trick = deal.tricks[-1].cards if deal.tricks else ()
    there = tuple(
        cards for cards in found if set(cards) <= set(deal.hand) or set(cards) == set(trick)
    )
    return tuple(dict.fromkeys(map(sorted_hand, there or found[:1])))


def _named(words: list[str], deal: DealView, language: str) -> tuple[tuple[Card, ...], ...]:
    """Four of a kind and marriages by their names."""
    known = vocabulary(language)
    plural = dict(zip(plain(say(language, "typed-ranks")).split(), tuple(Rank)[:5], strict=True))
    ranks, rest = {**known.ranks, **plural}, set(words)
    if rest & (four := typed_words(say, language, "typed-four")):
        rest -= four
        found = {ranks[word] for word in rest if word in ranks}
        if len(rest) == len(found) == 1:
            return (tuple(Card(found.copy().pop(), suit) for suit in Suit),)
        return ()
    if rest & (marriage := typed_words(say, language, "typed-marriage")):
        rest -= marriage
        suits = {known.suits[word] for word in rest if word in known.suits}
        suits |= {deal.trump} if rest & trump_words() else set()
        return tuple(
            (Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit if suit in suits
        )
    return ()
