"""Why a table was closed, other than by its people or its own time in the lobby."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Why(Enum):
    """The reason."""

    IDLE = "idle"
    """Nobody played for as long as a table without a clock waits."""
    GONE = "gone"
    """Its channel was deleted, or the bot was removed from its server."""
    HOST = "host"
    """The host of the bot closed it."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed, whatever stood on it; an entry of the journal."""

    why: Why
