"""Import of compiled modules, made by :mod:`games.compile`, while they match their sources.

All compiled packages and the search they derive from form one unit: a shared library in the folder
``build`` and a note with a fingerprint of each package's sources. A package is used compiled only
while its own sources and the search's are unchanged.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SEARCH: Final = "gamekit.search"
"""Package in every unit."""
BUILD: Final = Path(__file__).with_name("build")
"""Folder of compiled modules, laid out as their packages."""
NOTE: Final = "made-from.txt"
"""File in that folder with name and :func:`fingerprint` of each package, one a line."""


def sources(package: Path) -> list[Path]:
    """Compiled source files of a package's folder."""
    return sorted(path for path in package.glob("*.py") if path.name != "__init__.py")


def fingerprint(package: Path) -> str:
    """Hash of the package's sources, the search's and the interpreter."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for folder in (Path(__file__).with_name("search"), package):
        for path in sources(folder):
            digest.update(path.name.encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()


def compiled(name: str, package: Path) -> bool:
    """Whether compiled modules of a package's current sources exist."""
    if os.environ.get("BROUC_PURE"):
        return False
    try:
        note = (BUILD / NOTE).read_text(encoding="utf-8")
    except OSError:
        return False
    return f"{name} {fingerprint(package)}" in note.splitlines()


def use(name: str, path: list[str]) -> bool:
    """Put matching compiled modules first on a package's path; return whether any exist.

    ``name`` and ``path``: the package's ``__name__`` and ``__path__``, its folder first.
    """
    if not compiled(name, Path(path[0])):
        return False
    for shared in BUILD.glob("*__mypyc.*"):
        library = shared.name.split(".")[0]
        if library in sys.modules:
            continue
        spec = importlib.util.spec_from_file_location(library, shared)
        if spec is None or spec.loader is None:
            return False
        module = importlib.util.module_from_spec(spec)
        sys.modules[library] = module
        spec.loader.exec_module(module)
    path.insert(0, str(BUILD.joinpath(*name.split("."))))
    return True


def ways(packages: Iterable[str]) -> str:
    """Describe imported packages for the log: compiled, interpreted, or the exceptions."""
    named = list(packages)
    pure = [name for name in named if not getattr(sys.modules.get(name), "COMPILED", False)]
    if not pure:
        return "compiled"
    return "interpreted" if pure == named else f"compiled but for {', '.join(pure)}"
