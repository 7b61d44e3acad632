"""Panel of /settings: all settings in words, the menu of one of them, the latest changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord

from cogs.i18n.sentences import say
from cogs.messages.components import Button, Channels, Menu, Roles
from cogs.messages.custom_ids import PageId
from cogs.messages.layout import Box, Layout, Part, Row, Text
from cogs.messages.posts import Post
from cogs.server.guild_options import (
    AUTO,
    FIELDS,
    PRESET,
    choices,
    fields_of,
    game_meant,
    level_of,
    usual_rules,
)
from cogs.view.context import relative
from cogs.view.house_rules import by_value, house_lines, kept_of, kept_value, shown_name
from db import GuildSettings, HouseRules, SettingChange
from gamekit.api.game import Games
from tables.journal.options import Options

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
) -> Post:
    """All settings in words, and the menu of one of them.

    ``looked_at``: the number of the saved rules that are described, and may be deleted.
    """
    layout = Layout()
    offered = fields_of(chosen, games)
    field = field if field in offered else offered[0]
    lines = [say(language, "settings-title"), *_lines(chosen, language, games)]
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
    layout.add(Box(Text("\n".join(lines))))
    options = [
        discord.SelectOption(
            label=_name(name, chosen, language, games), value=name, default=name == field
        )
        for name in offered
    ]
    layout.add(Row(Menu(PageId(ROOM, "field"), say(language, "settings-fields"), options)))
    layout.add(Row(_menu(chosen, field, language, games, looked_at)))
    if told is not None:
        drop = PageId(ROOM, "drop", str(told.number))
        words = say(language, "settings-house-rules-drop")
        layout.add(Row(Button(drop, words, style=discord.ButtonStyle.danger)))
    return Post(layout)


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


def _lines(chosen: GuildSettings, language: str, games: Games) -> Iterator[str]:
    for field in fields_of(chosen, games):
        name = _name(field, chosen, language, games)
        yield say(
            language, "settings-line", name=name, value=_value(chosen, field, language, games)
        )


def _value(chosen: GuildSettings, field: str, language: str, games: Games) -> str:
    """Describe a setting's value."""
    match field:
        case "channels":
            if not chosen.channels:
                return say(language, "settings-everywhere")
            return " ".join(f"<#{channel}>" for channel in chosen.channels)
        case "house-rules":
            return ", ".join(map(shown_name, chosen.house_rules))
        case "opener-role" | "ping-role":
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
        case _:
            return say(language, f"settings-{field}-{value}")


def _menu(chosen: GuildSettings, field: str, language: str, games: Games, looked_at: int) -> Part:
    page = PageId(ROOM, "set", field)
    placeholder = _name(field, chosen, language, games)
    match field:
        case "channels":
            return Channels(page, placeholder, chosen.channels)
        case "opener-role":
            return Roles(page, placeholder, chosen.opener_role)
        case "ping-role":
            return Roles(page, placeholder, chosen.ping_role)
        case _:
            now = str(looked_at) if field == "house-rules" else _chosen(chosen, field, games)
            options = [
                discord.SelectOption(
                    label=_label(chosen, field, value, language, games),
                    value=value,
                    default=value == now,
                )
                for value in choices(field, chosen, games)
            ]
            return Menu(page, placeholder, options)
