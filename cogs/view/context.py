"""Discord's part of a table's state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ChannelContext:
    """Location of a table, and people who cannot be sent direct messages."""

    thread: int | None = None
    """The thread, or the channel where the table is played."""
    moved: bool = False
    """Whether the thread was deleted and the table moved to the channel."""
    unreachable: frozenset[int] = frozenset()
    """Persons who take no direct messages."""
    computers: bool = True
    """Whether the server allows computer players."""


NO_CONTEXT: Final = ChannelContext()


def moment(ms: int) -> str:
    """Format a moment in UTC ms for Discord to show in the reader's time zone."""
    return f"<t:{ms // 1000}:t>"


def relative(ms: int) -> str:
    """Format a moment in UTC ms as a Discord countdown."""
    return f"<t:{ms // 1000}:R>"
