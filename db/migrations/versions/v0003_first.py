"""Version 0.1.0: tables with their journals, messages, people, servers; results; the course.

Revision: 0003. The first that was released.
"""

import sqlalchemy as sa
from alembic import op

from db.core.schema import counted, flags, numbers, parent, reals, texts

revision = "0003"
down_revision = None

COUNTS = (
    "deals",
    "games",
    "games_won",
    "coches_given",
    "coches_taken",
    "tricks",
    "marriages",
    "points",
    "points_deals",
    "capes",
    "capes_demanded",
    "capes_undoubled",
    "capes_failed",
    "dehors_right",
    "dehors_wrong",
)


def upgrade() -> None:
    """Create everything."""
    _journals()
    _settings()
    _matches()
    _ratings()
    _standings()


def _journals() -> None:
    op.create_table(
        "tables",
        counted(),
        *texts("game"),
        *numbers("created_at", "seq"),
        *texts("status"),
        sa.Column("guild_id", sa.BigInteger),
        *numbers("channel_id"),
        sa.Column("place_id", sa.BigInteger),
        *numbers("owner_id"),
        sa.Column("due_at", sa.BigInteger),
        *numbers("updated_at"),
        # Numbers are never reused: old buttons carry them.
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_status", "tables", ["status", "guild_id"])
    op.create_index("tables_by_guild", "tables", ["guild_id", "id"])
    op.create_index("tables_by_place", "tables", ["place_id"])
    op.create_index("tables_by_owner", "tables", ["owner_id"])
    op.create_table(
        "entries",
        parent("table_id", "tables"),
        *numbers("seq"),
        *texts("kind", "payload"),
        *numbers("at"),
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
        parent("table_id", "tables"),
        *texts("seat"),
        *numbers("user_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("table_people_by_user", "table_people", ["user_id", "table_id"])
    op.create_table(
        "mentions",
        *numbers("user_id"),
        parent("table_id", "tables"),
        sa.PrimaryKeyConstraint("user_id", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("mentions_by_table", "mentions", ["table_id"])
    op.create_table(
        "messages",
        parent("table_id", "tables"),
        *texts("role"),
        *numbers("channel_id", "message_id", "shown_seq"),
        sa.PrimaryKeyConstraint("table_id", "role"),
        sqlite_with_rowid=False,
    )
    op.create_index("messages_by_id", "messages", ["message_id"])
    op.create_index("messages_by_channel", "messages", ["channel_id"])


def _settings() -> None:
    op.create_table(
        "people",
        *numbers("user_id"),
        *texts("preferences"),
        *flags("listed"),
        sa.Column("dm_refused_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "progress",
        *numbers("user_id"),
        *texts("lesson"),
        *numbers("exercise", "step"),
        *flags("done"),
        *numbers("at"),
        sa.PrimaryKeyConstraint("user_id", "lesson"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guilds", *numbers("guild_id"), *texts("settings"), sa.PrimaryKeyConstraint("guild_id")
    )
    op.create_table(
        "guild_changes",
        counted(),
        *numbers("guild_id", "at", "user_id"),
        *texts("name", "old", "new"),
        sqlite_autoincrement=True,
    )
    op.create_index("guild_changes_by_guild", "guild_changes", ["guild_id", "id"])
    op.create_index("guild_changes_by_user", "guild_changes", ["user_id"])
    op.create_table("app_values", *texts("key", "value"), sa.PrimaryKeyConstraint("key"))
    # Pseudonyms are never reused.
    op.create_table("pseudonyms", counted(), *numbers("at"), sqlite_autoincrement=True)
    op.create_table(
        "absent_members",
        *numbers("guild_id", "user_id"),
        sa.PrimaryKeyConstraint("guild_id", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("absent_members_by_user", "absent_members", ["user_id"])


def _matches() -> None:
    op.create_table(
        "matches",
        *numbers("id"),
        parent("table_id", "tables"),
        *numbers("number", "end_seq"),
        *texts("pool"),
        sa.Column("guild_id", sa.BigInteger),
        *flags("private", "rated"),
        *numbers("started_at", "ended_at", "winner", "coches_0", "coches_1"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("matches_by_table", "matches", ["table_id", "number"], unique=True)
    op.create_index("matches_by_pool", "matches", ["pool", "rated", "ended_at", "id"])
    op.create_index("matches_by_guild", "matches", ["guild_id", "ended_at", "id"])
    op.create_table(
        "match_players",
        parent("match_id", "matches"),
        *numbers("place"),
        *texts("seat"),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.Text),
        *numbers("team"),
        *flags("won", "left", "rated"),
        *numbers("turns", "stand_in_turns", "ended_at", *COUNTS),
        sa.PrimaryKeyConstraint("match_id", "place"),
        sqlite_with_rowid=False,
    )
    op.create_index("match_players_by_user", "match_players", ["user_id", "ended_at", "match_id"])


def _ratings() -> None:
    op.create_table(
        "rating_changes",
        parent("match_id", "matches"),
        *numbers("user_id"),
        *texts("pool"),
        *numbers("ended_at"),
        *reals("mu", "sigma"),
        *numbers("matches"),
        *texts("season"),
        *reals("mu_before", "sigma_before"),
        sa.PrimaryKeyConstraint("match_id", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "rating_changes_by_user", "rating_changes", ["user_id", "pool", "ended_at", "match_id"]
    )
    op.create_table(
        "ratings",
        *texts("pool"),
        *numbers("user_id", "mean", "deviation", "cautious", "matches"),
        sa.PrimaryKeyConstraint("pool", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_user", "ratings", ["user_id"])


def _standings() -> None:
    op.create_table(
        "standings",
        *numbers("scope"),
        *texts("period", "pool"),
        *flags("contested"),
        *numbers("size", "user_id", "partner_id"),
        *numbers("matches", "matches_won", "matches_left", *COUNTS),
        sa.PrimaryKeyConstraint(
            "scope", "period", "pool", "contested", "size", "user_id", "partner_id"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "standings_of_pairs",
        "standings",
        ["scope", "period", "pool", "contested", "matches"],
        sqlite_where=sa.text("size = 2"),
        postgresql_where=sa.text("size = 2"),
    )
    op.create_index("standings_by_user", "standings", ["user_id"])
    op.create_index("standings_by_partner", "standings", ["partner_id"])
