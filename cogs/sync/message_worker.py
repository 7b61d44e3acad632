"""One worker per message: it delivers the current content until the message shows it.

Many changes become one edit. A worker waits, in this order, for the second between two edits, an IP
ban, earlier messages of the thread, and a request of the bot's token. Temporary failures are
retried with the content that is current by then; no failure ends a worker for good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from base import metrics as counted
from base import tracing
from cogs.messages.errors import cause, trouble
from cogs.sync.answer_barrier import LONGEST, AnswerBarrier
from cogs.sync.ip_ban import BARRED, IpBan, IpBannedError
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.pace import Pace
from cogs.sync.request_quota import RequestQuota
from tables.runtime.service import Tables
from tables.safe_log import without_text

log = logging.getLogger(__name__)


class MessageWorkers:
    """The workers of all messages."""

    def __init__(
        self,
        messages: MessageStates,
        bring: Callable[[MessageState, float], Awaitable[None]],
        tables: Tables,
        pace: Pace,
        quota: RequestQuota,
        ban: IpBan,
    ) -> None:
        """``bring``: delivers a message or raises; :meth:`Delivery.bring`."""
        self._messages = messages
        self._bring_there = bring
        self._tables = tables
        self._pace = pace
        self._quota = quota
        self.held = AnswerBarrier(pace, self._go_on)
        """Tables at which a click is being answered."""
        self.closed = False
        """Whether new work is refused."""
        self._ban = ban

    async def close(self) -> None:
        """Stop all workers."""
        self.closed = True
        tasks = [task for message in self._messages for task in message.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.held.close()

    def _go_on(self, table: int) -> None:
        for message in self._messages.of(table):
            if message.stale:
                self.go(message)

    def go(self, message: MessageState) -> None:
        """Start a worker, unless one runs or the table is paused."""
        if message.task is None and not self.closed and not self._is_held(message):
            message.task = asyncio.create_task(
                self._work(message), name=f"message {message.table} {message.key}"
            )

    def _is_held(self, message: MessageState) -> bool:
        # Repeated clicks must not delay the others longer than one slow click.
        return message.table in self.held and self._pace.clock() - message.since < LONGEST

    async def _work(self, message: MessageState) -> None:
        try:
            while message.stale and not self._is_held(message):
                await self._wait(message)
                await self._follow_earlier(message)
                if self._ban.blocks(message):
                    continue  # Time since it began to wait.
                if message.reachable(self._pace.clock()):
                    await self._bring(message)
                    continue
                await self._line_up(message)
                with self._quota.taken():
                    if not self._is_held(message) and not self._ban.blocks(message):
                        await self._bring(message)
        finally:
            message.task = None
            self.retire(message)

    async def _follow_earlier(self, message: MessageState) -> None:
        """Keep the posts of a thread in chronological order.

        An earlier message is awaited until its first try: a refusal by Discord blocks nothing.
        """
        for other in self._messages.of(message.table):
            if (other.stale or other.task is not None) and message.follows(other):
                await other.tried.wait()

    async def _line_up(self, message: MessageState) -> None:
        """Wait for a request of the bot's token."""
        since, urgency, began = (
            max(message.since, message.not_before),
            message.urgency,
            self._pace.clock(),
        )
        message.waiting = self._quota.line_up(urgency, since)
        if message.waiting is not None:
            try:
                await self._quota.admitted(message.waiting)
            finally:
                message.waiting = None
        counted.REQUEST_WAITS.labels(urgency.name.lower()).observe(self._pace.clock() - began)

    async def _bring(self, message: MessageState) -> None:
        message.stale = False
        tracing.restore(replace(message.trace, table=message.table))
        try:
            await self._try(message)
        except IpBannedError:
            message.stale = True  # No request was made.
        else:
            message.tried.set()

    def retire(self, message: MessageState) -> None:
        """Drop the state of a message that will not change any more: memory must not grow."""
        if message.idle and not message.lasting:
            self._messages.drop(message)

    async def _wait(self, message: MessageState) -> None:
        """Wait for the second between edits, and longer after failures."""
        now = self._pace.clock()
        if message.looked_at > now:
            await self._pace.sleep(message.looked_at - now)
            now = self._pace.clock()
        if (
            message.failures
            or message.answer is None
            or message.answer.used
            or now >= message.answer.until
        ):
            wait = message.not_before - now
            if wait > 0:
                await self._pace.sleep(wait)
        await self._ban.passed(message)

    async def _try(self, message: MessageState) -> None:
        shown, since, full = message.content_hash, message.since, message.passing is not None
        try:
            await self._bring_there(message, self._pace.clock())
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._failed(message, error)  # Something that the message depended on was given up.
        except IpBannedError:
            raise
        except Exception as error:
            self._failed(message, error)
        else:
            message.failures = 0
            now = self._pace.clock()
            message.not_before = now + self._pace.edit
            if full:
                message.looked_at = now + max(self._pace.edit, self._pace.glance)
            if message.content_hash not in ("", shown):
                self._ban.end()
                age, what = now - since, message.key.kind.value
                counted.REDRAWS.labels(what).observe(age)
                log.debug(
                    "table %s: %s is shown, %.2f s after it changed", message.table, what, age
                )

    def _failed(self, message: MessageState, error: BaseException) -> None:
        kind, what = trouble(error), message.key.kind.value
        name, wait = type(error).__name__, self._pace.edit
        message.shows(None)  # The request may have been executed, even after the answer to a click.
        if kind.passing:
            message.failures += 1
            message.stale = True
            counted.RETRIES.labels("message", cause(error)).inc()
            wait = self._pace.wait(kind, message.failures)
            log.info("table %s: %s waits %.0f s: %s", message.table, what, wait, name)
        elif isinstance(error, discord.HTTPException):
            # Wait for the next change, with a growing delay: 10,000 refusals in ten minutes ban
            # this address (docs/discord.md).
            message.failures, wait = 0, self._pace.longest
            reason = (kind.name, error.status, error.code)
            log.warning("table %s: %s refused: %s (%s, code %s)", message.table, what, *reason)
        else:
            message.failures, told = 0, (message.table, what, name)
            log.error("table %s: %s cannot be shown: %s", *told, exc_info=without_text(error))
        if not kind.passing:
            counted.FAILURES.labels("message", cause(error)).inc()
        now = self._pace.clock()
        message.not_before, message.passing = now + wait, None
        if isinstance(error, discord.HTTPException) and error.status == BARRED:
            self._ban.start()
