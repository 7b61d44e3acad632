"""/settings: a server's settings on one panel; every change is logged with its author."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.components import Interaction, shown
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.dispatcher import Dispatcher
from cogs.messages.pages import show
from cogs.messages.responder import gate
from cogs.messages.user_prefs import People
from cogs.server.guild_options import FIELDS, PRESET, changed, choices, game_named
from cogs.server.settings_page import ROOM, panel
from cogs.view.house_rules import is_kept
from db import GuildSettings, Store
from gamekit.api.game import Games

LAST_CHANGES: Final = 3

Wanted: TypeAlias = tuple[str, tuple[str, ...]]
"""A setting and its chosen values."""


class ManagerCommands(commands.Cog):
    """/settings."""

    def __init__(
        self,
        people: People,
        store: Store,
        dispatcher: Dispatcher,
        games: Games,
        now: Callable[[], int],
    ) -> None:
        """``now``: UTC ms."""
        self._people = people
        self._store = store
        self._games = games
        self._now = now
        dispatcher.open(ROOM, self.enter, partial(read, games))

    @app_commands.command(name=words("cmd-settings"), description=words("cmd-settings-description"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel."""
        await self._show(interaction, FIELDS[0])

    async def enter(self, interaction: Interaction, page: PageId, wanted: Wanted) -> None:
        """Turn to a setting, or change it."""
        field, values = wanted
        looked_at = 0
        if field == "house-rules" and page.what == "set":
            looked_at = number(values[0])
        elif page.what in ("set", "drop") and interaction.guild_id and self._manages(interaction):
            before = shown(interaction)
            await self._store.guilds.change_settings(
                interaction.guild_id,
                lambda now: changed(now, field, values, before, self._games),
                by=interaction.user.id,
                at=self._now(),
            )
        await self._show(interaction, field, looked_at)

    async def _show(self, interaction: Interaction, field: str, looked_at: int = 0) -> None:
        language = await self._people.seen(interaction)
        guild = interaction.guild_id
        if guild is None or not self._manages(interaction):
            key = "only-server" if guild is None else "not-manager"
            await gate(interaction).tell(say(language, key))
            return
        chosen = await self._store.guilds.settings(guild)
        changes = await self._store.guilds.changes(guild, LAST_CHANGES)
        page = panel(chosen, changes, field, language, self._games, looked_at)
        await show(interaction, page)

    @staticmethod
    def _manages(interaction: Interaction) -> bool:
        return interaction.permissions.manage_guild


def read(games: Games, page: PageId, values: tuple[str, ...]) -> Wanted:
    """Parse a setting and its values; ``MalformedError`` for another component."""
    match page.what, page.arg, values:
        case "field", "", (field,) if field in FIELDS or game_named(field, games) is not None:
            return field, ()
        case "set", "house-rules" as field, (value,) if number(value):
            return field, values
        case "drop", which, () if number(which):
            return "house-rules", (which,)
        case "set", field, (value,) if (field == PRESET or game_named(field, games)) and (
            value in {one for game in games.values() for one in game.rules.presets}
            or is_kept(value)
        ):
            return field, values
        case "set", "channels" | "opener-role" | "ping-role" as field, _:
            changed(GuildSettings(), field, values, None, games)
            return field, values
        case "set", field, (value,) if any(
            value in choices(field, GuildSettings(game=game), games) for game in games
        ):
            return field, values
        case _:
            raise MalformedError(page.what)


def opening_refused(interaction: Interaction, settings: GuildSettings, language: str) -> str | None:
    """Explain why the person may not open a table here; ``None`` if they may."""
    parent = getattr(interaction.channel, "parent_id", None)
    if settings.channels and not {interaction.channel_id, parent} & set(settings.channels):
        where = " ".join(f"<#{channel}>" for channel in settings.channels)
        return say(language, "wrong-channel", channels=where)
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    allowed = settings.opener_role is None or settings.opener_role in roles
    if not allowed and not interaction.permissions.manage_guild:
        return say(language, "not-opener", role=f"<@&{settings.opener_role}>")
    return None
