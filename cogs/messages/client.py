"""Sending and editing one message: by the channel, or by the token of a recent interaction."""

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
from cogs.messages.token_target import OwnMessage
from cogs.messages.wire import watched

TOKEN_S: Final = 14.5 * 60
"""How long an interaction's token is used; Discord keeps it for 15 minutes."""
CLOSING_S: Final = 13 * 60
"""When a private hand is told good-bye, while there is still time to try it several times."""

KEPT: Final = 10_000
"""Messages that are remembered as our own."""

Counts: TypeAlias = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True, slots=True)
class MessageRef:
    """Where a message is."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Sent:
    """What became of a request to post."""

    place: MessageRef
    newest: bool
    """``False``: Discord gave back a message of an earlier try, which shows something older."""


class InteractionToken:
    """What is left of an interaction: its token, which edits the message that it belongs to.

    The interaction itself is not kept, for it holds a message, a member and a guild.
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
        own: OwnMessage | None = None,
    ) -> None:
        """``until``: when the token ends, by the clock of who asks. ``message``: if it is known.

        ``kept``: told when the message has been edited, which may be what was promised.
        ``own``: what the interaction's own message is, as its answers make it.
        """
        self._kept = kept
        self._own = own or OwnMessage()
        self._pressed = message is not None
        self._webhook = interaction.followup
        self._faces: CardFaces = interaction.client.faces
        self.id = interaction.id
        self.until = until
        self.private = private
        """An ephemeral message: there is no other way to it."""
        self.guild = interaction.guild_id
        """The server where it is read; ``None`` in direct messages."""
        self.message = message
        self.used = False
        """Whether it has edited the message already."""
        self.before: InteractionToken | None = None
        """An older token for the same message, kept until this one has shown something: Discord may
        never have got its answer."""

    @property
    def serves(self) -> bool:
        """Whether it edits the message that it belongs to, and not a sentence said instead."""
        return self._own.takes_page(used=self._pressed)

    @watched()
    async def edit(self, post: Post) -> None:
        """Make the interaction's message look like the post."""
        await self._faces.sent(post, lambda: self._request(post))

    async def _request(self, post: Post) -> None:
        # As discord.py's Interaction.edit_original_response does, without the interaction.
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


class MessageClient:
    """Requests about messages of channels that need not be in any cache."""

    def __init__(
        self,
        client: discord.Client,
        counts: Counts = nullcontext,
        faces: CardFaces | None = None,
    ) -> None:
        """``counts``: what every request with the bot's token is made within."""
        self._client = client
        self._faces = faces or CardFaces()
        self._counts = counts
        self._sent = Bounded[int, bool](KEPT)

    @watched()
    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post a message; the nonce makes a repeated request harmless for some minutes.

        Discord answers a nonce that it knows (``enforce_nonce``, which discord.py always asks for)
        with the message of then, whatever this post looks like.
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
        """Whether a message is still there, as far as the bot may see it."""
        channel = self._client.get_partial_messageable(place.channel)
        with self._counts():
            try:
                await channel.fetch_message(place.message)
            except discord.NotFound:
                return False
            except discord.Forbidden:
                return True  # The history is hidden from us.
        return True

    @watched()
    async def newest(self, channel: int) -> int | None:
        """The newest message of a channel, perhaps one that was deleted; ``None`` for none."""
        with self._counts():
            found: Any = await self._client.fetch_channel(channel)
        last: int | None = getattr(found, "last_message_id", None)
        return last

    @watched()
    async def edit(self, place: MessageRef, post: Post) -> None:
        """Make a message look like the post."""

        async def request() -> None:
            # As discord.py's PartialMessage.edit does, which makes a Message of what comes back.
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
        """The channel of direct messages with a person."""
        with self._counts():
            channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    @watched()
    async def thread(self, place: MessageRef, guild: int, name: str) -> int:
        """A thread at a message; the one that is there already if there is one."""
        messageable = self._client.get_partial_messageable(place.channel, guild_id=guild)
        message = messageable.get_partial_message(place.message)
        try:
            with self._counts():
                thread = await message.create_thread(name=name, auto_archive_duration=10080)
        except discord.HTTPException as error:
            if error.code == 160004:  # the message has a thread; it bears the message's id
                return place.message
            raise
        return thread.id
