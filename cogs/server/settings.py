"""/settings: what a server's managers choose, one panel; every change is noted with its author."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.components import row, shown, switched
from cogs.messages.custom_ids import MalformedError, number
from cogs.messages.gate import gate
from cogs.messages.pages import Interaction, Knock, RoomChannels, RoomMenu, RoomRoles, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.view.lobby import relative
from db import GuildSettings, SettingChange, Store
from i18n import LANGUAGES
from tables.limits import Strictness
from tables.options import Clock, Help, Level

ROOM: Final = "settings"
AUTO: Final = "auto"
FIELDS: Final = (
    "language",
    "channels",
    "place",
    "clock",
    "preset",
    "help",
    "computers",
    "level",
    "opener-role",
    "ping-role",
    "limits",
)
"""The settings in the order of the panel; ``settings-<name>`` is what they are called."""
_CHOICES: Final = {
    "language": (AUTO, *LANGUAGES),
    "place": ("thread", "channel"),
    "clock": tuple(clock.value for clock in Clock),
    "preset": ("brouc", "homme-de-brou"),
    "help": tuple(help.value for help in Help),
    "computers": ("yes", "no"),
    "level": tuple(level.value for level in Level),
    "limits": tuple(strictness.value for strictness in Strictness),
}
"""What the menus of texts offer."""
LAST_CHANGES: Final = 3

Wanted: TypeAlias = tuple[str, tuple[str, ...]]
"""A setting, and what was chosen for it."""


class ManagerCommands(commands.Cog):
    """/settings."""

    def __init__(self, people: People, store: Store, rooms: Rooms, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._people = people
        self._store = store
        self._now = now
        rooms.open(ROOM, self.enter, read)

    @app_commands.command(name=words("cmd-settings"), description=words("cmd-settings-description"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel."""
        await self._show(interaction, FIELDS[0])

    async def enter(self, interaction: Interaction, knock: Knock, wanted: Wanted) -> None:
        """Turn to a setting, or change it."""
        field, values = wanted
        if knock.what == "set" and interaction.guild_id and self._manages(interaction):
            before = shown(interaction)
            await self._store.guilds.change_settings(
                interaction.guild_id,
                lambda now: changed(now, field, values, before),
                by=interaction.user.id,
                at=self._now(),
            )
        await self._show(interaction, field)

    async def _show(self, interaction: Interaction, field: str) -> None:
        language = await self._people.seen(interaction)
        guild = interaction.guild_id
        if guild is None or not self._manages(interaction):
            key = "only-server" if guild is None else "not-manager"
            await gate(interaction).tell(say(language, key))
            return
        chosen = await self._store.guilds.settings(guild)
        changes = await self._store.guilds.changes(guild, LAST_CHANGES)
        await show(interaction, panel(chosen, changes, field, language))

    @staticmethod
    def _manages(interaction: Interaction) -> bool:
        return interaction.permissions.manage_guild


def read(knock: Knock, values: tuple[str, ...]) -> Wanted:
    """The setting that is meant, and what was chosen for it; ``MalformedError`` for another."""
    match knock.what, knock.arg, values:
        case "field", "", (field,) if field in FIELDS:
            return field, ()
        case "set", field, _:
            changed(GuildSettings(), field, values, None)
            return field, values
        case _:
            raise MalformedError(knock.what)


def changed(
    before: GuildSettings, field: str, values: tuple[str, ...], shown: Collection[str] | None
) -> GuildSettings:
    """The settings after one menu; ``MalformedError`` for what the panel does not offer.

    ``shown``: what the menu had shown as chosen, ``None`` if it is not known.
    """
    if field in _CHOICES and (len(values) != 1 or values[0] not in _CHOICES[field]):
        raise MalformedError(f"no such setting: {field!r} {values!r}")
    match field:
        case "language":
            return replace(before, language=None if values[0] == AUTO else values[0])
        case "channels":
            channels = switched(map(str, before.channels), shown, values)
            return replace(before, channels=tuple(sorted(map(number, channels))))
        case "computers":
            return replace(before, computers=values[0] == "yes")
        case "preset":
            return replace(before, preset=values[0], rules=())
        case "opener-role" | "ping-role":
            role = {field.replace("-", "_"): number(values[0]) if values else None}
            return replace(before, **role)  # type: ignore[arg-type]
        case "place" | "clock" | "help" | "level" | "limits":
            return replace(before, **{field: values[0]})  # type: ignore[arg-type]
        case _:
            raise MalformedError(f"no such setting: {field!r}")


# -- the panel -------------------------------------------------------------------------------------


def panel(
    chosen: GuildSettings, changes: tuple[SettingChange, ...], field: str, language: str
) -> Post:
    """All settings in words, and the menu of one of them."""
    layout = ui.LayoutView(timeout=None)
    lines = [say(language, "settings-title"), *_lines(chosen, language)]
    lines.extend(
        say(
            language,
            "settings-changed",
            name=say(language, f"settings-{change.name.replace('_', '-')}"),
            person=f"<@{change.user_id}>" if change.user_id > 0 else say(language, "erased-person"),
            when=relative(change.at),
        )
        for change in changes
        if change.name.replace("_", "-") in FIELDS
    )
    layout.add_item(ui.Container(ui.TextDisplay("\n".join(lines))))
    options = [
        discord.SelectOption(
            label=say(language, f"settings-{name}"), value=name, default=name == field
        )
        for name in FIELDS
    ]
    layout.add_item(row(RoomMenu(Knock(ROOM, "field"), say(language, "settings-fields"), options)))
    layout.add_item(row(_menu(chosen, field, language)))
    return Post(layout)


def _lines(chosen: GuildSettings, language: str) -> Iterator[str]:
    for field in FIELDS:
        name = say(language, f"settings-{field}")
        yield say(language, "settings-line", name=name, value=_value(chosen, field, language))


def _value(chosen: GuildSettings, field: str, language: str) -> str:
    """What a setting is, in words."""
    match field:
        case "channels":
            if not chosen.channels:
                return say(language, "settings-everywhere")
            return " ".join(f"<#{channel}>" for channel in chosen.channels)
        case "opener-role" | "ping-role":
            role = getattr(chosen, field.replace("-", "_"))
            return say(language, f"settings-{field}-none") if role is None else f"<@&{role}>"
        case _:
            return _label(field, _chosen(chosen, field), language)


def _chosen(chosen: GuildSettings, field: str) -> str:
    match field:
        case "language":
            return chosen.language or AUTO
        case "computers":
            return "yes" if chosen.computers else "no"
        case _:
            return str(getattr(chosen, field))


def _label(field: str, value: str, language: str) -> str:
    """One choice in words; tables have the same words for theirs."""
    match field:
        case "language" if value != AUTO:
            return say(value, "language-name")
        case "clock" | "preset" | "help" | "level":
            return say(language, f"{field}-{value}")
        case _:
            return say(language, f"settings-{field}-{value}")


def _menu(chosen: GuildSettings, field: str, language: str) -> ui.Item[Any]:
    knock = Knock(ROOM, "set", field)
    placeholder = say(language, f"settings-{field}")
    match field:
        case "channels":
            return RoomChannels(knock, placeholder, chosen.channels)
        case "opener-role":
            return RoomRoles(knock, placeholder, chosen.opener_role)
        case "ping-role":
            return RoomRoles(knock, placeholder, chosen.ping_role)
        case _:
            now = _chosen(chosen, field)
            options = [
                discord.SelectOption(
                    label=_label(field, value, language), value=value, default=value == now
                )
                for value in _CHOICES[field]
            ]
            return RoomMenu(knock, placeholder, options)


def opening_refused(interaction: Interaction, settings: GuildSettings, language: str) -> str | None:
    """Why the person may not open a table here, as a sentence; ``None`` if he may."""
    parent = getattr(interaction.channel, "parent_id", None)
    if settings.channels and not {interaction.channel_id, parent} & set(settings.channels):
        where = " ".join(f"<#{channel}>" for channel in settings.channels)
        return say(language, "wrong-channel", channels=where)
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    allowed = settings.opener_role is None or settings.opener_role in roles
    if not allowed and not interaction.permissions.manage_guild:
        return say(language, "not-opener", role=f"<@&{settings.opener_role}>")
    return None
