"""Requests with the bot's token that send, edit and find one message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord.http import handle_message_parameters

from cogs.messages.card_faces import CardFaces
from cogs.messages.errors import ARCHIVED
from cogs.messages.posts import Post, carried, gist
from cogs.messages.wire import watched
from db import MessageAt

TOKEN_S: Final = 14.5 * 60
"""Seconds for which an interaction's token is used; Discord keeps it for 15 minutes."""
CLOSING_S: Final = 13 * 60
"""Age at which a private hand gets its closing edit, early enough to allow retries."""


@dataclass(frozen=True, slots=True)
class Sent:
    """Result of a post."""

    place: MessageAt
    newest: bool
    """``False``: Discord returned a message of an earlier try, which shows an older state."""


class MessageClient:
    """Requests for messages of channels that need not be in any cache."""

    def __init__(self, client: discord.Client, faces: CardFaces | None = None) -> None:
        self._client = client
        self._faces = faces or CardFaces()

    @watched()
    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post a message; the nonce makes a repeated request harmless for some minutes.

        For a known nonce Discord returns the earlier message (``enforce_nonce``, always set by
        discord.py), whatever this post's content.
        """
        messageable = self._client.get_partial_messageable(channel)

        async def request() -> discord.Message:
            return await messageable.send(**carried(post, "files"), nonce=nonce)

        sent = await self._faces.sent(post, request)
        there = gist(component.to_dict() for component in sent.components)
        return Sent(MessageAt(channel, sent.id), there == gist(post.layout.to_components()))

    @watched()
    async def exists(self, place: MessageAt) -> bool:
        """Whether a message still exists, as far as the bot may see it."""
        channel = self._client.get_partial_messageable(place.channel_id)
        try:
            await channel.fetch_message(place.message_id)
        except discord.NotFound:
            return False
        except discord.Forbidden:
            return True  # The history is hidden from the bot.
        return True

    @watched()
    async def written_below(self, place: MessageAt) -> bool:
        """Whether the newest message of the channel is another's and stands below this one."""
        found: Any = await self._client.fetch_channel(place.channel_id)
        last = getattr(found, "last_message_id", None)
        if last is None or last <= place.message_id:
            return False
        channel = self._client.get_partial_messageable(place.channel_id)
        try:
            return (await channel.fetch_message(last)).author != self._client.user
        except discord.NotFound:
            return False  # It was deleted.
        except discord.Forbidden:
            return True  # The history is hidden from the bot.

    @watched()
    async def edit(self, place: MessageAt, post: Post) -> None:
        """Make a message show the post."""

        async def request() -> None:
            # Like discord.py's PartialMessage.edit, which builds a Message from the response.
            with handle_message_parameters(**carried(post, "attachments")) as params:
                await self._client.http.edit_message(
                    place.channel_id, place.message_id, params=params
                )

        await self._reopening(place, lambda: self._faces.sent(post, request))

    @watched()
    async def delete(self, place: MessageAt) -> None:
        """Delete a message."""
        messageable = self._client.get_partial_messageable(place.channel_id)
        await self._reopening(place, messageable.get_partial_message(place.message_id).delete)

    async def _reopening(self, place: MessageAt, request: Callable[[], Awaitable[object]]) -> None:
        """Make a request, which an archived thread refuses until it is opened again.

        Discord archives a thread after a quiet week. A post opens it, unless it is locked.
        """
        try:
            await request()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._client.http.edit_channel(place.channel_id, archived=False)
            await request()

    @watched()
    async def direct(self, person: int) -> int:
        """The person's direct-message channel."""
        channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    @watched()
    async def thread(self, place: MessageAt, name: str) -> int:
        """Create a thread at a message, or return the existing one."""
        try:
            # discord.py's own method refuses while a server is unavailable or not yet received.
            thread = await self._client.http.start_thread_with_message(
                place.channel_id, place.message_id, name=name, auto_archive_duration=10080
            )
        except discord.HTTPException as error:
            if error.code == 160004:  # The message has a thread, with the message's id.
                return place.message_id
            raise
        return int(thread["id"])
