"""Custom ids that this game's buttons had before every button carried its action."""

from __future__ import annotations

from collections.abc import Sequence

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit
from brouc.seats import Seat


def pressed(what: str, argument: str, values: Sequence[str], seat: str) -> str | None:
    """The action's text; ``None`` for what was no action, ``ValueError`` for what never was."""
    if what not in ("card", "sure", "dehors", "announce", "marry"):
        return None
    if what == "marry":
        if argument or len(values) != 1:
            raise ValueError(what)
        return journal.encode(marriage(values[0], Seat(seat)))
    if values or (what == "dehors" and argument):
        raise ValueError(what)
    return journal.encode(_action(what, argument, Seat(seat)))


def marriage(value: str, seat: Seat) -> Action:
    """``h.20``, ``h.30``: a declaration; ``h.Q``, ``h.J``: a mark. ``ValueError`` for others."""
    letter, _, what = value.partition(".")
    suit = Suit(letter)
    if what in ("20", "30"):
        return Declare(seat, suit, what == "30")
    if what in ("Q", "J"):
        return Mark(seat, Card.parse(what + suit.value))
    raise ValueError(f"not a marriage: {value!r}")


def _action(what: str, argument: str, seat: Seat) -> Action:
    if what == "dehors":
        return Dehors(seat)
    if what == "announce":
        return Announce(seat, Announcement(argument))
    return Play(seat, Card.parse(argument))
