"""People's language, preferences, and whether they accept direct messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from base.bounded import Bounded
from base.tasks import Tasks
from cogs.messages.posts import Post
from cogs.messages.text_mode import in_text_mode
from cogs.messages.zones import local
from db import Preferences, Store, StoreError
from i18n import OFFERED, VARIETIES, language_of
from tables.decisions.outcomes import Change, Nudge

log = logging.getLogger(__name__)

REFUSAL_MS: Final = 24 * 3_600_000
"""Pause after a refused direct message (a day): refusals count against the bot."""

KEPT: Final = 10_000
"""People whose language is cached."""


class UserPrefs:
    """People's stored preferences, and data seen by this process."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._locales = Bounded[int, str](KEPT)
        self._saving = Tasks()

    async def language_for(self, interaction: discord.Interaction[Any]) -> str:
        """Remember the language of a person's Discord; return the language to answer in.

        Discord knows no regional varieties: without a chosen language the server's variety is used.
        """
        person = interaction.user.id
        locale = language_of(interaction.locale)
        preferences = await self.preferences(person)
        if locale in VARIETIES.values():
            locale = _in_variety(locale, await self._chosen_here(interaction))
            before = self._locales.get(person) or preferences.discord_language
            locale = _in_variety(locale, before)
        self._locales[person] = locale
        if preferences.discord_language not in (None, locale):
            self._save(person, locale)
        return self.language_by(preferences, person, locale)

    def changed(self, change: Change | Nudge) -> None:
        """Store a new occupant's language, for use after a restart; a listener of the tables."""
        if isinstance(change, Nudge):
            return
        before = change.before.persons() if change.before is not None else ()
        for person in change.state.persons():
            locale = self._locales.get(person)
            if locale is not None and person not in before:
                self._save(person, locale)

    def _save(self, person: int, locale: str) -> None:
        self._saving.start(self._save_language(person, locale), "language")

    async def _save_language(self, person: int, locale: str) -> None:
        try:
            if (await self.preferences(person)).discord_language != locale:
                change = partial(replace, discord_language=locale)
                await self._store.people.change_preferences(person, change)
        except StoreError as error:
            log.info("a language is not stored: %s", type(error).__name__)

    async def close(self) -> None:
        """Finish storing languages."""
        await asyncio.gather(*self._saving)

    async def of_guild(self, interaction: discord.Interaction[Any]) -> str:
        """The language of an interaction's server: the chosen one, else Discord's."""
        guild = interaction.guild
        discords = guild.preferred_locale if guild else interaction.guild_locale
        return await self._chosen_here(interaction) or language_of(discords)

    async def _chosen_here(self, interaction: discord.Interaction[Any]) -> str | None:
        """The language chosen by a server's managers."""
        if interaction.guild_id is None:
            return None
        chosen = (await self._store.guilds.settings(interaction.guild_id)).language
        return chosen if chosen in OFFERED else None

    async def in_words(self, interaction: discord.Interaction[Any]) -> str | None:
        """The language of a person in text mode; ``None`` for others, and while the store fails."""
        try:
            if (await self.preferences(interaction.user.id)).text_mode:
                return await self.language_for(interaction)
        except StoreError:
            pass  # The answer, perhaps the apology for this failure, is sent all the same.
        return None

    async def put(self, post: Post, person: int, fallback: str) -> Post:
        """A message to a person, in words if they are in text mode."""
        preferences = await self.preferences(person)
        if not preferences.text_mode:
            return post
        return in_text_mode(post, self.language_by(preferences, person, fallback))

    async def preferences(self, person: int) -> Preferences:
        """The person's preferences."""
        return await self._store.people.preferences(person)

    async def language(self, person: int, fallback: str) -> str:
        """The language of the person's own messages."""
        return self.language_by(await self.preferences(person), person, fallback)

    def language_by(self, preferences: Preferences, person: int, fallback: str) -> str:
        """The same from preferences already read."""
        chosen = preferences.language
        if chosen in OFFERED:
            return str(chosen)
        seen = self._locales.get(person) or preferences.discord_language
        return _in_variety(seen or fallback, fallback)

    async def without_fail(self, interaction: discord.Interaction[Any]) -> str:
        """The language of an apology; that of the person's Discord if the store has failed."""
        try:
            return await self.language_for(interaction)
        except Exception:
            return language_of(interaction.locale)

    async def reachable(self, person: int) -> bool:
        """Whether a direct message may be tried."""
        at = await self._store.people.dm_refused_at(person) or 0
        return self._now() - at >= REFUSAL_MS

    async def refused(self, person: int) -> None:
        """Record a refused direct message."""
        await self._store.people.set_dm_refused_at(person, self._now())

    async def arrived(self, person: int) -> None:
        """Record a delivered direct message."""
        await self._store.people.set_dm_refused_at(person, None)

    def forget(self, person: int) -> None:
        """Drop this process's data of an erased person."""
        self._locales.pop(person)

    async def called_in_messages(self, person: int) -> bool:
        """Whether they are called to their turn by direct messages, and these arrive."""
        by_message = (await self.preferences(person)).calls == "dm"
        return by_message and await self.reachable(person)

    def at_rest(self, preferences: Preferences) -> bool:
        """Whether it is within the person's quiet hours."""
        if preferences.quiet is None:
            return False
        first, end = preferences.quiet
        return (local(preferences, self._now()).hour - first) % 24 < (end - first) % 24

    async def receives(self, person: int) -> bool:
        """Whether the person's hand is sent by direct message now; never an erased person's."""
        return person > 0 and await self.reachable(person) and await self.wants_messages(person)

    async def wants_messages(self, person: int) -> bool:
        """Whether the hand is sent by direct message."""
        return (await self.preferences(person)).hand_place == "dm"


def _in_variety(language: str, other: str | None) -> str:
    """``other`` if it is a regional variety of the language, else the language."""
    return other if other is not None and VARIETIES.get(other) == language else language
