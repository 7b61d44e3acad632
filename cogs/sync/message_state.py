"""What is known of the messages of the tables, by table and key."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

from base.tracing import EMPTY, Trace
from cogs.messages.client import InteractionToken, MessageRef
from cogs.messages.posts import Post, Shown
from cogs.sync.message_keys import Kind, MessageKey
from cogs.sync.request_quota import Urgency, Waiting
from tables.journal.state import TableState

ANYTHING: Final = sys.maxsize
"""What a message is redrawn for that is no entry of its table: only drawing it helps."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A moment of a table that is worth a look although it is over."""

    state: TableState
    until: float
    """When it is too late for it (the pace's clock)."""


@dataclass(slots=True, eq=False)
class MessageState:
    """What is known of one message."""

    table: int
    key: MessageKey
    stale: bool = False
    """Whether it may be older than its table."""
    since: float = 0.0
    """Since when it is stale (the pace's clock)."""
    wanted: int = 0
    """While it is stale: the table's entry that it has to show, or :data:`ANYTHING`."""
    trace: Trace = EMPTY
    """What made it stale."""
    urgency: Urgency = Urgency.NOW
    """How soon it has to be shown, while it is stale."""
    waiting: Waiting | None = None
    """For a request of the bot's token."""
    perishes: bool = False
    """Whether it says something that is over as soon as another moves."""
    task: asyncio.Task[None] | None = None
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once it has been brought for the first time, or that has failed."""
    passing: Passing | None = None
    """The table with a full trick, which the board still has to show."""
    content_hash: str = ""
    """What it shows; empty while that is not known."""
    picture: str = ""
    """Its picture (:attr:`cogs.messages.posts.Shown.picture`), empty while that is not known."""
    changes: int = 0
    """How often it was made to look like something, or became another message."""
    noted: str | None = None
    """What the store says that it shows, empty for nothing; ``None`` while that is not known."""
    seq: int = 0
    """The table's entry that it shows."""
    skipped: int = 0
    """The last entry of its table that it was not to be redrawn for."""
    place: MessageRef | None = None
    replaces: int = 0
    """The message that was there last, 0 for none: what is sent next is sent in its place."""
    loaded: bool = False
    """Whether ``place`` has been read from the store."""
    unkept: bool = False
    """Whether the store has yet to be told of ``place``: it failed when it was."""
    buried: bool = False
    """Whether other messages stand below it, so that it has to go on further down."""
    unseen: bool = False
    """Whether it may have been deleted while Discord could not be reached."""
    moved: bool = False
    """Whether what was left behind waits for the message to stand further down."""
    lasting: bool = True
    """Whether the message goes on changing with its table."""
    not_before: float = 0.0
    """When it may be touched next (the pace's clock)."""
    looked_at: float = 0.0
    """Until when people look at a full trick on it (the pace's clock)."""
    failures: int = 0
    """In a row."""
    answer: InteractionToken | None = None
    leaving: list[InteractionToken] = field(default_factory=list)
    """Private hands that a newer one has replaced: each still gets its last edit."""
    closing: bool = False
    """Whether a private hand gets its last edit: its token ends."""
    timer: asyncio.Task[None] | None = None
    """Waits until a private hand has to be closed."""
    stored: bool = False
    """Whether the store knows that the person has a private hand."""

    @property
    def shown(self) -> Shown:
        """What it shows, as far as is known."""
        return Shown(self.content_hash, self.picture)

    @property
    def told(self) -> str:
        """What it shows as the store is told; empty if that is not known."""
        return f"{self.content_hash} {self.picture}" if self.content_hash else ""

    def takes(self, post: Post) -> bool:
        """Whether a post is ready for it; what it shows may have changed while it was made."""
        if post.sketch is not None:
            return post.content_hash == self.content_hash
        return post.keeps in ("", self.picture)

    def keeps_only(self, files: Collection[str]) -> None:
        """Discord says that the message has these files: a picture that is none of them is gone."""
        if self.picture.partition(" ")[2] not in files:
            self.picture = ""

    @property
    def has_perished(self) -> bool:
        """Whether it says what was so only before an entry that it was not redrawn for."""
        return self.perishes and self.seq < self.skipped

    def is_at(self, message: int | None) -> bool:
        """Whether a message is known to be this one."""
        answers = () if self.answer is None else (self.answer.message,)
        places = () if self.place is None else (self.place.message,)
        return message is not None and message in (*answers, *places)

    def shows(self, post: Post | None) -> None:
        """It has been made to look like this; ``None``: nobody knows what it shows."""
        self.changes += 1
        if post is None:
            self.content_hash = self.picture = ""
        else:
            self.content_hash, self.picture = post.shown.content, post.shown.picture
            self.perishes = post.perishes

    def shows_entry(self, seq: int) -> None:
        """It has been made to show this entry of its table; what perishes may be over already."""
        self.seq = seq
        self.stale = self.stale or self.has_perished

    def brought(self, post: Post, began: int) -> bool:
        """A request has made it look like this; whether it does.

        ``began``: its :attr:`changes` when the request was made. Where the answer to a click has
        touched it since, nobody knows which of the two arrived last, or at which message.
        """
        sure = self.changes == began
        self.shows(post if sure else None)
        self.stale = self.stale or not sure
        return sure

    @property
    def idle(self) -> bool:
        """Whether nothing is being done, or has to be."""
        private = self.answer is not None and self.answer.private
        return self.task is None and not self.stale and not private and not self.leaving

    def follows(self, other: MessageState) -> bool:
        """Whether another message of its table has to be posted before it is.

        What was called in a deal stands above the next deal's board, and above the final picture.
        """
        if self.place is not None or other.tried.is_set():
            return False
        before, own = _order(other.key), _order(self.key)
        return before is not None and own is not None and before < own

    def reachable(self, now: float) -> bool:
        """Whether no request of the bot's token is needed: that of somebody's click serves."""
        by_token = self.answer is not None and now < self.answer.until
        return by_token or self.key.kind is Kind.PRIVATE

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop what runs for it; gives what to wait for."""
        tasks = [task for task in (self.task, self.timer) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks


def _order(key: MessageKey) -> tuple[int, float, bool] | None:
    """Where a message stands in its table's thread; ``None`` for one that has no place there."""
    match key.kind:
        case Kind.BOARD | Kind.CALL:
            return (key.match, key.deal, key.kind is Kind.CALL)
        case Kind.FINAL:
            return (key.match, math.inf, False)
        case _:
            return None


class MessageStates:
    """Every message in memory, found by its table without looking at any other's."""

    def __init__(self) -> None:
        self._tables: dict[int, dict[MessageKey, MessageState]] = {}

    def __iter__(self) -> Iterator[MessageState]:
        for table in tuple(self._tables.values()):
            yield from tuple(table.values())

    def __len__(self) -> int:
        return sum(len(table) for table in self._tables.values())

    def of(self, table: int) -> tuple[MessageState, ...]:
        """The messages of a table."""
        return tuple(self._tables.get(table, {}).values())

    def known(self, table: int, key: MessageKey) -> MessageState | None:
        """One message, if it is in memory."""
        return self._tables.get(table, {}).get(key)

    def get(self, table: int, key: MessageKey) -> MessageState:
        """One message, in memory from now on."""
        states = self._tables.setdefault(table, {})
        state = states.get(key)
        if state is None:
            state = states[key] = MessageState(table, key)
        return state

    def drop(self, state: MessageState) -> None:
        """Forget a message, and its table with its last one."""
        states = self._tables.get(state.table, {})
        if states.get(state.key) is state:
            del states[state.key]
            if not states:
                del self._tables[state.table]
        if state.timer is not None:
            state.timer.cancel()
