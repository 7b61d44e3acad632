"""A table's rules: every option of its game in words, and the differences from the rule set.

A game declares its options (:meth:`gamekit.api.rules.Rules.options`); a server may save rules under
names of its own (:class:`db.HouseRules`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord

from cogs.i18n.sentences import say
from cogs.messages.components import Button, Menu
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.plain import escaped, one_line
from cogs.messages.posts import Post, framed
from db import HouseRules
from gamekit.api.game import Game
from gamekit.api.rules import AnyRules, Option
from tables.journal.options import Options

KEPT: Final = 20
"""Maximum number of saved rules per server: with the games' own they fit into one menu."""
LONGEST: Final = 40
"""Maximum length of a name, in characters."""
DESCRIPTION: Final = 100
"""Maximum length of a menu's second line, in characters."""
_SAVED: Final = "saved-"


# -- one option ------------------------------------------------------------------------------------


def value_of(options: Options, option: Option) -> str:
    """The table's value of an option."""
    return options.rules_map().get(option.name, option.default)


def number(value: str) -> str | int:
    """A numeric value as a number, for plural forms."""
    return int(value) if value.isascii() and value.isdecimal() else value


def title(game: Game, option: Option, language: str) -> str:
    """Name of an option."""
    return game.face.say(language, f"option-{option.name}")


def label(game: Game, option: Option, value: str, preset: str, language: str) -> str:
    """Short name of a choice."""
    key = f"option-{option.name}-value"
    if game.face.say.has(language, key):
        return game.face.say(language, key, value=number(value), preset=preset)
    if not option.switch:
        return value
    return say(language, "rules-on" if value == option.values[1] else "rules-off")


def about(game: Game, option: Option, value: str, language: str) -> str:
    """Explanation of a choice; empty where its label suffices."""
    key = f"option-{option.name}-about"
    if game.face.say.has(language, key):
        return game.face.say(language, key, value=number(value))
    key = f"option-{option.name}-on"
    if option.switch and value == option.values[1] and game.face.say.has(language, key):
        return game.face.say(language, key)
    return ""


# -- differences -----------------------------------------------------------------------------------


def differing(rules: AnyRules, options: Options) -> Iterator[tuple[Option, str]]:
    """Yield the options that differ from the table's rule set, with their values."""
    for option in rules.options(options.preset):
        value = value_of(options, option)
        if value != option.default:
            yield option, value


def house_lines(game: Game, options: Options, language: str) -> Iterator[str]:
    """Yield the differences from the rule set in words."""
    found = list(differing(game.rules, options))
    if found:
        yield say(language, "rules-house", rules=_rule_set(game, options, language))
    for option, value in found:
        sentence = about(game, option, value, language)
        if not sentence:
            name = title(game, option, language)
            choice = label(game, option, value, options.preset, language)
            sentence = say(language, "rules-differs", name=name, value=choice)
        yield f"- {sentence}"


def _rule_set(game: Game, options: Options, language: str) -> str:
    return game.face.say(language, f"preset-{options.preset}")


# -- the page --------------------------------------------------------------------------------------


def rules_page(
    game: Game,
    table: int,
    seq: int,
    options: Options,
    language: str,
    field: str = "",
    *,
    saving: bool = False,
) -> Post:
    """Page with every option in words, and a menu of one of them.

    ``field``: its name; by default the first. ``saving``: whether the reader may save these rules
    for the server.
    """
    offered = game.rules.options(options.preset)
    chosen = next((one for one in offered if one.name == field), offered[0] if offered else None)
    lines = [say(language, "rules-title", table=str(table))]
    lines.append(say(language, "rules-set", rules=_rule_set(game, options, language)))
    for option in offered:
        lines.extend(_told(game, option, options, language))
    menus = []
    if chosen is not None:
        menus = [one(game, table, seq, options, chosen, language) for one in (_fields, _values)]
    usual = not list(differing(game.rules, options))
    buttons = [
        Button(TableId(table, seq, "plain"), say(language, "rules-plain"), disabled=usual),
        Button(TableId(table, seq, "settle"), say(language, "rules-back")),
    ]
    if saving:
        buttons.insert(1, Button(TableId(table, seq, "keep"), say(language, "rules-keep")))
    return framed(["\n".join(lines)], *([menu] for menu in menus), buttons)


def _told(game: Game, option: Option, options: Options, language: str) -> Iterator[str]:
    value = value_of(options, option)
    key = "rules-line-usual" if value == option.default else "rules-line-house"
    yield say(
        language,
        key,
        name=title(game, option, language),
        value=label(game, option, value, options.preset, language),
    )
    if sentence := about(game, option, value, language):
        yield f"-# {sentence}"


def _fields(
    game: Game, table: int, seq: int, options: Options, chosen: Option, language: str
) -> Menu:
    choices = [
        discord.SelectOption(
            label=title(game, one, language),
            value=one.name,
            description=label(game, one, value_of(options, one), options.preset, language),
            default=one == chosen,
        )
        for one in game.rules.options(options.preset)
    ]
    return Menu(TableId(table, seq, "rules"), say(language, "rules-fields"), choices)


def _values(
    game: Game, table: int, seq: int, options: Options, chosen: Option, language: str
) -> Menu:
    now = value_of(options, chosen)
    values = chosen.values if now in chosen.values else (*chosen.values, now)
    choices = [
        discord.SelectOption(
            label=label(game, chosen, value, options.preset, language),
            value=value,
            description=about(game, chosen, value, language)[:DESCRIPTION] or None,
            default=value == now,
        )
        for value in values
    ]
    return Menu(TableId(table, seq, "rule", chosen.name), title(game, chosen, language), choices)


# -- choices ---------------------------------------------------------------------------------------


def with_rule(rules: AnyRules, options: Options, name: str, value: str) -> Options:
    """Return the options with one rule chosen; ``MalformedError`` for a choice the game does not
    offer.
    """
    option = next((one for one in rules.options(options.preset) if one.name == name), None)
    if option is None or value not in (*option.values, value_of(options, option)):
        raise MalformedError(name)
    chosen = options.rules_map() | {name: value}
    if value == option.default:
        del chosen[name]
    return replace(options, rules=tuple(sorted(chosen.items())))


def plain(options: Options) -> Options:
    """Return the options with the rule set's defaults."""
    return replace(options, rules=())


# -- saved rules -----------------------------------------------------------------------------------


def kept_value(kept: HouseRules) -> str:
    """Menu value of saved rules."""
    return f"{_SAVED}{kept.number}"


def is_kept(value: str) -> bool:
    """Whether a menu value stands for saved rules."""
    return value.startswith(_SAVED)


def kept_of(rules: AnyRules, saved: Sequence[HouseRules]) -> tuple[HouseRules, ...]:
    """Saved rules of a game that are still valid."""
    return tuple(one for one in saved if one.game == rules.name and _playable(rules, one))


def _playable(rules: AnyRules, kept: HouseRules) -> bool:
    try:
        rules.start(kept.preset, dict(kept.rules))
    except ValueError:
        return False
    return True


def by_value(rules: AnyRules, saved: Sequence[HouseRules], value: str) -> HouseRules | None:
    """Saved rules for a menu value, if they still exist."""
    return next((one for one in kept_of(rules, saved) if kept_value(one) == value), None)


def shown_name(kept: HouseRules) -> str:
    """A name with its formatting escaped."""
    return escaped(kept.name)


def clean_name(text: str) -> str:
    """A name as it is kept: one line of at most :data:`LONGEST` characters; empty for none.

    >>> clean_name("  the cup \\n of   July ")
    'the cup of July'
    """
    return one_line(text, LONGEST)
