"""Rules, help, hints, typed cards, invitations and diagnosis in use."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, Final

import pytest

from brouc.actions import Play
from brouc.view import View
from cogs.i18n.sentences import say
from cogs.i18n.translator import plain
from cogs.learning.help import TOPICS as HELP_TOPICS
from db import GuildSettings, Preferences
from games.brouc.game import GAME
from games.brouc.speech import say as brouc_says
from i18n import LANGUAGES
from i18n.typed import read_card
from tables.journal.state import Status
from tests.cogs.pages import Heard, ask, begin, find, guest, knocks
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


async def test_no_two_commands_have_one_name_in_any_language(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        payload = await world.bot._commands_payload()
    locales = {key for command in payload for key in command["name_localizations"]}
    assert {"fr", "de", "it"} <= locales
    for locale in locales:
        names = [one["name_localizations"].get(locale, one["name"]) for one in payload]
        assert len(set(names)) == len(names), f"two commands have one name in {locale}"
        assert "".join(names).isascii(), f"a command in {locale} cannot be typed on every keyboard"


PHONE: Final = 45
"""Characters in a line on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_names_commands_to_click(
    language: str, world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(monkeypatch)
    person = world.people[0]
    await world.store.people.set_preferences(person.id, Preferences(language=language))
    page = await ask(world, "help", person)
    edits = [one for one in world.server.requests if one.path.startswith("/webhooks/")]
    assert not edits, "one answer is one request"
    known = {command.name: command.mention for command in await world.bot.tree.fetch_commands()}
    first = world.text(page).splitlines()
    assert first[0] == f"## {GAME.face.say(language, 'game-name')}"
    assert len(first) == 6
    assert all(len(re.sub(r":\d+>", "", line)) <= PHONE for line in first)
    seen = ""
    for topic in HELP_TOPICS:
        await person.select(page, [topic], custom_id=find(world, page, "topic"))
        assert not set(heard.foreign(page.components))
        text = world.text(page)
        assert all(mention in known.values() for mention in re.findall(r"</\S+?>", text))
        seen = text
    assert set(known.values()) <= set(re.findall(r"</\S+?>", seen)), "the last lists them all"
    course = await person.press(page, find(world, page, "resume"))
    for key in ("school-intro", "learn-follow-1-task"):
        assert GAME.face.say(language, key) in world.text(course.response)
    assert world.text(page) == seen, "beside the help"


async def test_help_works_without_the_commands_ids(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        world.bot.responder_sleep = asyncio.sleep  # The library tries again for some seconds.
        world.server.fail("GET", "/applications/*/commands", status=500, times=None)
        world.server.fail("GET", "/applications/*/commands*", status=404, times=None)
        page = await ask(world, "help")
        await world.people[0].select(page, ["start"], custom_id=find(world, page, "topic"))
        assert plain("table", "en") in world.text(page)


async def test_typed_words_that_are_no_card_a_card_not_held_or_several(world: Evening) -> None:
    table = await begin(world, help="none")
    state, person = await world.state(table), await world.turn(table)
    hand = state.game.view(state.match, state.turn).deal.hand
    nothing = await person.command(world.thread, "play", card="teapot")
    assert world.answer(nothing) == GAME.face.say("en", "cmd-play-unknown")
    held = {card.text for card in hand}
    missing = next(card for card in ("Ah", "Ad", "Ac", "As", "Td") if card not in held)
    refused = await person.command(world.thread, "play", card=missing)
    assert world.answer(refused) == brouc_says("en", "card-not-held", rule="2.2")
    suit = max({card.suit for card in hand}, key=lambda s: sum(c.suit is s for c in hand))
    several = [card for card in hand if card.suit is suit]
    assert len(several) > 1
    await world.store.people.set_preferences(person.id, Preferences(language="de"))
    word = say("de", f"suit-{suit.value}")
    assert set(read_card(word, "de", None, hand)) == set(several)
    asked = await person.command(world.thread, "play", card=word)
    assert asked.ephemeral
    assert GAME.face.say("de", "cmd-play-which") in world.answer(asked)
    assert (await world.state(table)).seq == state.seq
    action = f"play~{state.turn}~{several[1].text}"
    await world.press(person, asked.response, "now", action)
    after = await world.state(table)
    assert after.match.deal.trick.cards == (several[1],)


async def test_a_card_is_proposed_and_played_by_its_name(
    world: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begin(world)
    state, person = await world.state(table), await world.turn(table)
    lone = state.game.view(state.match, state.turn).deal.hand[0]
    name = say("en", "card-name", rank=lone.rank.name.lower(), suit=lone.suit.value)
    offered = await person.autocomplete(world.thread, "play", "card", name)
    assert [choice["value"] for choice in offered] == [f"play {state.turn} {lone.text}"]
    await world.open_table()
    assert not await person.autocomplete(world.channel, "play", "card", name), "in a lobby"
    assert "no proposals" not in caplog.text
    await person.command(world.threads[0], "play", card=name)
    assert (await world.state(table)).match.deal.trick.cards == (lone,)


async def test_a_typed_card_is_for_the_table_of_its_channel(world: Evening) -> None:
    table = await begin(world)
    await world.open_table()
    state, person = await world.state(table), await world.turn(table)
    first = state.game.view(state.match, state.turn).deal.hand[0]
    await person.command(world.threads[0], "play", card=first.text)
    assert (await world.state(table)).match.deal.trick.cards == (first,)


async def test_a_beginners_table_counts_reminds_and_hints(world: Evening) -> None:
    table = await begin(world, help="hints")
    state, person = await world.state(table), await world.turn(table)
    text = world.text(world.hand(person))
    count = brouc_says("en", "reminder-count", slate="0", points="0", total="0")
    assert count not in text, "nothing and nothing are not worth a line"
    for message in world.history(world.thread):
        assert "💡" not in world.text(message), "the count is private"
    result = await world.press(person, world.hand(person), "hint")
    hint = world.answer(result)
    view: View = state.game.view(state.match, state.turn)
    named = [
        action.card
        for action in view.legal
        if isinstance(action, Play)
        and say("en", "card-name", rank=action.card.rank.name.lower(), suit=action.card.suit.value)
        in hint
    ]
    assert len(named) in (1, 2), "its card, and perhaps the one with which it is compared"
    same = await person.command(world.thread, "hint")
    assert same.ephemeral
    assert world.answer(same) == hint, "however often it is requested"
    other = world.people["NWSE".index(state.turn or "") - 1]
    waiting = await other.command(world.thread, "hint")
    assert world.answer(waiting) == say("en", "hint-not-now")


@pytest.mark.parametrize("level", ["none", "rules"])
async def test_other_tables_give_no_hints(level: str, world: Evening) -> None:
    person = await world.turn(await begin(world, help=level))
    assert world.custom_id(world.hand(person), "hint") is None
    assert "💡" not in world.text(world.hand(person))
    refused = await person.command(world.thread, "hint")
    assert world.answer(refused) == say("en", "hint-not-here")


async def test_an_invitation_is_accepted_in_the_lobby(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        gino = guest(world)
        await anne.command(world.channel, "table")
        (table,) = await world.bot.tables.live()
        sent = await anne.command(world.channel, "invite", guest=gino, seat="S")
        assert sent.ephemeral
        assert gino.mention in world.answer(sent)
        card: Any = gino.letters[-1]
        assert "Anne invites you" in world.text(card), "a mention would be a bare number"
        await world.restart()
        await gino.press(card, find(world, card, "accept"))
        state = await world.state(table)
        assert state.seats["S"].person == gino.id
        values = {"guest": gino.mention, "table": str(table), "where": world.channel.mention}
        assert say("en", "invite-accepted", **values) == world.text(card)
        declined = await anne.command(world.channel, "invite", guest=beat)
        assert declined.ephemeral
        card = beat.letters[-1]
        await beat.press(card, find(world, card, "decline"))
        assert (await world.state(table)).seats["W"].person is None
        assert world.text(card) == say("en", "invite-declined", **values | {"guest": beat.mention})
        bot = world.guild.add_member(world.server.create_user("machine", bot=True))
        refused = await anne.command(world.channel, "invite", guest=bot)
        assert world.answer(refused) == say("en", "invite-bot")


async def test_the_owner_who_does_not_sit_invites(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        gino = guest(world)
        await anne.command(world.channel, "table")
        (table,) = await world.bot.tables.live()
        assert (await world.state(table)).seats["N"].person == anne.id, "who opens it, sits"
        await world.press(anne, world.lobby, "sit", "N")
        assert (await world.state(table)).seats["N"].person == anne.id, "and stays"
        await world.press(anne, world.lobby, "up")
        sent = await anne.command(world.channel, "invite", guest=gino, seat="S")
        assert say("en", "invite-sent", guest=gino.mention, seat="South") == world.answer(sent)
        stranger = await beat.command(world.channel, "invite", guest=gino)
        assert world.answer(stranger) == say("en", "no-table-here")
        # A person who sits down by chance is not mistaken for the guest.
        await world.press(beat, world.lobby, "sit", "N")
        refused = await world.fill(beat, "club", "S")
        assert refused.ephemeral
        assert world.answer(refused) == say("en", "seat-kept")
        assert (await world.state(table)).seats["S"].occupant.person == gino.id


async def test_closed_messages_bring_the_invitation_to_the_channel(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        gino = guest(world)
        await anne.command(world.channel, "table")
        (table,) = await world.bot.tables.live()
        hour = world.bot.now() // 3_600_000 % 24
        asleep = Preferences(quiet=(hour, (hour + 12) % 24), offset=0)
        await world.store.people.set_preferences(gino.id, asleep)
        told = len(gino.letters)
        sent = await anne.command(world.channel, "invite", guest=gino, seat="S")
        assert say("en", "invite-quiet", guest=gino.mention, seat="South") == world.answer(sent)
        assert len(gino.letters) == told, "quiet hours"
        await world.store.people.set_preferences(gino.id, Preferences())
        channel = gino.direct.id
        world.server.fail("POST", f"/channels/{channel}/messages", status=403, code=50007)
        sent = await anne.command(world.channel, "invite", guest=gino)
        assert say("en", "invite-posted", guest=gino.mention, seat="West") == world.answer(sent)
        card: Any = world.history(world.channel)[-1]
        assert {one.what for one in knocks(world, card).values()} == {"accept", "decline"}
        wrong = await beat.press(card, find(world, card, "accept"))
        assert world.answer(wrong) == say("en", "invite-not-yours")
        await gino.press(card, find(world, card, "accept"))
        assert (await world.state(table)).seats["W"].person == gino.id


async def test_a_computers_seat_changes_between_deals(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        gino = guest(world)
        table = await begin(world)
        await anne.command(world.thread, "invite", guest=gino, seat="E")
        card: Any = gino.letters[-1]
        await gino.press(card, find(world, card, "accept"))
        state = await world.state(table)
        told = {"guest": gino.mention, "table": str(table), "where": f"<#{state.place}>"}
        assert world.text(card) == say("en", "invite-next-deal", **told)
        assert state.status is Status.PLAYING
        assert state.seats["E"].person is None
        assert state.invitations[0].agreed


async def test_a_full_table_invites_nobody(world: Evening) -> None:
    gino = guest(world)
    await begin(world)
    for options in ({"guest": gino}, {}):
        told = await world.people[0].command(world.thread, "invite", **options)
        assert world.answer(told) == say("en", "invite-full")
    assert not gino.letters
    anne, beat, *_ = world.people
    await beat.command(world.thread, "leave")
    told = await anne.command(world.thread, "invite", guest=gino)
    sent = say("en", "invite-sent", guest=gino.mention, seat="West")
    assert world.answer(told) == sent, "an absent person's seat"


async def test_a_guest_sits_opposite_and_reads_their_own_language(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        await anne.command(world.channel, "table")
        await world.store.people.set_preferences(beat.id, Preferences(language="it"))
        beat.user.closed = True
        sent = await anne.command(world.channel, "invite", guest=beat)
        assert say("en", "invite-posted", guest=beat.mention, seat="South") == world.answer(sent)
        card = world.history(world.channel)[-1]
        assert say("it", "invite-accept") in str(card.components)
        again = await anne.command(world.channel, "invite", guest=anne)
        assert world.answer(again) == say("en", "guest-seated")


async def test_one_seat_free(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        await anne.command(world.channel, "table")
        called = await anne.command(world.channel, "invite")
        assert not called.ephemeral
        where = world.channel.mention
        card: Any = called.response
        assert world.text(card) == say("en", "call-all", table="1", where=where)
        await world.press(beat, card, "sit", "S")
        assert (await world.state(1)).seat_of(beat.id) == "S", "opposite Anne"
        again = await anne.command(world.channel, "invite")
        refused = re.sub(r"<t:.*>", "…", world.answer(again))
        assert refused == say("en", "too-soon", scope="table", when="…")


async def test_one_seat_free_is_told_in_the_channel_from_the_tables_thread(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        table = await begin(world)
        state = await world.state(table)
        anne = next(one for one in world.people if one.id == state.opened.owner)
        told = await anne.command(world.thread, "invite")
        assert told.ephemeral
        where = world.channel.mention
        assert world.answer(told) == say("en", "call-posted", where=where)
        text = world.text(world.history(world.channel)[-1])
        assert text == say("en", "call-all", table=str(table), where=world.thread.mention)


async def test_a_role_is_called_in_the_tables_channel_wherever_the_command_was(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, people=2) as world:
        role = world.guild.create_role("players")
        settings = GuildSettings(ping_role=role.id, language="en")
        await world.store.guilds.set_settings(world.guild.id, settings, by=1, at=1)
        anne = world.people[0]
        await anne.command(world.channel, "table")
        told = await anne.command(anne.direct, "invite")
        assert world.answer(told) == say("en", "call-posted", where=world.channel.mention)
        text = world.text(world.history(world.channel)[-1])
        where, mention = world.channel.mention, f"<@&{role.id}>"
        assert text == say("en", "call-text", table="1", where=where, role=mention)


async def test_diagnose_names_what_is_missing(world: Evening) -> None:
    anne = world.people[0]
    result = await anne.command(world.channel, "diagnose")
    text = world.answer(result)
    assert result.ephemeral
    assert say("en", "diagnose-tables") in text
    assert say("en", "diagnose-dm-works") in text
    direct = anne.direct
    test = world.history(direct)[-1]
    assert say("en", "diagnose-dm-test") in world.text(test)
    await anne.press(test, find(world, test, "read"))
    assert test not in world.history(direct), "once it is read"
    denied = {"attach_files": True, "create_public_threads": True}
    shut = world.guild.create_text_channel("shut", **denied)
    path = f"/channels/{direct.id}/messages"
    world.server.fail("POST", path, status=403, code=50007)
    text = world.answer(await anne.command(shut, "diagnose"))
    for name in ("attach_files", "create_public_threads"):
        permission = say("en", f"permission-{name}")
        assert say("en", "diagnose-lacks", permission=permission) in text
    assert say("en", "diagnose-has", permission=say("en", "permission-view_channel")) in text
    assert say("en", "diagnose-no-tables") in text
    assert say("en", "diagnose-dm-closed") in text
    assert not await world.bot.people.reachable(anne.id)
    await anne.command(world.channel, "diagnose")
    assert await world.bot.people.reachable(anne.id)
