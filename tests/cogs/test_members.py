"""Current membership of a server: few requests, correct answers, nothing kept of erased people."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.matches.guild_membership import FRESH_MS, LOOKUPS, Members
from cogs.messages.display_names import NOBODY_MS, DisplayNames
from db import ReadOnlyError
from db.repositories.leaderboards import Leaderboards
from tests.e2e.evening import Evening


def asked(world: Evening) -> int:
    requests: list[Any] = world.server.requests
    return sum("/members/" in one.path and one.method == "GET" for one in requests)


async def test_a_page_asks_for_few_and_remembers(world: Evening) -> None:
    now = [1_795_000_000_000]
    members = Members(world.bot, world.store, world.bot.names, lambda: now[0])
    guild = world.guild.id
    here = [person.id for person in world.people]
    assert not await members.look(guild, here)
    assert asked(world) == 4
    assert await members.name(guild, here[0]) == "Anne"
    assert not await members.look(guild, [*here, *here, -5])
    assert asked(world) == 4, "remembered, and an erased person is not asked for"
    now[0] += FRESH_MS + 1
    await members.look(guild, here[:1])
    assert asked(world) == 5
    strangers = [world.server.create_user(f"s{n}").id for n in range(LOOKUPS + 8)]
    assert await members.look(guild, strangers)
    assert asked(world) == 5 + LOOKUPS
    assert not await members.look(1, here), "a server that the bot is not in"


async def test_nothing_is_kept_of_who_was_erased(world: Evening) -> None:
    anne = world.people[0]
    members = Members(world.bot, world.store, world.bot.names, lambda: 1)
    await members.look(world.guild.id, [anne.id])
    await members.here(world.guild.id, anne.id)
    await members.look(world.guild.id, [anne.id])
    before = asked(world)
    members.forget(anne.id)
    await members.look(world.guild.id, [anne.id])
    assert asked(world) == before + 1


async def test_a_store_that_refuses_holds_nobody_up(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    members = Members(world.bot, world.store, world.bot.names, lambda: 1)
    kept, noted = Leaderboards.set_absent_member, list[int]()

    async def refuses(*_: object) -> None:
        raise ReadOnlyError("The database is read-only.")

    async def notes(self: Leaderboards, guild: int, user: int, absent: bool) -> None:
        await kept(self, guild, user, absent)
        noted.append(user)

    anne = world.people[0].id
    monkeypatch.setattr(Leaderboards, "set_absent_member", refuses)
    await members.here(world.guild.id, anne)
    monkeypatch.setattr(Leaderboards, "set_absent_member", notes)
    await members.here(world.guild.id, anne)
    await members.here(world.guild.id, anne)
    assert noted == [anne], "noted with the next command, once"


async def test_who_does_not_exist_is_not_asked_for_again_at_once(world: Evening) -> None:
    nobody, now = 820_000_000_000_000_777, [1]
    names = DisplayNames(world.bot._global_name, lambda: now[0])

    def asked() -> int:
        return sum(one.path.endswith(f"/users/{nobody}") for one in world.server.requests)

    before = asked()
    for _ in range(8):  # two boards
        assert await names.of(None, nobody) == ""
    assert asked() - before == 1
    now[0] += NOBODY_MS
    assert await names.of(None, nobody) == ""
    assert asked() - before == 2
    # An invalid answer is requested again.
    other = world.server.create_user("late")
    world.server.fail("GET", f"/users/{other.id}", status=403, code=50001)
    assert await names.of(None, other.id) == ""
    assert await names.of(None, other.id) == "Late"
