"""Finished matches as stored, and the results of queries about them.

The store keeps a game's counts by name: they are added over matches, or the highest of several
stands. A ratio is computed when it is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Final, Literal, TypeAlias

EVER: Final = "ever"
ENOUGH: Final = 20
"""Players of a day from which a percentile says something."""
EVERYWHERE: Final = 0
"""The scope of all servers together."""

Counted: TypeAlias = Mapping[str, int]
"""Counts of a player by the game's names; missing ones are 0."""


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """One person or computer player on one seat of a finished match."""

    seat: str
    user_id: int | None
    """``None`` for a computer player; negative for an erased person."""
    level: str | None
    """Level of the computer player."""
    side: int
    """Index of the side in :attr:`MatchFacts.sides`."""
    won: bool
    """Whether it counts as won: never for a player who left."""
    left: bool
    """Whether they left, or had to give up the seat."""
    rated: bool
    """Whether a win can raise the person's rating: not after too long an absence."""
    turns: int
    """Turns of the seat while it was theirs."""
    stand_in_turns: int
    """Turns of these that a stand-in played."""
    counts: Counted
    """Amounts by name; zeros are left out."""


@dataclass(frozen=True, slots=True)
class SideFacts:
    """Partners, or a single player."""

    won: bool
    score: int | None = None
    """Score in the game's own unit; ``None``: the match has none."""


@dataclass(frozen=True, slots=True)
class DailyFacts:
    """A person's result of the deal of the day, or its par."""

    table: int
    game: str
    day: str
    """ISO date."""
    user_id: int
    """0 for the par."""
    guild_id: int | None
    """The server where it was played."""
    points: int
    tricks: str
    """One character a trick: ``x`` won, ``.`` lost."""
    line: str = field(repr=False)
    """The actions after the deal, one a line."""
    ended_at: int


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """A person's result of a day, compared with all others."""

    points: int
    tricks: str
    table: int
    players: int
    """People who have finished, this one included."""
    below: int
    """Number of other players with fewer points."""
    mean: float
    """Mean of all players' points."""
    par: int | None
    """``None`` while the computer players' own deal is in progress."""
    streak: int
    """Days in a row up to this one, with any game."""

    @property
    def percentile(self) -> int | None:
        """Share of the others with fewer points, in per cent; ``None`` for few players."""
        return 100 * self.below // (self.players - 1) if self.players >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class DailyRow:
    """One row of a day's ranking."""

    rank: int
    """From 1; equal points have the same."""
    user_id: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A finished match, derived from its table's journal."""

    table: int
    number: int
    """1 for the first match of the table."""
    end_seq: int
    """The entry that ended it."""
    game: str
    pool: str
    """The rule set; ratings of different pools of a game are not compared."""
    guild_id: int | None
    private: bool
    rated: bool
    """Persons on all seats from the start, no take-backs, no deal known before."""
    started_at: int
    ended_at: int
    sides: tuple[SideFacts, ...]
    """Two or more, in the game's order."""
    players: tuple[PlayerFacts, ...]
    """Players in the order of seats; more than there are seats if some changed hands."""
    highest: frozenset[str] = field(default=frozenset(), compare=False)
    """Counts whose highest value stands; used when a match is written, not stored."""
    whole: bool = field(default=True, compare=False)
    """Whether the game's rules decided when it ends. Of a fixed number of deals only counts are
    added up, not matches and wins; used when a match is written, not stored."""
    shared: frozenset[str] = field(default=frozenset(), compare=False)
    """Counts that partners share; used when a match is written, not stored."""

    @property
    def id(self) -> int:
        """Number made of table and match, the same after every rebuilding."""
        return match_id(self.table, self.number)

    @property
    def contested(self) -> bool:
        """Whether persons played on several sides; other matches have leaderboards of their own."""
        return len({player.side for player in self.players if player.user_id is not None}) > 1


def match_id(table: int, number: int) -> int:
    """Number of a table's match: no table reaches a million of them."""
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


class HouseMetric(Enum):
    """Sort order of a leaderboard of any game, the highest first."""

    RATING = "rating"
    """The rating's cautious value, see :class:`Rating`."""
    MATCHES = "matches"
    MATCHES_WON = "matches-won"


@dataclass(frozen=True, slots=True)
class CountMetric:
    """Sort order of a leaderboard by a game's count, the highest first."""

    of: str
    """A count."""
    per: str | None = None
    """Divisor, another count: the value is a ratio in thousandths; ``None``: the count itself."""


BoardMetric: TypeAlias = HouseMetric | CountMetric


@dataclass(frozen=True, slots=True)
class Standing:
    """Sums over matches."""

    matches: int = 0
    matches_won: int = 0
    matches_left: int = 0
    """Lost matches that they left."""
    counts: Counted = field(default_factory=dict)

    def count(self, name: str) -> int:
        """A count; by default 0."""
        return self.counts.get(name, 0)


def add_counts(sums: dict[str, int], counts: Counted, highest: Collection[str] = ()) -> None:
    """Add counts to sums; of the ``highest`` the highest value stands."""
    for name, value in counts.items():
        if name in highest:
            sums[name] = max(sums.get(name, value), value)
        else:
            sums[name] = sums.get(name, 0) + value


def combined(standings: Collection[Standing], highest: Collection[str] = ()) -> Standing:
    """Combine several standings; of the ``highest`` counts the highest stands."""
    counts: dict[str, int] = {}
    for one in standings:
        add_counts(counts, one.counts, highest)
    return Standing(
        sum(one.matches for one in standings),
        sum(one.matches_won for one in standings),
        sum(one.matches_left for one in standings),
        counts,
    )


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Selection of a leaderboard."""

    game: str
    pool: str
    metric: BoardMetric
    guild: int | None = None
    """A server; ``None``: worldwide, of people who want to be listed."""
    period: str = EVER
    """:data:`EVER`, or a :func:`season` or :func:`month`."""
    pairs: bool = False
    """Partners instead of single persons; they have no rating of their own."""
    minimum: int = 1
    """Minimum of finished matches."""
    contested: bool = True
    """Matches with persons on several sides; else those against computer players alone, which are
    never rated."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """End of a page of a leaderboard; the next one continues after it."""

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
    """Cursor of the following page; ``None`` on the last."""
    total: int
    """Ranked rows on all pages."""
    mine: BoardRow | None
    """The reader's own row (of pairs: their best), wherever it is."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating: mean and uncertainty on a scale where everybody starts at 1000 ± 333."""

    mean: int
    deviation: int
    """One standard deviation."""
    matches: int
    """Number of rated matches."""

    @property
    def cautious(self) -> int:
        """Three deviations below the mean: a leaderboard's order; about 0 at the start."""
        return self.mean - 3 * self.deviation


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Effect of one match on one person's rating."""

    match: int
    at: int
    user_id: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A finished match in somebody's history."""

    facts: MatchFacts
    changes: tuple[RatingChange, ...]
    """Changes of all rated people."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Sums of matches with, or against, another person."""

    user_id: int
    relation: Literal["partner", "opponent"]
    matches: int
    won: int
    """Matches won by the subject of the history."""
    counts: Counted
    """The subject's counts in those matches, as requested."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Sums of a person."""

    contested: Standing
    """Matches with persons on both sides."""
    solo: Standing
    """Matches against computer players alone."""
    ratings: tuple[tuple[str, Rating], ...]
    """Ratings by pool."""
