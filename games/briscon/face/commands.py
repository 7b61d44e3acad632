"""Parsing and completion of typed input."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, decode, encode
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View
from games.briscon.face.private import on_lead, pair_of_trick, playable
from games.briscon.face.speech import label
from games.briscon.face.typed_melds import melds_meant
from i18n.cards import card_label, card_name
from i18n.typed import read_card

COMMANDS: Final = (
    Command("melden", argument=True),
    Command("rauben"),
    Command("aus"),
    Command("sheet", page="sheet"),
    Command("last", page="last"),
)
_MOST: Final = 25
_ACTIONS: Final[dict[str, type[Action]]] = {
    "play": Play,
    "melden": Meld,
    "rauben": Rob,
    "aus": Out,
}
"""Actions of each command."""


def typed(command: str, text: str, view: View, language: str) -> tuple[str, ...]:
    """Parse typed words; see :meth:`gamekit.api.face.Face.typed`."""
    seat, deal = view.seat, view.deal
    if seat is None or command not in _ACTIONS:
        return ()
    text = text.strip()
    if (chosen := _proposed(command, text, seat)) is not None:
        return (chosen,)
    match command:
        case "play" if deal is not None:
            found = read_card(text, language, deal.trump)
            # Cards not in the hand: any one gets the rule's answer.
            held = tuple(card for card in found if card in deal.hand) or found[:1]
            return tuple(encode(Play(seat, card)) for card in held)
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
            begun = text.strip().casefold()
            found = tuple(_cards(begun, view, view.deal, view.seat, language, help))
        case "melden":
            melds = tuple(_melds(text, view.deal, view.seat, language))
            if not text.strip() and on_lead(view) and (pair := pair_of_trick(view.deal)):
                melds = (encode(Meld(view.seat, pair)),)
            found = tuple(Choice(meld, label(meld, language)) for meld in melds)
        case _:
            return ()
    return found[:_MOST]


def _proposed(command: str, text: str, seat: Seat) -> str | None:
    """The text itself if it is a completion for this seat and command."""
    try:
        action = decode(text)
    except ValueError:
        return None
    mine = isinstance(action, _ACTIONS[command]) and getattr(action, "seat", None) is seat
    return text if mine else None


def _melds(text: str, deal: DealView, seat: Seat, language: str) -> Iterator[str]:
    for cards in melds_meant(text, deal, language):
        yield encode(Meld(seat, cards))


def _cards(
    begun: str, view: View, deal: DealView, seat: Seat, language: str, help: Help
) -> Iterator[Choice]:
    cards = playable(view, help)
    if begun:
        meant = read_card(begun, language, deal.trump, cards)
        cards = meant or tuple(
            card for card in cards if begun in card_name(language, card).casefold()
        )
    for card in cards:
        name = f"{card_label(language, card)} · {card_name(language, card)}"
        yield Choice(encode(Play(seat, card)), name)
