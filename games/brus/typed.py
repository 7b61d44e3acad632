"""Typed cards of Brus, dared or turned."""

from __future__ import annotations

from typing import Final

from gamekit.cardgame.table_face import held_first, typed_words
from gamekit.cards.cards import Card
from games.brus.engine.actions import Action, Dare, Play, Turn
from games.brus.engine.cards import DARING, sorted_hand
from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView
from games.brus.speech import NAMES, say
from i18n.cards import card_name
from i18n.typed import plain, read_card, words_of

_LONGEST: Final = 60


def begun_with(text: str, hand: HandView, language: str) -> tuple[Card, ...]:
    """Cards held that match the beginning of a text; all for an empty one."""
    held, begun = sorted_hand(hand.hand), plain(text)
    if not begun:
        return held
    meant = tuple(card for card in _read(begun, language) if card in held)
    return meant or tuple(card for card in held if begun in plain(card_name(language, card)))


def played(text: str, seat: Seat, hand: HandView, language: str) -> tuple[Action, ...]:
    """Parse a card, perhaps with a word for dared or turned."""
    cards, said = cards_meant(text, language, hand)
    if "turn" in said:
        return tuple(Turn(seat, card) for card in cards)
    dared = "dare" in said or text.endswith("!")
    return tuple(Play(seat, card, dared) for card in cards)


def cards_meant(text: str, language: str, hand: HandView) -> tuple[tuple[Card, ...], set[str]]:
    """Possible cards of a text, and its words ``dare``, ``turn``."""
    simple = plain(text.replace("–", " "))
    if len(simple) > _LONGEST:
        return (), set()
    keys = {
        word: key for key in ("turn", "dare") for word in typed_words(say, language, f"typed-{key}")
    }
    words = words_of(simple)
    found = _read(" ".join(word for word in words if word not in keys), language)
    return held_first(found, hand.hand), {keys[word] for word in words if word in keys}


def _read(simple: str, language: str) -> tuple[Card, ...]:
    """Parse a card by its own name or as in every game."""
    for card, name in NAMES.items():
        if simple and simple in (plain(name), plain(name).split()[-1]):
            return (card,)
    return read_card(simple, language, None)


def dared(seat: Seat, hand: HandView) -> tuple[Action, ...]:
    """The most instructive illegal dare."""
    if any(laid.seat is seat for laid in hand.laid):
        return (Dare(seat),)
    held = [card for card in DARING if card in hand.hand] or [DARING[0]]
    return (Play(seat, held[0], dared=True),)
