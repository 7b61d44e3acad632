"""Writes the dump of the newest schema for ``test_schema``: run once for every new migration.

python -m tests.db.make_dump > tests/db/schemas/NNNN.sql
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from db import (
    Admission,
    GuildSettings,
    Head,
    MessageAt,
    NewEntry,
    NewTable,
    Preferences,
    Progress,
    Store,
    Toll,
)

ANNA, BEAT = 810_000_000_000_000_001, 810_000_000_000_000_002
AT = 1_700_000_000_000


async def fill(path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        people = ((ANNA, "N"), (BEAT, "S"))
        head = Head("playing", 7, 71, 72, ANNA, people, AT)
        opened = NewEntry("opened", f'{{"owner":{ANNA}}}', AT)
        table = await store.journals.create_table(NewTable("brouc", head, AT), [opened], "open")
        taken = [NewEntry("seat-taken", f'{{"person":{who}}}', AT) for who in (ANNA, BEAT)]
        await store.journals.append(table, 1, taken, "sit", head)
        over = Head("over", None, 73, None, BEAT, (), AT)
        await store.journals.create_table(NewTable("brouc", over, AT), [opened], None)
        await store.messages.put(table, f"hand:{ANNA}", MessageAt(91, 92))
        await store.people.set_preferences(ANNA, Preferences(language="fr", listed=True))
        await store.people.set_dm_refused_at(BEAT, AT)
        await store.course.set_progress(ANNA, Progress("beat", 1, 0, False, AT))
        await store.puzzles.add("brus", "a", "{}", 25.0)
        await store.puzzles.answer(ANNA, "brus", "a", 25.0, False, AT)
        await store.guilds.set_settings(7, GuildSettings(language="de"), by=ANNA, at=AT)
        await store.values.set("heartbeat", str(AT))
        await store.limits.take(Admission(AT, (Toll("open", "person", ANNA, 120_000, 600_000),)))
        await store.limits.refuse_inviter(ANNA, BEAT)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "brouc.sqlite"
        asyncio.run(fill(path))
        connection = sqlite3.connect(path)
        sys.stdout.writelines(f"{line}\n" for line in connection.iterdump())
        connection.close()


if __name__ == "__main__":
    main()
