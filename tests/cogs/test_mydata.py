"""One's own data: shown, exported, erased from every table, while others' histories still open."""

from __future__ import annotations

import asyncio
import io
import json
import random
import threading
import zipfile
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.sql.util import find_tables

from brouc.actions import Play
from cogs.account import my_data as mydata
from cogs.account.takeout import LARGEST, Takeout
from cogs.i18n.sentences import say
from db import Preferences, Progress, Store
from db.core.schema import limits, metadata
from db.repositories.limits import DAILY
from db.repositories.privacy import SMALLEST_ID, _parts
from i18n import LANGUAGES
from tables.journal.state import DAY_MS, Presence, Status
from tests.cogs.pages import ask, begin, find
from tests.cogs.played_evening import fill
from tests.db.conftest import kept
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


async def scan(store: Store) -> dict[str, list[str]]:
    """Every row of every table, as text."""
    return await store.engines.read(
        lambda connection: {
            table.name: [str(tuple(row)) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }
    )


def unpacked(*archives: bytes) -> dict[str, list[Any]]:
    """The contents of the files: part name → rows."""
    found: dict[str, list[Any]] = {}
    for archive in archives:
        with zipfile.ZipFile(io.BytesIO(archive)) as packed:
            assert packed.testzip() is None
            for name in packed.namelist():
                part = name.removesuffix(".json").partition("-")[0]
                found.setdefault(part, []).extend(json.loads(packed.read(name)))
    return found


def row(number: int, noise: random.Random) -> dict[str, object]:
    """A journal entry of maximal length, with an incompressible secret."""
    payload = json.dumps({"person": 810_000_000_000_000_001, "secret": noise.randbytes(32).hex()})
    return {"table_id": number // 700, "seq": number % 700, "kind": "secret", "payload": payload}


def test_what_cannot_be_packed_well_is_split() -> None:
    noise = random.Random(1)
    takeout, number = Takeout(largest=1 << 19, chunk=1 << 17), 20_000
    for start in range(0, number, 500):
        takeout.add("entries", (row(start + i, noise) for i in range(500)))
    archives = takeout.finish()
    assert len(archives) > 1
    assert all(len(archive) <= 1 << 19 for archive in archives)
    assert LARGEST < 10 << 20, "Discord's largest file of a message"
    rows = unpacked(*archives)["entries"]
    assert [one["table_id"] * 700 + one["seq"] for one in rows] == list(range(number))


def test_nothing_is_an_archive_too() -> None:
    takeout = Takeout()
    takeout.add("preferences", ())
    assert unpacked(*takeout.finish()) == {"preferences": []}


def written(found: Mapping[str, Iterable[Mapping[str, Any]]]) -> Any:
    """Parts as the file has them: ids are texts."""

    def exact(value: Any) -> Any:
        return str(value) if isinstance(value, int) and value >= SMALLEST_ID else value

    return {
        part: [{name: exact(value) for name, value in row.items()} for row in rows]
        for part, rows in found.items()
    }


def test_every_table_of_the_schema_is_taken_out_or_names_nobody() -> None:
    parts = _parts(1)
    read = {table for query in parts.values() for table in find_tables(query, include_joins=True)}
    nobody = {"puzzles", "guilds", "pseudonyms", "matches", "match_sides"}
    assert {table.name for table in metadata.tables.values() if table not in read} == nobody
    lines = [part for line, included in mydata.PARTS.items() for part in (line, *included)]
    assert sorted(lines) == sorted(parts), "the page has a line for each"


async def where(store: Store, person: int) -> set[str]:
    return {
        name for name, rows in (await scan(store)).items() if any(str(person) in r for r in rows)
    }


async def play_on(world: Evening, table: int, cards: int) -> None:
    """At most this many cards by the persons, directly through the application."""
    rng, tables = random.Random(3), world.bot.tables
    for number in range(cards):
        state = await world.state(table)
        seat = state.turn
        if state.next.awaits == "booking":
            for person in state.persons():
                await tables.count(table, person, cause=f"count:{number}:{person}:{state.seq}")
        elif state.next.awaits == "deal":
            for person in state.persons():
                await tables.cut(table, person, 9, cause=f"cut:{number}:{person}:{state.seq}")
        elif seat is not None and (here := state.seats[seat].here) is not None:
            legal = state.game.legal_actions(state.match, seat)
            plays = [action for action in legal if isinstance(action, Play)]
            await tables.act(table, here, rng.choice(plays), cause=f"act:{number}:{state.seq}")
        await tables.wait_idle()
        if state.status is not Status.PLAYING:
            return


async def lived(world: Evening) -> int:
    """Create a person with every kind of data; return the table that is still open."""
    anne, beat = world.people[:2]
    store = world.store
    for person in (anne, beat):
        await store.people.set_preferences(person.id, Preferences(text_mode=True))
    await fill(world, 1)
    second = await begin(world)
    await play_on(world, second, 9)
    assert (await world.state(second)).status is Status.PLAYING
    await store.people.set_preferences(anne.id, Preferences(listed=True, confirm=True))
    await store.people.set_preferences(beat.id, Preferences(language="de"))
    await store.people.set_dm_refused_at(anne.id, 5)
    await store.course.set_progress(anne.id, Progress("beat", 1, 0, False, 7))
    await store.values.set(f"nudged:{anne.id}", "1")
    return second


async def test_erased_from_every_table_while_others_keep_their_histories(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        second = await lived(world)
        store = world.store
        await anne.command(world.channel, "table")
        await world.press(anne, world.lobby, "up")
        opened = world.lobby
        assert anne.mention in world.text(opened), "as its owner"
        await world.server.settle()
        before = await where(store, anne.id)
        assert {"people", "progress", "entries", "tables", "table_people", "mentions"} <= before
        assert {"match_players", "messages", "app_values", "guild_changes"} <= before
        history = await store.histories.matches(beat.id)
        assert history
        replies: Any = world.bot.replies
        assert replies._answered.get(anne.id), "what she pressed last"
        page = await ask(world, "mydata", anne)
        await anne.press(page, find(world, page, "ask"))
        assert say("en", "mydata-ask-tables", count=1) in world.text(page)
        await anne.press(page, find(world, page, "see"))
        assert say("en", "mydata-title") in world.text(page)
        assert await where(store, anne.id) == before, "asking and looking erase nothing"
        await anne.press(page, find(world, page, "ask"))
        await anne.press(page, find(world, page, "erase"))
        assert world.text(page) == say("en", "mydata-erased")
        await world.bot.tables.wait_idle()
        assert await where(store, anne.id) == set()
        await world.server.settle()
        assert anne.mention not in world.text(opened)
        assert replies._answered.get(anne.id) is None
        # The table continues with a computer player in her place; no id stands for a name.
        state = await world.state(second)
        assert state.status is Status.PLAYING
        assert state.seats["N"].presence is Presence.LEFT
        assert (state.seats["N"].person or 0) < 0
        await play_on(world, second, 30)
        await world.server.settle()
        assert await where(store, anne.id) == set()
        for message in (world.lobby, *world.history(world.thread)):
            assert anne.mention not in world.text(message) or message.id < world.lobby.id
            assert "<@-" not in world.text(message)
        third = await begin(world)
        assert (await world.state(third)).seat_of(anne.id) == "N", "as somebody new"
        # The other's matches are all there, and the finished match opens from its journal.
        after = await store.histories.matches(beat.id)
        assert [row.facts.id for row in after] == [row.facts.id for row in history]
        assert json.loads(json.dumps(await kept(store, beat.id)))["matches"]
        await world.restart()
        for number in (second, 1):
            replayed = await world.replayed(number)
            assert replayed.match is not None
            assert anne.id not in replayed.persons()
        assert (await world.store.people.preferences(beat.id)).language == "de"


async def test_the_file_holds_every_row_and_the_page_counts_them(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, beat = world.people
        await begin(world)
        await world.store.course.set_progress(anne.id, Progress("beat", 1, 0, False, 7))
        page = await ask(world, "mydata", anne)
        result: Any = await anne.press(page, find(world, page, "export"))
        assert result.ephemeral
        (file,) = result.response.files
        assert file["filename"] == "brouc-my-data.zip"
        found = unpacked(world.server.content(result.response))
        assert found == json.loads(json.dumps(written(await kept(world.store, anne.id))))
        text = json.dumps(found)
        for rows in (await scan(world.store)).values():
            for row in rows:
                assert str(anne.id) not in row or str(anne.id) in text
        assert found["progress"][0]["lesson"] == "beat"
        assert found["progress"][0]["user_id"] == str(anne.id), "a number would be rounded"
        assert str(beat.id) not in json.dumps(found["progress"] + found["preferences"])
        for language in LANGUAGES:
            await world.store.people.set_preferences(anne.id, Preferences(language=language))
            page = await ask(world, "mydata", anne)
            assert say(language, "mydata-preferences", count=1) in world.text(page)
            assert say(language, "mydata-progress", count=1) in world.text(page)
            await anne.press(page, find(world, page, "ask"))


def _stored(limit: Mapping[str, Any], connection: Connection) -> None:
    connection.execute(insert(limits).values(limit))


async def test_the_muted_get_their_data(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        (anne,) = world.people
        for scope, subject in (("person", anne.id), ("server", world.guild.id)):
            await world.store.limits.mute(scope, subject, 1 << 50)
        refused = await ask(world, "stats")
        assert "barred you" in refused.content
        page = await ask(world, "mydata")
        result = await anne.press(page, find(world, page, "export"))
        assert any(one.files for one in (result.response, *result.followups) if one is not None)
        await anne.press(page, find(world, page, "ask"))
        assert find(world, page, "erase")


async def test_the_page_says_what_an_erasure_leaves(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        (anne,) = world.people
        now, row = world.bot.now(), {"scope": "person", "subject": anne.id}
        page = await ask(world, "mydata", anne)
        stays = say("en", "mydata-stays", when=f"<t:{(now // DAY_MS + 1) * DAY_MS // 1000}:R>")
        for left in (-1, 60_000):
            begun = row | {"action": f"{DAILY}{left}", "free_at": now + left}
            await world.store.engines.write(partial(_stored, begun))
            await anne.press(page, find(world, page, "ask"))
            assert (stays in world.text(page)) == (left > 0)
            await anne.press(page, find(world, page, "see"))
        await anne.press(page, find(world, page, "ask"))
        await anne.press(page, find(world, page, "erase"))
        assert world.text(page) == "\n".join((say("en", "mydata-erased"), stays))


async def test_a_long_history_comes_in_several_archives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[tuple[int, int]] = []

    class Watched(Takeout):
        def __init__(self) -> None:
            super().__init__(largest=100_000, chunk=20_000)

        def add(self, part: str, rows: Iterable[Mapping[str, Any]]) -> None:
            rows = tuple(rows)
            pieces.append((threading.get_ident(), len(rows)))
            super().add(part, rows)

    monkeypatch.setattr(mydata, "Takeout", Watched)
    async with evening(tmp_path, people=2) as world:
        anne, _ = world.people
        await begin(world)
        noise = random.Random(1)
        for number in range(40):
            what = f"{anne.id}:{noise.randbytes(2_500).hex()}"
            await world.store.values.set(f"note:{number}:{anne.id}", what)
        page = await ask(world, "mydata", anne)
        result: Any = await anne.press(page, find(world, page, "export"))
        messages = [result.response, *result.followups]
        files = []
        for message in messages:
            assert message.reader == anne.id, "nobody else sees any of them"
            (file,) = message.files
            files.append((file["filename"], world.server.content(message)))
        assert threading.get_ident() not in {thread for thread, _ in pieces}, "off the loop"
        assert max(rows for _, rows in pieces) <= 500
        names = [name for name, _ in files]
        assert len(names) > 1
        assert names == [f"brouc-my-data-{number}.zip" for number in range(1, len(names) + 1)]
        assert all(len(content) <= 100_000 for _, content in files)
        found = unpacked(*(content for _, content in files))
        assert found == json.loads(json.dumps(written(await kept(world.store, anne.id))))
        last = say("en", "mydata-exported", part=len(names), parts=len(names))
        assert messages[-1].content == last


async def test_a_server_that_is_left_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        anne, _ = world.people
        await begin(world, ping_role=5)
        store, guild = world.store, world.guild.id
        assert await store.guilds.changes(guild)
        for value in ("daily-post", "daily-failed"):
            await store.values.set(f"{value}:{guild}", "2026-11-24")
        left = world.bot.get_guild(guild)
        assert left is not None
        world.bot.dispatch("guild_remove", left)
        for _ in range(60_000):
            if not await store.guilds.changes(guild):
                break
            await asyncio.sleep(0.01)
        assert not await store.guilds.changes(guild)
        assert (await store.guilds.settings(guild)).ping_role is None
        assert not (await scan(store))["messages"]
        assert not [one for one in (await scan(store))["app_values"] if str(guild) in one]
        assert (await kept(store, anne.id))["tables"], "matches stay with the people"
