"""Obstacles to the daily post: permissions that its channel lacks, and its last failure."""

from __future__ import annotations

from typing import Final

import discord

from cogs.i18n.sentences import say
from cogs.messages.errors import Failure, classify
from cogs.messages.plain import relative
from db import GuildSettings, Store

NEEDED: Final = ("view_channel", "send_messages")
"""Permissions required in the channel."""
_FAILED: Final = "daily-failed"
"""Beginning of the stored value with a server's last failure, until the next success."""


async def note_failure(
    store: Store, guild: int, channel: int, error: discord.HTTPException, at: int
) -> None:
    """Store that a server's daily post could not be sent (``at``: UTC ms)."""
    found = f"{at} {channel} {classify(error).name}"
    await store.values.set(f"{_FAILED}:{guild}", found)


async def note_success(store: Store, guild: int) -> None:
    """Delete a server's last failure."""
    await store.values.set(f"{_FAILED}:{guild}", None)


async def obstacles(
    store: Store, guild: discord.Guild, chosen: GuildSettings, language: str
) -> list[str]:
    """Return a line for each missing permission and one for the last failure in that channel."""
    if chosen.daily_channel is None:
        return []
    where, lines = f"<#{chosen.daily_channel}>", []
    channel = guild.get_channel(chosen.daily_channel)
    # The library has the bot's own member from the first event of a server on.
    if channel is not None and guild.me is not None:
        has = channel.permissions_for(guild.me)
        for name in NEEDED:
            if not getattr(has, name):
                permission = say(language, f"permission-{name}")
                lines.append(say(language, "daily-lacks", channel=where, permission=permission))
    failed = await store.values.get(f"{_FAILED}:{guild.id}")
    at, failed_in, why = failed.split() if failed is not None else ("", "", "")
    if failed_in == str(chosen.daily_channel):
        reasons = {Failure.FORBIDDEN.name: "forbidden", Failure.GONE_CHANNEL.name: "gone"}
        reason = reasons.get(why, "other")
        values = {"channel": where, "when": relative(int(at)), "why": reason}
        lines.append(say(language, "daily-failed", **values))
    return lines
