"""Messages of all journals: requests of changes, answers to presses.

The state is stored first; nothing here can fail a game. A change of a table requests a comparison
of the messages that show it (:mod:`cogs.outbox.due`); a worker sends those that differ
(:mod:`cogs.outbox.worker`). The answer to a press is a request for the message that was pressed: it
holds the message's lock, as an edit does, so the two cannot cross.

Every kind of journal is a :class:`cogs.outbox.subject.MessageSubject`.
"""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import replace
from typing import Any, Final

import discord

from base.tasks import cancelled
from base.tracing import TRACE
from cogs.messages.client import MessageClient
from cogs.messages.components import Interaction
from cogs.messages.errors import Failure, classify
from cogs.messages.posts import Post, Shown
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import LOBBY, Kind, MessageKey, behind_key, private_key
from cogs.outbox.quota import RequestQuota, Urgency
from cogs.outbox.record import Message, Messages, Passing, Request
from cogs.outbox.send import cannot_keep
from cogs.outbox.subject import AnySubject, Due, quiet
from cogs.outbox.worker import Worker
from cogs.view.drawers import Rank
from db import MessageAt, Store, StoreError
from tables.decisions.outcomes import Change, Nudge
from tables.journal.state import JournalState

log = logging.getLogger(__name__)

LOOKED_AT_S: Final = 2.0
"""Seconds after a trick was taken during which it is still worth showing."""


class Outbox:
    """All messages of all journals."""

    def __init__(
        self, client: MessageClient, store: Store, people: UserPrefs, quota: RequestQuota
    ) -> None:
        self._client = client
        self._store = store
        self._people = people
        self._pace = quota.pace
        self._quota = quota
        self._messages = Messages()
        self._worker = Worker(client, self._messages, store, people, quota)
        self._tokens = self._worker.tokens
        self.add: Final = self._messages.add
        self.refresh: Final = self._worker.refresh
        self.pressing: Final = self._worker.pressing
        self.note: Final = self._worker.hashes.note
        self.has_private_hand: Final = self._tokens.has_private_hand

    # -- requests ----------------------------------------------------------------------------------

    def changed(self, subject: AnySubject, change: Change[Any, Any] | Nudge[Any]) -> None:
        """Request the messages that a change touches."""
        state, number = change.state, change.state.id
        if isinstance(change, Nudge):
            self.refresh(number, *(due.key for due in subject.due(change)))
            return
        if quiet(change) and not self._messages.of(number):
            return  # After a start, journals are compared in turn.
        request = Request(self._pace.clock(), state.seq, trace=TRACE.get())
        for due in subject.due(change):
            if self._is_wanted(number, due):
                self._worker.ask(number, due.key, self._requested(request, number, due))
        for message in self._messages.of(number):
            self._worker.retire(message, state)

    def _is_wanted(self, number: int, due: Due) -> bool:
        """Whether a message is updated: it may not exist, or show only what others did."""
        message = self._messages.known(number, due.key)
        if message is None and (due.only_if_there or due.key.policy.only_if_there):
            return False
        if due.spare or due.urgency is Urgency.NOW:
            self._quota.demand()
        if message is None or not due.spare:
            return True
        # If requests are short, it is updated once more without others' actions, then pauses.
        on_its_way = message.request is not None or message.lock.locked()
        perishes = message.shown.perishes or not message.shown.content
        return on_its_way or perishes or not self._quota.short

    def _requested(self, request: Request, number: int, due: Due) -> Request:
        passing, message = None, self._messages.known(number, due.key)
        if due.first is not None:
            passing = Passing(due.first, self._pace.clock() + LOOKED_AT_S)
        elif due.keeps_first and message is not None and message.request is not None:
            passing = message.request.passing
        return replace(request, urgency=due.urgency, passing=passing, unseen=due.unseen)

    async def find(self, number: int) -> tuple[AnySubject, Any] | None:
        """The kind and the state of a journal; ``None`` if there is none of this number."""
        for subject in self._messages.subjects:
            state = await subject.state(number)
            if state is not None:
                return subject, state
        return None

    async def compare(self, number: int, urgency: Urgency = Urgency.NOW) -> None:
        """Compare every message of a journal.

        With :attr:`Urgency.LATER` after a start: who had a private hand is asked to open it again,
        since its token went with the last process.
        """
        known = await self.find(number)
        if known is None:
            return
        subject, state = known
        found = await self._store.messages.find(table=number)
        at = {MessageKey.parse(row.role): row.at.message_id for row in found}
        keys = [*subject.after_start(state, at)]
        keys += [key for key in at if key.policy.fading]
        if urgency is Urgency.LATER:
            keys += [MessageKey(Kind.RECALL, person=key.person) for key in at if key.policy.reply]
        self.refresh(number, *dict.fromkeys(keys), urgency=urgency)
        for key in at:
            if key.kind is Kind.BOARD and at.get(behind_key(key)) == at[key]:
                # A move that was begun is repeated.
                self.refresh(number, key, urgency=urgency, moves=True)

    async def settle(self, number: int, seconds: float) -> None:
        """Wait until nothing is running for a journal's messages, or until the timeout (s)."""
        tasks = [message.task for message in self._messages.of(number) if message.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def redraw(self, number: int, place: MessageAt) -> None:
        """Redraw the message at a place, whatever its stored hash."""
        for row in await self._store.messages.find(table=number, message=place.message_id):
            message = self._messages.get(number, MessageKey.parse(row.role))
            async with message.lock:
                await self._worker.sender.keep(number, message.key, place)
                message.shown = Shown()
            self.refresh(number, message.key)

    # -- answers -----------------------------------------------------------------------------------

    async def answer(self, interaction: Interaction, state: JournalState, key: MessageKey) -> None:
        """Answer a press on a message by showing its present state in it.

        ``state``: the oldest state that the answer can show. If composing takes long, the press is
        acknowledged and the worker shows the message by the press's token.
        """
        message, answer = self._messages.get(state.id, key), responder(interaction)
        post, delivered = None, False
        try:
            if message.lock.locked():
                await answer.done()
                async with message.lock:  # The content being sent belongs to the token before.
                    await self._tokens.adopt(message, interaction)
                return
            async with message.lock:  # No edit uses the press's token before its first response.
                if await self._tokens.adopt(message, interaction):
                    post = await self._ready(message)
                if post is None or not answer.shows_in_place:
                    await answer.done()
                    return
                cleared = message.shown = Shown(since=self._pace.clock())
                await self._worker.hashes.clear(message)
                shown = await answer.redraw(post)
                delivered = shown and answer.shows_in_place and answer.confirmed
                if delivered and message.shown is cleared:
                    self._note(message, post.shown, state.seq)
                    # The worker stores that the person has a private hand.
                    delivered = not key.policy.reply or bool(await self._worker.row(message))
        except StoreError:
            await answer.done()  # The decision is stored; the worker shows it.
        except discord.HTTPException as error:
            if post is None or not cannot_keep(post, error):
                raise
            await answer.done()
        finally:
            if not delivered or self._tokens.has_older(message.token):
                self.refresh(state.id, key)
        self._worker.retire(message, state)

    async def open_private(self, interaction: Interaction, state: JournalState) -> None:
        """Answer a press by a private hand in a new reply; the previous one is deleted.

        Without such a reply, as after a deferral, the hand stays where it is.
        """
        key = private_key(interaction.user.id)
        message = self._messages.get(state.id, key)
        answer = responder(interaction)
        await answer.wait(beside=True)
        if answer.changes_page and not answer.in_private:
            return  # Everybody would read the hand.
        async with message.lock:
            await self._tokens.adopt(message, interaction, reply=not answer.changes_page)
        self.refresh(state.id, key)

    async def publish(
        self, interaction: Interaction, state: JournalState, key: MessageKey = LOBBY
    ) -> None:
        """Answer a command by a card: that of a table's lobby.

        If that fails, the card is sent through the channel.
        """
        message = self._messages.get(state.id, key)
        async with message.lock:
            post = await message.subject.post(state.id, key)
            assert post is not None, "it was just opened"
            try:
                place = await responder(interaction).publish(post)
                if place is not None:
                    await self._worker.sender.keep(state.id, key, place)
                    self._note(message, post.shown, state.seq)
            finally:
                if not message.shown.content:
                    self.refresh(state.id, key)

    async def below(self, number: int, key: MessageKey, pressed: MessageAt) -> MessageAt | None:
        """The place of a message, if the pressed one stands above it."""
        row = await self._store.messages.get(number, str(key))
        if row is None or row.channel_id != pressed.channel_id:
            return None
        return row if row.message_id > pressed.message_id else None

    async def _ready(self, message: Message) -> Post | None:
        """The message in its present state, if it is drawn in time; else the worker shows it."""
        # The answer is sent in any case, but its present picture may stay.
        shown = Shown(picture=message.shown.picture)
        drawing = asyncio.ensure_future(self._worker.compose(message, shown, rank=Rank.ANSWER))
        waits = [drawing]
        if not math.isinf(self._pace.ready):
            waits.append(asyncio.ensure_future(self._pace.sleep(self._pace.ready)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return drawing.result() if drawing.done() else None
        except Exception as error:
            log.warning("table %s: no hand in an answer: %s", message.number, type(error).__name__)
            return None
        finally:
            for task in waits:
                task.cancel()

    def _note(self, message: Message, shown: Shown, seq: int) -> None:
        """Record what an answer has shown."""
        if message.token is not None:
            message.token.used = True
        message.shown = replace(shown, seq=seq, since=self._pace.clock())
        if message.request is not None and seq >= message.request.seq:
            message.request = None

    # -- life --------------------------------------------------------------------------------------

    @property
    def short(self) -> bool:
        """Whether requests are too scarce for everything that could be shown."""
        return self._quota.short

    def behind(self) -> tuple[int, float]:
        """The number of due messages, and the age of the oldest in seconds."""
        since = [one.request.since for one in self._messages if one.request is not None]
        return len(since), max(0.0, self._pace.clock() - min(since)) if since else 0.0

    async def forget(self, person: int) -> None:
        """Stop updating the person's messages."""
        theirs = [
            message
            for message in self._messages
            if message.key.policy.personal and message.key.person == person
        ]
        await cancelled(*(task for message in theirs for task in message.tasks))
        for message in theirs:
            self._messages.drop(message)
        self._worker.sender.closed(person)

    async def post(self, channel: int, post: Post, *, nonce: str) -> None:
        """Post a message that never changes; see :meth:`MessageClient.send`."""
        await self._client.send(channel, post, nonce=nonce)

    async def share(self, number: int, key: MessageKey) -> bool:
        """Request a message that is posted once; ``False``: it was."""
        if await self._store.messages.get(number, str(key)) is not None:
            return False
        self.refresh(number, key)
        return True

    async def post_direct(self, person: int, post: Post, language: str, *, nonce: str) -> bool:
        """Send such a message to a person; ``False``: they take none, which is recorded."""
        post = await self._people.put(post, person, language)
        try:
            await self.post(await self._client.direct(person), post, nonce=nonce)
        except discord.HTTPException as error:
            if classify(error) is not Failure.CLOSED:
                raise
            await self._worker.sender.refused(person)
            return False
        return True

    async def close(self) -> None:
        """Stop all workers."""
        await self._worker.close()
        await self._quota.close()
        await self.note(-math.inf)  # Also content shown a moment ago.
