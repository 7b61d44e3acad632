"""Finished matches as the store keeps them, and what is asked of them.

All counts are plain sums, so that they can be added over matches; a ratio is made when it is shown.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import UTC, datetime
from enum import Enum
from typing import Final, Literal

EVER: Final = "ever"
EVERYWHERE: Final = 0
"""The scope of all servers together."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What somebody did in one or many matches; coches are parties in 1802."""

    deals: int = 0
    games: int = 0
    games_won: int = 0
    coches_given: int = 0
    coches_taken: int = 0
    tricks: int = 0
    marriages: int = 0
    points: int = 0
    """Net card points of the deals in ``points_deals``."""
    points_deals: int = 0
    """Deals that were counted or called; capes have no points."""
    capes: int = 0
    """Not announced."""
    capes_demanded: int = 0
    """Announced and made: cape et dehors; in 1802 partie et vole."""
    capes_undoubled: int = 0
    """Announced and made: cape et dehors, pas dédoublé."""
    capes_failed: int = 0
    dehors_right: int = 0
    dehors_wrong: int = 0


COUNTS: Final = tuple(field.name for field in fields(Counts))
"""The names of all counts."""


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """One person or computer player on one seat of a finished match."""

    seat: str
    user_id: int | None
    """``None`` for a computer player; negative for an erased person."""
    level: str | None
    """The computer player's."""
    team: int
    """0 or 1."""
    won: bool
    """Whether it counts as won: never for who left."""
    left: bool
    """Left, or had to give the seat to somebody else."""
    rated: bool
    """Whether a win can raise the person's rating: not for who was away for too long."""
    turns: int
    """Turns of the seat while it was his."""
    stand_in_turns: int
    """Those of them that a stand-in played."""
    counts: Counts


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A finished match, worked out from its table's journal."""

    table: int
    number: int
    """1 for the first match of the table."""
    end_seq: int
    """The entry that ended it."""
    pool: str
    """The preset; ratings of different pools are not compared."""
    guild_id: int | None
    private: bool
    rated: bool
    """Four persons from the start, no take-backs, no deal known before."""
    started_at: int
    ended_at: int
    winner: int
    """The team that won: 0 or 1."""
    coches: tuple[int, int]
    """Against team 0 and team 1."""
    players: tuple[PlayerFacts, ...]
    """In the order of seats; more than four if seats changed hands."""

    @property
    def id(self) -> int:
        """A number made of table and match, the same after every rebuilding."""
        return match_id(self.table, self.number)

    @property
    def contested(self) -> bool:
        """Whether persons played on both sides: only such matches stand in leaderboards."""
        return {player.team for player in self.players if player.user_id is not None} == {0, 1}


def match_id(table: int, number: int) -> int:
    """The number of a table's match: no table comes to a million of them."""
    if not 0 < number < 1 << 20:
        raise ValueError(f"match number {number}")
    return table << 20 | number


def periods(at: int) -> tuple[str, str, str]:
    """The periods that a moment (UTC ms) belongs to: ever, its season, its month.

    >>> periods(1_795_000_000_000)
    ('ever', '2026Q4', '2026-11')
    """
    return EVER, season(at), month(at)


def month(at: int) -> str:
    """The calendar month of a moment (UTC ms)."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"


def season(at: int) -> str:
    """The calendar quarter of a moment (UTC ms)."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return f"{moment.year}Q{(moment.month + 2) // 3}"


class Metric(Enum):
    """What a leaderboard is ordered by, the highest first."""

    RATING = "rating"
    """The rating's cautious value, see :class:`Rating`."""
    COCHES_GIVEN = "coches-given"
    COCHES_TAKEN = "coches-taken"
    MATCHES = "matches"
    MATCHES_WON = "matches-won"
    GAMES = "games"
    GAMES_WON = "games-won"
    CAPES = "capes"
    CAPES_DEMANDED = "capes-demanded"
    CAPES_UNDOUBLED = "capes-undoubled"
    DEHORS_RIGHT = "dehors-right"
    DEHORS_WRONG = "dehors-wrong"
    MARRIAGES = "marriages"
    POINTS_PER_DEAL = "points-per-deal"
    """In thousandths of a card point."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Sums over matches."""

    matches: int = 0
    matches_won: int = 0
    matches_left: int = 0
    """Those of the lost ones that he left."""
    counts: Counts = Counts()


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Which leaderboard."""

    metric: Metric
    guild: int | None = None
    """A server; ``None``: everywhere, of people who want to be listed."""
    period: str = EVER
    """:data:`EVER`, or what :func:`season` or :func:`month` gives."""
    pool: str = "brouc"
    pairs: bool = False
    """Partners instead of single persons; they have no rating of their own."""
    minimum: int = 1
    """Matches that one must have finished."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of a leaderboard ends; the next one goes on behind it."""

    value: int
    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One line of a leaderboard."""

    rank: int | None
    """1 is the best; equals share it. ``None``: not ranked (too few matches, not listed)."""
    users: tuple[int, ...]
    """One person, or two partners."""
    value: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A page of a leaderboard."""

    rows: tuple[BoardRow, ...]
    next: Cursor | None
    """For the following page; ``None`` on the last."""
    total: int
    """Ranked rows on all pages."""
    mine: BoardRow | None
    """The asking person's own row (of pairs: the best of his), wherever it is."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating: mean and uncertainty on a scale where everybody starts at 1000 ± 333."""

    mean: int
    deviation: int
    """One standard deviation."""
    matches: int
    """Rated ones."""

    @property
    def cautious(self) -> int:
        """Three deviations below the mean: a leaderboard's order; about 0 at the start."""
        return self.mean - 3 * self.deviation


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one match did to one person's rating."""

    match: int
    at: int
    user_id: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A finished match as somebody's history shows it."""

    facts: MatchFacts
    changes: tuple[RatingChange, ...]
    """Of all who were rated."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """What somebody has played with, or against, another person."""

    user_id: int
    relation: Literal["partner", "opponent"]
    matches: int
    won: int
    """By the person who asks."""
    coches_given: int
    coches_taken: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything summed up about a person."""

    contested: Standing
    """Matches with persons on both sides."""
    solo: Standing
    """Matches against computer players alone."""
    ratings: tuple[tuple[str, Rating], ...]
    """By pool."""
