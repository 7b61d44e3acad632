"""Replay of a game with an engine of its own: what is alike in all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from gamekit.api.face import At, Say
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.speech import Speech

V = TypeVar("V")


class EngineReplay(ABC, Generic[V]):
    """Replay of a game with an engine of its own. ``V``: its views."""

    def __init__(self, say: Say) -> None:
        self._say: Final = say

    @abstractmethod
    def last(self, view: V) -> int:
        """Number of the last step."""

    @abstractmethod
    def about(self, view: V, say: Speech) -> Mapping[str, str]:
        """Values of every step's title, besides ``step`` and ``end``."""

    @abstractmethod
    def lines(self, view: V, step: int, say: Speech) -> Iterable[str]:
        """Lines below a step's picture."""

    def step(self, view: V, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of steps, and the last action in words."""
        say = Speech.of(self._say, at)
        values = {**self.about(view, say), "step": str(step), "end": str(self.last(view))}
        scene = Scene("replay", view, ReplayFacts(step, bottom))
        lines = tuple(self.lines(view, step, say))
        return Panel(say("replay-step", **values), lines=lines, scene=scene)

    def film(self, view: V, at: At, bottom: str | None) -> Scene:
        """Animation of the deal, a frame a step."""
        return Scene("film", view, FilmFacts(bottom))
