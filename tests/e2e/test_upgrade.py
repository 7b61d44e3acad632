"""A database of the last bot that knew Le Brouc alone; its buttons get a sentence.

``tests/db/old/make_one_game.py`` made it: a match is over, another is in the middle of its first
deal, a table waits in its lobby. Its messages are gone in this virtual Discord, as if its channel
had been cleared; a message with the old custom ids stands for them.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from discord import SelectOption, ui

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId, packed
from tests.e2e.evening import FILE, Evening, evening
from tools.fake_discord.world import Message

OLD = Path(__file__).parents[1] / "db" / "old"
IN_ROW = 5


@pytest.fixture(scope="module")
def seen() -> Any:
    return json.loads((OLD / "one-game.json").read_text(encoding="utf-8"))


def renumber(file: Path, ids: Mapping[int, int]) -> None:
    """Write the old file as if its server and people had these numbers of today's Discord."""
    aside = {old: 9_000_000_000_000_000_000 + number for number, old in enumerate(ids)}
    moves = [*aside.items(), *((aside[old], new) for old, new in ids.items())]
    with closing(sqlite3.connect(file)) as database, database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            for column, (old, new) in product(columns, moves):
                database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))
                database.execute(
                    f"UPDATE {table} SET {column} = replace({column}, ?, ?)"
                    f" WHERE typeof({column}) = 'text' AND instr({column}, ?)",
                    (str(old), str(new), str(old)),
                )


@asynccontextmanager
async def upgraded(path: Path, seen: Any) -> AsyncIterator[Evening]:
    """The new bot on the old file, in a server where everybody is still there."""
    async with evening(path) as world:
        now = [world.guild.id, world.channel.id, *(person.id for person in world.people)]
        then = [seen["guild"], seen["channel"], *seen["people"]]
        # New messages must not get the numbers of old ones.
        world.server.loop.jump(world.server.loop.time() + 3_600)
        await world.bot.outbox.close()
        await world.bot.tables.close()
        await world.store.close()
        for suffix in ("", "-wal", "-shm"):
            (path / f"{FILE}{suffix}").unlink(missing_ok=True)
        (path / FILE).write_bytes(gzip.decompress((OLD / "one-game.sqlite.gz").read_bytes()))
        renumber(path / FILE, dict(zip(then, now, strict=True)))
        await world.server.restart(await world.new_bot())
        await world.server.settle()
        yield world


async def old_message(
    world: Evening, where: Any, ids: list[str], values: tuple[str, ...]
) -> Message:
    """A message with these components, as the bot before had sent it."""
    layout = ui.LayoutView(timeout=None)
    buttons: list[Any] = [ui.Button(label="…", custom_id=one) for one in ids if "menu" not in one]
    for start in range(0, len(buttons), IN_ROW):
        layout.add_item(ui.ActionRow(*buttons[start : start + IN_ROW]))
    for one in ids:
        if one.startswith("menu:"):
            options = [SelectOption(label=value, value=value) for value in values or ("x",)]
            layout.add_item(ui.ActionRow(ui.Select(custom_id=one, options=options)))
    sent = await where.send(view=layout)
    return world.server.world.channels[sent.channel.id].messages[sent.id]


async def click(
    world: Evening, person: Any, custom_id: str, *values: str, direct: bool = False
) -> Any:
    """One of the old components, pressed by a person."""
    bot: Any = world.bot
    where = await bot.fetch_user(person.id) if direct else bot.get_channel(world.channel.id)
    message = await old_message(world, where, [custom_id], values)
    if values:
        result = await person.select(message, list(values), custom_id)
    else:
        result = await person.press(message, custom_id)
    await world.server.settle()
    return result


def answered(world: Evening, result: Any) -> str:
    """The answer to the click; empty if only other messages changed."""
    return world.answer(result) if result.response is not None else ""


async def test_an_old_button_gets_a_sentence_and_the_match_goes_on(
    tmp_path: Path, seen: Any
) -> None:
    async with upgraded(tmp_path, seen) as world:
        table, turn = seen["table"], "NWSE".index(seen["turn"])
        before = await world.state(table)
        assert list(before.actions) == seen["actions"]
        for custom_id in (one for one in seen["hands"][turn] if ":card:" in one):
            result = await click(world, world.people[turn], custom_id, direct=True)
            assert answered(world, result) == say("en", "old-message")
        assert await world.state(table) == before
        legal = before.game.legal_actions(before.match, seen["turn"])
        played = next(text for one in legal if (text := before.game.encode(one)).startswith("play"))
        press = TableId(table, before.turn_seq, "now", packed(played))
        await click(world, world.people[turn], str(press))
        state = await world.state(table)
        assert state.actions == (*before.actions, played)
        assert await world.replayed(table) == state


async def test_results_are_as_they_were(tmp_path: Path, seen: Any) -> None:
    async with upgraded(tmp_path, seen) as world:
        page = (await world.people[0].command(world.channel, "leaderboard")).response
        text = world.text(page)
        names = dict(zip(seen["people"], (person.id for person in world.people), strict=True))
        assert all(str(names[user]) in text for (user,), *_ in seen["rows"])
        assert f"**{seen['rows'][0][1]}**" in text or str(seen["rows"][0][1]) in text
        course = await world.people[0].command(world.channel, "learn")
        assert say("en", "school-exercise", number="2", exercises="3") in world.text(
            course.response
        )
