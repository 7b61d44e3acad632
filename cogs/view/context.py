"""What Discord adds to a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ChannelContext:
    """Where a table went, and who cannot be written to."""

    thread: int | None = None
    """The thread, or the channel where the table goes on."""
    moved: bool = False
    """The thread was deleted and the table went on in the channel."""
    unreachable: frozenset[int] = frozenset()
    """Persons who take no direct messages."""
    computers: bool = True
    """Whether the server lets computer players take seats."""


NO_CONTEXT: Final = ChannelContext()


def moment(ms: int) -> str:
    """A moment in UTC ms as Discord shows it by the reader's clock."""
    return f"<t:{ms // 1000}:t>"


def relative(ms: int) -> str:
    """Discord's countdown to a moment in UTC ms."""
    return f"<t:{ms // 1000}:R>"
