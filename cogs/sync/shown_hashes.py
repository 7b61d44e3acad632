"""Stored content hashes of idle messages, so that a restart need not edit them.

The hash of an idle message is stored; all hashes of a table are cleared together before any of its
messages changes. So a running table costs no writes, an idle one costs one, and a stored hash is
never wrong, even if the process is killed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from cogs.sync.message_keys import Kind
from cogs.sync.message_state import MessageState, MessageStates
from db import MessageAt, Store, TableMessage

log = logging.getLogger(__name__)

REST_S: Final = 60.0
"""Idle time before a hash is stored: longer than a slow round of four people, in which a hand
changes once or twice.
"""


class ShownHashes:
    """Stores and clears content hashes."""

    def __init__(self, store: Store, messages: MessageStates, clock: Callable[[], float]) -> None:
        """``clock``: the one of ``not_before``."""
        self._store = store
        self._messages = messages
        self._clock = clock

    async def note(self, rest: float = REST_S) -> None:
        """Store the hashes of messages unchanged for this many seconds plus the pause between
        edits.
        """
        before = self._clock() - rest
        rested = [
            (message, message.place, message.told)
            for message in self._messages
            if message.told not in ("", message.noted)
            and message.not_before <= before
            and not (message.stale or message.key.kind is Kind.PRIVATE)
        ]
        found = [
            _row(message, MessageAt(place.channel, place.message, 0, text))
            for message, place, text in rested
            if place is not None
        ]
        for message, _, _ in rested:
            message.noted = None  # A change meanwhile clears the hash after it is stored.
        try:
            await self._store.messages.note(found)
        except Exception as error:  # Only a stored hash is lost.
            log.info("what messages show is not noted: %s", type(error).__name__)
            return
        for message, place, text in rested:
            if message.noted is None and (message.place, message.told) == (place, text):
                message.noted = text

    async def withdraw(self, message: MessageState) -> None:
        """Clear the stored hashes of the message's table before the message changes."""
        if message.noted == "":
            return
        # Other messages only if they have a hash: one may be being written.
        noted = [
            (one, one.noted)
            for one in self._messages.of(message.table)
            if one is message or one.noted
        ]
        places = [(one, one.place) for one, _ in noted if one.place is not None]
        await self._store.messages.note(
            [_row(one, MessageAt(place.channel, place.message, 0)) for one, place in places]
        )
        for one, text in noted:
            if one is message or one.noted == text:
                one.noted = ""


def _row(message: MessageState, at: MessageAt) -> TableMessage:
    return TableMessage(message.table, str(message.key), at)
