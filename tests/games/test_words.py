"""Words of the three games: all used, none missing, none glued together."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import games
from gamekit.api.face import At
from games import registry
from i18n import LANGUAGES
from tests.games.test_computers import EVERY, GAMES
from tests.i18n.sentences import glued, keys_said, messages, patterns, referred, texts, trees
from tools.conformance.checks.display import _promised
from tools.conformance.subject import Subject
from tools.conformance.walks import walk

ROOT = Path(games.__file__).parents[1]
VIOLATIONS = {
    "brouc": "brouc.violations",
    "brus": "games.brus.rules",
    "briscon": "games.briscon.rules",
}


@cache
def written(folder: str) -> tuple[set[str], str]:
    """Texts in the code of a folder, and a pattern of those that it puts together."""
    code = trees((ROOT / folder).rglob("*.py"))
    return texts(code), "|".join(patterns(code))


@EVERY
def test_no_sentence_is_dead(name: str) -> None:
    """Each key is one that the house asks for, or is written or composed in the code."""
    words = ROOT / "games" / name / "words"
    refusals: Any = import_module(VIOLATIONS[name]).Violation
    found, composed = zip(
        *map(written, (f"games/{name}", "games/cardgame", "games/own_engine", "gamekit", "cogs")),
        strict=True,
    )
    alive = referred(words, "en").union(*found, (one.code for one in refusals))
    alive |= {key for key, _ in _promised(Subject(GAMES[name]))}
    keys = messages(words, "en")
    assert len(keys) > 300
    for key in keys:
        # Sentences that boards and hands share have the place as a prefix.
        ended = key.removeprefix("board-").removeprefix("hand-")
        # A sentence told to its own player has a suffix, see ``Speech.acts`` and ``Speech.line``.
        ended = ended.removesuffix("-own")
        assert alive & {key, ended} or re.fullmatch("|".join(composed), key), key


@EVERY
def test_every_sentence_that_is_asked_for_is_there_and_none_is_glued_together(name: str) -> None:
    code = trees((ROOT / "games" / name).rglob("*.py"))
    say: Any = GAMES[name].face.say
    assert not [f"{file}: {key}" for file, key in keys_said(code) if not say.has("en", key)]
    assert not glued(code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_rule_set_of_a_game_has_the_games_name(language: str) -> None:
    """Menus list the rule sets of all games together."""
    for game in registry.games().values():
        if len(game.rules.presets) == 1:
            (preset,) = game.rules.presets
            assert game.face.say(language, f"preset-{preset}") == game.face.say(
                language, "game-name"
            )


@pytest.mark.parametrize("name", registry.games())
def test_ones_own_actions_are_told_with_you(name: str) -> None:
    """The name of a hand's reader stands in scores and in names of teams alone."""
    game, found = registry.games()[name], set()
    names = {seat: f"Player{seat}" for seat in game.rules.seats}
    for seed in range(3):
        for state in walk(game.rules, seed).states:
            for seat in game.rules.seats:
                at, view = At(1, "en", names, reader=seat), game.rules.view(state, seat)
                lines = [*game.face.hand(view, at).lines]
                if view.deal is not None and view.deal.result is not None:
                    lines += game.face.recap(view, at).lines
                for line in lines:
                    bare = re.sub(
                        r"Player. (?:and|&) Player.|Player. (?:makes |reaches )?\d+", "", line
                    )
                    if names[seat] in bare:
                        found.add(line)
    assert not found
