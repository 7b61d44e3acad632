"""Calls of a seat: « aus », robbing, melding (rules 11.3, 11.4, 11.6).

Players who count say « aus » at the first moment with 600 points, and never before: the other may
have them next. Robbing comes before melding, since the card that comes may be melded; marriages
and fours of a kind cost nothing and are melded at once. A sequence may be kept for a longer one, so
that is for :mod:`games.briscon.players.thinker`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gamekit.cards.cards import Suit
from games.briscon.engine.actions import Action, Meld, Out, Rob
from games.briscon.engine.match import GOAL
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.view import Phase, View
from games.briscon.players.known import Known

CARELESS: Final = 40
"""By how many points at most a beginner counts too few."""


def due(view: View, known: Known, *, slip: int = 0) -> Action | None:
    """The call that is right now whatever the cards do, or ``None``.

    One call at a time: with it made, the next is asked for. ``slip``: points counted too few.
    """
    seat = view.seat
    assert seat is not None, "a seat speaks"
    out, rob = Out(seat), Rob(seat)
    if out in view.legal and known.count(known.me) - slip >= GOAL:
        return out
    if rob in view.legal:
        return rob
    melds = [meld for meld in _melds(view) if meld.kind is not Kind.SEQUENCE]
    if not melds:
        return None
    trump = tuple(Suit)[known.at.trump]
    return Meld(seat, max(melds, key=lambda meld: meld.worth(trump)).cards)


def slip_of(view: View, known: Known, seed: int) -> int:
    """Points that a beginner misses before this trick; none after the last."""
    if view.phase is Phase.COUNTING:
        return 0
    return Random(seed * 40 + known.at.done).randrange(0, CARELESS + 1, 5)


def _melds(view: View) -> list[Melded]:
    found = [meld_of(action.cards) for action in view.legal if isinstance(action, Meld)]
    return [meld for meld in found if meld is not None]
