"""Installation of third-party games with pip, from their folders, beside the project.

Every folder here is one; nothing else is known of them.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from games import registry

HERE: Final = Path(__file__).parent
FOLDERS: Final = tuple(sorted(file.parent for file in HERE.glob("*/pyproject.toml")))


GUIDE: Final = "schnapsen"
"""The game that docs/adding-a-game.md adds."""


def names() -> tuple[str, ...]:
    """Names of the games, from their packages' entry points."""
    return tuple(
        name
        for folder in FOLDERS
        for name in tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"][
            "entry-points"
        ][registry.GROUP]
    )


def install(target: Path, *folders: Path) -> Path:
    """Install packages into a folder, to be put on the path; no network is needed.

    ``subprocess.CalledProcessError`` contains pip's complaint. A copy is built, since building
    writes next to the sources.
    """
    copies = [
        shutil.copytree(folder, target.with_name(f"{target.name}-source-{folder.name}"))
        for folder in folders
    ]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        + ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)]
        + [str(copy) for copy in copies],
        check=True,
        capture_output=True,
        text=True,
    )
    return target


@contextlib.contextmanager
def visible(target: Path) -> Iterator[None]:
    """Make the installed packages importable for this process and its children."""
    before, known = os.environ.get("PYTHONPATH"), set(sys.modules)
    sys.path.insert(0, str(target))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(target), before)))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(target))
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
        for name in set(sys.modules) - known:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(target)):
                del sys.modules[name]
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    registry.games.cache_clear()
