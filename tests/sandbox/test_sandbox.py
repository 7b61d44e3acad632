"""`make play`: a table in the browser, live on this machine only, that goes on after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import selectors
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from games.registry import games
from sandbox.__main__ import chosen, play
from sandbox.archive import Archive, InUseError
from sandbox.data import opened
from tables.pauses import Pauses

LONG_S: Final = 600.0
"""Ends what hangs; nothing takes so long."""
SLOWER: Final = 50
"""How many times as slow the machine of the second start is."""


class SlowMachine(asyncio.SelectorEventLoop):
    """A loop on whose clock all work takes :data:`SLOWER` times as long: limits come sooner."""

    class _Selector(selectors.DefaultSelector):
        def select(self, timeout: float | None = None) -> Any:
            return super().select(timeout if timeout is None else timeout / SLOWER)

    def __init__(self) -> None:
        super().__init__(self._Selector())

    def time(self) -> float:
        return super().time() * SLOWER


class Browser:
    """The page of one person, as the browser uses it."""

    def __init__(self, session: aiohttp.ClientSession, url: str, number: int = 1) -> None:
        self._session = session
        self._url = url
        self._as = {"as": str(number)}
        self._headers = {"Accept-Language": "en-GB"}

    async def open(self) -> str:
        async with self._session.get(self._url, headers=self._headers) as answer:
            page = await answer.text()
        self._headers["X-Key"] = re.findall(r'data-key="([^"]+)"', page)[0]
        return page

    async def read(self, path: str) -> Any:
        url = f"{self._url}api/{path}"
        async with self._session.get(url, params=self._as, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def do(self, **what: Any) -> Any:
        url, told = f"{self._url}api/do", json.dumps(what)
        async with self._session.post(
            url, params=self._as, headers=self._headers, data=told
        ) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def hand(self) -> list[dict[str, Any]]:
        """The messages between the person and the bot."""
        places = (await self.read("hello"))["places"]
        direct = next(one["id"] for one in places if one["kind"] == "direct")
        return await self.messages(direct)

    async def messages(self, place: str, most: int = 0) -> list[dict[str, Any]]:
        """The messages of a place, once there are at least so many."""
        while True:
            found: list[dict[str, Any]] = await self.read(f"places/{place}")
            if len(found) >= most:
                return found
            await asyncio.sleep(0.05)

    async def shown(self, *wanted: str) -> dict[str, Any]:
        """The newest message of the hand, once it says all of this."""
        while True:
            message: dict[str, Any]
            for message in reversed(await self.hand()):
                if all(text in json.dumps(message, ensure_ascii=False) for text in wanted):
                    return message
            await asyncio.sleep(0.05)


def buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The buttons of a message that can be pressed."""

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
    """The sandbox, running, and its page."""
    stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
    running = asyncio.create_task(
        play(
            stop,
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
        stop.set()
        await running


async def play_a_card(browser: Browser) -> tuple[int, int]:
    """Play the first card that can be played; gives how many there were, and are."""
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


@pytest.mark.usefixtures("quick_pictures")
def test_a_newcomer_plays_and_goes_on_after_a_restart_on_a_slow_machine(tmp_path: Path) -> None:
    async def first() -> str:
        async with played(tmp_path) as browser:
            page = await browser.open()
            assert "Le Brouc" in page
            await play_a_card(browser)
            (message,) = await browser.hand()
            return str(message["id"])

    async def second(hand: str) -> None:
        async with played(tmp_path) as browser:
            await browser.open()
            (message,) = await browser.hand()
            assert message["id"] == hand, "the same message as before"
            places = (await browser.read("hello"))["places"]
            assert [one["kind"] for one in places] == ["channel", "thread", "direct"]
            channel, thread, _ = (one["id"] for one in places)
            (board,) = await browser.messages(thread)
            assert "/files/" in str(board)
            commands = await browser.read(f"places/{channel}/commands")
            assert "table" in [one["name"] for one in commands]
            await browser.do(do="command", place=channel, name="help", options={})
            messages = await browser.messages(channel, 2)
            assert messages[-1]["private"], "the lobby's card, then the answer"
            await play_a_card(browser)

    with asyncio.Runner() as runner:
        hand = runner.run(asyncio.wait_for(first(), LONG_S))
    with asyncio.Runner(loop_factory=SlowMachine) as runner:
        runner.run(asyncio.wait_for(second(hand), LONG_S * SLOWER))


@pytest.mark.usefixtures("quick_pictures")
async def test_a_game_by_its_name(strangers: tuple[str, ...], tmp_path: Path) -> None:
    for name in strangers:
        game = games()[name]
        async with played(tmp_path / name, name) as browser:
            assert f"<title>{game.face.say('en', 'game-name')}</title>" in await browser.open()
            await browser.shown(game.face.say("en", "hand-title").lstrip("# "))


async def test_what_cannot_be_read_is_kept_aside(tmp_path: Path) -> None:
    folder = tmp_path / "brouc"
    for name, spoil in (
        ("bot.sqlite", b"not a database" * 100),
        ("discord.sqlite", b"neither" * 1000),
    ):
        folder.mkdir()
        (folder / name).write_bytes(spoil)
        found = await opened(folder)
        found.archive.close()
        await found.store.close()
        assert found.aside is not None
        assert (found.aside / name).read_bytes() == spoil
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()


def test_one_world_is_played_by_one_process(tmp_path: Path) -> None:
    first = Archive(tmp_path / "discord.sqlite")
    first.set_value("a", 1)
    with pytest.raises(InUseError):
        Archive(tmp_path / "discord.sqlite")
    first.close()


def test_an_unknown_game_is_one_sentence(strangers: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match=r"There is no game 'poker'; there are: .*\.$") as raised:
        chosen(["poker"])
    assert all(name in str(raised.value) for name in strangers)
