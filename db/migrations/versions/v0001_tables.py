"""Tables with their journals, messages, people, servers.

Revision: 0001. The first.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _table_id() -> sa.Column[int]:
    return sa.Column(
        "table_id", sa.BigInteger, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", _counted, primary_key=True, autoincrement=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("place_id", sa.BigInteger),
        sa.Column("owner_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        # Numbers are never reused: old buttons carry them.
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_status", "tables", ["status", "guild_id"])
    op.create_index("tables_by_guild", "tables", ["guild_id", "id"])
    op.create_index("tables_by_place", "tables", ["place_id"])
    op.create_index("tables_by_owner", "tables", ["owner_id"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        # A journal is read from end to end: its rows lie together.
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entries_by_cause",
        "entries",
        ["cause"],
        unique=True,
        sqlite_where=sa.text("cause IS NOT NULL"),
        postgresql_where=sa.text("cause IS NOT NULL"),
    )
    op.create_table(
        "table_people",
        _table_id(),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("table_people_by_user", "table_people", ["user_id", "table_id"])
    op.create_table(
        "mentions",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        _table_id(),
        sa.PrimaryKeyConstraint("user_id", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("mentions_by_table", "mentions", ["table_id"])
    op.create_table(
        "messages",
        _table_id(),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("shown_seq", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "role"),
        sqlite_with_rowid=False,
    )
    op.create_index("messages_by_id", "messages", ["message_id"])
    op.create_index("messages_by_channel", "messages", ["channel_id"])
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("dm_refused_at", sa.BigInteger),
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "guild_changes",
        sa.Column("id", _counted, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("old", sa.Text, nullable=False),
        sa.Column("new", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("guild_changes_by_guild", "guild_changes", ["guild_id", "id"])
    op.create_index("guild_changes_by_user", "guild_changes", ["user_id"])
    op.create_table(
        "app_values",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "pseudonyms",
        sa.Column("id", _counted, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        # Pseudonyms are never reused.
        sqlite_autoincrement=True,
    )
