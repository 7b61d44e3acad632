"""The tables of the newest schema, for queries; :mod:`db.migrations` creates them.

``tables`` and ``entries`` are the truth; ``matches`` and everything that follows it is derived from
them and can be rebuilt; the rest is look-up, memory or preference.
"""

from __future__ import annotations

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

metadata = MetaData()

# SQLite counts rows only in columns declared INTEGER.
_counted = BigInteger().with_variant(Integer, "sqlite")


def _table_id() -> Column[int]:
    return Column(
        "table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )


tables = Table(
    "tables",
    metadata,
    Column("id", _counted, primary_key=True, autoincrement=True),
    Column("game", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("place_id", BigInteger),
    Column("owner_id", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("tables_by_status", "status", "guild_id"),
    Index("tables_by_guild", "guild_id", "id"),
    Index("tables_by_place", "place_id"),
    Index("tables_by_owner", "owner_id"),
    sqlite_autoincrement=True,
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", Text),
    PrimaryKeyConstraint("table_id", "seq"),
    Index(
        "entries_by_cause",
        "cause",
        unique=True,
        sqlite_where=text("cause IS NOT NULL"),
        postgresql_where=text("cause IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

table_people = Table(
    "table_people",
    metadata,
    _table_id(),
    Column("seat", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "user_id"),
    Index("table_people_by_user", "user_id", "table_id"),
    sqlite_with_rowid=False,
)

mentions = Table(
    "mentions",
    metadata,
    Column("user_id", BigInteger, nullable=False),
    _table_id(),
    PrimaryKeyConstraint("user_id", "table_id"),
    Index("mentions_by_table", "table_id"),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    metadata,
    _table_id(),
    Column("role", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("shown", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "role"),
    Index("messages_by_id", "message_id"),
    Index("messages_by_channel", "channel_id"),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("preferences", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("dm_refused_at", BigInteger),
)

progress = Table(
    "progress",
    metadata,
    Column("user_id", BigInteger, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("exercise", BigInteger, nullable=False),
    Column("step", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "lesson"),
    sqlite_with_rowid=False,
)

# Puzzles from finished deals, and the ratings of those that come with a game once answered.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("document", Text),
    # False for a mistake that is to come back and is no puzzle for others.
    Column("shared", Boolean, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tries", BigInteger, nullable=False),
    Index("puzzles_by_game", "game"),
)

# A person's first answer to a puzzle, and when it comes back.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("user_id", BigInteger, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("game", Text, nullable=False),
    # False for a mistake at a table too.
    Column("solved", Boolean, nullable=False),
    # UTC ms; None: it does not come back.
    Column("due", BigInteger),
    # Right answers in a row since the mistake.
    Column("stage", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "puzzle"),
    sqlite_with_rowid=False,
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tries", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "game"),
    sqlite_with_rowid=False,
)

limits = Table(
    "limits",
    metadata,
    Column("action", Text, nullable=False),
    Column("scope", Text, nullable=False),
    Column("subject", BigInteger, nullable=False),
    # UTC ms when everything counted has expired.
    Column("free_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("action", "scope", "subject"),
    Index("limits_by_end", "free_at"),
    sqlite_with_rowid=False,
)

refused_inviters = Table(
    "refused_inviters",
    metadata,
    Column("user_id", BigInteger, nullable=False),
    # A hash of both ids: a refused inviter stays refused after erasing themselves.
    Column("inviter", Text, nullable=False),
    PrimaryKeyConstraint("user_id", "inviter"),
    sqlite_with_rowid=False,
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

guild_changes = Table(
    "guild_changes",
    metadata,
    Column("id", _counted, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("old", Text, nullable=False),
    Column("new", Text, nullable=False),
    Index("guild_changes_by_guild", "guild_id", "id"),
    Index("guild_changes_by_user", "user_id"),
    sqlite_autoincrement=True,
)

app_values = Table(
    "app_values",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

pseudonyms = Table(
    "pseudonyms",
    metadata,
    Column("id", _counted, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)


def _match_id() -> Column[int]:
    return Column(
        "match_id", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    )


matches = Table(
    "matches",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _table_id(),
    Column("number", BigInteger, nullable=False),
    Column("end_seq", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("matches_by_table", "table_id", "number", unique=True),
    Index("matches_by_pool", "game", "pool", "rated", "ended_at", "id"),
    Index("matches_by_guild", "guild_id", "ended_at", "id"),
)

match_sides = Table(
    "match_sides",
    metadata,
    _match_id(),
    # From 0, in the game's order.
    Column("side", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", BigInteger),
    PrimaryKeyConstraint("match_id", "side"),
    sqlite_with_rowid=False,
)

match_players = Table(
    "match_players",
    metadata,
    _match_id(),
    # From 0, in the order of seats and of their successive players.
    Column("place", BigInteger, nullable=False),
    Column("seat", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("level", Text),
    Column("side", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("turns", BigInteger, nullable=False),
    Column("stand_in_turns", BigInteger, nullable=False),
    # The match's: a history is found without reading matches.
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match_id", "place"),
    Index("match_players_by_user", "user_id", "ended_at", "match_id"),
    Index("match_players_by_game", "user_id", "game", "ended_at", "match_id"),
    sqlite_with_rowid=False,
)

# Counts by the game's own names; a missing count is 0.
match_counts = Table(
    "match_counts",
    metadata,
    _match_id(),
    Column("place", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("value", BigInteger, nullable=False),
    PrimaryKeyConstraint("match_id", "place", "name"),
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",
    metadata,
    _match_id(),
    Column("user_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", BigInteger, nullable=False),
    Column("season", Text, nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    PrimaryKeyConstraint("match_id", "user_id"),
    Index("rating_changes_by_user", "user_id", "game", "pool", "ended_at", "match_id"),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("mean", BigInteger, nullable=False),
    Column("deviation", BigInteger, nullable=False),
    Column("cautious", BigInteger, nullable=False),
    Column("matches", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "pool", "user_id"),
    Index("ratings_by_user", "user_id"),
    sqlite_with_rowid=False,
)

# Every leaderboard that ever existed; its number stays the same when everything is rebuilt.
leaderboards = Table(
    "leaderboards",
    metadata,
    Column("id", _counted, primary_key=True, autoincrement=True),
    Column("scope", BigInteger, nullable=False),
    Column("period", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("contested", Boolean, nullable=False),
    # 1 for persons, 2 for partners, stored once with the smaller id first.
    Column("size", BigInteger, nullable=False),
    Index(
        "leaderboards_by_key",
        "scope",
        "period",
        "game",
        "pool",
        "contested",
        "size",
        unique=True,
    ),
    sqlite_autoincrement=True,
)


def _leaderboard_id() -> Column[int]:
    return Column("leaderboard_id", BigInteger, ForeignKey("leaderboards.id"), nullable=False)


standings = Table(
    "standings",
    metadata,
    _leaderboard_id(),
    Column("user_id", BigInteger, nullable=False),
    # 0 for a person alone.
    Column("partner_id", BigInteger, nullable=False),
    Column("matches", BigInteger, nullable=False),
    Column("matches_won", BigInteger, nullable=False),
    Column("matches_left", BigInteger, nullable=False),
    # Sums of counts by name, or the highest of them; zeros may be missing.
    Column("counts", JSON, nullable=False),
    PrimaryKeyConstraint("leaderboard_id", "user_id", "partner_id"),
    # There are many more pairs than persons, most of them with few matches.
    Index(
        "standings_of_pairs",
        "leaderboard_id",
        "matches",
        sqlite_where=text("partner_id > 0"),
        postgresql_where=text("partner_id > 0"),
    ),
    Index("standings_by_user", "user_id"),
    Index("standings_by_partner", "partner_id"),
    sqlite_with_rowid=False,
)

# Results of the deals of the day; 0 is the person of a day's par.
daily_results = Table(
    "daily_results",
    metadata,
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    _table_id(),
    Column("points", BigInteger, nullable=False),
    # One character a trick: x won, . lost.
    Column("tricks", Text, nullable=False),
    # The actions after the deal, one a line.
    Column("line", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "day", "user_id"),
    Index("daily_results_by_points", "game", "day", "points"),
    Index("daily_results_by_user", "user_id", "game", "day"),
    sqlite_with_rowid=False,
)

absent_members = Table(
    "absent_members",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild_id", "user_id"),
    Index("absent_members_by_user", "user_id"),
    sqlite_with_rowid=False,
)
