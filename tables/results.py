"""What a finished match came to, worked out from its table's journal: the ground of all statistics.

What was done is counted as the journal is folded (:mod:`tables.shares`), for who had the seat at
that moment; so a match's end costs the same however long it was, and everything kept about
finished matches can be worked out again at any time.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

import db
from db import Counts, MatchFacts, PlayerFacts
from db.results import COUNTS
from tables.entries import Stored, decode
from tables.fold import after, first
from tables.shares import Share
from tables.state import Presence, RulesByGame, Status, TableState

log = logging.getLogger(__name__)

STAND_IN_SHARE: Final = 4
"""Who lets a stand-in play more than one in so many of their turns cannot gain by the match."""


def of_journal(table: int, games: RulesByGame, journal: Iterable[Stored]) -> tuple[MatchFacts, ...]:
    """The finished matches of a table, in order; ``ValueError`` as in :func:`tables.fold.fold`."""
    state: TableState | None = None
    found: list[MatchFacts] = []
    for stored in journal:
        if state is None:
            state = first(table, games, stored)
            continue
        before, state = state, after(state, stored)
        if before.status is Status.PLAYING and state.decided:
            found.append(of_match(state))
    return tuple(found)


def of_rows(table: int, games: RulesByGame, rows: Sequence[db.Entry]) -> tuple[MatchFacts, ...]:
    """The same from the journal as the store gives it."""
    stored = (Stored(row.seq, row.at, decode(row.kind, row.payload)) for row in rows)
    return of_journal(table, games, stored)


def of_match(state: TableState) -> MatchFacts:
    """The match that was just decided; what was counted is in the state."""
    result, teams = state.result, state.game.partners
    losers = result.losers if result is not None else state.resigned
    against = result.score if result is not None else _taken(state.shares)
    winner = next(n for n, team in enumerate(teams) if set(team) != set(losers))
    order = {seat: number for number, seat in enumerate(state.seats)}
    shares = sorted(state.shares, key=lambda share: order[share.seat])
    return MatchFacts(
        table=state.id,
        number=state.number,
        end_seq=state.seq,
        pool=state.options.preset,
        guild_id=state.opened.guild,
        private=state.options.private,
        rated=state.rated,
        started_at=state.started,
        ended_at=state.ended,
        winner=winner,
        coches=(against[teams[0][0]], against[teams[1][0]]),
        players=tuple(_player(share, state, winner) for share in shares),
    )


def _taken(shares: Iterable[Share]) -> Counter[str]:
    """Coches against each seat so far; partners have them in common."""
    taken: Counter[str] = Counter()
    for share in shares:
        taken[share.seat] += share.counts.get("coches_taken", 0)
    return taken


def _player(share: Share, state: TableState, winner: int) -> PlayerFacts:
    team = next(n for n, seats in enumerate(state.game.partners) if share.seat in seats)
    person = share.occupant.person
    gone = share.replaced or state.seats[share.seat].presence is Presence.LEFT
    left = person is not None and gone
    absent = share.stand_in_turns * STAND_IN_SHARE > share.turns
    level = share.occupant.level
    return PlayerFacts(
        seat=share.seat,
        user_id=person,
        level=level.value if level is not None else None,
        team=team,
        won=team == winner and not gone,
        left=left,
        # Who leaves loses, even if others played their last turns.
        rated=person is not None and (left or not absent),
        turns=share.turns,
        stand_in_turns=share.stand_in_turns,
        counts=_counts(share.counts, state.game.name),
    )


def _counts(counted: Mapping[str, int], game: str) -> Counts:
    """The counts that the store has a place for; a match is booked even if it has not all."""
    for name in counted.keys() - set(COUNTS):
        leave_out(game, name)
    return Counts(**{name: counted.get(name, 0) for name in COUNTS})


@cache
def leave_out(game: str, name: str) -> None:
    """Tell the operator, once in the life of the process, that a count is not kept."""
    log.error("the store has no place for the count %r of the game %r: left out", name, game)
