"""Le Brouc's computer players as tables ask them (:mod:`games.api.players`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brouc.actions import Action
from brouc.view import View
from games.api.players import Hint, Stop
from games.brouc.players.play import api
from games.brouc.players.play.outlook import outlook
from games.brouc.players.play.thinker import policy


class Computers:
    """Five levels, from rules of thumb to search."""

    levels: Final = api.LEVELS

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """A card, or a call to make first."""
        return api.choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """A marriage, a mark or « Dehors ! »."""
        return api.speak(view, level, seed)

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """What the master would do."""
        return None

    def warm_up(self) -> None:
        """The trained weights and the chances of matches."""
        policy()
        outlook(5)

    def command(self, arguments: Sequence[str]) -> int:
        """``serve``, ``match`` and ``analyse`` (docs/players.md)."""
        # Only here: tables need neither the arena nor the records.
        from games.brouc.players.__main__ import main

        return main(list(arguments))


COMPUTERS: Final = Computers()
