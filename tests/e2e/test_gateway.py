"""Outages between Discord and the bot, simulated by the library's own events."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from tables.journal.entries import Acted, By, Resumed, decode
from tests.e2e.evening import QUICK, Evening, evening


async def by_stand_ins(world: Evening, table: int) -> int:
    """The number of cards played by stand-ins."""
    rows = await world.store.journals.entries(table)
    entries = [decode(row.kind, row.payload) for row in rows]
    return sum(isinstance(entry, Acted) and entry.by is By.STAND_IN for entry in entries)


async def owed(world: Evening, table: int) -> int:
    """The table's downtime credit in ms; awaits its only entry."""
    for _ in range(3_000):
        rows = await world.store.journals.entries(table)
        entries = [decode(row.kind, row.payload) for row in rows]
        found = [entry.outage_ms for entry in entries if isinstance(entry, Resumed)]
        if found:
            (outage,) = found
            return outage
        await asyncio.sleep(0.01)  # Events dispatched by hand are not awaited by settling.
    raise AssertionError("the table was not taken up")


async def test_nobody_is_played_for_while_the_gateway_is_away(world: Evening) -> None:
    table = await world.deal(clock="2min")
    before = await world.state(table)
    assert before.deadline is not None
    world.bot.dispatch("disconnect")
    world.bot.dispatch("shard_disconnect", 0)
    await world.server.settle()
    await world.server.advance(400)
    assert await by_stand_ins(world, table) == 0
    assert (await world.state(table)).seq == before.seq
    world.bot.dispatch("shard_resumed", 0)
    outage = await owed(world, table)
    await world.server.settle()
    state = await world.state(table)
    assert 400_000 <= outage <= 430_000
    assert state.deadline == before.deadline + outage
    person = world.people["NWSE".index(state.turn or "")]
    hand = world.hand(person)
    await world.press(person, hand, "card", world.cards(hand)[0])
    after = await world.state(table)
    assert len(after.actions) == len(before.actions) + 1
    await world.server.advance(121)
    assert await by_stand_ins(world, table) == 1, "from now on time counts again"


async def test_a_new_session_takes_the_tables_up_too(world: Evening) -> None:
    table = await world.deal(clock="2min")
    shard = world.bot.get_shard(0)
    assert shard is not None
    await shard.disconnect()
    await world.server.settle()
    await world.server.advance(300)
    assert await by_stand_ins(world, table) == 0
    await shard.reconnect()
    outage = await owed(world, table)
    assert 300_000 <= outage <= 330_000


async def test_a_restart_waits_for_the_gateway(tmp_path: Path) -> None:
    """The time between the process's start and its first session counts as downtime too."""
    async with evening(tmp_path, pauses=replace(QUICK, heartbeat=40_000)) as world:
        table = await world.deal(clock="2min")
        world.bot.dispatch("shard_disconnect", 0)
        await world.server.settle()
        await world.server.advance(90)
        await world.restart()
        outage = await owed(world, table)
        assert 90_000 <= outage <= 120_000, "the part before the restart is not lost"
        assert await by_stand_ins(world, table) == 0


async def test_a_board_deleted_meanwhile_comes_again(world: Evening) -> None:
    """Without a clock nothing else changes it, and no card may be played for days."""
    table = await world.deal()
    board, said = world.board, world.text(world.board)
    world.bot.dispatch("shard_disconnect", 0)
    await world.server.settle()
    await world.server.delete_message(board)
    await world.server.advance(60)
    world.bot.dispatch("shard_resumed", 0)
    await owed(world, table)
    for _ in range(500):
        if len(world.history(world.thread)) == 1:
            break
        await asyncio.sleep(0.01)
    assert world.board.id != board.id
    assert world.text(world.board) == said
