"""Actions of a match, as objects and as the journal's text."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.cards import Card
from nattkort.match import PACK, SEATS, Play


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack in its order: two hands, then what sleeps."""

    dealer: str
    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Double:
    """The deal is worth twice as much."""

    seat: str


@dataclass(frozen=True, slots=True)
class Book:
    """The table closes the deal."""


Action = Deal | Play | Double | Book


def encode(action: Action) -> str:
    """The action as text: ``play sol Kh``."""
    match action:
        case Deal(dealer, order):
            return " ".join(["deal", dealer, *map(str, order)])
        case Play(seat, card):
            return f"play {seat} {card}"
        case Double(seat):
            return f"double {seat}"
        case Book():
            return "book"


def decode(text: str) -> Action:
    """The action of a text; ``ValueError`` says what is wrong."""
    match text.split(" "):
        case ["deal", dealer, *cards]:
            order = tuple(Card.parse(card) for card in cards)
            if len(order) != len(PACK) or set(order) != set(PACK):
                raise ValueError("a deal has each of the twelve cards once")
            return Deal(_seat(dealer), order)
        case ["play", seat, card]:
            return Play(_seat(seat), Card.parse(card))
        case ["double", seat]:
            return Double(_seat(seat))
        case ["book"]:
            return Book()
    raise ValueError(f"not an action: {text[:40]!r}")


def _seat(text: str) -> str:
    if text not in SEATS:
        raise ValueError(f"not a seat: {text[:20]!r}")
    return text
