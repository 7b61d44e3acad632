"""Upload of the bot's card emojis in the background, once.

An emoji's picture cannot be changed, so its name contains the picture's hash: another picture is
another emoji. Existing ones are not uploaded again, so a start continues where the last one
stopped. Emojis are used once all are there.

The hashes are stored with the version of the drawing code: a start that finds all emojis draws
none.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord

from base.tasks import cancelled
from base.workers.job import PoolError
from cogs.messages.card_faces import CardFaces
from cogs.messages.wire import watched
from cogs.view.drawers import Drawers, DrawingError
from cogs.view.fingerprints import drawn_alike
from db import Store, StoreError
from render.cards.small import SmallFace, small_faces

log = logging.getLogger(__name__)

PAUSE_S: Final = 2.0
"""Pause between two requests, so that messages go first after a start."""
FIRST_S: Final = 5.0
"""Delay after the connection, for the same reason."""
AGAIN_S: Final = (60.0, 600.0, 3600.0)
"""Delays of the retries after a failure; later ones wait for the next check."""
LOOK_S: Final = 6 * 3600.0
"""Interval between checks of the uploaded emojis."""
MOST: Final = 2000
"""Discord's limit of emojis per application."""
OLD: Final = timedelta(days=30)
"""Age after the newest emoji at which those of earlier pictures are deleted. A table is idle for a
week at most, so no message that is still edited shows one by then.
"""

_OURS: Final = re.compile(r"card_[0-9A-Z]+_[a-z]+(?:_4)?_[0-9a-f]{10}")
_PASSING: Final = (
    *(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError),
    *(StoreError, DrawingError, PoolError),
)
DIGESTS: Final = "card_faces"
"""Store key of the hashes, with the version of the drawing code."""


def emoji_name(face: SmallFace, digest: str) -> str:
    """The name of a face's emoji, with the hash of its picture: 2 to 32 letters, digits, ``_``.

    >>> from gamekit.cards.cards import Suit
    >>> emoji_name(SmallFace("R", Suit.HEARTS), "0123456789")
    'card_R_hearts_0123456789'
    """
    pack = "_4" if face.four else ""
    return f"card_{face.text or '0'}_{face.suit.name.lower()}{pack}_{digest}"


def named_faces(digests: Sequence[str]) -> dict[str, SmallFace]:
    """Every face by the name of its emoji; ``digests``: the hashes of all, in their order."""
    pairs = zip(small_faces(), digests, strict=True)
    return {emoji_name(face, digest): face for face, digest in pairs}


def outdated(
    there: Iterable[discord.Emoji], names: Iterable[str], now: datetime
) -> list[discord.Emoji]:
    """The bot's emojis of earlier pictures that are old enough to be deleted (:data:`OLD`)."""
    emojis, wanted = list(there), set(names)
    newest = max((one.created_at for one in emojis if one.name in wanted), default=now)
    if now - newest < OLD:
        return []
    return [
        one
        for one in emojis
        if one.name not in wanted and _OURS.fullmatch(one.name) and now - one.created_at >= OLD
    ]


class Uploading:
    """Uploads missing emojis and activates them."""

    def __init__(
        self,
        client: discord.Client,
        faces: CardFaces,
        store: Store,
        drawers: Drawers,
        pause: float = PAUSE_S,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``pause``: seconds between two requests."""
        self._client = client
        self._faces = faces
        self._store = store
        self._drawers = drawers
        self._pause = pause
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()
        faces.refused = self._wanted.set

    def begin(self) -> None:
        """Start when the bot is connected; further calls continue an upload."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep(), name="card faces")

    async def close(self) -> None:
        """Stop; uploaded emojis stay."""
        await cancelled(self._task)

    async def look(self) -> None:
        """Upload missing emojis one by one, then use all; raises Discord's errors."""
        names = named_faces(await self._digests())
        there = await self._there()
        known = {one.name: one for one in there}
        missing = [name for name in names if name not in known]
        if len(there) + len(missing) > MOST:
            log.warning("there is no room for %d emojis of cards", len(missing))
            return
        if missing:
            log.info("emojis of cards to upload: %d", len(missing))
        for name in missing:
            picture = await self._drawers.face(names[name])
            async with watched():
                known[name] = await self._client.create_application_emoji(name=name, image=picture)
            await self._sleep(self._pause)
        self._faces.use(
            {
                face: discord.PartialEmoji(name=name, id=known[name].id)
                for name, face in names.items()
            }
        )
        for emoji in outdated(known.values(), names, discord.utils.utcnow()):
            async with watched():
                await emoji.delete()
            await self._sleep(self._pause)

    async def _digests(self) -> Sequence[str]:
        """The hashes of all pictures: the stored ones, unless the drawing code has changed."""
        version = drawn_alike(small_faces())
        kept, *digests = (await self._store.values.get(DIGESTS) or "-").split()
        if kept != version:
            digests = [*await self._drawers.face_digests()]
            await self._store.values.set(DIGESTS, " ".join((version, *digests)))
        return digests

    async def _there(self) -> list[discord.Emoji]:
        async with watched():
            return await self._client.fetch_application_emojis()

    async def _keep(self) -> None:
        await self._sleep(min(FIRST_S, self._pause * FIRST_S))
        failures = 0
        while True:
            wait = LOOK_S
            self._wanted.clear()
            try:
                await self.look()
                failures = 0
            except _PASSING as error:
                wait = AGAIN_S[failures] if failures < len(AGAIN_S) else LOOK_S
                failures += 1
                log.warning(
                    "emojis of cards: %s %s", type(error).__name__, getattr(error, "status", "")
                )
            asked = asyncio.ensure_future(self._wanted.wait())
            slept = asyncio.ensure_future(self._sleep(wait))
            try:
                await asyncio.wait((asked, slept), return_when=asyncio.FIRST_COMPLETED)
            finally:
                asked.cancel()
                slept.cancel()
