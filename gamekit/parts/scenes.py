"""Scenes of a game by their kinds (:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gamekit.api.scenes import Look, Picture, Scene


@dataclass(frozen=True)
class Kind:
    """Painter and teller of a scene: functions of view, names by seat, look and perhaps facts."""

    draw: Callable[..., Picture]
    words: Callable[..., str]
    facts: type[Any] | None = None
    """Type of the scene's data."""
    usual: Any = None
    """Facts where the scene has none; ``None``: they are required."""


@dataclass(frozen=True)
class KindScenes:
    """Draws and describes them; it has no state."""

    game: str
    """Name for errors."""
    view: type[Any]
    """Type of the game's views."""
    seated: Callable[[Mapping[str, str]], Any]
    """Names by the game's seats."""
    kinds: Mapping[str, Kind]
    instead: Mapping[type[Any], Kind] = field(default_factory=dict)
    """Data in place of a view, whatever the scene's name: pictures that stay while others play."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene; ``ValueError`` if the kind is unknown or the view has no such picture."""
        kind, facts = self._kind(scene)
        return kind.draw(scene.view, self.seated(names), look, *facts)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene; ``ValueError`` as :meth:`draw`."""
        kind, facts = self._kind(scene)
        return kind.words(scene.view, self.seated(names), look, *facts)

    def _kind(self, scene: Scene) -> tuple[Kind, tuple[Any, ...]]:
        """Kind of a scene, and its facts if it has any."""
        if (found := self.instead.get(type(scene.view))) is not None:
            return found, ()
        if not isinstance(scene.view, self.view):
            raise ValueError(f"no view of {self.game}: {type(scene.view).__name__}")
        if (kind := self.kinds.get(scene.kind)) is None:
            raise ValueError(f"{self.game} has no scene {scene.kind!r}")
        if kind.facts is None:
            return kind, ()
        facts = kind.usual if scene.data is None else scene.data
        if not isinstance(facts, kind.facts):
            name = type(facts).__name__
            raise ValueError(f"a {scene.kind} needs {kind.facts.__name__}, not {name}")
        return kind, (facts,)


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """A step of a replay."""

    step: int
    """Actions after the dealing, from 0."""
    bottom: str | None = None
    """The seat that sits below; South if ``None``."""


@dataclass(frozen=True, slots=True)
class FilmFacts:
    """A whole replay."""

    bottom: str | None = None
    """The seat that sits below; South if ``None``."""
