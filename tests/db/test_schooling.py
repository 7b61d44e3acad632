"""Progress in the course, on SQLite and PostgreSQL; data deleted with a server."""

from __future__ import annotations

from collections.abc import Callable

from db import GuildSettings, Head, MessageAt, NewEntry, NewTable, Progress, Store
from tests.db.conftest import ANNA, BEAT, in_text
from tests.db.kept import kept

AT = 1_700_000_000_000


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


async def test_progress_is_shown_and_erased(store: Store) -> None:
    await store.course.set_progress(ANNA, Progress("follow", 0, 0, True, AT))
    assert [row["lesson"] for row in (await kept(store, ANNA))["progress"]] == ["follow"]
    await store.privacy.erase(ANNA, AT, in_text)
    assert await store.course.progress(ANNA) == ()


async def test_a_server_is_forgotten_and_others_are_not(
    store: Store, head: Callable[..., Head]
) -> None:
    for guild in (7, 8):
        settings = GuildSettings(language="fr")
        await store.guilds.set_settings(guild, settings, by=ANNA, at=AT)
        opened = NewEntry("opened", "{}", AT)
        table = await store.journals.create_table(
            NewTable("brouc", head(guild_id=guild), AT), [opened]
        )
        await store.messages.put(table, "lobby", MessageAt(1, guild, 1))
    await store.guilds.forget(7)
    assert await store.guilds.settings(7) == GuildSettings()
    assert await store.guilds.changes(7) == ()
    assert [message.at.message_id for message in await store.messages.find()] == [8]
    assert (await store.guilds.settings(8)).language == "fr"
    assert len(await store.guilds.changes(8)) == 1
    assert len(await store.journals.heads()) == 2
