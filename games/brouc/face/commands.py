"""Parsing and completion of typed input."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Declare, Dehors, Mark, Play
from brouc.seats import Seat
from brouc.view import DealView, View
from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from games.brouc.face.private import announcements, marriages, playable
from games.brouc.face.typed_calls import announcements_meant, marriages_meant
from games.brouc.words import say
from i18n.cards import card_label, card_name
from i18n.typed import read_card

COMMANDS: Final = (
    Command("marriage", argument=True),
    Command("dehors"),
    Command("cape", argument=True),
    Command("slate", page="slate"),
    Command("last", page="last"),
)
_MOST: Final = 25
_ACTIONS: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play,),
    "marriage": (Declare, Mark),
    "dehors": (Dehors,),
    "cape": (Announce,),
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
            return tuple(journal.encode(Play(seat, card)) for card in held)
        case "marriage" if deal is not None:
            return tuple(map(journal.encode, marriages_meant(text, view, deal, language)))
        case "dehors" if not text:
            return (journal.encode(Dehors(seat)),)
        case "cape":
            said = announcements_meant(text, view)
            return tuple(journal.encode(Announce(seat, one)) for one in said)
    return ()


def proposals(
    command: str, text: str, view: View, language: str, help: Help = "rules"
) -> tuple[Choice, ...]:
    """Complete typed words; see :meth:`gamekit.api.face.Face.proposals`."""
    if view.seat is None or view.deal is None:
        return ()
    begun = text.strip().casefold()
    match command:
        case "play":
            return tuple(_cards(begun, view, view.deal, view.seat, language, help))[:_MOST]
        case "marriage":
            choices = marriages(view, language, help)
        case "cape":
            choices = tuple(
                Choice(
                    journal.encode(Announce(view.seat, announcement)),
                    say(language, f"button-{announcement.value}"),
                )
                for announcement in announcements(view, help)
            )
        case _:
            return ()
    return tuple(one for one in choices if begun in one.label.casefold())[:_MOST]


def _proposed(command: str, text: str, seat: Seat) -> str | None:
    """The text itself if it is a completion for this seat and command."""
    try:
        action = journal.decode(text)
    except ValueError:
        return None
    mine = isinstance(action, _ACTIONS[command]) and getattr(action, "seat", None) is seat
    return text if mine else None


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
        label = f"{card_label(language, card)} · {card_name(language, card)}"
        yield Choice(journal.encode(Play(seat, card)), label)
