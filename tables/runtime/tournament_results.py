"""Results of tables, read from their journals; those that have ended are cached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from base.bounded import Bounded
from db import Store
from gamekit.api.counts import Counts
from gamekit.api.game import Daily
from games.tournament.plan import Kind, Round, Score
from games.tournament.standings import Standing, standings
from tables.journal.entries import Entry
from tables.journal.fold import UnknownGameError
from tables.journal.state import RulesByGame, Status, TableState
from tables.runtime.journal_store import JournalStore
from tables.runtime.results import CountsByGame, score_so_far
from tables.tournaments.hall import TableResult, points_of, rounds_of
from tables.tournaments.state import TournamentState

KEPT: Final = 10_000
"""Cached results: some hundred evenings."""
RANKED: Final = 100
"""Cached standings."""


class Results:
    """Reader of the tables of tournaments."""

    def __init__(
        self,
        store: Store,
        tables: JournalStore[TableState, Entry],
        games: RulesByGame,
        dailies: Mapping[str, Daily],
        counts: CountsByGame,
    ) -> None:
        self.games = games
        self._store = store
        self._tables = tables
        self._dailies = dailies
        self._counts = counts
        self._ended = Bounded[int, TableResult](KEPT)
        self._ranked = Bounded[tuple[int, int, int], tuple[Standing, ...]](RANKED)

    def daily(self, state: TournamentState) -> Daily | None:
        """The points of a deal in its game."""
        return self._dailies.get(state.opened.game)

    async def table(self, table: int) -> TableState | None:
        """A table's state; ``None`` if its game is missing. Raises :class:`db.StoreError`.

        An ended one is folded aside: nobody is notified of it as of a change.
        """
        known = self._tables.known(table)
        if known is not None:
            return known
        rows = await self._store.journals.entries(table)
        try:
            return (await self._tables.subject.read_on(table, None, rows))[0] if rows else None
        except UnknownGameError:
            return None

    async def of(self, state: TournamentState, table: int) -> TableResult | None:
        """The result of a table of the tournament; ``None`` while it is played."""
        ended = self._ended.get(table)
        if ended is not None:
            return ended
        found = await self.table(table)
        if found is None or not found.status.final:
            return None
        counts = self._counts.get(state.opened.game, Counts())
        by_deals = state.plan.deals is not None
        self._ended[table] = ended = result_of(found, self.daily(state), counts, by_deals)
        return ended

    async def all(self, state: TournamentState) -> dict[int, TableResult]:
        """The results of all its tables that have ended, by table."""
        tables = (table for held in state.rounds for table in held.tables.values())
        found = {table: await self.of(state, table) for table in tables}
        return {table: result for table, result in found.items() if result is not None}

    async def rounds(self, state: TournamentState) -> tuple[Round, ...]:
        """Its rounds that are over."""
        return rounds_of(state, await self.all(state))

    async def standings(self, state: TournamentState) -> tuple[Standing, ...]:
        """The standings after these rounds; of 200 people they take some tens of milliseconds."""
        key = state.id, state.over, len(state.corrections)
        ranked = self._ranked.get(key)
        if ranked is None:
            ranked = self._ranked[key] = standings(state.plan, await self.rounds(state))
        return ranked

    async def strength(self, state: TournamentState) -> Mapping[int, int]:
        """The ratings of its people, by person; nobody's where they do not matter."""
        people = [one.person for one in state.members if state.plan.kind is Kind.KNOCK_OUT]
        pool = state.options.preset
        return await self._store.leaderboards.ratings(state.opened.game, pool, people)

    def forget(self) -> None:
        """Drop the results: somebody was erased from them."""
        self._ended = Bounded[int, TableResult](KEPT)


def result_of(
    state: TableState, daily: Daily | None, counts: Counts, by_deals: bool
) -> TableResult:
    """Result of an ended table; ``by_deals``: whether points alone count.

    After the bell the side ahead in the game's unit has won the match, then the one in points.
    """
    turns, own = Counter[int](), Counter[int]()
    for stats in state.seat_stats:
        if stats.occupant.person is not None:
            turns[stats.occupant.person] += stats.turns
            own[stats.occupant.person] += stats.turns - stats.stand_in_turns
    played = bool(state.deals) or state.status is Status.OVER
    seats = state.seats.values()
    return TableResult(
        _score(state, daily, counts, by_deals) if played else None,
        tuple(one.person for one in seats if one.person is not None and not own[one.person]),
        tuple(one.person for one in seats if one.person is not None and one.here is None),
    )


def _score(state: TableState, daily: Daily | None, counts: Counts, by_deals: bool) -> Score:
    points, sides, result = points_of(state, daily), state.game.partners, state.result
    if by_deals:
        a = b = 0
    elif result is not None:
        a, b = (result.score.get(seats[0], 0) for seats in sides)
    else:
        a, b = (score_so_far(state.seat_stats, seats[0], counts) or 0 for seats in sides)
    ahead = [(a - b, points[0]), (b - a, points[1])]
    won = None if ahead[0] == ahead[1] else ahead.index(max(ahead))
    if result is not None:
        won = next(at for at, seats in enumerate(sides) if set(seats) <= set(result.winners))
    return Score(points, (a - b, b - a), won)
