"""A table's options: in words on the lobby card, and as the owner's panel of menus.

The game's own options come from its rules (:meth:`gamekit.api.rules.Rules.options`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.i18n.sentences import say
from cogs.messages.components import Button, Menu, labelled, switched
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.posts import Post, unframed
from cogs.view.house_rules import (
    by_value,
    house_lines,
    kept_of,
    kept_value,
    number,
    value_of,
)
from db import HouseRules
from gamekit.api.game import Game
from gamekit.api.rules import AnyRules
from i18n import OFFERED
from tables.journal.documents import UNSET
from tables.journal.options import MOST_DEALS, Clock, Help, Options, Speed

_CLOCK: Final = "clock"
_DEALS: Final = "deals"
_HELP: Final = "help"
_LANGUAGE: Final = "language"
_MORE: Final = "more"
_PRESET: Final = "preset"
_SPEED: Final = "speed"
_WHOLE: Final = "whole"
"""A match by the game's rules, in the place of a number of deals."""
_SWITCHES: Final = ("private", "take-backs", "last-card", "own-cut")
"""Switches of the table itself: fields of its options, named as in their sentences."""


# -- in words --------------------------------------------------------------------------------------


def options_lines(game: Game, options: Options) -> Iterator[str]:
    """Yield the table's options in words."""
    language, words = options.language, game.face.say
    offered = game.rules.options(options.preset)
    chosen = {
        f"option_{one.name.replace('-', '_')}": number(value_of(options, one)) for one in offered
    }
    yield say(
        language,
        "lobby-rules",
        rules=words(language, "rules-line", preset=options.preset, **chosen),
        clock=say(language, f"clock-{options.clock.value}"),
        help=say(language, f"help-{options.help.value}"),
    )
    if options.private:
        yield say(language, "lobby-private")
    if options.deals is not UNSET:
        yield say(language, "lobby-deals", deals=options.deals)
    if options.take_backs:
        yield say(language, "lobby-take-backs")
    if options.last_card:
        yield say(language, "lobby-last-card")
    if options.own_cut:
        yield say(language, "lobby-own-cut")
    if options.speed is not Speed.CALM:
        yield say(language, f"lobby-speed-{options.speed.value}")
    yield from house_lines(game, options, language)


# -- the panel, in private -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Choices:
    """Contents of one menu."""

    values: tuple[str, ...]
    chosen: frozenset[str]
    many: bool = False
    """Whether any number of them may be on; otherwise exactly one is."""


def options_panel(
    game: Game,
    table: int,
    seq: int,
    options: Options,
    language: str,
    saved: Sequence[HouseRules] = (),
) -> Post:
    """The owner's panel: the rule set and the table's menus; the rules have their own page.

    ``saved``: the server's saved rules.
    """
    lines = [say(language, "options-title", table=str(table))]
    lines.extend(house_lines(game, options, language))
    menus = []
    for what, menu in _shown(game, options, saved).items():
        labels = ((value, _label(game, what, value, language, saved)) for value in menu.values)
        page, offered = TableId(table, seq, "set", what), labelled(labels, menu.chosen)
        low, high = (0, len(offered)) if menu.many else (1, 1)
        menus.append(Menu(page, say(language, f"options-{what}"), offered, low=low, high=high))
    rules = Button(TableId(table, seq, "rules"), say(language, "options-rules"))
    return unframed(
        "\n".join(lines),
        *([menu] for menu in menus),
        [rules] if game.rules.options(options.preset) else (),
    )


def _shown(game: Game, options: Options, saved: Sequence[HouseRules]) -> dict[str, _Choices]:
    """Menus of the panel."""
    found = _menus(game.rules, options)
    if game.daily is None:
        del found[_DEALS]
    kept = kept_of(game.rules, saved)
    if kept:
        now = next((kept_value(one) for one in kept if _as(options, one)), options.preset)
        values = (*game.rules.presets, *map(kept_value, kept))
        found = {_PRESET: _Choices(values, frozenset((now,)))} | {
            what: menu for what, menu in found.items() if what != _PRESET
        }
    return found


def _as(options: Options, kept: HouseRules) -> bool:
    return (options.preset, options.rules) == (kept.preset, kept.rules)


def _menus(rules: AnyRules, options: Options) -> dict[str, _Choices]:
    """Menus by the name in their id."""
    found: dict[str, _Choices] = {}
    if len(rules.presets) > 1:
        found[_PRESET] = _Choices(rules.presets, frozenset((options.preset,)))
    found[_CLOCK] = _one_of(options.clock)
    found[_HELP] = _one_of(options.help)
    found[_LANGUAGE] = _Choices(OFFERED, frozenset((options.language,)))
    found[_SPEED] = _one_of(options.speed)
    numbers = (_WHOLE, *map(str, range(1, MOST_DEALS + 1)))
    length = _WHOLE if options.deals is UNSET else str(options.deals)
    found[_DEALS] = _Choices(numbers, frozenset((length,)))
    on = frozenset(name for name in _SWITCHES if getattr(options, _field(name)))
    found[_MORE] = _Choices(_SWITCHES, on, many=True)
    return found


def _one_of(chosen: Clock | Help | Speed) -> _Choices:
    return _Choices(tuple(one.value for one in type(chosen)), frozenset((chosen.value,)))


def _label(game: Game, what: str, value: str, language: str, saved: Sequence[HouseRules]) -> str:
    match what:
        case "preset":
            kept = by_value(game.rules, saved, value)
            preset = game.face.say(language, f"preset-{value}") if kept is None else kept.name
            return say(language, "options-preset-choice", rules=preset)
        case "clock":
            return say(language, "options-clock-choice", clock=say(language, f"clock-{value}"))
        case "help":
            return say(language, "options-help-choice", help=say(language, f"help-{value}"))
        case "language":
            named = say(value, "language-name")
            return say(language, "options-language-choice", name=named)
        case "speed":
            return say(language, f"speed-{value}")
        case "deals" if value != _WHOLE:
            return say(language, "options-deals-choice", deals=int(value))
        case "deals":
            return say(language, "options-deals-whole")
        case _:
            return say(language, f"options-{value}")


# -- changes ---------------------------------------------------------------------------------------


def changed(
    rules: AnyRules,
    options: Options,
    what: str,
    values: tuple[str, ...],
    shown: Collection[str] | None,
    saved: Sequence[HouseRules] = (),
) -> Options:
    """Return the options after one menu; ``MalformedError`` for a choice it does not offer.

    ``shown``: the menu's selection before, ``None`` if unknown. ``saved``: the server's saved
    rules.
    """
    if what == _PRESET and len(values) == 1 and (kept := by_value(rules, saved, values[0])):
        return replace(options, preset=kept.preset, rules=kept.rules)
    menu = _menus(rules, options).get(what, _Choices((), frozenset()))
    if not set(values) <= set(menu.values) or (len(values) != 1 and not menu.many):
        raise MalformedError(what)
    match what:
        case "preset":
            return replace(options, preset=values[0], rules=())
        case "clock":
            return replace(options, clock=Clock(values[0]))
        case "help":
            return replace(options, help=Help(values[0]))
        case "language":
            return replace(options, language=values[0])
        case "speed":
            return replace(options, speed=Speed(values[0]))
        case "deals":
            return replace(options, deals=UNSET if values[0] == _WHOLE else int(values[0]))
        case _:
            on = switched(menu.chosen, shown, values)
            switches: dict[str, Any] = {_field(name): name in on for name in _SWITCHES}
            return replace(options, **switches)


def _field(switch: str) -> str:
    return switch.replace("-", "_")
