"""Set clocks and a sleeping host do not affect any turn."""

from __future__ import annotations

import asyncio

import pytest

from db import Store
from tables.decisions.pauses import Pauses
from tables.journal.entries import Resumed
from tables.journal.options import Clock, Options
from tables.runtime.downtime import HEARTBEAT
from tables.runtime.monotonic_clock import LEAP, STILL, MonotonicClock
from tests.tables.house import FOUR, START, House, Time

HOUR = 3_600_000


class Host:
    """A machine with two clocks, of which the wall clock can be set."""

    def __init__(self, time: Time | None = None) -> None:
        self.time = time or Time()
        self.set_by = 0
        self.slept = 0

    def wall(self) -> int:
        """UTC ms of the wall clock."""
        return self.time.now_ms + self.set_by + self.slept

    def steady(self) -> int:
        """ns of the monotonic clock."""
        return (self.time.now_ms - START) * 1_000_000

    def clock(self) -> MonotonicClock:
        return MonotonicClock(self.wall, self.steady)


@pytest.fixture
def host() -> Host:
    """A host whose clock is right."""
    return Host()


def test_it_goes_with_the_wall(host: Host) -> None:
    clock = host.clock()
    for _ in range(100):
        assert clock() == host.wall()
        host.time.move(host.time.now_ms + 5_000)
        assert clock.tick() == 0


def test_set_back_it_goes_on(host: Host) -> None:
    clock = host.clock()
    host.set_by = -600_000
    before = clock()
    for _ in range(720):
        host.time.move(host.time.now_ms + 5_000)
        assert clock.tick() == 0
    assert clock() - before == HOUR


@pytest.mark.parametrize(("set_by", "passed", "shown"), [(HOUR, 3_000, 3_000), (0, HOUR, 0)])
def test_set_forward_or_stopped_it_leaps_only_when_told(
    host: Host, set_by: int, passed: int, shown: int
) -> None:
    """In a paused container the monotonic clock goes on, but nobody can play."""
    clock = host.clock()
    clock.tick()
    host.set_by = set_by
    host.time.move(host.time.now_ms + passed)
    assert clock() == START + shown
    assert clock.tick() == HOUR
    assert clock() == host.wall()
    assert clock.tick() == 0


def test_small_steps_forward_are_followed_without_a_word(host: Host) -> None:
    clock = host.clock()
    host.set_by = LEAP - 1
    assert clock.tick() == 0
    assert clock() == host.wall()


def test_standing_still_takes_back_no_moment(host: Host) -> None:
    clock = host.clock()
    clock.tick()
    host.time.move(host.time.now_ms + STILL - 1)
    last = clock()
    host.time.move(host.time.now_ms + HOUR)
    assert clock() == last
    assert clock.tick() == HOUR
    assert clock() == host.wall()


def test_what_is_written_down_is_not_taken_back(host: Host) -> None:
    clock = host.clock()
    clock.not_before(START + 600_000)
    assert clock() == START + 600_000
    clock.not_before(START)
    assert clock() == START + 600_000


def house_on(host: Host, store: Store, seed: int = 1) -> House:
    pauses = Pauses(heartbeat=5_000)
    return House(store, time=host.time, seed=seed, pauses=pauses, now=host.clock())


@pytest.fixture
async def house(host: Host, store: Store) -> House:
    """The first house on the host."""
    made = house_on(host, store)
    await made.tables.resume()
    return made


async def test_set_back_by_ten_minutes_delays_no_deal(host: Host, house: House) -> None:
    table = await house.started(Options(clock=Clock.NORMAL), **FOUR)
    host.set_by = -600_000
    began = host.time.now_ms
    while (await house.state(table)).between_deals:
        await house.wait(100)
    pauses = house.pauses
    longest = pauses.first_deal + pauses.cut + pauses.explain
    assert host.time.now_ms - began <= longest + 1_000, "a second for the secret, then the cut"
    state = await house.state(table)
    assert state.deadline is not None
    await house.wait(46_000)
    assert (await house.state(table)).turn != state.turn, "the turn lasted 45 s"
    journal = await house.journal(table)
    assert [entry.at for entry in journal] == sorted(entry.at for entry in journal)


@pytest.mark.parametrize("slept", [False, True])
async def test_set_forward_or_asleep_skips_nobodys_time(
    host: Host, house: House, slept: bool
) -> None:
    table = await house.dealt(Options(clock=Clock.NORMAL), **FOUR)
    state = await house.state(table)
    await house.wait(20_000)
    if slept:
        host.slept = HOUR
    else:
        host.set_by = HOUR
    await house.wait(24_000)
    after = await house.state(table)
    assert after.turn_seq == state.turn_seq
    assert state.deadline is not None
    assert after.deadline == pytest.approx(state.deadline + HOUR, abs=5_000)
    assert [type(entry) for entry in await house.entries(table, Resumed)] == [Resumed]
    assert after.deadline is not None
    assert after.deadline - host.wall() <= 6_000, "what was left of the turn, shown rightly"
    await house.wait(6_000)
    assert (await house.state(table)).turn != state.turn


async def test_standing_still_is_charged_to_nobody(host: Host, house: House) -> None:
    """Stopped for a minute (SIGSTOP): the turn goes on with its remaining time."""
    table = await house.dealt(Options(clock=Clock.NORMAL), **FOUR)
    await house.wait(20_000)
    before = await house.state(table)
    assert before.deadline is not None
    left = before.deadline - host.wall()
    host.time.move(host.time.now_ms + 60_000)
    await asyncio.sleep(0)
    await house.wait(1_000)
    after = await house.state(table)
    assert after.turn_seq == before.turn_seq
    assert after.deadline is not None
    assert after.deadline - host.wall() >= left - 1_000


async def test_set_back_between_two_runs(host: Host, store: Store, house: House) -> None:
    """The table's newest entry is ahead of the wall clock: time goes on from there."""
    table = await house.dealt(Options(clock=Clock.NORMAL), **FOUR)
    state = await house.state(table)
    await house.tables.close()
    host.set_by = -600_000
    later = house_on(host, store, seed=2)
    await later.tables.resume()
    await later.wait(46_000)
    after = await later.state(table)
    assert after.turn != state.turn, "not eleven minutes later"
    assert after.at >= state.at


async def test_set_forward_between_two_runs(host: Host, store: Store, house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NORMAL), **FOUR)
    state = await house.state(table)
    await house.tables.close()
    host.set_by = HOUR
    later = house_on(host, store, seed=2)
    await later.tables.resume()
    after = await later.state(table)
    assert after.turn_seq == state.turn_seq
    assert after.deadline is not None
    assert after.deadline - host.wall() >= 40_000
    await later.wait(5_000)
    assert await store.values.get(HEARTBEAT) == str(host.wall())
