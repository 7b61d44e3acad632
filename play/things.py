"""What there is in the virtual Discord: people, places, files, messages, and news of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

TEXT, DIRECT, THREAD = 0, 1, 11
"""Discord's numbers for places: a channel, direct messages, a thread."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Discord's marks of a message: for one person only; still being written."""


class Refused(Exception):  # noqa: N818  what Discord does, not what went wrong here
    """What Discord answers to a request that cannot be: a status and a code of its own."""

    def __init__(self, code: int, text: str, status: int = 404) -> None:
        super().__init__(text)
        self.code, self.status = code, status


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the server; the bot is one too."""

    id: int
    name: str
    bot: bool = False


@dataclass(slots=True)
class Place:
    """Where messages are: the server's channel, a thread, the direct messages of a person."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    person: int | None = None
    """Whose direct messages these are."""
    last: int | None = None
    """The newest message that was ever posted here."""


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
    """One message as it is now; ``body``: content, components, embeds, as Discord writes them."""

    id: int
    place: int
    author: int
    body: dict[str, Any]
    written: str
    edited: str | None = None
    flags: int = 0
    reader: int | None = None
    """Who alone can read it."""
    files: list[dict[str, Any]] = field(default_factory=list)
    """Its attachments, as Discord describes them."""
    asked: dict[str, Any] | None = None
    """The command that it answers: who used which."""
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class News:
    """Something is new for whoever watches: a message, one that is gone, a place, the commands."""

    what: str
    place: int = 0
    message: int = 0
    reader: int | None = None


Listener = Callable[[News], None]
ToBot = Callable[[str, dict[str, Any]], None]
