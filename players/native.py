"""Use the compiled core where there is one that fits; :mod:`players.fast` makes it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
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
