"""An outbox with fake tables, store and renderer, and a Discord that fails.

Everything is in memory and time is virtual, so that every exception can be tried at every step of a
message's delivery.
"""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from cogs.messages.client import Sent
from cogs.messages.components import Text
from cogs.messages.posts import Post, unframed
from cogs.messages.responder import Original
from cogs.outbox.due import board_key
from cogs.outbox.key import LOBBY, Kind, MessageKey, hand_key, private_key
from cogs.outbox.outbox import Outbox
from cogs.outbox.pace import Pace
from cogs.outbox.quota import RequestQuota
from cogs.outbox.record import Token as InteractionToken
from cogs.outbox.tables import TableMessages
from db import GuildSettings, MessageAt, TableMessage
from tables.journal.state import TableState
from tests.cogs.positions import PERSONS, deals, table

NORTH = PERSONS["N"]


async def rounds() -> None:
    """Let everything run that waits for no clock."""
    for _ in range(60):
        await asyncio.sleep(0)


@dataclass(slots=True)
class Message:
    """A message of the virtual Discord."""

    channel: int
    nonce: str
    text: str


class Response:
    """The part of a response that discord.py's exceptions read."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, ""


class Failing:
    """Wraps an object whose methods fail on demand: before or after their work."""

    def __init__(self, inner: Any, make: Callable[[], BaseException] | None) -> None:
        self._inner = inner
        self._make = make
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._inner, name)
        if not inspect.iscoroutinefunction(method):
            return method

        async def call(*args: Any, **kwargs: Any) -> Any:
            self.calls[name] += 1
            if self._make is not None and self.calls[name] == 1:
                raise self._make()
            result = await method(*args, **kwargs)
            if self._make is not None and self.calls[name] == 2:
                raise self._make()
            return result

        return call


class Table:
    """One table whose journal grows by calls only."""

    def __init__(self) -> None:
        self.now: TableState = replace(table(next(deals(1))), place=None)
        self.heard: Callable[[], None] = lambda: None

    async def state(self, number: int) -> TableState | None:
        return self.now

    async def place(self, number: int, channel: int, *, cause: str) -> None:
        if self.now.place != channel:
            self.now = replace(self.now, place=channel, seq=self.now.seq + 1)
            self.heard()

    def go_on(self) -> None:
        self.now = replace(self.now, seq=self.now.seq + 1)


class Messages:
    """The messages of a store in memory."""

    def __init__(self) -> None:
        self.rows: dict[str, MessageAt] = {}

    async def get(self, number: int, role: str) -> MessageAt | None:
        return self.rows.get(role)

    async def find(self, *, table: int) -> tuple[TableMessage, ...]:
        return tuple(TableMessage(table, role, at) for role, at in self.rows.items())

    async def note(self, shown: Sequence[TableMessage]) -> None:
        for one in shown:
            if one.role in self.rows and self.rows[one.role].message_id == one.at.message_id:
                self.rows[one.role] = one.at

    async def put(self, number: int, role: str, at: MessageAt) -> None:
        self.rows[role] = at

    async def forget(self, number: int, role: str) -> None:
        self.rows.pop(role, None)


class Guilds:
    async def settings(self, guild: int) -> GuildSettings:
        return GuildSettings()


class Memory:
    """The parts of the store used by messages."""

    def __init__(self) -> None:
        self.messages = Messages()
        self.guilds = Guilds()


class Persons:
    """Everybody accepts direct messages."""

    async def receives(self, person: int) -> bool:
        return True


class Discord:
    """Channels and messages in memory, with Discord's handling of nonces."""

    def __init__(self) -> None:
        self.messages: dict[int, Message] = {}
        self.posted = 0
        self.asked: Callable[[], object] = lambda: None
        """Called at each post and edit; may refuse it by an error."""

    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post, or return the message of this nonce."""
        self.asked()
        for number, message in self.messages.items():
            if (message.channel, message.nonce) == (channel, nonce):
                return Sent(MessageAt(channel, number), message.text == said(post))
        self.posted += 1
        self.messages[self.posted] = Message(channel, nonce, said(post))
        return Sent(MessageAt(channel, self.posted), True)

    async def edit(self, place: MessageAt, post: Post) -> None:
        self.asked()
        self.messages[place.message_id].text = said(post)

    async def delete(self, place: MessageAt) -> None:
        """Delete; a second deletion would be an error, answered 404 by Discord."""
        self.messages.pop(place.message_id, None)

    async def direct(self, person: int) -> int:
        return 100

    async def thread(self, place: MessageAt, name: str) -> int:
        return 200

    async def edit_private(self, post: Post) -> None:
        self.messages[0] = Message(0, "", said(post))


class Token(InteractionToken):
    """A token of the virtual Discord."""

    __slots__ = ("_edit",)

    def __init__(self, edit: Callable[[Post], Any], until: float, message: int = 0) -> None:
        nothing: Any = None
        super().__init__(
            nothing,
            nothing,
            Original(),
            id=7,
            guild=None,
            until=until,
            pressed=False,
            message=message or None,
        )
        self._edit = edit

    async def edit(self, post: Post) -> None:
        await self._edit(post)
        self.used = True

    async def delete(self) -> None:
        """Delete."""


class Presenting:
    """Messages that show the journal's entry."""

    def __init__(self, tables: Table) -> None:
        self._tables = tables
        self.nudging = True

    async def post(
        self, number: int, key: MessageKey, *, then: TableState | None = None, **how: Any
    ) -> Post | None:
        """The message of a key; a nudge only while it is due."""
        if key.kind is Kind.NUDGE and not self.nudging:
            return None
        if how.get("ending"):
            return text("resting")
        name = "private" if key.kind is Kind.PRIVATE else key
        return text(f"{name} {(then or self._tables.now).seq}")

    def thread_name(self, state: TableState) -> str:
        return f"table {state.id}"


def text(words: str) -> Post:
    return unframed(words)


def said(post: Post) -> str:
    (item,) = post.layout.parts
    assert isinstance(item, Text)
    return str(item["content"])


class Bench:
    """An outbox, the messages it shows, and the durations of its waits."""

    def __init__(
        self,
        make: Callable[[], BaseException] | None = None,
        *,
        placed: bool = False,
        discord: Discord | None = None,
        store: Any = None,
    ) -> None:
        self.time = 0.0
        self.waits: list[float] = []
        self.tables, self.discord = Table(), discord or Discord()
        self.store = Memory() if store is None else store
        self.renderer = Presenting(self.tables)
        self.parts = {
            "tables": Failing(self.tables, make),
            "messages": Failing(self.store.messages, make),
            "guilds": Failing(self.store.guilds, make),
            "people": Failing(Persons(), make),
            "renderer": Failing(self.renderer, make),
            "discord": Failing(self.discord, make),
        }
        parts: dict[str, Any] = self.parts
        store_parts: Any = SimpleNamespace(messages=parts["messages"], guilds=parts["guilds"])
        self.quota = RequestQuota(Pace(sleep=self.sleep, clock=lambda: self.time))
        self.outbox = Outbox(parts["discord"], store_parts, parts["people"], self.quota)
        self.subject = TableMessages(
            parts["discord"], parts["tables"], store_parts, parts["people"], parts["renderer"]
        )
        self.outbox.add(self.subject)
        self.tables.heard = self.redraw
        if placed:
            self.tables.now = replace(self.tables.now, place=200)

    @property
    def board(self) -> MessageKey:
        key = board_key(self.tables.now)
        assert key is not None
        return key

    async def show(self, *keys: MessageKey) -> None:
        """Refresh these messages, and wait until they are shown."""
        self.outbox.refresh(self.tables.now.id, *keys)
        await self.settle()

    def redraw(self) -> None:
        """The messages that every change of the table redraws."""
        state = self.tables.now
        self.outbox.refresh(state.id, board_key(state) or LOBBY)

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait until no message has any work."""
        while tasks := [one.task for one in self.outbox._messages if one.task is not None]:
            await asyncio.wait(tasks)

    async def evening(self) -> None:
        """Every step of delivery: a post, an edit, an edit by token, a deletion."""
        state, board = self.tables.now, self.board
        self.discord.messages[-1] = Message(state.opened.channel, "", "the lobby card")
        self.store.messages.rows[str(LOBBY)] = MessageAt(state.opened.channel, -1)
        keys = (LOBBY, board, hand_key(NORTH), MessageKey(Kind.NUDGE, person=NORTH))
        self.outbox.refresh(state.id, *keys)
        message = self.outbox._messages.get(state.id, private_key(NORTH))
        message.token = Token(self.parts["discord"].edit_private, until=10_000)
        await self.show(private_key(NORTH))
        self.tables.go_on()
        self.renderer.nudging = False
        await self.show(*keys, private_key(NORTH))

    def shown(self) -> list[str]:
        return sorted(message.text for message in self.discord.messages.values())

    def newest(self) -> list[str]:
        state = self.tables.now
        texts = (LOBBY, self.board, hand_key(NORTH), "private")
        return sorted(f"{key} {state.seq}" for key in texts)
