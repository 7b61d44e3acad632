"""A message to be sent: its layout, its pictures, and a hash of its content."""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

import discord
import msgspec
from discord.utils import MISSING

from cogs.messages.components import Box, Gallery, Layout, Part, Row, Text
from gamekit.api.scenes import Look, Picture, Scene

ALT_LIMIT: Final = 1024
"""Discord's limit for a file's description."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture to be drawn, unless its message shows it already."""

    game: str
    scene: Scene = field(repr=False)
    names: Mapping[str, str] = field(repr=False)
    look: Look
    fingerprint: str = field(repr=False)
    """Equal only for equal pictures (:mod:`cogs.view.fingerprints`); never sent."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The content that a message shows."""

    content: str = ""
    """The post's ``content_hash``; empty if unknown."""
    picture: str = ""
    """Fingerprint and file name of each picture; empty if there is none, or unknown."""
    perishes: bool = False
    """Whether any later move makes it wrong."""
    seq: int = 0
    """The table's entry that it shows."""
    since: float = -math.inf
    """Time of its request (the pace's clock)."""
    noted: bool = False
    """Whether the store has its hash."""

    @classmethod
    def stored(cls, text: str) -> Shown:
        """The content of a stored hash."""
        content, _, picture = text.partition(" ")
        return cls(content, picture, noted=True)

    @property
    def hash(self) -> str:
        """Its hash for the store; empty while unknown."""
        return f"{self.content} {self.picture}" if self.content else ""


NOTHING: Final = Shown()


@dataclass(frozen=True, slots=True)
class Post:
    """One message of components v2."""

    layout: Layout
    pictures: tuple[Picture, ...] = ()
    """The layout refers to them as ``attachment://`` and their file name (ASCII)."""
    sketches: tuple[Sketch, ...] = ()
    """The pictures that are still to be drawn: all of a post's, or none."""
    mentions: tuple[int, ...] = ()
    """Users whom the message may notify."""
    role: int | None = None
    """A role that it may notify."""
    edit_only: bool = False
    """Only edits an existing message; never posted."""
    perishes: bool = False
    """Whether it shows something that any later move makes wrong."""
    four_colours: bool = False
    """Whether its reader's pack has four colours: so do the small faces of cards in it."""
    text_mode: bool = False
    """Whether its reader is in text mode: it is sent without emojis of cards."""
    content_hash: str = ""
    """Equal for posts that look the same; computed if not given."""
    keeps: str = ""
    """The pictures (:attr:`Shown.picture`) that the message shows already and keeps."""
    drawn: str = ""
    """Value of :attr:`Shown.picture` once the post is shown with the pictures drawn for it."""

    def __post_init__(self) -> None:
        if self.content_hash:
            return
        digest = hashlib.sha256(msgspec.json.encode(self.layout.to_components()))
        for sketch in self.sketches:
            digest.update(sketch.fingerprint.encode())
        for picture in self.pictures:
            digest.update(picture.filename.encode())
            digest.update(picture.data)
            digest.update(picture.alt.encode())
        object.__setattr__(self, "content_hash", digest.hexdigest())

    @property
    def shown(self) -> Shown:
        """The content of a message that shows this post."""
        return Shown(self.content_hash, self.keeps or self.drawn, self.perishes)

    def with_pictures(self, pictures: Sequence[Picture]) -> Post:
        """The same post with its sketches drawn."""
        drawn = []
        for sketch, picture in zip(self.sketches, pictures, strict=True):
            self._name(sketch, picture.filename, picture.alt)
            drawn.append(f"{sketch.fingerprint} {picture.filename}")
        shown = " ".join(drawn)
        return replace(self, pictures=tuple(pictures), sketches=(), keeps="", drawn=shown)

    def is_shown(self, shown: str) -> bool:
        """Whether a message shows these pictures already (:attr:`Shown.picture`)."""
        return shown.split()[::2] == [sketch.fingerprint for sketch in self.sketches]

    def keeping(self, shown: str, alts: Sequence[str]) -> Post:
        """The same post for a message that shows the pictures already (:attr:`Shown.picture`)."""
        for sketch, name, alt in zip(self.sketches, shown.split()[1::2], alts, strict=True):
            self._name(sketch, name, alt)
        return replace(self, sketches=(), keeps=shown, drawn="")

    def _name(self, sketch: Sketch, filename: str, alt: str) -> None:
        """Set a picture's file name and alt text in the layout."""
        for part in self.layout.walk():
            if isinstance(part, Gallery) and part.filename == sketch.scene.kind:
                part.show(filename, shortened(alt))

    def files(self) -> list[discord.File]:
        """New file objects for one request."""
        assert not self.sketches, "drawn before it is sent"
        assert not self.keeps, "there is nothing to send"
        return [
            discord.File(
                io.BytesIO(picture.data),
                filename=picture.filename,
                description=shortened(picture.alt),
            )
            for picture in self.pictures
        ]

    def attachments(self) -> Any:
        """Attachments for an edit: the new files, or ``MISSING`` where the present ones stay."""
        return MISSING if self.keeps else self.files()

    def allowed(self) -> discord.AllowedMentions:
        """Only the users in :attr:`mentions` and the role."""
        if not self.mentions and self.role is None:
            return discord.AllowedMentions.none()
        users = [discord.Object(user) for user in self.mentions]
        roles = [discord.Object(self.role)] if self.role is not None else False
        return discord.AllowedMentions(everyone=False, roles=roles, users=users)


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """The text cut to a limit, with an ellipsis where it was cut.

    >>> shortened("abcdef", 4)
    'abc…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"


def carried(post: Post, files: str) -> dict[str, Any]:
    """Keyword arguments of a request for a page; ``files``: the request's name for its files."""
    carried = post.attachments() if files == "attachments" else post.files()
    return {"view": post.layout, files: carried, "allowed_mentions": post.allowed()}


def again(files: Sequence[discord.File]) -> list[discord.File]:
    """The same files, rewound to be sent once more."""
    for file in files:
        file.reset()
    return list(files)


_Content: TypeAlias = str | Picture | Part | Sequence[Part] | None
"""A text, a picture, or a row of parts; empty ones are left out."""


def framed(
    parts: Iterable[str | Picture | Sketch | None],
    *rows: Part | Sequence[Part],
    colour: discord.Colour | None = None,
    four_colours: bool = False,
) -> Post:
    """A frame of texts and pictures, and rows below it."""
    shown = [part for part in parts if part]
    sketches = tuple([part for part in shown if isinstance(part, Sketch)])
    pictures = tuple([part for part in shown if isinstance(part, Picture)])
    below = (_part(row) for row in rows if row)
    layout = Layout(Box(*map(_part, shown), colour=colour), *below)
    return Post(layout, pictures, sketches, four_colours=four_colours)


def unframed(
    *parts: _Content,
    mentions: tuple[int, ...] = (),
    edit_only: bool = False,
    four_colours: bool = False,
) -> Post:
    """Texts, pictures and rows, one below the other."""
    layout = Layout(*(_part(part) for part in parts if part))
    pictures = tuple([part for part in parts if isinstance(part, Picture)])
    return Post(layout, pictures, (), mentions, edit_only=edit_only, four_colours=four_colours)


def _part(content: str | Picture | Sketch | Part | Sequence[Part]) -> Part:
    if isinstance(content, str):
        return Text(content)
    if isinstance(content, Sketch):
        return Gallery(content.scene.kind)  # Its alt text is added later.
    if isinstance(content, Picture):
        return Gallery(content.filename, shortened(content.alt))
    return content if isinstance(content, Part) else Row(*content)


_LOOKS: Final = (
    "type",
    "accent_color",
    "style",
    "disabled",
    "content",
    "label",
    "custom_id",
    "description",
)
"""Keys of a component that Discord returns as they were sent."""


def gist(components: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
    """A message's comparable content: its components' kinds, looks and texts.

    Discord adds to the rest (ids, addresses of pictures), so it cannot be compared.
    """
    return tuple(_said(components))


def _said(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for component in components:
        for key in _LOOKS:
            if value := component.get(key):
                yield key, str(value).strip()
        for key in ("components", "items", "options", "accessory"):
            inner = component.get(key) or ()
            yield from _said((inner,) if isinstance(inner, Mapping) else inner)
