"""One request that shows a post: by a token, else by an edit, else by a new post in its place.

Its subject says in which channel a message belongs.
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
from cogs.outbox.key import Kind, MessageKey, behind_key, private_key
from cogs.outbox.record import Message, Messages
from cogs.outbox.subject import DIRECT
from db import MessageAt, Store
from tables.journal.state import JournalState

log = logging.getLogger(__name__)

PLACES: Final = 3
"""Places tried for one message: its thread, its channel, and one more change."""
KEPT: Final = 5_000
"""Direct-message channels remembered."""


def nonce(number: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """Nonce of a post: equal in every process for the same post, and different for any other.

    ``replaces``: the previous message, 0 for none. ``occasion`` distinguishes a post that was
    deleted from its successor. At most 25 characters, Discord's limit.
    """
    named = f"{number}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


def cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it lacks the picture that it was to keep."""
    return bool(post.keeps) and classify(error) is Failure.WRONG


class Sender:
    """Sends posts; failures are raised and retried by the message's worker."""

    def __init__(
        self,
        client: MessageClient,
        store: Store,
        people: UserPrefs,
        known: Messages,
        refresh: Callable[..., None],
    ) -> None:
        """``refresh``: :meth:`cogs.outbox.worker.Worker.refresh`."""
        self._client = client
        self._messages = store.messages
        self._people = people
        self._known = known
        self._refresh = refresh
        self._direct = Bounded[int, int](KEPT)

    async def send(
        self,
        message: Message,
        post: Post,
        *,
        now: float,
        state: JournalState | None = None,
        moves: bool = False,
    ) -> bool:
        """Show the post; return whether the message shows it now, and not an older one.

        ``now``: time by the clock of the tokens. ``state``: the one that the post shows.
        ``moves``: below others' messages. Raises :class:`NoPictureError` if the picture that it
        keeps is not there.
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
        if message.key.policy.reply:
            return False
        if post.keeps:
            raise NoPictureError  # The message that had it is gone.
        return await self._post(message, post, state, moves)

    async def keep(self, number: int, key: MessageKey, place: MessageAt) -> None:
        """Store a message's place; its content is unknown."""
        await self._messages.put(number, str(key), MessageAt(place.channel_id, place.message_id))

    async def end(
        self, message: Message, last: Callable[[MessageAt], Awaitable[Any]] | None
    ) -> None:
        """Make a last request for a message that has served, once.

        One that may stand is found by its nonce, as :meth:`MessageClient.send` says.
        """
        row = await self._messages.get(message.number, str(message.key))
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
            await self._messages.forget(message.number, str(message.key))

    async def _edit(self, message: Message, post: Post) -> bool:
        """Edit the message in its channel; ``False``: it must be posted again.

        The store keeps a lost message until its successor is posted, so that a restarted process
        uses the same nonce.
        """
        if message.key.policy.reply:
            return False
        row = await self._messages.get(message.number, str(message.key))
        if row is None:
            return False
        try:
            await self._client.edit(row, post)
        except discord.HTTPException as error:
            if classify(error) not in (Failure.GONE_MESSAGE, Failure.TOO_OLD):
                await self._elsewhere(message, error, row.channel_id, there=True)
            return False
        return True

    async def _post(
        self, message: Message, post: Post, state: JournalState | None, moves: bool
    ) -> bool:
        """Post the message, in the next place if its own is gone; return whether it is current."""
        number, key = message.number, message.key
        row = await self._messages.get(number, str(key))
        replaces = row.message_id if row is not None else 0
        name = nonce(number, key, replaces, await self._occasion(message, state))
        token = message.token
        if moves and row is not None:
            # Stored first: a process that is killed after the post leaves no outdated board behind.
            await self.keep(number, behind_key(key), row)
        for _ in range(PLACES):
            channel = await self._channel(message)
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
            await self.keep(number, key, sent.place)
            if moves:
                self._refresh(number, behind_key(key))
            if message.token is token:
                message.token = None  # It belonged to the earlier message.
            if not sent.newest:
                # Discord returned an earlier post of the same nonce: edit it next.
                self._refresh(number, key)
            return sent.newest
        log.warning("table %s: %s finds no place", number, key.kind.value)
        return False

    async def _occasion(self, message: Message, state: JournalState | None) -> int:
        """A number that distinguishes a post from an equal one that was deleted."""
        number, key = message.number, message.key
        if key.kind is Kind.RECALL:
            hand = await self._messages.get(number, str(private_key(key.person)))
            return hand.message_id if hand is not None else 0
        return message.subject.occasion(state, key) if state is not None else 0

    async def _elsewhere(
        self, message: Message, error: discord.HTTPException, channel: int, *, there: bool
    ) -> None:
        """Change the place after a refusal in this channel; raises any other error.

        ``there``: the message stands in it.
        """
        kind, number, key, subject = classify(error), message.number, message.key, message.subject
        if kind is Failure.CLOSED or (kind is Failure.FORBIDDEN and key.policy.direct):
            # The channel explains how to continue.
            await self._messages.forget(number, str(key))
            await self.refused(key.person)
            raise RefusedError
        if key.policy.direct:
            if kind is not Failure.GONE_CHANNEL:
                raise error
            self.closed(key.person)
        elif kind is Failure.GONE_CHANNEL and there:
            await subject.channel_lost(number, channel)
        elif (
            kind not in (Failure.GONE_CHANNEL, Failure.FORBIDDEN)
            or not await subject.channel_lost(number, channel)
            or await subject.channel(number, key) == channel
        ):
            if error.code == UNKNOWN_CHANNEL:
                await subject.channel_deleted(number, channel)
            raise error

    async def _channel(self, message: Message) -> int | None:
        person = message.key.person
        channel = await message.subject.channel(message.number, message.key)
        if channel != DIRECT:
            return channel
        known = self._direct.get(person)
        if known is None:
            known = self._direct[person] = await self._client.direct(person)
        return known

    def closed(self, person: int) -> None:
        """Forget a person's direct-message channel, which is gone."""
        self._direct.pop(person)

    async def refused(self, person: int) -> None:
        """Record a refused direct message, and show it where it matters."""
        told = [await subject.about(person) for subject in self._known.subjects]
        # Last, because it stops further tries for this person.
        await self._people.refused(person)
        for by_number in told:
            for number, keys in by_number.items():
                self._refresh(number, *keys)


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
