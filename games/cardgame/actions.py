"""Actions of a card game: frozen dataclasses, with the journal's text derived from their fields.

>>> texts = codec((Play,), ("N", "S"), PACKS[36])
>>> texts.encode(Play("S", Card.parse("Kh")))
'play S Kh'
>>> texts.decode("play S 6h").card.name
'6♥'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from gamekit.cards.cards import PACKS, Card
from gamekit.records.codec import Codec, derived

__all__ = ["PACKS", "Action", "Call", "Dealing", "Move", "Play", "codec"]


@dataclass(frozen=True)
class Action:
    """Action of a seat. Fields of an action: cards, suits, numbers, literals; cards at the end."""

    seat: str
    hidden: ClassVar[bool] = False
    """Whether other seats do not learn its content before the deal is over."""
    binds: ClassVar[bool] = False
    """Whether its button asks everybody for confirmation."""
    least: ClassVar[int] = 0
    """Fewest cards of a field with several."""


@dataclass(frozen=True)
class Move(Action):
    """Action that a turn awaits."""


@dataclass(frozen=True)
class Call(Action):
    """Action besides the turn's move, by any seat whose rules allow it."""

    waits: ClassVar[bool] = True
    """Whether computer players leave people time for it before a move that precludes it."""


@dataclass(frozen=True)
class Play(Move):
    """A card of the hand laid on the table."""

    card: Card


@dataclass(frozen=True)
class Dealing:
    """The pack in dealing order; the table's own action."""

    dealer: str
    pack: tuple[Card, ...]


@dataclass(frozen=True)
class Book:
    """Booking of a deal whose moves are made; the table's own action."""


def codec(
    kinds: Sequence[type[Action]],
    seats: Sequence[str],
    pack: Sequence[Card],
    *,
    books: bool = False,
) -> Codec[Any]:
    """Text of a game's actions, strict in both directions."""
    known = frozenset(pack)
    forms = [derived(kind, least=kind.least, seats=seats, pack=known) for kind in kinds]
    forms += [derived(Book)] if books else []
    return Codec(*forms, derived(Dealing, name="deal", seats=seats, pack=known))
