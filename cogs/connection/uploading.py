"""Upload of the bot's card emojis in the background, once.

Its name is the card's, since screen readers read it. An emoji's picture cannot be changed, so the
store has the hash of each uploaded picture: another picture is another emoji, with a number behind
the name while the older one exists. Existing ones are not uploaded again, so a start continues
where the last one stopped. Emojis are used once all are there.

The hashes of all pictures are stored too, with the version of the drawing code: a start that finds
all emojis draws none.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from itertools import count
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
from gamekit.cards.cards import Rank, Suit
from render.cards.faces import Letters
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

_FORMER: Final = re.compile(r"card_[0-9A-Z]+_[a-z]+(?:_4)?_[0-9a-f]{10}")
"""Names of earlier versions, with the picture's hash."""
_PASSING: Final = (
    *(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError),
    *(StoreError, DrawingError, PoolError),
)
DIGESTS: Final = "card_faces"
"""Store key of the hashes, with the version of the drawing code."""
UPLOADED: Final = "card_emojis"
"""Store key of the uploaded pictures' hashes, each with its emoji's id."""
_RANKS: Final = {letters.of(rank): rank for letters in Letters for rank in Rank}
_COLOUR: Final = {Suit.DIAMONDS: "blue", Suit.CLUBS: "green"}
"""Colours of suits in a four-colour pack, where they differ."""


def emoji_name(face: SmallFace) -> str:
    """The name of a face's emoji: 2 to 32 letters, digits, ``_``.

    Letters of other languages than English stand behind it.

    >>> emoji_name(SmallFace("R", Suit.HEARTS)), emoji_name(SmallFace("10", Suit.CLUBS, four=True))
    ('king_of_hearts_R', 'ten_of_green_clubs')
    """
    words = [_COLOUR[face.suit]] if face.four else []
    words.append(face.suit.name.lower())
    if face.text:
        rank = _RANKS[face.text]
        words = [rank.name.lower(), "of", *words]
        if Letters.EN.of(rank) != face.text:
            words.append(face.text)
    return "_".join(words)


def free_name(face: SmallFace, taken: Collection[str]) -> str:
    """The first name for a face's emoji that no other has."""
    name = emoji_name(face)
    if name not in taken:
        return name
    return next(other for n in count(2) if (other := f"{name}_{n}") not in taken)


def outdated(
    there: Iterable[discord.Emoji], ours: Collection[int], used: Collection[int], now: datetime
) -> list[discord.Emoji]:
    """The bot's emojis of earlier pictures that are old enough to be deleted (:data:`OLD`).

    ``ours``: ids of all uploaded ones, ``used``: of those of today's pictures.
    """
    emojis = list(there)
    newest = max((one.created_at for one in emojis if one.id in used), default=now)
    if now - newest < OLD:
        return []
    return [
        one
        for one in emojis
        if one.id not in used
        and (one.id in ours or _FORMER.fullmatch(one.name))
        and now - one.created_at >= OLD
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
        digests = await self._digests()
        faces = dict(zip(digests, small_faces(), strict=True))
        known = {one.id: one for one in await self._there()}
        uploaded = await self._uploaded()
        uploaded = {digest: one for digest, one in uploaded.items() if one in known}
        missing = [digest for digest in digests if digest not in uploaded]
        if len(known) + len(missing) > MOST:
            log.warning("there is no room for %d emojis of cards", len(missing))
            return
        if missing:
            log.info("emojis of cards to upload: %d", len(missing))
        for digest in missing:
            name = free_name(faces[digest], {one.name for one in known.values()})
            picture = await self._drawers.face(faces[digest])
            async with watched():
                emoji = await self._client.create_application_emoji(name=name, image=picture)
            known[emoji.id], uploaded[digest] = emoji, emoji.id
            await self._keep_uploaded(uploaded)
            await self._sleep(self._pause)
        used = {uploaded[digest]: face for digest, face in faces.items()}
        self._faces.use(
            {
                face: discord.PartialEmoji(name=known[number].name, id=number)
                for number, face in used.items()
            }
        )
        for emoji in outdated(known.values(), uploaded.values(), used, discord.utils.utcnow()):
            async with watched():
                await emoji.delete()
            await self._sleep(self._pause)

    async def _uploaded(self) -> dict[str, int]:
        """Hash of each uploaded picture → its emoji's id."""
        words = (await self._store.values.get(UPLOADED) or "").split()
        return dict(zip(words[::2], map(int, words[1::2]), strict=True))

    async def _keep_uploaded(self, uploaded: dict[str, int]) -> None:
        text = " ".join(f"{digest} {number}" for digest, number in uploaded.items())
        await self._store.values.set(UPLOADED, text)

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
