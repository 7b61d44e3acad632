"""Sending and editing one message: by the channel, or by the token of a recent interaction."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.posts import Post

TOKEN_S: Final = 14 * 60
"""How long an interaction's token is used; Discord keeps it for 15 minutes."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message is."""

    channel: int
    message: int


class Answer:
    """An interaction that may still edit the message it belongs to."""

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool) -> None:
        self._interaction = interaction
        self._born = time.monotonic()
        self.private = private
        """An ephemeral message: there is no other way to it."""
        self.guild = interaction.guild_id
        """The server where it is read; ``None`` in direct messages."""

    @property
    def usable(self) -> bool:
        """Whether the token is young enough."""
        return time.monotonic() - self._born < TOKEN_S

    async def edit(self, post: Post) -> None:
        """Make the interaction's message look like the post."""
        await self._interaction.edit_original_response(
            view=post.layout, attachments=post.files(), allowed_mentions=post.allowed()
        )


class Courier:
    """Requests about messages of channels that need not be in any cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, post: Post, *, nonce: str) -> Place:
        """Post a message; the nonce makes a repeated request harmless."""
        messageable = self._client.get_partial_messageable(channel)
        sent = await messageable.send(
            view=post.layout, files=post.files(), allowed_mentions=post.allowed(), nonce=nonce
        )
        return Place(channel, sent.id)

    async def edit(self, place: Place, post: Post) -> None:
        """Make a message look like the post."""
        messageable = self._client.get_partial_messageable(place.channel)
        await messageable.get_partial_message(place.message).edit(
            view=post.layout, attachments=post.files(), allowed_mentions=post.allowed()
        )

    async def delete(self, place: Place) -> None:
        """Delete a message."""
        messageable = self._client.get_partial_messageable(place.channel)
        await messageable.get_partial_message(place.message).delete()

    async def direct(self, person: int) -> int:
        """The channel of direct messages with a person."""
        channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    async def thread(self, place: Place, guild: int, name: str) -> int:
        """A thread at a message; the one that is there already if there is one."""
        messageable = self._client.get_partial_messageable(place.channel, guild_id=guild)
        message = messageable.get_partial_message(place.message)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=10080)
        except discord.HTTPException as error:
            if error.code == 160004:  # the message has a thread; it bears the message's id
                return place.message
            raise
        return thread.id
