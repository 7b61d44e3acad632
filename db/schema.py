"""The tables of the newest schema, for queries; :mod:`db.migrations` makes them.

``tables`` and ``entries`` are the truth; everything else is look-up, memory or preference.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
    Column("due_at", BigInteger),
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
