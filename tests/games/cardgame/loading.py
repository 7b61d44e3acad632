"""Games of one file, loaded from their folders."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path

from gamekit.api.game import Game
from tests.codebase.sources import ROOT

FOLDER = ROOT / "tests" / "third_party_games"


@cache
def load(name: str, folder: Path = FOLDER) -> Game:
    """``GAME`` of ``NAME/NAME.py``; registered as a module, so that its states can be pickled."""
    spec = importlib.util.spec_from_file_location(name, folder / name / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    found = module.GAME
    assert isinstance(found, Game)
    return found
