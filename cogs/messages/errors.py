"""Classification of failures: Discord's codes, lost connections, the store.

:mod:`cogs.outbox.worker` and :mod:`cogs.outbox.send` act on it (docs/discord.md).
"""

from __future__ import annotations

import json
from enum import Enum, auto
from typing import Final

import aiohttp
import discord

from base.workers.job import QueueFullError
from db import StoreError


class Failure(Enum):
    """Kinds of failures, by the reaction to them."""

    GONE_MESSAGE = auto()
    """Post it again."""
    GONE_CHANNEL = auto()
    """Use the table's new place."""
    TOO_OLD = auto()
    """Post a new message: this one may no longer be edited often."""
    CLOSED = auto()
    """The person takes no direct messages."""
    FORBIDDEN = auto()
    """A permission is missing."""
    EXPIRED = auto()
    """The interaction's token is no longer valid."""
    ANSWERED = auto()
    """The interaction has been answered already."""
    LOST = auto()
    """The connection broke, perhaps after the request was executed: retry at once."""
    BUSY = auto()
    """Discord or the store fails, or the renderers' queue is full: retry after a delay."""
    WRONG = auto()
    """Discord rejects the request itself: retrying is useless."""
    BUG = auto()
    """A bug: retrying is useless, and the error's text may reveal cards."""

    @property
    def passing(self) -> bool:
        """Whether the same request may succeed later."""
        return self in (Failure.LOST, Failure.BUSY)


UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
_CODES: Final = {
    10008: Failure.GONE_MESSAGE,
    UNKNOWN_CHANNEL: Failure.GONE_CHANNEL,
    ARCHIVED: Failure.GONE_CHANNEL,  # A locked thread: others are opened again.
    30046: Failure.TOO_OLD,
    50007: Failure.CLOSED,
    50278: Failure.CLOSED,
    40003: Failure.CLOSED,
    50001: Failure.FORBIDDEN,
    50013: Failure.FORBIDDEN,
    10015: Failure.EXPIRED,
    10062: Failure.EXPIRED,
    50027: Failure.EXPIRED,
    40060: Failure.ANSWERED,
}
_CONNECTION: Final = frozenset({"aiohttp", "asyncio", "ssl", "socket"})
"""Libraries whose exceptions mean a broken connection, besides ``OSError``."""
_SERVICES: Final = frozenset(
    {"discord", "sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "concurrent"}
)
"""Libraries whose exceptions mean a temporary failure of a service."""
_OUTAGES: Final = (
    *(discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError),
    *(StoreError, QueueFullError),
)
PATIENCE: Final = 10
"""Failures in a row after which an error that is no :func:`outage` counts as a bug."""


def classify(error: BaseException) -> Failure:
    """Classify a failure."""
    if isinstance(error, discord.HTTPException):
        return _refused(error)
    if isinstance(error, discord.InteractionResponded):
        return Failure.ANSWERED
    if isinstance(error, (StoreError, QueueFullError)):
        return Failure.BUSY
    roots = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    # A driver's own errors first: some of them are ``OSError`` too.
    if roots & _SERVICES:
        return Failure.BUSY
    # A truncated answer may end in the middle of its JSON or of a character.
    cut_off = (OSError, EOFError, json.JSONDecodeError, UnicodeError)
    if isinstance(error, cut_off) or roots & _CONNECTION or _closed(error):
        return Failure.LOST
    return Failure.BUG


def outage(error: BaseException) -> bool:
    """Whether Discord, the network, the store or drawing can fail in this way for hours.

    Any other error that keeps returning, such as a missing file, does not pass by itself.

    >>> outage(ConnectionResetError()), outage(FileNotFoundError())
    (True, False)
    """
    return isinstance(error, _OUTAGES)


def _closed(error: BaseException) -> bool:
    """Whether the connection was already closed, as it is while the program stops.

    >>> _closed(RuntimeError("Session is closed")), _closed(RuntimeError("Th"))
    (True, False)
    """
    return type(error) is RuntimeError and error.args == ("Session is closed",)


def cause(error: BaseException) -> str:
    """The failure's kind as a metric's label.

    >>> cause(StoreError()), cause(ConnectionResetError()), cause(ValueError("Th"))
    ('store', 'lost', 'bug')
    """
    if isinstance(error, StoreError):
        return "store"
    if isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status == 429):
        return f"http_{error.status}"
    return classify(error).name.lower()


def _refused(error: discord.HTTPException) -> Failure:
    known = _CODES.get(error.code)
    if known is not None:
        return known
    if error.status >= 500 or error.status == 429:
        return Failure.BUSY
    if error.status == 404:
        return Failure.GONE_MESSAGE
    if error.status == 403:
        return Failure.FORBIDDEN
    return Failure.WRONG
