"""What a picture would show, told without drawing it: a fingerprint of everything it is made of.

It is the same in every process and after a restart, so a message that shows it need be neither
drawn nor edited. It covers what its reader may not see of others'
(:class:`gamekit.api.scenes.Scene`
has a seat's view): it stays in memory and in the store and goes to nobody.
"""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias

import PIL

import render
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene

Out: TypeAlias = Callable[[str], None]
Teller: TypeAlias = Callable[[Any, Out], None]
_BYTES: Final = 16
_STYLE: Final = Path(inspect.getfile(render)).parent
_BY_IDENTITY: Final[Any] = object.__hash__


def fingerprint(game: Game, scene: Scene, names: Mapping[str, str], look: Look) -> str:
    """32 hexadecimal digits: equal only where the picture and its words are equal."""
    told = told_of((game.name, drawn_by(game), scene, names, look))
    return blake2b(told.encode("utf-8", "surrogatepass"), digest_size=_BYTES).hexdigest()


@lru_cache(maxsize=64)
def _version(folders: tuple[Path, ...]) -> str:
    found = blake2b(PIL.__version__.encode(), digest_size=_BYTES)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".ftl"):
                found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


def drawn_by(game: Game) -> str:
    """The version of what draws a game's pictures: of its files, and of the style of all games.

    So a corrected picture is shown as soon as the program that draws it runs, and nobody has to
    count versions. Without its files, in an archive, a game is told by its name alone.
    """
    return "" if game.scenes is None else _version(_folders(type(game.scenes)))


def drawn_alike(what: object) -> str:
    """32 hexadecimal digits: equal only where these would be drawn as now, by the common style."""
    told = told_of((_version((_STYLE,)), what))
    return blake2b(told.encode("utf-8", "surrogatepass"), digest_size=_BYTES).hexdigest()


@lru_cache(maxsize=64)
def _folders(scenes: type) -> tuple[Path, ...]:
    """Where a game's pictures are drawn, and what they are drawn with."""
    home = Path(inspect.getfile(scenes)).parent
    # A room of its own for pictures within the game's package; its words are beside it.
    package = home.parent if (home.parent / "__init__.py").is_file() else home
    return _STYLE, package if _one(package) else home


def _one(package: Path) -> bool:
    """Whether a folder is one game's, and not the one of several."""
    return not (package / "registry.py").is_file()


# -- plain data as text ------------------------------------------------------------------------


def told_of(value: Any) -> str:
    """Plain data, written out: the same text in every process, another for other data.

    >>> told_of({"b": (1, True), "a": frozenset({"y", "x"})})
    '{s1:a<s1:xs1:y>s1:b(i1;T)}'
    """
    out: list[str] = []
    _tell(value, out.append)
    return "".join(out)


def _tell(value: Any, out: Out) -> None:
    kind = type(value)
    teller = _TELLERS.get(kind)
    if teller is None:
        teller = _TELLERS[kind] = _teller(kind)
    teller(value, out)


def _teller(kind: type) -> Teller:
    """How values of a type are told; a view has a thousand of some thirty types."""
    name = kind.__qualname__
    if is_dataclass(kind):
        return partial(_tell_fields, f"d{name}(", tuple(field.name for field in fields(kind)))
    if issubclass(kind, Enum):
        return partial(_tell_member, f"e{name}.")
    if issubclass(kind, (frozenset, set)):
        return _tell_set
    if issubclass(kind, Mapping):
        return _tell_mapping
    return _tell_singular if kind.__hash__ is _BY_IDENTITY else _tell_pickled


def _tell_text(value: str, out: Out) -> None:
    out(f"s{len(value)}:{value}")


def _tell_many(value: Iterable[Any], out: Out) -> None:
    out("(")
    for one in value:
        _tell(one, out)
    out(")")


def _tell_fields(begins: str, names: tuple[str, ...], value: Any, out: Out) -> None:
    out(begins)
    for name in names:
        _tell(getattr(value, name), out)
    out(")")


def _tell_member(begins: str, value: Any, out: Out) -> None:
    out(f"{begins}{value._name_};")


def _tell_set(value: Iterable[Any], out: Out) -> None:
    out("<")
    for text in sorted(map(told_of, value)):
        out(text)
    out(">")


def _tell_mapping(value: Mapping[Any, Any], out: Out) -> None:
    out("{")
    for key, text in sorted((told_of(key), told_of(one)) for key, one in value.items()):
        out(key + text)
    out("}")


def _tell_bytes(value: bytes, out: Out) -> None:
    # An avatar: some thousand bytes, in every picture of somebody's table.
    out(f"b{blake2b(value, digest_size=_BYTES).hexdigest()};")


def _tell_singular(value: Any, out: Out) -> None:
    out(_singular(value))


def _tell_pickled(value: Any, out: Out) -> None:
    out(_pickled(value))


@lru_cache(maxsize=1024)
def _singular(value: object) -> str:
    """Something of which there is one object each, such as a card: it is never another's equal."""
    return _pickled(value)


def _pickled(value: Any) -> str:
    # Equal bytes are equal data; where equal data have other bytes, something is drawn twice.
    return f"p{type(value).__qualname__}{pickle.dumps(value).hex()};"


_TELLERS: Final[dict[type, Teller]] = {
    str: _tell_text,
    int: lambda value, out: out(f"i{value};"),
    bool: lambda value, out: out("T" if value else "F"),
    type(None): lambda value, out: out("-"),
    tuple: _tell_many,
    list: _tell_many,
    bytes: _tell_bytes,
}
"""By the types that have been seen."""
