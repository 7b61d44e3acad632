"""Private replies to presses: one at a time for each person in each channel.

A new one is sent before the old one is deleted, and not in its place: a user who has dismissed a
private message sees no edit of it, and Discord does not report the dismissal.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from base.bounded import Bounded
from cogs.messages.client import TOKEN_S
from cogs.messages.errors import trouble

log = logging.getLogger(__name__)

KEPT: Final = 10_000
"""Notes remembered."""


@dataclass(frozen=True, slots=True)
class PrivateReply:
    """A private message, and the token of the interaction that made it."""

    webhook: discord.Webhook
    message: int


class Notes:
    """The newest note of each person in each channel."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock``: seconds."""
        self._clock = clock
        self._notes = Bounded[tuple[int, int | None], tuple[PrivateReply, float]](KEPT)
        self._deleting: set[asyncio.Task[None]] = set()

    def replace(self, interaction: discord.Interaction[Any], reply: PrivateReply) -> None:
        """Delete the previous note; this reply to a press is the note from now on."""
        self.clear(interaction)
        until = self._clock() + TOKEN_S
        self._notes[interaction.user.id, interaction.channel_id] = reply, until

    def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the person's note here, unless it is the pressed message."""
        where = interaction.user.id, interaction.channel_id
        known, pressed = self._notes.get(where), interaction.message
        self._notes.pop(where)
        if known is None or self._clock() >= known[1]:
            return
        reply, _ = known
        if pressed is None or pressed.id != reply.message:
            task = asyncio.create_task(_delete(reply), name="note")
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

    async def close(self) -> None:
        """Cancel all deletions."""
        for task in self._deleting:
            task.cancel()
        await asyncio.gather(*self._deleting, return_exceptions=True)


async def _delete(reply: PrivateReply) -> None:
    try:
        await reply.webhook.delete_message(reply.message)
    except Exception as error:  # It stays until its reader dismisses it.
        log.info("a note was not deleted: %s", trouble(error).name)
