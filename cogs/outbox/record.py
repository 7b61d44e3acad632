"""In-memory records of messages, by the number of their journal and key."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from base.tracing import EMPTY, Trace
from cogs.messages.card_faces import CardFaces
from cogs.messages.client import Sent
from cogs.messages.errors import classify
from cogs.messages.posts import Post, Shown, carried
from cogs.messages.responder import Original, responder
from cogs.messages.wire import watched
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.quota import Urgency
from cogs.outbox.subject import AnySubject
from tables.journal.state import JournalState

ANYTHING: Final = sys.maxsize
"""Target of a refresh without a journal entry: only composing the message satisfies it."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A past state that is still worth showing."""

    state: JournalState
    until: float
    """Deadline for showing it (the pace's clock)."""


@dataclass(frozen=True, slots=True)
class Request:
    """A due comparison of a message with its state."""

    since: float
    """Time of the first change that it covers (the pace's clock)."""
    seq: int
    """The entry that the message has to show, or :data:`ANYTHING`."""
    urgency: Urgency = Urgency.NOW
    trace: Trace = EMPTY
    """Correlation id of the first change."""
    passing: Passing | None = None
    """The state that the message shows first: a table with a full trick."""
    moves: bool = False
    """The board is posted again, below others' messages."""
    unseen: bool = False
    """The message may have been deleted while Discord was unreachable."""

    def joined(self, later: Request) -> Request:
        """This request and a later one as one."""
        return replace(
            later,
            since=min(self.since, later.since),
            seq=max(self.seq, later.seq),
            urgency=min(self.urgency, later.urgency),
            trace=self.trace,
            moves=self.moves or later.moves,
            unseen=self.unseen or later.unseen,
        )


@dataclass(slots=True, eq=False)
class Token:
    """An interaction's token, which edits the message it belongs to for a while.

    It is that of the click that made the message, or of a later one on it. Its edits do not count
    against the bot's own requests. A private hand can be edited by nothing else: it gets a final
    edit before its last token expires. The interaction itself is not kept, since it holds a
    message, a member and a guild.
    """

    webhook: discord.Webhook
    faces: CardFaces
    original: Original
    """The original response, as its answers change it."""
    id: int
    """The interaction's."""
    guild: int | None
    """The server where it is read; ``None`` in direct messages."""
    until: float
    """Its expiry, by the caller's clock."""
    pressed: bool
    """Whether it belongs to the message that was pressed, not to a reply."""
    message: int | None
    """The message, if it is known."""
    before: Token | None = None
    """The older token, kept until this one has worked: Discord may never have received its answer.
    """
    used: bool = False
    """Whether it has edited the message already."""
    closing: asyncio.Task[None] | None = None
    """Requests the closing edit of a private message in time."""
    ending: bool = False
    """Whether that edit is due."""

    @classmethod
    def of(cls, interaction: discord.Interaction[Any], until: float, *, pressed: bool) -> Token:
        """The token of an interaction; ``pressed``: of the message used, else of a new reply."""
        message = interaction.message
        return cls(
            interaction.followup,
            interaction.client.faces,
            responder(interaction).original,
            interaction.id,
            interaction.guild_id,
            until,
            pressed,
            message.id if pressed and message is not None else None,
        )

    @property
    def serves(self) -> bool:
        """Whether it edits the message that it belongs to, and not a text sent instead."""
        return self.original.takes_page(used=self.pressed)

    @watched()
    async def edit(self, post: Post) -> None:
        """Make the interaction's message show the post."""
        edited = await self.faces.sent(post, partial(self._request, post))
        self.message, self.used = int(edited["id"]), True
        self.original.kept()

    async def _request(self, post: Post) -> Any:
        # Like discord.py's Interaction.edit_original_response, without the interaction.
        webhook = self.webhook
        with handle_message_parameters(**carried(post, "attachments")) as request:
            return await async_context.get().edit_original_interaction_response(
                webhook.id,
                webhook.token or "",
                session=webhook.session,
                payload=request.payload,
                multipart=request.multipart,
                files=request.files,
            )

    @watched()
    async def delete(self) -> None:
        """Delete a private hand that a newer one has replaced; raises temporary failures."""
        webhook = self.webhook
        if not self.serves:
            return
        try:
            await async_context.get().delete_original_interaction_response(
                webhook.id,
                webhook.token or "",
                session=webhook.session,
            )
        except discord.HTTPException as error:
            if classify(error).passing:
                raise


@dataclass(slots=True, eq=False)
class Message:
    """Record of one message; its place is in the store."""

    number: int
    """Of its journal."""
    key: MessageKey
    subject: AnySubject
    shown: Shown = field(default_factory=Shown)
    """Its content: replaced by an unknown one before each request that changes it."""
    request: Request | None = None
    """The due comparison: it may differ from its state."""
    failures: int = 0
    """Consecutive failures of its comparison."""
    token: Token | None = None
    """The newest interaction's token that edits it."""
    task: asyncio.Task[None] | None = None
    """Its worker."""
    unsure: Callable[[], Awaitable[Sent]] | None = None
    """Repeats the post of a fading message whose answer was lost: it may stand in its channel."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during a request that changes it: an edit, or the answer to a press."""

    @property
    def tasks(self) -> tuple[asyncio.Task[None] | None, ...]:
        """Its worker and the task that ends it before its token expires, or ``None``."""
        return self.task, self.token.closing if self.token is not None else None


class Messages:
    """All messages in memory, by the number of their journal."""

    def __init__(self) -> None:
        self._journals: dict[int, dict[MessageKey, Message]] = {}
        self._subjects: dict[Kind, AnySubject] = {}

    def add(self, subject: AnySubject) -> None:
        """Show the messages of a kind of journal too."""
        self._subjects |= dict.fromkeys(subject.kinds, subject)

    @property
    def subjects(self) -> tuple[AnySubject, ...]:
        """The kinds of journals, in the order in which they were added."""
        return tuple(dict.fromkeys(self._subjects.values()))

    def __iter__(self) -> Iterator[Message]:
        for messages in tuple(self._journals.values()):
            yield from tuple(messages.values())

    def __len__(self) -> int:
        return sum(len(messages) for messages in self._journals.values())

    def of(self, number: int) -> tuple[Message, ...]:
        """The messages of a journal."""
        return tuple(self._journals.get(number, {}).values())

    def known(self, number: int, key: MessageKey) -> Message | None:
        """One message, if it is in memory."""
        return self._journals.get(number, {}).get(key)

    def get(self, number: int, key: MessageKey) -> Message:
        """One message, added if it is not in memory."""
        messages = self._journals.setdefault(number, {})
        if key not in messages:
            messages[key] = Message(number, key, self._subjects[key.kind])
        return messages[key]

    def drop(self, message: Message) -> None:
        """Drop a message, and its journal's index with the last one."""
        messages = self._journals.get(message.number, {})
        if messages.get(message.key) is message:
            del messages[message.key]
            if not messages:
                del self._journals[message.number]


def live(state: JournalState | None) -> bool:
    """Whether a journal goes on."""
    return state is not None and not state.status.final
