"""Answering with a page."""

from __future__ import annotations

from cogs.messages.components import Button as RoomButton
from cogs.messages.components import Channels as RoomChannels
from cogs.messages.components import Interaction
from cogs.messages.components import Menu as RoomMenu
from cogs.messages.components import Roles as RoomRoles
from cogs.messages.custom_ids import PageId as Knock
from cogs.messages.dispatcher import Dispatcher as Rooms
from cogs.messages.gate import gate
from cogs.messages.posts import Post

__all__ = [
    "Interaction",
    "Knock",
    "RoomButton",
    "RoomChannels",
    "RoomMenu",
    "RoomRoles",
    "Rooms",
    "show",
]


async def show(interaction: Interaction, post: Post, *, anew: bool = False) -> None:
    """Answer with a page: in place of the one that was used, or as a private reply.

    ``anew``: a reply beside the page that was used. An interaction that was deferred is completed.
    """
    await gate(interaction).show(post, beside=anew)
