"""/settings: what a server's managers choose, one panel; every change is noted with its author."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.components import Channels, Interaction, Menu, Roles, row, shown, switched
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.dispatcher import Dispatcher
from cogs.messages.gate import gate
from cogs.messages.pages import show
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.view.context import relative
from db import GuildSettings, SettingChange, Store
from games.api.game import Game, Games
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
    "game",
    "preset",
    "help",
    "computers",
    "level",
    "opener-role",
    "ping-role",
    "limits",
)
"""The settings in the order of the panel; ``settings-<name>`` is what they are called. Those that
leave no choice, such as the game where there is but one, are not shown."""
_CHOICES: Final = {
    "language": (AUTO, *LANGUAGES),
    "place": ("thread", "channel"),
    "clock": tuple(clock.value for clock in Clock),
    "help": tuple(help.value for help in Help),
    "computers": ("yes", "no"),
    "limits": tuple(strictness.value for strictness in Strictness),
}
"""What the menus of texts offer, whatever is played."""
LAST_CHANGES: Final = 3

Wanted: TypeAlias = tuple[str, tuple[str, ...]]
"""A setting, and what was chosen for it."""


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
        if page.what == "set" and interaction.guild_id and self._manages(interaction):
            before = shown(interaction)
            await self._store.guilds.change_settings(
                interaction.guild_id,
                lambda now: changed(now, field, values, before, self._games),
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
        await show(interaction, panel(chosen, changes, field, language, self._games))

    @staticmethod
    def _manages(interaction: Interaction) -> bool:
        return interaction.permissions.manage_guild


def read(games: Games, page: PageId, values: tuple[str, ...]) -> Wanted:
    """The setting that is meant, and what was chosen for it; ``MalformedError`` for another."""
    match page.what, page.arg, values:
        case "field", "", (field,) if field in FIELDS:
            return field, ()
        case "set", "channels" | "opener-role" | "ping-role" as field, _:
            changed(GuildSettings(), field, values, None, games)
            return field, values
        case "set", field, (value,) if any(
            value in choices(field, GuildSettings(game=game), games) for game in games
        ):
            return field, values
        case _:
            raise MalformedError(page.what)


def game_of(settings: GuildSettings, games: Games) -> Game:
    """The game that a server's tables play unless another is named."""
    chosen = games.get(settings.game or "")
    return chosen if chosen is not None else next(iter(games.values()))


def preset_of(settings: GuildSettings, game: Game, games: Games) -> str:
    """The rule set with which a server's tables of a game begin: chosen for its own game alone."""
    presets = game.rules.presets
    own = game.name == game_of(settings, games).name
    return settings.preset if own and settings.preset in presets else presets[0]


def level_of(settings: GuildSettings, game: Game) -> Level:
    """The level of stand-ins: the chosen one, or the next below that the game has."""
    chosen, levels = Level(settings.level), _levels(game)
    below = [level for level in levels if list(Level).index(level) <= list(Level).index(chosen)]
    return below[-1] if below else next(iter(levels), chosen)


def _levels(game: Game) -> tuple[Level, ...]:
    known = game.players.levels if game.players is not None else ()
    return tuple(level for level in Level if level.value in known)


def choices(field: str, settings: GuildSettings, games: Games) -> tuple[str, ...]:
    """What the menu of a setting offers; nothing for one of channels or roles."""
    game = game_of(settings, games)
    match field:
        case "game":
            return tuple(games)
        case "preset":
            return game.rules.presets
        case "level":
            return tuple(level.value for level in _levels(game))
        case "computers" if game.players is None:
            return ()
        case _:
            return _CHOICES.get(field, ())


def fields_of(settings: GuildSettings, games: Games) -> tuple[str, ...]:
    """The settings that leave a choice."""
    free = ("channels", "opener-role", "ping-role")
    return tuple(
        field for field in FIELDS if field in free or len(choices(field, settings, games)) > 1
    )


def changed(
    before: GuildSettings,
    field: str,
    values: tuple[str, ...],
    shown: Collection[str] | None,
    games: Games,
) -> GuildSettings:
    """The settings after one menu; ``MalformedError`` for what the panel does not offer.

    ``shown``: what the menu had shown as chosen, ``None`` if it is not known.
    """
    match field:
        case "channels":
            channels = switched(map(str, before.channels), shown, values)
            return replace(before, channels=tuple(sorted(map(number, channels))))
        case "opener-role" | "ping-role":
            role = {field.replace("-", "_"): number(values[0]) if values else None}
            return replace(before, **role)  # type: ignore[arg-type]
    if len(values) != 1 or values[0] not in choices(field, before, games):
        raise MalformedError(f"no such setting: {field!r} {values!r}")
    (value,) = values
    match field:
        case "language":
            return replace(before, language=None if value == AUTO else value)
        case "computers":
            return replace(before, computers=value == "yes")
        case "game" if value != game_of(before, games).name:
            return replace(before, game=value, preset="", rules=())
        case "preset":
            return replace(before, preset=value, rules=())
        case _:
            return replace(before, **{field: value})  # type: ignore[arg-type]


# -- the panel -------------------------------------------------------------------------------------


def panel(
    chosen: GuildSettings,
    changes: tuple[SettingChange, ...],
    field: str,
    language: str,
    games: Games,
) -> Post:
    """All settings in words, and the menu of one of them."""
    layout = ui.LayoutView(timeout=None)
    offered = fields_of(chosen, games)
    field = field if field in offered else offered[0]
    lines = [say(language, "settings-title"), *_lines(chosen, language, games)]
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
        for name in offered
    ]
    layout.add_item(row(Menu(PageId(ROOM, "field"), say(language, "settings-fields"), options)))
    layout.add_item(row(_menu(chosen, field, language, games)))
    return Post(layout)


def _lines(chosen: GuildSettings, language: str, games: Games) -> Iterator[str]:
    for field in fields_of(chosen, games):
        name = say(language, f"settings-{field}")
        yield say(
            language, "settings-line", name=name, value=_value(chosen, field, language, games)
        )


def _value(chosen: GuildSettings, field: str, language: str, games: Games) -> str:
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
            return _label(chosen, field, _chosen(chosen, field, games), language, games)


def _chosen(chosen: GuildSettings, field: str, games: Games) -> str:
    game = game_of(chosen, games)
    match field:
        case "game":
            return game.name
        case "preset":
            return preset_of(chosen, game, games)
        case "level":
            return level_of(chosen, game).value
        case "language":
            return chosen.language or AUTO
        case "computers":
            return "yes" if chosen.computers else "no"
        case _:
            return str(getattr(chosen, field))


def _label(chosen: GuildSettings, field: str, value: str, language: str, games: Games) -> str:
    """One choice in words; tables have the same words for theirs."""
    match field:
        case "game":
            return games[value].face.say(language, "game-name")
        case "preset":
            return game_of(chosen, games).face.say(language, f"preset-{value}")
        case "language" if value != AUTO:
            return say(value, "language-name")
        case "clock" | "help" | "level":
            return say(language, f"{field}-{value}")
        case _:
            return say(language, f"settings-{field}-{value}")


def _menu(chosen: GuildSettings, field: str, language: str, games: Games) -> ui.Item[Any]:
    page = PageId(ROOM, "set", field)
    placeholder = say(language, f"settings-{field}")
    match field:
        case "channels":
            return Channels(page, placeholder, chosen.channels)
        case "opener-role":
            return Roles(page, placeholder, chosen.opener_role)
        case "ping-role":
            return Roles(page, placeholder, chosen.ping_role)
        case _:
            now = _chosen(chosen, field, games)
            options = [
                discord.SelectOption(
                    label=_label(chosen, field, value, language, games),
                    value=value,
                    default=value == now,
                )
                for value in choices(field, chosen, games)
            ]
            return Menu(page, placeholder, options)


def opening_refused(interaction: Interaction, settings: GuildSettings, language: str) -> str | None:
    """Why the person may not open a table here, as a sentence; ``None`` if they may."""
    parent = getattr(interaction.channel, "parent_id", None)
    if settings.channels and not {interaction.channel_id, parent} & set(settings.channels):
        where = " ".join(f"<#{channel}>" for channel in settings.channels)
        return say(language, "wrong-channel", channels=where)
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    allowed = settings.opener_role is None or settings.opener_role in roles
    if not allowed and not interaction.permissions.manage_guild:
        return say(language, "not-opener", role=f"<@&{settings.opener_role}>")
    return None
