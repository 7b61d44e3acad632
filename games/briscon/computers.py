"""Computer players of Briscon (:mod:`gamekit.api.players`)."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Clear, Hint, Stop
from games.briscon.engine.actions import Action, Play, encode
from games.briscon.engine.view import View
from games.briscon.players import api
from games.briscon.players.hints import hint
from games.briscon.players.thinker import chances, policy


class Computers:
    """Four levels, from rules of thumb to search."""

    levels: Final = api.LEVELS

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Card, or call before it."""
        return api.choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """« Aus », robbing, or a free meld."""
        return api.speak(view, level, seed)

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """Everything except the master's choice between moves."""
        return api.clear(view, level, seed, moves)

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """The master's choice."""
        try:
            found = hint(view, seed, stop)
        except ValueError:
            return None
        if found is None:
            return None
        action, code, figures = found
        values: dict[str, str | int] = dict(figures)
        if isinstance(action, Play):
            card = action.card
            values |= {"rank": card.rank.name.lower(), "suit": card.suit.value}
        return Hint(encode(action), f"hint-{code}", values)

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()


COMPUTERS: Final = Computers()
