"""Evenings in any state, folded from their entries, without a store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from games.schieber import GAME
from games.tournament.plan import Draw, Kind, Plan, Round, Score, Table
from games.tournament.standings import standings
from tables.journal.entries import Stored
from tables.journal.options import Options
from tables.tournaments.entries import (
    Announced,
    Began,
    Came,
    CutFor,
    Drawn,
    Finished,
    RoundClosed,
    TablesOpened,
    TournamentEntry,
)
from tables.tournaments.fold import after, first
from tables.tournaments.hall import Hall, HallTable
from tables.tournaments.state import TournamentState

START = 1_764_874_800_000
"""A Thursday in December 2025, 20:00 in Zurich (UTC ms)."""
GAMES = {GAME.name: GAME}
RULES: Any = {GAME.name: GAME.rules}
FIRST = 700_000_000_000_000_001
"""Id of the first person; the others follow."""


def evening(kind: Kind = Kind.NEW_PARTNERS, language: str = "en", **more: Any) -> TournamentState:
    """An evening that was announced a day before its start."""
    plan = more.pop("plan", Plan(kind, 2, 4))
    opened = Announced(
        FIRST,
        GAME.name,
        1,
        2,
        "Jass *evening*",
        START,
        plan,
        Options(GAME.rules.presets[0], language=language),
        tuple(f"{number:064x}" for number in range(plan.rounds)),
    )
    stored: Stored[TournamentEntry] = Stored(1, START - 86_400_000, replace(opened, **more))
    return first(12, RULES, stored)


def told(state: TournamentState, *entries: TournamentEntry, at: int = START) -> TournamentState:
    """The state after more entries."""
    for entry in entries:
        state = after(state, Stored(state.seq + 1, at, entry))
    return state


def people(count: int) -> list[int]:
    """Ids of people."""
    return [FIRST + number for number in range(count)]


def came(state: TournamentState, count: int) -> TournamentState:
    """The state after this many people have come."""
    return told(state, *map(Came, people(count)), at=START - 3_600_000)


def tables_of(numbers: Iterable[int]) -> Draw:
    """Tables of four in the order of numbers; who is left over sits out."""
    order = list(numbers)
    fours = [order[at : at + 4] for at in range(0, len(order) - len(order) % 4, 4)]
    drawn = (
        Table(number, ((four[0], four[2]), (four[1], four[3])))
        for number, four in enumerate(fours, 1)
    )
    return Draw(tuple(drawn), tuple(order[4 * len(fours) :]))


def begun(state: TournamentState, number: int = 1) -> TournamentState:
    """The state in a round, its tables open."""
    if state.cutter is None:
        state = told(state, Began(state.members[0].person), CutFor(16, None))
    present = tuple(one.number for one in state.present)
    draw = tables_of(present[number - 1 :] + present[: number - 1])
    opened = tuple((table.number, 100 * number + table.number) for table in draw.tables)
    return told(state, Drawn(number, present, draw), TablesOpened(number, opened))


def over(state: TournamentState, *, last: bool = False) -> TournamentState:
    """The state after a round, or after the last."""
    state = told(state, RoundClosed(len(state.rounds), ()))
    return told(state, Finished()) if last else state


def hall(
    state: TournamentState,
    scores: Mapping[int, Score] | None = None,
    until: Mapping[str, int] | None = None,
) -> Hall:
    """The hall; ``scores`` of the newest round by number in the hall, by default of all tables once
    it is closed.
    """
    rounds = []
    for held in state.rounds:
        if held.closed:
            found = {
                table.number: Score((400 + table.number, 228 - table.number), won=0)
                for table in held.draw.tables
            }
            rounds.append(Round(held.number, held.present, held.drawn, found))
    newest, tables = state.round, list[HallTable]()
    if newest is not None:
        known = rounds[-1].scores if newest.closed else scores or {}
        for table in newest.draw.tables:
            score = known.get(table.number)
            points = score.points if score is not None else (100, 57)
            tables.append(
                HallTable(
                    table.number,
                    newest.tables.get(table.number),
                    table,
                    begun=True,
                    deal=4 if score is not None else 1,
                    points=points,
                    done=score is not None,
                    score=score,
                    waits_for=() if score is not None else (state.person(table.sides[0][0]),),
                    since=START,
                )
            )
    ranking = standings(state.plan, rounds)
    return Hall(state, tuple(rounds), ranking, tuple(tables), until or {})
