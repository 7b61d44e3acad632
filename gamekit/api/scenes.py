"""Pictures of a game: from a scene to bytes and alternative text.

A scene is plain picklable data, drawn in a worker that finds the game by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

ALT_LIMIT = 1024
"""Discord's limit of characters for a file's description."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Picture with its alternative text."""

    data: bytes
    format: str
    """``jpeg``, ``png``, ``webp`` or ``gif``."""
    alt: str
    """At most :data:`ALT_LIMIT` characters: everything that the picture shows and nothing more."""
    width: int
    """px"""
    height: int
    """px"""
    scene: str = "picture"
    """Kind of scene, the file's name without extension."""

    @property
    def filename(self) -> str:
        """Name of the attachment, such as ``board.jpeg``."""
        return f"{self.scene}.{self.format}"


@dataclass(frozen=True, slots=True)
class Portrait:
    """Small round portrait at a seat: the first of these that exists."""

    image: bytes = field(default=b"", repr=False)
    """A person's avatar, square PNG."""
    figure: int | None = None
    """Number of the pack's head for a computer player."""
    initials: str = ""
    """At most two letters."""


@dataclass(frozen=True, slots=True)
class Look:
    """Display preferences of a reader, and the portraits."""

    language: str = "fr"
    """One of :data:`i18n.OFFERED`, for words and for card indices."""
    colours: Literal["two", "four"] = "two"
    """Two or four colours of suits."""
    big_index: bool = False
    """Whether card indices are large."""
    portraits: tuple[tuple[str, Portrait], ...] = ()
    """Seats with portraits; a scene may omit them."""

    def portrait(self, seat: str) -> Portrait | None:
        """Portrait at a seat."""
        return dict(self.portraits).get(seat)


@dataclass(frozen=True, slots=True)
class Scene:
    """Input of a picture."""

    kind: str
    """Kind, named by the game: ``"board"``, ``"hand"``, ``"recap"``."""
    view: Any
    """Spectator's view for public scenes, a seat's for private ones; reduced to what is shown where
    the picture must not change while others play.
    """
    data: Any = None
    """Data beyond the view: a frozen dataclass of the game."""
    over: bool = False
    """Whether the match was ended before its time: nobody is on turn any more."""


class Scenes(Protocol):
    """Pictures of a game's scenes. Pure: same input, same bytes."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene. ``names``: seat → display name; empty for computer players.

        At most 130 KiB and 1,600 px a side; an animation (:meth:`gamekit.api.review.Replay.film`)
        at most 1 MiB.
        """

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene for text mode."""
