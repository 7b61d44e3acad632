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
from cogs.sync.ip_ban import Bar
from cogs.sync.message_state import MessageState
from cogs.sync.presenter import Presenter
from cogs.sync.request_quota import Budget
from db import MessageAt, Store
from tables.journal.state import Status, TableState

log = logging.getLogger(__name__)


async def by_answer(slot: MessageState, post: Post, now: float) -> bool:
    """Edit the message by its interaction's tokens; return whether one succeeded.

    A token is used as long as it is valid, since its edits do not count against the bot's own
    requests. Raises temporary failures, and refusals caused by the picture to be kept rather than
    by the token.
    """
    while (answer := slot.answer) is not None:
        if now < answer.until and answer.serves:
            try:
                await answer.edit(post)
            except discord.HTTPException as error:
                if trouble(error).passing or cannot_keep(post, error):
                    raise
            else:
                return True
        if slot.answer is not answer:
            break  # Pressed meanwhile: the newer token is used next.
        slot.answer = answer.before
    return False


def cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it lacks the picture that it was to keep."""
    return bool(post.keeps) and trouble(error) is Trouble.WRONG


class PrivateHands:
    """Hands in private replies."""

    def __init__(self, presenter: Presenter, store: Store, budget: Budget, bar: Bar) -> None:
        self._presenter = presenter
        self._store = store
        self._budget = budget
        self._bar = bar

    async def bring(self, slot: MessageState, state: TableState | None, now: float) -> None:
        """Show the current state; ``now``: time by the clock of the tokens."""
        person = slot.key.person
        going_on = state is not None and state.status in (Status.LOBBY, Status.PLAYING)
        while slot.leaving:
            old = slot.leaving[0]
            if going_on and now < old.until:
                await self._say_good_bye(slot, person, old)
                if slot.answer is not None and slot.answer.message == old.message:
                    slot.shows(None)  # It was pressed meanwhile, and is the current hand.
            if old in slot.leaving:
                slot.leaving.remove(old)
        shown = False
        if slot.answer is not None and slot.closing:
            if going_on:
                resting = await self._presenter.resting(slot.table, person)
                shown = await self._by_token(slot, resting, now)
        elif slot.answer is not None:
            guild = slot.answer.guild
            sure = await self._presenter.asked(slot.table, slot.key)
            rests = self._budget.rests(by_token=True)
            ask = partial(self._presenter.hand, slot.table, person, sure, guild, rests=rests)
            post = await ask(shown=slot.shown)
            while post is not None and not slot.takes(post):
                post = await ask(shown=slot.shown)
            try:
                shown = post is not None and await self._by_token(slot, post, now)
            except discord.HTTPException as error:
                if post is None or not cannot_keep(post, error):
                    raise
                log.info("table %s: private cannot keep its picture", slot.table)
                post = await ask()
                shown = post is not None and await self._by_token(slot, post, now)
        if shown:
            slot.shows_entry(state.seq if state is not None else 0)
        if slot.answer is None or slot.closing:
            slot.answer = None
            if slot.stored:
                await self._store.messages.forget(slot.table, str(slot.key))
                slot.stored = False
        elif going_on and not slot.stored:
            # Tokens are not stored, but the fact that this person has a hand is.
            at = MessageAt(0, slot.answer.id, 0)
            await self._store.messages.put(slot.table, str(slot.key), at)
            slot.stored = True

    async def _by_token(self, slot: MessageState, post: Post, now: float) -> bool:
        """Edit a private hand where the post differs; return whether it shows the post."""
        if post.content_hash == slot.content_hash:
            return False
        self._bar.check(slot)
        slot.shows(None)
        began = slot.changes
        return await by_answer(slot, post, now) and slot.brought(post, began)

    async def _say_good_bye(
        self, slot: MessageState, person: int, answer: InteractionToken
    ) -> None:
        post = await self._presenter.resting(slot.table, person)
        serving: InteractionToken | None = answer
        while serving is not None:
            if serving.serves:
                try:
                    await serving.edit(post)
                    return
                except discord.HTTPException as error:
                    if trouble(error).passing:
                        raise
            serving = serving.before
