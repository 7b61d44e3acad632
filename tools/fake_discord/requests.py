"""Requests: refusals, bodies (JSON, or JSON with files), the log, and injected failures."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from aiohttp import BodyPartReader, web

from tools.fake_discord.limits import Payer

TEXTS: Final = {
    0: "404: Not Found",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30046: "Maximum number of edits to messages older than 1 hour reached",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50005: "Cannot edit a message authored by another user",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
}


class RefusedError(Exception):
    """A refused request.

    ``status``: of HTTP; ``code``: Discord's own number; ``complaint``: the mistake in the request
    itself, empty for a valid one.
    """

    def __init__(self, status: int, code: int, complaint: str = "") -> None:
        super().__init__(f"{status} {code} {complaint}")
        self.status, self.code, self.complaint = status, code, complaint

    def body(self) -> dict[str, object]:
        """Discord's error body."""
        return {"message": TEXTS.get(self.code, "Error"), "code": self.code}


def malformed(complaint: str) -> RefusedError:
    """Refusal of a malformed body."""
    return RefusedError(400, 50035, complaint)


LARGEST: Final = 10 * 1024 * 1024
"""Bytes of the largest file that every user may send."""
MOST: Final = 10
"""Largest number of files per message."""
_PART: Final = re.compile(r"files\[([0-9]+)\]")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a request: size and hash of its content, and the content itself if kept."""

    name: str
    size: int
    digest: str
    content: bytes | None


@dataclass(frozen=True, slots=True)
class Body:
    """The parsed body of a request."""

    json: Any
    files: dict[int, Upload]
    """Files by their number in ``attachments``."""


async def read(request: web.Request, *, keep: bool = False) -> Body:
    """Read a body; raise :class:`RefusedError`. ``keep``: keep the content of files."""
    if not request.content_type.startswith("multipart/"):
        return Body(_parsed(await request.read()), {})
    payload: Any = None
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise malformed("a part of a body with parts of its own")
        content = bytes(await part.read())
        if part.name == "payload_json":
            payload = _parsed(content)
            continue
        found = _PART.fullmatch(part.name or "")
        if found is None:
            raise malformed(f"a part is named {part.name!r}")
        if len(content) > LARGEST:
            raise RefusedError(413, 40005, f"a file of {len(content)} bytes")
        name = part.filename or ""
        if not name or not name.isascii():
            raise malformed(f"a file is named {name!r}")
        digest = hashlib.blake2b(content, digest_size=16).hexdigest()
        kept = content if keep else None
        files[int(found[1])] = Upload(name, len(content), digest, kept)
    if len(files) > MOST:
        raise malformed(f"{len(files)} files")
    return Body(payload, files)


def _parsed(content: bytes) -> Any:
    if not content:
        return None
    try:
        return json.loads(content)
    except ValueError:
        raise RefusedError(400, 50109, "no JSON") from None


@dataclass(frozen=True, slots=True)
class Call:
    """One request that passed token, limits and shape."""

    route: str
    """Method and path with placeholders."""
    parts: tuple[str, ...]
    """Values of the placeholders."""
    query: Mapping[str, str]
    body: Body

    def id(self, number: int) -> int:
        """A placeholder's value as an id; 0, which nothing has, for any other text."""
        text = self.parts[number]
        return int(text) if text.isascii() and text.isdecimal() else 0

    @property
    def payload(self) -> dict[str, Any]:
        """The body; an object, since its shape has been checked."""
        return self.body.json if isinstance(self.body.json, dict) else {}


@dataclass(frozen=True, slots=True)
class LoggedRequest:
    """Log record of a request."""

    at: float
    """Seconds, by the fake Discord's clock."""
    route: str
    payer: Payer
    status: int
    size: int
    """Bytes of the body."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The failure of one request."""

    status: int = 500
    code: int = 0
    done: bool = False
    """The request is executed all the same."""
    dropped: bool = False
    """The connection breaks instead of an answer."""
    seconds: float = 0.0
    """Seconds until it fails."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of the answer besides those of its bucket."""
    body: object = None
    """Body of the answer: JSON, or a proxy's text; by default Discord's error for this code."""


Faults: TypeAlias = Callable[[Call], Fault | None]
"""Chooses the failure of a request; ``None``: no failure."""
