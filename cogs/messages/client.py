"""Requests that send and edit one message: by its channel, or by a recent interaction's token."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.messages.bounded import Bounded
from cogs.messages.card_faces import CardFaces
from cogs.messages.posts import Post, gist, parts
from cogs.messages.token_target import TokenTarget
from cogs.messages.wire import watched

TOKEN_S: Final = 14.5 * 60
"""Seconds for which an interaction's token is used; Discord keeps it for 15 minutes."""
CLOSING_S: Final = 13 * 60
"""Age at which a private hand gets its closing edit, early enough to allow retries."""

KEPT: Final = 10_000
"""Sent messages remembered."""

Counts: TypeAlias = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True, slots=True)
class MessageRef:
    """Place of a message."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Sent:
    """Result of a post."""

    place: MessageRef
    newest: bool
    """``False``: Discord returned a message of an earlier try, which shows an older state."""


class InteractionToken:
    """An interaction's token, which edits the message it belongs to.

    The interaction itself is not kept, since it holds a message, a member and a guild.
    """

    __slots__ = (
        "_faces",
        "_kept",
        "_own",
        "_pressed",
        "_webhook",
        "before",
        "guild",
        "id",
        "message",
        "private",
        "until",
        "used",
    )

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        until: float,
        *,
        private: bool,
        message: int | None = None,
        kept: Callable[[], None] = lambda: None,
        own: TokenTarget | None = None,
    ) -> None:
        """``until``: when the token expires, by the caller's clock. ``message``: if it is known.

        ``kept``: called when the message has been edited, which may complete a deferred reply.
        ``own``: the original response, as its answers change it.
        """
        self._kept = kept
        self._own = own or TokenTarget()
        self._pressed = message is not None
        self._webhook = interaction.followup
        self._faces: CardFaces = interaction.client.faces
        self.id = interaction.id
        self.until = until
        self.private = private
        """An ephemeral message, which can be edited by the token only."""
        self.guild = interaction.guild_id
        """The server where it is read; ``None`` in direct messages."""
        self.message = message
        self.used = False
        """Whether it has edited the message already."""
        self.before: InteractionToken | None = None
        """An older token for the same message, kept until this one has worked: Discord may never
        have received its answer.
        """

    @property
    def serves(self) -> bool:
        """Whether it edits the message that it belongs to, and not a text sent instead."""
        return self._own.takes_page(used=self._pressed)

    @watched()
    async def edit(self, post: Post) -> None:
        """Make the interaction's message show the post."""
        await self._faces.sent(post, lambda: self._request(post))

    async def _request(self, post: Post) -> None:
        # Like discord.py's Interaction.edit_original_response, without the interaction.
        webhook = self._webhook
        with handle_message_parameters(
            view=post.layout, attachments=post.attachments(), allowed_mentions=post.allowed()
        ) as request:
            edited = await async_context.get().edit_original_interaction_response(
                webhook.id,
                webhook.token or "",
                session=webhook.session,
                proxy=webhook.proxy,
                proxy_auth=webhook.proxy_auth,
                payload=request.payload,
                multipart=request.multipart,
                files=request.files,
            )
        self.message, self.used, self.before = int(edited["id"]), True, None
        self._kept()

    @watched()
    async def delete(self) -> None:
        """Delete the interaction's message."""
        webhook = self._webhook
        await async_context.get().delete_original_interaction_response(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
        )


class MessageClient:
    """Requests for messages of channels that need not be in any cache."""

    def __init__(
        self,
        client: discord.Client,
        counts: Counts = nullcontext,
        faces: CardFaces | None = None,
    ) -> None:
        """``counts``: context manager of every request with the bot's token."""
        self._client = client
        self._faces = faces or CardFaces()
        self._counts = counts
        self._sent = Bounded[int, bool](KEPT)

    @watched()
    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post a message; the nonce makes a repeated request harmless for some minutes.

        For a known nonce Discord returns the earlier message (``enforce_nonce``, always set by
        discord.py), whatever this post's content.
        """
        messageable = self._client.get_partial_messageable(channel)

        async def request() -> discord.Message:
            with self._counts():
                return await messageable.send(
                    view=post.layout,
                    files=post.files(),
                    allowed_mentions=post.allowed(),
                    nonce=nonce,
                )

        sent = await self._faces.sent(post, request)
        self._sent[sent.id] = True
        there = gist(component.to_dict() for component in sent.components)
        return Sent(MessageRef(channel, sent.id), there == gist(parts(post.layout)))

    def has_sent(self, message: int) -> bool:
        """Whether this process has posted a message, as far as it remembers."""
        return self._sent.get(message) is not None

    @watched()
    async def exists(self, place: MessageRef) -> bool:
        """Whether a message still exists, as far as the bot may see it."""
        channel = self._client.get_partial_messageable(place.channel)
        with self._counts():
            try:
                await channel.fetch_message(place.message)
            except discord.NotFound:
                return False
            except discord.Forbidden:
                return True  # The history is hidden from the bot.
        return True

    @watched()
    async def newest(self, channel: int) -> int | None:
        """The newest message of a channel, perhaps a deleted one; ``None`` for none."""
        with self._counts():
            found: Any = await self._client.fetch_channel(channel)
        last: int | None = getattr(found, "last_message_id", None)
        return last

    @watched()
    async def edit(self, place: MessageRef, post: Post) -> None:
        """Make a message show the post."""

        async def request() -> None:
            # Like discord.py's PartialMessage.edit, which builds a Message from the response.
            with (
                self._counts(),
                handle_message_parameters(
                    view=post.layout,
                    attachments=post.attachments(),
                    allowed_mentions=post.allowed(),
                ) as params,
            ):
                await self._client.http.edit_message(place.channel, place.message, params=params)

        await self._faces.sent(post, request)

    @watched()
    async def delete(self, place: MessageRef) -> None:
        """Delete a message."""
        messageable = self._client.get_partial_messageable(place.channel)
        with self._counts():
            await messageable.get_partial_message(place.message).delete()

    @watched()
    async def direct(self, person: int) -> int:
        """The person's direct-message channel."""
        with self._counts():
            channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    @watched()
    async def thread(self, place: MessageRef, guild: int, name: str) -> int:
        """Create a thread at a message, or return the existing one."""
        messageable = self._client.get_partial_messageable(place.channel, guild_id=guild)
        message = messageable.get_partial_message(place.message)
        try:
            with self._counts():
                thread = await message.create_thread(name=name, auto_archive_duration=10080)
        except discord.HTTPException as error:
            if error.code == 160004:  # The message has a thread, with the message's id.
                return place.message
            raise
        return thread.id
