"""Replay of a finished deal of Le Brouc with four open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc.view import View
from gamekit.api.face import At
from games.brouc.face import FACE
from games.brouc.pictures.replay import last_step
from games.brouc.speech import say
from games.cardgame.kinds import EngineReplay
from games.cardgame.speech import Speech

_PLAYS: Final = 4
"""Cards of a trick."""


class BroucReplay(EngineReplay[View]):
    """Replay whose steps are the cards of a deal."""

    last = staticmethod(last_step)

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        return tuple(range(0, last_step(view) or 1, _PLAYS))

    def lines(self, view: View, step: int, say: Speech) -> Iterator[str]:
        """Previous trick."""
        done = (step - 1) // _PLAYS if step else 0
        if done and view.deal is not None:
            won = view.deal.tricks[done - 1]
            whose = {"leader": say.who(won.leader), "winner": say.who(won.winner)}
            yield say("replay-last-trick", trick=done, cards=say.cards(won.cards), **whose)

    def summary(self, view: View, at: At) -> str:
        """End of the deal and its cost."""
        result, say = view.results[-1], Speech.of(self._say, at)
        ending = say(f"replay-ending-{result.ending.value}")
        return say("replay-summary", ending=ending, coches=int(result.coches))


REPLAY: Final = BroucReplay(say, FACE.about)
"""Instance in the game."""
