"""A virtual Discord whose store contains finished matches of its people."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from cogs.matches.archive import Archive, PastMatch
from tables.journal.entries import Acted, By, Entry, Opened, SeatFilled, SeatTaken, Started
from tables.journal.options import Level
from tests.db.played import PEOPLE, Played, Players, store_table
from tests.e2e.evening import Evening, evening


def with_people(played: Played, people: dict[int, int], guild: int, **options: Any) -> Played:
    """The same journal with other persons, at another server's table."""
    found = Played()
    for stored in played.stored:
        found.add(_moved(stored.entry, people, guild, options), stored.at)
    return found


def _moved(entry: Entry, people: dict[int, int], guild: int, options: dict[str, Any]) -> Entry:
    match entry:
        case Opened(owner=owner):
            chosen = replace(entry.options, **options)
            return replace(entry, owner=people.get(owner, owner), guild=guild, options=chosen)
        case SeatTaken(person=person):
            return replace(entry, person=people.get(person, person))
        case Started(by=by):
            return replace(entry, by=people.get(by, by))
        case Acted(person=person) if person is not None:
            return replace(entry, person=people.get(person, person))
        case _:
            return entry


def alone(played: Played, seat: str, person: int, guild: int) -> Played:
    """The same journal with one person, and computer players at the other seats."""

    def moved(entry: Entry) -> Entry:
        match entry:
            case Opened():
                return replace(entry, owner=person, guild=guild)
            case SeatTaken() if entry.seat != seat:
                return SeatFilled(entry.seat, Level.CLUB)
            case SeatTaken():
                return replace(entry, person=person)
            case Started():
                return replace(entry, by=person)
            case Acted() if entry.by is By.PERSON and entry.seat != seat:
                return replace(entry, by=By.COMPUTER, person=None)
            case Acted() if entry.by is By.PERSON:
                return replace(entry, person=person)
            case _:
                return entry

    found = Played()
    for stored in played.stored:
        found.add(moved(stored.entry), stored.at)
    return found


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
        who = _persons(played)
        if len({people[one] for one in who}) == 4:
            found.append(with_people(played, people, world.guild.id, **options))
            await store_table(world.store, found[-1])
    return found


def _persons(played: Played) -> Sequence[int]:
    assert played.state is not None
    return played.state.persons()


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
