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
from cogs.sync.answer_barrier import LONGEST, Holding
from cogs.sync.ip_ban import BARRED, Bar, BarredError
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.pace import Pace
from cogs.sync.request_quota import Budget
from tables.runtime.service import Tables
from tables.safe_log import without_text

log = logging.getLogger(__name__)


class Bringing:
    """The workers of all messages."""

    def __init__(
        self,
        slots: MessageStates,
        bring: Callable[[MessageState, float], Awaitable[None]],
        tables: Tables,
        pace: Pace,
        budget: Budget,
        bar: Bar,
    ) -> None:
        """``bring``: delivers a message or raises; :meth:`Delivery.bring`."""
        self._slots = slots
        self._bring_there = bring
        self._tables = tables
        self._pace = pace
        self._budget = budget
        self.held = Holding(pace, self._go_on)
        """Tables at which a click is being answered."""
        self.closed = False
        """Whether new work is refused."""
        self._bar = bar

    async def close(self) -> None:
        """Stop all workers."""
        self.closed = True
        tasks = [task for slot in self._slots for task in slot.cancel()]
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.held.close()

    def _go_on(self, table: int) -> None:
        for slot in self._slots.of(table):
            if slot.stale:
                self.go(slot)

    def go(self, slot: MessageState) -> None:
        """Start a worker, unless one runs or the table is paused."""
        if slot.task is None and not self.closed and not self._is_held(slot):
            slot.task = asyncio.create_task(
                self._work(slot), name=f"message {slot.table} {slot.key}"
            )

    def _is_held(self, slot: MessageState) -> bool:
        # Repeated clicks must not delay the others longer than one slow click.
        return slot.table in self.held and self._pace.clock() - slot.since < LONGEST

    async def _work(self, slot: MessageState) -> None:
        try:
            while slot.stale and not self._is_held(slot):
                await self._wait(slot)
                await self._follow_earlier(slot)
                if self._bar.shuts(slot):
                    continue  # Time since it began to wait.
                if slot.reachable(self._pace.clock()):
                    await self._bring(slot)
                    continue
                await self._line_up(slot)
                with self._budget.taken():
                    if not self._is_held(slot) and not self._bar.shuts(slot):
                        await self._bring(slot)
        finally:
            slot.task = None
            self.retire(slot)

    async def _follow_earlier(self, slot: MessageState) -> None:
        """Keep the posts of a thread in chronological order.

        An earlier message is awaited until its first try: a refusal by Discord blocks nothing.
        """
        for other in self._slots.of(slot.table):
            if (other.stale or other.task is not None) and slot.follows(other):
                await other.tried.wait()

    async def _line_up(self, slot: MessageState) -> None:
        """Wait for a request of the bot's token."""
        since, urgency, began = max(slot.since, slot.not_before), slot.urgency, self._pace.clock()
        slot.waiting = self._budget.line_up(urgency, since)
        if slot.waiting is not None:
            try:
                await self._budget.admitted(slot.waiting)
            finally:
                slot.waiting = None
        counted.REQUEST_WAITS.labels(urgency.name.lower()).observe(self._pace.clock() - began)

    async def _bring(self, slot: MessageState) -> None:
        slot.stale = False
        tracing.restore(replace(slot.trace, table=slot.table))
        try:
            await self._try(slot)
        except BarredError:
            slot.stale = True  # No request was made.
        else:
            slot.tried.set()

    def retire(self, slot: MessageState) -> None:
        """Drop the state of a message that will not change any more: memory must not grow."""
        if slot.idle and not slot.lasting:
            self._slots.drop(slot)

    async def _wait(self, slot: MessageState) -> None:
        """Wait for the second between edits, and longer after failures."""
        now = self._pace.clock()
        if slot.looked_at > now:
            await self._pace.sleep(slot.looked_at - now)
            now = self._pace.clock()
        if slot.failures or slot.answer is None or slot.answer.used or now >= slot.answer.until:
            wait = slot.not_before - now
            if wait > 0:
                await self._pace.sleep(wait)
        await self._bar.passed(slot)

    async def _try(self, slot: MessageState) -> None:
        shown, since, full = slot.content_hash, slot.since, slot.passing is not None
        try:
            with self._tables.snapshot(slot.table):
                await self._bring_there(slot, self._pace.clock())
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._failed(slot, error)  # Something that the message depended on was given up.
        except BarredError:
            raise
        except Exception as error:
            self._failed(slot, error)
        else:
            slot.failures = 0
            now = self._pace.clock()
            slot.not_before = now + self._pace.edit
            if full:
                slot.looked_at = now + max(self._pace.edit, self._pace.glance)
            if slot.content_hash not in ("", shown):
                self._bar.lift()
                age, what = now - since, slot.key.kind.value
                counted.REDRAWS.labels(what).observe(age)
                log.debug("table %s: %s is shown, %.2f s after it changed", slot.table, what, age)

    def _failed(self, slot: MessageState, error: BaseException) -> None:
        kind, what = trouble(error), slot.key.kind.value
        name, wait = type(error).__name__, self._pace.edit
        slot.shows(None)  # The request may have been executed, even after the answer to a click.
        if kind.passing:
            slot.failures += 1
            slot.stale = True
            counted.RETRIES.labels("message", cause(error)).inc()
            wait = self._pace.wait(kind, slot.failures)
            log.info("table %s: %s waits %.0f s: %s", slot.table, what, wait, name)
        elif isinstance(error, discord.HTTPException):
            # Wait for the next change, with a growing delay: 10,000 refusals in ten minutes ban
            # this address (docs/discord.md).
            slot.failures, wait = 0, self._pace.longest
            reason = (kind.name, error.status, error.code)
            log.warning("table %s: %s refused: %s (%s, code %s)", slot.table, what, *reason)
        else:
            slot.failures, told = 0, (slot.table, what, name)
            log.error("table %s: %s cannot be shown: %s", *told, exc_info=without_text(error))
        if not kind.passing:
            counted.FAILURES.labels("message", cause(error)).inc()
        now = self._pace.clock()
        slot.not_before, slot.passing = now + wait, None
        if isinstance(error, discord.HTTPException) and error.status == BARRED:
            self._bar.close()
