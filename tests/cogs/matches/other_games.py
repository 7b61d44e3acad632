"""Finished matches of any game: played at random by its rules, stored as a table's journal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from db import Appended, Head, NewEntry, NewTable, Store
from db.core.documents import persons
from gamekit.api.game import Game
from tables.journal.entries import (
    Acted,
    By,
    Cut,
    Entry,
    Opened,
    SeatTaken,
    Secret,
    Started,
    Stored,
    encode,
)
from tables.journal.fold import after, first
from tables.journal.options import Options
from tables.journal.state import Status, TableState
from tests.db.played import PART

AT = 1_795_000_000_000
"""November 2026."""


async def finished(
    store: Store, game: Game, people: Sequence[int], guild: int | None, seed: int = 1
) -> TableState:
    """A finished match at a table of these people."""
    rules, state = game.rules, None
    entries: list[Stored] = []
    for entry in _opening(game, people, guild):
        entries.append(Stored(len(entries) + 1, AT, entry))
        state = _after(state, game, entries[-1])
    assert state is not None
    dice = random.Random(seed)
    while state.status is Status.PLAYING:
        entries.append(Stored(len(entries) + 1, AT + len(entries) * 1_000, _next(state, dice)))
        state = after(state, entries[-1])
    head = Head(state.status.value, guild, 5, None, people[0], (), state.at)
    opened, *rest = map(_new, entries)
    table = await store.journals.create_table(NewTable(rules.name, head, AT), [opened])
    for seq in range(1, len(entries), PART):
        part = rest[seq - 1 : seq - 1 + PART]
        outcome = await store.journals.append(table, seq, part, None, head, None)
        assert outcome == Appended(seq + len(part))
    return state


def _opening(game: Game, people: Sequence[int], guild: int | None) -> Iterator[Entry]:
    preset = game.rules.presets[0]
    short = any(one.name == "target" for one in game.rules.options(preset))
    options = Options(preset=preset, rules=(("target", "1"),) if short else ())
    yield Opened(people[0], game.name, guild, 5, options, 60_000)
    for seat, person in zip(game.rules.seats, people, strict=False):
        yield SeatTaken(seat, person)
    yield Started(people[0])


def _next(state: TableState, dice: random.Random) -> Entry:
    rules, match, awaited = state.game, state.match, state.next
    if awaited.awaits == "deal":
        if not state.pack_ready:
            return Secret(awaited.deal, dice.randbytes(32).hex())
        proof = state.proofs[-1]
        if proof.cut is None:
            return Cut(awaited.deal, dice.choice(rules.cuts or (0,)), By.TABLE, None)
        dealt = rules.deal(match, bytes.fromhex(proof.secret), proof.cut)
        return Acted(None, rules.encode(dealt), By.TABLE, None)
    if awaited.awaits == "booking":
        return Acted(None, rules.encode(rules.book(match)), By.TABLE, None)
    assert awaited.seat is not None
    legal = rules.legal_actions(match, awaited.seat)
    move = dice.choice([action for action in legal if rules.is_move(action)])
    person = state.seats[awaited.seat].here
    return Acted(awaited.seat, rules.encode(move), By.PERSON, person)


def _after(state: TableState | None, game: Game, stored: Stored) -> TableState:
    if state is None:
        return first(0, {game.name: game.rules}, stored)
    return after(state, stored)


def _new(stored: Stored) -> NewEntry:
    kind, payload = encode(stored.entry)
    return NewEntry(kind, payload, stored.at, persons(stored.entry))
