"""Text form of actions for stored journals: one line each, strict and stable.

======================  ===================================================================
``deal S Ah Td …``      dealer, then the 32 cards as dealt
``play N Ah``
``rob N``
``meld N Kh Qh``        two to five cards
``out N``
``book``
======================  ===================================================================

Words are separated by one space. ``decode(encode(action)) == action``, and :func:`decode` accepts
only texts that :func:`encode` writes.
"""

from __future__ import annotations

from typing import Final, assert_never

from gamekit.cards.cards import Card
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.seats import Seat

_WORDS: Final = ("deal", "play", "rob", "meld", "out", "book")


def encode(action: Action) -> str:
    """Encode an action as one line without line end.

    >>> encode(Rob(Seat.NORTH))
    'rob N'
    """
    match action:
        case Deal():
            return " ".join(("deal", action.dealer.value, *(card.text for card in action.pack)))
        case Play():
            return f"play {action.seat} {action.card}"
        case Rob():
            return f"rob {action.seat}"
        case Meld():
            return " ".join(("meld", action.seat.value, *(card.text for card in action.cards)))
        case Out():
            return f"out {action.seat}"
        case Book():
            return "book"
        case _:
            assert_never(action)


def decode(text: str) -> Action:
    """Decode an action; ``ValueError`` names the error.

    Legality, including completeness of a pack, is checked by the match.

    >>> decode("meld S Kh Qh")
    Meld(seat=<Seat.SOUTH: 'S'>, cards=(Card(Kh), Card(Qh)))
    """
    word, *rest = text.split(" ")
    match word, rest:
        case "deal", [seat, *cards]:
            return Deal(parse_seat(seat), tuple(Card.parse(card) for card in cards))
        case "play", [seat, card]:
            return Play(parse_seat(seat), Card.parse(card))
        case "rob", [seat]:
            return Rob(parse_seat(seat))
        case "meld", [seat, _, _, *_]:
            return Meld(parse_seat(seat), tuple(Card.parse(card) for card in rest[1:]))
        case "out", [seat]:
            return Out(parse_seat(seat))
        case "book", []:
            return Book()
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
