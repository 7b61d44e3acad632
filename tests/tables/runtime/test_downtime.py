"""Tables of unreachable people are suspended; their clocks are extended afterwards."""

from __future__ import annotations

import asyncio

import pytest

from db import Store
from tables.decisions.pauses import Pauses
from tables.journal.entries import Acted, Missed, Resumed
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.runtime.downtime import HEARTBEAT, Connectivity
from tests.tables.house import ANNA, FOUR, START, House, Time, accepted

QUICK = Options(clock=Clock.QUICK)


class Lines(Connectivity):
    """Two connections, opened and closed by hand; a server belongs to one by its parity."""

    def __init__(
        self, store: Store, time: Time | None = None, *, seed: int = 1, up: tuple[int, ...] = (0, 1)
    ) -> None:
        self.time = time or Time()
        super().__init__(self.time.now)
        self.up = set(up)
        self.known = True
        """Whether Discord has sent their number."""
        self.heard = dict.fromkeys(range(self.connections), self.time.now_ms)
        self.dumb: set[int] = set()
        """Not known to be dead, but not responding."""
        self.asked = 0
        pauses = Pauses(heartbeat=5_000, lobby=600_000)
        self.house = House(store, time=self.time, seed=seed, pauses=pauses, connectivity=self)

    @property
    def connections(self) -> int:
        return 2 if self.known else 0

    def of(self, guild: int | None) -> int:
        return (guild or 0) % (self.connections or 1)

    def alive(self, connection: int) -> int:
        if connection in self.up - self.dumb:
            self.heard[connection] = self.time.now_ms
        return self.heard[connection]

    async def answers(self, connection: int) -> bool:
        self.asked += 1
        if connection in self.dumb and connection in self.up:
            self.lose(connection)
        return connection in self.up

    def lose(self, connection: int) -> None:
        alive = self.alive(connection)
        self.up.discard(connection)
        self.downtime.lost(connection, alive)

    def find(self, *connections: int) -> None:
        self.dumb -= set(connections)
        self.up |= set(connections)
        for connection in connections:
            self.downtime.found(connection)

    async def begin(self) -> None:
        """Start, and connect what is up."""
        await self.house.tables.resume()
        self.find(*self.up)


@pytest.fixture
async def lines(store: Store) -> Lines:
    """The open connections of a house."""
    made = Lines(store)
    await made.begin()
    return made


async def test_a_table_rests_while_its_line_is_down_and_others_play_on(lines: Lines) -> None:
    house = lines.house
    cut_off = await house.dealt(QUICK, guild=1, **FOUR)
    other = await house.dealt(QUICK, guild=None, **FOUR)
    before, beside = await house.state(cut_off), await house.state(other)
    lines.lose(1)
    await house.wait(180_000)
    assert await house.state(cut_off) == before, "nothing at all happened"
    assert len((await house.state(other)).actions) > len(beside.actions)
    left = (before.deadline or 0) - lines.heard[1]
    lines.find(1)
    await house.settle()
    after = await house.state(cut_off)
    assert await house.entries(cut_off, Resumed) == [Resumed(180_000)]
    assert after.deadline == house.time.now_ms + left
    assert await house.entries(other, Resumed) == []
    await house.wait(left)
    assert len(await house.entries(cut_off, Missed)) == 1, "the clock goes on"


async def test_a_lobby_does_not_expire_and_a_deal_is_not_booked_meanwhile(lines: Lines) -> None:
    house = lines.house
    table = await house.open(QUICK, guild=1)
    lines.lose(1)
    await house.wait(900_000)
    assert (await house.state(table)).status is Status.LOBBY
    lines.find(1)
    await house.wait(590_000)
    assert (await house.state(table)).status is Status.LOBBY
    await house.wait(20_000)
    assert (await house.state(table)).status is Status.EXPIRED


async def test_computers_do_not_play_on_meanwhile(lines: Lines) -> None:
    house = lines.house
    table = await house.started(QUICK, guild=1, N=ANNA)
    before = await house.until_turn(table, ANNA)
    while before.turn == "N":
        before = await house.play(table)
    lines.lose(1)
    await house.wait(60_000)
    assert await house.state(table) == before
    lines.find(1)
    await house.wait(3_000)
    assert len(await house.entries(table, Acted)) > len(before.actions)


async def test_nobody_is_late_on_a_line_that_does_not_answer(lines: Lines) -> None:
    """The connection is dead, but the library has not noticed: it is checked before a turn is
    missed.
    """
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    before = await house.state(table)
    assert before.deadline is not None
    await house.wait(8_000)
    lines.alive(1)
    lines.dumb.add(1)
    heard = lines.heard[1]
    await house.wait(60_000)
    assert lines.asked > 0
    assert await house.state(table) == before
    lines.find(1)
    after = await house.state(table)
    assert after.deadline == before.deadline + house.time.now_ms - heard, "from the last sign"


async def test_a_line_lost_again_before_its_tables_were_resumed(lines: Lines) -> None:
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    lines.lose(1)
    await house.wait(60_000)
    lines.find(1)
    lines.lose(1)
    await house.wait(60_000)
    assert await house.entries(table, Resumed) == []
    lines.find(1)
    await house.settle()
    assert await house.entries(table, Resumed) == [Resumed(120_000)]


async def test_a_click_in_the_middle_of_an_outage_takes_nobody_s_time(lines: Lines) -> None:
    """It comes by another connection, or Discord repeats it before the connection is back."""
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    before = await house.state(table)
    assert before.deadline is not None
    other = next(person for seat, person in FOUR.items() if seat != before.turn)
    lines.lose(1)
    lost = lines.heard[1]
    await house.wait(180_000)
    accepted(await house.tables.leave(table, other, cause="leave"))
    assert await house.entries(table, Resumed) == [Resumed(180_000)]
    during = await house.state(table)
    assert during.deadline == before.deadline + 180_000
    await house.wait(180_000)
    assert await house.state(table) == during, "it rests all the same"
    lines.find(1)
    await house.settle()
    assert await house.entries(table, Resumed) == [Resumed(180_000)] * 2
    after = await house.state(table)
    assert after.deadline == before.deadline + house.time.now_ms - lost
    assert await house.entries(table, Missed) == []


async def test_a_crash_in_the_middle_of_an_outage_loses_no_part_of_it(
    store: Store, lines: Lines
) -> None:
    """The time of the store is that of all people: others get rather more than they lost."""
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    other = await house.dealt(QUICK, guild=None, **FOUR)
    before = await house.state(table)
    await house.wait(5_000)
    lines.lose(1)
    lost = lines.heard[1]
    await house.wait(60_000)
    moved = await house.state(other)
    await house.tables.close()  # No heartbeat is stored at the end, as in a crash.
    assert await store.values.get(HEARTBEAT) == str(lost)

    house.time.move(house.time.now_ms + 30_000)
    found = Lines(store, house.time, seed=2, up=(0,))
    await found.begin()
    later = found.house
    await later.wait(10_000)
    assert await later.journal(table) == await house.journal(table), "its line is not there yet"
    found.find(1)
    await later.settle()
    state = await later.state(table)
    assert before.deadline is not None
    assert state.deadline == before.deadline + later.time.now_ms - lost
    (short,) = await later.entries(other, Resumed)
    assert short.outage_ms == later.time.now_ms - 10_000 - max(lost, moved.at)


async def test_tables_rest_until_the_number_of_connections_is_known(
    store: Store, lines: Lines
) -> None:
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    before = await house.state(table)
    other = next(person for seat, person in FOUR.items() if seat != before.turn)
    await house.tables.close()
    house.time.move(house.time.now_ms + 180_000)
    found = Lines(store, house.time, seed=2, up=())
    found.known = False
    later, resumed = found.house, list[int]()
    later.tables.on_resumed.append(resumed.append)
    await found.begin()
    await later.wait(120_000)
    assert resumed == [], "nobody can play yet"
    accepted(await later.tables.leave(table, other, cause="leave"))
    during = await later.state(table)
    await later.wait(120_000)
    assert await later.state(table) == during, "its clock does not run either"
    found.known = True
    found.find(0, 1)
    await later.settle()
    assert resumed == [table]
    assert await later.entries(table, Missed) == []


async def test_another_number_of_connections_after_a_start(store: Store, lines: Lines) -> None:
    house = lines.house
    table = await house.dealt(QUICK, guild=1, **FOUR)
    before = await house.state(table)
    lines.lose(1)
    lost = lines.heard[1]
    await house.wait(15_000)
    await house.tables.close()
    time = house.time
    later = House(store, time=time, seed=2)
    await later.tables.resume()
    assert before.deadline is not None
    state = await later.state(table)
    assert state.deadline == before.deadline + time.now_ms - lost


@pytest.mark.parametrize(
    "value", ["", str(START), f"{START} {START + 5} {START}", f"{START} brouc:{START - 5}"]
)
async def test_a_heartbeat_of_an_older_version_or_of_nobody(store: Store, value: str) -> None:
    await store.values.set(HEARTBEAT, value)
    house = House(store, pauses=Pauses(heartbeat=5_000))
    await house.tables.resume()
    await asyncio.sleep(0)  # The heartbeat starts.
    await house.wait(5_000)
    assert await store.values.get(HEARTBEAT) == str(house.time.now_ms)
