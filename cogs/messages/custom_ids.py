"""The grammar of custom ids of buttons and menus.

A table's: ``brouc:1:{table}:{seq}:{what}:{arg}``. ``seq`` is the entry that the component belongs
to (:mod:`tables.decisions.outcomes`); for an older one nothing is executed. A page's, independent
of tables: ``brouc:{room}:{what}:{arg}``. A menu's begins with its kind and a colon. The whole
meaning is in the text, so components outlive the process that posted them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

VERSION: Final = 1
_ARG: Final = "[!-9;-~]"
"""ASCII without spaces and colons: encoded actions of games, their spaces as ``~``."""
_TABLE: Final = rf"brouc:{VERSION}:([0-9]{{1,18}}):([0-9]{{1,18}}):([a-z]+):({_ARG}{{0,40}})"
_PAGE: Final = rf"brouc:([a-z]+):([a-z-]+):({_ARG}{{0,60}})"
_KIND: Final = "(?:(?:menu|roles|channels|people):)?"
"""Menu of texts, roles, channels or people; empty for a button."""
_AT_TABLE: Final = re.compile(_KIND + _TABLE)
_ON_PAGE: Final = re.compile(_KIND + _PAGE)
MOST: Final = (1 << 63) - 1
"""Largest integer of the store."""


class MalformedError(ValueError):
    """An invalid custom id or choice, which no message of the bot has."""


def number(text: str, low: int = 0, high: int = MOST) -> int:
    """Parse a decimal integer; raises :class:`MalformedError` for any other text.

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
class TableId:
    """One use of a component of a table."""

    table: int
    seq: int
    what: str
    arg: str = ""

    def __str__(self) -> str:
        text = f"brouc:{VERSION}:{self.table}:{self.seq}:{self.what}:{self.arg}"
        if not _AT_TABLE.fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text


@dataclass(frozen=True, slots=True)
class PageId:
    """One use of a component of a page."""

    room: str
    what: str
    arg: str = ""

    def __str__(self) -> str:
        text = f"brouc:{self.room}:{self.what}:{self.arg}"
        if not _ON_PAGE.fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text


CustomId: TypeAlias = TableId | PageId


def parsed(text: str) -> CustomId | None:
    """The parsed custom id; ``None`` for one that no message of the bot has.

    >>> parsed("brouc:1:7:12:card:Th")
    TableId(table=7, seq=12, what='card', arg='Th')
    >>> parsed("menu:brouc:learn:lesson:")
    PageId(room='learn', what='lesson', arg='')
    """
    if (found := _AT_TABLE.fullmatch(text)) is not None:
        table, seq, what, arg = found.groups()
        return TableId(int(table), int(seq), what, arg)
    found = _ON_PAGE.fullmatch(text)
    return None if found is None else PageId(*found.groups())


def packed(action: str) -> str:
    """Pack an encoded action into the argument of an id.

    >>> packed("play N Th")
    'play~N~Th'
    """
    return action.replace(" ", "~")


def unpacked(arg: str) -> str:
    """Unpack the encoded action of an argument; the game decodes it."""
    return arg.replace("~", " ")
