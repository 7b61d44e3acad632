"""The page in a real browser: playable by keyboard alone, with every request answered."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from games.registry import games
from play.page import Page
from play.playing import house
from play.table import lay, seats
from tables.decisions.pauses import NO_PAUSES
from tables.journal.options import Level
from tests.play.browsing import buttons, played
from tests.play.chromium import CHROMIUM, chromium
from tools.fake_discord.interactions import Type

CARDS = "#hand .row .button.s1:enabled"
SEEN = """
(() => {
  const list = document.querySelector("#hand .messages").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#hand .message:last-child .button")];
  const seen = (one) => one.getBoundingClientRect().bottom <= list.bottom;
  return buttons.length > LEAST && buttons.every(seen);
})()
"""
"""More than LEAST buttons are below the newest message, all visible without scrolling."""
WATCH = """
window.broken = 0;
addEventListener("error", (event) => { if (event.target.tagName === "IMG") broken += 1; }, true);
"""


@pytest.mark.waits
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
@pytest.mark.usefixtures("quick_pictures")
async def test_a_card_is_played_by_keyboard_on_a_desk_and_on_a_phone(tmp_path: Path) -> None:
    async with played(tmp_path / "world") as server, chromium(tmp_path / "browser") as page:
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
            # A player who leads again at once keeps the played card's button, disabled.
            cards = f"[...document.querySelectorAll('{CARDS}')].map((one) => one.textContent)"
            await page.until(f"!{cards}.includes({before!r})")
            assert await page.run("!!document.activeElement.closest('#hand .message')")
            await page.until("[...document.images].every((one) => one.complete)")
            assert await page.run("broken") == 0
            assert await page.run("[...document.images].every((one) => one.alt)")
            assert await page.run("document.body.scrollWidth") <= width
            await page.until(SEEN.replace("LEAST", "8"))
            # A command of another column is explained and stays typed.
            await page.run("document.querySelector('#hand .composer input').value = '/settings'")
            await page.run("document.querySelector('#hand form').requestSubmit()")
            await page.until("document.body.textContent.includes('no such command here')")
            assert await page.run("document.querySelector('#hand .composer input').value")
        await page.call("Page.navigate", url=f"{url}?as=2")
        table = "main section:not(#hand)"
        await page.until(f"!!document.querySelector('{table} .message')")
        for typed in ("/settings", "/Settings"):
            await page.run(f"document.querySelector('{table} input').value = {typed!r}")
            await page.run(f"document.querySelector('{table} form').requestSubmit()")
            await page.until("document.body.textContent.includes('server may use this command')")
        assert page.errors == []
        assert all(one.startswith((url, "data:", "about:")) for one in page.requested)


@pytest.mark.waits
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
async def test_buttons_of_a_puzzle_and_of_a_deal_of_the_day_are_in_sight(tmp_path: Path) -> None:
    async with played(tmp_path / "world") as server, chromium(tmp_path / "browser") as page:
        await server.open()
        direct = (await server.shown("play~"))["place"]
        for width in (400, 1280):
            await page.wide(width, 850)
            for command, least in (("puzzle", 1), ("daily", 8)):
                asked = {"do": "command", "place": direct, "name": command}
                await server.do(**asked, options={"game": "brouc"})
                if command == "daily":
                    shown = await server.shown("brouc:daily:play")
                    begin = next(one["custom_id"] for one in buttons(shown))
                    where = {"place": direct, "message": shown["id"]}
                    await server.do(do="press", **where, id=begin)
                await page.call("Page.navigate", url=server.url)
                await page.until("!!document.querySelector('#hand .message')")
                if width == 400:
                    await page.run("document.querySelectorAll('[role=tab]')[1].click()")
                await page.until(SEEN.replace("LEAST", str(least)))
                at = "document.querySelectorAll('#hand .message:last-child .gallery img').length"
                assert await page.run(at) == 1


@pytest.mark.waits
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
@pytest.mark.usefixtures("quick_pictures")
async def test_a_page_shows_the_newest_table_at_which_its_person_sits(tmp_path: Path) -> None:
    game = next(iter(games().values()))
    shown = "document.querySelector('main select')?.selectedOptions[0]?.textContent"
    async with (
        house(game, tmp_path / "world", "en", NO_PAUSES) as there,
        chromium(tmp_path / "browser") as mine,
        chromium(tmp_path / "other browser") as annes,
    ):
        server, tables = there.server, there.bot.tables
        _, anne, *_ = server.people
        page = Page(server, lambda language: None, partial(seats, there.bot))
        url = f"http://127.0.0.1:{await page.open(0)}/"
        await lay(server, there.bot, game, "en", (anne,))
        await mine.call("Page.navigate", url=url)
        await mine.until(f"{shown} === '↳ Le Brouc 1'")
        # Anne has chosen the channel herself; sitting down at a table overrides it.
        await annes.call("Page.navigate", url=f"{url}?as=2#{server.channel.id}")
        await annes.until(f"{shown} === '# table'")
        data = server.command("table", {"game": game.name})
        opened = await server.do(anne, server.channel, Type.COMMAND, data, "en")
        await opened.answer
        table = max(await tables.tables_of(anne))
        await tables.fill(table, anne, None, Level("beginner"), cause="fill")
        await tables.start(table, anne, cause="start")
        await annes.until(f"{shown} === '↳ Le Brouc 2'")
        listed = "[...document.querySelectorAll('main select option')].map(one => one.textContent)"
        await mine.until(f"{listed}.some((one) => one.endsWith('Le Brouc 2'))")
        assert await mine.run(shown) == "↳ Le Brouc 1"
        # A match that has ended stays, before another table of one's own and after a reload.
        stopped = "document.body?.textContent.includes('stopped by agreement')"
        await tables.vote_abandon(table, anne, True, cause="stop")
        await annes.until(stopped)
        assert await annes.run(shown) == "↳ Le Brouc 2"
        await annes.call("Page.reload")
        await annes.until(stopped)
        assert await annes.run(shown) == "↳ Le Brouc 2"
        assert mine.errors == annes.errors == []
        await page.close()
