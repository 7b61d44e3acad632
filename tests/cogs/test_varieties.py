"""Swiss German: by a person's choice, or by the server's for people without one."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from cogs.messages.user_prefs import UserPrefs
from db import GuildSettings, Preferences, Store

SWISS_SERVER, OTHER_SERVER = 1, 2
ANNA = 10


def asked(guild: int | None, locale: discord.Locale = discord.Locale.german) -> Any:
    """An interaction of Anna on a server, or in direct messages."""
    there = None if guild is None else SimpleNamespace(preferred_locale=discord.Locale.german)
    return SimpleNamespace(
        user=SimpleNamespace(id=ANNA),
        locale=locale,
        guild_id=guild,
        guild=there,
        guild_locale=None if guild is None else discord.Locale.german,
    )


async def test_a_servers_variety_is_that_of_its_german_readers(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'brouc.sqlite'}") as store:
        await store.guilds.set_settings(SWISS_SERVER, GuildSettings(language="de-CH"), by=1, at=1)
        people = UserPrefs(store, lambda: 0)
        assert await people.seen(asked(OTHER_SERVER)) == "de"
        assert await people.seen(asked(SWISS_SERVER)) == "de-CH"
        assert await people.seen(asked(None)) == "de-CH", "their hand in direct messages"
        assert await people.language(ANNA, "fr") == "de-CH"
        french = discord.Locale.french
        assert await people.seen(asked(SWISS_SERVER, french)) == "fr"
        assert await people.language(ANNA, "de-CH") == "fr"
        assert await people.of_guild(asked(SWISS_SERVER, french)) == "de-CH", "what all read"
        assert await people.of_guild(asked(OTHER_SERVER)) == "de"

        await store.people.set_preferences(ANNA, Preferences(language="de"))
        assert await people.seen(asked(SWISS_SERVER)) == "de", "who chose it has it everywhere"
        await store.people.set_preferences(ANNA, Preferences(language="de-CH"))
        assert await people.seen(asked(OTHER_SERVER, french)) == "de-CH"


async def test_at_a_table_in_swiss_german_so_are_its_german_hands(tmp_path: Path) -> None:
    """Also after a restart, with empty caches."""
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'brouc.sqlite'}") as store:
        people = UserPrefs(store, lambda: 0)
        assert await people.language(ANNA, "de-CH") == "de-CH"
        await people.seen(asked(OTHER_SERVER))
        assert people.language_by(Preferences(), ANNA, "de-CH") == "de-CH"
        assert people.language_by(Preferences(language="de"), ANNA, "de-CH") == "de"
