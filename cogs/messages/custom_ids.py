"""What a button or menu says when it is used: ``brouc:1:{table}:{seq}:{what}:{arg}``.

The whole meaning is in the text, so components outlive the process that posted them. ``seq`` is
the entry that began what the component belongs to (:mod:`tables.positions`): for an older one
nothing is executed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

VERSION: Final = 1
PATTERN: Final = (
    r"brouc:1:(?P<table>[0-9]{1,18}):(?P<seq>[0-9]{1,18}):"
    r"(?P<what>[a-z]+):(?P<arg>[!-9;-~]{0,40})"
)
"""Also the template of the dynamic items."""
_COMPILED: Final = re.compile(PATTERN)
MOST: Final = (1 << 63) - 1
"""The greatest number that the store keeps."""


class MalformedError(ValueError):
    """The text of a component, or a choice in it, that no message of ours has."""


def number(text: str, low: int = 0, high: int = MOST) -> int:
    """A whole number in decimal digits; :class:`MalformedError` for any other text.

    >>> number("31", 1, 31)
    31
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))):
        raise MalformedError(text)
    found = int(text)
    if not low <= found <= high:
        raise MalformedError(text)
    return found


@dataclass(frozen=True, slots=True)
class Press:
    """One use of a component."""

    table: int
    seq: int
    what: str
    arg: str = ""

    def __str__(self) -> str:
        text = f"brouc:{VERSION}:{self.table}:{self.seq}:{self.what}:{self.arg}"
        if not _COMPILED.fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str) -> Press:
        """Read a custom id; ``ValueError`` for any other text.

        >>> Press.parse("brouc:1:7:12:card:Th")
        Press(table=7, seq=12, what='card', arg='Th')
        """
        found = _COMPILED.fullmatch(text)
        if found is None:
            raise ValueError(f"not a custom id: {text!r}")
        return cls(int(found["table"]), int(found["seq"]), found["what"], found["arg"])
