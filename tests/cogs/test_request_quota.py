"""Fifty shared requests a second: the longest waiting goes first, people not on turn wait."""

from __future__ import annotations

import asyncio

from cogs.outbox.pace import A_SECOND, Pace
from cogs.outbox.quota import HELD, RequestQuota, Urgency
from tests.cogs.projecting import rounds
from tests.e2e.loop import IdleLoop


class Desk:
    """A quota in virtual time, and its grants by time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        assert isinstance(self._loop, IdleLoop), "tests/conftest.py chooses it"
        self.quota = RequestQuota(Pace(clock=self._loop.time, sleep=asyncio.sleep))
        self.given: list[tuple[float, str]] = []
        self._asking: list[asyncio.Task[None]] = []

    @property
    def now(self) -> float:
        return self._loop.time()

    def ask(
        self, name: str, urgency: Urgency = Urgency.NOW, since: float | None = None
    ) -> asyncio.Task[None]:
        task = asyncio.create_task(self._ask(name, urgency, since))
        self._asking.append(task)
        return task

    async def _ask(self, name: str, urgency: Urgency, since: float | None) -> None:
        await self.quota.take(lambda: urgency, self.now if since is None else since)
        self.quota.seen()
        self.given.append((self.now, name))

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.given]


async def test_never_more_than_48_in_any_second_and_none_is_lost() -> None:
    desk = Desk()
    for number in range(200):
        desk.ask(str(number))
    await asyncio.sleep(5)
    moments = [moment for moment, _ in desk.given]
    assert len(moments) == 200
    assert max(sum(one <= at < one + 1 for at in moments) for one in moments) <= 48
    assert moments[-1] <= 200 / A_SECOND


async def test_the_longest_waiting_goes_first() -> None:
    desk = Desk()
    for name in "abcd":
        desk.ask(name)
    for since in (3, 1, 2):
        desk.ask(f"since {since}", since=-since)
    await asyncio.sleep(1)
    assert desk.names[4:] == ["since 3", "since 2", "since 1"]


async def test_a_start_gets_its_share_and_everything_while_nobody_plays() -> None:
    desk = Desk()
    for number in range(100):
        desk.ask(f"start {number}", Urgency.LATER)
    for number in range(100):
        desk.ask(f"play {number}")
    await asyncio.sleep(1)
    shares = [name.partition(" ")[0] for name in desk.names]
    assert shares[10:].count("start") == len(shares[10:]) // 5
    await asyncio.sleep(5)
    assert len(desk.given) == 200


async def test_what_becomes_urgent_passes_by() -> None:
    desk = Desk()
    for name in "abcd":
        desk.ask(name)
    await rounds()
    urgency = [Urgency.LATER]
    later = asyncio.create_task(desk.quota.take(lambda: urgency[0], 0))
    await rounds()
    for number in range(20):
        desk.ask(str(number), since=1.0)
    urgency[0] = Urgency.NOW
    await asyncio.sleep(0.03)
    assert later.done()


async def test_a_request_that_was_not_needed_is_given_back() -> None:
    desk = Desk()
    for _ in range(100):
        await desk.quota.take(lambda: Urgency.NOW, 0)
        desk.quota.give_back()
    assert desk.now == 0


async def test_who_gave_up_waiting_takes_nothing() -> None:
    desk = Desk()
    for name in "abcd":
        desk.ask(name)
    asked = [desk.ask(str(number)) for number in range(50)]
    await rounds()
    for task in asked[:-1]:
        task.cancel()
    await rounds()
    assert desk.quota.waiting == {"requests_now": 1, "requests_later": 0}
    await asyncio.sleep(0.1)
    assert desk.names == [*"abcd", "49"]


async def test_discord_says_that_it_takes_nothing() -> None:
    desk = Desk()
    desk.quota.shut(2.0)
    desk.ask("first")
    await asyncio.sleep(1.9)
    assert desk.given == []
    assert desk.quota.short
    await asyncio.sleep(0.2)
    assert desk.names == ["first"]
    await asyncio.sleep(HELD)
    assert not desk.quota.short


async def test_requests_made_beside_count_too() -> None:
    desk = Desk()
    for _ in range(int(A_SECOND)):
        desk.quota.seen()
    desk.ask("after them")
    await asyncio.sleep(0.9)
    assert desk.given == []
    await asyncio.sleep(0.2)
    assert desk.names == ["after them"]


async def test_requests_are_short_where_more_is_wished_than_there_is() -> None:
    desk = Desk()

    async def wished(a_second: int, seconds: int) -> bool:
        for _ in range(a_second * seconds):
            desk.quota.demand()
            await asyncio.sleep(1 / a_second)
        return desk.quota.short

    assert not await wished(20, 10)
    assert await wished(60, 10)
    assert await wished(36, 10), "what was short is free only below 70 %"
    assert not await wished(20, 10)
    assert not await wished(36, 10), "what was free is short only above 90 %"


async def test_eighty_tables_with_a_card_every_four_seconds_are_newest_within_a_second() -> None:
    """Boards and hands on turn, all with the bot's token: 40 requests a second."""
    desk = Desk()
    for card in range(240):
        desk.ask(f"{desk.now} board")
        desk.ask(f"{desk.now} hand of {card}")
        await asyncio.sleep(4 / 80)
    waited = [given - float(name.partition(" ")[0]) for given, name in desk.given]
    assert len(waited) > 470
    assert max(waited) < 1.0
