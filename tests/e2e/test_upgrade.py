"""A database of version 0.1.0 under today's bot: every table is shown, and play goes on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from itertools import product
from pathlib import Path

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId, packed
from tests.e2e.evening import FILE, Evening
from tests.tables.house import ANNA, BEAT, CARLA, CHANNEL, DORA, EMIL, GUILD

OLD = Path(__file__).parents[1] / "db" / "old" / "v0.1.0"


def renumber(file: Path, ids: Mapping[int, int]) -> None:
    """Write the old file as if its server and people had these numbers of the fake Discord."""
    with closing(sqlite3.connect(file)) as database, database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            for column, (old, new) in product(columns, ids.items()):
                database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))
                database.execute(
                    f"UPDATE {table} SET {column} = replace({column}, ?, ?)"
                    f" WHERE typeof({column}) = 'text' AND instr({column}, ?)",
                    (str(old), str(new), str(old)),
                )


async def test_the_bot_plays_on_in_an_old_database(world: Evening) -> None:
    seen = json.loads(OLD.with_name("v0.1.0.json").read_text(encoding="utf-8"))["tables"]
    emil = world.guild.add_member(world.server.create_user("emil"))
    now = (person.id for person in (*world.people, emil))
    ids = zip((ANNA, BEAT, CARLA, DORA, EMIL), now, strict=True)
    await world.bot.outbox.close()
    await world.bot.tables.close()
    await world.store.close()
    for suffix in ("", "-wal", "-shm"):
        (world.path / f"{FILE}{suffix}").unlink(missing_ok=True)
    old = OLD.with_name("v0.1.0.sqlite.gz").read_bytes()
    (world.path / FILE).write_bytes(gzip.decompress(old))
    renumber(world.path / FILE, {GUILD: world.guild.id, CHANNEL: world.channel.id, **dict(ids)})
    await world.server.restart(await world.new_bot())
    table = seen["take-backs"]["table"]
    before, person = await world.state(table), await world.turn(table)
    assert len(before.actions) == seen["take-backs"]["actions"][0]
    told = await world.click(person, world.board, f"brouc:1:{table}:{before.seq}:card:Ah")
    assert world.answer(told) == say("en", "old-message"), "a button of that version"
    moves = map(before.game.encode, before.game.legal_actions(before.match, before.turn or ""))
    played = next(move for move in moves if move.startswith("play"))
    await world.click(
        person, world.board, str(TableId(table, before.turn_seq, "now", packed(played)))
    )
    assert (await world.state(table)).actions == (*before.actions, played)
    assert await world.replayed(table) == await world.state(table)
    page = (await person.command(world.channel, "leaderboard", where="here")).response
    assert person.mention in world.text(page)
    assert not world.server.errors
