"""The runtime of tables, for another kind of journal: a bell that rings once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from enum import Enum

import pytest

import db
from db import Store
from tables.decisions.outcomes import Accepted, Change, Decision, Nudge, Outdated, Reason, Refused
from tables.decisions.timers import Timer
from tables.journal.documents import Person
from tables.journal.entries import Format, Resumed, Stored
from tables.journal.state import Status
from tables.runtime.downtime import Connectivity, Downtime
from tables.runtime.journal_store import Decide, JournalStore
from tables.runtime.scheduler import Scheduler
from tables.runtime.subject import Subject
from tests.tables.house import ANNA, BEAT, GUILD, START, House, Time

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Hung:
    owner: Person
    game: str
    guild: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Rang:
    by: Person | None


Entry = Hung | Rang | Resumed


@dataclass(frozen=True, slots=True)
class Bell:
    id: int
    seq: int
    at: int
    opened: Hung
    due: int
    status: Status = Status.PLAYING


class BellTimer(Enum):
    RING = "ring"


def hang(number: int, stored: Stored[Entry]) -> Bell:
    assert isinstance(stored.entry, Hung)
    return Bell(number, stored.seq, stored.at, stored.entry, stored.entry.at)


def after(bell: Bell, stored: Stored[Entry]) -> Bell:
    bell = replace(bell, seq=stored.seq, at=stored.at)
    match stored.entry:
        case Rang():
            return replace(bell, status=Status.OVER)
        case Resumed(ms):
            return replace(bell, due=bell.due + ms)
        case Hung():
            raise ValueError("hung twice")


def ring(bell: Bell, person: int | None = None) -> Decision[Entry]:
    return Outdated() if bell.status.final else (Rang(person),)


def resumed(bell: Bell, since: int | None, now: int) -> Decision[Entry]:
    outage = now - max(now if since is None else since, bell.at)
    return Outdated() if bell.status.final or outage <= 0 else (Resumed(outage),)


def head(bell: Bell) -> db.Head:
    opened = bell.opened
    return db.Head(bell.status.value, opened.guild, 1, None, opened.owner, (), bell.at)


BELLS: Subject[Bell, Entry] = Subject(
    name="bell",
    missing=Reason.NO_INVITATION,
    games=("brouc",),
    format=Format[Entry]({"hung": Hung, "rang": Rang, "resumed": Resumed}, {}),
    opening="hung",
    first=hang,
    after=after,
    consequences=lambda bell: (),
    resumed=resumed,
    head=head,
    results=lambda before, bell: None,
)


class BellScheduler(Scheduler[Bell, Entry, BellTimer]):
    by_silence = frozenset({BellTimer.RING})

    def timers(self, state: Bell) -> tuple[Timer[BellTimer], ...]:
        return (Timer(state.due, BellTimer.RING),)

    def decision(self, state: Bell, kind: BellTimer) -> Decide[Bell, Entry]:
        return ring


class Belfry:
    """Bells on a store, beside tables with numbers of the same sequence."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store, self.time = store, time
        self.bells = JournalStore(store, BELLS, time.now)
        self.refreshed: list[int] = []
        line, refresh = Connectivity(time.now), self.refreshed.append
        self.downtime = Downtime(store, line, time.now, time.sleep, refresh)
        self.scheduler = BellScheduler(self.bells, self.downtime, time.now, time.sleep)
        self.downtime.add(self.scheduler)
        self.news: list[Change[Bell, Entry] | Nudge[Bell]] = []
        self.bells.listeners.extend((self.scheduler.on_change, self.news.append))

    async def begin(self) -> None:
        """Start as the bot does, with people connected."""
        await self.downtime.begin()
        self.downtime.found(0)
        await asyncio.gather(*self.downtime.tasks)
        await self.wait(0)

    async def wait(self, ms: int) -> None:
        """Advance the clock, running everything at its time."""
        end = self.time.now_ms + ms
        while True:
            while not (self.scheduler.idle and self.bells.idle):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            due = self.time.next()
            if due is None or due > end:
                return self.time.move(end)
            self.time.move(due)
            await asyncio.sleep(0)

    async def hang(self, at: int, cause: str = "hang") -> Bell:
        outcome = await self.bells.open(Hung(ANNA, "brouc", GUILD, at), cause)
        assert isinstance(outcome, Accepted)
        return outcome.state

    async def bell(self, number: int) -> Bell:
        bell = await self.bells.state(number)
        assert bell is not None
        return bell

    async def kinds(self, number: int) -> list[str]:
        """The kinds of the journal's entries, in order."""
        return [row.kind for row in await self.store.journals.entries(number)]

    async def close(self) -> None:
        await self.scheduler.close()


@pytest.fixture
async def belfry(store: Store) -> AsyncIterator[Belfry]:
    made = Belfry(store, Time())
    await made.begin()
    yield made
    await made.close()


async def test_a_journal_of_another_kind_is_stored_read_and_heard(belfry: Belfry) -> None:
    bell = await belfry.hang(START + MINUTE)
    outcome = await belfry.bells.request(bell.id, "pull", ring, ANNA)
    assert isinstance(outcome, Accepted)
    assert outcome.state.status is Status.OVER
    change = belfry.news[-1]
    assert isinstance(change, Change)
    assert (change.before, change.entries[0].entry) == (bell, Rang(ANNA))
    assert await Belfry(belfry.store, belfry.time).bell(bell.id) == outcome.state


async def test_its_timer_acts_at_its_time_once(belfry: Belfry) -> None:
    bell = await belfry.hang(START + MINUTE)
    await belfry.wait(MINUTE - 1)
    assert not (await belfry.bell(bell.id)).status.final
    await belfry.wait(MINUTE)
    assert (await belfry.bell(bell.id)).at == START + MINUTE
    assert await belfry.kinds(bell.id) == ["hung", "rang"]


async def test_an_outage_gives_it_time_by_one_entry(belfry: Belfry) -> None:
    bell = await belfry.hang(START + MINUTE)
    await belfry.wait(MINUTE // 2)
    await belfry.downtime.beat()
    await belfry.close()
    belfry.time.move(START + 10 * MINUTE)
    again = Belfry(belfry.store, belfry.time)
    await again.begin()
    assert await again.kinds(bell.id) == ["hung", "resumed"]
    assert (await again.bell(bell.id)).due == START + MINUTE + 9.5 * MINUTE
    assert again.refreshed == [bell.id]
    await again.wait(MINUTE)
    assert await again.kinds(bell.id) == ["hung", "resumed", "rang"]
    await again.close()


async def test_a_number_of_another_kind_is_no_such_journal(belfry: Belfry, house: House) -> None:
    table, bell = await house.open(), await belfry.hang(START + MINUTE)
    assert bell.id == table + 1, "both have numbers of one sequence"
    assert await house.tables.state(bell.id) is None
    outcome = await house.tables.leave(bell.id, BEAT, cause="leave a bell")
    assert outcome == Refused(Reason.NO_TABLE)
    assert await belfry.bells.state(table) is None
    pulled = await belfry.bells.request(table, "pull a table", ring, BEAT)
    assert isinstance(pulled, Refused)
    assert pulled.reason is Reason.NO_INVITATION
