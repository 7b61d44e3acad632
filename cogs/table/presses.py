"""Presses at a table: how their text is parsed, and which handler answers.

An id that no message contains raises :class:`MalformedError`: the answer is a sentence, and nothing
else happens.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cogs.messages.custom_ids import MalformedError, TableId
from cogs.table.replies import Interaction
from tables.journal.state import TableState

Values: TypeAlias = tuple[str, ...]
"""Values chosen in a menu; empty for a button."""
Read: TypeAlias = Callable[[str, Values], Any]
"""Parses an id's argument and a menu's values; ``ValueError`` or ``LookupError`` for invalid ones.
"""
Handle: TypeAlias = Callable[[Interaction, TableState, TableId, Any], Awaitable[None]]
"""Answers a press; the last argument is the parsed one."""


@dataclass(frozen=True, slots=True)
class Press:
    """Effect of one kind of button or menu."""

    read: Read
    handle: Handle
    beside: bool = False
    """Whether the answer is a new reply when a board, a card or a hand in direct messages was
    pressed. On a private hand the same press may refresh the hand itself.
    """
    looks: bool = False
    """Whether the answer is a new reply on a private hand too, which stays unchanged."""


Presses: TypeAlias = Mapping[str, Press]
"""Handlers by the name in the custom id."""


def nothing(arg: str, values: Values) -> None:
    """Parse a button without an argument."""
    if arg or values:
        raise MalformedError(arg)


def argument(arg: str, values: Values) -> str:
    """Parse a button with an argument."""
    if values:
        raise MalformedError(arg)
    return arg


def choice(arg: str, values: Values) -> str:
    """Parse a single-choice menu; ignores its argument."""
    (value,) = values
    return value


def parse_press(press: Press, arg: str, values: Values) -> Any:
    """Parse a press; :class:`MalformedError` if invalid."""
    try:
        return press.read(arg, values)
    except (ValueError, LookupError):
        raise MalformedError(arg) from None
