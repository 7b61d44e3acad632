"""Work on messages: each is brought to its newest state by one task.

It waits until the message may be edited, composes it from the newest state and sends it if its
content differs. There is at most one request at a time for a message and one edit a second, with
all changes until then. After a failure the same task waits and composes again.

Content is recorded after a request and cleared before one: after a crash in between it counts as
unknown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from base import metrics
from base.safe_log import without_text
from base.tasks import cancelled
from base.tracing import TRACE
from cogs.messages.client import MessageClient
from cogs.messages.errors import PATIENCE, Failure, cause, classify, outage
from cogs.messages.posts import Post, Shown
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.hashes import Hashes
from cogs.outbox.key import Kind, MessageKey, behind_key, private_key
from cogs.outbox.quota import BannedError, RequestQuota, Urgency
from cogs.outbox.record import ANYTHING, Message, Messages, Request, live
from cogs.outbox.send import NoPictureError, RefusedError, Sender
from cogs.outbox.tokens import Tokens
from cogs.view.drawers import Rank
from db import MessageAt, Store, StoreError
from tables.journal.state import JournalState

log = logging.getLogger(__name__)

ANSWER_S: Final = 3.0
"""Seconds for which the messages of a table wait for the answer to a press; Discord accepts no
first answer later.
"""
BANNED: Final = 429
"""Discord's answer to a banned address; discord.py waits out every other 429 itself."""


class Worker:
    """The workers of all messages."""

    def __init__(
        self,
        client: MessageClient,
        messages: Messages,
        store: Store,
        people: UserPrefs,
        quota: RequestQuota,
    ) -> None:
        self._client = client
        self._messages = messages
        self._store = store
        self._people = people
        self._pace = quota.pace
        self._quota = quota
        self.sender = Sender(client, store, people, messages, self.refresh)
        self.tokens = Tokens(messages, store, self.sender, quota.pace, self.refresh)
        self.hashes = Hashes(messages, store, quota.pace)
        self._presses: dict[int, set[object]] = {}
        """Presses being answered by number."""
        self._closed = False

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        await cancelled(*(task for message in self._messages for task in message.tasks))

    # -- requests ----------------------------------------------------------------------------------

    def refresh(
        self,
        number: int,
        *keys: MessageKey,
        urgency: Urgency = Urgency.NOW,
        seq: int = ANYTHING,
        moves: bool = False,
    ) -> None:
        """Request a comparison of these messages.

        ``seq``: showing the state as of this entry suffices; by default for a reason outside the
        journal. ``moves``: see :class:`cogs.outbox.record.Request`.
        """
        request = Request(self._pace.clock(), seq, urgency, TRACE.get(), moves=moves)
        for key in keys:
            self.ask(number, key, request)

    def ask(self, number: int, key: MessageKey, request: Request) -> None:
        """Request a comparison of a message."""
        if key.policy.reply and self._messages.known(number, key) is None:
            return  # Only a token could edit it.
        message = self._messages.get(number, key)
        if not request.unseen and message.shown.content and message.shown.seq >= request.seq:
            return
        known = message.request
        message.request = request if known is None else known.joined(request)
        self._start(message)

    @contextmanager
    def pressing(self, number: int) -> Iterator[None]:
        """Let a journal's messages wait until a press is answered, for :data:`ANSWER_S` at most.

        The answer carries the change itself, so an edit before it would be wasted.
        """
        press = object()
        self._presses.setdefault(number, set()).add(press)
        late = asyncio.get_running_loop().call_later(ANSWER_S, self._answered, number, press)
        try:
            yield
        finally:
            late.cancel()
            self._answered(number, press)

    def _answered(self, number: int, press: object) -> None:
        presses = self._presses.get(number, set())
        if press not in presses:
            return
        presses.remove(press)
        if not presses:
            del self._presses[number]
        for message in self._messages.of(number):
            if message.request is not None:
                self._start(message)

    # -- workers -----------------------------------------------------------------------------------

    def _start(self, message: Message) -> None:
        """Start a worker, unless one runs or a press is being answered."""
        if message.task is None and not self._closed and not self._is_held(message):
            message.task = asyncio.create_task(
                self._work(message), name=f"message {message.number} {message.key}"
            )

    def _is_held(self, message: Message) -> bool:
        request = message.request
        if request is None or message.number not in self._presses:
            return False
        # Repeated presses must not delay the others longer than one slow press.
        return self._pace.clock() - request.since < ANSWER_S

    async def _work(self, message: Message) -> None:
        """Compare and send until nothing is due, whatever fails."""
        try:
            while message.request is not None and not self._is_held(message):
                token = message.token
                fresh = token is not None and not token.used and self._pace.clock() < token.until
                if not message.failures and not fresh:
                    pause = self._pace.slow if message.key.policy.slow else self._pace.edit
                    await self._wait(message.shown.since + pause - self._pace.clock())
                await self._quota.unbanned()
                kind = await self._in_turn(message)
                if kind is not None:
                    await self._wait(self._pace.wait(kind, message.failures))
                    with suppress(StoreError):
                        self.retire(message, await message.subject.state(message.number))
        finally:
            message.task = None

    async def _wait(self, seconds: float) -> None:
        if seconds > 0:
            await self._pace.sleep(seconds)

    async def _in_turn(self, message: Message) -> Failure | None:
        """Bring a message when a request is free, and those that stand above it before."""
        request, began = message.request, self._pace.clock()
        if request is None:
            return None
        try:
            await self._earlier_first(message)
        except StoreError as error:
            return self._failed(message, request, error)
        token = message.token
        if message.key.policy.reply or (
            token is not None and self._pace.clock() < token.until
        ):  # No request of the bot's own.
            return await self._attempt(message)
        await self._quota.take(
            lambda: message.request.urgency if message.request is not None else Urgency.LATER,
            max(request.since, message.shown.since),
        )
        urgency = request.urgency.name.lower()
        metrics.REQUEST_WAITS.labels(urgency).observe(self._pace.clock() - began)
        before = message.shown
        try:
            return None if self._is_held(message) else await self._attempt(message)
        finally:
            if message.shown is before:
                self._quota.give_back()

    async def _earlier_first(self, message: Message) -> None:
        """Try earlier messages of the thread first; a failure of theirs blocks nothing."""
        order = message.key.order
        if order is None:
            return
        earlier = [
            (other.key.order, other)
            for other in self._messages.of(message.number)
            if other.request is not None and other.key.order is not None and other.key.order < order
        ]
        if not earlier or await self.row(message) is not None:
            return
        for _, other in sorted(earlier, key=lambda one: one[0]):
            if await self.row(other) is None:
                await self._attempt(other)

    async def row(self, message: Message) -> MessageAt | None:
        """The message's place, if it is stored."""
        return await self._store.messages.get(message.number, str(message.key))

    async def _attempt(self, message: Message) -> Failure | None:
        """Compare once, and send if it differs; return the failure."""
        request = message.request
        if request is None:
            return None
        TRACE.set(replace(request.trace, table=message.number))
        content = message.shown.content
        try:
            again = await self._bring(message, request)
            state = await message.subject.state(message.number)
        except BannedError:
            return None  # No request was made.
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            return self._failed(message, request, error)  # Something it awaited was cancelled.
        except RefusedError:
            again = state = None
        except Exception as error:
            return self._failed(message, request, error)
        message.failures = 0
        if message.request is request:
            message.request = again
        elif message.request is not None and message.request.passing is request.passing:
            message.request = replace(message.request, passing=None)
        self.retire(message, state)
        if message.shown.content not in ("", content):
            self._quota.lift()
            age, what = self._pace.clock() - request.since, message.key.kind.value
            metrics.REDRAWS.labels(what).observe(age)
            log.debug("table %s: %s is shown, %.2f s after it changed", message.number, what, age)
        return None

    def _failed(self, message: Message, request: Request, error: BaseException) -> Failure:
        kind, what, name = classify(error), message.key.kind.value, type(error).__name__
        message.failures = message.failures + 1 if kind.passing else 0
        if message.failures >= PATIENCE and not outage(error):
            kind, message.failures = Failure.BUG, 0
        if kind.passing:
            metrics.RETRIES.labels("message", cause(error)).inc()
            log.info("table %s: %s waits: %s", message.number, what, name)
            if message.request is not None:
                message.request = replace(message.request, passing=None)
        else:
            metrics.FAILURES.labels("message", cause(error)).inc()
            if message.request is request:
                message.request = None  # Until the next change.
            if isinstance(error, discord.HTTPException):
                reason = (kind.name, error.status, error.code)
                log.warning("table %s: %s refused: %s (%s, code %s)", message.number, what, *reason)
            else:
                told = (message.number, what, name)
                log.error("table %s: %s cannot be shown: %s", *told, exc_info=without_text(error))
        if isinstance(error, discord.HTTPException) and error.status == BANNED:
            self._quota.ban()
        return kind

    async def _bring(self, message: Message, request: Request) -> Request | None:
        """Compose the message and send it if it differs; return a request that is left."""
        number, key, now = message.number, message.key, self._pace.clock()
        state = await message.subject.state(number)
        row = await self.row(message)
        if key.policy.once and row is not None:
            return None
        if key.policy.direct and not await self._people.receives(key.person):
            return None
        token = message.token
        if key.policy.reply and (token is None or (token.ending and not live(state))):
            await self.tokens.end(message)
            return None
        if key.kind is Kind.BEHIND:
            await self._leave(message)
            return None
        passing = request.passing if request.passing and now < request.passing.until else None
        then = passing.state if passing is not None else None
        if row is not None and row.shown and not message.shown.content:
            message.shown = Shown.stored(row.shown)
        while True:
            shown = message.shown
            content = Shown() if request.moves else shown
            rank = None if request.urgency is Urgency.NOW else Rank.RECAP
            post = await self.compose(message, content, then, rank=rank)
            if post is None:
                if key.policy.fading:
                    message.shown = Shown()
                    await self.sender.end(message, self._client.delete)
                return None
            async with message.lock:
                if message.shown is not shown:
                    continue  # The answer to a press came first.
                try:
                    if not await self._show(message, request, post, state):
                        return None
                except NoPictureError:
                    log.info("table %s: %s cannot keep its picture", number, key.kind.value)
                    continue  # Its content counts as unknown: it is composed with its picture.
                break
        seq = 0 if state is None else state.seq if then is None else then.seq
        since = message.shown.since
        if then is not None:
            since += max(0.0, self._pace.glance - self._pace.edit)
        message.shown = replace(message.shown, perishes=post.perishes, seq=seq, since=since)
        if key.policy.reply:
            await self.tokens.shown(message, state)
        if key.policy.offered and state is not None:
            self.refresh(number, *message.subject.standing(state))
        if key.kind is Kind.RECALL:
            # Recorded, so that it is not sent again after the next restart.
            await self._store.messages.forget(number, str(private_key(key.person)))
        if state is not None and then is not None and then.seq < state.seq:
            return Request(now, state.seq, request.urgency, request.trace)
        return None

    async def compose(
        self,
        message: Message,
        shown: Shown,
        then: JournalState | None = None,
        *,
        rank: Rank | None,
    ) -> Post | None:
        """The message as it has to look; see :meth:`cogs.outbox.subject.MessageSubject.post`."""
        number, key, token = message.number, message.key, message.token
        if key.kind is Kind.RECALL and self.tokens.has_private_hand(number, key.person):
            return None
        reply = token if key.policy.reply else None
        return await message.subject.post(
            number,
            key,
            guild=reply.guild if reply is not None else None,
            paused=self._quota.short,
            ending=reply is not None and reply.ending,
            shown=shown,
            then=then,
            rank=rank,
        )

    async def _show(
        self, message: Message, request: Request, post: Post, state: JournalState | None
    ) -> bool:
        """Send the post unless it is shown; return whether the message shows it now."""
        row, now = await self.row(message), self._pace.clock()
        if post.edit_only and row is None and message.token is None:
            return True
        if post.content_hash == message.shown.content and not request.moves:
            if request.unseen and row is not None and not await self._client.exists(row):
                message.shown = Shown()
                self.refresh(message.number, message.key)
                return False
            return True
        if request.moves:  # Its former place is stored next: the one before must be done.
            former = self._messages.get(message.number, behind_key(message.key))
            await self._leave(former)
            self.retire(former, state)
        self._quota.check()
        cleared = message.shown = Shown(since=now)
        await self.hashes.clear(message, alone=request.urgency is Urgency.LATER)
        sent = await self.sender.send(message, post, now=now, state=state, moves=request.moves)
        if sent and message.shown is cleared:  # It is still the same message.
            message.shown = replace(post.shown, since=self._pace.clock())
        return sent or message.key.policy.reply

    async def _leave(self, message: Message) -> None:
        """Turn a board's former place into one line, once it has moved."""
        board = MessageKey(Kind.BOARD, message.key.match, message.key.deal)
        async with message.lock:
            row = await self.row(message)
            new = await self._store.messages.get(message.number, str(board))
            if row is not None and (new is None or new.message_id != row.message_id):
                post = await message.subject.post(message.number, message.key)
                last = None if post is None else partial(self._client.edit, post=post)
                await self.sender.end(message, last)

    def retire(self, message: Message, state: JournalState | None) -> None:
        """Drop the record of a message that will not change any more: memory must not grow."""
        if message.request is not None or message.lock.locked():
            return
        if message.key.policy.fading:
            lasting = bool(message.shown.content)
        elif message.key.policy.reply:
            lasting = message.token is not None
        else:
            lasting = live(state) and message.key in message.subject.standing(state)
        if not lasting:
            self._messages.drop(message)
