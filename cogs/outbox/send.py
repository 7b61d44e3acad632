"""One request that shows a post: by a token, else by an edit, else by a new post."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import UNKNOWN_CHANNEL, Trouble, trouble
from cogs.messages.posts import Post
from cogs.outbox.key import LOBBY, Kind, MessageKey, behind_key, private_key
from cogs.outbox.places import Places, Refresh
from cogs.outbox.record import Message
from cogs.outbox.token import Token
from db import MessageAt, Store

log = logging.getLogger(__name__)

PLACES: Final = 3
"""Places tried for one message: its thread, its channel, and one more change."""
_GONE: Final = (Trouble.GONE_MESSAGE, Trouble.GONE_CHANNEL)


def nonce(table: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """Nonce of a post: equal in every process for the same post, and different for any other.

    ``replaces``: the previous message, 0 for none. ``occasion`` distinguishes a post that was
    deleted from its successor. At most 25 characters, Discord's limit.
    """
    named = f"{table}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


def cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it lacks the picture that it was to keep."""
    return bool(post.keeps) and trouble(error) is Trouble.WRONG


class Sender:
    """Sends posts; failures are raised and retried by the message's worker."""

    def __init__(
        self, client: MessageClient, store: Store, places: Places, refresh: Refresh
    ) -> None:
        self._client = client
        self._messages = store.messages
        self._places = places
        self._refresh = refresh

    async def send(
        self,
        message: Message,
        post: Post,
        whole: Callable[[], Awaitable[Post | None]],
        *,
        now: float,
        turn: int = 0,
        moves: bool = False,
    ) -> Post | None:
        """Show the post; return the post that the message shows now, ``None`` for an older one.

        ``whole``: composes it with its picture, for a message that cannot keep its own. ``now``:
        time by the clock of the tokens. ``turn``: the table's. ``moves``: below others' messages.
        """
        sent: Post | None = post
        try:
            if not moves and (
                await by_token(message, post, now) or await self._edit(message, post)
            ):
                return post
        except discord.HTTPException as error:
            if not cannot_keep(post, error):
                raise
            log.info("table %s: %s cannot keep its picture", message.table, message.key.kind.value)
            sent = await whole()
            if sent is None:
                return None
            if await by_token(message, sent, now) or await self._edit(message, sent):
                return sent
        if message.key.kind is Kind.PRIVATE:
            return None
        if sent is not None and sent.keeps:
            sent = await whole()  # The message that had the picture is gone.
        return sent if sent is not None and await self._post(message, sent, turn, moves) else None

    async def keep(self, table: int, key: MessageKey, place: MessageRef) -> None:
        """Store a message's place."""
        await self._messages.put(table, str(key), MessageAt(place.channel, place.message, 0))

    async def withdraw(self, message: Message) -> None:
        """Delete a message that has served."""
        row = await self._messages.get(message.table, str(message.key))
        if row is None:
            return
        try:
            await self._client.delete(MessageRef(row.channel_id, row.message_id))
        except discord.HTTPException as error:
            if trouble(error) not in _GONE:
                raise
        await self._messages.forget(message.table, str(message.key))

    async def leave(self, message: Message, post: Post | None) -> None:
        """Turn the former place of a board into one line, once."""
        row = await self._messages.get(message.table, str(message.key))
        if row is None:
            return
        if post is not None:
            try:
                await self._client.edit(MessageRef(row.channel_id, row.message_id), post)
            except discord.HTTPException as error:
                if trouble(error).passing:
                    raise
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
            await self._client.edit(MessageRef(row.channel_id, row.message_id), post)
        except discord.HTTPException as error:
            if trouble(error) not in (Trouble.GONE_MESSAGE, Trouble.TOO_OLD):
                await self._elsewhere(message, error, row.channel_id, there=True)
            return False
        return True

    async def _post(self, message: Message, post: Post, turn: int, moves: bool) -> bool:
        """Post the message, in the next place if its own is gone; return whether it is current."""
        table, key = message.table, message.key
        row = await self._messages.get(table, str(key))
        name = nonce(
            table,
            key,
            row.message_id if row is not None else 0,
            await self._occasion(table, key, turn),
        )
        token = message.token
        if moves and row is not None:
            # Stored first: a process that is killed after the post leaves no outdated board behind.
            await self.keep(table, behind_key(key), MessageRef(row.channel_id, row.message_id))
        for _ in range(PLACES):
            channel = await self._places.channel(table, key)
            if channel is None:
                return False
            try:
                sent = await self._client.send(channel, post, nonce=name)
            except discord.HTTPException as error:
                await self._elsewhere(message, error, channel, there=False)
                continue
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
        kind, table, key = trouble(error), message.table, message.key
        if kind is Trouble.CLOSED and key.kind is Kind.TURN:
            await self._places.refused(key.person)
            raise RefusedError
        if key.kind is Kind.HAND:
            if kind in (Trouble.CLOSED, Trouble.FORBIDDEN):
                # The channel explains how to continue.
                await self._messages.forget(table, str(key))
                await self._places.refused(key.person)
                raise RefusedError
            if kind is not Trouble.GONE_CHANNEL:
                raise error
            self._places.closed(key.person)
        elif kind is Trouble.GONE_CHANNEL and there:
            await self._places.move_to_parent(table, channel)
        elif (
            key == LOBBY
            or kind not in (Trouble.GONE_CHANNEL, Trouble.FORBIDDEN)
            or not await self._places.move_to_parent(table, channel)
        ):
            if error.code == UNKNOWN_CHANNEL:
                await self._places.gone(table, channel)
            raise error


class RefusedError(Exception):
    """The person takes no direct messages; this is recorded."""


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
                if trouble(error).passing or cannot_keep(post, error):
                    raise
            else:
                return True
        if message.token is not token:
            break  # Pressed meanwhile: the newer token is used next.
        message.token = token.before
    return False


async def delete(token: Token) -> None:
    """Delete a private hand that a newer one has replaced."""
    if not token.serves:
        return
    try:
        await token.delete()
    except discord.HTTPException as error:
        if trouble(error).passing:
            raise
