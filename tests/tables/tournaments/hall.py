"""Evenings for tests: people who press Go and play at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from games.tournament.plan import Kind, Plan
from tables.journal.options import Clock, Options, Speed
from tables.journal.state import Status, TableState
from tables.tournaments.entries import Announced
from tables.tournaments.hall import Hall
from tables.tournaments.state import TournamentState
from tests.tables.house import ANNA, CHANNEL, GUILD, START, House, accepted, plays, whose

MINUTE = 60_000
TWELVE = tuple(range(ANNA, ANNA + 12))
PLAN = Plan(Kind.NEW_PARTNERS, 2, 1)
OPTIONS = Options(clock=Clock.QUICK, speed=Speed.INSTANT)
OPENED = Announced(
    *(ANNA, "brouc", GUILD, CHANNEL, "Soirée", START + 30 * MINUTE, PLAN, OPTIONS, ())
)


async def announced(house: House, people: tuple[int, ...] = TWELVE, **more: Any) -> int:
    """An evening in half an hour with these people."""
    outcome = await house.tables.tournaments.announce(replace(OPENED, **more), cause=house.cause())
    number = accepted(outcome).id
    for person in people:
        accepted(await house.tables.tournaments.come(number, person, cause=house.cause()))
    return number


async def state_of(house: House, number: int) -> TournamentState:
    state = await house.tables.tournaments.state(number)
    assert state is not None
    return state


async def hall_of(house: House, number: int) -> Hall:
    hall = await house.tables.tournaments.hall(number)
    assert hall is not None
    return hall


async def tables_of(house: House, number: int) -> list[TableState]:
    """The tables of the round that is played."""
    last = (await state_of(house, number)).playing
    return [] if last is None else [await house.state(one) for one in last.tables.values()]


async def round_begun(house: House, number: int) -> TournamentState:
    """Advance the clock until the tables of a round are open."""
    for _ in range(200):
        await house.settle()
        state = await state_of(house, number)
        if state.playing is not None and state.playing.tables:
            return state
        assert not state.status.final
        await house.wait(30_000)
    raise AssertionError("no round begins")


async def play(house: House, number: int, *silent: int) -> bool:
    """Let everybody who is awaited, but the silent, do something; return whether anybody did."""
    acted = False
    for table in await tables_of(house, number):
        if table.status is not Status.PLAYING:
            continue
        for person in set(table.persons()) - {*silent}:
            seat = table.seat_of(person)
            if table.between_deals and not table.proofs and seat not in table.ready:
                await house.tables.tournaments.go(number, person, cause=house.cause())
                acted = True
        if plays(table) and whose(table) not in silent:
            await house.play(table.id)
            acted = True
    return acted


async def play_until(house: House, number: int, *silent: int, rounds: int = 99) -> TournamentState:
    """Play until so many rounds are over, or the evening is."""
    for _ in range(3_000):
        await house.settle()
        state = await state_of(house, number)
        if state.status.final or state.over >= rounds:
            return state
        if not await play(house, number, *silent):
            due = house.time.next()
            assert due is not None, "nothing will happen any more"
            house.time.move(due)
            await asyncio.sleep(0)
    raise AssertionError("the evening does not end")
