"""Compile the players' core with mypyc: ``python -m players.fast`` (``make fast``).

The same sources run both ways and give the same cards from the same seed; compiled they think four
to five times as fast. What is compiled lies in ``players/build`` with a note of the sources it was
made from, and is used only while they are unchanged. mypy and a C compiler are needed to build,
neither to run.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
BUILD: Final = HERE / "build"
CORE: Final = (
    "kernel",
    "policy",
    "stakes",
    "search",
    "worlds",
    "openhands",
    "opensearch",
    "solver",
)
"""The modules that are compiled, if they are there."""
NOTE: Final = "made-from.txt"


def sources() -> list[Path]:
    """The files that are compiled."""
    return [path for name in CORE if (path := HERE / f"{name}.py").exists()]


def fingerprint() -> str:
    """What the core's sources and the interpreter are, in one line."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in sources():
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiled() -> Path | None:
    """The folder with a compiled core made from just these sources, if there is one."""
    if os.environ.get("BROUC_PURE"):
        return None
    try:
        note = (BUILD / NOTE).read_text(encoding="utf-8")
    except OSError:
        return None
    return BUILD if note.strip() == fingerprint() else None


def use(path: list[str]) -> bool:
    """Put a fitting compiled core before the sources on a package's path; whether there is one."""
    folder = compiled()
    if folder is None:
        return False
    for shared in folder.glob("*__mypyc.*"):
        name = shared.name.split(".")[0]
        spec = importlib.util.spec_from_file_location(name, shared)
        if spec is None or spec.loader is None:
            return False
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    path.insert(0, str(folder))
    return True


def build() -> int:
    """Compile; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "players").mkdir()
        (work / "players" / "__init__.py").write_text("", encoding="utf-8")
        names: list[str] = []
        for source in sources():
            shutil.copy(source, work / "players" / source.name)
            names.append(f"players/{source.name}")
        mypyc = Path(sys.executable).with_name("mypyc")
        environment = dict(os.environ, MYPYPATH=str(work), MYPYC_OPT_LEVEL="3")
        done = subprocess.run([str(mypyc), *names], cwd=work, env=environment, check=False)
        if done.returncode:
            return done.returncode
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        for made in [*work.glob("*.so"), *work.glob("*.pyd"), *(work / "players").glob("*.so")]:
            shutil.copy(made, BUILD / made.name)
        for made in (work / "players").glob("*.pyd"):
            shutil.copy(made, BUILD / made.name)
    (BUILD / ".gitignore").write_text("*\n", encoding="utf-8")
    (BUILD / NOTE).write_text(fingerprint() + "\n", encoding="utf-8")
    print(f"compiled {', '.join(CORE)} into {BUILD.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(build())
