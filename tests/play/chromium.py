"""A real browser, driven by its devtools protocol, without a library."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import aiohttp

CHROMIUM: Final = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
"""Path of the browser, if installed."""


class Chromium:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse, session: str) -> None:
        self._socket = socket
        self._session = session
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.requested: list[str] = []
        """All requested addresses."""
        self.errors: list[str] = []
        """Errors of the page's scripts."""

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        told = {"id": number, "method": method, "params": params, "sessionId": self._session}
        await self._socket.send_json(told)
        return await answer

    async def listen(self) -> None:
        async for frame in self._socket:
            told = frame.json()
            if told.get("id") in self._answers:
                self._answers.pop(told["id"]).set_result(told.get("result", {}))
            elif told.get("method") == "Network.requestWillBeSent":
                self.requested.append(told["params"]["request"]["url"])
            elif told.get("method") == "Runtime.exceptionThrown":
                self.errors.append(str(told["params"]["exceptionDetails"]))

    async def run(self, script: str) -> Any:
        """Value of an expression in the page."""
        told = await self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    async def until(self, script: str) -> Any:
        """Value of an expression, once it is truthy."""
        while True:
            if value := await self.run(script):
                return value
            await asyncio.sleep(0.05)

    async def key(self, key: str, code: int, text: str = "") -> None:
        about = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        down = {"text": text} if text else {}
        await self.call("Input.dispatchKeyEvent", type="keyDown", **about, **down)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    async def wide(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self.call("Emulation.setDeviceMetricsOverride", **size)


@contextlib.asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Chromium]:
    assert CHROMIUM is not None
    process = await asyncio.create_subprocess_exec(
        CHROMIUM,
        *("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"),
        *("--no-first-run", "--disable-extensions", "--disable-background-networking"),
        f"--user-data-dir={folder}",
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        address = ""
        while not address:
            line = (await process.stderr.readline()).decode()
            assert line, "the browser ended"
            address = line.partition("DevTools listening on ")[2].strip()
        reading = asyncio.create_task(process.stderr.read())
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(address, max_msg_size=0) as socket,
        ):
            found = await _ask(socket, "Target.createTarget", url="about:blank")
            target = {"targetId": found["targetId"], "flatten": True}
            session_id = (await _ask(socket, "Target.attachToTarget", **target))["sessionId"]
            page = Chromium(socket, session_id)
            listening = asyncio.create_task(page.listen())
            for room in ("Page", "Network", "Runtime"):
                await page.call(f"{room}.enable")
            yield page
            listening.cancel()
        reading.cancel()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(
    socket: aiohttp.ClientWebSocketResponse, method: str, **params: Any
) -> dict[str, Any]:
    await socket.send_json({"id": 0, "method": method, "params": params})
    while True:
        told = await socket.receive_json()
        if told.get("id") == 0:
            return dict(told["result"])
