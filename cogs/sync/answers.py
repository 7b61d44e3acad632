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
from cogs.messages.posts import Post, Shown
from cogs.messages.responder import keeper, responder
from cogs.sync.delivery import lasting
from cogs.sync.message_keys import Kind, MessageKey, board_key, private_key
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.pace import Pace
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import RequestQuota, Urgency
from cogs.view.drawers import Rank
from tables.journal.state import TableState

log = logging.getLogger(__name__)


class Answers(ABC):
    """The messages that clicks belong to."""

    def __init__(self, presenter: Presenter, pace: Pace, quota: RequestQuota) -> None:
        self._presenter = presenter
        self._pace = pace
        self._quota = quota
        self._messages = MessageStates()

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
    def _retire(self, message: MessageState) -> None:
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
        known = self._messages.get(table, key)
        until = self._pace.clock() + TOKEN_S
        pressed = message.id if message is not None else None
        if key.kind is Kind.BOARD and known.place is not None and pressed is not None:
            behind = pressed < known.place.message
            if behind:
                return  # The board has moved further down.
        answer = InteractionToken(
            interaction,
            until,
            private=private,
            message=pressed,
            kept=keeper(interaction),
            own=responder(interaction).own,
        )
        known.changes += 1
        if not known.is_at(pressed):
            known.picture = ""  # The content of this message was never recorded.
        before, known.answer = known.answer, answer
        if private:
            self._attach_private(known, answer, before)
        elif message is not None:
            place = MessageRef(message.channel.id, message.id)
            known.unkept = known.unkept or known.place != place
            known.place, known.replaces, known.loaded = place, message.id, True
            if known.unkept:
                self.mark_stale(table, key)  # The worker stores its new place.
        if showing is None:
            known.content_hash = ""
            self.mark_stale(table, key)
        else:
            known.shows(showing)
            known.picture = showing.keeps  # The new picture is there once the answer has arrived.

    def _attach_private(
        self, message: MessageState, answer: InteractionToken, before: InteractionToken | None
    ) -> None:
        message.closing = False
        same = answer.message is not None
        if before is not None and same and before.message in (None, answer.message):
            answer.before = before
        elif before is not None:
            message.leaving.append(before)
        for old in [one for one in message.leaving if same and one.message == answer.message]:
            # A hand that was to be closed has been pressed: it is the current one again.
            message.leaving.remove(old)
            answer.before = answer.before or old
        if message.timer is not None:
            message.timer.cancel()
        message.timer = asyncio.create_task(
            self._close_in_time(message, answer), name=f"private hand {message.table}"
        )
        recall = MessageKey(Kind.RECALL, person=message.key.person)
        if self._messages.known(message.table, recall) is not None:
            self.mark_stale(message.table, recall)

    async def _close_in_time(self, message: MessageState, answer: InteractionToken) -> None:
        """Close a private hand before its token expires; only its button "My hand" stays."""
        await self._pace.sleep(CLOSING_S)
        message.timer = None
        if message.answer is answer:
            message.closing = True
            self.mark_stale(message.table, message.key)

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
        known = self._messages.known(table, key)
        if known is not None and known.is_at(message) and files is not None:
            known.keeps_only(files)
        # The answer is sent in any case, but its present picture may stay.
        picture = known.picture if known is not None and known.is_at(message) else ""
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
                paused=self._quota.paused(by_token=True),
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
        message = self._messages.known(table, private_key(person))
        return (
            message is not None
            and message.answer is not None
            and not message.closing
            and self._pace.clock() < message.answer.until
        )

    def further_down(self, state: TableState, pressed: MessageRef) -> MessageRef | None:
        """The table's board, if the pressed message stands above it."""
        board = board_key(state)
        message = self._messages.known(state.id, board) if board is not None else None
        if message is None or message.place is None or message.place.channel != pressed.channel:
            return None
        return message.place if pressed.message < message.place.message else None

    def begins(self, table: int, key: MessageKey) -> int:
        """Begin an answer's change of the message; return :meth:`note_shown`'s ``began``."""
        message = self._messages.get(table, key)
        message.changes += 1
        return message.changes

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
        known = self._messages.get(table, key)
        elsewhere = (
            message is not None and known.place is not None and known.place.message != message
        )
        if elsewhere or not known.brought(post, known.changes if began is None else began):
            self.mark_stale(table, key)
            return
        if known.noted != "":
            self.mark_stale(table, key)  # The stored content hash is outdated.
        if known.answer is not None:
            known.answer.before = None  # The token has worked: the older one is no longer needed.
        known.not_before = self._pace.clock() + self._pace.edit
        if state is None:
            return
        known.seq, known.lasting = max(known.seq, state.seq), lasting(state, key)
        if known.stale and known.seq >= known.wanted:
            known.stale = False
        if known.has_perished:  # The table has changed while the post was composed or sent.
            self.mark_stale(table, key, urgency=Urgency.FOLLOWING, seq=known.skipped)
        self._retire(known)

    def doubt(self, table: int, key: MessageKey) -> None:
        """Record that an answer which changes the message may not have arrived."""
        self._messages.get(table, key).shows(None)
        self.mark_stale(table, key)
