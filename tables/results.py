"""What a finished match came to, worked out from its table's journal: the ground of all statistics.

A pure fold beside :mod:`tables.fold`, so that everything kept about finished matches can be worked
out anew at any time. What a seat did is counted for who had it at that moment.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import db
from db import Counts, MatchFacts, PlayerFacts
from db.results import COUNTS
from tables.entries import Acted, By, Occupant, Started, Stored, Substituted, TakenBack, decode
from tables.fold import after, first
from tables.state import Games, Presence, Status, TableState

log = logging.getLogger(__name__)

STAND_IN_SHARE: Final = 4
"""Who lets a stand-in play more than one in so many of their turns cannot gain by the match."""


@dataclass(slots=True)
class _Player:
    """Somebody on a seat, for as long as it was his."""

    seat: str
    occupant: Occupant
    counts: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    stand_in_turns: int = 0
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class _Noted:
    """What the last action added, to be taken away if it is taken back."""

    counts: tuple[tuple[_Player, str, int], ...] = ()
    mover: _Player | None = None
    stand_in: bool = False


def of_journal(table: int, games: Games, journal: Iterable[Stored]) -> tuple[MatchFacts, ...]:
    """The finished matches of a table, in order; ``ValueError`` as in :func:`tables.fold.fold`."""
    state: TableState | None = None
    found: list[MatchFacts] = []
    book = _Book()
    for stored in journal:
        if state is None:
            state = first(table, games, stored)
            continue
        before, state = state, after(state, stored)
        book.note(before, stored, state)
        if before.status is Status.PLAYING and state.decided:
            found.append(book.facts(state))
    return tuple(found)


def of_rows(table: int, games: Games, rows: Sequence[db.Entry]) -> tuple[MatchFacts, ...]:
    """The same from the journal as the store gives it."""
    stored = (Stored(row.seq, row.at, decode(row.kind, row.payload)) for row in rows)
    return of_journal(table, games, stored)


class _Book:
    """Counts along a journal; begun anew with each match."""

    def __init__(self) -> None:
        self.players: list[_Player] = []
        self.now: dict[str, _Player] = {}
        self.last = _Noted()

    def note(self, before: TableState, stored: Stored, state: TableState) -> None:
        """Count one entry."""
        match stored.entry:
            case Started():
                self.now = {seat: _Player(seat, one.occupant) for seat, one in state.seats.items()}
                self.players = list(self.now.values())
            case Substituted(seat=seat):
                self._replace(seat, state.seats[seat].occupant)
            case Acted() as acted:
                self._acted(before, acted, state)
            case TakenBack():
                self._take_back()
            case _:
                pass

    def _replace(self, seat: str, occupant: Occupant) -> None:
        self.now[seat].replaced = True
        self.now[seat] = _Player(seat, occupant)
        self.players.append(self.now[seat])

    def _acted(self, before: TableState, acted: Acted, state: TableState) -> None:
        game = state.game
        action = game.decode(acted.action)
        mover = None
        if acted.seat is not None and game.is_move(action):
            mover = self.now[acted.seat]
            mover.turns += 1
            mover.stand_in_turns += acted.by is By.STAND_IN
        counts = tuple(
            (self.now[seat], name, amount)
            for seat, name, amount in game.tally(before.match, action, state.match)
        )
        for player, name, amount in counts:
            player.counts[name] += amount
        self.last = _Noted(counts, mover, acted.by is By.STAND_IN)

    def _take_back(self) -> None:
        for player, name, amount in self.last.counts:
            player.counts[name] -= amount
        if self.last.mover is not None:
            self.last.mover.turns -= 1
            self.last.mover.stand_in_turns -= self.last.stand_in
        self.last = _Noted()

    def facts(self, state: TableState) -> MatchFacts:
        """The match that has just ended."""
        result, teams = state.result, state.game.partners
        losers = result.losers if result is not None else state.resigned
        against = result.against if result is not None else self._taken()
        winner = next(n for n, team in enumerate(teams) if set(team) != set(losers))
        order = {seat: number for number, seat in enumerate(state.seats)}
        players = sorted(self.players, key=lambda player: order[player.seat])
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
            players=tuple(_player(player, state, winner) for player in players),
        )

    def _taken(self) -> Counter[str]:
        """Coches against each seat so far; partners have them in common."""
        taken: Counter[str] = Counter()
        for player in self.players:
            taken[player.seat] += player.counts["coches_taken"]
        return taken


def _player(player: _Player, state: TableState, winner: int) -> PlayerFacts:
    team = next(n for n, seats in enumerate(state.game.partners) if player.seat in seats)
    person = player.occupant.person
    gone = player.replaced or state.seats[player.seat].presence is Presence.LEFT
    left = person is not None and gone
    absent = player.stand_in_turns * STAND_IN_SHARE > player.turns
    level = player.occupant.level
    return PlayerFacts(
        seat=player.seat,
        user_id=person,
        level=level.value if level is not None else None,
        team=team,
        won=team == winner and not gone,
        left=left,
        # Who leaves loses, even if others played their last turns.
        rated=person is not None and (left or not absent),
        turns=player.turns,
        stand_in_turns=player.stand_in_turns,
        counts=_counts(player.counts, state.game.name),
    )


def _counts(counted: Counter[str], game: str) -> Counts:
    """The counts that the store has a place for; a match is booked even if it has not all."""
    for name in counted.keys() - set(COUNTS):
        leave_out(game, name)
    return Counts(**{name: counted[name] for name in COUNTS})


@cache
def leave_out(game: str, name: str) -> None:
    """Tell the operator, once in the life of the process, that a count is not kept."""
    log.error("the store has no place for the count %r of the game %r: left out", name, game)
