"""/diagnose: missing permissions, and how to grant them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages.components import Button, Interaction
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.posts import unframed
from cogs.messages.responder import responder
from cogs.server.daily_channel import obstacles
from cogs.server.settings import opening_refused
from cogs.services import Feature, Services
from db import GuildSettings

ROOM: Final = "diagnose"
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


def lacking_line(interaction: Interaction, language: str) -> str | None:
    """Name the permissions that a table would lack where the interaction was; ``None``: none."""
    if not (lacking := missing(interaction.app_permissions)):
        return None
    names = ", ".join(say(language, f"permission-{name}") for name in lacking)
    return say(language, "missing-permissions", names=names)


def smallest_permissions() -> discord.Permissions:
    """Return the tables' permissions: see the channel, write and attach, and use threads."""
    names = (*NEEDED, *IN_CHANNEL, *IN_THREADS)
    return discord.Permissions(**dict.fromkeys(names, True))


PERMISSIONS: Final = (*NEEDED, *IN_THREADS, *IN_CHANNEL)


class DiagnosisCommands(Feature, commands.Cog):
    """/diagnose."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.open(ROOM, self.enter, read)

    @command("diagnose")
    async def diagnose(self, interaction: discord.Interaction[Any]) -> None:
        """Check this channel's permissions, and try a direct message."""
        language = await self._people.language_for(interaction)
        await responder(interaction).wait()
        lines = [say(language, "diagnose-title")]
        if interaction.guild_id is not None:
            settings = await self._store.guilds.settings(interaction.guild_id)
            lines.extend(channel_lines(interaction, settings, language))
            if interaction.guild is not None:
                lines += await obstacles(self._store, interaction.guild, settings, language)
        lines.append(say(language, await self._direct(interaction, language)))
        await responder(interaction).say("\n".join(lines))

    async def enter(self, interaction: Interaction, page: PageId, seen: None) -> None:
        """Delete the test message that was read."""
        await responder(interaction).delete()

    async def _direct(self, interaction: Interaction, language: str) -> str:
        """Test a direct message; return the sentence's key."""
        if interaction.guild_id is None:
            return "diagnose-dm-works"
        person, nonce = interaction.user.id, f"test.{interaction.id}"[:25]
        known = await self._people.reachable(person)
        seen = Button(PageId(ROOM, "read"), say(language, "diagnose-dm-read"))
        post = unframed(say(language, "diagnose-dm-test"), [seen])
        try:
            works = await self._outbox.post_direct(person, post, language, nonce=nonce)
        except discord.HTTPException:
            return "diagnose-dm-unknown"
        if works:
            await self._people.arrived(person)
        if works != known:
            # The notices of unreachable people change, and the place of the hand.
            for table in await self._tables.tables_of(person):
                await self._outbox.compare(table)
        return "diagnose-dm-works" if works else "diagnose-dm-closed"


def read(page_id: PageId, values: tuple[str, ...]) -> None:
    """Parse the test message's button; ``ValueError`` for another."""
    if page_id != PageId(ROOM, "read") or values:
        raise MalformedError(page_id.what)


def channel_lines(
    interaction: Interaction, settings: GuildSettings, language: str
) -> Iterator[str]:
    """Yield a line for each permission, the effects of missing ones, and the server's rules."""
    has = interaction.app_permissions
    for name in PERMISSIONS:
        key = "diagnose-has" if getattr(has, name) else "diagnose-lacks"
        yield say(language, key, permission=say(language, f"permission-{name}"))
    lacking = [name for name in NEEDED if not getattr(has, name)]
    threads = all(getattr(has, name) for name in IN_THREADS)
    channel = all(getattr(has, name) for name in IN_CHANNEL)
    if lacking or not (threads or channel):
        yield say(language, "diagnose-no-tables")
    elif settings.place == "thread" and not threads:
        yield say(language, "diagnose-no-threads")
    else:
        yield say(language, "diagnose-tables")
    refused = opening_refused(interaction, settings, language)
    if refused is not None:
        yield refused
    role = _role(interaction, settings.ping_role)
    if role is not None and not role.mentionable and not has.mention_everyone:
        yield say(language, "diagnose-role", role=role.mention)


def _role(interaction: Interaction, role: int | None) -> discord.Role | None:
    if role is None or interaction.guild is None:
        return None
    return interaction.guild.get_role(role)
