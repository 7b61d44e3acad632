"""A puzzle's deal after an answer, played to its end, with all cards open."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.view.daily import points_text
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzle, played_on
from gamekit.api.review import steps_of


@dataclass(frozen=True, slots=True)
class Line:
    """An answer and what computer players made of it."""

    action: str
    view: Any
    """Spectator's view after the deal."""
    first: int = 0
    """Step of the replay before the answer; 0 if the replay has no such step."""
    trick: int = 0
    """Step at which its trick is complete, or the deal over."""
    last: int = 0

    def words(self, game: Game, puzzle: Puzzle, at: At) -> tuple[str, str]:
        """The trick of the answer, and the result of the deal for its seat."""
        number = tricks_before(game, puzzle, at)
        tricks = game.face.page("tricks", self.view, at).lines
        points = game.daily.points(self.view, puzzle.seat) if game.daily is not None else None
        result = points_text(game, at.language, points) if points is not None else ""
        return tricks[number] if number < len(tricks) else "", result


def tricks_before(game: Game, puzzle: Puzzle, at: At) -> int:
    """Number of complete tricks in the position."""
    view = game.rules.view(puzzle.state(game.rules), puzzle.seat)
    return len(game.face.page("tricks", view, at).lines)


def line_of(game: Game, puzzle: Puzzle, action: str) -> Line:
    """The deal after an answer."""
    rules, players, replay = game.rules, game.players, game.replay
    assert players is not None, "a game with puzzles has computer players"
    rng = Random(puzzle.id)
    state, done = played_on(rules, players, puzzle.state(rules), rng, action)
    view = rules.view(state, None)
    if replay is None:
        return Line(action, view)
    actors = [rules.actor(rules.decode(text)) for text in puzzle.actions]
    start = len(actors) - 1 - actors[::-1].index(None)
    last = replay.last(view)
    steps = steps_of(rules, (*puzzle.actions, *done)[start:], last)
    before = sum(step <= len(puzzle.actions) - start for step in steps)
    if not steps:
        return Line(action, view, last=last)
    trick = next((step for step in replay.stops(view) if step > before), last)
    return Line(action, view, before, trick, last)
