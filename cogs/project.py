"""Bringing Discord's messages to the newest state: one worker a message, newest wins.

State first: nothing here can fail a game. A worker runs only while there is something to show. It
asks the presenter for the message as it shall look *now*, so many changes become one edit; what
was deleted is posted anew, what Discord refuses for a while is tried again with what is newest
then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.discord_errors import Trouble, trouble
from cogs.people import People
from cogs.placing import Placing
from cogs.posts import Post
from cogs.presenter import Presenter
from cogs.roles import LOBBY, person_of, standing, touched
from cogs.slots import Slot
from cogs.transport import Answer, Courier, Place
from db import MessageAt, Store
from tables.outcomes import Change, Nudge
from tables.safe_log import without_text
from tables.service import Tables
from tables.state import TableState

log = logging.getLogger(__name__)

TRIES: Final = 30
"""Failures in a row after which a message is left until something new happens."""
LONGEST_WAIT: Final = 60.0
"""Seconds between two tries at most."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds; tests set them to almost nothing."""

    edit: float = 1.0
    """Between two edits of one message, except answers to clicks."""
    retry: float = 1.0
    """Before the first new try; doubled each time."""


class Projector:
    """All messages of all tables."""

    def __init__(
        self,
        courier: Courier,
        tables: Tables,
        store: Store,
        people: People,
        presenter: Presenter,
        pace: Pace | None = None,
    ) -> None:
        self._courier = courier
        self._tables = tables
        self._store = store
        self._people = people
        self._presenter = presenter
        self._pace = pace or Pace()
        self._slots: dict[tuple[int, str], Slot] = {}
        self._held: dict[int, int] = {}
        self._closed = False
        self._placing = Placing(courier, tables, store, people, self.poke)

    # -- what makes messages old -------------------------------------------------------------------

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables: remember what is to be redrawn."""
        if isinstance(change, Nudge):
            self.poke(change.state.id, f"nudge:{change.person}")
            return
        for role in dict.fromkeys(touched(change)):
            if role.startswith("nudge:") and (change.state.id, role) not in self._slots:
                continue
            self.poke(change.state.id, role)
        self._forget(change.state.id, standing(change.state))

    async def refresh(self, table: int) -> None:
        """Bring every standing message of a table to the newest state (after a start)."""
        state = await self._tables.state(table)
        if state is not None:
            for role in standing(state):
                self.poke(table, role)
            for message in await self._store.messages(table=table):
                if message.role.startswith("nudge:"):
                    self.poke(table, message.role)

    def poke(self, table: int, *roles: str) -> None:
        """These messages may be old."""
        for role in roles:
            slot = self._slot(table, role)
            slot.dirty = True
            self._go(slot)

    def doubt(self, state: TableState, *roles: str) -> None:
        """Somebody saw these messages older than the table: redraw those that are."""
        self.poke(
            state.id,
            *(role for role in roles if self._slot(state.id, role).seq < state.seq),
        )

    @contextmanager
    def holding(self, table: int) -> Iterator[None]:
        """While a click is being answered nothing of its table is drawn or sent."""
        self._held[table] = self._held.get(table, 0) + 1
        try:
            yield
        finally:
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
                for (owner, _), slot in list(self._slots.items()):
                    if owner == table and slot.dirty:
                        self._go(slot)

    def adopt(
        self,
        table: int,
        role: str,
        interaction: discord.Interaction[Any],
        *,
        message: discord.Message | None = None,
        private: bool = False,
    ) -> None:
        """The interaction's message is the one of this role; its token edits it for a while."""
        slot = self._slot(table, role)
        slot.answer = Answer(interaction, private=private)
        slot.sign = ""
        if message is not None and not private:
            slot.place = Place(message.channel.id, message.id)
            slot.loaded = True
        self.poke(table, role)

    def shown(self, table: int, role: str, post: Post) -> None:
        """An answer has made the message look like this."""
        slot = self._slot(table, role)
        slot.sign = post.sign
        slot.edited = asyncio.get_running_loop().time()

    async def posted(self, table: int, role: str, place: Place) -> None:
        """A message was sent otherwise: remember it."""
        slot = self._slot(table, role)
        slot.loaded = True
        await self._keep(slot, place)

    async def forget(self, person: int) -> None:
        """Show the person nothing more: his messages are no longer kept up to date."""
        theirs = [slot for slot in self._slots.values() if person_of(slot.role) == person]
        tasks = [slot.task for slot in theirs if slot.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for slot in theirs:
            self._slots.pop((slot.table, slot.role), None)
        self._placing.closed(person)

    async def close(self) -> None:
        """Stop all workers."""
        self._closed = True
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one message -------------------------------------------------------------------------------

    def _slot(self, table: int, role: str) -> Slot:
        return self._slots.setdefault((table, role), Slot(table, role))

    def _go(self, slot: Slot) -> None:
        if slot.task is None and not self._closed and slot.table not in self._held:
            slot.task = asyncio.create_task(
                self._work(slot), name=f"message {slot.table} {slot.role}"
            )

    async def _work(self, slot: Slot) -> None:
        try:
            while slot.dirty and slot.table not in self._held:
                await self._wait(slot)
                slot.dirty = False
                try:
                    await self._bring(slot)
                    slot.failures = 0
                except discord.HTTPException as error:
                    self._failed(slot, error)
                except (TimeoutError, OSError) as error:
                    self._again(slot, error)
        except Exception as error:
            log.error(
                "table %s: %s cannot be shown",
                slot.table,
                slot.role,
                exc_info=without_text(error),
            )
        finally:
            slot.task = None

    async def _wait(self, slot: Slot) -> None:
        """Not more than one edit a second, and longer after failures."""
        now = asyncio.get_running_loop().time()
        if slot.failures:
            wait = min(self._pace.retry * 2 ** min(slot.failures - 1, 10), LONGEST_WAIT)
        elif slot.answer is not None and slot.answer.usable:
            return
        else:
            wait = min(slot.edited + self._pace.edit - now, self._pace.edit)
        if wait > 0:
            await asyncio.sleep(wait)

    def _failed(self, slot: Slot, error: discord.HTTPException) -> None:
        kind = trouble(error)
        if kind is Trouble.BUSY:
            self._again(slot, error)
        else:
            log.warning(
                "table %s: %s refused: %s (status %s, code %s)",
                slot.table,
                slot.role.partition(":")[0],
                kind.name,
                error.status,
                error.code,
            )

    def _again(self, slot: Slot, error: Exception) -> None:
        slot.failures += 1
        if slot.failures < TRIES:
            slot.dirty = True
        log.info("table %s: %s waits: %s", slot.table, slot.role, type(error).__name__)

    async def _bring(self, slot: Slot) -> None:
        kind = slot.role.partition(":")[0]
        if kind == "private" and (slot.answer is None or not slot.answer.usable):
            return
        if kind == "hand" and not await self._hand_goes_out(slot):
            return
        if not slot.loaded:
            kept = await self._store.message(slot.table, slot.role)
            slot.place = Place(kept.channel_id, kept.message_id) if kept else None
            slot.loaded = True
        if kind == "call" and slot.place is not None:
            return
        state = await self._tables.state(slot.table)
        seq = state.seq if state is not None else 0
        guild = slot.answer.guild if slot.answer is not None and slot.answer.private else None
        post = await self._presenter.post(slot.table, slot.role, guild)
        if post is None:
            if kind == "nudge":
                await self._withdraw(slot)
            return
        if post.sign == slot.sign or (post.edit_only and slot.place is None):
            slot.seq = seq
            return
        await self._deliver(slot, post)
        slot.sign, slot.seq = post.sign, seq
        slot.edited = asyncio.get_running_loop().time()

    async def _hand_goes_out(self, slot: Slot) -> bool:
        person = person_of(slot.role)
        assert person is not None, "a hand is a person's"
        if person < 0:
            return False  # an erased person
        return await self._people.wants_messages(person) and await self._people.reachable(person)

    async def _withdraw(self, slot: Slot) -> None:
        if slot.place is not None:
            place, slot.place = slot.place, None
            await self._store.forget_message(slot.table, slot.role)
            try:
                await self._courier.delete(place)
            except discord.HTTPException as error:
                if trouble(error) not in (Trouble.GONE_MESSAGE, Trouble.GONE_CHANNEL):
                    raise
        slot.sign = ""

    async def _deliver(self, slot: Slot, post: Post) -> None:
        if slot.answer is not None and await self._by_answer(slot, post):
            return
        if slot.place is not None:
            try:
                await self._courier.edit(slot.place, post)
                return
            except discord.HTTPException as error:
                if not await self._lost(slot, error):
                    raise
        await self._send(slot, post)

    async def _by_answer(self, slot: Slot, post: Post) -> bool:
        answer = slot.answer
        assert answer is not None, "there is an answer"
        if answer.usable:
            try:
                await answer.edit(post)
            except discord.HTTPException as error:
                if trouble(error) is Trouble.BUSY:
                    raise
            else:
                if not answer.private and slot.role != LOBBY:
                    slot.answer = None
                return True
        slot.answer = None
        return answer.private

    async def _lost(self, slot: Slot, error: discord.HTTPException) -> bool:
        """Whether the message must be posted anew."""
        match trouble(error):
            case Trouble.GONE_MESSAGE | Trouble.TOO_OLD:
                pass
            case Trouble.GONE_CHANNEL:
                person = person_of(slot.role)
                if person is not None and slot.role.startswith("hand"):
                    self._placing.closed(person)
                elif slot.role != LOBBY:
                    await self._placing.move(slot)
            case Trouble.CLOSED:
                await self._placing.fall_back(slot)
                return False
            case _:
                return False
        slot.place = None
        slot.generation += 1
        await self._store.forget_message(slot.table, slot.role)
        return True

    async def _send(self, slot: Slot, post: Post) -> None:
        nonce = f"{slot.table}.{abs(hash((slot.role, slot.generation))) % 10**12}"[:25]
        channel = await self._placing.channel(slot)
        if channel is None:
            return
        try:
            place = await self._courier.send(channel, post, nonce=nonce)
        except discord.HTTPException as error:
            match trouble(error):
                case Trouble.CLOSED:
                    await self._placing.fall_back(slot)
                    return
                case Trouble.GONE_CHANNEL | Trouble.FORBIDDEN if (
                    slot.role != LOBBY and not slot.role.startswith("hand")
                ):
                    if not await self._placing.move(slot):
                        raise
                    slot.dirty = True
                    return
                case _:
                    raise
        await self._keep(slot, place)

    async def _keep(self, slot: Slot, place: Place) -> None:
        slot.place = place
        await self._store.put_message(
            slot.table, slot.role, MessageAt(place.channel, place.message, 0)
        )

    def _forget(self, table: int, kept: Iterable[str]) -> None:
        """Drop what is known of messages that will not change any more: memory must not grow."""
        keep = set(kept)
        for (owner, role), slot in list(self._slots.items()):
            idle = slot.task is None and not slot.dirty
            if owner == table and idle and role not in keep and not role.startswith("nudge:"):
                del self._slots[owner, role]
