"""Each planted mistake is found by its check, in a sentence that names it."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gamekit.api.game import Daily, Game
from games import registry
from i18n import Sentences
from tests.tools.conformance import bending as bent
from tests.tools.conformance.bending import Way, part, unsaid
from tools.conformance import Finding, examine
from tools.conformance.checks import CHECKS
from tools.conformance.subject import Subject

BROKEN: list[tuple[str, str, Way]] = [
    ("data", "is no word of small letters", part("rules", lambda r: {"name": r.name.upper()})),
    ("playthroughs", "every seat wins or loses", part("rules", bent.everybody_wins)),
    ("replay", "leads to another state", part("rules", bent.forgets)),
    ("refusals", "has no sentence in 'fr'", unsaid(lambda _, key, told: "rule" in told)),
    ("texts", "raises KeyError, not ValueError", part("rules", bent.wrong_error)),
    ("deals", "the commitment tells the secret",
     part("rules", lambda r: {"commitment": lambda secret: secret.hex()})),
    ("pieces", "lost ", bent.loses_a_piece),
    ("words", "'help-text' cannot be said in 'it'",
     unsaid(lambda language, key, _: (language, key) == ("it", "help-text"))),
    ("words", "the sentence 'help-text' is missing",
     unsaid(lambda language, key, _: key == "help-text")),
    ("panels", "board is public and has a button for", part("face", bent.button_for_one)),
    ("reach", "is legal, and no button of", part("face", bent.fewer_buttons)),
    ("reach", "are both called '…' in 'fr'",
     part("face", lambda f: {"label": lambda *told: "…"})),
    ("buttons", "which is refused", part("face", bent.shows_everything)),
    ("secrets", "tells a spectator what is hidden", part("rules", bent.open_cards)),
    ("secrets", "hidden() finds nothing hidden",
     lambda game: replace(game, hidden=lambda state, seat: ())),
    ("blindness", "plays otherwise when only what is hidden differs",
     part("players", bent.remembers)),
    ("pictures", "alternative text of 0 characters",
     part("scenes", lambda s: {"draw": lambda *told: replace(s.draw(*told), alt="")})),
    ("players", "plays two ways with one seed", part("players", bent.two_ways)),
    ("counts", "counts 'sneezes', which is not declared", part("rules", bent.miscounts)),
    ("records", "read back with another players",
     part("records", lambda r: {"read": lambda text: replace(r.read(text), players={})})),
    ("players", "and asks stop() 0 times", part("players", bent.never_stops)),
    ("steps", "stops are at most 25, in order",
     part("replay", lambda r: {"stops": lambda view: r.stops(view)[::-1]})),
    ("course", "no answer is right", bent.with_a_trap),
    ("lengths", "the points of a deal are a whole number, not 0.5",
     lambda game: replace(game, daily=Daily(lambda *told: 0.5, lambda *told: ()))),  # type: ignore[arg-type]
    ("lengths", "change when they are recounted",
     lambda game: replace(game, daily=Daily(bent.grows(), lambda *told: ()))),
]  # fmt: skip
"""The check that finds it, a part of its sentence, and the mistake."""


@pytest.fixture
def whole(strangers: tuple[str, ...]) -> Game:
    """The third-party game with the most parts."""

    def parts(game: Game) -> int:
        return sum(getattr(game, name) is not None for name in registry.OPTIONAL)

    return max((registry.games()[name] for name in strangers), key=parts)


def finding(name: str, game: Game) -> Finding:
    """Outcome of one check of a game, with few matches."""
    (check,) = (check for check in CHECKS if check.name == name)
    return examine(check, Subject(game, matches=3, positions=24, repeats=2))


@pytest.mark.parametrize(
    ("name", "sentence", "bend"), BROKEN, ids=[f"{name}: {said}" for name, said, _ in BROKEN]
)
def test_one_wrong_thing_is_found(whole: Game, name: str, sentence: str, bend: Way) -> None:
    found = finding(name, bend(whole))
    assert found.verdict == "broken"
    assert sentence in found.text
    assert "\n" not in found.text


def test_hypothesis_tells_the_shortest_way(whole: Game) -> None:
    counted, rules = whole.pieces, whole.rules
    assert counted is not None
    losing = replace(whole, pieces=lambda s: [*counted(s)][rules.next(s).deal :])
    found = finding("shortest", losing)
    assert found.verdict == "broken"
    assert "loses or doubles a piece, after: " in found.text
    assert found.text.count(";") < 12


def test_a_failing_action_is_named_with_file_and_line(whole: Game) -> None:
    found = finding("playthroughs", bent.fails_at("play")(whole))
    assert found.verdict == "broken"
    assert "bending.py:" in found.text
    assert "accept raises AssertionError: assert not" in found.text
    assert "'play " in found.text


@pytest.mark.parametrize("panel", ["recap", "hand"])
def test_an_error_in_the_bots_log_breaks_the_law(whole: Game, panel: str) -> None:
    silent = part("face", lambda f: {panel: lambda *told: 1 // 0})
    found = finding("bot", silent(whole))
    assert found.verdict == "broken"
    assert "the bot logs an error: " in found.text
    assert "ZeroDivisionError" in found.text


def test_languages_without_files_are_left_out(strangers: tuple[str, ...], tmp_path: Path) -> None:
    spoken = registry.games()[strangers[0]]
    say: Any = spoken.face.say
    shutil.copytree(say.folders[-1], tmp_path / "words")
    shutil.rmtree(tmp_path / "words" / "it")
    fewer = Sentences(*say.folders[:-1], tmp_path / "words")
    game = part("face", lambda f: {"say": fewer})(spoken)
    found = {name: finding(name, game) for name in ("words", "reach")}
    assert found["words"].text.endswith("in 3 languages; left out: it")
    assert {one.verdict for one in found.values()} == {"ok"}


def test_rare_kinds_of_action_come_first() -> None:
    for name, rare in (("brouc", "declare"), ("brouc", "announce"), ("briscon", "meld"),
                       ("briscon", "rob"), ("brus", "dare")):  # fmt: skip
        game = Subject(registry.game(name))
        done = Counter(game.text(moment.action).split()[0] for _, moment in game.moments())
        assert done[rare], name


def test_what_a_game_has_not_is_left_out(whole: Game) -> None:
    bare = replace(whole, scenes=None, players=None, records=None, replay=None, daily=None)
    for name in ("pictures", "players", "records", "steps", "lengths"):
        assert finding(name, bare).verdict == "left out"


def test_a_match_that_cannot_be_played_is_reported_once(whole: Game) -> None:
    subject = Subject(bent.fails_at("play")(whole), matches=1)
    found = [examine(check, subject) for check in CHECKS[1:2] + CHECKS[4:7]]
    assert [one.verdict for one in found] == ["broken", "left out", "left out", "left out"]
    assert found[-1].text == "no match can be played"
