"""Summaries of tables and statistics in a form that outlives their classes.

A release's script writes one with its database; today's tests compute it again and compare.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, text

from brouc.seats import Team
from games.brouc.rules import BROUC, COUNTS
from tables.journal.state import TableState

DERIVED = ("matches", "match_players", "standings", "rating_changes", "ratings")
"""The tables derived from journals."""


def of_state(state: TableState) -> dict[str, Any]:
    """Everything that people would notice if it changed; hidden cards as digests."""
    return {
        "seq": state.seq,
        "at": state.at,
        "status": state.status.value,
        "owner": state.opened.owner,
        "guild": state.opened.guild,
        "place": state.place,
        "options": _options(state),
        "lobby_until": state.lobby_until,
        "seats": {
            name: [
                seat.occupant.kind.value,
                seat.occupant.person,
                seat.occupant.level.value if seat.occupant.level is not None else None,
                seat.presence.value,
                seat.misses,
            ]
            for name, seat in state.seats.items()
        },
        "number": state.number,
        "started": state.started,
        "ended": state.ended,
        "awaits": [state.next.awaits, state.next.seat, state.next.deal, state.next.lead],
        "since": state.since,
        "turn_seq": state.turn_seq,
        "missed_turn": state.missed_turn,
        "deal_seq": state.deal_seq,
        "deadline": state.deadline,
        "actions": [len(state.actions), digest("\n".join(state.actions))],
        "proofs": [[p.deal, p.commitment, p.cut, digest(p.secret)] for p in state.proofs],
        "same": None if state.same is None else [state.same.table, state.same.deal],
        "counted": sorted(state.counted),
        "may_take_back": state.undo is not None and state.options.take_backs,
        "invitations": [
            [one.seat, one.person, sorted(one.consents), one.agreed] for one in state.invitations
        ],
        "abandoning": (
            None
            if state.abandoning is None
            else [state.abandoning.by, state.abandoning.since, sorted(state.abandoning.agreed)]
        ),
        "log": [[stored.seq, type(stored.entry).__name__] for stored in state.log],
        "rated": state.rated,
        "match": None if state.match is None else _match(state.match),
    }


def _options(state: TableState) -> dict[str, Any]:
    options = state.options
    return {
        "preset": options.preset,
        "rules": [list(rule) for rule in options.rules],
        "clock": options.clock.value,
        "help": options.help.value,
        "private": options.private,
        "take_backs": options.take_backs,
        "stand_in": options.stand_in.value,
        "language": options.language,
    }


def _match(match: Any) -> dict[str, Any]:
    deal = match.deal
    return {
        "slate": [int(match.slate[team]) for team in Team],
        "carried": [int(match.carried[team]) for team in Team],
        "coches": [int(match.coches[team]) for team in Team],
        "running": match.running,
        "results": [
            [
                result.number,
                result.dealer.value,
                result.trump.value,
                result.ending.value,
                None if result.caller is None else result.caller.value,
                None if result.by is None else result.by.name,
                int(result.coches),
                result.game_over,
                [int(result.slate[team]) for team in Team],
            ]
            for result in match.results
        ],
        "tricks": None if deal is None else [won.winner.value for won in deal.tricks],
        "said": None if deal is None else [BROUC.encode(entry.said) for entry in deal.spoken],
        "legal": {
            seat: digest("\n".join(map(BROUC.encode, BROUC.legal_actions(match, seat))))
            for seat in BROUC.seats
        },
    }


def digest(words: str) -> str:
    """A digest of a text that may reveal cards."""
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def derived(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Derived rows in the shape of the first release.

    Its columns were one game's counts, and nothing distinguished games.
    """
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            return {
                table: sorted(
                    _as_once(connection, table),
                    key=lambda row: [str(value) for value in row.values()],
                )
                for table in DERIVED
            }
    finally:
        engine.dispose()


_COUNTS: Final = (
    "SELECT name, value FROM match_counts WHERE match_id = :match_id AND place = :place"
)


def _as_once(connection: Connection, table: str) -> Iterator[dict[str, Any]]:
    """Rows of a table in the first release's columns and their order."""
    query = f"SELECT * FROM {table}"
    if table == "standings":
        query = (
            "SELECT scope, period, pool, contested, size, standings.*, game FROM standings "
            "JOIN leaderboards ON leaderboards.id = leaderboard_id"
        )
    for found in connection.execute(text(query)):
        row = dict(found._mapping)
        assert row.pop("game") == "brouc"
        if table == "matches":
            sides = connection.execute(
                text("SELECT won, score FROM match_sides WHERE match_id = :id ORDER BY side"), row
            ).all()
            row["winner"] = [bool(side.won) for side in sides].index(True)
            row |= {f"coches_{number}": side.score for number, side in enumerate(sides)}
        elif table == "match_players":
            row = {"team" if name == "side" else name: value for name, value in row.items()}
            counts = connection.execute(text(_COUNTS), row)
            row |= _all({one.name: one.value for one in counts})
        elif table == "standings":
            del row["leaderboard_id"]
            row |= _all(json.loads(row.pop("counts")))
        yield row


LATER: Final = {"table_marriages", "dehors_exact", "matches_turned"}
"""Counts that the first release did not have."""


def _all(counted: dict[str, int]) -> dict[str, int]:
    """All counts, zeros included."""
    return {
        count.name: counted.get(count.name, 0) for count in COUNTS.counts if count.name not in LATER
    }
