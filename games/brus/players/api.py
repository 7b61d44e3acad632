"""A view goes in, an action comes out: the levels behind one door."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Clear, Stop, never
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn
from games.brus.engine.view import View
from games.brus.players.codes import action_of
from games.brus.players.known import Known, knowledge_of
from games.brus.players.rulebot import careless, greedy
from games.brus.players.thinker import EFFORTS, Thought, only_move, policy, seeded, think

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "expert", "master")
"""From the weakest to the strongest."""
QUICK: Final = LEVELS[:3]
"""Levels without search."""


def choose(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """Due action of the seat: a card or the answer to a turned one; else ``None``.

    The same view, level and seed give the same answer, unless ``stop`` comes before the level's
    budget is used. Raises ``ValueError`` for an unknown level or a view without running hand.
    """
    _check(level)
    if not _must_move(view):
        return None
    return _action(view, knowledge_of(view), level, seed, stop)


def speak(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """A call that the seat wants to make now: to dare the card it turned (rules 10.6)."""
    _check(level)
    if not may_dare(view):
        return None
    return _action(view, knowledge_of(view), level, seed, stop)


def clear(view: View, level: str, seed: int, moves: bool) -> Clear | None:
    """Result of :func:`choose` or :func:`speak` if it needs no search."""
    _check(level)
    if not (_must_move(view) if moves else may_dare(view)):
        return Clear()
    known = knowledge_of(view)
    if level in QUICK:
        return Clear(_action(view, known, level, seed, never))
    move = only_move(known)
    return None if move is None else Clear(_made(view, move))


def may_dare(view: View) -> bool:
    """Whether the seat may dare the card it turned."""
    return any(isinstance(action, Dare) for action in view.legal)


def ponder(view: View, seed: int, stop: Stop = never) -> tuple[Known, Thought, Action | None]:
    """The master's choice and its search result; ``ValueError`` when there is nothing to do
    (:func:`choose`). Not daring the turned card is ``None``.
    """
    if not view.legal:
        raise ValueError("there is nothing for this seat to do")
    known = knowledge_of(view)
    thought = think(known, EFFORTS["master"], seed, stop)
    return known, thought, _made(view, thought.move)


def _must_move(view: View) -> bool:
    return any(isinstance(action, Play | Turn | Answer) for action in view.legal)


def _action(view: View, known: Known, level: str, seed: int, stop: Stop) -> Action | None:
    match level:
        case "beginner":
            move = careless(known.at, seeded(known, seed))
        case "amateur":
            move = greedy(known.at)
        case "club":
            move = policy().pick(known.at)
        case _:
            move = think(known, EFFORTS[level], seed, stop).move
    return _made(view, move)


def _made(view: View, move: int) -> Action | None:
    assert view.seat is not None, "no spectator gets here"
    assert view.hand is not None, "a hand is being played"
    return action_of(move, view.seat, view.hand.hand)


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level: {level!r}")
