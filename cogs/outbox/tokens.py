"""Private replies: the tokens that edit them, and their end before these expire.

A private hand is a reply that only its person sees. Nothing but the token of a press can edit it,
for a quarter of an hour; a newer press brings a newer token, and a newer reply replaces the older.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.messages.client import CLOSING_S, TOKEN_S
from cogs.messages.components import Interaction
from cogs.messages.posts import Shown
from cogs.messages.responder import responder
from cogs.outbox.key import Kind, MessageKey, private_key
from cogs.outbox.pace import Pace
from cogs.outbox.record import Message, Messages, Token, live
from cogs.outbox.send import Sender
from db import MessageAt, Store
from tables.journal.state import JournalState


class Tokens:
    """Tokens of messages, and what becomes of private replies."""

    def __init__(
        self,
        messages: Messages,
        store: Store,
        sender: Sender,
        pace: Pace,
        refresh: Callable[..., None],
    ) -> None:
        """``refresh``: :meth:`cogs.outbox.worker.Worker.refresh`."""
        self._messages = messages
        self._store = store
        self._sender = sender
        self._pace = pace
        self._refresh = refresh

    def has_private_hand(self, number: int, person: int) -> bool:
        """Whether the person's private hand can still be edited."""
        message = self._messages.known(number, private_key(person))
        token = message.token if message is not None else None
        return token is not None and not token.ending and self._pace.clock() < token.until

    async def adopt(
        self, message: Message, interaction: Interaction, *, reply: bool = False
    ) -> bool:
        """Bind a press to its message; return whether the message can show its answer.

        ``reply``: to the new reply to the press instead. The press's token edits it for a while.
        A private message that was pressed becomes the one of this key; a public one is its table's
        recorded one, or stays as it is.
        """
        pressed, key, old = interaction.message, message.key, message.token
        private = key.policy.reply
        at = old.message if old is not None else None
        if not private:
            row = await self._store.messages.get(message.number, str(key))
            at = row.message_id if row is not None else None
        here = pressed is not None and not reply and at == pressed.id
        if not key.policy.token or not (reply or responder(interaction).in_private):
            return here
        if pressed is not None and not private and not here:
            place = MessageAt(pressed.channel.id, pressed.id)
            await self._sender.keep(message.number, key, place)
        if not here:
            message.shown = Shown()  # The content of this message was never recorded.
        token = Token.of(interaction, self._pace.clock() + TOKEN_S, pressed=not reply)
        token.before, message.token = old, token
        if not private:
            return True
        if old is not None and old.closing is not None:
            old.closing.cancel()
        token.closing = asyncio.create_task(
            self._close_in_time(message, token), name=f"private hand {message.number}"
        )
        recall = MessageKey(Kind.RECALL, person=key.person)
        if self._messages.known(message.number, recall) is not None:
            self._refresh(message.number, recall)
        return True

    async def _close_in_time(self, message: Message, token: Token) -> None:
        """Close a private hand before its token expires; only its button "My hand" stays."""
        await self._pace.sleep(CLOSING_S)
        token.closing = None
        if message.token is token:
            token.ending = True
            self._refresh(message.number, message.key)

    def has_older(self, token: Token | None) -> bool:
        """Whether private replies older than a token's are still to be deleted."""
        if token is None:
            return False
        while (old := token.before) is not None and (
            token.pressed and old.message in (None, token.message)
        ):  # It belongs to the same message, as far as is known.
            token.before = old.before
        return token.before is not None

    async def shown(self, message: Message, state: JournalState | None) -> None:
        """Delete older private replies; store that the person has one, never its token."""
        token = message.token
        while token is not None and token.used and self.has_older(token):
            old = token.before
            if old is not None and live(state) and self._pace.clock() < old.until:
                await old.delete()
            token.before = old.before if old is not None else None
        if token is None or token.ending:
            await self.end(message)
        elif (
            live(state) and await self._store.messages.get(message.number, str(message.key)) is None
        ):
            at = MessageAt(0, token.id)
            await self._store.messages.put(message.number, str(message.key), at)

    async def end(self, message: Message) -> None:
        """Forget a private reply that can no longer be edited."""
        token, message.token = message.token, None
        if token is None:
            return
        if await self._store.messages.get(message.number, str(message.key)) is not None:
            await self._store.messages.forget(message.number, str(message.key))
