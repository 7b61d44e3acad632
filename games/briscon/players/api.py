"""A view goes in, an action comes out: the four levels behind one door."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Clear, Stop, never
from games.briscon.engine.actions import Action, Meld, Play
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.players.calls import due, slip_of
from games.briscon.players.core.kernel import MELD
from games.briscon.players.known import CARDS, Known, cards_of, knowledge_of
from games.briscon.players.thinker import (
    EFFORTS,
    Thought,
    by_policy,
    by_whim,
    game_stakes,
    think,
)
from games.briscon.players.thumb import careless

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "master")
"""From the weakest to the strongest."""
WHIM: Final = 9.0
"""Temperature, in points, at which an amateur follows the policy."""


def choose(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """Due action of the seat: a card or a call; ``None`` without one.

    On the seat's turn the answer is a legal card, a meld, a robbing or « aus »; out of turn, and
    after the sixteenth trick, « aus » or ``None``. The same view, level and seed give the same
    answer, unless ``stop`` comes before the level's budget is used. Raises ``ValueError`` for an
    unknown level, a spectator's view or a match without a deal.
    """
    _check(level)
    known = knowledge_of(view)
    call = _due(view, known, level, seed)
    if call is not None or not _turn(view):
        return call
    return action_of(known, _move(known, level, seed, stop))


def speak(view: View, level: str, seed: int) -> Action | None:
    """A call that the seat wants to make now, in or out of turn, or ``None``. Quick.

    Sequences, which may be kept for longer ones, come from :func:`choose`.
    """
    _check(level)
    return _due(view, knowledge_of(view), level, seed)


def clear(view: View, level: str, seed: int, moves: bool) -> Clear | None:
    """Result of :func:`choose` or :func:`speak` if it needs no search."""
    _check(level)
    known = knowledge_of(view)
    call = _due(view, known, level, seed)
    if call is not None or not moves or not _turn(view):
        return Clear(call)
    if level not in EFFORTS:
        return Clear(action_of(known, _move(known, level, seed, never)))
    options = known.at.moves()
    return Clear(action_of(known, options[0])) if len(options) == 1 else None


def thought_of(view: View, seed: int, stop: Stop = never) -> tuple[Known, Thought]:
    """The master's thoughts in the turn of the view's seat."""
    known = knowledge_of(view)
    return known, think(known, EFFORTS["master"], game_stakes(known), seed, stop)


def action_of(known: Known, move: int) -> Action:
    """A move of the kernel as an action."""
    seat = SEATS[known.me]
    if move == MELD:
        return Meld(seat, cards_of(known.at.run))
    return Play(seat, CARDS[move])


def _due(view: View, known: Known, level: str, seed: int) -> Action | None:
    slip = slip_of(view, known, seed) if level == "beginner" else 0
    return due(view, known, slip=slip)


def _move(known: Known, level: str, seed: int, stop: Stop) -> int:
    if known.at.run and level not in EFFORTS:
        return MELD
    match level:
        case "beginner":
            return careless(known.at, seed)
        case "amateur":
            return by_whim(known, WHIM, seed)
        case "club":
            return by_policy(known)
        case _:
            return think(known, EFFORTS[level], game_stakes(known), seed, stop).move


def _turn(view: View) -> bool:
    return view.deal is not None and view.seat is not None and view.deal.turn is view.seat


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level: {level!r}")
