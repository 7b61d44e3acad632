"""Edits by an interaction's token: of the click that made the message, or of a later one on it.

Edits by such a token do not count against the bot's own requests. A private hand can be edited by
nothing else: it gets a final edit before its last token expires.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.messages.card_faces import CardFaces
from cogs.messages.posts import Post
from cogs.messages.responder import Original, responder
from cogs.messages.wire import watched


@dataclass(slots=True, eq=False)
class Token:
    """An interaction's token, which edits the message it belongs to for a while.

    The interaction itself is not kept, since it holds a message, a member and a guild.
    """

    webhook: discord.Webhook
    faces: CardFaces
    original: Original
    """The original response, as its answers change it."""
    id: int
    """The interaction's."""
    guild: int | None
    """The server where it is read; ``None`` in direct messages."""
    until: float
    """Its expiry, by the caller's clock."""
    pressed: bool
    """Whether it belongs to the message that was pressed, not to a reply."""
    message: int | None
    """The message, if it is known."""
    private: bool
    """An ephemeral message, which can be edited by a token only."""
    before: Token | None = None
    """The older token, kept until this one has worked: Discord may never have received its answer.
    """
    used: bool = False
    """Whether it has edited the message already."""
    closing: asyncio.Task[None] | None = None
    """Requests the closing edit of a private message in time."""
    ending: bool = False
    """Whether that edit is due."""

    @classmethod
    def of(
        cls, interaction: discord.Interaction[Any], until: float, *, pressed: bool, private: bool
    ) -> Token:
        """The token of an interaction; ``pressed``: of the message used, else of a new reply."""
        message = interaction.message
        return cls(
            interaction.followup,
            interaction.client.faces,
            responder(interaction).original,
            interaction.id,
            interaction.guild_id,
            until,
            pressed,
            message.id if pressed and message is not None else None,
            private,
        )

    @property
    def serves(self) -> bool:
        """Whether it edits the message that it belongs to, and not a text sent instead."""
        return self.original.takes_page(used=self.pressed)

    def same_message(self, other: Token) -> bool:
        """Whether an older token belongs to the same message, as far as it is known."""
        return self.pressed and other.message in (None, self.message)

    @watched()
    async def edit(self, post: Post) -> None:
        """Make the interaction's message show the post."""
        edited = await self.faces.sent(post, lambda: self._request(post))
        self.message, self.used = int(edited["id"]), True
        self.original.kept()

    async def _request(self, post: Post) -> Any:
        # Like discord.py's Interaction.edit_original_response, without the interaction.
        webhook = self.webhook
        with handle_message_parameters(
            view=post.layout, attachments=post.attachments(), allowed_mentions=post.allowed()
        ) as request:
            return await async_context.get().edit_original_interaction_response(
                webhook.id,
                webhook.token or "",
                session=webhook.session,
                proxy=webhook.proxy,
                proxy_auth=webhook.proxy_auth,
                payload=request.payload,
                multipart=request.multipart,
                files=request.files,
            )

    @watched()
    async def delete(self) -> None:
        """Delete the interaction's message."""
        webhook = self.webhook
        await async_context.get().delete_original_interaction_response(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
        )
