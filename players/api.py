"""A view goes in, an action comes out: the five levels behind one door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brouc.actions import Action, Play
from brouc.cards import PACK
from brouc.view import View
from players.calls import due
from players.known import Known, know, seat_of
from players.outlook import match_stakes
from players.rulebot import Table, careless_card, choose_card
from players.thinker import EFFORTS, Deadline, by_policy, think

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "expert", "master")
"""From the weakest to the strongest."""
CAP: Final = 0.9
"""Seconds after which a search ends early, whatever its budget: a table never waits longer."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposal with its reason as data; the sentences live with the languages."""

    action: Action
    reason: str
    """A code, see docs/players.md."""
    figures: dict[str, float]
    """The numbers behind the reason, by name."""


def choose(view: View, level: str, seed: int) -> Action | None:
    """What the seat does now if it must act: a card or a call; ``None`` if there is nothing to do.

    On the seat's turn the answer is a legal :class:`Play` or a call to make first; out of turn,
    and after the eighth trick, a call or ``None``. The same view, level and seed give the same
    answer. Raises ``ValueError`` for an unknown level, a spectator's view or a match without deal.
    """
    _check(level)
    known = know(view)
    call = due(view, known)
    if call is not None or known.turn != known.me:
        return call
    return Play(seat_of(known.me), PACK[_card(known, level, seed)])


def speak(view: View, level: str, seed: int) -> Action | None:
    """A call that the seat wants to make now, in or out of turn, or ``None``.

    Quick: may be asked of every seat after every action.
    """
    _check(level)
    return due(view, know(view))


def hint(view: View, seed: int) -> Hint:
    """What the master would do in the seat of the view, and why.

    Raises ``ValueError`` when there is nothing to do.
    """
    action = choose(view, "master", seed)
    if action is None:
        raise ValueError("it is not this seat's turn, and there is nothing to say")
    return Hint(action, "card" if isinstance(action, Play) else "call", {})


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level: {level!r}")


def _card(known: Known, level: str, seed: int) -> int:
    match level:
        case "beginner":
            return careless_card(_table(known), seed * 40 + len(known.laid))
        case "amateur":
            return choose_card(_table(known))
        case "club":
            return by_policy(known)
        case _:
            return think(known, EFFORTS[level], match_stakes(known), seed, Deadline(CAP)).card


def _table(known: Known) -> Table:
    return Table(
        known.me,
        known.hand,
        known.trump,
        known.ancient,
        known.played,
        known.cannot,
        known.lying,
        known.leader,
    )
