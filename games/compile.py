"""Compilation of games' modules with mypyc: ``python -m games.compile`` (``make fast``).

Compiled and interpreted sources give the same answers from the same seed; compiled they are ten to
twenty times as fast. Building needs mypy and a C compiler, running needs neither. ``--mypyc FILE``
names a mypyc of another environment; this one must have the games' imports. All modules form one
unit with :mod:`gamekit.search`, so that methods of derived classes are called natively.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from base.cli import run
from gamekit.compiled import BUILD, NOTE, SEARCH, fingerprint, sources
from games.registry import games


def folder_of(package: str) -> Path:
    """Folder of a package's sources; ``ValueError`` if there is no such package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"not a package: {package}")
    return Path(spec.origin or "").parent


def build(packages: Sequence[str], mypyc: Path | None = None) -> int:
    """Compile the search and these packages; return the exit status.

    ``mypyc``: command, by default this environment's.
    """
    folders = {package: folder_of(package) for package in (SEARCH, *packages)}
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        names: list[str] = []
        for package, folder in folders.items():
            inner = Path(*package.split("."))
            (work / inner).mkdir(parents=True)
            for level in (inner, *inner.parents[:-1]):
                (work / level / "__init__.py").write_text("", encoding="utf-8")
            for source in sources(folder):
                shutil.copy(source, work / inner / source.name)
                names.append(str(inner / source.name))
        notes = [f"{package} {fingerprint(folder)}\n" for package, folder in folders.items()]
        mypyc = mypyc or Path(sys.executable).with_name("mypyc")
        environment = {"MYPYC_OPT_LEVEL": "3"} | os.environ | {"MYPYPATH": str(work)}
        done = subprocess.run([str(mypyc), *names], cwd=work, env=environment, check=False)
        if done.returncode:
            return done.returncode
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        for place in (work, *(work.joinpath(*package.split(".")) for package in folders)):
            kept = BUILD / place.relative_to(work)
            kept.mkdir(parents=True, exist_ok=True)
            for made in (*place.glob("*.so"), *place.glob("*.pyd")):
                shutil.copy(made, kept / made.name)
    (BUILD / ".gitignore").write_text("*\n", encoding="utf-8")
    (BUILD / NOTE).write_text("".join(notes), encoding="utf-8")
    print(f"compiled {len(names)} modules of {', '.join(folders)}")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Compile these packages, by default those of all games; return the exit status."""
    what = "Compile the computer players' cores with mypyc (make fast)."
    parser = argparse.ArgumentParser(prog="python -m games.compile", description=what)
    every = "by default those of all games"
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help=every)
    parser.add_argument("--mypyc", type=Path, metavar="FILE", help="of another environment")
    given = parser.parse_args(arguments)
    named = given.packages or [package for game in games().values() for package in game.compiled]
    return build(
        list(dict.fromkeys(package for package in named if package != SEARCH)), given.mypyc
    )


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
