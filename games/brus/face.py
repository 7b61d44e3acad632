"""Typed input of Brus, and its face (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gamekit.api.face import Command, Help
from gamekit.api.panel import Choice
from gamekit.cards.cards import Card
from gamekit.parts.face import FunctionFace
from games.brus import panels
from games.brus.engine.actions import CODEC, Action, Answer, Dare, Play, Turn, encode
from games.brus.engine.cards import DARING, sorted_hand
from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView, View
from games.brus.panels import dares, my_turn, turns
from games.brus.speech import NAMES, label, say
from i18n.cards import card_label, card_name
from i18n.typed import plain, read_card, words_of

COMMANDS: Final = (
    Command("wagen"),
    Command("kehren", argument=True),
    Command("run"),
    Command("takeup"),
    Command("played", page="played"),
    Command("tableau", page="tableau"),
    Command("last", page="last"),
)
_LONGEST: Final = 60
_DOES: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play, Turn),
    "wagen": (Play, Dare),
    "kehren": (Turn,),
    "run": (Answer,),
    "takeup": (Answer,),
}
"""Actions of each command."""


def meant(command: str, text: str, view: View, language: str) -> tuple[Action, ...]:
    """Actions of typed words."""
    seat, hand = view.seat, view.hand
    if seat is None or hand is None:
        return ()
    match command:
        case "play" if text:
            return _play(text, seat, hand, language)
        case "kehren" if text:
            cards, _ = _cards(text, language, hand)
            return tuple(Turn(seat, card) for card in cards)
        case "wagen" if not text:
            return _dared(view, seat, hand)
        case "run" | "takeup" if not text:
            return (Answer(seat, takes=command == "takeup"),)
    return ()


def offered(command: str, text: str, view: View, language: str, help: Help) -> Iterable[Choice]:
    """Cards, dares and cards to turn that complete typed words."""
    seat, hand = view.seat, view.hand
    if seat is None or hand is None:
        return ()
    begun = plain(text)
    found: list[Action] = []
    if command == "play" and my_turn(view):
        found += [Play(seat, card) for card in _held(begun, hand, language)]
        found += [one for one in dares(view) if _begins(begun, one, language)]
    elif command == "kehren":
        held = sorted_hand(hand.hand)
        cards = held if help == "none" else tuple(turn.card for turn in turns(view))
        found += [Turn(seat, card) for card in _held(begun, hand, language) if card in cards]
    return (_choice(action, language) for action in found)


def _choice(action: Action, language: str) -> Choice:
    text = encode(action)
    words = label(text, language)
    if isinstance(action, Play) and not action.dared:
        words = f"{card_label(language, action.card)} · {words}"
    return Choice(text, words)


def _begins(begun: str, action: Action, language: str) -> bool:
    return begun in plain(label(encode(action), language))


def _held(begun: str, hand: HandView, language: str) -> tuple[Card, ...]:
    """Cards held that match the beginning of a text; all for an empty one."""
    held = sorted_hand(hand.hand)
    if not begun:
        return held
    meant = tuple(card for card in _read(begun, language) if card in held)
    return meant or tuple(card for card in held if begun in plain(card_name(language, card)))


def _play(text: str, seat: Seat, hand: HandView, language: str) -> tuple[Action, ...]:
    """Parse a card, perhaps with a word for dared or turned."""
    cards, said = _cards(text, language, hand)
    if "turn" in said:
        return tuple(Turn(seat, card) for card in cards)
    dared = "dare" in said or text.endswith("!")
    return tuple(Play(seat, card, dared) for card in cards)


def _cards(text: str, language: str, hand: HandView) -> tuple[tuple[Card, ...], set[str]]:
    """Possible cards of a text, and its words ``dare``, ``turn``."""
    simple = plain(text.replace("–", " "))
    if len(simple) > _LONGEST:
        return (), set()
    said, rest = set(), []
    for word in words_of(simple):
        for what in ("dare", "turn"):
            if word in plain(say(language, f"typed-{what}")).split():
                said.add(what)
                break
        else:
            rest.append(word)
    found = _read(" ".join(rest), language)
    # Cards not in the hand: any one gets the rule's answer.
    return tuple(card for card in found if card in hand.hand) or found[:1], said


def _read(simple: str, language: str) -> tuple[Card, ...]:
    """Parse a card by its own name or as in every game."""
    for card, name in NAMES.items():
        if simple and simple in (plain(name), plain(name).split()[-1]):
            return (card,)
    return read_card(simple, language, None)


def _dared(view: View, seat: Seat, hand: HandView) -> tuple[Action, ...]:
    """Legal dares, else the most instructive illegal one."""
    found = dares(view)
    if found:
        return found
    if any(laid.seat is seat for laid in hand.laid):
        return (Dare(seat),)
    held = [card for card in DARING if card in hand.hand] or [DARING[0]]
    return (Play(seat, held[0], dared=True),)


FACE: Final = FunctionFace(
    say,
    panels,
    COMMANDS,
    CODEC,
    _DOES,
    meant,
    offered,
    lambda action, language, view: label(action, language),
)
"""Instance in the game."""
