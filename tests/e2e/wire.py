"""What the bot sends against what Discord takes, by its own description of its interface."""

from __future__ import annotations

import json
from collections.abc import Iterator

from simcord import Env

from tools.fake_discord import shapes
from tools.fake_discord.bodies import LARGEST


def complaints(world: Env) -> Iterator[str]:
    """What Discord would not take of all that was sent, one line each."""
    for request in world.http_requests:
        body = None if request.json is None else json.loads(json.dumps(request.json))
        yield from shapes.complaints(request.method, request.path, body)
    for address, content in world.backend.cdn._blobs.items():
        name = address.rpartition("/")[2]
        if not name.isascii():
            yield f"a file is named {name!r}"
        if len(content) > LARGEST:
            yield f"{name}: a file of {len(content)} bytes"
