"""Content hashes of pictures, computed without drawing them.

They are equal in every process and after a restart, so a message with an equal picture need be
neither drawn nor edited. They cover hidden cards (:class:`gamekit.api.scenes.Scene` has a seat's
view): they stay in memory and in the store.
"""

from __future__ import annotations

import inspect
import pickle
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import PIL

import render
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene

_BYTES: Final = 16
_STYLE: Final = Path(inspect.getfile(render)).parent
_BY_IDENTITY: Final[Any] = object.__hash__


def fingerprint(game: Game, scene: Scene, names: Mapping[str, str], look: Look) -> str:
    """Hash a picture's ingredients: 32 hexadecimal digits."""
    return _hash(encoded((game.name, drawn_by(game), scene, names, look)))


@lru_cache(maxsize=64)
def _version(*folders: Path) -> str:
    found = blake2b(PIL.__version__.encode(), digest_size=_BYTES)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".ftl", ".png"):
                found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


@lru_cache(maxsize=64)
def drawn_by(game: Game) -> str:
    """Hash the source files of a game's pictures and of the common style, with its figures.

    So a corrected picture is shown after an update without version numbers. Empty for a game
    without pictures; without source files, in an archive, games differ by their names alone.
    """
    if game.scenes is None:
        return ""
    # Scenes of a shared class are made of a game's own parts; its rules are nearly always its own.
    parts = (game.scenes, game.rules, *getattr(game.scenes, "__dict__", {}).values())
    return _version(*dict.fromkeys(_folders(map(_source, parts))))


def _source(part: object) -> Any:
    """The function or type with the source of a part."""
    return part if inspect.isfunction(part) or inspect.isclass(part) else type(part)


def drawn_alike(what: object) -> str:
    """Hash data and the common style that draws it: 32 hexadecimal digits."""
    return _hash(encoded((_version(_STYLE), what)))


def _folders(sources: Iterable[Any]) -> Iterator[Path]:
    """Source folders of the common style, and of the packages that these come from."""
    yield _STYLE
    for source in sources:
        if source.__module__.partition(".")[0] in sys.stdlib_module_names:
            continue
        home = Path(inspect.getfile(source)).parent
        # Pictures may have a folder of their own in the game's package, next to its words.
        package = home.parent if (home.parent / "__init__.py").is_file() else home
        yield package if _one(package) else home


def _one(package: Path) -> bool:
    """Whether a folder is a single game's package."""
    return not (package / "registry.py").is_file()


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=_BYTES).hexdigest()


def encoded(value: Any) -> bytes:
    """Data as JSON: the same in every process, whatever the order of sets and mappings.

    >>> encoded({"b": (1, True), "a": frozenset({"y", "x"})})
    b'{"a":["x","y"],"b":[1,true]}'
    """
    try:
        return _JSON.encode(value)
    except TypeError:  # A mapping whose keys JSON cannot have.
        return pickle.dumps(value)


def _other(value: Any) -> Any:
    """Data that JSON does not know."""
    if isinstance(value, Mapping):
        return dict(value)
    return _singular(value) if type(value).__hash__ is _BY_IDENTITY else _pickled(value)


@lru_cache(maxsize=1024)
def _singular(value: object) -> str:
    """Pickle an object without equals, such as a card of which there is one instance."""
    return _pickled(value)


def _pickled(value: Any) -> str:
    # Equal data may have different pickles: then a picture is drawn twice.
    return f"{type(value).__qualname__}:{pickle.dumps(value).hex()}"


_JSON: Final = msgspec.json.Encoder(enc_hook=_other, order="deterministic")
