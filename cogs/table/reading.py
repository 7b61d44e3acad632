"""What a button or menu of a table asks for: its text, read into values in one place.

Whatever no message of this or an earlier version says is :class:`MalformedError`: the desk answers
it with a sentence, and nothing else has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit
from brouc.seats import Seat
from cogs.messages.custom_ids import MalformedError, Press, number
from tables.options import Level

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a menu; nothing for a button."""
Said: TypeAlias = Callable[[Seat], Action]
"""What a seat does that presses this."""


@dataclass(frozen=True, slots=True)
class Filling:
    """Computer players for a seat."""

    seat: str | None
    """``None``: for every empty one."""
    level: Level


@dataclass(frozen=True, slots=True)
class Chosen:
    """One menu of the table's options; the table knows what it offers."""

    menu: str
    values: Values


def read(press: Press, values: Values) -> Any:
    """What the press asks for, of the type that its reader gives; ``MalformedError``."""
    reader = READERS.get(press.what)
    if reader is None:
        raise MalformedError(press.what)
    try:
        return reader(press.arg, values)
    except (ValueError, LookupError):
        raise MalformedError(press.what) from None


def marriage_action(value: str, seat: Seat) -> Action:
    """``h.20``, ``h.30``: a declaration; ``h.Q``, ``h.J``: a mark. ``ValueError`` for others."""
    letter, _, what = value.partition(".")
    suit = Suit(letter)
    if what in ("20", "30"):
        return Declare(seat, suit, what == "30")
    if what in ("Q", "J"):
        return Mark(seat, Card.parse(what + suit.value))
    raise ValueError(f"not a marriage: {value!r}")


def _nothing(arg: str, values: Values) -> None:
    if arg or values:
        raise MalformedError(arg)


def _button(arg: str, values: Values) -> str:
    if values:
        raise MalformedError(arg)
    return arg


def _only(arg: str, values: Values) -> str:
    (value,) = values
    if arg:
        raise MalformedError(arg)
    return value


def _card(arg: str, values: Values) -> Card:
    return Card.parse(_button(arg, values))


def _sure(arg: str, values: Values) -> Said:
    card = _card(arg, values)
    return lambda seat: Play(seat, card)


def _dehors(arg: str, values: Values) -> Said:
    _nothing(arg, values)
    return Dehors


def _announce(arg: str, values: Values) -> Said:
    announcement = Announcement(_button(arg, values))
    return lambda seat: Announce(seat, announcement)


def _marry(arg: str, values: Values) -> Said:
    value = _only(arg, values)
    marriage_action(value, Seat.NORTH)
    return lambda seat: marriage_action(value, seat)


def _seat(arg: str, values: Values) -> str:
    return Seat(_button(arg, values)).value


def _fill(arg: str, values: Values) -> Filling:
    where, _, level = _only(arg, values).partition(".")
    return Filling(None if where == "all" else Seat(where).value, Level(level))


READERS: Final[Mapping[str, Callable[[str, Values], Any]]] = {
    "sit": _seat,
    "fill": _fill,
    "set": Chosen,
    "card": _card,
    "sure": _sure,
    "dehors": _dehors,
    "announce": _announce,
    "marry": _marry,
    "cut": lambda arg, values: number(_button(arg, values), 1, 31),
    "replay": lambda arg, values: number(_button(arg, values)),
    **dict.fromkeys(("start", "draw", "up", "options", "again", "mix"), _nothing),
    **dict.fromkeys(("hand", "last", "slate", "why", "help", "hint", "cape"), _nothing),
    **dict.fromkeys(("count", "undo", "stop", "playon", "back"), _nothing),
}
"""By what the press says; what is not here no message says."""
