"""After a restart the Discord languages of people at tables are known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord

from cogs.messages.user_prefs import UserPrefs
from db import Preferences, Store
from tables.decisions.outcomes import Change
from tables.journal.state import TableState
from tests.cogs.positions import deals, table
from tests.cogs.projecting import NORTH
from tests.cogs.test_varieties import SWISS_SERVER, asked
from tests.e2e.evening import evening

GERMAN, FRENCH = discord.Locale.german, discord.Locale.french


def anna(locale: discord.Locale, guild: int | None = None) -> Any:
    """An interaction of Anna, who sits in the north."""
    found = asked(guild, locale)
    found.user.id = NORTH
    return found


def sits_down() -> Change:
    """The table at which she has just sat down."""
    now: TableState = table(next(deals(1)))
    free = replace(now, seats={})
    return Change(free, now, ())


async def stored(store: Store) -> str | None:
    """Her language after a restart."""
    return (await store.people.preferences(NORTH)).discord_language


async def test_of_who_sits_at_a_table_it_is_kept(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'brouc.sqlite'}") as store:
        before = UserPrefs(store, lambda: 0)
        await before.seen(anna(GERMAN))
        await before.close()
        assert await stored(store) is None, "who only looks is not written down"
        before.heard(sits_down())
        await before.close()
        after = UserPrefs(store, lambda: 0)
        assert await after.language(NORTH, "it") == "de"
        assert await after.seen(anna(FRENCH)) == "fr", "what is seen now counts"
        await after.close()
        assert await stored(store) == "fr"
        assert await after.language(NORTH, "it") == "fr"
        await store.people.set_preferences(NORTH, Preferences("en", discord_language="fr"))
        assert await after.language(NORTH, "it") == "en", "and what is chosen more than that"


async def test_the_variety_of_a_server_is_kept_with_it(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'brouc.sqlite'}") as store:
        await store.people.set_preferences(NORTH, Preferences(discord_language="de-CH"))
        people = UserPrefs(store, lambda: 0)
        assert await people.seen(anna(GERMAN)) == "de-CH"
        assert await people.seen(anna(GERMAN, SWISS_SERVER + 1)) == "de-CH"


async def test_a_hand_is_in_its_own_language_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        (anne,) = world.people
        table = await world.open_table(language="de")
        own = world.text(world.hand(anne))
        assert own.startswith("You sit North")
        await world.restart()
        await world.bot.outbox.compare(table)
        await world.server.settle()
        assert world.text(world.hand(anne)) == own
