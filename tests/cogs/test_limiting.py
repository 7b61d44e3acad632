"""Limits in use: a sentence with the waiting time, and no other effect."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cogs import limits as counted
from cogs.i18n.sentences import say
from cogs.limits import limit_sentence
from db import GuildSettings, Preferences
from db.core.schema import app_values
from db.core.schema import limits as counts
from games.brouc.game import GAME
from i18n import LANGUAGES
from tables.decisions.outcomes import Reason, Refused
from tables.runtime.limits import Action, Limits, Scope
from tests.cogs.pages import ask, find, guest, manager
from tests.cogs.played_evening import club
from tests.e2e.evening import Clock, Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

FLOOD = 45
AT = 1_900_000_000_000
_WHEN = re.compile(r"<t:(\d+):R>")


def until(text: str) -> int:
    """The time in a sentence, in UTC ms."""
    found = _WHEN.search(text)
    assert found is not None, text
    return int(found[1]) * 1000


def of(action: Action, scope: Scope) -> int:
    return Limits().rates[action, scope].count


async def test_a_flood_of_tables(tmp_path: Path) -> None:
    """Three people at full speed, with a restart in between."""
    clock, found = Clock(AT), Counter[str]()
    async with evening(tmp_path, people=3, now=clock) as world:
        for n in range(FLOOD):
            clock.ms += 77
            if n == FLOOD // 4:
                await world.restart()
            result = await world.people[n % 3].command(world.channel, "table")
            text = world.answer(result)
            if not result.ephemeral:
                found["opened"] += 1
                continue
            found["refused"] += 1
            assert clock.ms < until(text) <= clock.ms + 600_000
            assert text == say("en", "too-soon", scope="person", when=_WHEN.search(text)[0])  # type: ignore[index]
        allowed = 3 * of(Action.OPEN, Scope.PERSON)
        assert found == {"opened": allowed, "refused": FLOOD - allowed}
        assert len(await world.bot.tables.live()) == allowed
        assert len(world.history(world.channel)) == allowed


async def test_who_waits_as_long_as_was_said_may(tmp_path: Path) -> None:
    clock = Clock(AT)
    limits = Limits.read("open.person=1/10m, tables.person=2")
    async with evening(tmp_path, people=1, now=clock, limits=limits, language="fr") as world:
        anne = world.people[0]
        await anne.command(world.channel, "table")
        refused = await anne.command(world.channel, "table")
        clock.ms = until(world.answer(refused)) - 1_000
        assert (await anne.command(world.channel, "table")).ephemeral
        clock.ms += 1_000
        assert not (await anne.command(world.channel, "table")).ephemeral
        clock.ms += 600_000
        full = await anne.command(world.channel, "table")
        assert world.answer(full) == say("en", "too-many-tables", scope="person", most="2")


async def test_a_free_seat_is_announced_once_in_ten_minutes_a_table(tmp_path: Path) -> None:
    clock = Clock(AT)
    async with evening(tmp_path, people=1, now=clock) as world:
        anne = world.people[0]
        await anne.command(world.channel, "table")

        async def calls() -> bool:
            return not (await anne.command(world.channel, "invite")).ephemeral

        assert await calls()
        refused = await anne.command(world.channel, "invite")
        assert "A seat at this table was announced" in world.answer(refused)
        assert until(world.answer(refused)) == AT + 600_000
        clock.ms += 600_000
        assert await calls(), "the refused one counted nothing"
        clock.ms += 3_600_000
        await world.store.limits.forget_old(clock.ms)
        tables = select(counts.c.subject).where(counts.c.scope == Scope.TABLE.value)
        values = select(app_values.c.key).where(app_values.c.key.endswith(":1"))
        read = world.store.engines.read
        assert not await read(lambda connection: connection.execute(tables).all())
        assert not await read(lambda connection: connection.execute(values).all())


async def test_a_servers_managers_choose_how_strict_it_is(tmp_path: Path) -> None:
    limits = Limits.read("open.person=2/10m, relaxed=3")
    async with evening(tmp_path, people=3, now=Clock(AT), limits=limits) as world:
        anne, beat, carlo = world.people

        async def opens(person: Any) -> int:
            for n in range(10):
                if (await person.command(world.channel, "table")).ephemeral:
                    return n
            return 10

        async def choose(value: str) -> None:
            settings = GuildSettings(limits=value)  # type: ignore[arg-type]
            await world.store.guilds.set_settings(world.guild.id, settings, by=1, at=1)

        await choose("strict")
        assert await opens(anne) == 1
        await choose("normal")
        assert await opens(beat) == 2
        await choose("relaxed")
        assert await opens(carlo) == 6
        assert await opens(manager(world)) == 10


async def test_forty_invitations_are_a_few_messages(tmp_path: Path) -> None:
    few = of(Action.INVITE, Scope.GUEST)
    async with evening(tmp_path, people=4, now=Clock(AT)) as world:
        gino, said = guest(world), Counter[str]()
        for person in world.people:
            await person.command(world.channel, "table")
        for n in range(40):
            person, seat = world.people[n % 4], "WSE"[n // 14]
            result = await person.command(world.channel, "invite", guest=gino, seat=seat)
            said[_WHEN.sub("…", world.answer(result))] += 1
        assert len(gino.letters) == few
        refused = say("en", "too-soon", scope="guest", when="…")
        assert said[refused] == 40 - few
        assert sum(said.values()) == 40


async def test_invitations_are_refused_for_good_and_taken_again(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as world:
        anne, beat, gino = world.people
        await anne.command(world.channel, "table")
        await beat.command(world.channel, "table")

        async def invites(person: Any) -> str:
            answer = world.answer(await person.command(world.channel, "invite", guest=gino))
            return _WHEN.sub("…", answer)

        no = say("en", "takes-no-invitations")
        await invites(anne)
        card: Any = gino.letters[-1]
        await world.restart()
        await gino.press(card, find(world, card, "never"))
        assert world.text(card) == say("en", "invite-never-done", inviter="Anne")
        state = (await world.bot.tables.tables_of(gino.id), await invites(anne))
        assert state == ((), no), "the seat is free again, and no more invitation comes"
        sent = len(gino.letters)
        assert await invites(beat) != no, "others still may"
        card = gino.letters[-1]
        await gino.press(card, find(world, card, "nobody"))
        assert world.text(card) == say("en", "invite-nobody-done")
        assert await invites(beat) == no
        assert len(gino.letters) == sent + 1
        # Both are unblocked in /preferences.
        panel = await ask(world, "preferences", gino)
        switches = find(world, panel, "switches")
        await gino.select(panel, ["nudges", "invitations"], custom_id=switches)
        assert await invites(anne) == no
        await gino.press(panel, find(world, panel, "inviters"))
        assert await invites(anne) != no
        assert not await world.store.limits.refused_inviters(gino.id)


async def test_an_invitation_fits_a_phone_in_every_language(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        gino = guest(world)
        await world.people[0].command(world.channel, "table")
        for language in LANGUAGES:
            await world.store.people.set_preferences(gino.id, Preferences(language=language))
            await world.people[0].command(world.channel, "invite", guest=gino)
            card = gino.letters[-1]
            assert say(language, "invite-never") in str(card.components)
            await gino.press(card, find(world, card, "decline"))


async def test_commands_buttons_and_presses_pass_the_same_door(tmp_path: Path) -> None:
    limits = Limits.read(
        "page.person=2/10m, film.person=1/10m, export.person=1/10m, mydata.person=1/10m,"
        "share.person=1/10m, diagnose.person=1/10m"
    )
    async with club(tmp_path) as world:
        world.now, world.limits = Clock(AT), limits
        await world.restart()
        anne = world.people[0]

        def soon(result: Any) -> bool:
            line = say("en", "too-soon", scope="person", when="…")
            assert result.ephemeral or line not in world.answer(result)
            return _WHEN.sub("…", world.answer(result)) == line

        page: Any = await anne.command(world.channel, "replay")
        assert not soon(page)
        film = find(world, page.response, "film")
        assert not soon(await anne.press(page.response, film))
        assert soon(await anne.press(page.response, film))
        share = find(world, page.response, "share")
        before = len(world.history(world.channel))
        assert not soon(await anne.press(page.response, share))
        assert soon(await anne.press(page.response, share))
        assert len(world.history(world.channel)) == before + 1
        record = find(world, page.response, "record")
        assert not soon(await anne.press(page.response, record))
        assert soon(await anne.command(world.channel, "export")), "the same file by another way"
        assert not soon(await anne.command(world.channel, "leaderboard"))
        for command in ("leaderboard", "stats", "history", "learn"):
            assert soon(await anne.command(world.channel, command)), command
        shown = world.text(page.response)
        assert soon(await anne.press(page.response, find(world, page.response, "next")))
        assert world.text(page.response) == shown, "the page stays as it was"
        assert not soon(await anne.command(world.channel, "diagnose"))
        assert soon(await anne.command(world.channel, "diagnose"))
        for command in ("help", "mydata"):
            assert not soon(await anne.command(world.channel, command)), command


async def test_one_film_at_a_time(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne, beat = world.people[:2]
        limiter = world.bot.limiter
        page: Any = await anne.command(world.channel, "replay")
        film = find(world, page.response, "film")
        busy = limiter._busy
        busy.add(anne.id)
        second = await anne.press(page.response, film)
        assert second.ephemeral
        assert world.answer(second) == say("en", "busy-self")
        others = await beat.command(world.channel, "export")
        assert world.answer(others) != say("en", "busy-self")
        busy.discard(anne.id)
        assert not busy, "released after each"
        busy |= {*range(Limits().at_once)}
        refused = await beat.command(world.channel, "export")
        assert world.answer(refused) == say("en", "busy-others")
        busy.clear()


async def test_what_fails_is_over_too(world: Evening) -> None:
    anne, interaction = world.people[0], None

    async def listen(found: Any) -> None:
        nonlocal interaction
        interaction = found

    world.bot.add_listener(listen, "on_interaction")
    await anne.command(world.channel, "help")
    assert interaction is not None
    limiter = world.bot.limiter

    async def fail(error: BaseException) -> None:
        async with limiter.passing(interaction, Action.FILM) as passed:
            assert passed
            assert limiter._busy == {anne.id}
            raise error

    for error in (RuntimeError(), asyncio.CancelledError()):
        with pytest.raises(type(error)):
            await fail(error)
        assert not limiter._busy


async def test_every_command_and_room_says_what_it_counts_as(world: Evening) -> None:
    names = {command.name for command in world.bot.tree.get_commands()}
    own = {one.name for game in world.bot.games.values() for one in game.face.commands}
    assert names == counted.COMMANDS.keys() | own
    assert not counted.COMMANDS.keys() & own
    rooms = {name.partition(".")[0] for name in counted.ROOMS}
    assert rooms == world.bot.router.pages.keys()
    assert counted.PRESSES.keys() <= world.bot.router.presses.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_own_words(language: str) -> None:
    texts = set()
    for scope in Scope:
        facts = {"scope": scope.value, "until": "1900000000001"}
        text = limit_sentence(Refused(Reason.TOO_SOON, facts=facts), language)
        assert "<t:1900000001:R>" in text, "rounded up"
        texts.add(text)
    for scope in (Scope.PERSON, Scope.CHANNEL, Scope.SERVER):
        facts = {"scope": scope.value, "most": "15"}
        text = limit_sentence(Refused(Reason.TOO_MANY_TABLES, facts=facts), language)
        assert "15" in text
        texts.add(text)
    assert len(texts) == 8


def test_a_page_that_draws_counts_as_a_page_and_play_is_free() -> None:
    games = {GAME.name: GAME}
    for name in ("slate", "last"):
        assert counted.of_command(name, games) is Action.PAGE, name
    for name in ("marriage", "dehors", "cape", "play", "hand", "leave"):
        assert counted.of_command(name, games) is None, name
    assert counted.of_command("nobody-knows", games) is Action.PAGE
    for page in GAME.face.pages:
        assert (counted.of_game_page(GAME, page.name) is Action.PAGE) is page.heavy
    assert counted.of_game_page(GAME, None) is None
