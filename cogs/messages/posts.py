"""A message as it should look: its layout and its pictures, with what identifies its content."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from games.api.scenes import Picture

ALT_LIMIT: Final = 1024
"""Discord's limit for the description of a file."""


@dataclass(frozen=True, slots=True)
class Post:
    """One message of components v2."""

    layout: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    """The layout refers to them as ``attachment://`` and their file name (ASCII)."""
    mentions: tuple[int, ...] = ()
    """Users whom the message may notify."""
    edit_only: bool = False
    """Worth editing a message that is there, not posting one."""
    perishes: bool = False
    """Whether it says something that is over as soon as another moves."""
    content_hash: str = field(init=False, default="")
    """Equal for posts that look the same."""

    def __post_init__(self) -> None:
        digest = hashlib.sha256(json.dumps(parts(self.layout)).encode())
        for picture in self.pictures:
            digest.update(picture.filename.encode())
            digest.update(picture.data)
            digest.update(picture.alt.encode())
        object.__setattr__(self, "content_hash", digest.hexdigest())

    def files(self) -> list[discord.File]:
        """Fresh files for one request."""
        return [
            discord.File(
                io.BytesIO(picture.data),
                filename=picture.filename,
                description=shortened(picture.alt),
            )
            for picture in self.pictures
        ]

    def allowed(self) -> discord.AllowedMentions:
        """Only the users named."""
        if not self.mentions:
            return discord.AllowedMentions.none()
        users = [discord.Object(user) for user in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """The text cut to a limit, with an ellipsis where it was cut.

    >>> shortened("abcdef", 4)
    'abc…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"


def gallery(picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """The place of one picture in a layout, with its alt text."""
    found: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    found.add_item(media=f"attachment://{picture.filename}", description=shortened(picture.alt))
    return found


def parts(layout: ui.LayoutView) -> list[dict[str, Any]]:
    """The layout's components as they go to Discord."""
    found: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]
    return found


def gist(components: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
    """What a message says, as both ends write it: texts, labels, custom ids, descriptions.

    Discord adds to the rest (ids, addresses of pictures), so that cannot be compared.
    """
    return tuple(_said(components))


def _said(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for component in components:
        for key in ("content", "label", "custom_id", "description"):
            if text := component.get(key):
                yield key, str(text).strip()
        for key in ("components", "items", "accessory"):
            inner = component.get(key) or ()
            yield from _said((inner,) if isinstance(inner, Mapping) else inner)
