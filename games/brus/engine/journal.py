"""Text form of actions for stored journals: one line each, strict and stable.

=======================================  ===================================================
``deal S Ah Td …``                       dealer, then the 32 cards as dealt
``play N Ah``, ``play N Kh dared``
``turn N Ah``                            led face down
``take E``, ``run E``                    answer to it
``dare N``                               the turned card is dared after the taking up
=======================================  ===================================================

Words are separated by one space. ``decode(encode(action)) == action``, and :func:`decode` accepts
only texts that :func:`encode` writes.
"""

from __future__ import annotations

from typing import Final, assert_never

from gamekit.cards.cards import Card
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.seats import Seat

_WORDS: Final = ("deal", "play", "turn", "take", "run", "dare")


def encode(action: Action) -> str:
    """Encode an action as one line without line end.

    >>> encode(Play(Seat.NORTH, Card.parse("Kh"), dared=True))
    'play N Kh dared'
    """
    match action:
        case Deal():
            return " ".join(("deal", action.dealer.value, *(card.text for card in action.pack)))
        case Play():
            return f"play {action.seat} {action.card}{' dared' if action.dared else ''}"
        case Turn():
            return f"turn {action.seat} {action.card}"
        case Answer():
            return f"{'take' if action.takes else 'run'} {action.seat}"
        case Dare():
            return f"dare {action.seat}"
        case _:
            assert_never(action)


def decode(text: str) -> Action:
    """Decode an action; ``ValueError`` names the error.

    Legality, including completeness of a pack, is checked by the match.

    >>> decode("run E")
    Answer(seat=<Seat.EAST: 'E'>, takes=False)
    """
    word, *rest = text.split(" ")
    match word, rest:
        case "deal", [seat, *cards]:
            return Deal(parse_seat(seat), tuple(Card.parse(card) for card in cards))
        case "play", [seat, card]:
            return Play(parse_seat(seat), Card.parse(card))
        case "play", [seat, card, "dared"]:
            return Play(parse_seat(seat), Card.parse(card), dared=True)
        case "turn", [seat, card]:
            return Turn(parse_seat(seat), Card.parse(card))
        case (("take" | "run"), [seat]):
            return Answer(parse_seat(seat), takes=word == "take")
        case "dare", [seat]:
            return Dare(parse_seat(seat))
        case _ if word in _WORDS:
            raise ValueError(f"{word}: not its words: {text[:60]!r}")
        case _:
            raise ValueError(f"unknown action: {word[:40]!r}")


def parse_seat(text: str) -> Seat:
    """Parse a seat's letter; ``ValueError`` for other text."""
    try:
        return Seat(text)
    except ValueError:
        raise ValueError(f"not a seat: {text[:20]!r}") from None
