"""The page in a real browser: a card is played by keyboard alone, and nothing is ever missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sandbox.browsing import played
from tests.sandbox.chromium import CHROMIUM, chromium

CARDS = "#hand .row .button.s1:enabled"
SEEN = """
(() => {
  const list = document.querySelector("#hand .messages").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#hand .message:last-child .button")];
  const seen = (one) => one.getBoundingClientRect().bottom <= list.bottom;
  return buttons.length > 8 && buttons.every(seen);
})()
"""
"""Cards, calls and all are seen without scrolling."""
WATCH = """
window.broken = 0;
addEventListener("error", (event) => { if (event.target.tagName === "IMG") broken += 1; }, true);
"""


@pytest.mark.waits
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
@pytest.mark.usefixtures("quick_pictures")
async def test_a_card_is_played_by_keyboard_on_a_desk_and_on_a_phone(tmp_path: Path) -> None:
    async with (
        played(tmp_path / "world") as server,
        chromium(tmp_path / "browser") as page,
    ):
        url = server.url
        await page.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        for width in (1280, 400):
            await page.wide(width, 768)
            await page.call("Page.navigate", url=url)
            before = await page.until(f"document.querySelector('{CARDS}')?.textContent")
            if width == 400:  # The cards are behind their tab.
                assert await page.run("document.querySelector('#hand').offsetWidth") == 0
                await page.run("document.querySelectorAll('[role=tab]')[1].focus()")
                await page.key("Enter", 13, "\r")
            assert await page.run("document.querySelector('#hand').offsetWidth") > 0
            await page.run(f"document.querySelector('{CARDS}').focus()")
            await page.key("Enter", 13, "\r")
            gone = f"!document.querySelector('#hand').textContent.includes({before!r})"
            await page.until(gone)
            await page.until("[...document.images].every((one) => one.complete)")
            assert await page.run("broken") == 0
            assert await page.run("[...document.images].every((one) => one.alt)")
            assert await page.run("document.body.scrollWidth") <= width
            await page.until(SEEN)
            # What is no command of this column is told where it belongs, and stays typed.
            await page.run("document.querySelector('#hand .composer input').value = '/settings'")
            await page.run("document.querySelector('#hand form').requestSubmit()")
            await page.until("document.body.textContent.includes('no such command here')")
            assert await page.run("document.querySelector('#hand .composer input').value")
        assert page.errors == []
        assert all(one.startswith((url, "data:", "about:")) for one in page.requested)
