"""The fake Discord as a server on 127.0.0.1."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Self

from aiohttp import web

from tools.fake_discord.answers import Answers
from tools.fake_discord.application import Application
from tools.fake_discord.channels import Channels
from tools.fake_discord.gateway import Gateway
from tools.fake_discord.rest import BASE, Rest, Route
from tools.fake_discord.state import Discord
from tools.fake_discord.world import World

TOKEN: Final = "stand-in"
"""The bot's token in tests and benchmarks."""


class FakeDiscord:
    """A fake Discord: ``async with FakeDiscord() as fake_discord``."""

    def __init__(
        self,
        world: World | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        token: str = TOKEN,
    ) -> None:
        """``clock``: monotonic seconds; ``wall``: UTC seconds; ``token``: the bot's."""
        self.world = world or World()
        self.wrong: Counter[str] = Counter()
        """Mistakes of the bot with their counts: empty after a good run."""
        self.gateway = Gateway(self.world, token, self._note)
        self.rest = Rest(f"Bot {token}", self._note, clock, wall)
        self.discord = Discord(self.world, self.gateway, clock)
        self.address = ""
        """Address of the REST interface, for :mod:`tools.fake_discord.launch`."""
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=110 * 1024 * 1024)
        app.router.add_get("/gateway/", self.gateway.serve)
        self.rest.serve(app, self.routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        address: Any = self._runner.addresses[0]
        self.address = f"http://127.0.0.1:{address[1]}{BASE}"
        self.gateway.url = f"ws://127.0.0.1:{address[1]}/gateway/"
        return self

    def routes(self) -> list[Route]:
        """All routes."""
        rooms = (Application(self.discord), Channels(self.discord), Answers(self.discord))
        return [route for room in rooms for route in room.routes()]

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()

    def _note(self, complaint: str) -> None:
        self.wrong[complaint] += 1
