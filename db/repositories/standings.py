"""Sums over matches: one row a leaderboard and person or pair.

The same functions add one match to the existing sums and derive everything again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import Any, Final, TypeAlias

from sqlalchemy import select
from sqlalchemy.engine import Connection

from db.core.base import insert_many, insert_missing, upsert
from db.core.schema import leaderboards, standings
from db.results import EVERYWHERE, Counted, MatchFacts, add_counts, periods

_Board: TypeAlias = tuple[Any, ...]
"""The values of :data:`_BOARD`."""
_BOARD: Final = ("scope", "period", "game", "pool", "contested", "size")
"""Key of a leaderboard."""
_SUMS: Final = ("matches", "matches_won", "matches_left")
_KEY: Final = ("leaderboard_id", "user_id", "partner_id")
_FEW: Final = 100
"""Leaderboards read by one statement."""


@dataclass(slots=True)
class _Sums:
    """Sums of one row of a leaderboard."""

    highest: frozenset[str]
    """Counts whose highest value stands, the same in all matches of a game."""
    matches: Counter[str] = field(default_factory=Counter)
    counts: dict[str, int] = field(default_factory=dict)

    def after(self, before: Counted) -> dict[str, int]:
        """All counts by name, combined with earlier ones."""
        found = dict(before)
        add_counts(found, self.counts, self.highest)
        return dict(sorted(found.items()))


def add_up(connection: Connection, found: Sequence[MatchFacts], *, empty: bool = False) -> None:
    """Add matches to the standings; ``empty``: there are none yet.

    Counts are read before they are written: nobody else may add to these leaderboards meanwhile.
    """
    sums = _sums(found)
    numbers = _leaderboards(connection, {board for board, _ in sums})
    ordered = sorted(((numbers[board], *users, 0)[:3], one) for (board, users), one in sums.items())
    before = {} if empty else _counts(connection, [key for key, _ in ordered])
    rows = (
        {
            **dict(zip(_KEY, key, strict=True)),
            **{name: one.matches[name] for name in _SUMS},
            "counts": one.after(before.get(key, {})),
        }
        for key, one in ordered
    )
    if empty:
        insert_many(connection, standings, rows)
    elif ordered:
        upsert(connection, standings, *rows, add=_SUMS)


def _counts(
    connection: Connection, keys: Sequence[tuple[int, ...]]
) -> dict[tuple[int, ...], Counted]:
    """Read the counts of these rows of leaderboards, and of some similar ones."""
    columns = standings.c
    # Column by column, since SQLite would scan whole leaderboards for row values.
    query = select(*(columns[name] for name in _KEY), columns.counts).where(
        *(columns[name].in_({key[place] for key in keys}) for place, name in enumerate(_KEY))
    )
    return {tuple(key): counts for *key, counts in connection.execute(query)}


def _sums(found: Iterable[MatchFacts]) -> dict[tuple[_Board, tuple[int, ...]], _Sums]:
    """Sum the matches up by leaderboard and users. Erased people are left out."""
    sums: dict[tuple[_Board, tuple[int, ...]], _Sums] = {}
    for facts in found:
        for users, matches_of, counts in _persons(facts):
            for scope in {EVERYWHERE, facts.guild_id or EVERYWHERE}:
                for period in periods(facts.ended_at):
                    board = (scope, period, facts.game, facts.pool, facts.contested, len(users))
                    one = sums.setdefault((board, users), _Sums(facts.highest))
                    one.matches.update(matches_of)
                    add_counts(one.counts, counts, facts.highest)
    return sums


def _persons(facts: MatchFacts) -> Iterator[tuple[tuple[int, ...], dict[str, int], Counted]]:
    """Persons and pairs with the match's contribution to their sums: matches, and counts."""
    people = [player for player in facts.players if (player.user_id or 0) > 0]
    for player in people:
        assert player.user_id is not None, "chosen above"
        yield (player.user_id,), _matches(facts, player.won, player.left), player.counts
    for first, second in combinations(people, 2):
        partners = [player for player in facts.players if player.side == first.side]
        if first.side != second.side or len(partners) != 2:
            continue
        assert first.user_id is not None, "chosen above"
        assert second.user_id is not None, "chosen above"
        low, high = sorted((first.user_id, second.user_id))
        won, left = first.won and second.won, first.left or second.left
        matches = _matches(facts, won, left)
        yield (low, high), matches, _together(facts, first.counts, second.counts)


def _together(facts: MatchFacts, first: Counted, second: Counted) -> Counted:
    """Combined counts of two partners."""
    counts = dict(first)
    own = {name: value for name, value in second.items() if name not in facts.shared}
    add_counts(counts, own, facts.highest)
    return counts


def _matches(facts: MatchFacts, won: bool, left: bool) -> dict[str, int]:
    if not facts.whole:
        return {}
    return {"matches": 1, "matches_won": int(won), "matches_left": int(left)}


def _leaderboards(connection: Connection, boards: Collection[_Board]) -> dict[_Board, int]:
    """Return the numbers of leaderboards; new ones get theirs."""
    found: dict[_Board, int] = {}
    waiting = iter(sorted(boards))
    while some := list(islice(waiting, _FEW)):
        found |= _known(connection, some)
        # Few matches are a leaderboard's first.
        if missing := [board for board in some if board not in found]:
            rows = [dict(zip(_BOARD, board, strict=True)) for board in missing]
            insert_missing(connection, leaderboards, rows)
            found |= _known(connection, missing)
    return found


def _known(connection: Connection, boards: Sequence[_Board]) -> dict[_Board, int]:
    """Return the numbers of the existing ones of these leaderboards, and of some similar ones."""
    like = (
        leaderboards.c[name].in_(sorted({board[place] for board in boards}))
        for place, name in enumerate(_BOARD)
    )
    return {
        tuple(getattr(row, name) for name in _BOARD): row.id
        for row in connection.execute(select(leaderboards).where(*like))
    }
