"""Menus used at the same time, or of an outdated panel, undo no other choice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from db import Preferences
from tests.cogs.pages import ask, find, manager
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


@asynccontextmanager
async def held(world: Evening, name: str) -> AsyncIterator[None]:
    part, method = name.split(".")
    repository = getattr(world.store, part)
    plain, go = getattr(repository, method), asyncio.Event()

    async def read(*args: Any) -> Any:
        found = await plain(*args)
        await go.wait()
        return found

    async def patient(_: float) -> None:
        await asyncio.Event().wait()

    hurry = world.bot.responder_sleep
    setattr(repository, method, read)
    world.bot.responder_sleep = patient
    try:
        yield
    finally:
        setattr(repository, method, plain)
        world.bot.responder_sleep = hurry
        go.set()
        await world.server.settle()


async def test_two_menus_used_at_once_lose_no_choice(world: Evening) -> None:
    person = world.people[0]
    page = await ask(world, "preferences", person)
    menus = {what: find(world, page, what) for what in ("place", "pack", "language")}
    async with held(world, "people.preferences"):
        await person.select(page, ["channel"], custom_id=menus["place"])
        await person.select(page, ["four-colour"], custom_id=menus["pack"])
        await person.select(page, ["de"], custom_id=menus["language"])
    kept = await world.store.people.preferences(person.id)
    assert kept == Preferences("de", "channel", "four-colour")


async def test_a_panel_opened_before_takes_nothing_back(world: Evening) -> None:
    person = world.people[0]
    first = await ask(world, "preferences", person)
    second = await ask(world, "preferences", person)
    await person.select(
        first, ["nudges", "invitations", "confirm"], custom_id=find(world, first, "switches")
    )
    # The second panel does not show the first one's change yet.
    await person.select(
        second, ["invitations", "text-mode"], custom_id=find(world, second, "switches")
    )
    kept = await world.store.people.preferences(person.id)
    assert kept == Preferences(confirm=True, nudges=False, text_mode=True)


async def test_two_managers_at_once_lose_no_choice_and_each_is_named(world: Evening) -> None:
    emma, fred = manager(world, "emma"), manager(world, "fred")
    pages: list[Any] = []
    for boss, field in ((emma, "clock"), (fred, "level")):
        page = await ask(world, "settings", boss)
        await boss.select(page, [field], custom_id=find(world, page, "field"))
        pages.append(page)
    async with held(world, "guilds.settings"):
        await emma.select(pages[0], ["2min"], custom_id=find(world, pages[0], "set"))
        await fred.select(pages[1], ["expert"], custom_id=find(world, pages[1], "set"))
    kept = await world.store.guilds.settings(world.guild.id)
    assert (kept.clock, kept.level) == ("2min", "expert")
    changes = await world.store.guilds.changes(world.guild.id)
    assert {(change.name, change.user_id) for change in changes} == {
        ("clock", emma.id),
        ("level", fred.id),
    }


async def test_channels_of_two_managers_add_up(world: Evening) -> None:
    emma, fred = manager(world, "emma"), manager(world, "fred")
    other = world.guild.create_text_channel("second")
    pages: list[Any] = []
    for boss in (emma, fred):
        page = await ask(world, "settings", boss)
        await boss.select(page, ["channels"], custom_id=find(world, page, "field"))
        pages.append(page)
    await emma.select(pages[0], [world.channel], custom_id=find(world, pages[0], "set"))
    # Fred's panel shows no channel yet; the addition removes none.
    await fred.select(pages[1], [other], custom_id=find(world, pages[1], "set"))
    kept = await world.store.guilds.settings(world.guild.id)
    assert set(kept.channels) == {world.channel.id, other.id}
    # A panel that shows both may remove one.
    await fred.select(pages[1], [other], custom_id=find(world, pages[1], "set"))
    kept = await world.store.guilds.settings(world.guild.id)
    assert kept.channels == (other.id,)


async def test_two_menus_of_a_tables_options_lose_no_choice(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        owner = world.people[0]
        await owner.command(world.channel, "table")
        table = (await world.bot.tables.live())[-1]
        one: Any = (await world.press(owner, world.lobby, "options")).response
        two: Any = (await world.press(owner, world.lobby, "options")).response
        async with held(world, "people.preferences"):
            await world.choose(owner, one, "set", "2min", arg="clock")
            await world.choose(owner, two, "set", "hints", arg="help")
        options = (await world.state(table)).options
        assert (options.clock.value, options.help.value) == ("2min", "hints")
        await world.choose(owner, one, "set", "private", arg="more")
        await world.choose(owner, two, "set", "take-backs", arg="more")
        options = (await world.state(table)).options
        assert (options.private, options.take_backs) == (True, True)
