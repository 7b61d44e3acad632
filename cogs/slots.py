"""What is known of one message of a table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from cogs.transport import Answer, Place


@dataclass(slots=True)
class Slot:
    """What is known of one message."""

    table: int
    role: str
    dirty: bool = False
    task: asyncio.Task[None] | None = None
    sign: str = ""
    """What it shows."""
    seq: int = 0
    """The table's entry that it shows."""
    place: Place | None = None
    loaded: bool = False
    """Whether ``place`` has been read from the store."""
    answer: Answer | None = None
    edited: float = -1e9
    """When it was last sent or edited (the loop's time)."""
    failures: int = 0
    generation: int = 0
    """How often it was posted anew."""
