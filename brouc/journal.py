"""Text form of actions for stored journals: one line each, strict and stable.

======================================  ====================================================
``deal S Ah Td …``                      dealer, then the 32 cards as dealt
``play N Ah``
``declare W h KQ``, ``declare W h KQJ``
``mark E Qh``                           the Queen or Jack left face up
``dehors S``
``announce N cape-et-dehors``           or another of :class:`brouc.actions.Announcement`
``book``
======================================  ====================================================

Words are separated by one space. ``decode(encode(action)) == action``, and :func:`decode` accepts
only texts that :func:`encode` writes.
"""

from __future__ import annotations

from typing import Final, assert_never

from brouc.actions import Action, Announce, Announcement, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit
from brouc.seats import Seat

_SIMPLE: Final = "KQ"
_EXTENDED: Final = "KQJ"


def encode(action: Action) -> str:
    """Encode an action as one line without line end.

    >>> from brouc.cards import Card
    >>> encode(Play(Seat.NORTH, Card.parse("Ah")))
    'play N Ah'
    """
    match action:
        case Deal():
            return " ".join(("deal", action.dealer.value, *(card.text for card in action.pack)))
        case Play():
            return f"play {action.seat} {action.card}"
        case Declare():
            what = _EXTENDED if action.extended else _SIMPLE
            return f"declare {action.seat} {action.suit} {what}"
        case Mark():
            return f"mark {action.seat} {action.card}"
        case Dehors():
            return f"dehors {action.seat}"
        case Announce():
            return f"announce {action.seat} {action.announcement.value}"
        case Book():
            return "book"
        case _:
            assert_never(action)


def decode(text: str) -> Action:
    """Decode an action; ``ValueError`` names the error.

    Legality, including completeness of a pack, is checked by the match.

    >>> decode("declare W h KQ")
    Declare(seat=<Seat.WEST: 'W'>, suit=<Suit.HEARTS: 'h'>, extended=False)
    >>> decode("play N 1h")
    Traceback (most recent call last):
    ValueError: not a card: '1h'
    """
    word, *rest = text.split(" ")
    match word, rest:
        case "deal", [seat, *cards]:
            return Deal(_seat(seat), tuple(Card.parse(card) for card in cards))
        case "play", [seat, card]:
            return Play(_seat(seat), Card.parse(card))
        case "declare", [seat, suit, what]:
            return Declare(_seat(seat), _suit(suit), _extended(what))
        case "mark", [seat, card]:
            return Mark(_seat(seat), Card.parse(card))
        case "dehors", [seat]:
            return Dehors(_seat(seat))
        case "announce", [seat, announcement]:
            return Announce(_seat(seat), _announcement(announcement))
        case "book", []:
            return Book()
        case (("deal" | "play" | "declare" | "mark" | "dehors" | "announce" | "book"), _):
            raise ValueError(f"{word}: wrong number of words in {text!r}")
        case _:
            raise ValueError(f"unknown action: {word!r}")


def _seat(text: str) -> Seat:
    try:
        return Seat(text)
    except ValueError:
        raise ValueError(f"not a seat: {text!r}") from None


def _suit(text: str) -> Suit:
    try:
        return Suit(text)
    except ValueError:
        raise ValueError(f"not a suit: {text!r}") from None


def _extended(text: str) -> bool:
    if text not in (_SIMPLE, _EXTENDED):
        raise ValueError(f"not a marriage: {text!r}")
    return text == _EXTENDED


def _announcement(text: str) -> Announcement:
    try:
        return Announcement(text)
    except ValueError:
        raise ValueError(f"not an announcement: {text!r}") from None
