"""Finished matches of any game: played at random by its rules, stored as a table's journal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from db import Store
from gamekit.api.game import Game
from tables.journal.entries import Acted, By, Cut, Entry, Opened, SeatTaken, Secret, Started
from tables.journal.options import Options
from tables.journal.state import Status, TableState
from tables.runtime.results import of_journal
from tests.db.played import Played, store_table

AT = 1_795_000_000_000
"""November 2026."""


async def finished(
    store: Store, game: Game, people: Sequence[int], guild: int | None
) -> TableState:
    """Store a finished match of these people; return its end."""
    played = Played(games={game.name: game.rules})
    *_, state = (played.add(entry, AT) for entry in _opening(game, people, guild))
    dice = random.Random(1)
    while state.status is Status.PLAYING:
        state = played.add(_next(state, dice), AT + len(played.stored) * 1_000)
    counts = {game.name: game.counts}
    vars(played)["facts"] = of_journal(0, played.games, counts, played.stored)
    await store_table(store, played)
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
