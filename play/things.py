"""Objects of the virtual Discord: people, places, files, messages, and news of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

TEXT, DIRECT, THREAD = 0, 1, 11
"""Discord's types of places: a channel, direct messages, a thread."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Discord's message flags: ephemeral, loading."""


class Refused(Exception):  # noqa: N818  what Discord does, not what went wrong here
    """Discord's refusal of a request: HTTP status and error code."""

    def __init__(self, code: int, text: str, status: int = 404) -> None:
        super().__init__(text)
        self.code, self.status = code, status


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server, the bot included."""

    id: int
    name: str
    bot: bool = False


@dataclass(slots=True)
class Place:
    """A place of messages: the server's channel, a thread, a person's direct messages."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    person: int | None = None
    """The person of direct messages."""
    last: int | None = None
    """Newest message ever posted here."""


@dataclass(frozen=True, slots=True)
class File:
    """A picture or a document in a message."""

    id: int
    name: str
    media: str
    data: bytes = field(repr=False)
    description: str = ""
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """Current state of a message; ``body``: content, components, embeds, in Discord's form."""

    id: int
    place: int
    author: int
    body: dict[str, Any]
    written: str
    edited: str | None = None
    flags: int = 0
    reader: int | None = None
    """The only reader of an ephemeral message."""
    files: list[dict[str, Any]] = field(default_factory=list)
    """Attachments in Discord's form."""
    asked: dict[str, Any] | None = None
    """The answered command: its user and name."""
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class News:
    """A change for pages: of a message, a deletion, a place, the commands."""

    what: str
    place: int = 0
    message: int = 0
    reader: int | None = None


Listener = Callable[[News], None]
ToBot = Callable[[str, dict[str, Any]], None]
