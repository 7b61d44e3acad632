"""What the bot must be allowed to do where it plays."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = ("view_channel", "attach_files")
"""Permissions without which nothing works."""
IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""With these a table has its own thread …"""
IN_CHANNEL: Final = ("send_messages",)
"""… else it stays in the channel and needs this."""


def missing(permissions: discord.Permissions) -> tuple[str, ...]:
    """The permissions that a table lacks in a channel; none if it can be played."""
    lacking = [name for name in NEEDED if not getattr(permissions, name)]
    threads = [name for name in IN_THREADS if not getattr(permissions, name)]
    channel = [name for name in IN_CHANNEL if not getattr(permissions, name)]
    if threads and channel:
        lacking.extend(channel)
    return tuple(lacking)


def smallest_permissions() -> discord.Permissions:
    """What tables need: see the channel, write and attach there, or better in their own threads."""
    names = (*NEEDED, *IN_CHANNEL, *IN_THREADS)
    return discord.Permissions(**dict.fromkeys(names, True))
