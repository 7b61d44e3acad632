"""In-memory state of the tables' messages, by table and key."""

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
"""Target of a refresh without a journal entry: only redrawing satisfies it."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A past moment of a table that is still worth showing."""

    state: TableState
    until: float
    """Deadline for showing it (the pace's clock)."""


@dataclass(slots=True, eq=False)
class MessageState:
    """State of one message."""

    table: int
    key: MessageKey
    stale: bool = False
    """Whether it may be older than its table."""
    since: float = 0.0
    """Time at which it became stale (the pace's clock)."""
    wanted: int = 0
    """While it is stale: the table's entry that it has to show, or :data:`ANYTHING`."""
    trace: Trace = EMPTY
    """Correlation id of the change that made it stale."""
    urgency: Urgency = Urgency.NOW
    """Priority of the refresh while it is stale."""
    waiting: Waiting | None = None
    """Its place in the queue for a request of the bot's token."""
    perishes: bool = False
    """Whether it shows something that any later move makes wrong."""
    task: asyncio.Task[None] | None = None
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a delivery has succeeded or failed."""
    passing: Passing | None = None
    """The table with a full trick, which the board still has to show."""
    content_hash: str = ""
    """Hash of the content it shows; empty while unknown."""
    picture: str = ""
    """Its picture (:attr:`cogs.messages.posts.Shown.picture`); empty while unknown."""
    changes: int = 0
    """Number of changes of its content or of the message itself."""
    noted: str | None = None
    """Content hash in the store, empty for none; ``None`` while unknown."""
    seq: int = 0
    """The table's entry that it shows."""
    skipped: int = 0
    """The last entry of its table for which it was not redrawn."""
    place: MessageRef | None = None
    replaces: int = 0
    """The previous message, 0 for none: the next post takes its place."""
    loaded: bool = False
    """Whether ``place`` has been read from the store."""
    unkept: bool = False
    """Whether ``place`` is still to be stored after a failure."""
    buried: bool = False
    """Whether other messages stand below it, so that it has to move down."""
    unseen: bool = False
    """Whether it may have been deleted while Discord was unreachable."""
    moved: bool = False
    """Whether its former place is still to be updated after it has moved down."""
    lasting: bool = True
    """Whether the message keeps changing with its table."""
    not_before: float = 0.0
    """Earliest time of the next edit (the pace's clock)."""
    looked_at: float = 0.0
    """End of the display time of a full trick on it (the pace's clock)."""
    failures: int = 0
    """Consecutive failures."""
    answer: InteractionToken | None = None
    leaving: list[InteractionToken] = field(default_factory=list)
    """Private hands that a newer one has replaced, to be deleted."""
    closing: bool = False
    """Whether a private hand gets its last edit because its token expires."""
    timer: asyncio.Task[None] | None = None
    """Closes a private hand in time."""
    stored: bool = False
    """Whether the store knows that the person has a private hand."""

    @property
    def shown(self) -> Shown:
        """Its content as far as it is known."""
        return Shown(self.content_hash, self.picture)

    @property
    def told(self) -> str:
        """Its content hash for the store; empty while unknown."""
        return f"{self.content_hash} {self.picture}" if self.content_hash else ""

    def takes(self, post: Post) -> bool:
        """Whether a post is ready; the message may have changed while it was composed."""
        if post.sketch is not None:
            return post.content_hash == self.content_hash
        return post.keeps in ("", self.picture)

    def keeps_only(self, files: Collection[str]) -> None:
        """Update the state from the message's actual files: its picture may have been removed."""
        if self.picture.partition(" ")[2] not in files:
            self.picture = ""

    @property
    def has_perished(self) -> bool:
        """Whether its content was outdated by an entry for which it was not redrawn."""
        return self.perishes and self.seq < self.skipped

    def is_at(self, message: int | None) -> bool:
        """Whether a message is known to be this one."""
        answers = () if self.answer is None else (self.answer.message,)
        places = () if self.place is None else (self.place.message,)
        return message is not None and message in (*answers, *places)

    def shows(self, post: Post | None) -> None:
        """Record the content it shows now; ``None``: unknown."""
        self.changes += 1
        if post is None:
            self.content_hash = self.picture = ""
        else:
            self.content_hash, self.picture = post.shown.content, post.shown.picture
            self.perishes = post.perishes

    def shows_entry(self, seq: int) -> None:
        """Record the entry it shows now; perishable content may be outdated already."""
        self.seq = seq
        self.stale = self.stale or self.has_perished

    def brought(self, post: Post, began: int) -> bool:
        """Record the result of a delivery; return whether the message shows the post.

        ``began``: its :attr:`changes` when the request was made. If the answer to a click has
        changed it since, the order of the two requests is unknown.
        """
        sure = self.changes == began
        self.shows(post if sure else None)
        self.stale = self.stale or not sure
        return sure

    @property
    def idle(self) -> bool:
        """Whether nothing is running or due."""
        private = self.answer is not None and self.answer.private
        return self.task is None and not self.stale and not private and not self.leaving

    def follows(self, other: MessageState) -> bool:
        """Whether another message of its table has to be posted first.

        A deal's calls stand above the next deal's board and the final picture.
        """
        if self.place is not None or other.tried.is_set():
            return False
        before, own = _order(other.key), _order(self.key)
        return before is not None and own is not None and before < own

    def reachable(self, now: float) -> bool:
        """Whether an interaction's token can edit it without a request of the bot's token."""
        by_token = self.answer is not None and now < self.answer.until
        return by_token or self.key.kind is Kind.PRIVATE

    def cancel(self) -> list[asyncio.Task[None]]:
        """Cancel its tasks and return them."""
        tasks = [task for task in (self.task, self.timer) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks


def _order(key: MessageKey) -> tuple[int, float, bool] | None:
    """Position of a message in its table's thread; ``None`` for messages without one."""
    match key.kind:
        case Kind.BOARD | Kind.CALL:
            return (key.match, key.deal, key.kind is Kind.CALL)
        case Kind.FINAL:
            return (key.match, math.inf, False)
        case _:
            return None


class MessageStates:
    """All messages in memory, indexed by table."""

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
        """One message, added if it is not in memory."""
        states = self._tables.setdefault(table, {})
        state = states.get(key)
        if state is None:
            state = states[key] = MessageState(table, key)
        return state

    def drop(self, state: MessageState) -> None:
        """Drop a message, and its table's index with the last one."""
        states = self._tables.get(state.table, {})
        if states.get(state.key) is state:
            del states[state.key]
            if not states:
                del self._tables[state.table]
        if state.timer is not None:
            state.timer.cancel()
