"""The newest schema: tables and their indexes. :mod:`db.migrations` leads to it from older ones.

``tables`` and ``entries`` are the truth; ``matches`` and everything that follows it is derived from
them and can be rebuilt; the rest is look-up, memory or preference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData()


# Columns that are never null, several at a time; the migrations use them too.


def counted() -> Column[int]:
    """The key ``id``, which the database counts."""
    # SQLite counts rows only in columns declared INTEGER.
    kind = BigInteger().with_variant(Integer, "sqlite")
    return Column("id", kind, primary_key=True, autoincrement=True)


def parent(name: str, table: str) -> Column[int]:
    """The number of a row of another table, with which this row is deleted."""
    rows = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, BigInteger, rows, nullable=False, autoincrement=False)


def _columns(kind: TypeEngine[Any]) -> Callable[..., list[Column[Any]]]:
    return lambda *names: [
        Column(name, kind, nullable=False, autoincrement=False) for name in names
    ]


numbers = _columns(BigInteger())
"""Whole numbers: ids, counts and moments (UTC ms)."""
reals = _columns(Float(53))
flags = _columns(Boolean())
texts = _columns(Text())


def _table(name: str, *items: Column[Any] | Index, key: tuple[str, ...] = ()) -> Table:
    """A table; ``key``: its primary key, or none if the database counts it.

    Counted numbers are never reused: old buttons carry them. On SQLite the rows of a key of several
    columns lie together.
    """
    if not key:
        return Table(name, metadata, *items, sqlite_autoincrement=True)
    primary = PrimaryKeyConstraint(*key)
    return Table(name, metadata, *items, primary, sqlite_with_rowid=len(key) == 1)


def _partial(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """An index of some rows."""
    some = text(where)
    return Index(name, *columns, unique=unique, sqlite_where=some, postgresql_where=some)


tables = _table(
    "tables",
    counted(),
    *texts("game"),
    *numbers("created_at", "seq"),
    *texts("status"),
    Column("guild_id", BigInteger),
    *numbers("channel_id"),
    Column("place_id", BigInteger),
    *numbers("owner_id", "updated_at"),
    # A tournament is a row as well: its journal, people and messages are kept as a table's.
    Column("kind", Text, nullable=False, server_default="table"),
    Index("tables_by_status", "status", "guild_id"),
    Index("tables_by_guild", "guild_id", "id"),
    Index("tables_by_place", "place_id"),
    Index("tables_by_owner", "owner_id"),
)

entries = _table(
    "entries",
    parent("table_id", "tables"),
    *numbers("seq"),
    *texts("kind", "payload"),
    *numbers("at"),
    Column("cause", Text),
    _partial("entries_by_cause", "cause", where="cause IS NOT NULL", unique=True),
    key=("table_id", "seq"),
)

table_people = _table(
    "table_people",
    parent("table_id", "tables"),
    *texts("seat"),
    *numbers("user_id"),
    Index("table_people_by_user", "user_id", "table_id"),
    key=("table_id", "seat", "user_id"),
)

mentions = _table(
    "mentions",
    *numbers("user_id"),
    parent("table_id", "tables"),
    Index("mentions_by_table", "table_id"),
    key=("user_id", "table_id"),
)

messages = _table(
    "messages",
    parent("table_id", "tables"),
    *texts("role"),
    # ``shown_seq``: without a use since version 0.2.0, and 0.
    *numbers("channel_id", "message_id", "shown_seq"),
    Column("shown", Text, nullable=False, server_default=""),
    Index("messages_by_id", "message_id"),
    Index("messages_by_channel", "channel_id"),
    key=("table_id", "role"),
)

people = _table(
    "people",
    *numbers("user_id"),
    *texts("preferences"),
    *flags("listed"),
    Column("dm_refused_at", BigInteger),
    key=("user_id",),
)

progress = _table(
    "progress",
    *numbers("user_id"),
    *texts("lesson"),
    *numbers("exercise", "step"),
    *flags("done"),
    *numbers("at"),
    key=("user_id", "lesson"),
)

# Puzzles from finished deals, and the ratings of those that come with a game once answered.
puzzles = _table(
    "puzzles",
    *texts("id", "game"),
    Column("document", Text),
    # False for a mistake that is to come back and is no puzzle for others.
    *flags("shared"),
    *reals("mu", "sigma"),
    *numbers("tries"),
    Index("puzzles_by_game", "game"),
    key=("id",),
)

# A person's first answer to a puzzle, and when it comes back.
puzzle_answers = _table(
    "puzzle_answers",
    *numbers("user_id"),
    *texts("puzzle", "game"),
    # False for a mistake at a table too.
    *flags("solved"),
    # UTC ms; None: it does not come back.
    Column("due", BigInteger),
    # Right answers in a row since the mistake.
    *numbers("stage"),
    key=("user_id", "puzzle"),
)

puzzle_ratings = _table(
    "puzzle_ratings",
    *numbers("user_id"),
    *texts("game"),
    *reals("mu", "sigma"),
    *numbers("tries"),
    key=("user_id", "game"),
)

# ``free_at``: UTC ms when everything counted has expired.
limits = _table(
    "limits",
    *texts("action", "scope"),
    *numbers("subject", "free_at"),
    Index("limits_by_end", "free_at"),
    key=("action", "scope", "subject"),
)

# ``inviter``: a hash of both ids; a refused inviter stays refused after erasing themselves.
refused_inviters = _table(
    "refused_inviters", *numbers("user_id"), *texts("inviter"), key=("user_id", "inviter")
)

guilds = _table("guilds", *numbers("guild_id"), *texts("settings"), key=("guild_id",))

guild_changes = _table(
    "guild_changes",
    counted(),
    *numbers("guild_id", "at", "user_id"),
    *texts("name", "old", "new"),
    Index("guild_changes_by_guild", "guild_id", "id"),
    Index("guild_changes_by_user", "user_id"),
)

app_values = _table("app_values", *texts("key", "value"), key=("key",))

pseudonyms = _table("pseudonyms", counted(), *numbers("at"))


matches = _table(
    "matches",
    *numbers("id"),
    parent("table_id", "tables"),
    *numbers("number", "end_seq"),
    *texts("game", "pool"),
    Column("guild_id", BigInteger),
    *flags("private", "rated"),
    *numbers("started_at", "ended_at"),
    Index("matches_by_table", "table_id", "number", unique=True),
    Index("matches_by_guild", "guild_id", "ended_at", "id"),
    Index("matches_by_pool", "game", "pool", "rated", "ended_at", "id"),
    key=("id",),
)

match_sides = _table(
    "match_sides",
    parent("match_id", "matches"),
    # From 0, in the game's order.
    *numbers("side"),
    *flags("won"),
    Column("score", BigInteger),
    key=("match_id", "side"),
)

match_players = _table(
    "match_players",
    parent("match_id", "matches"),
    # From 0, in the order of seats and of their successive players.
    *numbers("place"),
    *texts("seat"),
    Column("user_id", BigInteger),
    Column("level", Text),
    *numbers("side"),
    *flags("won", "left", "rated"),
    *numbers("turns", "stand_in_turns"),
    # The match's: a history is found without reading matches.
    *texts("game"),
    *numbers("ended_at"),
    Index("match_players_by_user", "user_id", "ended_at", "match_id"),
    Index("match_players_by_game", "user_id", "game", "ended_at", "match_id"),
    key=("match_id", "place"),
)

# Counts by the game's own names; a missing count is 0.
match_counts = _table(
    "match_counts",
    parent("match_id", "matches"),
    *numbers("place"),
    *texts("name"),
    *numbers("value"),
    key=("match_id", "place", "name"),
)

rating_changes = _table(
    "rating_changes",
    parent("match_id", "matches"),
    *numbers("user_id"),
    *texts("game", "pool"),
    *numbers("ended_at"),
    *reals("mu", "sigma"),
    *numbers("matches"),
    *texts("season"),
    *reals("mu_before", "sigma_before"),
    Index("rating_changes_by_user", "user_id", "game", "pool", "ended_at", "match_id"),
    key=("match_id", "user_id"),
)

ratings = _table(
    "ratings",
    *texts("game", "pool"),
    *numbers("user_id", "mean", "deviation", "cautious", "matches"),
    Index("ratings_by_user", "user_id"),
    key=("game", "pool", "user_id"),
)

# Every leaderboard that ever existed; its number stays the same when everything is rebuilt.
leaderboards = _table(
    "leaderboards",
    counted(),
    *numbers("scope"),
    *texts("period", "game", "pool"),
    *flags("contested"),
    # 1 for persons, 2 for partners, stored once with the smaller id first.
    *numbers("size"),
    Index(
        "leaderboards_by_key", "scope", "period", "game", "pool", "contested", "size", unique=True
    ),
)

standings = _table(
    "standings",
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboards.id"), nullable=False),
    # The partner is 0 for a person alone.
    *numbers("user_id", "partner_id", "matches", "matches_won", "matches_left"),
    # Sums of counts by name, or the highest of them; zeros may be missing.
    Column("counts", JSON, nullable=False),
    Index("standings_by_user", "user_id"),
    Index("standings_by_partner", "partner_id"),
    _partial("standings_of_pairs", "leaderboard_id", "matches", where="partner_id > 0"),
    key=("leaderboard_id", "user_id", "partner_id"),
)

# Results of the deals of the day; 0 is the person of a day's par.
daily_results = _table(
    "daily_results",
    *texts("game", "day"),
    *numbers("user_id"),
    Column("guild_id", BigInteger),
    parent("table_id", "tables"),
    *numbers("points"),
    # One character a trick (x won, . lost), and the actions after the deal, one a line.
    *texts("tricks", "line"),
    *numbers("ended_at"),
    Index("daily_results_by_points", "game", "day", "points"),
    Index("daily_results_by_user", "user_id", "game", "day"),
    key=("game", "day", "user_id"),
)

absent_members = _table(
    "absent_members",
    *numbers("guild_id", "user_id"),
    Index("absent_members_by_user", "user_id"),
    key=("guild_id", "user_id"),
)
