"""What can be pressed at a table: how its text is read, and who answers.

Whatever no message of this or an earlier version says is :class:`MalformedError`: it is answered
with a sentence, and nothing else has happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cogs.messages.custom_ids import MalformedError, TableId
from cogs.table.replies import Interaction
from tables.journal.state import TableState

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a menu; nothing for a button."""
Read: TypeAlias = Callable[[str, Values], Any]
"""What is asked for, of an id's argument and a menu's choice alone; ``ValueError`` or
``LookupError`` for what no message has."""
Handle: TypeAlias = Callable[[Interaction, TableState, TableId, Any], Awaitable[None]]
"""Answers; the last is what was read."""


@dataclass(frozen=True, slots=True)
class Press:
    """What one kind of button or menu does."""

    read: Read
    handle: Handle
    beside: bool = False
    """Answered by a reply of its own where a board, a card or a hand in direct messages was
    pressed. On a private hand the same press may bring the hand itself up to date."""
    looks: bool = False
    """Answered by a reply of its own on a private hand too, which stays as it was."""


Presses: TypeAlias = Mapping[str, Press]
"""By what the custom id says."""


def nothing(arg: str, values: Values) -> None:
    """A button that says no more than its name."""
    if arg or values:
        raise MalformedError(arg)


def argument(arg: str, values: Values) -> str:
    """A button with an argument."""
    if values:
        raise MalformedError(arg)
    return arg


def choice(arg: str, values: Values) -> str:
    """A menu of which one is chosen, whatever its argument."""
    (value,) = values
    return value


def asked(press: Press, arg: str, values: Values) -> Any:
    """What is asked for; :class:`MalformedError`."""
    try:
        return press.read(arg, values)
    except (ValueError, LookupError):
        raise MalformedError(arg) from None
