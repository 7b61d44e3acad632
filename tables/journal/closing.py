"""Reasons for closing a table other than by its people or its lobby's timeout."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Why(Enum):
    """The reason."""

    IDLE = "idle"
    """Nobody played for the idle time of a table without a clock."""
    GONE = "gone"
    """Its channel was deleted, or the bot was removed from its server."""
    HOST = "host"
    """The host of the bot closed it."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed, whatever its status; an entry of the journal."""

    why: Why
