"""Effects of answers to clicks on messages: they carry the new hand, and their tokens edit it
later.
"""

from __future__ import annotations

import asyncio
import logging
import math
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any

import discord

from cogs.messages.client import CLOSING_S, TOKEN_S, InteractionToken, MessageRef
from cogs.messages.pending_reply import keeper
from cogs.messages.posts import Post, Shown
from cogs.messages.responder import gate
from cogs.sync.delivery import lasting
from cogs.sync.message_keys import Kind, MessageKey, board_key, private_key
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.pace import Pace
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import Budget, Urgency
from cogs.view.drawers import Rank
from tables.journal.state import TableState

log = logging.getLogger(__name__)


class Answers(ABC):
    """The messages that clicks belong to."""

    def __init__(self, presenter: Presenter, pace: Pace, budget: Budget) -> None:
        self._presenter = presenter
        self._pace = pace
        self._budget = budget
        self._slots = MessageStates()

    @abstractmethod
    def mark_stale(
        self,
        table: int,
        *keys: MessageKey,
        urgency: Urgency = Urgency.NOW,
        seq: int | None = None,
    ) -> None:
        """Mark these messages for a refresh."""

    @abstractmethod
    def _retire(self, slot: MessageState) -> None:
        """Drop the state of a message that will not change any more."""

    def attach_interaction(
        self,
        table: int,
        key: MessageKey,
        interaction: discord.Interaction[Any],
        *,
        message: discord.Message | None = None,
        private: bool = False,
        showing: Post | None = None,
    ) -> None:
        """Bind an interaction to the message of this key; its token edits it for a while.

        ``message``: the message that was pressed; ``None`` for a private reply just made.
        ``showing``: the post that the answer itself puts there; without it the message is
        refreshed.
        """
        slot = self._slots.get(table, key)
        until = self._pace.clock() + TOKEN_S
        pressed = message.id if message is not None else None
        if key.kind is Kind.BOARD and slot.place is not None and pressed is not None:
            behind = pressed < slot.place.message
            if behind:
                return  # The board has moved further down.
        answer = InteractionToken(
            interaction,
            until,
            private=private,
            message=pressed,
            kept=keeper(interaction),
            own=gate(interaction).own,
        )
        slot.changes += 1
        if not slot.is_at(pressed):
            slot.picture = ""  # The content of this message was never recorded.
        before, slot.answer = slot.answer, answer
        if private:
            self._attach_private(slot, answer, before)
        elif message is not None:
            place = MessageRef(message.channel.id, message.id)
            slot.unkept = slot.unkept or slot.place != place
            slot.place, slot.replaces, slot.loaded = place, message.id, True
            if slot.unkept:
                self.mark_stale(table, key)  # The worker stores its new place.
        if showing is None:
            slot.content_hash = ""
            self.mark_stale(table, key)
        else:
            slot.shows(showing)
            slot.picture = showing.keeps  # The new picture is there once the answer has arrived.

    def _attach_private(
        self, slot: MessageState, answer: InteractionToken, before: InteractionToken | None
    ) -> None:
        slot.closing = False
        same = answer.message is not None
        if before is not None and same and before.message in (None, answer.message):
            answer.before = before
        elif before is not None:
            slot.leaving.append(before)
        for old in [one for one in slot.leaving if same and one.message == answer.message]:
            # A hand that was to be closed has been pressed: it is the current one again.
            slot.leaving.remove(old)
            answer.before = answer.before or old
        if slot.timer is not None:
            slot.timer.cancel()
        slot.timer = asyncio.create_task(
            self._close_in_time(slot, answer), name=f"private hand {slot.table}"
        )
        recall = MessageKey(Kind.RECALL, person=slot.key.person)
        if self._slots.known(slot.table, recall) is not None:
            self.mark_stale(slot.table, recall)

    async def _close_in_time(self, slot: MessageState, answer: InteractionToken) -> None:
        """Close a private hand before its token expires; only its button "My hand" stays."""
        await self._pace.sleep(CLOSING_S)
        slot.timer = None
        if slot.answer is answer:
            slot.closing = True
            self.mark_stale(slot.table, slot.key)

    async def ready(
        self,
        table: int,
        key: MessageKey,
        guild: int | None,
        message: int | None = None,
        *,
        files: Collection[str] | None = None,
    ) -> Post | None:
        """The pressed hand or lobby card in its current state, if it is drawn in time.

        ``None``: drawing takes longer, or it is a board; the worker shows it when it is ready.
        ``message``: the message that was pressed. ``files``: the names of its files where they are
        known; another process may have removed a picture posted by this one.
        """
        if key.kind not in (Kind.HAND, Kind.PRIVATE, Kind.LOBBY):
            return None
        slot = self._slots.known(table, key)
        if slot is not None and slot.is_at(message) and files is not None:
            slot.keeps_only(files)
        # The answer is sent in any case, but its present picture may stay.
        picture = slot.picture if slot is not None and slot.is_at(message) else ""
        # Send the answer at once where drawing is expected to take longer.
        shown, rank, patience = Shown(picture=picture), Rank.ANSWER, self._pace.ready
        if key.kind is Kind.LOBBY:
            composing = self._presenter.post(table, key, shown=shown, rank=rank, patience=patience)
        else:
            composing = self._presenter.hand(
                table,
                key.person,
                await self._presenter.asked(table, key),
                guild,
                rests=self._budget.rests(by_token=True),
                shown=shown,
                rank=rank,
                patience=patience,
            )
        drawing = asyncio.ensure_future(composing)
        waits = [drawing]
        if not math.isinf(self._pace.ready):
            waits.append(asyncio.ensure_future(self._pace.sleep(self._pace.ready)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return drawing.result() if drawing.done() else None
        except Exception as error:
            log.warning("table %s: no hand in an answer: %s", table, type(error).__name__)
            return None
        finally:
            for task in waits:
                task.cancel()

    def has_private_hand(self, table: int, person: int) -> bool:
        """Whether the person's private hand can still be edited."""
        slot = self._slots.known(table, private_key(person))
        return (
            slot is not None
            and slot.answer is not None
            and not slot.closing
            and self._pace.clock() < slot.answer.until
        )

    def further_down(self, state: TableState, pressed: MessageRef) -> MessageRef | None:
        """The table's board, if the pressed message stands above it."""
        board = board_key(state)
        slot = self._slots.known(state.id, board) if board is not None else None
        if slot is None or slot.place is None or slot.place.channel != pressed.channel:
            return None
        return slot.place if pressed.message < slot.place.message else None

    def begins(self, table: int, key: MessageKey) -> int:
        """Begin an answer's change of the message; return :meth:`note_shown`'s ``began``."""
        slot = self._slots.get(table, key)
        slot.changes += 1
        return slot.changes

    def note_shown(
        self,
        table: int,
        key: MessageKey,
        post: Post,
        state: TableState | None = None,
        *,
        began: int | None = None,
        message: int | None = None,
    ) -> None:
        """Record that an answer has made the message show this post.

        ``state``: the oldest state of the table that the post can show, if known. ``began``: the
        number returned by :meth:`begins`; ``None`` for a message that nothing else can have
        changed. ``message``: the message that was pressed; if another one has replaced it, that one
        is refreshed.
        """
        slot = self._slots.get(table, key)
        elsewhere = message is not None and slot.place is not None and slot.place.message != message
        if elsewhere or not slot.brought(post, slot.changes if began is None else began):
            self.mark_stale(table, key)
            return
        if slot.noted != "":
            self.mark_stale(table, key)  # The stored content hash is outdated.
        if slot.answer is not None:
            slot.answer.before = None  # The token has worked: the older one is no longer needed.
        slot.not_before = self._pace.clock() + self._pace.edit
        if state is None:
            return
        slot.seq, slot.lasting = max(slot.seq, state.seq), lasting(state, key)
        if slot.stale and slot.seq >= slot.wanted:
            slot.stale = False
        if slot.has_perished:  # The table has changed while the post was composed or sent.
            self.mark_stale(table, key, urgency=Urgency.FOLLOWING, seq=slot.skipped)
        self._retire(slot)

    def doubt(self, table: int, key: MessageKey) -> None:
        """Record that an answer which changes the message may not have arrived."""
        self._slots.get(table, key).shows(None)
        self.mark_stale(table, key)
