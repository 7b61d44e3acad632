"""What answers to clicks do to messages: they carry the new hand; their tokens go on editing it."""

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
        """These messages may be old."""

    @abstractmethod
    def _retire(self, slot: MessageState) -> None:
        """Drop what is known of a message that will not change any more."""

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
        """The interaction's message is the one of this key; its token edits it for a while.

        ``message``: the one that was pressed; ``None`` for a private reply just made. ``showing``:
        what the answer itself makes of it; without it the message is redrawn.
        """
        slot = self._slots.get(table, key)
        until = self._pace.clock() + TOKEN_S
        pressed = message.id if message is not None else None
        if key.kind is Kind.BOARD and slot.place is not None and pressed is not None:
            behind = pressed < slot.place.message
            if behind:
                return  # The board has gone on further down.
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
            slot.picture = ""  # Of this message nobody has noted what it shows.
        before, slot.answer = slot.answer, answer
        if private:
            self._attach_private(slot, answer, before)
        elif message is not None:
            place = MessageRef(message.channel.id, message.id)
            slot.unkept = slot.unkept or slot.place != place
            slot.place, slot.replaces, slot.loaded = place, message.id, True
            if slot.unkept:
                self.mark_stale(table, key)  # The store is told where it is now.
        if showing is None:
            slot.content_hash = ""
            self.mark_stale(table, key)
        else:
            slot.shows(showing)
            slot.picture = showing.keeps  # A new one is there once the answer has arrived.

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
            # A hand that was to say good-bye has been pressed: it is the present one again.
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
        """Before its token ends, a private hand is left with nothing but "My hand"."""
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
        """The hand or lobby card that was pressed as it looks now, if it is drawn soon.

        The answer carries it. ``None``: it takes longer, or is a board; it will be brought when it
        is ready. ``message``: the one that was pressed. ``files``: the names of its files, where
        they are known. Another process may have taken away what this one has put there.
        """
        if key.kind not in (Kind.HAND, Kind.PRIVATE, Kind.LOBBY):
            return None
        slot = self._slots.known(table, key)
        if slot is not None and slot.is_at(message) and files is not None:
            slot.keeps_only(files)
        # The answer is sent in any case, but the picture that is there may stay.
        picture = slot.picture if slot is not None and slot.is_at(message) else ""
        # Where it is expected to take longer nobody waits in vain: the answer goes out at once.
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
        """Whether the person's private hand can still be reached."""
        slot = self._slots.known(table, private_key(person))
        return (
            slot is not None
            and slot.answer is not None
            and not slot.closing
            and self._pace.clock() < slot.answer.until
        )

    def further_down(self, state: TableState, pressed: MessageRef) -> MessageRef | None:
        """The table's board, where the message that was pressed stands above it."""
        board = board_key(state)
        slot = self._slots.known(state.id, board) if board is not None else None
        if slot is None or slot.place is None or slot.place.channel != pressed.channel:
            return None
        return slot.place if pressed.message < slot.place.message else None

    def begins(self, table: int, key: MessageKey) -> int:
        """An answer is about to change the message; :meth:`note_shown` is told this number."""
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
        """An answer has made the message look like this.

        ``state``: the table as it shows it at least, where that is known. ``began``: what
        :meth:`begins` said; ``None`` for a message that nobody else can have touched. ``message``:
        the one that was pressed; where another one has taken its place, that one is to be drawn.
        """
        slot = self._slots.get(table, key)
        elsewhere = message is not None and slot.place is not None and slot.place.message != message
        if elsewhere or not slot.brought(post, slot.changes if began is None else began):
            self.mark_stale(table, key)
            return
        if slot.noted != "":
            self.mark_stale(table, key)  # The store says otherwise.
        if slot.answer is not None:
            slot.answer.before = None  # It has shown something: nothing older is needed.
        slot.not_before = self._pace.clock() + self._pace.edit
        if state is None:
            return
        slot.seq, slot.lasting = max(slot.seq, state.seq), lasting(state, key)
        if slot.stale and slot.seq >= slot.wanted:
            slot.stale = False
        if slot.has_perished:  # Others have moved on while it was composed or on its way.
            self.mark_stale(table, key, urgency=Urgency.FOLLOWING, seq=slot.skipped)
        self._retire(slot)

    def doubt(self, table: int, key: MessageKey) -> None:
        """An answer that should have changed the message may not have arrived."""
        self._slots.get(table, key).shows(None)
        self.mark_stale(table, key)
