"""/settings: a server's settings on one panel; every change is logged with its author."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages import zones
from cogs.messages.components import (
    Button,
    Channels,
    Interaction,
    Menu,
    Part,
    Roles,
    labelled,
    shown,
    switched,
)
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.plain import moment, relative
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.server.daily_channel import obstacles
from cogs.services import Feature, Services
from cogs.view.house_rules import by_value, house_lines, is_kept, kept_of, kept_value, shown_name
from db import GuildSettings, HouseRules, Preferences, SettingChange
from gamekit.api.game import Game, Games
from i18n import OFFERED
from tables.journal.options import Clock, Help, Level, Options
from tables.runtime.limits import Strictness

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
    "evening-role",
    "limits",
    "daily-channel",
    "daily-hour",
    "house-rules",
)
"""Settings in the order of the panel, named ``settings-<name>``. Those without a choice, such as
the game where there is only one, are hidden. ``preset.GAME``: the rules of another game than the
usual one.
"""
PRESET: Final = "preset"
_ROLES: Final = ("opener-role", "ping-role", "evening-role")
CHOICES: Final = {
    "language": (AUTO, *OFFERED),
    "place": ("thread", "channel"),
    "clock": tuple(clock.value for clock in Clock),
    "help": tuple(help.value for help in Help),
    "computers": ("yes", "no"),
    "limits": tuple(strictness.value for strictness in Strictness),
    "daily-hour": tuple(map(str, range(24))),
}
"""Choices of the settings that are the same for all games."""


def game_of(settings: GuildSettings, games: Games) -> Game:
    """Return a server's default game."""
    chosen = games.get(settings.game or "")
    return chosen if chosen is not None else next(iter(games.values()))


def usual_rules(settings: GuildSettings, game: Game, games: Games) -> HouseRules:
    """Return the default rules of a server's tables of a game."""
    chosen = kept_of(game.rules, settings.usual_rules)
    if chosen:
        return chosen[0]
    presets = game.rules.presets
    if game.name == game_of(settings, games).name and settings.preset in presets:
        return HouseRules(0, "", game.name, settings.preset, settings.rules)
    return HouseRules(0, "", game.name, presets[0])


def game_named(field: str, games: Games) -> str | None:
    """Return the game of ``preset.GAME``."""
    what, _, name = field.partition(".")
    return name if what == PRESET and name in games else None


def game_meant(field: str, settings: GuildSettings, games: Games) -> Game:
    """Return the game a setting refers to: that of ``preset.GAME``, else the default one."""
    named = game_named(field, games)
    return games[named] if named is not None else game_of(settings, games)


def level_of(settings: GuildSettings, game: Game) -> Level:
    """Return the stand-ins' level: the chosen one, or the next lower that the game has."""
    chosen, levels = Level(settings.level), _levels(game)
    below = [level for level in levels if list(Level).index(level) <= list(Level).index(chosen)]
    return below[-1] if below else next(iter(levels), chosen)


def _levels(game: Game) -> tuple[Level, ...]:
    known = game.players.levels if game.players is not None else ()
    return tuple(level for level in Level if level.value in known)


def choices(field: str, settings: GuildSettings, games: Games) -> tuple[str, ...]:
    """Return the choices of a setting; empty for channels and roles."""
    game = game_meant(field, settings, games)
    match field.partition(".")[0]:
        case "game":
            return tuple(games)
        case "preset":
            kept = kept_of(game.rules, settings.house_rules)
            return (*game.rules.presets, *map(kept_value, kept))
        case "house-rules":
            return tuple(str(one.number) for one in settings.house_rules)
        case "level":
            return tuple(level.value for level in _levels(game))
        case "computers" if game.players is None:
            return ()
        case _:
            return CHOICES.get(field, ())


def fields_of(settings: GuildSettings, games: Games) -> tuple[str, ...]:
    """Return the settings with a choice."""
    free = ("channels", *_ROLES, "daily-channel")
    found = []
    for field in FIELDS:
        names = [field]
        if field == PRESET:
            usual = game_of(settings, games).name
            names += [f"{field}.{name}" for name in games if name != usual]
        for name in names:
            fewest = 1 if name == "house-rules" else 2
            if name in free or len(choices(name, settings, games)) >= fewest:
                found.append(name)
    return tuple(found)


def changed(
    before: GuildSettings,
    field: str,
    values: tuple[str, ...],
    shown: Collection[str] | None,
    games: Games,
    zone: str | None = None,
) -> GuildSettings:
    """Return the settings after one menu; ``MalformedError`` for a value the panel does not offer.

    ``shown``: the menu's selection before, ``None`` if unknown; ``zone``: that of its hours.
    """
    match field:
        case "channels":
            channels = switched(map(str, before.channels), shown, values)
            return replace(before, channels=tuple(sorted(map(number, channels))))
        case "opener-role" | "ping-role" | "evening-role" | "daily-channel":
            one = {field.replace("-", "_"): number(values[0]) if values else None}
            return replace(before, **one)  # type: ignore[arg-type]
    if len(values) != 1 or values[0] not in choices(field, before, games):
        raise MalformedError(f"no such setting: {field!r} {values!r}")
    (value,) = values
    match field.partition(".")[0]:
        case "house-rules":
            return without_kept(before, number(value))
        case "preset":
            return _with_usual(before, game_meant(field, before, games), value)
        case "language":
            return replace(before, language=None if value == AUTO else value)
        case "computers":
            return replace(before, computers=value == "yes")
        case "daily-hour":
            return replace(before, daily_hour=int(value), daily_zone=zone)
        case "game" if value != game_of(before, games).name:
            return replace(before, game=value, preset="", rules=())
        case _:
            return replace(before, **{field: value})  # type: ignore[arg-type]


def _with_usual(before: GuildSettings, game: Game, value: str) -> GuildSettings:
    """Return the settings with a game's default rules changed."""
    kept = by_value(game.rules, before.house_rules, value)
    usual = kept if kept is not None else HouseRules(0, "", game.name, value)
    others = [one for one in before.usual_rules if one.game != game.name]
    return replace(before, usual_rules=(*others, usual))


def without_kept(before: GuildSettings, dropped: int) -> GuildSettings:
    """Return the settings without some saved rules, also as defaults."""

    def rest(rules: tuple[HouseRules, ...]) -> tuple[HouseRules, ...]:
        return tuple(one for one in rules if one.number != dropped)

    return replace(
        before, house_rules=rest(before.house_rules), usual_rules=rest(before.usual_rules)
    )


ROOM: Final = "settings"
_LOGGED: Final = {"usual-rules": PRESET, "rules": PRESET}
"""Settings that are logged under another field's name."""


def panel(
    chosen: GuildSettings,
    changes: tuple[SettingChange, ...],
    field: str,
    language: str,
    games: Games,
    looked_at: int = 0,
    *,
    now: int,
    zone: str | None = None,
    obstacles: Sequence[str] = (),
) -> Post:
    """All settings in words, and the menu of one of them.

    ``looked_at``: the number of the saved rules that are described, and may be deleted. ``now``:
    UTC ms; ``zone``: the reader's, in which hours are chosen. ``obstacles``: lines about the daily
    post.
    """
    offered = fields_of(chosen, games)
    field = field if field in offered else offered[0]
    lines = [say(language, "settings-title"), *_lines(chosen, language, games, now), *obstacles]
    lines.extend(
        say(
            language,
            "settings-changed",
            name=say(language, f"settings-{_logged(change)}"),
            person=f"<@{change.user_id}>" if change.user_id > 0 else say(language, "erased-person"),
            when=relative(change.at),
        )
        for change in changes
        if _logged(change) in FIELDS
    )
    told = next((one for one in chosen.house_rules if one.number == looked_at), None)
    if told is not None:
        lines.extend(_told(told, language, games))
    names = ((name, _name(name, chosen, language, games)) for name in offered)
    options = labelled(names, [field])
    fields = Menu(PageId(ROOM, "field"), say(language, "settings-fields"), options)
    drops: list[Part] = []
    if told is not None:
        drop = PageId(ROOM, "drop", str(told.number))
        words = say(language, "settings-house-rules-drop")
        drops = [Button(drop, words, style=discord.ButtonStyle.danger)]
    values = _menu(chosen, field, language, games, looked_at, now, zone)
    return framed(["\n".join(lines)], [fields], [values], drops)


def _logged(change: SettingChange) -> str:
    """Return the changed setting as the panel names it."""
    field = change.name.replace("_", "-")
    return _LOGGED.get(field, field)


def _name(field: str, chosen: GuildSettings, language: str, games: Games) -> str:
    """Return a setting's name."""
    if field.partition(".")[0] == PRESET and len(games) > 1:
        game = game_meant(field, chosen, games).face.say(language, "game-name")
        return say(language, "settings-preset-of", game=game)
    return say(language, f"settings-{field}")


def _told(kept: HouseRules, language: str, games: Games) -> Iterator[str]:
    """Describe saved rules in words."""
    game = games.get(kept.game)
    name = shown_name(kept)
    played = game.face.say(language, "game-name") if game is not None else kept.game
    yield ""
    yield say(language, "settings-house-rules-line", name=name, game=played)
    if game is not None and kept_of(game.rules, (kept,)):
        yield from house_lines(game, Options(preset=kept.preset, rules=kept.rules), language)


def _lines(chosen: GuildSettings, language: str, games: Games, now: int) -> Iterator[str]:
    for field in fields_of(chosen, games):
        name = _name(field, chosen, language, games)
        yield say(
            language, "settings-line", name=name, value=_value(chosen, field, language, games, now)
        )


def posted_at(chosen: GuildSettings, since: int) -> int:
    """The first moment of the daily post from a moment on (UTC ms)."""
    return zones.at_hour(chosen.daily_zone, chosen.daily_hour, since)


def _value(chosen: GuildSettings, field: str, language: str, games: Games, now: int) -> str:
    """Describe a setting's value."""
    match field:
        case "channels":
            if not chosen.channels:
                return say(language, "settings-everywhere")
            return " ".join(f"<#{channel}>" for channel in chosen.channels)
        case "house-rules":
            return ", ".join(map(shown_name, chosen.house_rules))
        case "daily-channel":
            channel = chosen.daily_channel
            return say(language, "settings-daily-none") if channel is None else f"<#{channel}>"
        case "daily-hour":
            return moment(posted_at(chosen, now))
        case "opener-role" | "ping-role" | "evening-role":
            role = getattr(chosen, field.replace("-", "_"))
            return say(language, f"settings-{field}-none") if role is None else f"<@&{role}>"
        case _:
            return _label(chosen, field, _chosen(chosen, field, games), language, games)


def _chosen(chosen: GuildSettings, field: str, games: Games) -> str:
    game = game_meant(field, chosen, games)
    match field.partition(".")[0]:
        case "game":
            return game.name
        case "preset":
            usual = usual_rules(chosen, game, games)
            kept = by_value(game.rules, chosen.house_rules, kept_value(usual))
            return usual.preset if kept is None else kept_value(kept)
        case "level":
            return level_of(chosen, game).value
        case "language":
            return chosen.language or AUTO
        case "computers":
            return "yes" if chosen.computers else "no"
        case "daily-hour":
            return str(chosen.daily_hour)
        case _:
            return str(getattr(chosen, field))


def _label(chosen: GuildSettings, field: str, value: str, language: str, games: Games) -> str:
    """Describe one choice; tables use the same words."""
    match field.partition(".")[0]:
        case "game":
            return games[value].face.say(language, "game-name")
        case "preset":
            game = game_meant(field, chosen, games)
            kept = by_value(game.rules, chosen.house_rules, value)
            return kept.name if kept is not None else game.face.say(language, f"preset-{value}")
        case "house-rules":
            return next(one.name for one in chosen.house_rules if str(one.number) == value)
        case "language" if value != AUTO:
            return say(value, "language-name")
        case "clock" | "help" | "level":
            return say(language, f"{field}-{value}")
        case "daily-hour":
            return f"{value}:00"
        case _:
            return say(language, f"settings-{field}-{value}")


def _menu(
    chosen: GuildSettings,
    field: str,
    language: str,
    games: Games,
    looked_at: int,
    now: int,
    zone: str | None,
) -> Part:
    page = PageId(ROOM, "set", field)
    placeholder = _name(field, chosen, language, games)
    match field:
        case "daily-hour":
            where = "UTC" if zone is None else zones.place(language, zone)
            posted = zones.local(Preferences(zone=zone), posted_at(chosen, now))
            hours = ((value, f"{value}:00 ({where})") for value in CHOICES[field])
            return Menu(page, placeholder, labelled(hours, [str(posted.hour)]))
        case "channels":
            return Channels(page, placeholder, chosen.channels)
        case "opener-role" | "ping-role" | "evening-role":
            return Roles(page, placeholder, getattr(chosen, field.replace("-", "_")))
        case "daily-channel":
            channel = chosen.daily_channel
            return Channels(page, placeholder, () if channel is None else (channel,), most=1)
        case _:
            chosen_now = str(looked_at) if field == "house-rules" else _chosen(chosen, field, games)
            labels = (
                (value, _label(chosen, field, value, language, games))
                for value in choices(field, chosen, games)
            )
            return Menu(page, placeholder, labelled(labels, [chosen_now]))


LAST_CHANGES: Final = 3

Wanted: TypeAlias = tuple[str, tuple[str, ...]]
"""A setting and its chosen values."""


class SettingsCommands(Feature, commands.Cog):
    """/settings."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.open(ROOM, self.enter, partial(read, self._games))

    @command("settings")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False)
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel."""
        await self._show(interaction, FIELDS[0])

    async def enter(self, interaction: Interaction, page: PageId, wanted: Wanted) -> None:
        """Turn to a setting, or change it."""
        field, values = wanted
        looked_at = 0
        if field == "house-rules" and page.what == "set":
            looked_at = number(values[0])
        elif page.what in ("set", "drop") and interaction.guild_id and manages(interaction):
            before, zone = shown(interaction), await self._zone(interaction)
            await self._store.guilds.change_settings(
                interaction.guild_id,
                lambda now: changed(now, field, values, before, self._games, zone),
                by=interaction.user.id,
                at=self._now(),
            )
        await self._show(interaction, field, looked_at)

    async def _show(self, interaction: Interaction, field: str, looked_at: int = 0) -> None:
        language = await self._people.language_for(interaction)
        guild = interaction.guild_id
        if guild is None or not manages(interaction):
            key = "only-server" if guild is None else "not-manager"
            await responder(interaction).say(say(language, key))
            return
        chosen = await self._store.guilds.settings(guild)
        changes = await self._store.guilds.changes(guild, LAST_CHANGES)
        zone, now = await self._zone(interaction), self._now()
        server, found = interaction.guild, list[str]()
        if server is not None:
            found = await obstacles(self._store, server, chosen, language)
        page = panel(
            chosen,
            changes,
            field,
            language,
            self._games,
            looked_at,
            now=now,
            zone=zone,
            obstacles=found,
        )
        await responder(interaction).show(page)

    async def _zone(self, interaction: Interaction) -> str | None:
        """The reader's time zone: chosen, else the likely one of their Discord's language."""
        preferences = await self._store.people.preferences(interaction.user.id)
        return preferences.zone or zones.guessed(preferences, str(interaction.locale))


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
        case "set", ("channels" | "daily-channel") as field, _:
            changed(GuildSettings(), field, values, None, games)
            return field, values
        case "set", ("opener-role" | "ping-role" | "evening-role") as field, _:
            changed(GuildSettings(), field, values, None, games)
            return field, values
        case "set", field, (value,) if any(
            value in choices(field, GuildSettings(game=game), games) for game in games
        ):
            return field, values
        case _:
            raise MalformedError(page.what)


def manages(interaction: Interaction) -> bool:
    """Whether the person manages the server of the interaction."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


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
