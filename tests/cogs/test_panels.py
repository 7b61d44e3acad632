"""Preferences and settings: chosen on panels, applied at tables, kept over restarts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from cogs.account.preferences import SWITCHES, changed
from cogs.account.preferences import panel as preferences_panel
from cogs.i18n.sentences import say
from cogs.messages import zones
from cogs.outbox.key import Kind, MessageKey
from cogs.server.settings import FIELDS, fields_of, panel, usual_rules
from cogs.server.settings import changed as set_to
from cogs.view.house_rules import with_rule
from cogs.view.options import options_lines, options_panel
from db import GuildSettings, Preferences, SettingChange
from games.brouc.game import GAME
from games.brouc.rules import BROUC
from i18n import LANGUAGES
from tables.journal.options import Clock, Help, Level, Options
from tests.cogs.pages import ask, begin, check_post, find, manager
from tests.e2e.evening import Evening, Stall, evening

GAMES = {GAME.name: GAME}

pytestmark = pytest.mark.usefixtures("quick_pictures")


def shown(world: Evening, message: Any) -> list[dict[str, Any]]:
    return [part for part in world.raw(message) if part.get("items")]


async def test_a_person_chooses_everything_on_one_panel(world: Evening) -> None:
    person = world.people[0]
    result = await person.command(world.channel, "preferences")
    assert result.ephemeral
    page: Any = result.response
    for what, values in (
        ("place", ["channel"]),
        ("pack", ["four-colour"]),
        ("language", ["de"]),
        ("switches", ["big-index", "confirm", "text-mode", "listed"]),
    ):
        await person.select(page, values, custom_id=find(world, page, what))
    wanted = Preferences("de", "channel", "four-colour", True, True, False, True, True, False)
    assert await world.store.people.preferences(person.id) == wanted
    assert world.text(page) == say("de", "preferences-title")
    await world.restart()
    assert await world.store.people.preferences(person.id) == wanted
    # The old panel works, and an empty choice switches everything off.
    await person.select(page, [], custom_id=find(world, page, "switches"))
    await person.select(page, ["auto"], custom_id=find(world, page, "language"))
    now = await world.store.people.preferences(person.id)
    assert now == Preferences(None, "channel", "four-colour", nudges=False, invitations=False)
    # A zone is typed, and shown with the quiet hours.
    refused = await person.command(world.channel, "preferences", zone="Atlantis")
    assert world.answer(refused) == say("en", "no-such-zone", city="Atlantis")
    await person.select(page, ["22-7"], custom_id=find(world, page, "quiet"))
    zoned = await ask(world, "preferences", person, zone="Tokyo")
    assert (await world.store.people.preferences(person.id)).zone == "Asia/Tokyo"
    assert say("en", "preferences-clock-more") in world.text(zoned)
    await person.select(zoned, ["Europe/Zurich"], custom_id=find(world, zoned, "clock"))
    assert (await world.store.people.preferences(person.id)).zone == "Europe/Zurich"


async def test_the_clock_of_first_quiet_hours_is_guessed_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = say("en", "preferences-clock-guessed")
    async with evening(tmp_path, people=2) as world:
        anna, bert = world.people

        async def quiet(person: Any, page: Any, hours: str) -> Preferences:
            await person.select(page, [hours], custom_id=find(world, page, "quiet"))
            return await world.store.people.preferences(person.id)

        page = await ask(world, "preferences", anna)
        assert (await quiet(anna, page, "22-7")).zone is None, "English is spoken everywhere"
        assert said not in world.text(page)
        # The only language of the test.
        monkeypatch.setitem(zones._LIKELY, "en-US", "Europe/Zurich")
        assert (await quiet(anna, page, "23-8")).zone is None, "they have seen the clock"
        page = await ask(world, "preferences", bert)
        assert await quiet(bert, page, "22-7") == Preferences(quiet=(22, 7), zone="Europe/Zurich")
        assert said in world.text(page)
        await bert.select(page, ["Asia/Tokyo"], custom_id=find(world, page, "clock"))
        assert said not in world.text(page)


def test_every_preference_is_on_the_panel_and_no_other_value_is_taken() -> None:
    names = {field.name for field in fields(Preferences)}
    menus = {"hand_place", "pack", "language", "calls", "quiet", "offset", "zone"}
    switches = {name.replace("-", "_") for name in SWITCHES}
    assert names - {"discord_language"} == menus | switches, "which is seen, not chosen"
    for what, values in (("place", ("attic",)), ("pack", ()), ("language", ("rm",)), ("x", ("y",))):
        with pytest.raises(ValueError, match="no such preference"):
            changed(Preferences(), what, values, None)
    with pytest.raises(ValueError, match="no such preference"):
        changed(Preferences(), "switches", ("root",), None)


async def test_the_hand_follows_the_preferences(world: Evening) -> None:
    anne, beat, carlo, _ = world.people
    await world.store.people.set_preferences(beat.id, Preferences(language="it", text_mode=True))
    await world.store.people.set_preferences(carlo.id, Preferences(hand_place="channel"))
    table = await begin(world, help="hints")
    with_picture, with_words = world.hand(anne), world.hand(beat)
    assert shown(world, with_picture)
    assert not shown(world, with_words)
    text = world.text(with_words)
    panel = await world.bot.tables.hand(table, beat.id)
    assert panel is not None
    for card in panel.view.deal.hand:
        name = say("it", "card-name", rank=card.rank.name.lower(), suit=card.suit.value)
        assert name in text
    assert "La tua mano" in text or "tocca" in text.lower()
    assert not carlo.letters
    private = await world.press(carlo, world.history(world.thread)[-1], "hand")
    assert private.ephemeral
    assert len(world.cards(private.response)) in (0, 8)
    # One choice later the picture is there.
    page = await ask(world, "preferences", beat)
    await beat.select(page, ["nudges"], custom_id=find(world, page, "switches"))
    assert shown(world, world.hand(beat))
    slate = await world.press(anne, world.hand(anne), "slate")
    assert shown(world, slate.response)


async def test_who_wants_no_reminder_gets_none(world: Evening) -> None:
    table = await begin(world)
    person = await world.turn(table)
    for wanted in (False, True):
        await world.store.people.set_preferences(person.id, Preferences(nudges=wanted))
        post = await world.bot.renderer.post(table, MessageKey(Kind.NUDGE, person=person.id))
        assert (post is not None) is wanted
        if post is not None:
            assert post.mentions == (person.id,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_are_within_discords_limits(language: str) -> None:
    check_post(preferences_panel(Preferences(), language))
    check_post(options_panel(GAME, 10**9, 10**6, Options("brouc"), language))
    full = GuildSettings(channels=tuple(range(10**18, 10**18 + 25)), opener_role=1, ping_role=2)
    changes = tuple(SettingChange(0, 10**18, name, "1", "2") for name in ("clock", "ping_role"))
    for field in FIELDS:
        for chosen in (GuildSettings(), full):
            check_post(panel(chosen, changes, field, language, GAMES, now=0))


async def test_managers_set_everything_and_it_survives_a_restart(world: Evening) -> None:
    boss = manager(world)
    result = await boss.command(world.channel, "settings")
    assert result.ephemeral
    page: Any = result.response
    role = world.guild.create_role("players")
    choices: dict[str, list[Any]] = {
        "language": ["it"],
        "channels": [world.channel],
        "place": ["channel"],
        "clock": ["2min"],
        "preset": ["homme-de-brou"],
        "help": ["hints"],
        "computers": ["no"],
        "level": ["expert"],
        "opener-role": [role],
        "ping-role": [role],
        "evening-role": [role],
        "limits": ["strict"],
        "daily-channel": [world.channel],
        "daily-hour": ["18"],
    }
    assert tuple(choices) == fields_of(GuildSettings(), GAMES)
    for field, values in choices.items():
        await boss.select(page, [field], custom_id=find(world, page, "field"))
        await boss.select(page, values, custom_id=find(world, page, "set", field))
    kept = await world.store.guilds.settings(world.guild.id)
    assert (kept.language, kept.channels) == ("it", (world.channel.id,))
    assert (kept.place, kept.clock, kept.limits) == ("channel", "2min", "strict")
    assert [one.preset for one in kept.usual_rules] == ["homme-de-brou"]
    assert (kept.help, kept.computers, kept.level) == ("hints", False, "expert")
    assert (kept.daily_channel, kept.daily_hour) == (world.channel.id, 18)
    assert kept.opener_role == kept.ping_role == kept.evening_role is not None
    changes = await world.store.guilds.changes(world.guild.id)
    named = {change.name.replace("_", "-") for change in changes}
    others = {"game", "preset", "house-rules"}
    assert named == set(FIELDS) - others | {"usual-rules"}
    assert {change.user_id for change in changes} == {boss.id}
    assert boss.mention in world.text(page)
    await world.restart()
    assert await world.store.guilds.settings(world.guild.id) == kept
    await boss.select(page, ["clock"], custom_id=find(world, page, "field"))
    await boss.select(page, ["none"], custom_id=find(world, page, "set"))
    assert (await world.store.guilds.settings(world.guild.id)).clock == "none"


async def test_only_managers_may(world: Evening) -> None:
    person = world.people[0]
    with pytest.raises(PermissionError):
        await person.command(world.channel, "settings")
    # Others who use a panel change nothing.
    boss = manager(world)
    page = await ask(world, "settings", boss)
    before = await world.store.guilds.settings(world.guild.id)
    world.guild.remove_member(boss)
    demoted = world.guild.add_member(boss)
    result = await demoted.select(page, ["de"], custom_id=find(world, page, "set"))
    assert world.answer(result) == say("en", "not-manager")
    assert await world.store.guilds.settings(world.guild.id) == before


async def test_tables_are_opened_as_the_server_wants(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        one, two = world.people
        settings = GuildSettings(
            language="fr",
            channels=(world.channel.id,),
            place="channel",
            clock="2min",
            preset="homme-de-brou",
            help="hints",
            computers=False,
            level="expert",
        )
        await world.store.guilds.set_settings(world.guild.id, settings, by=one.id, at=1)
        elsewhere = world.guild.create_text_channel("elsewhere")
        refused = await one.command(elsewhere, "table")
        assert refused.ephemeral
        assert world.channel.mention in world.answer(refused)
        opened = await one.command(world.channel, "table")
        assert not opened.ephemeral
        (table,) = await world.bot.tables.live()
        state = await world.state(table)
        assert state.options == Options(
            preset="homme-de-brou",
            clock=Clock.SLOW,
            help=Help.HINTS,
            stand_in=Level.EXPERT,
            language="fr",
        )
        title = say("fr", "lobby-title", game="Le Brouc", table=str(table))
        assert title in world.text(world.lobby)
        assert world.custom_id(world.lobby, "fill") is None
        await world.press(one, world.lobby, "sit", "N")
        outcome = await world.bot.tables.fill(table, one.id, None, Level.CLUB, cause="test")
        assert outcome  # The tables themselves allow it, the panel does not:
        role = world.guild.create_role("players")
        settings = replace(settings, opener_role=role.id)
        await world.store.guilds.set_settings(world.guild.id, settings, by=one.id, at=2)
        refused = await two.command(world.channel, "table")
        assert world.answer(refused) == say("en", "not-opener", role=role.mention)
        member = world.guild.add_member(world.server.create_user("finn"), roles=[role])
        assert not (await member.command(world.channel, "table")).ephemeral


async def test_a_table_stays_in_the_channel_where_that_is_wanted(world: Evening) -> None:
    table = await begin(world, place="channel")
    assert (await world.state(table)).place == world.channel.id
    assert not world.threads


def test_every_setting_is_on_the_panel_and_no_other_value_is_taken() -> None:
    named = {field.name.replace("_", "-") for field in fields(GuildSettings)}
    # Rules have a panel of their own; the zone of the daily post comes with its hour.
    assert named - {"rules", "usual-rules", "daily-zone"} == set(FIELDS)
    for field, values in (("clock", ("1s",)), ("language", ()), ("help", ("a", "b")), ("x", ("",))):
        with pytest.raises(ValueError, match="no such setting"):
            set_to(GuildSettings(), field, values, None, GAMES)
    before = GuildSettings(rules=(("target", "3"),))
    other = set_to(before, "preset", ("homme-de-brou",), None, GAMES)
    usual = usual_rules(other, GAME, GAMES)
    assert (usual.preset, usual.rules) == ("homme-de-brou", ())


def test_marriages_may_be_marked_by_hand() -> None:
    before = Options("brouc", rules=(("target", "3"),))
    manual = with_rule(BROUC, before, "marking", "manual")
    assert manual.rules == (("marking", "manual"), ("target", "3"))
    told = GAME.face.say("en", "option-marking-about", value="manual")
    assert f"- {told}" in list(options_lines(GAME, manual))
    assert with_rule(BROUC, manual, "marking", "automatic") == before


async def test_a_manager_keeps_house_rules_for_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        boss = manager(world)
        await boss.command(world.channel, "table")
        panel: Any = (await world.press(boss, world.lobby, "options")).response
        await world.set_option(boss, panel, "declare", "own-turn")
        sentence = GAME.face.say("en", "option-declare-about", value="own-turn")
        assert f"- {sentence}" in world.text(world.lobby)
        assert f"- {sentence}" in world.text(panel)
        await world.press(boss, panel, "rules")
        form = await world.press(boss, panel, "keep")
        done = await boss.submit(form, {"name": " Evening\n*cup* "})
        assert world.answer(done) == say("en", "rules-kept", name=r"Evening \*cup\*")
        (kept,) = (await world.store.guilds.settings(world.guild.id)).house_rules
        assert (kept.name, kept.rules) == ("Evening *cup*", (("declare", "own-turn"),))
        panel = (await world.press(boss, world.lobby, "options")).response
        for value in ("brouc", "saved-1"):
            await world.choose(boss, panel, "set", value, arg="preset")
            assert (f"- {sentence}" in world.text(world.lobby)) is (value == "saved-1")
        page = await ask(world, "settings", boss)
        await boss.select(page, ["preset"], custom_id=find(world, page, "field"))
        await boss.select(page, ["saved-1"], custom_id=find(world, page, "set", "preset"))
        await boss.command(world.channel, "table")
        assert f"- {sentence}" in world.text(world.lobby)
        await boss.select(page, ["house-rules"], custom_id=find(world, page, "field"))
        await boss.select(page, ["1"], custom_id=find(world, page, "set", "house-rules"))
        assert f"- {sentence}" in world.text(page)
        await boss.press(page, find(world, page, "drop"))
        settings = await world.store.guilds.settings(world.guild.id)
        assert (settings.house_rules, settings.usual_rules) == ((), ())


@asynccontextmanager
async def held(world: Evening, name: str) -> AsyncIterator[None]:
    """Hold back what a method of the store has read."""
    stall = Stall(world.store, name, answers=True)
    yield
    stall.open.set()
    await world.server.settle()
    stall.end()


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
    switches = find(world, first, "switches")
    await person.select(first, ["nudges", "invitations", "confirm"], custom_id=switches)
    # The second panel does not show the first one's change yet.
    await person.select(second, ["invitations", "text-mode"], custom_id=switches)
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
