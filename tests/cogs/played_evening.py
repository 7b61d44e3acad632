"""A virtual Discord whose store contains finished matches of its people."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from cogs.matches.archive import Archive, PastMatch
from tables.journal.entries import (
    Acted,
    By,
    Entry,
    Opened,
    SeatFilled,
    SeatTaken,
    decode,
    encode,
)
from tables.journal.options import Level
from tests.db.played import PEOPLE, Played, Players, store_table
from tests.e2e.evening import Evening, evening


def changed(played: Played, change: Callable[[Entry], Entry]) -> Played:
    """The same journal with other entries."""
    found = Played()
    for stored in played.stored:
        found.add(change(stored.entry), stored.at)
    return found


def with_people(played: Played, people: dict[int, int], guild: int, **options: Any) -> Played:
    """The same journal with other persons, at another server's table."""

    def moved(entry: Entry) -> Entry:
        kind, payload = encode(entry)
        for old, new in people.items():
            payload = payload.replace(str(old), str(new))
        entry = decode(kind, payload)
        if isinstance(entry, Opened):
            return replace(entry, guild=guild, options=replace(entry.options, **options))
        return entry

    return changed(played, moved)


def alone(played: Played, seat: str, person: int, guild: int, level: Level = Level.CLUB) -> Played:
    """The same journal with one person, and computer players at the other seats."""

    def moved(entry: Entry) -> Entry:
        match entry:
            case SeatTaken() if entry.seat != seat:
                return SeatFilled(entry.seat, level)
            case Acted() if entry.by is By.PERSON and entry.seat != seat:
                return replace(entry, by=By.COMPUTER, person=None)
        return entry

    return with_people(changed(played, moved), dict.fromkeys(PEOPLE, person), guild)


_PLAYED: dict[int, tuple[Players, list[Played]]] = {}


def _table(seed: int, number: int) -> Played:
    """The table of this number that a seed's dice play, an hour after the one before.

    Each is played once a process: many tests start from the same matches.
    """
    dice, played = _PLAYED.setdefault(seed, (Players(seed), []))
    while len(played) <= number:
        played.append(dice.table(1_795_003_600_000 + 3_600_000 * len(played), plain=True))
    return played[number]


async def fill(world: Evening, tables: int, seed: int = 1, **options: Any) -> list[Played]:
    """Store finished matches of four persons each; two outsiders play too."""
    strangers = [world.server.create_user(f"Stranger {n}") for n in range(2)]
    for stranger in strangers:
        world.guild.add_member(stranger)
    ids = [person.id for person in world.people] + [stranger.id for stranger in strangers]
    people = {one: ids[n % len(ids)] for n, one in enumerate(PEOPLE)}
    found: list[Played] = []
    for number in count():
        if len(found) == tables:
            break
        played = _table(seed, number)
        assert played.state is not None
        if len({people[one] for one in played.state.persons()}) == 4:
            found.append(with_people(played, people, world.guild.id, **options))
            await store_table(world.store, found[-1])
    return found


@contextlib.asynccontextmanager
async def club(path: Path, *, tables: int = 6, **options: Any) -> AsyncIterator[Evening]:
    async with evening(path) as world:
        await fill(world, tables, **options)
        yield world


def archive_of(world: Evening) -> Archive:
    return Archive(world.bot.tables, world.store, world.bot.games, world.bot.names.of)


async def past_of(world: Evening, table: int = 1, number: int = 0) -> PastMatch:
    """A match of a table, by default its newest."""
    past = await archive_of(world).past(table, number)
    assert past is not None
    return past
