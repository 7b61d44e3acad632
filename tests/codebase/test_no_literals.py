"""The application contains no game's name, seats, rule sets, options, counts or words.

The terms come from the registered games, so a new game is covered as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gamekit.api.game import Game
from games import registry
from games.cardgame.build import WORDS
from games.own_engine.comparing import REASONS
from i18n import COMMON, LANGUAGES
from tests.codebase.sources import ROOT, files, literals, sentences, words

OWN_NAME = frozenset({"brouc"})
"""The project has its first game's name: the package, the prefix of custom ids and loggers."""
PLAIN = frozenset(
    {"table", "text", "replay", "help", "python", "verify", "match", "printf", "demande"}
    | {"partie", "parties", "carreau", "trèfle", "melden"}
)
"""Words shared by four languages or by commands, which belong to no game."""
GENERIC = frozenset(
    {"games", "points", "tricks", "deals", "last", "double", "played", "sheet", "strict"}
    | {"refused", "nobody", "counted", "goal", "standard", "why", "best_deal"}
)
"""Names of general concepts."""
ALLOWED: dict[str, frozenset[str]] = {
    "gamekit/api/rules.py": frozenset({"S"}),  # A type variable.
    "db/core/uncancellable.py": frozenset({"S"}),  # A type variable.
    # Default seats; the metric of all card games; a word in a plural.
    "games/cardgame/": frozenset({"N", "W", "S", "E", "points-per-deal", "point"}),
    "games/own_engine/": frozenset({"point"}),  # A word in a plural.
    "i18n/locales/": frozenset({"point"}),  # Percentage points.
    "gamekit/records/journal.py": frozenset({"N", "W", "S", "E"}),  # Tags of seats.
    # Games that come with the project.
    "games/registry.py": frozenset({"briscon", "brus", "schieber"}),
    "tables/journal/entries.py": frozenset({"E"}),  # A type variable.
}
"""File → words allowed there, with a reason."""
SWITCH = frozenset({"on", "off", "yes", "no"})
"""The values of a switch."""
HISTORY = "db/migrations/"
"""Databases of former versions contain these names."""


def terms(game: Game) -> set[str]:
    """The terms that a game keeps in every language."""
    folders = [
        f for f in getattr(game.face.say, "folders", ()) if f not in (COMMON, REASONS, WORDS)
    ]
    spoken = []
    for language in LANGUAGES:
        said: set[str] = set()
        for folder in folders:
            for file in (folder / language).glob("*.ftl"):
                said |= words(" ".join(text for _, text in sentences(file)))
        spoken.append(said)
    return set.intersection(*spoken)


def names(game: Game) -> set[str]:
    """Values that code would compare with: seats, rule sets, options and their values, counts."""
    rules, counts = game.rules, game.counts
    found = {game.name, *rules.seats, *rules.presets}
    for preset in rules.presets:
        for option in rules.options(preset):
            found |= {option.name, *option.values}
    found |= {count.name for count in counts.counts} | {m.name for m in counts.metrics}
    found |= {page.name for page in game.face.pages}
    found |= {command.name for command in game.face.commands}
    return {name for name in found if not name.isdecimal() and name not in SWITCH}


def found(words_: set[str], exact: set[str]) -> Iterator[str]:
    """Occurrences, with file and line."""
    for file in files(".py"):
        if str(file.relative_to(ROOT)).startswith(HISTORY):
            continue
        for line, text in literals(file):
            for word in sorted((words(text) & words_) | ({text} & exact)):
                if word not in _allowed(file):
                    yield f"{file.relative_to(ROOT)}:{line} {word!r}"
    for file in files(".ftl"):
        for key, text in sentences(file):
            for word in sorted(words(text) & words_):
                if word not in _allowed(file):
                    yield f"{file.relative_to(ROOT)}:{key} {word!r}"


def _allowed(file: Path) -> frozenset[str]:
    name = str(file.relative_to(ROOT))
    return (OWN_NAME | PLAIN | GENERIC).union(
        *(some for where, some in ALLOWED.items() if name.startswith(where))
    )


def test_no_word_of_a_game_stands_in_the_house(strangers: tuple[str, ...]) -> None:
    games = tuple(registry.games().values())
    all_words = {word for game in games for word in terms(game)}
    exact = {name for game in games for name in names(game)}
    assert {game.name for game in games} <= all_words | exact
    assert sorted(found(all_words, exact)) == []
