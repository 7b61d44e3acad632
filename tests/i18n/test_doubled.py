"""One source for each sentence: no message is defined twice, least of all with different texts."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from brouc.record import FORMAT as BROUC
from games.briscon.record import FORMAT as BRISCON
from games.briscon.speech import say as of_briscon
from games.brouc.speech import say as of_brouc
from games.brus.record import FORMAT as BRUS
from games.brus.speech import say as of_brus
from i18n import LANGUAGES, VARIETIES
from tests.i18n.sentences import messages, parsed
from tests.i18n.test_typography import HOUSES

COMMON, OF_THE_BOT, *OF_GAMES = HOUSES
PAGES = ("booklet-", "learn-", "lesson-")
"""Pages and lessons of a game: whole texts, which may be as short as "And now?"."""
OF_THEIR_OWN_GRAMMAR = ("cmd-", "column-", "typed-")
"""Names of commands, heads of narrow columns and words to type: no sentences."""
DIFFERENT = {
    "lobby-private": "a sentence on the card, and a short choice in a menu",
    "options-private": "a sentence on the card, and a short choice in a menu",
    "replay-ending-counted": "what the deal is, which is feminine in French and Italian",
    "picture-ending-counted": "what the deal is, which is feminine in French and Italian",
    "metric-outs-right": "several of them, and one",
    "metric-outs-wrong": "several of them, and one",
    "replay-ending-out": "several of them, and one",
    "replay-ending-wrong-out": "several of them, and one",
    "picture-ending-all-tricks": "a short reason in a narrow column, and what is called out",
    "picture-reason-all-tricks": "a short reason in a narrow column, and what is called out",
    "picture-reason-last-trick": "a short reason in a narrow column, and a label",
    "picture-label-last": "a short reason in a narrow column, and a label",
}
"""Messages equal in English only, with the reason for two."""
REFERENCE = re.compile(r"\{ [\w-]+ \}")
"""Message that is only a reference."""
ASKED_ABOUT = re.compile(
    r"stats-beside|side-score|curve-title|school-.*|help-.*|option-.*-about"
    r"|cmd-.*-(argument|unknown|which|done)"
)
"""Optional messages of a game (:meth:`gamekit.api.face.Say.has`); the bot has another text, or
none.
"""
WRITTEN = ("alt-reason-", "written-")
"""Briscon's reasons: read aloud after « 10 pour … », and written after « 10 »."""


@cache
def texts(folder: Path, language: str) -> dict[str, str]:
    """Key → the source text of its sentence."""
    found = {}
    for _, entry in parsed(folder, language):
        written = FluentSerializer().serialize_entry(Message(entry.id, entry.value))
        found[entry.id.name] = written.partition(" =")[2].strip()
    return found


def in_all(folder: Path, key: str) -> tuple[str | None, ...]:
    """Message in the four languages."""
    return tuple(texts(folder, language).get(key) for language in LANGUAGES)


@pytest.mark.parametrize("language", [*LANGUAGES, *VARIETIES])
def test_a_key_stands_once(language: str) -> None:
    """Of two messages with one key the last would count."""
    for folder in HOUSES:
        if language in LANGUAGES or (folder / language).is_dir():
            assert messages(folder, language)


@pytest.mark.parametrize("game", OF_GAMES, ids=lambda folder: folder.parent.name)
def test_no_game_copies_what_all_say(game: Path) -> None:
    for key in texts(game, "en"):
        assert in_all(game, key) not in (in_all(COMMON, key), in_all(OF_THE_BOT, key)), key


def test_what_two_games_say_alike_stands_in_the_common_catalogue() -> None:
    said = defaultdict(list)
    for game in OF_GAMES:
        for key in texts(game, "en"):
            if not REFERENCE.fullmatch(texts(game, "en")[key]):
                said[key, in_all(game, key)].append(game.parent.name)
    twice = {key for (key, _), games in said.items() if len(games) > 1}
    in_their_own_way = texts(OF_THE_BOT, "en").keys()  # the bot's texts about games in general
    assert not {key for key in twice - in_their_own_way if not key.startswith(PAGES)}


def test_the_common_catalogue_speaks_for_no_game_and_the_bot_not_for_it() -> None:
    """Each common sentence is one of every game."""
    common = texts(COMMON, "en").keys()
    assert not [key for key in common if ASKED_ABOUT.fullmatch(key)]
    assert not common & texts(OF_THE_BOT, "en").keys()


def test_one_message_has_one_text() -> None:
    """Messages equal in English are equal in all languages, except for listed reasons."""
    said = defaultdict(set)
    for folder in HOUSES:
        for key, text in texts(folder, "en").items():
            sentence = not key.startswith((*PAGES, *OF_THEIR_OWN_GRAMMAR, *WRITTEN))
            if sentence and len(text.split()) > 1 and key not in DIFFERENT:
                said[_plain(text)].add(tuple(map(_plain, map(str, in_all(folder, key)))))
    assert not [meant for meant in said.values() if len(meant) > 1]
    assert DIFFERENT.keys() <= {key for folder in HOUSES for key in texts(folder, "en")}


def _plain(text: str) -> str:
    return text.casefold().strip(".!… ")


@pytest.mark.parametrize("folder", HOUSES, ids=str)
def test_varieties_say_what_their_language_says_in_the_same_file(folder: Path) -> None:
    for variety, language in VARIETIES.items():
        if (folder / variety).is_dir():
            base = messages(folder, language)
            for key, (file, takes) in messages(folder, variety).items():
                assert (file, takes) == base[key] or key == "card-name"


def test_the_referees_of_the_command_line_name_seats_and_sides_as_the_catalogue_does() -> None:
    """Engines have the standard library only, so their words are compared with the catalogue."""
    for form, say in ((BROUC, of_brouc), (BRUS, of_brus), (BRISCON, of_briscon)):
        for seat in form.engine.seats:
            assert say("en", f"seat-{seat}") == form.named(seat)
    for form, say in ((BROUC, of_brouc), (BRUS, of_brus)):
        for team in ("NS", "EW"):
            assert say("en", f"team-{team}") == form.named(team)
