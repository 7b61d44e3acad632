"""What Discord's error codes mean for a message (docs/discord.md)."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

import discord


class Trouble(Enum):
    """What to do about a failed request."""

    GONE_MESSAGE = auto()
    """Post it anew."""
    GONE_CHANNEL = auto()
    """Go where the table goes on."""
    TOO_OLD = auto()
    """Post a new message: this one may no longer be edited often."""
    CLOSED = auto()
    """The person takes no direct messages."""
    FORBIDDEN = auto()
    """A permission is missing."""
    EXPIRED = auto()
    """The interaction's token is of no use any more."""
    ANSWERED = auto()
    """The interaction was answered before: done."""
    BUSY = auto()
    """Try again after a while."""
    WRONG = auto()
    """The request itself is wrong: trying again is useless."""


_CODES: Final = {
    10008: Trouble.GONE_MESSAGE,
    10003: Trouble.GONE_CHANNEL,
    50083: Trouble.GONE_CHANNEL,  # an archived and locked thread
    30046: Trouble.TOO_OLD,
    50007: Trouble.CLOSED,
    50278: Trouble.CLOSED,
    40003: Trouble.CLOSED,
    50001: Trouble.FORBIDDEN,
    50013: Trouble.FORBIDDEN,
    10015: Trouble.EXPIRED,
    10062: Trouble.EXPIRED,
    50027: Trouble.EXPIRED,
    40060: Trouble.ANSWERED,
}


def trouble(error: discord.HTTPException) -> Trouble:
    """What a failed request means."""
    known = _CODES.get(error.code)
    if known is not None:
        return known
    if error.status >= 500 or error.status == 429:
        return Trouble.BUSY
    if error.status == 404:
        return Trouble.GONE_MESSAGE
    if error.status == 403:
        return Trouble.FORBIDDEN
    return Trouble.WRONG
