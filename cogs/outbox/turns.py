"""Turn notifications: calls to those who want them, and boards moved below the chat.

Chat messages push a board up. When a person's turn begins, Discord is asked, at most once in a
while, for the newest message; if it is not the bot's, the board moves below it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

import discord

from base.bounded import Bounded
from base.safe_log import without_text
from base.tasks import Tasks
from cogs.messages.client import MessageClient
from cogs.messages.errors import cause
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.due import board_key
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.outbox import Outbox
from db import Store, StoreError
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Acted, Back, CountPressed, Cut
from tables.journal.state import TableState

log = logging.getLogger(__name__)

LOOK_S: Final = 30.0
"""Interval between two checks for a table's newest message."""
MOVE_S: Final = 120.0
"""Interval between two moves of a board."""
JUST_S: Final = 20.0
"""A person who has acted this recently is present and need not be called."""
KEPT: Final = 10_000
"""Tables, and people at tables, that are remembered."""


class Turns:
    """Listens to the tables; nothing here can fail a game."""

    def __init__(
        self,
        client: MessageClient,
        store: Store,
        people: UserPrefs,
        outbox: Outbox,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``clock``: seconds."""
        self._client = client
        self._store = store
        self._people = people
        self._outbox = outbox
        self._clock = clock
        self._present = Bounded[tuple[int, int], float](KEPT)
        """Times until which people at tables need not be called."""
        self._rests = Bounded[int, float](KEPT)
        """Times until which tables' channels are not looked at again."""
        self._tasks = Tasks()

    def changed(self, change: Change | Nudge) -> None:
        """Start a turn's notifications; a listener of the tables."""
        if isinstance(change, Nudge):
            return
        state, before = change.state, change.before
        if state.daily is not None:
            return  # It waits for nobody, and has no channel.
        now = self._clock()
        for stored in change.entries:
            if isinstance(stored.entry, (Acted, Back, CountPressed, Cut)) and stored.entry.person:
                self._present[state.id, stored.entry.person] = now + JUST_S
        # A table that was only read, as after a start, begins no turn.
        began = before is not None and before.turn_seq != state.turn_seq
        asked = [person for person in state.turn_persons if person > 0]
        if not began or not asked:
            return
        away = [one for one in asked if now >= (self._present.get((state.id, one)) or now)]
        looks = now >= (self._rests.get(state.id) or now)
        if away or looks:
            self._tasks.start(self._turn(state, away, looks), f"turn {state.id}")

    async def close(self) -> None:
        """Cancel all tasks."""
        await self._tasks.close()

    async def _turn(self, state: TableState, away: Iterable[int], looks: bool) -> None:
        try:
            for person in away:
                await self._call(state, person)
            if looks:
                await self._look(state)
        except (discord.HTTPException, StoreError) as error:
            log.info("table %s: no look at its channel: %s", state.id, cause(error))
        except Exception as error:
            log.error("table %s: a turn is not told", state.id, exc_info=without_text(error))

    async def _call(self, state: TableState, person: int) -> None:
        """Call a person to their turn if they want it."""
        preferences = await self._people.preferences(person)
        if preferences.calls != "no" and not self._people.at_rest(preferences):
            self._outbox.refresh(state.id, MessageKey(Kind.TURN, person=person))

    async def _look(self, state: TableState) -> None:
        """Move the board down if others have written below it."""
        now, key = self._clock(), board_key(state)
        if key is None or state.place is None or self._outbox.short:
            return
        board = await self._store.messages.get(state.id, str(key))
        if board is None or board.channel_id != state.place:
            return
        self._rests[state.id] = now + LOOK_S
        if await self._client.written_below(board):
            self._rests[state.id] = now + MOVE_S
            self._outbox.refresh(state.id, key, moves=True)
