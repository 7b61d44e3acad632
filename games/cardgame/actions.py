"""Actions of a card game: frozen dataclasses, with the journal's text derived from their fields.

>>> texts = codec((Play,), ("N", "S"), PACKS[36])
>>> texts.encode(Play("S", Card.parse("Kh")))
'play S Kh'
>>> texts.decode("play S 6h").card.name
'6♥'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, get_type_hints

from gamekit.cards.cards import PACKS, Card
from gamekit.records.codec import Codec, derived

__all__ = ["PACKS", "Action", "Call", "Dealing", "Move", "Play", "codec"]


@dataclass(frozen=True)
class Action:
    """Action of a seat. Fields of an action: cards, suits, numbers, literals; cards at the end.

    Perhaps a boolean with the default false: if it is true, its name is the text's last word.
    """

    seat: str
    hidden: ClassVar[bool] = False
    """Whether other seats do not learn its content before the deal is over
    (:meth:`games.cardgame.game.CardGame.hides`)."""
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
    forms = [
        derived(kind, least=kind.least, seats=seats, pack=known, **form)
        for kind in kinds
        for form in _forms(kind)
    ]
    forms += [derived(Book)] if books else []
    return Codec(*forms, derived(Dealing, name="deal", seats=seats, pack=known))


def _forms(kind: type[Action]) -> Iterator[dict[str, Any]]:
    """Arguments of an action's form; of two if it has a boolean."""
    flag = next((name for name, hint in get_type_hints(kind).items() if hint is bool), None)
    if flag is None:
        yield {}
        return
    yield {"given": {flag: False}}
    yield {"given": {flag: True}, "last": flag}
