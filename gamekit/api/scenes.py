"""Pictures of a game: a scene goes in, bytes and a text for who cannot see them come out.

A scene is plain data and can be pickled: it is drawn in a worker, found there by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

ALT_LIMIT = 1024
"""Characters Discord takes as a file's description."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture with the words that replace it for who cannot see it."""

    data: bytes
    format: str
    """``jpeg``, ``png``, ``webp`` or ``gif``."""
    alt: str
    """At most :data:`ALT_LIMIT` characters: everything the picture says and nothing more."""
    width: int
    """px"""
    height: int
    """px"""
    scene: str = "picture"
    """Which scene this is; the file's name without its ending."""

    @property
    def filename(self) -> str:
        """A name for the attachment, such as ``board.jpeg``."""
        return f"{self.scene}.{self.format}"


@dataclass(frozen=True, slots=True)
class Portrait:
    """A small round picture of who sits somewhere: the first of these that there is."""

    image: bytes = field(default=b"", repr=False)
    """A square PNG: a person's avatar."""
    figure: int | None = None
    """One of the pack's heads, by number: a computer player's."""
    initials: str = ""
    """At most two letters."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants pictures, and who is to be seen in them."""

    language: str = "fr"
    """One of :data:`i18n.OFFERED`: of words, and of the letters on cards."""
    colours: Literal["two", "four"] = "two"
    """Whether the four suits have two or four colours."""
    big_index: bool = False
    """Whether cards have large letters."""
    portraits: tuple[tuple[str, Portrait], ...] = ()
    """Seat and portrait, where there is one; a scene may leave them out."""

    def portrait(self, seat: str) -> Portrait | None:
        """Who sits there."""
        return dict(self.portraits).get(seat)


@dataclass(frozen=True, slots=True)
class Scene:
    """Something to be drawn."""

    kind: str
    """The game's own word: ``"board"``, ``"hand"``, ``"recap"``."""
    view: Any
    """A spectator's view for what is public, a seat's for what is private; of it, for a picture
    that is to stay while others play, only what that picture shows."""
    data: Any = None
    """What the view does not tell: a frozen dataclass of the game."""


class Scenes(Protocol):
    """Draws one game's scenes. Pure: same input, same bytes."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """The picture. ``names``: seat → what the person is called; empty for computer players.

        At most 130 KiB and 1,600 px a side; a moving picture
        (:meth:`gamekit.api.replay.Replay.film`)
        at most 1 MiB. ``ValueError`` for a view that no match can lead to.
        """

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """The same in words, for who wants no pictures."""


@runtime_checkable
class Clockwise(Scenes, Protocol):
    """Scenes of a game whose seats, in their order, follow each other clockwise; else they go
    anticlockwise round the table."""

    clockwise: bool


@runtime_checkable
class DrawnAhead(Scenes, Protocol):
    """Scenes that can be told to make ready what they are made of; nobody need do it."""

    def pieces(self, look: Look) -> Iterable[Callable[[], object]]:
        """Each call draws one piece and keeps it, unless that was done before: 50 ms at most.

        The most wanted first. Asked where nobody waits for a picture, once a look and process.
        """
