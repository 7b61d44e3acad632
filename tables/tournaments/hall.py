"""A tournament with the results of its tables, read from their states. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from gamekit.api.game import Daily
from games.tournament.plan import Round, Score, Table
from games.tournament.standings import Standing
from tables.decisions.deal_points import deal_points
from tables.decisions.timers import awaited_first
from tables.journal.state import TableState
from tables.tournaments.state import RoundState, TournamentState


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table that has ended."""

    score: Score | None
    """``None`` if it was closed before the first card."""
    missed: tuple[int, ...]
    """Persons who played no card."""
    away: tuple[int, ...]
    """Persons for whom stand-ins played at the end."""


@dataclass(frozen=True, slots=True)
class HallTable:
    """A table of the newest round, as the hall shows it."""

    number: int
    """In the hall, from 1: its thread is the same all evening."""
    table: int | None
    """``None`` until it is open."""
    seats: Table
    begun: bool = False
    """Whether cards are dealt."""
    deal: int = 0
    """Deals that are over."""
    points: tuple[int, ...] = ()
    """Each side's points so far."""
    done: bool = False
    score: Score | None = None
    """Its result, once it is done, as corrected."""
    waits_for: tuple[int, ...] = ()
    """Persons whose turn it is, or whose first press is awaited."""
    since: int = 0
    """UTC ms since when they are awaited."""


@dataclass(frozen=True, slots=True)
class Hall:
    """A tournament with its results at a moment."""

    state: TournamentState
    rounds: tuple[Round, ...]
    """Rounds that are over, with their results."""
    standings: tuple[Standing, ...]
    """After the rounds that are over."""
    tables: tuple[HallTable, ...] = ()
    """Tables of the newest round."""
    until: Mapping[str, int] = field(default_factory=dict)
    """UTC ms of what comes, by the value of its
    :class:`tables.tournaments.timers.TournamentTimer`.
    """


def without(hall: Hall, persons: Collection[int]) -> Hall:
    """The hall in which these people have no name, as erased ones."""
    members = (
        replace(one, person=-one.person) if one.person in persons else one
        for one in hall.state.members
    )
    return replace(hall, state=replace(hall.state, members=tuple(members)))


def points_of(state: TableState, daily: Daily | None) -> tuple[int, ...]:
    """Each side's points of the finished deals."""
    if daily is None or not state.deals:
        return (0,) * len(state.game.partners)
    return deal_points(state, daily).sums


# -- the whole -----------------------------------------------------------------------------------


def round_of(
    held: RoundState,
    results: Mapping[int, TableResult],
    state: TournamentState,
    corrected: Mapping[int, Score],
) -> Round:
    """A round for draws and standings; ``results`` by table, ``corrected`` by hall number."""
    scores: dict[int, Score] = {}
    missed: list[int] = []
    for number, table in held.tables.items():
        result = results.get(table)
        if result is not None and result.score is not None:
            scores[number] = result.score
            missed += (one.number for person in result.missed if (one := state.member(person)))
    scores |= corrected
    return Round(
        number=held.number,
        present=held.present,
        draw=held.drawn,
        scores=scores,
        pairs=held.pairs,
        changes=held.changes,
        missed=tuple(sorted(missed)),
    )


def rounds_of(state: TournamentState, results: Mapping[int, TableResult]) -> tuple[Round, ...]:
    """The rounds that are over."""
    return tuple(
        round_of(held, results, state, state.corrected(held.number))
        for held in state.rounds
        if held.closed
    )


def hall_of(
    state: TournamentState,
    ranked: tuple[Standing, ...],
    results: Mapping[int, TableResult],
    tables: Mapping[int, TableState],
    daily: Daily | None,
    until: Mapping[str, int],
) -> Hall:
    """The hall.

    ``ranked``: its standings; ``results`` of ended tables and ``tables`` of the newest round, by
    table.
    """
    rounds = rounds_of(state, results)
    last = state.round
    own = () if last is None else _tables(state, last, results, tables, daily)
    return Hall(state, rounds, ranked, tuple(own), until)


def _tables(
    state: TournamentState,
    held: RoundState,
    results: Mapping[int, TableResult],
    tables: Mapping[int, TableState],
    daily: Daily | None,
) -> Iterator[HallTable]:
    corrected = state.corrected(held.number)
    for seats in held.draw.tables:
        table = held.tables.get(seats.number)
        known = None if table is None else tables.get(table)
        result = None if table is None else results.get(table)
        own = None if result is None else result.score
        score = corrected.get(seats.number, own)
        if known is None:
            yield HallTable(seats.number, table, seats, done=result is not None, score=score)
            continue
        yield HallTable(
            number=seats.number,
            table=table,
            seats=seats,
            begun=bool(known.actions) or known.number > 1,
            deal=len(known.deals),
            points=points_of(known, daily),
            done=known.status.final,
            score=score if known.status.final else None,
            waits_for=waits_for(known),
            since=known.since,
        )


def waits_for(state: TableState) -> tuple[int, ...]:
    """Persons whom a table waits for."""
    if awaited_first(state):
        return tuple(
            one.here
            for name, one in state.seats.items()
            if one.here is not None and name not in state.ready
        )
    return state.turn_persons
