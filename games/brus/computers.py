"""Computer players of Brus (:mod:`gamekit.api.players`)."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Clear, Hint, Stop
from games.brus.engine.actions import Action, encode
from games.brus.engine.view import View
from games.brus.players import api
from games.brus.players.hints import explain
from games.brus.players.thinker import chances, policy


class Computers:
    """Five levels, from rules of thumb to search."""

    levels: Final = api.LEVELS

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Card, plain, dared or turned, or answer to a turned one."""
        return api.choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Dare of the own turned card after it was taken up."""
        return api.speak(view, level, seed, stop)

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """Everything except a search for moves or dares."""
        return api.clear(view, level, seed, moves)

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """The master's choice."""
        try:
            known, thought, action = api.ponder(view, seed, stop)
        except ValueError:
            return None
        if action is None:
            return None
        code, trick, hand = explain(known, thought, seed, stop)
        return Hint(encode(action), f"hint-{code}", {"trick": trick, "hand": hand})

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()


COMPUTERS: Final = Computers()
