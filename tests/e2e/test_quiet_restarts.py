"""A restart edits and draws only messages that have changed."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.client import utc_ms
from cogs.outbox import startup
from cogs.outbox.key import THREAD, Kind, MessageKey
from cogs.view.frame import QUARTER_MS
from gamekit.api.scenes import Scenes
from tables.journal.state import Status
from tests.e2e.evening import Evening, evening
from tests.virtual.clocks import BEGIN_S


def edits(world: Evening) -> Counter[str]:
    """The number of edits and posts of each message, by method and address."""
    found = (f"{one.method} {one.path}" for one in world.server.requests)
    return Counter(one for one in found if "/messages" in one and not one.startswith("GET"))


async def test_a_table_that_stands_is_not_touched_by_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = 0
    # Five minutes after a full quarter of an hour.
    after = 5 * 60_000 - round(BEGIN_S * 1000) % QUARTER_MS
    async with evening(tmp_path, now=lambda: utc_ms() + after + away) as world:
        number = await world.deal()
        await world.play(number)
        before = edits(world)
        drawn: list[Any] = []
        for one in world.games.values():
            assert one.scenes is not None
            draw = type(one.scenes).draw

            def noted(self: Scenes, *asked: Any, draw: Any = draw) -> Any:
                drawn.append(asked)
                return draw(self, *asked)

            monkeypatch.setattr(type(one.scenes), "draw", noted)
        board = await world.bot.tables.board(number)
        assert board is not None
        assert board.closes_at is not None
        for _ in range(2):
            away += 20_000
            await world.restart()
        later = await world.bot.tables.board(number)
        assert later is not None
        assert (later.closes_at or 0) >= board.closes_at + 40_000, "they were given the time"
        assert edits(world) == before
        assert not drawn
        await world.play(number)
        assert sum((edits(world) - before).values()) >= 2, "what changes is shown"
        kept = await world.store.messages.find(table=number)
        boards = [one for one in kept if MessageKey.parse(one.role).kind is Kind.BOARD]
        assert [one.at.shown for one in boards] == [""], "while it changes nothing is noted"


async def test_a_kill_after_a_start_leaves_messages_that_did_not_differ_alone(
    tmp_path: Path,
) -> None:
    away = 0
    async with evening(tmp_path, now=lambda: utc_ms() + away) as world:
        number = await world.deal()
        await world.play(number)
        shown = edits(world)
        away += QUARTER_MS  # The board and the hand of the person to play say when it closes.
        await world.restart()
        differed = edits(world) - shown
        assert 0 < len(differed) < 4
        shown, killed = edits(world), world.store
        await world.server.restart(await world.new_bot())
        await killed.close()
        assert (edits(world) - shown).keys() <= differed.keys()


async def test_what_was_shown_this_moment_is_noted_at_the_end(world: Evening) -> None:
    number = await world.deal()
    await world.play(number)
    for message in world.bot.outbox._messages.of(number):
        message.shown = replace(message.shown, since=math.inf)
    await world.bot.outbox.close()
    kept = {one.role: one.at.shown for one in await world.store.messages.find(table=number)}
    assert len(kept) >= 6
    assert [role for role, shown in kept.items() if not shown] == [str(THREAD)], "no message"


async def test_it_is_told_once_that_all_tables_were_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "SETTLED_S", 0.05)
    told: list[int] = []
    async with evening(tmp_path) as world:
        number, bot = await world.open_table(), world.bot

        async def nothing(table: int) -> None:
            """Their names are cached."""

        looking = startup.StartupRefresh(bot.outbox, nothing, lambda: told.append(1))
        looking.begin(number)
        await asyncio.sleep(0)
        assert not told, "it is being looked through"
        async with asyncio.timeout(10):
            while not told:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        looking.begin(number)
        await asyncio.sleep(0.2)
        await looking.close()
    assert told == [1]


async def test_the_result_of_a_match_that_ended_last_is_posted_after_the_start(
    world: Evening,
) -> None:
    number = await world.deal(target="target-1")
    await world.bot.outbox.close()
    await world.press(world.people[0], world.hand(world.people[0]), "dehors")
    assert (await world.state(number)).status is Status.OVER
    final = str(MessageKey(Kind.FINAL, 1))
    assert await world.store.messages.get(number, final) is None
    await world.restart()
    await world.server.advance(30)
    kept = await world.store.messages.get(number, final)
    assert kept is not None
    assert kept.message_id in {message.id for message in world.history(world.thread)}
