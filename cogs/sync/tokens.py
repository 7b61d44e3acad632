"""Edits by an interaction's token: of the click that made the message, or of a later one on it.

Edits by such a token do not count against the bot's own requests. A private hand can be edited by
nothing else: it gets a final edit before its last token expires.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from cogs.messages.client import InteractionToken
from cogs.messages.errors import Trouble, trouble
from cogs.messages.posts import Post
from cogs.sync.ip_ban import IpBan
from cogs.sync.message_state import MessageState
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import RequestQuota
from db import MessageAt, Store
from tables.journal.state import Status, TableState

log = logging.getLogger(__name__)


async def by_answer(message: MessageState, post: Post, now: float) -> bool:
    """Edit the message by its interaction's tokens; return whether one succeeded.

    A token is used as long as it is valid, since its edits do not count against the bot's own
    requests. Raises temporary failures, and refusals caused by the picture to be kept rather than
    by the token.
    """
    while (answer := message.answer) is not None:
        if now < answer.until and answer.serves:
            try:
                await answer.edit(post)
            except discord.HTTPException as error:
                if trouble(error).passing or cannot_keep(post, error):
                    raise
            else:
                return True
        if message.answer is not answer:
            break  # Pressed meanwhile: the newer token is used next.
        message.answer = answer.before
    return False


def cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it lacks the picture that it was to keep."""
    return bool(post.keeps) and trouble(error) is Trouble.WRONG


class PrivateHands:
    """Hands in private replies."""

    def __init__(self, presenter: Presenter, store: Store, quota: RequestQuota, ban: IpBan) -> None:
        self._presenter = presenter
        self._store = store
        self._quota = quota
        self._ban = ban

    async def bring(self, message: MessageState, state: TableState | None, now: float) -> None:
        """Show the current state; ``now``: time by the clock of the tokens."""
        person = message.key.person
        going_on = state is not None and state.status in (Status.LOBBY, Status.PLAYING)
        while message.leaving:
            old = message.leaving[0]
            if going_on and now < old.until:
                await self._delete(old)
                if message.answer is not None and message.answer.message == old.message:
                    message.shows(None)  # It was pressed meanwhile, and is the current hand.
            if old in message.leaving:
                message.leaving.remove(old)
        shown = False
        if message.answer is not None and message.closing:
            if going_on:
                resting = await self._presenter.resting(message.table, person)
                shown = await self._by_token(message, resting, now)
        elif message.answer is not None:
            guild = message.answer.guild
            sure = await self._presenter.asked(message.table, message.key)
            paused = self._quota.paused(by_token=True)
            ask = partial(self._presenter.hand, message.table, person, sure, guild, paused=paused)
            post = await ask(shown=message.shown)
            while post is not None and not message.takes(post):
                post = await ask(shown=message.shown)
            try:
                shown = post is not None and await self._by_token(message, post, now)
            except discord.HTTPException as error:
                if post is None or not cannot_keep(post, error):
                    raise
                log.info("table %s: private cannot keep its picture", message.table)
                post = await ask()
                shown = post is not None and await self._by_token(message, post, now)
        if shown:
            message.shows_entry(state.seq if state is not None else 0)
        if message.answer is None or message.closing:
            message.answer = None
            if message.stored:
                await self._store.messages.forget(message.table, str(message.key))
                message.stored = False
        elif going_on and not message.stored:
            # Tokens are not stored, but the fact that this person has a hand is.
            at = MessageAt(0, message.answer.id, 0)
            await self._store.messages.put(message.table, str(message.key), at)
            message.stored = True

    async def _by_token(self, message: MessageState, post: Post, now: float) -> bool:
        """Edit a private hand where the post differs; return whether it shows the post."""
        if post.content_hash == message.content_hash:
            return False
        self._ban.check(message)
        message.shows(None)
        began = message.changes
        return await by_answer(message, post, now) and message.brought(post, began)

    async def _delete(self, answer: InteractionToken) -> None:
        """Delete a hand that a newer one has replaced."""
        serving: InteractionToken | None = answer
        while serving is not None:
            if serving.serves:
                try:
                    await serving.delete()
                    return
                except discord.HTTPException as error:
                    if trouble(error).passing:
                        raise
            serving = serving.before
