"""Computer players of Le Brouc (:mod:`gamekit.api.players`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brouc.actions import Action, Mark, Play
from brouc.journal import encode
from brouc.view import View
from gamekit.api.players import Clear, Hint, Stop
from games.brouc.players import api
from games.brouc.players.thinker import outlook, policy

CLOSE: Final = 3
"""Least difference in points worth mentioning."""


class Computers:
    """Five levels, from rules of thumb to search."""

    levels: Final = api.LEVELS

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Card, or call before it."""
        return api.choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Marriage, mark or « Dehors ! »."""
        return api.speak(view, level, seed)

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """Everything except the searching levels' choice between cards."""
        return api.clear(view, level, seed, moves)

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """The master's choice."""
        try:
            return sentence_of(api.hint(view, seed, stop))
        except ValueError:
            return None

    def warm_up(self) -> None:
        """Load trained weights and chances of matches."""
        policy()
        outlook(5)


def command(arguments: Sequence[str]) -> int:
    """Run ``serve`` or ``analyse`` (docs/players.md)."""
    from games.brouc.players.__main__ import main

    return main(list(arguments))


def sentence_of(found: api.Hint) -> Hint:
    """Sentence key and arguments of a hint, in whole points and per cent."""
    figures = {name: round(value) for name, value in found.figures.items()}
    figures["trick"] = round(100 * found.figures.get("trick", 0.0))
    values: dict[str, str | int] = {name: str(value) for name, value in figures.items()}
    values["close"] = "yes" if figures.get("gain", 0) < CLOSE else "no"
    if isinstance(found.action, Mark | Play):
        # The card alone with its article.
        card = found.action.card
        values |= {"rank": card.rank.name.lower(), "suit": card.suit.value}
    return Hint(encode(found.action), f"hint-{found.reason_code}", values)


COMPUTERS: Final = Computers()
