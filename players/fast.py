"""Compile with mypyc what the games name for it: ``python -m players.fast`` (``make fast``).

The same sources run both ways and give the same answers from the same seed; compiled they think ten
to twenty times as fast. mypy and a C compiler are needed to build, neither to run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from games.registry import games
from players.native import NOTE, build_of, fingerprint, sources


def build(package: str) -> int:
    """Compile a package's modules; the exit status. ``ValueError`` for what is no package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"not a package: {package}")
    folder = Path(spec.origin or "").parent
    target, inner = build_of(folder), Path(*package.split("."))
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        (work / inner).mkdir(parents=True)
        for level in (inner, *inner.parents[:-1]):
            (work / level / "__init__.py").write_text("", encoding="utf-8")
        names: list[str] = []
        for source in sources(folder):
            shutil.copy(source, work / inner / source.name)
            names.append(str(inner / source.name))
        mypyc = Path(sys.executable).with_name("mypyc")
        environment = {"MYPYC_OPT_LEVEL": "3"} | os.environ | {"MYPYPATH": str(work)}
        done = subprocess.run([str(mypyc), *names], cwd=work, env=environment, check=False)
        if done.returncode:
            return done.returncode
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        for place in (work, work / inner):
            for made in (*place.glob("*.so"), *place.glob("*.pyd")):
                shutil.copy(made, target / made.name)
    (target / ".gitignore").write_text("*\n", encoding="utf-8")
    (target / NOTE).write_text(fingerprint(folder) + "\n", encoding="utf-8")
    print(f"compiled {len(names)} modules of {package}")
    return 0


def main(packages: Sequence[str]) -> int:
    """Compile these packages, or those of all games; the exit status."""
    chosen = packages or [package for game in games().values() for package in game.compiled]
    return max((build(package) for package in chosen), default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
