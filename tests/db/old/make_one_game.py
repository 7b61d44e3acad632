"""Makes ``one-game.sqlite.gz`` and ``one-game.json``: the last bot that knew Le Brouc alone.

To be run in a checkout of commit ``e11d02d``, from its root: ``python make_one_game.py FOLDER``.
Four people finish a match, begin another and stop in the middle of its first deal; a second table
waits in its lobby. The JSON has ids, custom ids, a leaderboard. The database was then moved to the
schema of version 0.1.0 (0003).
"""
# mypy: ignore-errors

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import tempfile
from pathlib import Path

from db import BoardQuery, Metric, Preferences, Progress
from tables.journal.state import Status
from tests.e2e.evening import evening

PAGES = (*("leaderboard", "history", "replay", "learn", "rules", "stats", "preferences", "help"),)


async def main(out: Path) -> None:
    folder = Path(tempfile.mkdtemp())
    async with evening(folder) as world:
        anne, beat = world.people[:2]
        table = await world.open_table(target="target-1")
        await world.start()
        await play(world, table, 7)
        await world.press(anne, world.hand(anne), "dehors")
        final = world.thread.history()[-1]
        seen = {"final": list(world.presses(final, disabled=True))}
        for person in world.people:
            if (await world.state(table)).status is not Status.PLAYING:
                await world.press(person, final, "again")
        await play(world, table, 10)
        await world.store.set_preferences(beat.id, Preferences(confirm=True))
        await world.env.settle()
        state = await world.state(table)
        seen |= {
            "table": table,
            "turn": state.turn,
            "seq": state.seq,
            "actions": list(state.actions),
            "guild": world.guild.id,
            "channel": world.channel.id,
            "thread": world.thread.id,
            "people": [person.id for person in world.people],
            "board": list(world.presses(world.board, disabled=True)),
            "hands": [list(world.presses(world.hand(p), disabled=True)) for p in world.people],
        }
        await beat.slash(world.channel, "table")
        seen["open_lobby"] = list(world.presses(world.lobby, disabled=True))
        seen["open_table"] = (await world.bot.tables.live())[-1]
        panel = (await world.press(beat, world.lobby, "options")).response
        seen["options"] = [c["custom_id"] for c in world.raw(panel) if c.get("custom_id")]
        for name in PAGES:
            extra = {"topic": "goal"} if name == "rules" else {}
            page = (await anne.slash(world.channel, name, **extra)).response
            seen[name] = [
                {"id": c["custom_id"], "values": [o["value"] for o in c.get("options", [])]}
                for c in world.raw(page)
                if c.get("custom_id")
            ]
        query = BoardQuery(Metric.COCHES_GIVEN, world.guild.id)
        rows = (await world.store.leaderboard(query)).rows
        seen["rows"] = [[list(row.users), row.value, row.standing.matches] for row in rows]
        await world.store.set_progress(anne.id, Progress("follow", 1, 0, False, 1_800_000_000_000))
    data = (folder / "evening.sqlite").read_bytes()
    (out / "one-game.sqlite.gz").write_bytes(gzip.compress(data, mtime=0))
    (out / "one-game.json").write_text(json.dumps(seen, indent=1) + "\n")


async def play(world, table: int, cards: int) -> None:
    await world.cut(table)
    for _ in range(cards):
        turn = (await world.state(table)).turn
        person = world.people["NWSE".index(turn)]
        await world.press(person, world.hand(person), "card")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
