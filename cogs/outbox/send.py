"""One request that shows a post: by a token, else by an edit, else by a new post in its place.

A message's place is the table's thread or channel, or a person's direct messages.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord

from base.bounded import Bounded
from cogs.messages.client import MessageClient
from cogs.messages.errors import UNKNOWN_CHANNEL, Failure, classify
from cogs.messages.posts import Post
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import (
    LOBBY,
    THREAD,
    Kind,
    MessageKey,
    behind_key,
    board_key,
    private_key,
)
from cogs.outbox.record import Message
from db import MessageAt, Store, UnreachableError
from tables.journal.entries import Why
from tables.journal.state import TableState
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

PLACES: Final = 3
"""Places tried for one message: its thread, its channel, and one more change."""
KEPT: Final = 5_000
"""Direct-message channels remembered."""


def nonce(table: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """Nonce of a post: equal in every process for the same post, and different for any other.

    ``replaces``: the previous message, 0 for none. ``occasion`` distinguishes a post that was
    deleted from its successor. At most 25 characters, Discord's limit.
    """
    named = f"{table}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


def cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it lacks the picture that it was to keep."""
    return bool(post.keeps) and classify(error) is Failure.WRONG


class Sender:
    """Sends posts; failures are raised and retried by the message's worker."""

    def __init__(
        self,
        client: MessageClient,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        thread_name: Callable[[TableState], str],
        refresh: Callable[..., None],
    ) -> None:
        """``refresh``: :meth:`cogs.outbox.outbox.Outbox.refresh`."""
        self._client = client
        self._tables = tables
        self._store = store
        self._messages = store.messages
        self._people = people
        self._thread_name = thread_name
        self._refresh = refresh
        self._direct = Bounded[int, int](KEPT)

    async def send(
        self, message: Message, post: Post, *, now: float, turn: int = 0, moves: bool = False
    ) -> bool:
        """Show the post; return whether the message shows it now, and not an older one.

        ``now``: time by the clock of the tokens. ``turn``: the table's. ``moves``: below others'
        messages. Raises :class:`NoPictureError` if the picture that it keeps is not there.
        """
        try:
            if not moves and (
                await by_token(message, post, now) or await self._edit(message, post)
            ):
                return True
        except discord.HTTPException as error:
            if cannot_keep(post, error):
                raise NoPictureError from None
            raise
        if message.key.kind is Kind.PRIVATE:
            return False
        if post.keeps:
            raise NoPictureError  # The message that had it is gone.
        return await self._post(message, post, turn, moves)

    async def keep(self, table: int, key: MessageKey, place: MessageAt) -> None:
        """Store a message's place; its content is unknown."""
        await self._messages.put(table, str(key), MessageAt(place.channel_id, place.message_id))

    async def end(
        self, message: Message, last: Callable[[MessageAt], Awaitable[Any]] | None
    ) -> None:
        """Make a last request for a message that has served, once.

        One that may stand is found by its nonce, as :meth:`MessageClient.send` says.
        """
        row = await self._messages.get(message.table, str(message.key))
        try:
            if message.unsure is not None:
                row = (await message.unsure()).place
            if row is not None and last is not None:
                await last(row)
        except discord.HTTPException as error:
            if classify(error).passing:
                raise
        message.unsure = None
        if row is not None:
            await self._messages.forget(message.table, str(message.key))

    async def _edit(self, message: Message, post: Post) -> bool:
        """Edit the message in its channel; ``False``: it must be posted again.

        The store keeps a lost message until its successor is posted, so that a restarted process
        uses the same nonce.
        """
        if message.key.kind is Kind.PRIVATE:
            return False
        row = await self._messages.get(message.table, str(message.key))
        if row is None:
            return False
        try:
            await self._client.edit(row, post)
        except discord.HTTPException as error:
            if classify(error) not in (Failure.GONE_MESSAGE, Failure.TOO_OLD):
                await self._elsewhere(message, error, row.channel_id, there=True)
            return False
        return True

    async def _post(self, message: Message, post: Post, turn: int, moves: bool) -> bool:
        """Post the message, in the next place if its own is gone; return whether it is current."""
        table, key = message.table, message.key
        row = await self._messages.get(table, str(key))
        replaces = row.message_id if row is not None else 0
        name = nonce(table, key, replaces, await self._occasion(table, key, turn))
        token = message.token
        if moves and row is not None:
            # Stored first: a process that is killed after the post leaves no outdated board behind.
            await self.keep(table, behind_key(key), row)
        for _ in range(PLACES):
            channel = await self._channel(table, key)
            if channel is None:
                return False
            posting = partial(self._client.send, channel, post, nonce=name)
            message.unsure = posting if key.policy.fading else None
            try:
                sent = await posting()
            except discord.HTTPException as error:
                if error.status < 500:
                    message.unsure = None
                await self._elsewhere(message, error, channel, there=False)
                continue
            message.unsure = None
            await self.keep(table, key, sent.place)
            if moves:
                self._refresh(table, behind_key(key))
            if message.token is token:
                message.token = None  # It belonged to the earlier message.
            if not sent.newest:
                # Discord returned an earlier post of the same nonce: edit it next.
                self._refresh(table, key)
            return sent.newest
        log.warning("table %s: %s finds no place", table, key.kind.value)
        return False

    async def _occasion(self, table: int, key: MessageKey, turn: int) -> int:
        """A number that distinguishes a post from an equal one that was deleted."""
        if key.kind is Kind.RECALL:
            hand = await self._messages.get(table, str(private_key(key.person)))
            return hand.message_id if hand is not None else 0
        return turn if key.kind in (Kind.NUDGE, Kind.TURN) else 0

    async def _elsewhere(
        self, message: Message, error: discord.HTTPException, channel: int, *, there: bool
    ) -> None:
        """Change the place after a refusal in this channel; raises any other error.

        ``there``: the message stands in it.
        """
        kind, table, key = classify(error), message.table, message.key
        if kind is Failure.CLOSED or (kind is Failure.FORBIDDEN and key.kind is Kind.HAND):
            # The channel explains how to continue.
            await self._messages.forget(table, str(key))
            await self.refused(key.person)
            raise RefusedError
        if key.kind is Kind.HAND:
            if kind is not Failure.GONE_CHANNEL:
                raise error
            self.closed(key.person)
        elif kind is Failure.GONE_CHANNEL and there:
            await self._move_to_parent(table, channel)
        elif (
            key == LOBBY
            or kind not in (Failure.GONE_CHANNEL, Failure.FORBIDDEN)
            or not await self._move_to_parent(table, channel)
        ):
            if error.code == UNKNOWN_CHANNEL:
                await self._gone(table, channel)
            raise error

    # -- places ------------------------------------------------------------------------------------

    def closed(self, person: int) -> None:
        """Forget a person's direct-message channel, which is gone."""
        self._direct.pop(person)

    async def _channel(self, table: int, key: MessageKey) -> int | None:
        """The channel that a message belongs in now; ``None``: nowhere."""
        person = key.person
        if key.kind is Kind.HAND or (
            key.kind is Kind.TURN and await self._people.called_in_messages(person)
        ):
            known = self._direct.get(person)
            if known is None:
                known = self._direct[person] = await self._client.direct(person)
            return known
        state = await self._tables.state(table)
        if state is None:
            return None
        # An announcement at a table's first lobby needs no thread.
        if key == LOBBY or (key.kind is Kind.NOTICE and state.place is None):
            return state.opened.channel
        return state.place if state.place is not None else await self._new_place(state)

    async def _new_place(self, state: TableState) -> int:
        """The table's place: a thread, created now if permitted, else the channel."""
        table, channel = state.id, await self._thread(state)
        if channel is not None:
            await self._messages.put(table, str(THREAD), MessageAt(channel, 0))
        else:
            channel = state.opened.channel
        await self._tables.place(table, channel, cause=f"place:{table}:{channel}")
        return channel

    async def _thread(self, state: TableState) -> int | None:
        table, guild, name = state.id, state.opened.guild, self._thread_name(state)
        lobby = await self._messages.get(table, str(LOBBY))
        if guild is None or lobby is None:
            return None
        if (await self._store.guilds.settings(guild)).place == "channel":
            return None
        try:
            return await self._client.thread(lobby, name)
        except discord.HTTPException as error:
            if classify(error).passing:
                raise
            log.info("table %s: no thread (code %s)", table, error.code)
            return None

    async def _move_to_parent(self, table: int, gone: int) -> bool:
        """Move a table whose place is gone to its parent channel, with a notice there.

        Return whether the table has a place left. Raises :class:`db.StoreError` if the move cannot
        be stored.
        """
        state = await self._tables.state(table)
        if state is None:
            return False
        channel = state.opened.channel
        if state.place == gone and gone != channel:
            await self._tables.place(table, channel, cause=f"move:{table}:{gone}")
            state = await self._tables.state(table)
            if state is None or state.place == gone:
                raise UnreachableError("The table's new place cannot be stored.")
        return state.place != gone

    async def _gone(self, table: int, channel: int) -> None:
        """End a table whose only channel no longer exists."""
        state = await self._tables.state(table)
        if state is not None and state.opened.channel == channel:
            await self._tables.close_table(table, Why.GONE, cause=f"gone:{table}:{channel}")

    async def refused(self, person: int) -> None:
        """Record a refused direct message at all tables of the person, which then show it."""
        told: dict[int, list[MessageKey]] = {}
        for table in await self._tables.tables_of(person):
            state = await self._tables.state(table)
            board = board_key(state) if state is not None else None
            told[table] = [LOBBY] if board is None else [LOBBY, board]
        # Last, because it stops further tries for this person.
        await self._people.refused(person)
        for table, keys in told.items():
            self._refresh(table, *keys)


class RefusedError(Exception):
    """The person takes no direct messages; this is recorded."""


class NoPictureError(Exception):
    """The message lacks the picture that it was to keep."""


async def by_token(message: Message, post: Post, now: float) -> bool:
    """Edit the message by its interactions' tokens; return whether one succeeded.

    Raises temporary failures, and refusals caused by the picture to be kept rather than by the
    token.
    """
    while (token := message.token) is not None:
        if now < token.until and token.serves:
            try:
                await token.edit(post)
            except discord.HTTPException as error:
                if classify(error).passing or cannot_keep(post, error):
                    raise
            else:
                return True
        if message.token is not token:
            break  # Pressed meanwhile: the newer token is used next.
        message.token = token.before
    return False
