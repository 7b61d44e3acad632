"""A step of a replay: its custom ids and their parsing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cogs.messages.custom_ids import MalformedError, PageId, number

_MENUS: Final = ("trick", "deal", "open")
_BUTTONS: Final = (
    *("first", "back", "next", "last", "again"),
    *("film", "analysis", "record", "share"),
)


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A step of a replay, as its components name it."""

    table: int
    match: int
    deal: int = 1
    step: int = 0

    def __str__(self) -> str:
        return f"{self.table}.{self.match}.{self.deal}.{self.step}"

    @classmethod
    def parse(cls, text: str) -> ReplayPosition:
        """Parse a position; ``ValueError`` for another text."""
        table, match, deal, step = map(number, text.split("."))
        return cls(table, match, deal, step)


def read(page_id: PageId, values: tuple[str, ...]) -> ReplayPosition:
    """Parse a component of a replay; ``ValueError`` for another."""
    if page_id.what in _MENUS and not page_id.arg:
        (text,) = values
        return ReplayPosition.parse(text)
    if page_id.what not in _BUTTONS or values:
        raise MalformedError(page_id.what)
    return ReplayPosition.parse(page_id.arg)
