"""Positions of a match at a table of four people, without Discord."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from brouc.match import apply, legal_actions
from brouc.result import MatchState
from brouc.seats import SEATS
from games.brouc.rules import BROUC
from tables.journal.entries import (
    Entry,
    Kind,
    Occupant,
    Opened,
    PartnersDrawn,
    Secret,
    Started,
    Stored,
)
from tables.journal.fold import fold
from tables.journal.options import Options
from tables.journal.state import TableState

PERSONS = {seat.value: 900_000_000_000_000_000 + i for i, seat in enumerate(SEATS)}


def table(match: MatchState) -> TableState:
    """A table of four people with this match."""
    seating = tuple((seat, Occupant(Kind.PERSON, person)) for seat, person in PERSONS.items())
    entries: tuple[Entry, ...] = (
        Opened(PERSONS["N"], "brouc", 1, 2, Options("brouc", language="en"), 1000),
        PartnersDrawn(seating),
        Started(PERSONS["N"]),
        Secret(1, "00" * 32),
    )
    stored = (Stored(seq, 1000 + seq, entry) for seq, entry in enumerate(entries, 1))
    state = fold(1, {"brouc": BROUC}, stored)
    return replace(state, match=match, next=BROUC.next(match))


def deals(seed: int) -> Iterator[MatchState]:
    """The states of a random deal, calls included."""
    rng = random.Random(seed)
    match = BROUC.start("brouc", {})
    match = apply(match, BROUC.deal(match, rng.randbytes(32), 7))
    while match.deal is not None and match.deal.turn is not None:
        yield match
        actions = legal_actions(match, match.deal.turn)
        calls = [a for a in actions if type(a).__name__ == "Declare"]
        plays = [a for a in actions if type(a).__name__ == "Play"]
        match = apply(match, calls[0] if calls else rng.choice(plays))
