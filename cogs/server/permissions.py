"""Permissions the bot needs."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = ("view_channel", "attach_files")
"""Required in every channel."""
IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Required for a table to have its own thread …"""
IN_CHANNEL: Final = ("send_messages",)
"""… otherwise it stays in the channel and needs this."""


def missing(permissions: discord.Permissions) -> tuple[str, ...]:
    """Return the permissions that a table lacks in a channel; none if it can be played."""
    lacking = [name for name in NEEDED if not getattr(permissions, name)]
    threads = [name for name in IN_THREADS if not getattr(permissions, name)]
    channel = [name for name in IN_CHANNEL if not getattr(permissions, name)]
    if threads and channel:
        lacking.extend(channel)
    return tuple(lacking)


def smallest_permissions() -> discord.Permissions:
    """Return the tables' permissions: see the channel, write and attach, and use threads."""
    names = (*NEEDED, *IN_CHANNEL, *IN_THREADS)
    return discord.Permissions(**dict.fromkeys(names, True))
