"""`make play`: a table in the browser, live on this machine only, that goes on after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from cogs.i18n.sentences import say
from games.registry import games
from sandbox.__main__ import chosen, database_of, play


@contextlib.asynccontextmanager
async def played(database: Path, capsys: Any, *named: str) -> AsyncIterator[str]:
    """The sandbox, running; gives the page's address."""
    stop = asyncio.Event()
    running = asyncio.create_task(play(stop, chosen(named), database=database, browser=False))
    try:
        for _ in range(6000):
            await asyncio.sleep(0.1)
            found = re.search(r"http://127\.0\.0\.1:\d+/", capsys.readouterr().out)
            if found:
                yield found[0]
                return
            if running.done():
                running.result()
        raise AssertionError("no address was printed")
    finally:
        stop.set()
        await asyncio.wait_for(running, 600)


class Page:
    """A SimCord page as the browser uses it."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.origin, _, capability = address.partition("/#")
        self.headers = {"X-Simcord-Capability": capability}
        self.session = session
        self.sequence = 0
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        async with self.session.post(
            f"{self.origin}/api/pages", headers=self.headers, json={}
        ) as answer:
            assert answer.status == 200
            self.state = await answer.json()
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def read(self) -> dict[str, Any]:
        async with self.session.get(f"{self.origin}/api/state", headers=self.headers) as answer:
            assert answer.status == 200
            self.state = await answer.json()
        return self.state

    def buttons(self) -> list[tuple[str, dict[str, Any]]]:
        """Message and component of every enabled button."""
        found = []

        def walk(message: str, node: Any) -> None:
            if isinstance(node, dict):
                if node.get("type") == 2 and not node.get("disabled"):
                    found.append((message, node))
                for value in node.values():
                    walk(message, value)
            elif isinstance(node, list):
                for value in node:
                    walk(message, value)

        for identity, message in self.state["messages"].items():
            walk(identity, message)
        return found


async def test_a_newcomer_plays(tmp_path: Path, capsys: Any) -> None:
    database = tmp_path / "sandbox.sqlite"
    async with played(database, capsys) as address, aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            page = await answer.text()
        frames = re.findall(r'<iframe id="(table|hand)"[^>]* src="([^"]+)"', page)
        assert [name for name, _ in frames] == ["table", "hand"]
        assert all(url.startswith("http://127.0.0.1:") for _, url in frames)
        table, hand = Page(session, frames[0][1]), Page(session, frames[1][1])
        await table.open()
        await hand.open()
        labels: set[str] = set()
        for _ in range(6000):
            await hand.read()
            labels = {str(button.get("label")) for _, button in hand.buttons()}
            if len(labels) > 6:
                break
            await asyncio.sleep(0.1)
        assert "« Dehors ! »" in labels or "«Dehors !»" in labels
        assert any(asset for asset in hand.state["assets"]), "the hand has a picture"
        await table.read()
        assert any(asset for asset in table.state["assets"]), "the board has a picture"
        async with session.get(address, headers={"Host": "example.org"}) as answer:
            assert "iframe" in await answer.text()
    assert database.exists()
    async with played(database, capsys) as address:
        assert address.startswith("http://127.0.0.1:")


@pytest.mark.parametrize("language", ["de", "it"])
async def test_it_speaks_the_newcomers_language(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_CH.UTF-8")
    async with played(tmp_path / "s.sqlite", capsys) as address, aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            page = await answer.text()
        assert say(language, "sandbox-hand") in page


async def test_a_game_by_its_name(
    strangers: tuple[str, ...], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for name in strangers:
        game = games()[name]
        async with (
            played(tmp_path / f"{name}.sqlite", capsys, name) as address,
            aiohttp.ClientSession() as session,
        ):
            async with session.get(address) as answer:
                page = await answer.text()
            assert f"<title>{game.face.say('en', 'game-name')}</title>" in page
            frames = re.findall(r'<iframe id="(table|hand)"[^>]* src="([^"]+)"', page)
            hand = Page(session, frames[1][1])
            await hand.open()
            for _ in range(600):
                shown = str((await hand.read())["messages"])
                if "'type': 3" in shown or hand.buttons():
                    break
                await asyncio.sleep(0.1)
            assert game.face.say("en", "hand-title").lstrip("# ") in shown


def test_an_unknown_game_is_one_sentence(strangers: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match=r"There is no game 'poker'; there are: .*\.$") as raised:
        chosen(["poker"])
    assert all(name in str(raised.value) for name in strangers)


def test_each_game_has_a_world_of_its_own(strangers: tuple[str, ...]) -> None:
    files = {database_of(game) for game in games().values()}
    assert len(files) == len(games())
    assert database_of(chosen([])).name == "sandbox.sqlite"
