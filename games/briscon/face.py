"""Typed input of Briscon, and its face (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from gamekit.cards.cards import Card, Rank, Suit
from gamekit.parts.face import FunctionFace, card_choices, cards_meant, completed
from games.briscon import panels, speech
from games.briscon.engine.actions import CODEC, Action, Meld, Out, Play, Rob, encode
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import Seat
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
_MOST: Final = 25
_ACTIONS: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play,),
    "melden": (Meld,),
    "rauben": (Rob,),
    "aus": (Out,),
}
"""Actions of each command."""


def typed(command: str, text: str, view: View, language: str) -> tuple[str, ...]:
    """Parse typed words; see :meth:`gamekit.api.face.Face.typed`."""
    seat, deal = view.seat, view.deal
    if seat is None or command not in _ACTIONS:
        return ()
    text = text.strip()
    if (chosen := completed(CODEC, _ACTIONS[command], text, seat)) is not None:
        return (chosen,)
    match command:
        case "play" if deal is not None:
            cards = cards_meant(text, language, deal.trump, deal.hand)
            return tuple(encode(Play(seat, card)) for card in cards)
        case "melden" if deal is not None:
            return tuple(_melds(text, deal, seat, language))
        case "rauben" if not text:
            return (encode(Rob(seat)),)
        case "aus" if not text:
            return (encode(Out(seat)),)
    return ()


def proposals(
    command: str, text: str, view: View, language: str, help: Help = "rules"
) -> tuple[Choice, ...]:
    """Complete typed words; see :meth:`gamekit.api.face.Face.proposals`.

    Melds only as far as typed, and that of the trick just won: finding them is the player's art.
    """
    if view.seat is None or view.deal is None:
        return ()
    match command:
        case "play":
            seat, cards = view.seat, playable(view, help)
            trump = view.deal.trump
            found = tuple(
                card_choices(text, language, trump, cards, lambda card: encode(Play(seat, card)))
            )
        case "melden":
            melds = tuple(_melds(text, view.deal, view.seat, language))
            if not text.strip() and on_lead(view) and (pair := pair_of_trick(view.deal)):
                melds = (encode(Meld(view.seat, pair)),)
            found = tuple(Choice(meld, label(meld, language)) for meld in melds)
        case _:
            return ()
    return found[:_MOST]


def _melds(text: str, deal: DealView, seat: Seat, language: str) -> Iterator[str]:
    for cards in melds_meant(text, deal, language):
        yield encode(Meld(seat, cards))


FACE: Final = FunctionFace(
    say=say,
    pages=panels.PAGES,
    commands=COMMANDS,
    board=panels.board,
    recap=panels.recap,
    call=panels.call,
    final=panels.final,
    hand=panels.hand,
    page=panels.page,
    label=lambda action, language, view=None: speech.label(action, language),
    typed=typed,
    proposals=proposals,
)
"""Instance in the game."""
