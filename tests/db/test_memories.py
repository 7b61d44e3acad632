"""Messages, preferences, servers' settings, the program's own values, progress in the course."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from db import (
    GuildSettings,
    MessageAt,
    NewEntry,
    NewTable,
    Preferences,
    Progress,
    SettingChange,
    Store,
    TableMessage,
)
from tests.db.conftest import ANNA, AT, BEAT, HeadMaker


async def test_a_message_is_kept_until_another_takes_its_role(store: Store, table: int) -> None:
    assert await store.messages.get(table, "lobby") is None
    await store.messages.put(table, "lobby", MessageAt(71, 499))
    await store.messages.put(table, "board:1", MessageAt(72, 501))
    await store.messages.put(table, "lobby", MessageAt(71, 500))
    assert await store.messages.get(table, "lobby") == MessageAt(71, 500)
    assert await store.messages.find(table=table) == (
        TableMessage(table, "board:1", MessageAt(72, 501)),
        TableMessage(table, "lobby", MessageAt(71, 500)),
    )
    assert [m.role for m in await store.messages.find(message=501)] == ["board:1"]
    assert [m.role for m in await store.messages.find(channel=71)] == ["lobby"]
    assert await store.messages.find(channel=71, message=501) == ()
    await store.messages.forget(table, "lobby")
    await store.messages.forget(table, "lobby")
    assert await store.messages.get(table, "lobby") is None


async def test_preferences_have_defaults_and_are_kept(store: Store) -> None:
    assert await store.people.preferences(ANNA) == Preferences()
    chosen = Preferences(
        language="fr", hand_place="channel", pack="four-colour", confirm=True, listed=True
    )
    await store.people.set_preferences(ANNA, chosen)
    assert await store.people.preferences(ANNA) == chosen
    assert await store.people.preferences(BEAT) == Preferences()
    await store.people.set_preferences(ANNA, Preferences())
    assert await store.people.preferences(ANNA) == Preferences()


async def test_closed_messages_are_remembered_beside_preferences(store: Store) -> None:
    assert await store.people.dm_refused_at(ANNA) is None
    await store.people.set_dm_refused_at(ANNA, None)
    await store.people.set_dm_refused_at(ANNA, 123)
    assert await store.people.dm_refused_at(ANNA) == 123
    await store.people.set_preferences(ANNA, Preferences(text_mode=True))
    assert await store.people.dm_refused_at(ANNA) == 123
    await store.people.set_dm_refused_at(ANNA, None)
    assert await store.people.dm_refused_at(ANNA) is None
    assert await store.people.preferences(ANNA) == Preferences(text_mode=True)


async def test_settings_note_who_changed_what(store: Store) -> None:
    assert await store.guilds.settings(7) == GuildSettings()
    first = GuildSettings(language="de", channels=(71, 72), rules=(("marking", "manual"),))
    assert await store.guilds.set_settings(7, first, by=ANNA, at=1) == (
        SettingChange(1, ANNA, "language", "null", '"de"'),
        SettingChange(1, ANNA, "channels", "[]", "[71, 72]"),
        SettingChange(1, ANNA, "rules", "[]", '[["marking", "manual"]]'),
    )
    assert await store.guilds.settings(7) == first
    assert await store.guilds.set_settings(7, first, by=BEAT, at=2) == ()
    await store.guilds.set_settings(7, GuildSettings(language="de"), by=BEAT, at=3)
    changes = await store.guilds.changes(7)
    assert [(c.at, c.user_id, c.name) for c in changes] == [
        *((3, BEAT, name) for name in ("rules", "channels")),
        *((1, ANNA, name) for name in ("rules", "channels", "language")),
    ]
    assert await store.guilds.changes(7, limit=1) == changes[:1]
    assert await store.guilds.changes(8) == ()
    assert await store.guilds.settings(8) == GuildSettings()


async def test_settings_of_another_version_are_read_as_far_as_they_fit(store: Store) -> None:
    written = '{"clock": "3 days", "language": "it", "shoe_size": 43, "channels": ["x"]}'
    insert = text("INSERT INTO guilds (guild_id, settings) VALUES (7, :it), (8, 'not JSON')")
    await store.engines.write(lambda connection: connection.execute(insert, {"it": written}))
    assert await store.guilds.settings(7) == GuildSettings(language="it")
    assert await store.guilds.settings(8) == GuildSettings()


async def test_values_are_kept_changed_by_several_at_once_and_forgotten(store: Store) -> None:
    assert await store.values.get("heartbeat") is None
    await store.values.set("heartbeat", "1")
    await store.values.set("heartbeat", "2")
    await store.values.set("commands", "abc")
    assert await store.values.get("heartbeat") == "2"
    assert await store.values.get("commands") == "abc"
    assert await store.values.get("else") is None
    await store.values.set("heartbeat", None)
    assert await store.values.get("heartbeat") is None

    def longer(text: str | None) -> str:
        return (text or "") + "x"

    await asyncio.gather(*(store.values.change("sum", longer) for _ in range(20)))
    assert await store.values.get("sum") == "x" * 20
    assert await store.values.change("sum", lambda text: None) is None
    with pytest.raises(ZeroDivisionError):
        await store.values.change("none", lambda text: str(1 // 0))
    assert await store.values.get("sum") is None
    assert await store.values.get("none") is None


async def test_a_change_that_fails_changes_nothing(store: Store) -> None:
    def fail(_: object) -> Any:
        raise ValueError("no such setting")

    with pytest.raises(ValueError, match="no such"):
        await store.people.change_preferences(ANNA, fail)
    with pytest.raises(ValueError, match="no such"):
        await store.guilds.change_settings(7, fail, by=ANNA, at=1)
    assert await store.people.preferences(ANNA) == Preferences()
    assert await store.guilds.changes(7) == ()


async def test_the_last_lesson_comes_first_and_done_stays_done(store: Store) -> None:
    assert await store.course.progress(ANNA) == ()
    await store.course.set_progress(ANNA, Progress("follow", 0, 0, True, AT))
    await store.course.set_progress(ANNA, Progress("beat", 1, 0, False, AT))
    first, second = await store.course.progress(ANNA)
    assert (first.lesson, second.lesson) == ("beat", "follow")
    assert first.at > second.at
    await store.course.set_progress(ANNA, Progress("follow", 1, 0, False, AT + 9))
    newest = (await store.course.progress(ANNA))[0]
    assert newest == Progress("follow", 1, 0, True, AT + 9)
    assert await store.course.progress(BEAT) == ()
    await store.course.set_progress(BEAT, Progress("cape", 0, 0, False, AT))
    assert len(await store.course.progress(BEAT)) == 1


async def test_a_server_is_forgotten_and_others_are_not(store: Store, head: HeadMaker) -> None:
    for guild in (7, 8):
        settings = GuildSettings(language="fr")
        await store.guilds.set_settings(guild, settings, by=ANNA, at=AT)
        opened = NewEntry("opened", "{}", AT)
        table = await store.journals.create_table(
            NewTable("brouc", head(guild_id=guild), AT), [opened]
        )
        await store.messages.put(table, "lobby", MessageAt(1, guild))
    await store.guilds.forget(7)
    assert await store.guilds.settings(7) == GuildSettings()
    assert await store.guilds.changes(7) == ()
    assert [message.at.message_id for message in await store.messages.find()] == [8]
    assert (await store.guilds.settings(8)).language == "fr"
    assert len(await store.guilds.changes(8)) == 1
    assert len(await store.journals.heads()) == 2
