"""`make play` with its page, as a browser uses it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp

from play.playing import chosen, play
from tables.decisions.pauses import Pauses


class Browser:
    """The page of one person, as the browser uses it."""

    def __init__(
        self, session: aiohttp.ClientSession, url: str, number: int = 1, language: str = "en-GB"
    ) -> None:
        self.session = session
        self.url = url
        self._as = {"as": str(number)}
        self._headers = {"Accept-Language": language}

    async def open(self) -> str:
        async with self.session.get(self.url, headers=self._headers) as answer:
            page = await answer.text()
        self._headers["X-Key"] = re.findall(r'data-key="([^"]+)"', page)[0]
        return page

    async def get(self, path: str) -> aiohttp.ClientResponse:
        return await self.session.get(self.url + path, params=self._as, headers=self._headers)

    async def post(self, **what: Any) -> aiohttp.ClientResponse:
        return await self.session.post(
            f"{self.url}api/do", params=self._as, headers=self._headers, json=what
        )

    async def read(self, path: str) -> Any:
        return await _answered(await self.get(f"api/{path}"))

    async def do(self, **what: Any) -> Any:
        return await _answered(await self.post(**what))

    def news(self) -> contextlib.AbstractAsyncContextManager[aiohttp.ClientResponse]:
        url = f"{self.url}api/news"
        return self.session.get(url, params=self._as, headers=self._headers)

    async def hand(self) -> list[dict[str, Any]]:
        """Messages between the person and the bot."""
        places = (await self.read("hello"))["places"]
        direct = next(one["id"] for one in places if one["kind"] == "direct")
        return await self.messages(direct)

    async def places(self, most: int) -> list[dict[str, Any]]:
        """The channel, its threads and the direct messages, once there are ``most``."""
        while True:
            found: list[dict[str, Any]] = (await self.read("hello"))["places"]
            if len(found) >= most:
                return found
            await asyncio.sleep(0.05)

    async def messages(self, place: str, most: int = 0) -> list[dict[str, Any]]:
        """Messages of a place, once there are ``most``."""
        while True:
            found: list[dict[str, Any]] = await self.read(f"places/{place}")
            if len(found) >= most:
                return found
            await asyncio.sleep(0.05)

    async def shown(self, *wanted: str) -> dict[str, Any]:
        """The newest message of the hand, once it contains all these words."""
        while True:
            message: dict[str, Any]
            for message in reversed(await self.hand()):
                if all(text in json.dumps(message, ensure_ascii=False) for text in wanted):
                    return message
            await asyncio.sleep(0.05)


async def _answered(answer: aiohttp.ClientResponse) -> Any:
    assert answer.status == 200, await answer.text()
    return await answer.json()


def buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    def walk(node: Any) -> Iterator[dict[str, Any]]:
        if isinstance(node, dict):
            if node.get("type") == 2 and not node.get("disabled"):
                yield node
            for value in node.values():
                yield from walk(value)
        elif isinstance(node, list):
            for value in node:
                yield from walk(value)

    return list(walk(message))


@contextlib.asynccontextmanager
async def played(folder: Path, *named: str) -> AsyncIterator[Browser]:
    """Run `make play` and its page."""
    ready = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(
        play(
            chosen(named),
            folder=folder,
            port=0,
            ready=ready.set_result,
            pauses=Pauses(think=(1, 2)),
        )
    )
    try:
        await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        async with aiohttp.ClientSession() as session:
            yield Browser(session, ready.result())
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def play_a_card(browser: Browser) -> tuple[int, int]:
    """Play the first playable card; return the number of cards before and after."""
    message = await browser.shown("Your turn", "play~")
    cards = [one for one in buttons(message) if "play~" in one["custom_id"]]
    press = {"message": message["id"], "place": message["place"], "id": cards[0]["custom_id"]}
    assert await browser.do(do="press", **press) == {}
    while True:
        newer = next(one for one in await browser.hand() if one["id"] == message["id"])
        left = [one for one in buttons(newer) if "play~" in one["custom_id"]]
        if cards[0]["custom_id"] not in [one["custom_id"] for one in left]:
            return len(cards), len(left)
        await asyncio.sleep(0.05)
