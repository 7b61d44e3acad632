"""Fingerprints of pictures: equal in every process, and different for different pictures."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import games
import render
from cogs.view import fingerprints
from cogs.view.fingerprints import encoded, fingerprint
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene
from games.registry import BUILT_IN, loaded
from tools.conformance import shown
from tools.conformance.subject import Subject

GAMES = [loaded(point) for point in BUILT_IN]
FRESH = """
import pickle, sys
from cogs.view.fingerprints import fingerprint
from games.registry import game
for name, scene, *how in pickle.load(sys.stdin.buffer):
    print(fingerprint(game(name), scene, *how))
"""


def scenes(game: Game) -> Iterator[Scene]:
    """The scenes of a random match, each hand and each page."""
    subject = Subject(game, matches=1, positions=12)
    at = subject.at("fr", offers=shown.OFFERS)
    for _, state in subject.sample:
        panels = list(shown.public(subject, state, at).values())
        for seat in subject.rules.seats:
            panels += shown.private(subject, state, seat, at).values()
        yield from (panel.scene for panel in panels if panel.scene is not None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_equal_scenes_have_equal_fingerprints(game: Game) -> None:
    """Compared with the scenes' own equality."""
    look, told = Look(), dict[str, Scene]()
    for scene in scenes(game):
        name = fingerprint(game, scene, {}, look)
        assert told.setdefault(name, scene) == scene
        again = pickle.loads(pickle.dumps(scene))
        assert fingerprint(game, again, {}, look) == name
    assert len(told) > 10


def test_another_process_tells_the_same() -> None:
    """Whatever the order of its sets."""
    hands = [next(one for one in scenes(game) if one.kind == "hand") for game in GAMES]
    names, look = {"N": "Anna", "S": "Zoë"}, Look("de", "four", big_index=True)
    asked = [(game.name, hand, names, look) for game, hand in zip(GAMES, hands, strict=True)]
    found = subprocess.run(
        [sys.executable, "-c", FRESH],
        input=pickle.dumps(asked),
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "7"},
    )
    here = [fingerprint(game, hand, names, look) for game, hand in zip(GAMES, hands, strict=True)]
    assert found.stdout.decode().split() == here


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_source_of_a_games_pictures_counts(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the class of its scenes is shared by several games."""
    covered: list[Path] = []

    def noted(*folders: Path) -> str:
        covered.extend(folders)
        return ""

    monkeypatch.setattr(fingerprints, "_version", noted)
    fingerprints.drawn_by(replace(game))  # Not the cached one.
    assert Path(games.__path__[0], game.name) in covered
    assert Path(render.__path__[0]) in covered


def test_a_changed_source_sentence_or_figure_counts(tmp_path: Path) -> None:
    told = set()
    for number, changed in enumerate(("", "scene.py", "words.ftl", "Kh.png", "notes.md")):
        folder = tmp_path / str(number) / "pictures"
        folder.mkdir(parents=True)
        for name in ("scene.py", "words.ftl", "Kh.png", "notes.md"):
            (folder / name).write_text("new" if name == changed else "old")
        told.add(fingerprints._version(folder.parent))
    assert len(told) == 4, "a note draws nothing"


def test_names_looks_and_games_count() -> None:
    game, scene = GAMES[0], Scene("board", 1)
    told = {
        fingerprint(game, scene, {}, Look()),
        fingerprint(game, scene, {"N": "Anna"}, Look()),
        fingerprint(game, scene, {}, Look("de")),
        fingerprint(game, scene, {}, Look(colours="four")),
        fingerprint(game, scene, {}, Look(big_index=True)),
        fingerprint(game, replace(scene, kind="hand"), {}, Look()),
        fingerprint(game, replace(scene, data=1), {}, Look()),
        fingerprint(GAMES[1], scene, {}, Look()),
    }
    assert len(told) == 8


@dataclass(frozen=True)
class Point:
    x: Any
    y: Any


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("ab", "c"), ("a", "bc")),
        ((1, (2,)), ((1, 2),)),
        (1, True),
        (1, "1"),
        (0, None),
        (1.0, 1),
        (Point(1, 2), Point(2, 1)),
        (Point(1, 2), (1, 2)),
        ({"a": 1, "b": 2}, {"a": 2, "b": 1}),
        (b"1", "1"),
    ],
)
def test_other_data_is_told_otherwise(one: Any, other: Any) -> None:
    assert encoded(one) != encoded(other)
    assert encoded({1: one}) != encoded({1: other})


def test_order_counts_only_where_there_is_one() -> None:
    assert encoded({"a": 1, "b": 2}) == encoded({"b": 2, "a": 1})
    assert encoded([1, 2]) != encoded([2, 1])
