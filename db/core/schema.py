"""The tables of the newest schema, for queries; :mod:`db.migrations` creates them, with indexes.

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
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# SQLite counts rows only in columns declared INTEGER.
_counted = BigInteger().with_variant(Integer, "sqlite")


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
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", Text),
)

table_people = Table(
    "table_people",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
)

mentions = Table(
    "mentions",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("shown", Text, nullable=False, server_default=""),
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
    Column("user_id", BigInteger, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("exercise", BigInteger, nullable=False),
    Column("step", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
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
)

# A person's first answer to a puzzle, and when it comes back.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    # False for a mistake at a table too.
    Column("solved", Boolean, nullable=False),
    # UTC ms; None: it does not come back.
    Column("due", BigInteger),
    # Right answers in a row since the mistake.
    Column("stage", BigInteger, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tries", BigInteger, nullable=False),
)

limits = Table(
    "limits",
    metadata,
    Column("action", Text, primary_key=True),
    Column("scope", Text, primary_key=True),
    Column("subject", BigInteger, primary_key=True),
    # UTC ms when everything counted has expired.
    Column("free_at", BigInteger, nullable=False),
)

refused_inviters = Table(
    "refused_inviters",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    # A hash of both ids: a refused inviter stays refused after erasing themselves.
    Column("inviter", Text, primary_key=True),
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
)


matches = Table(
    "matches",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("end_seq", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

match_sides = Table(
    "match_sides",
    metadata,
    Column("match_id", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # From 0, in the game's order.
    Column("side", BigInteger, primary_key=True),
    Column("won", Boolean, nullable=False),
    Column("score", BigInteger),
)

match_players = Table(
    "match_players",
    metadata,
    Column("match_id", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # From 0, in the order of seats and of their successive players.
    Column("place", BigInteger, primary_key=True),
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
)

# Counts by the game's own names; a missing count is 0.
match_counts = Table(
    "match_counts",
    metadata,
    Column("match_id", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", BigInteger, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match_id", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", BigInteger, nullable=False),
    Column("season", Text, nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("mean", BigInteger, nullable=False),
    Column("deviation", BigInteger, nullable=False),
    Column("cautious", BigInteger, nullable=False),
    Column("matches", BigInteger, nullable=False),
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
)


standings = Table(
    "standings",
    metadata,
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboards.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    # 0 for a person alone.
    Column("partner_id", BigInteger, primary_key=True),
    Column("matches", BigInteger, nullable=False),
    Column("matches_won", BigInteger, nullable=False),
    Column("matches_left", BigInteger, nullable=False),
    # Sums of counts by name, or the highest of them; zeros may be missing.
    Column("counts", JSON, nullable=False),
)

# Results of the deals of the day; 0 is the person of a day's par.
daily_results = Table(
    "daily_results",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger),
    Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("points", BigInteger, nullable=False),
    # One character a trick: x won, . lost.
    Column("tricks", Text, nullable=False),
    # The actions after the deal, one a line.
    Column("line", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

absent_members = Table(
    "absent_members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
)
