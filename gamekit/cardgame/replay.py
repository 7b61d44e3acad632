"""Replay of a finished deal of cards with open hands, one step an action."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from gamekit.cardgame.face import CardFace
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.view import View

_STOPS: Final = 25


class CardReplay:
    """Steps from the actions that a finished deal's view keeps."""

    def __init__(self, face: CardFace) -> None:
        self._face: Final = face

    def last(self, view: View) -> int:
        """Number of actions."""
        return len(view.past)

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        found, step = [], 0
        plays = [number for number, one in enumerate(view.past) if self._lays(one)]
        for trick in view.tricks:
            if step < len(plays):
                found.append(plays[step])
            step += len(trick.laid)
        return tuple(found[:_STOPS])

    def _lays(self, action: object) -> bool:
        return bool(getattr(action, "card", None))

    def step(self, view: View, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of actions, and the last one in words."""
        say = self._face.speech(at)
        title = say("replay-title", deal=view.number, step=step, end=len(view.past))
        line = say("replay-dealt")
        if 0 < step <= len(view.past):
            action = view.past[step - 1]
            what = self._face.label(self._face.rules.encode(action), at.language)
            line = say("replay-did", who=say.who(action.seat), what=what)
        return Panel(title, lines=(line,), scene=Scene("replay", view, ReplayFacts(step, bottom)))

    def film(self, view: View, at: At, bottom: str | None) -> Scene | None:
        """Animation of the deal, a frame an action."""
        return Scene("film", view, FilmFacts(bottom)) if view.past else None

    def summary(self, view: View, at: At) -> str:
        """Points of the sides."""
        say = self._face.speech(at)
        points = say.sums(self._face.game.sides, view.points)
        return say("replay-summary", deal=view.number, list=points)[:100]
