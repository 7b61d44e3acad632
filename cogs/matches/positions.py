"""Which step of a replay: what its components name and what they are read as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cogs.messages.custom_ids import MalformedError, number
from cogs.messages.pages import Knock

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
        """The position of a text; ``ValueError`` for another."""
        table, match, deal, step = map(number, text.split("."))
        return cls(table, match, deal, step)


def read(knock: Knock, values: tuple[str, ...]) -> ReplayPosition:
    """The step that a component of a replay means; ``ValueError`` for another component."""
    if knock.what in _MENUS and not knock.arg:
        (text,) = values
        return ReplayPosition.parse(text)
    if knock.what not in _BUTTONS or values:
        raise MalformedError(knock.what)
    return ReplayPosition.parse(knock.arg)
