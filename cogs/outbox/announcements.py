"""The operator's announcements at all tables: maintenance, its end, free texts.

Boards and lobby cards show a pending maintenance; its end and the operator's texts are separate
messages, posted once. All of them have lower priority than messages of running games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from cogs.outbox.due import board_key
from cogs.outbox.key import LOBBY, Kind, MessageKey
from cogs.outbox.outbox import Outbox
from cogs.outbox.quota import Urgency
from db import LIVE, Store, StoreError
from tables.journal.state import Status
from tables.runtime import announcements
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

OVER_MS: Final = 3_600_000
"""Period in which tables that missed the end of a maintenance are still notified of it."""


class Announcer:
    """Posts announcements at all tables."""

    def __init__(
        self, tables: Tables, store: Store, outbox: Outbox, now: Callable[[], int]
    ) -> None:
        self._tables = tables
        self._store = store
        self._outbox = outbox
        self._now = now
        self._said: set[MessageKey] = set()
        """Announcements that this process has already marked at all tables."""

    async def changed(self) -> None:
        """Refresh all boards: the announced maintenance has changed."""
        try:
            for table in await self._tables.live():
                state = await self._tables.state(table)
                if state is None:
                    continue
                key = LOBBY if state.status is Status.LOBBY else board_key(state)
                if key is not None:
                    self._outbox.refresh(table, key, urgency=Urgency.LATER)
        except StoreError as error:
            # Their next change will post it.
            log.warning("not all boards say what is announced: %s", error)

    async def look(self) -> None:
        """Post announcements that some tables have not received. Raises :class:`db.StoreError`."""
        now = self._now()
        keys = {
            MessageKey(Kind.GOES_ON, rest.ends): rest.begins
            for rest in self._tables.maintenance.rests.over(now - OVER_MS, now)
        } | {
            MessageKey(Kind.NOTICE, notice.number): notice.number
            for notice in await announcements.current(self._store, now)
        }
        self._said &= keys.keys()
        for key, before in keys.items():
            if key not in self._said:
                await self._post(key, before)
                self._said.add(key)

    async def _post(self, key: MessageKey, before: int) -> None:
        """Post at every live table opened before this moment (UTC ms)."""
        places: dict[int, int] = {}
        for head in await self._store.journals.heads(status=LIVE):
            place, channel = head.head.place_id, head.head.channel_id
            if head.created_at > before:
                continue
            if place is not None:
                places[place] = head.table
            elif key.kind is Kind.NOTICE and channel not in places:
                # Lobbies of one channel share it, so only one of them posts there.
                known = await self._store.messages.find(channel=channel)
                if not any(message.role == str(key) for message in known):
                    places[channel] = head.table
        log.info("%s is told at %d places", key.kind.value, len(places))
        for table in places.values():
            self._outbox.refresh(table, key, urgency=Urgency.LATER)
