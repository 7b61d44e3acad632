"""Typed input of Briscon, and its face (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from gamekit.cards.cards import Card, Rank, Suit
from gamekit.parts.face import FunctionFace, card_choices, cards_meant
from games.briscon import panels
from games.briscon.engine.actions import CODEC, Action, Meld, Out, Play, Rob, encode
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.view import DealView, View
from games.briscon.panels import on_lead, pair_of_trick, playable
from games.briscon.speech import label, say
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
    words = [word for word in words_of(simple) if word not in _said(language, "typed-meld")]
    found = _named(words, deal, language) or tuple(
        cards
        for cards in read_cards(" ".join(words), language, deal.trump)
        if len(cards) in _MELDED
    )
    trick = deal.tricks[-1].cards if deal.tricks else ()
    there = tuple(
        cards for cards in found if set(cards) <= set(deal.hand) or set(cards) == set(trick)
    )
    return tuple(dict.fromkeys(map(_ordered, there or found[:1])))


def _named(words: list[str], deal: DealView, language: str) -> tuple[tuple[Card, ...], ...]:
    """Four of a kind and marriages by their names."""
    known = vocabulary(language)
    plural = dict(zip(_said(language, "typed-ranks"), tuple(Rank)[:5], strict=True))
    ranks, rest = {**known.ranks, **plural}, set(words)
    if rest & set(_said(language, "typed-four")):
        rest -= set(_said(language, "typed-four"))
        found = {ranks[word] for word in rest if word in ranks}
        if len(rest) == len(found) == 1:
            return (tuple(Card(found.copy().pop(), suit) for suit in Suit),)
        return ()
    if rest & set(_said(language, "typed-marriage")):
        rest -= set(_said(language, "typed-marriage"))
        suits = {known.suits[word] for word in rest if word in known.suits}
        suits |= {deal.trump} if rest & trump_words() else set()
        return tuple(
            (Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit if suit in suits
        )
    return ()


def _said(language: str, key: str) -> list[str]:
    return [plain(word) for word in say(language, key).split()]


def _ordered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order of melds: by suit, from high to low."""
    return sorted_hand(cards)


COMMANDS: Final = (
    Command("melden", argument=True),
    Command("rauben"),
    Command("aus"),
    Command("sheet", page="sheet"),
    Command("last", page="last"),
)
_ACTIONS: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play,),
    "melden": (Meld,),
    "rauben": (Rob,),
    "aus": (Out,),
}
"""Actions of each command."""


def meant(command: str, text: str, view: View, language: str) -> tuple[Action, ...]:
    """Actions of typed words."""
    seat, deal = view.seat, view.deal
    assert seat is not None, "a seat types"
    match command:
        case "play" if deal is not None:
            cards = cards_meant(text, language, deal.trump, deal.hand)
            return tuple(Play(seat, card) for card in cards)
        case "melden" if deal is not None:
            return tuple(Meld(seat, cards) for cards in melds_meant(text, deal, language))
        case "rauben" if not text:
            return (Rob(seat),)
        case "aus" if not text:
            return (Out(seat),)
    return ()


def offered(command: str, text: str, view: View, language: str, help: Help) -> Iterator[Choice]:
    """Cards, and melds only as far as typed, and that of the trick just won: finding them is the
    player's art.
    """
    seat, deal = view.seat, view.deal
    if seat is None or deal is None:
        return
    if command == "play":
        cards = playable(view, help)
        yield from card_choices(
            text, language, deal.trump, cards, lambda card: encode(Play(seat, card))
        )
    elif command == "melden":
        melds = melds_meant(text, deal, language)
        if not text.strip() and on_lead(view) and (pair := pair_of_trick(deal)):
            melds = (pair,)
        for meld in (encode(Meld(seat, cards)) for cards in melds):
            yield Choice(meld, label(meld, language))


FACE: Final = FunctionFace(
    say,
    panels,
    COMMANDS,
    CODEC,
    _ACTIONS,
    meant,
    offered,
    lambda action, language, view: label(action, language),
)
"""Instance in the game."""
