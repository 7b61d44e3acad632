"""The page of a table's rules, its differences from the rule set, and a server's house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import MalformedError
from cogs.server.settings import changed, fields_of, usual_rules, without_kept
from cogs.server.settings import panel as settings_panel
from cogs.table.opening import table_options
from cogs.table.rules_handlers import TooManyError, with_kept
from cogs.view.house_rules import (
    KEPT,
    differing,
    house_lines,
    kept_value,
    plain,
    rules_page,
    with_rule,
)
from cogs.view.options import changed as table_changed
from cogs.view.options import options_lines, options_panel
from db import GuildSettings, HouseRules
from gamekit.api.game import Game
from games import registry
from i18n import LANGUAGES
from tables.journal.options import Options
from tests.cogs.pages import check_post
from tests.cogs.view.test_frame import components, text

GAMES = registry.games()
CUP = HouseRules(0, "Cup of *July*", "brouc", "brouc", (("dehors", "automatic"), ("target", "3")))
KEEPS = with_kept(GuildSettings(), CUP)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_is_told_in_words_and_can_be_chosen(game: Game, language: str) -> None:
    for preset in game.rules.presets:
        options = Options(preset=preset, language=language)
        offered = game.rules.options(preset)
        for option in offered:
            page = rules_page(game, 1, 9, options, language, option.name, saving=True)
            check_post(page)
            assert "🔸" not in text(page)
            menus = [one for one in components(page) if "options" in one]
            assert [one["value"] for one in menus[0]["options"]] == [o.name for o in offered]
            assert [one["value"] for one in menus[1]["options"]] == list(option.values)
            for value in option.values:
                options_then = with_rule(game.rules, options, option.name, value)
                game.rules.start(preset, options_then.rules_map())
                usual = value == option.default
                others = [one.name for one, _ in differing(game.rules, options_then)]
                assert others == ([] if usual else [option.name])
                then = rules_page(game, 1, 9, options_then, language)
                assert text(then).count("🔸") == (not usual)
                lines = list(options_lines(game, options_then))
                assert len(lines) == (1 if usual else 3)
                assert plain(options_then) == options


def test_nothing_else_is_taken() -> None:
    rules, options = GAMES["brouc"].rules, Options(preset="brouc")
    for name, value in (("target", "77"), ("games", "1"), ("dehors", "")):
        with pytest.raises(MalformedError):
            with_rule(rules, options, name, value)


def test_names_are_kept_replaced_and_bounded() -> None:
    assert [one.number for one in KEEPS.house_rules] == [1]
    again = with_kept(KEEPS, replace(CUP, name="cup of *july*", rules=()))
    assert [(one.number, one.rules) for one in again.house_rules] == [(1, ())]
    full = KEEPS
    for number in range(2, KEPT + 1):
        full = with_kept(full, replace(CUP, name=f"rules {number}"))
    assert [one.number for one in full.house_rules] == list(range(1, KEPT + 1))
    with pytest.raises(TooManyError):
        with_kept(full, replace(CUP, name="one more"))
    assert len(with_kept(full, replace(CUP, name="rules 7")).house_rules) == KEPT
    for language in LANGUAGES:
        check_post(settings_panel(full, (), "house-rules", language, GAMES, 3, now=0))
        game = GAMES["brouc"]
        check_post(options_panel(game, 1, 1, Options("brouc"), language, full.house_rules))


def test_a_table_chooses_what_its_server_keeps() -> None:
    rules = GAMES["brouc"].rules
    value = kept_value(KEEPS.house_rules[0])
    found = table_changed(rules, Options("brouc"), "preset", (value,), None, KEEPS.house_rules)
    assert (found.preset, found.rules) == ("brouc", CUP.rules)
    with pytest.raises(MalformedError):
        table_changed(rules, Options("brouc"), "preset", (value,), None, ())
    panel: Any = options_panel(GAMES["brouc"], 1, 1, found, "en", KEEPS.house_rules)
    menu = next(one for one in components(panel) if "options" in one)
    shown = [one["label"] for one in menu["options"] if one.get("default")]
    assert shown == [say("en", "options-preset-choice", rules=CUP.name)] != [CUP.name]
    assert next(house_lines(GAMES["brouc"], found, "en")).startswith("**House rules**")


def test_every_game_of_a_server_has_its_usual_rules() -> None:
    """Not only the default game's; deleted rules are no longer the default."""
    settings = GuildSettings(game="brus")
    briscon = HouseRules(0, "long", "briscon", "briscon", (("games", "5"),))
    settings = with_kept(with_kept(settings, CUP), briscon)
    for name, number in (("brouc", 1), ("briscon", 2)):
        field = f"preset.{name}"
        assert field in fields_of(settings, GAMES)
        settings = changed(settings, field, (f"saved-{number}",), None, GAMES)
    played = {name: table_options(settings, game, GAMES, "en") for name, game in GAMES.items()}
    assert played["brouc"].rules == CUP.rules
    assert played["briscon"].rules == (("games", "5"),)
    assert played["brus"].rules == ()
    page = settings_panel(settings, (), "house-rules", "en", GAMES, 1, now=0)
    assert r"Cup of \*July\*" in text(page)
    assert say("en", "settings-house-rules-drop") in str(components(page))
    gone = without_kept(settings, 1)
    assert usual_rules(gone, GAMES["brouc"], GAMES).rules == ()
    assert usual_rules(gone, GAMES["briscon"], GAMES).rules == briscon.rules
