"""What is known of people: their language, their preferences, whether they take messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import discord

from cogs.messages.bounded import Bounded
from cogs.messages.zones import local
from db import Preferences, Store
from i18n import OFFERED, VARIETIES, language_of

REFUSAL_MS: Final = 24 * 3_600_000
"""After a refused direct message no other is tried for a day: refusals count against the bot."""

KEPT: Final = 10_000
"""People whose language and whose refusals are remembered; the store knows more."""


class People:
    """The store's knowledge, with what this process has seen."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._locales = Bounded[int, str](KEPT)
        self._spoken = Bounded[int, str](KEPT)
        self._refusals = Bounded[int, int](KEPT)

    async def seen(self, interaction: discord.Interaction[Any]) -> str:
        """Remember the language of somebody's Discord; gives the language to answer in.

        Discord knows no varieties: who has chosen no language has their server's variety.
        """
        person = interaction.user.id
        locale = language_of(interaction.locale)
        if locale in VARIETIES.values():
            locale = _in_variety(locale, await self._chosen_here(interaction))
            locale = _in_variety(locale, self._locales.get(person))
        self._locales[person] = locale
        return await self.language(person, locale)

    async def of_guild(self, interaction: discord.Interaction[Any]) -> str:
        """The language of the server where something happens: the chosen one, else Discord's."""
        guild = interaction.guild
        discords = guild.preferred_locale if guild else interaction.guild_locale
        return await self._chosen_here(interaction) or language_of(discords)

    async def _chosen_here(self, interaction: discord.Interaction[Any]) -> str | None:
        """The language that a server's managers have chosen."""
        if interaction.guild_id is None:
            return None
        chosen = (await self._store.guilds.settings(interaction.guild_id)).language
        return chosen if chosen in OFFERED else None

    async def preferences(self, person: int) -> Preferences:
        """What the person has chosen."""
        return await self._store.people.preferences(person)

    async def language(self, person: int, fallback: str) -> str:
        """The language of the person's own messages."""
        return self.language_by(await self.preferences(person), person, fallback)

    def language_by(self, preferences: Preferences, person: int, fallback: str) -> str:
        """The same by preferences that have been read."""
        chosen = preferences.language
        if chosen in OFFERED:
            self._spoken[person] = str(chosen)
            return str(chosen)
        self._spoken.pop(person)
        return _in_variety(self._locales.get(person) or fallback, fallback)

    async def without_fail(self, interaction: discord.Interaction[Any]) -> str:
        """The language to answer in when something has failed, perhaps the store: what is
        remembered of the person, or can be read, else their Discord's."""
        known = self._spoken.get(interaction.user.id)
        if known is not None:
            return known
        try:
            return await self.seen(interaction)
        except Exception:
            return language_of(interaction.locale)

    async def reachable(self, person: int) -> bool:
        """Whether a direct message may be tried."""
        at = self._refusals.get(person)
        if at is None:
            at = self._refusals[person] = await self._store.people.dm_refused_at(person) or 0
        return self._now() - at >= REFUSAL_MS

    async def refused(self, person: int) -> None:
        """Discord refused a direct message to the person."""
        at = self._now()
        await self._store.people.set_dm_refused_at(person, at)
        self._refusals[person] = at

    async def arrived(self, person: int) -> None:
        """A direct message came through."""
        await self._store.people.set_dm_refused_at(person, None)
        self._refusals[person] = 0

    def forget(self, person: int) -> None:
        """The person was erased: drop what this process has seen."""
        self._locales.pop(person)
        self._spoken.pop(person)
        self._refusals.pop(person)

    async def called_in_messages(self, person: int) -> bool:
        """Whether they are called to their turn by direct messages, and these arrive."""
        by_message = (await self.preferences(person)).calls == "dm"
        return by_message and await self.reachable(person)

    def at_rest(self, preferences: Preferences) -> bool:
        """Whether it is the person's quiet hours."""
        if preferences.quiet is None:
            return False
        first, end = preferences.quiet
        return (local(preferences, self._now()).hour - first) % 24 < (end - first) % 24

    @property
    def now(self) -> int:
        """UTC ms."""
        return self._now()

    async def wants_messages(self, person: int) -> bool:
        """Whether the hand goes to direct messages."""
        return (await self._store.people.preferences(person)).hand_place == "dm"


def _in_variety(language: str, other: str | None) -> str:
    """The other if it is a variety of the language."""
    return other if other is not None and VARIETIES.get(other) == language else language
