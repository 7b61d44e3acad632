"""Serialisation of journal entries, including older versions.

A journal outlives the program that wrote it, so an entry's kind may change in two ways only:

- *A new field with a default.* Older entries lack it and get the default, which must mean what
  those entries meant. An older program refuses the entry with the unknown field; where the
  default is ``UNSET`` the field is written only if set.
- *Another meaning or name.* The kind gets one more :data:`Change`, which turns the plain data of
  the version before into the next. The version (1 plus the number of changes) is written with the
  entry as ``v`` (left out while it is 1), so that an older program refuses it.

Entries of unknown versions are refused, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from db.core import documents

E = TypeVar("E")
Data = dict[str, Any]
Change = Callable[[Data], Data]
"""Converter of an entry's plain data to the next version."""

_VERSION: Final = "v"


class UnreadableError(ValueError):
    """An entry that this program cannot read; the text is for the operator and contains no card."""


class Format(Generic[E]):
    """The kinds of entries by name, with the changes of each, oldest first."""

    def __init__(
        self, kinds: Mapping[str, type[E]], changes: Mapping[str, tuple[Change, ...]]
    ) -> None:
        self._kinds = kinds
        self._names = {kind: name for name, kind in kinds.items()}
        self._changes = changes

    def version(self, name: str) -> int:
        """The version in which this program writes a kind."""
        return 1 + len(self._changes.get(name, ()))

    def encode(self, entry: E) -> tuple[str, str]:
        """Return the entry's kind and its payload as JSON."""
        name = self._names[type(entry)]
        version = self.version(name)
        if version == 1:
            return name, documents.write(entry)
        return name, documents.write({_VERSION: version, **documents.plain(entry)})

    def decode(self, name: str, payload: str) -> E:
        """Return the entry of a kind and payload, or raise :class:`UnreadableError`."""
        kind = self._kinds.get(name)
        if kind is None:
            raise UnreadableError(f"unknown entry {name!r}: {_NEWER}")
        try:
            data = documents.parse(payload)
            if isinstance(data, dict):
                data = self._as_of_now(name, data)
            return documents.fit(kind, data)
        except UnreadableError:
            raise
        except ValueError as error:
            newer = f": {_NEWER}" if str(error).startswith("unknown field") else ""
            raise UnreadableError(f"{name}: {error}{newer}") from None

    def _as_of_now(self, name: str, data: Data) -> Data:
        version, newest = data.pop(_VERSION, 1), self.version(name)
        if type(version) is not int or version < 1:
            raise UnreadableError(f"{name}: not a version")
        if version > newest:
            raise UnreadableError(f"{name}: version {version}, known is {newest}: {_NEWER}")
        for change in self._changes.get(name, ())[version - 1 :]:
            data = change(data)
        return data


_NEWER: Final = "a newer version of this program wrote it; run that one or a newer"
