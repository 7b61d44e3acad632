"""The record of a tournament (docs/evenings.md), from its state and its tables' results."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from games.tournament.record import Correction, Evening
from tables.journal.state import day_of
from tables.tournaments.hall import TableResult, round_of
from tables.tournaments.state import TournamentState

NO_NAMES: Final[Mapping[int, str]] = {}


def commitments(state: TournamentState) -> tuple[str, ...]:
    """The commitments to the secrets of its rounds, in hex."""
    return tuple(
        hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in state.opened.secrets
    )


def evening_of(
    state: TournamentState,
    results: Mapping[int, TableResult],
    names: Mapping[int, str] = NO_NAMES,
) -> Evening:
    """The rounds that are over; ``results`` by table, ``names`` by number of a person."""
    over = [held for held in state.rounds if held.closed]
    options = state.options
    rules = (f"{name}={value}" for name, value in options.rules)
    return Evening(
        plan=state.plan,
        rounds=tuple(round_of(held, results, state, {}) for held in over),
        cut=state.cut,
        commitments=dict(enumerate(commitments(state), 1)),
        secrets={
            held.number: bytes.fromhex(state.opened.secrets[held.number - 1]) for held in over
        },
        seeds=state.seeds,
        corrections=tuple(
            Correction(fix.round, fix.table, fix.score, fix.reason, min(after, len(over)))
            for after, fix in state.corrections
            if fix.round <= len(over)
        ),
        records={
            (held.number, number): f"{state.opened.game}-{table}"
            for held in over
            for number, table in held.tables.items()
        },
        names=names,
        tags={
            "Name": state.name,
            "Date": day_of(state.starts),
            "Game": state.opened.game,
            "Options": " ".join((options.preset, *rules)),
        },
    )
