"""What the store knows of what messages show, so that after a restart they need no edit.

A message that has rested for a while is noted; before it changes its table's notes are withdrawn,
all of them at once, for the table's other messages follow. So a table that is being played costs no
note, an idle one costs one, and a note is never wrong, whenever the process dies.
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
"""After how long what a message shows is noted: longer than a slow round of four people takes, in
which a hand changes once or twice."""


class Looks:
    """Notes of all messages."""

    def __init__(self, store: Store, slots: MessageStates, clock: Callable[[], float]) -> None:
        """``clock``: the one of ``not_before``."""
        self._store = store
        self._slots = slots
        self._clock = clock

    async def note(self, rest: float = REST_S) -> None:
        """Note what has not changed for so many seconds, and for the pause between two edits."""
        before = self._clock() - rest
        rested = [
            (slot, slot.place, slot.told)
            for slot in self._slots
            if slot.told not in ("", slot.noted)
            and slot.not_before <= before
            and not (slot.stale or slot.key.kind is Kind.PRIVATE)
        ]
        found = [
            _row(slot, MessageAt(place.channel, place.message, 0, text))
            for slot, place, text in rested
            if place is not None
        ]
        for slot, _, _ in rested:
            slot.noted = None  # Whoever changes one meanwhile withdraws the note after it is made.
        try:
            await self._store.messages.note(found)
        except Exception as error:  # Nothing is lost but a note.
            log.info("what messages show is not noted: %s", type(error).__name__)
            return
        for slot, place, text in rested:
            if slot.noted is None and (slot.place, slot.told) == (place, text):
                slot.noted = text

    async def withdraw(self, slot: MessageState) -> None:
        """The store must not go on saying what a message shows that is going to change."""
        if slot.noted == "":
            return
        # Of the others only those with a note: whether one is being written is not known.
        noted = [(one, one.noted) for one in self._slots.of(slot.table) if one is slot or one.noted]
        places = [(one, one.place) for one, _ in noted if one.place is not None]
        await self._store.messages.note(
            [_row(one, MessageAt(place.channel, place.message, 0)) for one, place in places]
        )
        for one, text in noted:
            if one is slot or one.noted == text:
                one.noted = ""


def _row(slot: MessageState, at: MessageAt) -> TableMessage:
    return TableMessage(slot.table, str(slot.key), at)
