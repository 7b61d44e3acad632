"""Small avatars for the board, from Discord's CDN, kept in memory only.

An avatar is fetched in the background when it is first needed; until then, and for people without
one, a board shows initials. Its address comes with interactions, with commands that name somebody,
and with the answers about names, which a board requests anyway.
"""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Final

import discord
from PIL import Image

from base.bounded import Bounded
from base.tasks import cancelled

log = logging.getLogger(__name__)

SIZE: Final = 64
"""px across."""
MOST_BYTES: Final = 128 * 1024
"""Size limit of a received picture; larger ones are not used."""
MOST_PIXELS: Final = 512 * 512
KEPT: Final = 500
"""Avatars remembered; each takes a few KiB."""
AT_ONCE: Final = 2
"""Concurrent downloads."""
WAITING: Final = 50
"""Queued downloads; others are requested again with the next board."""
PATIENCE_S: Final = 10.0


class Avatars:
    """Avatars by person."""

    def __init__(self) -> None:
        self._assets = Bounded[int, discord.Asset](KEPT)
        self._images = Bounded[int, bytes](KEPT)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    def note(self, user: discord.User | discord.Member) -> None:
        """Record the avatar of a user received from Discord.

        A server's own avatar must not be shown elsewhere.
        """
        person, asset = user.id, user.avatar
        known = self._assets.get(person)
        if asset is None:
            self.forget(person)
        elif known is None or known.key != asset.key:
            self._images.pop(person)
            self._assets[person] = asset

    def of(self, person: int) -> bytes:
        """The avatar as a PNG, if it is there; otherwise it is fetched for the next time."""
        found = self._images.get(person)
        if found is not None:
            return found
        asset = self._assets.get(person)
        if asset is not None and person not in self._tasks and len(self._tasks) < WAITING:
            task = asyncio.create_task(self._fetch(person, asset), name="avatar")
            self._tasks[person] = task
            task.add_done_callback(lambda _: self._tasks.pop(person, None))
        return b""

    def forget(self, person: int) -> None:
        """Drop a person's avatar."""
        self._assets.pop(person)
        self._images.pop(person)

    async def close(self) -> None:
        """Stop fetching."""
        await cancelled(*self._tasks.values())

    async def _fetch(self, person: int, asset: discord.Asset) -> None:
        image = b""
        try:
            async with self._turn, asyncio.timeout(PATIENCE_S):
                sent = await asset.replace(size=SIZE, format="png", static_format="png").read()
            image = await asyncio.to_thread(small, sent)
        except (discord.DiscordException, OSError, ValueError, TimeoutError) as error:
            log.info("an avatar is not shown: %s", type(error).__name__)
        if self._assets.get(person) is asset:
            # An unusable one is remembered as none, so that it is not fetched with every board.
            self._images[person] = image


def small(sent: bytes) -> bytes:
    """A square PNG of :data:`SIZE` from a received picture; raises ``ValueError`` for an unusable
    one.
    """
    if len(sent) > MOST_BYTES:
        raise ValueError("too many bytes")
    with Image.open(io.BytesIO(sent), formats=("PNG", "JPEG", "WEBP", "GIF")) as found:
        if found.width * found.height > MOST_PIXELS:
            raise ValueError("too many pixels")
        image = found.convert("RGBA").resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", (SIZE, SIZE), (49, 51, 56))
    ground.paste(image, (0, 0), image)
    out = io.BytesIO()
    ground.save(out, "PNG")
    return out.getvalue()
