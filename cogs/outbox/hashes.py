"""Hashes of what idle messages show, stored so that a restart edits only differences."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Final

from cogs.outbox.pace import Pace
from cogs.outbox.record import Message, Messages
from db import Store, TableMessage

log = logging.getLogger(__name__)

REST_S: Final = 60.0
"""Idle time before a hash is stored: longer than a slow round of four people, in which a hand
changes once or twice.
"""


class Hashes:
    """Stores hashes of idle messages, and clears them before a change."""

    def __init__(self, messages: Messages, store: Store, pace: Pace) -> None:
        self._messages = messages
        self._store = store
        self._pace = pace

    async def note(self, rest: float = REST_S) -> None:
        """Store the hashes of messages unchanged for this many seconds."""
        before, rows = self._pace.clock() - rest, list[TableMessage]()
        async with AsyncExitStack() as locks:
            idle: list[Message] = []
            for message in self._messages:
                shown = message.shown
                if (
                    shown.content
                    and not shown.noted
                    and shown.since <= before
                    and message.request is None
                    and not message.lock.locked()
                    and not message.key.policy.reply
                ):
                    await locks.enter_async_context(message.lock)
                    row = await self._store.messages.get(message.number, str(message.key))
                    idle.append(message)
                    if row is not None and row.shown != shown.hash:
                        at = replace(row, shown=message.shown.hash)
                        rows.append(TableMessage(message.number, str(message.key), at))
            try:
                await self._store.messages.note(rows)
            except Exception as error:  # Only a stored hash is lost.
                log.info("what messages show is not noted: %s", type(error).__name__)
                return
            for message in idle:
                message.shown = replace(message.shown, noted=True)

    async def clear(self, message: Message, *, alone: bool = False) -> None:
        """Clear the message's stored hash before it changes, in one write with all others of its
        journal: in play the others change too. ``alone``: they do not, as after a start.
        """
        row = await self._store.messages.get(message.number, str(message.key))
        if row is None or not row.shown:
            return
        changing = [TableMessage(message.number, str(message.key), row)]
        if not alone:
            found = await self._store.messages.find(table=message.number)
            changing = [one for one in found if one.at.shown]
        cleared = [replace(one, at=replace(one.at, shown="")) for one in changing]
        await self._store.messages.note(cleared)
        for other in () if alone else self._messages.of(message.number):
            if other.shown.noted:
                other.shown = replace(other.shown, noted=False)
