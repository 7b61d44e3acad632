"""A server's settings, and their effect on its tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from cogs.messages.components import switched
from cogs.messages.custom_ids import MalformedError, number
from cogs.view.house_rules import by_value, kept_of, kept_value
from db import GuildSettings, HouseRules
from gamekit.api.game import Game, Games
from i18n import OFFERED
from tables.journal.options import Clock, Help, Level
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
    "limits",
    "house-rules",
)
"""Settings in the order of the panel, named ``settings-<name>``. Those without a choice, such as
the game where there is only one, are hidden. ``preset.GAME``: the rules of another game than the
usual one.
"""
PRESET: Final = "preset"
CHOICES: Final = {
    "language": (AUTO, *OFFERED),
    "place": ("thread", "channel"),
    "clock": tuple(clock.value for clock in Clock),
    "help": tuple(help.value for help in Help),
    "computers": ("yes", "no"),
    "limits": tuple(strictness.value for strictness in Strictness),
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
    free = ("channels", "opener-role", "ping-role")
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
) -> GuildSettings:
    """Return the settings after one menu; ``MalformedError`` for a value the panel does not offer.

    ``shown``: the menu's selection before, ``None`` if unknown.
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
    match field.partition(".")[0]:
        case "house-rules":
            return without_kept(before, number(value))
        case "preset":
            return _with_usual(before, game_meant(field, before, games), value)
        case "language":
            return replace(before, language=None if value == AUTO else value)
        case "computers":
            return replace(before, computers=value == "yes")
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
