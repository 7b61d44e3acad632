"""Use the compiled modules of a package where they fit; :mod:`players.fast` makes them.

A package of plain typed modules may be compiled with mypyc. All such packages are compiled as one
unit with the search of all games, whose classes theirs derive from: one shared library in the
folder ``build``, and a note of the sources each package was made from. A package is used compiled
only while its own sources and the search's are unchanged.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SEARCH: Final = "players.search"
"""The package that is in every unit."""
BUILD: Final = Path(__file__).with_name("build")
"""Where the compiled modules lie, as their sources do in their packages."""
NOTE: Final = "made-from.txt"
"""In that folder: a line for each package, its name and its :func:`fingerprint`."""


def sources(package: Path) -> list[Path]:
    """The files of a package's folder that are compiled."""
    return sorted(path for path in package.glob("*.py") if path.name != "__init__.py")


def fingerprint(package: Path) -> str:
    """What the package's sources, the search's and the interpreter are, in one word."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for folder in (Path(__file__).with_name("search"), package):
        for path in sources(folder):
            digest.update(path.name.encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()


def compiled(name: str, package: Path) -> bool:
    """Whether there are compiled modules made from just the sources that a package has now."""
    if os.environ.get("BROUC_PURE"):
        return False
    try:
        note = (BUILD / NOTE).read_text(encoding="utf-8")
    except OSError:
        return False
    return f"{name} {fingerprint(package)}" in note.splitlines()


def use(name: str, path: list[str]) -> bool:
    """Put fitting compiled modules before the sources on a package's path; whether there are any.

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
    """How packages that were imported run, for the log: compiled, interpreted, or which of them."""
    named = list(packages)
    pure = [name for name in named if not getattr(sys.modules.get(name), "COMPILED", False)]
    if not pure:
        return "compiled"
    return "interpreted" if pure == named else f"compiled but for {', '.join(pure)}"
