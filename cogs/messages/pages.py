"""Answers with a page."""

from __future__ import annotations

from cogs.messages.components import Interaction
from cogs.messages.posts import Post
from cogs.messages.responder import responder


async def show(interaction: Interaction, post: Post, *, beside: bool = False) -> None:
    """Answer with a page: in place of the one that was used, or as a private reply.

    ``beside``: a reply next to the page that was used. A deferred response is completed.
    """
    await responder(interaction).show(post, beside=beside)
