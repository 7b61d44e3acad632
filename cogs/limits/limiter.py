"""Rate and concurrency limits for actions that cost something or reach others.

:mod:`tables.runtime.limits` has the counting, docs/limits.md the description. A refusal is a
private sentence with the time from which the action is possible again, and has no other effect.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord

from cogs.i18n.sentences import say
from cogs.limits.limited_actions import of_page
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import relative
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from db import GuildSettings, Store
from tables.decisions.outcomes import Refused
from tables.runtime.limits import (
    MANAGED,
    ONE_AT_A_TIME,
    TERMS,
    Action,
    Asker,
    Strictness,
    Terms,
)
from tables.runtime.rate_limiter import RateLimiter

Interaction: TypeAlias = discord.Interaction[Any]


class Busy:
    """Slow actions in progress: one per person, and limited in total."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._people: set[int] = set()

    def enter(self, person: int) -> str | None:
        """Begin; return a refusal's sentence key, or ``None``."""
        if person in self._people:
            return "busy-self"
        if len(self._people) >= self._most:
            return "busy-others"
        self._people.add(person)
        return None

    def leave(self, person: int) -> None:
        """End, after success or failure."""
        self._people.discard(person)


class Limiter:
    """Checks limits, and refuses in private."""

    def __init__(self, rate_limiter: RateLimiter, people: UserPrefs, store: Store) -> None:
        self._rate_limiter = rate_limiter
        self._people = people
        self._store = store
        self._busy = Busy(rate_limiter.limits.at_once)

    async def terms(self, interaction: Interaction) -> Terms:
        """The interaction's rate-limit terms."""
        if interaction.guild_id is None:
            return TERMS
        return terms_of(interaction, await self._store.guilds.settings(interaction.guild_id))

    async def passed(self, interaction: Interaction, action: Action) -> bool:
        """Count the action; ``False`` if it was refused, in which case the refusal has been sent.

        Call it before deferring a public answer, so that none has to be deleted.
        """
        terms = await self.terms(interaction) if action in MANAGED else TERMS
        asker = Asker(
            interaction.user.id, interaction.guild_id, interaction.channel_id, terms=terms
        )
        refused = await self._rate_limiter.take(action, asker)
        if refused is None:
            return True
        language = await self._people.seen(interaction)
        await responder(interaction).say(limit_sentence(refused, language))
        return False

    @asynccontextmanager
    async def passing_page(self, interaction: Interaction, page: PageId) -> AsyncIterator[bool]:
        """The same for the use of a page, by its category."""
        action = of_page(page.room, page.what)
        if action is None:
            yield True
            return
        async with self.passing(interaction, action) as passed:
            yield passed

    @asynccontextmanager
    async def passing(self, interaction: Interaction, action: Action) -> AsyncIterator[bool]:
        """The same for the duration of the action: each person runs one slow action at a time."""
        person = interaction.user.id
        if action not in ONE_AT_A_TIME:
            yield await self.passed(interaction, action)
            return
        busy = self._busy.enter(person)
        if busy is not None:
            language = await self._people.seen(interaction)
            await responder(interaction).say(say(language, busy))
            yield False
            return
        try:
            yield await self.passed(interaction, action)
        finally:
            self._busy.leave(person)


def terms_of(interaction: Interaction, settings: GuildSettings) -> Terms:
    """Rate-limit terms of an interaction in a server with these settings."""
    return Terms(Strictness(settings.limits), interaction.permissions.manage_guild)


def limit_sentence(refused: Refused, language: str) -> str:
    """The sentence for an action refused by a limit."""
    values = {name: refused.facts[name] for name in ("scope", "most") if name in refused.facts}
    if "until" in refused.facts:
        # Rounded up to whole seconds.
        values["when"] = relative(int(refused.facts["until"]) + 999)
    return say(language, refused.code, **values)
