"""Two people and two computers at one table, each person in a tab of their own."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import aiohttp
import pytest

from games.registry import games
from play.page import Page
from play.playing import house
from play.table import lay
from tables.journal.state import Status
from tables.runtime.pauses import NO_PAUSES
from tests.play.browsing import Browser, buttons

SEAT = re.compile(r"play~(\w+)~")
"""Seat of a button that plays a card."""


@pytest.mark.usefixtures("quick_pictures")
async def test_two_people_play_a_match_and_see_their_own_cards_only(
    tmp_path: Path, patient: bool
) -> None:
    game = next(iter(games().values()))
    async with house(game, tmp_path, "en", NO_PAUSES) as there, aiohttp.ClientSession() as session:
        page = Page(there.server, lambda language: None)
        url = f"http://127.0.0.1:{await page.open(0)}/"
        me, anne, *_ = there.server.people
        tabs = {me: Browser(session, url, 1), anne: Browser(session, url, 2)}
        for tab in tabs.values():
            await tab.open()
        await lay(there.server, there.bot, game, "en", [anne])
        (table,) = await there.bot.tables.tables_of(me)
        turns = 0
        while turns < 8 or patient:
            state = await there.bot.tables.state(table)
            assert state is not None
            if state.status is not Status.PLAYING:
                break
            person = None if state.turn is None else state.seats[state.turn].person
            if person is None:
                await asyncio.sleep(0.01)
                continue
            hands = {who: await tab.hand() for who, tab in tabs.items()}
            for who, hand in hands.items():
                seats = set(SEAT.findall(json.dumps(hand)))
                assert seats <= {next(k for k, v in state.seats.items() if v.person == who)}
            presses = [
                (message, one["custom_id"])
                for message in hands[person][-1:]
                for one in buttons(message)
                if SEAT.search(one["custom_id"])
            ]
            if not presses:  # The hand is still being sent.
                await asyncio.sleep(0.01)
                continue
            message, button = presses[0]
            await tabs[person].do(
                do="press", place=message["place"], message=message["id"], id=button
            )
            turns += 1
        await page.close()
