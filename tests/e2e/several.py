"""Third-party games alongside the project's own, without installation."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import EntryPoint

import pytest

from gamekit.api.game import Game, Games
from games.brouc import GAME
from games.registry import GROUP
from tests.third_party_games.installing import FOLDERS


def strangers(monkeypatch: pytest.MonkeyPatch) -> Games:
    """The games in the folders of third parties, by name; registered during the test."""
    found: dict[str, Game] = {}
    for folder in FOLDERS:
        monkeypatch.syspath_prepend(str(folder))
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        for name, value in project["entry-points"][GROUP].items():
            found[name] = EntryPoint(name, value, GROUP).load()
    assert not found.keys() & {GAME.name}
    assert sys.path
    return found


def every(monkeypatch: pytest.MonkeyPatch) -> Games:
    """The project's own games first, then those."""
    return {GAME.name: GAME, **strangers(monkeypatch)}
