"""Nothing of a table is sent while a click is answered; a slow request delays it only briefly.

The clock is moved by hand.
"""

from __future__ import annotations

import asyncio
import heapq
from contextlib import ExitStack
from itertools import count

from cogs.sync.answer_barrier import LONGEST, AnswerBarrier
from cogs.sync.message_keys import LOBBY
from cogs.sync.pace import Pace
from tests.cogs.projecting import Bench


class Hours:
    """A clock whose sleepers wake when it is moved."""

    def __init__(self) -> None:
        self.now = 0.0
        self._numbers = count()
        self._sleeping: list[tuple[float, int, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleeping, (self.now + seconds, next(self._numbers), woken))
        await woken

    async def go(self, to: float) -> None:
        """Move to a moment, and run everything due."""
        await idle()
        while self._sleeping and self._sleeping[0][0] <= to:
            self.now, _, woken = heapq.heappop(self._sleeping)
            if not woken.done():
                woken.set_result(None)
            await idle()
        self.now = to


async def idle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_hangs_is_waited_for_until_discord_takes_no_answer() -> None:
    hours, went_on = Hours(), list[tuple[int, float]]()
    pace = Pace(sleep=hours.sleep, clock=lambda: hours.now)
    held = AnswerBarrier(pace, lambda table: went_on.append((table, hours.now)))
    with held.during(7):
        await hours.go(1.0)
        with held.during(8), held.during(7):
            await hours.go(2.9)
            assert (len(held), went_on) == (2, [])
            await hours.go(3.0)  # The first click's limit has passed, the second's has not.
            assert 7 in held
            await hours.go(3.9)
            assert (len(held), went_on) == (2, [])
            await hours.go(4.0)
            assert (len(held), went_on) == (0, [(7, 4.0), (8, 4.0)])
        with held.during(7):  # The next click has the full limit again.
            await hours.go(4.0 + LONGEST - 0.1)
            assert 7 in held
        assert went_on[2:] == [(7, 6.9)]
    await hours.go(60.0)
    assert len(went_on) == 3, "who was let go is let go once"
    await held.close()


async def test_what_is_answered_goes_on_at_once_and_nobody_looks_after_it() -> None:
    hours, went_on = Hours(), list[int]()
    held = AnswerBarrier(Pace(sleep=hours.sleep, clock=lambda: hours.now), went_on.append)
    for click in range(3):
        await hours.go(float(click))
        with held.during(7), held.during(7):
            await idle()
        assert (len(held), went_on) == (0, [7] * (click + 1))
        await idle()
        tasks = [task for task in asyncio.all_tasks() if task.get_name() == "held tables"]
        assert tasks == []
    await hours.go(10.0)
    assert went_on == [7] * 3


async def test_messages_follow_while_an_answer_hangs() -> None:
    bench = Bench()
    state = bench.tables.now
    hangs = asyncio.Event()

    async def pressed() -> None:
        with bench.projector.holding(state.id):
            bench.tables.go_on()
            bench.projector.mark_stale(state.id, LOBBY)
            await hangs.wait()

    answering = asyncio.create_task(pressed())
    await idle()
    await bench.settle()
    assert bench.time >= LONGEST
    assert bench.shown() == [f"{LOBBY} {bench.tables.now.seq}"]
    hangs.set()
    await answering
    await bench.projector.close()


async def test_clicks_that_follow_each_other_without_end_let_go_now_and_then() -> None:
    hours, went_on = Hours(), list[int]()
    held = AnswerBarrier(Pace(sleep=hours.sleep, clock=lambda: hours.now), went_on.append)
    with ExitStack() as last:
        before = last
        for second in range(6):
            click = last.enter_context(ExitStack())
            click.enter_context(held.during(7))
            if before is not last:
                before.close()
            before = click
            await hours.go(second + 1.0)
            assert 7 in held, "there is always one"
        assert went_on == [7] * 2, "from the fourth second on with each click that ends"
    await held.close()


async def test_what_has_waited_for_long_waits_for_no_click_any_more() -> None:
    bench = Bench()
    state = bench.tables.now
    workers = bench.projector._workers
    with bench.projector.holding(state.id):
        bench.projector.mark_stale(state.id, LOBBY)
        message = bench.projector._messages.get(state.id, LOBBY)
        workers.go(message)
        assert message.task is None
        bench.time += LONGEST
        workers.go(message)
        await bench.settle()
        assert bench.shown() == [f"{LOBBY} {state.seq}"]
    await bench.projector.close()
