"""A process that posts a message and dies before storing its place: run by ``test_crash.py``.

``python -m tests.cogs.crashing FOLDER die|live``. The store is a real file; Discord is a file too,
which handles nonces as Discord does and outlives the process.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import discord

from cogs.messages.client import MessageRef, Sent
from cogs.messages.posts import Post
from cogs.outbox.key import Kind, MessageKey
from db import Head, NewEntry, NewTable, Store
from tests.cogs.projecting import Bench, Discord, Message, Response

BOARD = MessageKey(Kind.BOARD, 1, 1)
DIED = 9


class Lasting(Discord):
    """A Discord stored in a file."""

    def __init__(self, file: Path, dies: bool) -> None:
        super().__init__()
        self._file, self._dies = file, dies
        self.nonces: list[str] = []
        if file.exists():
            kept: dict[str, Any] = json.loads(file.read_text())
            self.posted, self.nonces = kept["posted"], kept["nonces"]
            self.messages = {int(n): Message(*values) for n, values in kept["messages"].items()}

    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post; afterwards the process may be killed."""
        self.nonces.append(nonce)
        sent = await super().send(channel, post, nonce=nonce)
        if self._dies:
            self.keep()
            os._exit(DIED)
        return sent

    async def edit(self, place: MessageRef, post: Post) -> None:
        """Edit; a deleted message raises."""
        if place.message not in self.messages:
            response: Any = Response(404)
            raise discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})
        await super().edit(place, post)

    def keep(self) -> None:
        """Write the file."""
        messages = {n: (m.channel, m.nonce, m.text) for n, m in self.messages.items()}
        kept = {"posted": self.posted, "nonces": self.nonces, "messages": messages}
        self._file.write_text(json.dumps(kept))


async def main(folder: Path, dies: bool) -> None:
    """Deliver one board."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'crash.sqlite'}")
    head = Head("playing", 1, 2, None, 3, (), 0)
    await store.journals.create_table(
        NewTable("brouc", head, 0), [NewEntry("opened", "{}", 0)], "opened"
    )
    bench = Bench(placed=True, discord=Lasting(folder / "discord.json", dies), store=store)
    bench.outbox.refresh(1, BOARD)
    await bench.settle()
    assert isinstance(bench.discord, Lasting)
    bench.discord.keep()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2] == "die"))
