"""Request bodies: JSON alone, or JSON with files."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import BodyPartReader, web

from tools.fake_discord.refusals import RefusedError, malformed

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
