"""Use the compiled modules of a package where they fit; :mod:`players.fast` makes them.

A package of plain typed modules may be compiled with mypyc. What is compiled lies in its folder
``build`` with a note of the sources it was made from, and is used only while they are unchanged.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from pathlib import Path
from typing import Final

NOTE: Final = "made-from.txt"


def sources(package: Path) -> list[Path]:
    """The files of a package's folder that are compiled."""
    return sorted(path for path in package.glob("*.py") if path.name != "__init__.py")


def build_of(package: Path) -> Path:
    """Where the compiled modules of a package lie."""
    return package / "build"


def fingerprint(package: Path) -> str:
    """What the package's sources and the interpreter are, in one line."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in sources(package):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiled(package: Path) -> Path | None:
    """The folder with compiled modules made from just these sources, if there is one."""
    if os.environ.get("BROUC_PURE"):
        return None
    try:
        note = (build_of(package) / NOTE).read_text(encoding="utf-8")
    except OSError:
        return None
    return build_of(package) if note.strip() == fingerprint(package) else None


def use(path: list[str]) -> bool:
    """Put fitting compiled modules before the sources on a package's path; whether there are any.

    ``path``: the package's ``__path__``, its folder first.
    """
    folder = compiled(Path(path[0]))
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
