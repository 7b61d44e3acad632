"""Kinds of journals whose messages the outbox shows: tables, for one."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from cogs.messages.posts import NOTHING, Post, Shown
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.quota import Urgency
from cogs.view.drawers import Rank
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import EntryT, Resumed
from tables.journal.state import JournalState, StateT, TableState

DIRECT: Final = 0
"""In place of a channel: the direct messages of the key's person."""


@dataclass(frozen=True, slots=True)
class Due:
    """A message that a change outdates, or that a reminder posts."""

    key: MessageKey
    urgency: Urgency = Urgency.NOW
    only_if_there: bool = False
    """It is updated but not posted."""
    spare: bool = False
    """It shows only what others did: where requests are short it pauses."""
    unseen: bool = False
    """It may have been deleted while Discord was unreachable."""
    first: JournalState | None = None
    """A past state that is still worth showing, for a moment."""
    keeps_first: bool = False
    """The past state of an earlier change is still worth showing."""


class MessageSubject(Protocol, Generic[StateT, EntryT]):
    """The messages of one kind of journal; its functions without ``async`` are pure."""

    @property
    def kinds(self) -> Collection[Kind]:
        """The kinds of its messages, which are no other subject's."""

    def due(self, change: Change[StateT, EntryT] | Nudge[StateT], /) -> Iterable[Due]:
        """The messages that a change outdates."""

    def standing(self, state: StateT, /) -> Iterator[MessageKey]:
        """The messages that show the current state."""

    def after_start(self, state: StateT, known: Container[MessageKey], /) -> Iterator[MessageKey]:
        """The messages to compare after a start, of which ``known`` exist."""

    def occasion(self, state: StateT, key: MessageKey, /) -> int:
        """A number that distinguishes a post from an equal one that was deleted, or 0."""

    async def state(self, number: int, /) -> StateT | None:
        """The stored state; ``None`` if the number is no journal of this kind."""

    async def post(
        self,
        number: int,
        key: MessageKey,
        /,
        *,
        guild: int | None = None,
        paused: bool = False,
        ending: bool = False,
        shown: Shown = NOTHING,
        then: StateT | None = None,
        rank: Rank | None = None,
    ) -> Post | None:
        """The message of a key; ``None`` if it is not (or no longer) wanted.

        ``guild``: the server where a private reply is read. ``paused``: it is not updated while
        others act. ``ending``: it is a private reply's last content. ``shown``: its present
        content, whose picture may stay. ``then``: a past state to show. ``rank``: of its picture.
        """

    async def channel(self, number: int, key: MessageKey, /) -> int | None:
        """The channel that a message belongs in now, or :data:`DIRECT`; ``None``: nowhere."""

    async def channel_lost(self, number: int, channel: int, /) -> bool:
        """Leave a channel that refuses posts; return whether there is another."""

    async def channel_deleted(self, number: int, channel: int, /) -> None:
        """Act on the deletion of a channel that has no substitute."""

    async def about(self, person: int, /) -> Mapping[int, Collection[MessageKey]]:
        """The messages that show whether a person takes direct messages, by number."""


class RoundTables(Protocol):
    """Additions of an evening to the messages of the tables at which its rounds are played."""

    async def notice(self, state: TableState, deals_at: int | None) -> Post | None:
        """The card of a table: its draw. ``deals_at``: UTC ms of the first deal at the latest."""

    async def place_of(self, state: TableState) -> int | None:
        """The table's thread; ``None`` if its evening is not stored."""

    async def own(self, state: TableState, person: int, language: str) -> tuple[str, ...]:
        """Lines below the end of a table for one of its people."""


AnySubject = MessageSubject[Any, Any]


def quiet(change: Change[Any, Any]) -> bool:
    """Whether a journal was only read, or credited with downtime."""
    return change.before is None or all(
        isinstance(stored.entry, Resumed) for stored in change.entries
    )
