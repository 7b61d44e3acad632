"""Messages of all tables, each brought to its newest state by one worker.

The state is stored first; nothing here can fail a game. A change of a table requests a comparison
of the messages that show it: each is composed, and sent if its content differs. There is at
most one request at a time for a message and one edit a second, with all changes until then. After a
failure the same worker waits and composes again. The answer to a press is a request for the message
that was pressed: it holds the message's lock, as an edit does, so the two cannot cross.

Content is recorded after a request and cleared before one. The store gets its hash when a message
has been idle for a while, so that a restart edits only differences.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from base import metrics
from base.safe_log import without_text
from base.tasks import cancelled
from base.tracing import TRACE
from cogs.messages.client import CLOSING_S, TOKEN_S, MessageClient
from cogs.messages.components import Interaction
from cogs.messages.errors import PATIENCE, Failure, cause, classify, outage
from cogs.messages.posts import Post, Shown
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import (
    LOBBY,
    Kind,
    MessageKey,
    behind_key,
    board_key,
    deal_before,
    following,
    private_key,
    standing,
    touched,
)
from cogs.outbox.quota import BannedError, RequestQuota, Urgency
from cogs.outbox.record import ANYTHING, Message, Messages, Passing, Request, Token
from cogs.outbox.render import Renderer
from cogs.outbox.send import NoPictureError, RefusedError, Sender, cannot_keep
from cogs.view.drawers import Rank
from db import MessageAt, Store, StoreError, TableMessage
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Acted, Resumed
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)


LOOKED_AT_S: Final = 2.0
"""Seconds after a trick was taken during which it is still worth showing."""
ANSWER_S: Final = 3.0
"""Seconds for which the messages of a table wait for the answer to a press; Discord accepts no
first answer later.
"""
REST_S: Final = 60.0
"""Idle time before a hash is stored: longer than a slow round of four people, in which a hand
changes once or twice.
"""
BANNED: Final = 429
"""Discord's answer to a banned address; discord.py waits out every other 429 itself."""


class Outbox:
    """All messages of all tables."""

    def __init__(
        self,
        client: MessageClient,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        render: Renderer,
        quota: RequestQuota,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._render = render
        self._pace = quota.pace
        self._quota = quota
        self._messages = Messages()
        self._sender = Sender(client, tables, store, people, render.thread_name, self.refresh)
        self._presses: dict[int, set[object]] = {}
        """Presses being answered by table."""
        self._closed = False

    # -- requests ----------------------------------------------------------------------------------

    def changed(self, change: Change | Nudge) -> None:
        """Request the messages that a change of a table touches; a listener of the tables."""
        state, table = change.state, change.state.id
        if isinstance(change, Nudge):
            self.refresh(table, MessageKey(Kind.NUDGE, person=change.person))
            return
        # The table was only read, or credited with downtime.
        quiet = change.before is None or all(
            isinstance(stored.entry, Resumed) for stored in change.entries
        )
        if quiet and not self._messages.of(table):
            return  # After a start, tables are compared in turn.
        concerned = dict.fromkeys(touched(change))
        urgency = Urgency.LATER if quiet else Urgency.NOW
        request = Request(self._pace.clock(), state.seq, urgency, TRACE.get())
        for key in concerned:
            message = self._messages.known(table, key)
            if key.policy.only_if_there and message is None:
                continue  # The message does not exist, and this change posts none.
            if not quiet:
                self._quota.demand()
            if key == board_key(state):
                self._ask(table, key, self._passing(replace(request, unseen=quiet), change))
            else:
                self._ask(table, key, request)
        for key in following(state):
            message = self._messages.known(table, key)
            if key not in concerned and message is not None and self._follows(message, quiet):
                self._ask(table, key, replace(request, urgency=Urgency.LATER))
        for message in self._messages.of(table):
            self._retire(message, state)

    def _passing(self, request: Request, change: Change) -> Request:
        """The board's request: a completed trick is shown even if the next lead follows at once."""
        message = self._messages.get(change.state.id, board_key(change.state) or LOBBY)
        if change.before is not None and change.state.next.full:
            return replace(request, passing=Passing(change.state, self._pace.clock() + LOOKED_AT_S))
        if message.request is not None and all(
            isinstance(stored.entry, Acted) for stored in change.entries
        ):
            return replace(request, passing=message.request.passing)
        return request  # Perhaps a card was taken back, or the match has ended.

    def _follows(self, message: Message, quiet: bool) -> bool:
        """Whether a hand of somebody not concerned is updated.

        When requests are scarce, it is updated once more without others' actions, and then pauses.
        """
        if quiet:
            return True
        self._quota.demand()
        on_its_way = message.request is not None or message.lock.locked()
        perishes = message.shown.perishes or not message.shown.content
        return on_its_way or perishes or not self._quota.short

    def refresh(
        self,
        table: int,
        *keys: MessageKey,
        urgency: Urgency = Urgency.NOW,
        seq: int = ANYTHING,
        moves: bool = False,
    ) -> None:
        """Request a comparison of these messages.

        ``seq``: showing the table as of this entry suffices; by default for a reason outside the
        journal. ``moves``: see :class:`cogs.outbox.record.Request`.
        """
        request = Request(self._pace.clock(), seq, urgency, TRACE.get(), moves=moves)
        for key in keys:
            self._ask(table, key, request)

    def _ask(self, table: int, key: MessageKey, request: Request) -> None:
        if key.kind is Kind.PRIVATE and self._messages.known(table, key) is None:
            return  # Only a token could edit it.
        message = self._messages.get(table, key)
        if not request.unseen and message.shown.content and message.shown.seq >= request.seq:
            return
        known = message.request
        message.request = request if known is None else known.joined(request)
        self._start(message)

    async def compare(self, table: int, urgency: Urgency = Urgency.NOW) -> None:
        """Compare every message of a table.

        With :attr:`Urgency.LATER` after a start: who had a private hand is asked to open it again,
        since its token went with the last process.
        """
        state = await self._tables.state(table)
        if state is None:
            return
        found = await self._store.messages.find(table=table)
        at = {MessageKey.parse(row.role): row.at.message_id for row in found}
        keys = [*deal_before(state, at), *standing(state)]
        keys += [key for key in at if key.policy.fading]
        if urgency is Urgency.LATER:
            keys += [
                MessageKey(Kind.RECALL, person=key.person) for key in at if key.kind is Kind.PRIVATE
            ]
        self.refresh(table, *dict.fromkeys(keys), urgency=urgency)
        for key in at:
            if key.kind is Kind.BOARD and at.get(behind_key(key)) == at[key]:
                # A move that was begun is repeated.
                self.refresh(table, key, urgency=urgency, moves=True)

    async def settle(self, table: int, seconds: float) -> None:
        """Wait until nothing is running for a table's messages, or until the timeout (s)."""
        tasks = [message.task for message in self._messages.of(table) if message.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def redraw(self, table: int, place: MessageAt) -> None:
        """Redraw the table's message at a place, whatever its stored hash."""
        for row in await self._store.messages.find(table=table, message=place.message_id):
            message = self._messages.get(table, MessageKey.parse(row.role))
            async with message.lock:
                await self._sender.keep(table, message.key, place)
                message.shown = Shown()
            self.refresh(table, message.key)

    # -- answers -----------------------------------------------------------------------------------

    @contextmanager
    def pressing(self, table: int) -> Iterator[None]:
        """Let the table's messages wait until a press is answered, for :data:`ANSWER_S` at most.

        The answer carries the change itself, so an edit before it would be wasted.
        """
        press = object()
        self._presses.setdefault(table, set()).add(press)
        late = asyncio.get_running_loop().call_later(ANSWER_S, self._answered, table, press)
        try:
            yield
        finally:
            late.cancel()
            self._answered(table, press)

    def _answered(self, table: int, press: object) -> None:
        presses = self._presses.get(table, set())
        if press not in presses:
            return
        presses.remove(press)
        if not presses:
            del self._presses[table]
        for message in self._messages.of(table):
            if message.request is not None:
                self._start(message)

    async def answer(self, interaction: Interaction, state: TableState, key: MessageKey) -> None:
        """Answer a press on a table's message by showing its present state in it.

        ``state``: the oldest state that the answer can show. If composing takes long, the press is
        acknowledged and the worker shows the message by the press's token.
        """
        table, message, answer = state.id, self._messages.get(state.id, key), responder(interaction)
        post, delivered = None, False
        try:
            if message.lock.locked():
                await answer.done()
                async with message.lock:  # The content being sent belongs to the token before.
                    await self._adopt(message, interaction)
                return
            async with message.lock:  # No edit uses the press's token before its first response.
                if await self._adopt(message, interaction):
                    post = await self._ready(message)
                if post is None or not answer.shows_in_place:
                    await answer.done()
                    return
                cleared = message.shown = Shown(since=self._pace.clock())
                await self._clear_hashes(message)
                shown = await answer.redraw(post)
                delivered = shown and answer.shows_in_place and answer.confirmed
                if delivered and message.shown is cleared:
                    self._note(message, post.shown, state.seq)
                    # The worker stores that the person has a private hand.
                    delivered = key.kind is not Kind.PRIVATE or bool(await self._row(message))
        except StoreError:
            await answer.done()  # The decision is stored; the worker shows it.
        except discord.HTTPException as error:
            if post is None or not cannot_keep(post, error):
                raise
            await answer.done()
        finally:
            if not delivered or self._has_older(message.token):
                self.refresh(table, key)
        self._retire(message, state)

    async def open_private(self, interaction: Interaction, state: TableState) -> None:
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
            await self._adopt(message, interaction, reply=not answer.changes_page)
        self.refresh(state.id, key)

    async def publish(self, interaction: Interaction, state: TableState) -> None:
        """Answer a command by the table's lobby card.

        If that fails, the card is sent through the channel.
        """
        message = self._messages.get(state.id, LOBBY)
        async with message.lock:
            post = await self._render.post(state.id, LOBBY)
            assert post is not None, "the table was just opened"
            try:
                place = await responder(interaction).publish(post)
                if place is not None:
                    await self._sender.keep(state.id, LOBBY, place)
                    self._note(message, post.shown, state.seq)
            finally:
                if not message.shown.content:
                    self.refresh(state.id, LOBBY)

    def has_private_hand(self, table: int, person: int) -> bool:
        """Whether the person's private hand can still be edited."""
        message = self._messages.known(table, private_key(person))
        token = message.token if message is not None else None
        return token is not None and not token.ending and self._pace.clock() < token.until

    async def board_below(self, state: TableState, pressed: MessageAt) -> MessageAt | None:
        """The table's board, if the pressed message stands above it."""
        key = board_key(state)
        row = await self._store.messages.get(state.id, str(key)) if key is not None else None
        if row is None or row.channel_id != pressed.channel_id:
            return None
        return row if row.message_id > pressed.message_id else None

    async def _adopt(
        self, message: Message, interaction: Interaction, *, reply: bool = False
    ) -> bool:
        """Bind a press to its message; return whether the message can show its answer.

        ``reply``: to the new reply to the press instead. The press's token edits it for a while.
        A private message that was pressed becomes the one of this key; a public one is its table's
        recorded one, or stays as it is.
        """
        pressed, key, old = interaction.message, message.key, message.token
        private = key.kind is Kind.PRIVATE
        at = old.message if old is not None else None
        if not private:
            row = await self._row(message)
            at = row.message_id if row is not None else None
        here = pressed is not None and not reply and at == pressed.id
        if not key.policy.token or not (reply or responder(interaction).in_private):
            return here
        if pressed is not None and not private and not here:
            place = MessageAt(pressed.channel.id, pressed.id)
            await self._sender.keep(message.table, key, place)
        if not here:
            message.shown = Shown()  # The content of this message was never recorded.
        token = Token.of(interaction, self._pace.clock() + TOKEN_S, pressed=not reply)
        token.before, message.token = old, token
        if not private:
            return True
        if old is not None and old.closing is not None:
            old.closing.cancel()
        token.closing = asyncio.create_task(
            self._close_in_time(message, token), name=f"private hand {message.table}"
        )
        recall = MessageKey(Kind.RECALL, person=key.person)
        if self._messages.known(message.table, recall) is not None:
            self.refresh(message.table, recall)
        return True

    async def _close_in_time(self, message: Message, token: Token) -> None:
        """Close a private hand before its token expires; only its button "My hand" stays."""
        await self._pace.sleep(CLOSING_S)
        token.closing = None
        if message.token is token:
            token.ending = True
            self.refresh(message.table, message.key)

    async def _ready(self, message: Message) -> Post | None:
        """The message in its present state, if it is drawn in time; else the worker shows it."""
        # The answer is sent in any case, but its present picture may stay.
        shown = Shown(picture=message.shown.picture)
        drawing = asyncio.ensure_future(self._compose(message, shown, rank=Rank.ANSWER))
        waits = [drawing]
        if not math.isinf(self._pace.ready):
            waits.append(asyncio.ensure_future(self._pace.sleep(self._pace.ready)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return drawing.result() if drawing.done() else None
        except Exception as error:
            log.warning("table %s: no hand in an answer: %s", message.table, type(error).__name__)
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

    # -- workers -----------------------------------------------------------------------------------

    def _start(self, message: Message) -> None:
        """Start a worker, unless one runs or a press at the table is being answered."""
        if message.task is None and not self._closed and not self._is_held(message):
            message.task = asyncio.create_task(
                self._work(message), name=f"message {message.table} {message.key}"
            )

    def _is_held(self, message: Message) -> bool:
        request = message.request
        if request is None or message.table not in self._presses:
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
                    await self._wait(message.shown.since + self._pace.edit - self._pace.clock())
                await self._quota.unbanned()
                kind = await self._in_turn(message)
                if kind is not None:
                    await self._wait(self._pace.wait(kind, message.failures))
                    with suppress(StoreError):
                        self._retire(message, await self._tables.state(message.table))
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
        if message.key.kind is Kind.PRIVATE or (
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
            for other in self._messages.of(message.table)
            if other.request is not None and other.key.order is not None and other.key.order < order
        ]
        if not earlier or await self._row(message) is not None:
            return
        for _, other in sorted(earlier, key=lambda one: one[0]):
            if await self._row(other) is None:
                await self._attempt(other)

    async def _row(self, message: Message) -> MessageAt | None:
        return await self._store.messages.get(message.table, str(message.key))

    async def _attempt(self, message: Message) -> Failure | None:
        """Compare once, and send if it differs; return the failure."""
        request = message.request
        if request is None:
            return None
        TRACE.set(replace(request.trace, table=message.table))
        content = message.shown.content
        try:
            again = await self._bring(message, request)
            state = await self._tables.state(message.table)
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
        self._retire(message, state)
        if message.shown.content not in ("", content):
            self._quota.lift()
            age, what = self._pace.clock() - request.since, message.key.kind.value
            metrics.REDRAWS.labels(what).observe(age)
            log.debug("table %s: %s is shown, %.2f s after it changed", message.table, what, age)
        return None

    def _failed(self, message: Message, request: Request, error: BaseException) -> Failure:
        kind, what, name = classify(error), message.key.kind.value, type(error).__name__
        message.failures = message.failures + 1 if kind.passing else 0
        if message.failures >= PATIENCE and not outage(error):
            kind, message.failures = Failure.BUG, 0
        if kind.passing:
            metrics.RETRIES.labels("message", cause(error)).inc()
            log.info("table %s: %s waits: %s", message.table, what, name)
            if message.request is not None:
                message.request = replace(message.request, passing=None)
        else:
            metrics.FAILURES.labels("message", cause(error)).inc()
            if message.request is request:
                message.request = None  # Until the next change.
            if isinstance(error, discord.HTTPException):
                reason = (kind.name, error.status, error.code)
                log.warning("table %s: %s refused: %s (%s, code %s)", message.table, what, *reason)
            else:
                told = (message.table, what, name)
                log.error("table %s: %s cannot be shown: %s", *told, exc_info=without_text(error))
        if isinstance(error, discord.HTTPException) and error.status == BANNED:
            self._quota.ban()
        return kind

    async def _bring(self, message: Message, request: Request) -> Request | None:
        """Compose the message and send it if it differs; return a request that is left."""
        table, key, now = message.table, message.key, self._pace.clock()
        state = await self._tables.state(table)
        row = await self._row(message)
        if key.policy.once and row is not None:
            return None
        if key.kind is Kind.HAND and not await self._people.receives(key.person):
            return None
        token = message.token
        if key.kind is Kind.PRIVATE and (token is None or (token.ending and not _live(state))):
            await self._end_private(message)
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
            post = await self._compose(message, content, then, rank=rank)
            if post is None:
                if key.policy.fading:
                    message.shown = Shown()
                    await self._sender.end(message, self._client.delete)
                return None
            async with message.lock:
                if message.shown is not shown:
                    continue  # The answer to a press came first.
                try:
                    if not await self._show(message, request, post, state):
                        return None
                except NoPictureError:
                    log.info("table %s: %s cannot keep its picture", table, key.kind.value)
                    continue  # Its content counts as unknown: it is composed with its picture.
                break
        seq = 0 if state is None else state.seq if then is None else then.seq
        since = message.shown.since
        if then is not None:
            since += max(0.0, self._pace.glance - self._pace.edit)
        message.shown = replace(message.shown, perishes=post.perishes, seq=seq, since=since)
        if key.kind is Kind.PRIVATE:
            await self._after_private(message, state)
        if key.kind is Kind.MOMENT and state is not None:
            self.refresh(table, *standing(state))  # Hands offer it no more.
        if key.kind is Kind.RECALL:
            # Recorded, so that it is not sent again after the next restart.
            await self._store.messages.forget(table, str(private_key(key.person)))
        if state is not None and then is not None and then.seq < state.seq:
            return Request(now, state.seq, request.urgency, request.trace)
        return None

    async def _compose(
        self,
        message: Message,
        shown: Shown,
        then: TableState | None = None,
        *,
        rank: Rank | None,
    ) -> Post | None:
        """The message as it has to look; see :meth:`cogs.outbox.render.Renderer.post`."""
        table, key, token = message.table, message.key, message.token
        if key.kind is Kind.RECALL and self.has_private_hand(table, key.person):
            return None
        if key.kind is Kind.PRIVATE and token is not None and token.ending:
            return await self._render.resting(table, key.person)
        return await self._render.post(
            table,
            key,
            guild=token.guild if token is not None and key.kind is Kind.PRIVATE else None,
            paused=self._quota.short,
            shown=shown,
            then=then,
            rank=rank,
        )

    async def _show(
        self, message: Message, request: Request, post: Post, state: TableState | None
    ) -> bool:
        """Send the post unless it is shown; return whether the message shows it now."""
        row, now = await self._row(message), self._pace.clock()
        if post.edit_only and row is None and message.token is None:
            return True
        if post.content_hash == message.shown.content and not request.moves:
            if request.unseen and row is not None and not await self._client.exists(row):
                message.shown = Shown()
                self.refresh(message.table, message.key)
                return False
            return True
        if request.moves:  # Its former place is stored next: the one before must be done.
            former = self._messages.get(message.table, behind_key(message.key))
            await self._leave(former)
            self._retire(former, state)
        self._quota.check()
        cleared = message.shown = Shown(since=now)
        await self._clear_hashes(message)
        turn = state.turn_seq if state is not None else 0
        sent = await self._sender.send(message, post, now=now, turn=turn, moves=request.moves)
        if sent and message.shown is cleared:  # It is still the same message.
            message.shown = replace(post.shown, since=self._pace.clock())
        return sent or message.key.kind is Kind.PRIVATE

    async def _leave(self, message: Message) -> None:
        """Turn a board's former place into one line, once it has moved."""
        board = MessageKey(Kind.BOARD, message.key.match, message.key.deal)
        async with message.lock:
            row = await self._row(message)
            new = await self._store.messages.get(message.table, str(board))
            if row is not None and (new is None or new.message_id != row.message_id):
                post = await self._render.post(message.table, message.key)
                last = None if post is None else partial(self._client.edit, post=post)
                await self._sender.end(message, last)

    # -- private hands -----------------------------------------------------------------------------

    def _has_older(self, token: Token | None) -> bool:
        """Whether private hands older than a token's are still to be deleted."""
        if token is None:
            return False
        while (old := token.before) is not None and (
            token.pressed and old.message in (None, token.message)
        ):  # It belongs to the same message, as far as is known.
            token.before = old.before
        return token.before is not None

    async def _after_private(self, message: Message, state: TableState | None) -> None:
        """Delete older private hands; store that the person has one, never its token."""
        token = message.token
        while token is not None and token.used and self._has_older(token):
            old = token.before
            if old is not None and _live(state) and self._pace.clock() < old.until:
                await old.delete()
            token.before = old.before if old is not None else None
        if token is None or token.ending:
            await self._end_private(message)
        elif _live(state) and await self._row(message) is None:
            at = MessageAt(0, token.id)
            await self._store.messages.put(message.table, str(message.key), at)

    async def _end_private(self, message: Message) -> None:
        """Forget a private hand that can no longer be edited."""
        token, message.token = message.token, None
        if token is not None and await self._row(message) is not None:
            await self._store.messages.forget(message.table, str(message.key))

    # -- stored hashes -----------------------------------------------------------------------------

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
                    and message.key.kind is not Kind.PRIVATE
                ):
                    await locks.enter_async_context(message.lock)
                    row = await self._row(message)
                    idle.append(message)
                    if row is not None and row.shown != shown.hash:
                        at = replace(row, shown=message.shown.hash)
                        rows.append(TableMessage(message.table, str(message.key), at))
            try:
                await self._store.messages.note(rows)
            except Exception as error:  # Only a stored hash is lost.
                log.info("what messages show is not noted: %s", type(error).__name__)
                return
            for message in idle:
                message.shown = replace(message.shown, noted=True)

    async def _clear_hashes(self, message: Message) -> None:
        """Clear the table's stored hashes before one of its messages changes."""
        row = await self._row(message)
        if row is None or not row.shown:
            return
        found = await self._store.messages.find(table=message.table)
        noted = [replace(one, at=replace(one.at, shown="")) for one in found if one.at.shown]
        await self._store.messages.note(noted)
        for other in self._messages.of(message.table):
            if other.shown.noted:
                other.shown = replace(other.shown, noted=False)

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
        self._sender.closed(person)

    async def post(self, channel: int, post: Post, *, nonce: str) -> None:
        """Post a message that never changes; see :meth:`MessageClient.send`."""
        await self._client.send(channel, post, nonce=nonce)

    async def share(self, table: int, key: MessageKey) -> bool:
        """Request a message that is posted once; ``False``: it was."""
        if await self._store.messages.get(table, str(key)) is not None:
            return False
        self.refresh(table, key)
        return True

    async def post_direct(self, person: int, post: Post, language: str, *, nonce: str) -> bool:
        """Send such a message to a person; ``False``: they take none, which is recorded."""
        post = await self._people.put(post, person, language)
        try:
            await self.post(await self._client.direct(person), post, nonce=nonce)
        except discord.HTTPException as error:
            if classify(error) is not Failure.CLOSED:
                raise
            await self._sender.refused(person)
            return False
        return True

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        await cancelled(*(task for message in self._messages for task in message.tasks))
        await self._quota.close()
        await self.note(-math.inf)  # Also content shown a moment ago.

    def _retire(self, message: Message, state: TableState | None) -> None:
        """Drop the record of a message that will not change any more: memory must not grow."""
        if message.request is not None or message.lock.locked():
            return
        if message.key.policy.fading:
            lasting = bool(message.shown.content)
        elif message.key.kind is Kind.PRIVATE:
            lasting = message.token is not None
        else:
            lasting = state is not None and _live(state) and message.key in standing(state)
        if not lasting:
            self._messages.drop(message)


def _live(state: TableState | None) -> bool:
    return state is not None and state.status in (Status.LOBBY, Status.PLAYING)
