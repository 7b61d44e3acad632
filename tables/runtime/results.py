"""Results of finished matches, computed from the journal: the source of all statistics.

Counts are kept while the journal is folded (:mod:`tables.journal.seat_stats`), for the occupant of
the seat at that time; so the end of a match costs the same however long it was, and all records of
finished matches can be recomputed at any time.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any, Final, TypeAlias

from db import Entry, MatchFacts, PlayerFacts, SideFacts, Store, StoreError
from db.maintenance.deep import Kept, Meaning, Read
from gamekit.api.counts import Count, Counts
from gamekit.api.game import Daily, Games
from tables.decisions.deal_points import deal_points
from tables.decisions.rows import decoded, head_of
from tables.journal.documents import persons
from tables.journal.entries import Stored
from tables.journal.fold import fold, states
from tables.journal.options import Level
from tables.journal.seat_stats import SeatStats
from tables.journal.state import Presence, RulesByGame, Status, TableState
from tables.runtime.tournament_subject import tournament_subject

log = logging.getLogger(__name__)

STAND_IN_SHARE: Final = 4
"""A player whose stand-in took more than a quarter of the turns gains no rating."""


_ORDER: Final = tuple(level.value for level in Level)
"""Levels from the weakest."""

CountsByGame: TypeAlias = Mapping[str, Counts]
"""The counts of each game, by the name kept in journals."""
NO_COUNTS: Final[CountsByGame] = {}
DailyByGame: TypeAlias = Mapping[str, Daily]
"""The results of deals of each game that declares them."""
NO_DAILY: Final[DailyByGame] = {}


def of_journal(
    table: int,
    games: RulesByGame,
    counts: CountsByGame,
    journal: Iterable[Stored],
    daily: DailyByGame = NO_DAILY,
) -> tuple[MatchFacts, ...]:
    """Return the finished matches of a table, in order; ``ValueError`` as in
    :func:`tables.journal.fold.fold`.
    """
    return tuple(
        of_match(state, counts, daily)
        for before, state in pairwise(states(table, games, journal))
        if before.status is Status.PLAYING and state.decided and state.counts
    )


def of_match(state: TableState, counts: CountsByGame, daily: DailyByGame = NO_DAILY) -> MatchFacts:
    """Return the match that was just decided; its counts are in the state.

    A fixed number of deals is one match, with the number of the game's last one in it.
    """
    game = counts.get(state.game.name, Counts())
    known = {count.name: count for count in game.counts}
    sides = _sides(state, game, daily.get(state.game.name))
    order = {seat: number for number, seat in enumerate(state.seats)}
    seat_stats = sorted(state.seat_stats, key=lambda stats: order[stats.seat])
    players = tuple(_player(stats, state, sides, known) for stats in seat_stats)
    return MatchFacts(
        table=state.id,
        number=state.number,
        end_seq=state.seq,
        game=state.game.name,
        pool=state.options.preset,
        guild_id=state.opened.guild,
        private=state.options.private,
        rated=state.rated,
        started_at=state.started,
        ended_at=state.ended,
        sides=sides,
        players=players
        if state.length is not None
        else tuple(_with_beaten(player, players) for player in players),
        whole=state.length is None,
        highest=game.highest,
        shared=frozenset(name for name, one in known.items() if one.shared),
    )


def _sides(state: TableState, game: Counts, daily: Daily | None) -> tuple[SideFacts, ...]:
    """The winner and each side's score; a side that gave up has lost, the others have won.

    A fixed number of deals is won by its points, which are no score in the game's unit.
    """
    if state.length is not None and not state.resigned:
        won = deal_points(state, daily).winners if daily is not None else ()
        return tuple(SideFacts(seats in won, None) for seats in state.game.partners)
    result = state.result
    if result is not None:
        return tuple(
            SideFacts(set(seats) <= set(result.winners), result.score.get(seats[0]))
            for seats in state.game.partners
        )
    return tuple(
        SideFacts(
            not set(seats) <= set(state.resigned), score_so_far(state.seat_stats, seats[0], game)
        )
        for seats in state.game.partners
    )


def score_so_far(seat_stats: Iterable[SeatStats], seat: str, game: Counts) -> int | None:
    """A side's score so far; partners share it."""
    count = game.count(game.score) if game.score is not None else None
    if count is None:
        return None
    values = [_value(stats, count) for stats in seat_stats if stats.seat == seat]
    return max(values) if count.over_matches == "max" else sum(values)


def _player(
    stats: SeatStats, state: TableState, sides: Sequence[SideFacts], known: Mapping[str, Count]
) -> PlayerFacts:
    side = next(n for n, seats in enumerate(state.game.partners) if stats.seat in seats)
    person = stats.occupant.person
    gone = stats.replaced or state.seats[stats.seat].presence is Presence.LEFT
    left = person is not None and gone
    absent = stats.stand_in_turns * STAND_IN_SHARE > stats.turns
    level = stats.occupant.level
    return PlayerFacts(
        seat=stats.seat,
        user_id=person,
        level=level.value if level is not None else None,
        side=side,
        won=sides[side].won and not gone,
        left=left,
        # Leaving means losing, even if stand-ins played the last turns.
        rated=person is not None and (left or not absent),
        turns=stats.turns,
        stand_in_turns=stats.stand_in_turns,
        counts=_counts(stats, known, state.game.name),
    )


def beaten(level: str) -> str:
    """Name of the count of matches won against computer players alone, the weakest of this level.

    >>> beaten("master")
    'beaten_master'
    """
    return f"beaten_{level}"


def _with_beaten(player: PlayerFacts, players: Sequence[PlayerFacts]) -> PlayerFacts:
    """Add the level that a person has beaten; partners do not matter."""
    others = [one for one in players if one.side != player.side]
    if player.user_id is None or not player.won or any(one.level is None for one in others):
        return player
    weakest = min((one.level for one in others if one.level is not None), key=_ORDER.index)
    return replace(player, counts={**player.counts, beaten(weakest): 1})


def _counts(stats: SeatStats, known: Mapping[str, Count], game: str) -> dict[str, int]:
    """Return the game's known counts; a match is booked even if there are unknown ones."""
    for name in stats.counts.keys() - known.keys():
        leave_out(game, name)
    counts = {name: _value(stats, count) for name, count in known.items()}
    return {name: value for name, value in counts.items() if value}


def _value(stats: SeatStats, count: Count) -> int:
    """Return a count for the time in which the seat was theirs."""
    of_actions = stats.highest if count.over_matches == "max" else stats.counts
    return of_actions.get(count.name, 0)


@cache
def leave_out(game: str, name: str) -> None:
    """Warn the operator, once per process, that a count is not stored."""
    log.error("unknown count %r of the game %r: left out", name, game)


async def rebuild(store: Store, games: Games) -> int:
    """Recompute all results; return the number of matches.

    Raises :class:`db.StoreError` for a journal that cannot be read, including one of a missing
    game, and changes nothing then.
    """
    rules = {name: game.rules for name, game in games.items()}
    counts = {name: game.counts for name, game in games.items()}
    daily = {name: game.daily for name, game in games.items() if game.daily is not None}

    def facts(table: int, rows: tuple[Entry, ...]) -> tuple[MatchFacts, ...]:
        try:
            return of_journal(table, rules, counts, decoded(rows), daily)
        except ValueError as error:
            raise StoreError(f"The journal of table {table} cannot be read: {error}.") from None

    return await store.journals.rebuild(facts)


def reader(games: Games) -> Read:
    """Return a reader of journals with the rules of these games."""
    rules = {name: game.rules for name, game in games.items()}
    counts = {name: game.counts for name, game in games.items()}
    daily = {name: game.daily for name, game in games.items() if game.daily is not None}

    tournaments = tournament_subject(rules)

    def read(kept: Kept) -> Meaning:
        number = kept.table
        matches: tuple[MatchFacts, ...] = ()
        journal: tuple[Stored[Any], ...]
        try:
            if kept.kind == "tournament":
                journal = tuple(tournaments.decoded(kept.journal))
                *_, tournament = tournaments.states(number, journal)
                head = tournaments.head(tournament)
            else:
                journal = tuple(decoded(kept.journal))
                head = head_of(fold(number, rules, journal))
                matches = of_journal(number, rules, counts, journal, daily)
        except ValueError as error:
            return Meaning(faults=[f"The journal of {kept.kind} {number} cannot be read: {error}."])
        faults, kind = list[str](), kept.kind.capitalize()
        for name in ("status", "guild_id", "channel_id", "place_id", "owner_id", "updated_at"):
            says, should = getattr(kept.head, name), getattr(head, name)
            if says != should:
                faults.append(f"{kind} {number} has {name} {says}; its journal says {should}.")
        if _people(kept.head.people) != _people(head.people):
            faults.append(f"{kind} {number} is stored with other people than its journal says.")
        named = {person for one in journal for person in persons(one.entry) if person > 0}
        if named - kept.mentioned:
            faults.append(
                f"People in the journal of {kept.kind} {number} could not be erased from it."
            )
        return Meaning(matches, faults)

    return read


def _people(people: tuple[tuple[int, str], ...]) -> set[tuple[int, str]]:
    """Persons with an id; erased people have none."""
    return {(person, seat) for person, seat in people if person > 0}
