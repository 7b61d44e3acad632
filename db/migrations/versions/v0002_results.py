"""Finished matches, ratings, standings.

Revision: 0002. Everything but ``absent_members`` is derived from journals: run ``python -m tables
rebuild`` once for matches that were finished before.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_COUNTS = (
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


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _real(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float(53), nullable=False)


def _match_id() -> sa.Column[int]:
    return sa.Column(
        "match_id", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    )


def upgrade() -> None:
    """Create the tables, empty."""
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id",
            sa.BigInteger,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        _number("number"),
        _number("end_seq"),
        _text("pool"),
        sa.Column("guild_id", sa.BigInteger),
        _flag("private"),
        _flag("rated"),
        *map(_number, ("started_at", "ended_at", "winner", "coches_0", "coches_1")),
    )
    op.create_index("matches_by_table", "matches", ["table_id", "number"], unique=True)
    op.create_index("matches_by_pool", "matches", ["pool", "rated", "ended_at", "id"])
    op.create_index("matches_by_guild", "matches", ["guild_id", "ended_at", "id"])
    op.create_table(
        "match_players",
        _match_id(),
        _number("place"),
        _text("seat"),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.Text),
        _number("team"),
        *map(_flag, ("won", "left", "rated")),
        *map(_number, ("turns", "stand_in_turns", "ended_at", *_COUNTS)),
        sa.PrimaryKeyConstraint("match_id", "place"),
        sqlite_with_rowid=False,
    )
    op.create_index("match_players_by_user", "match_players", ["user_id", "ended_at", "match_id"])
    op.create_table(
        "rating_changes",
        _match_id(),
        _number("user_id"),
        _text("pool"),
        _number("ended_at"),
        *map(_real, ("mu", "sigma")),
        _number("matches"),
        _text("season"),
        *map(_real, ("mu_before", "sigma_before")),
        sa.PrimaryKeyConstraint("match_id", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "rating_changes_by_user", "rating_changes", ["user_id", "pool", "ended_at", "match_id"]
    )
    op.create_table(
        "ratings",
        _text("pool"),
        *map(_number, ("user_id", "mean", "deviation", "cautious", "matches")),
        sa.PrimaryKeyConstraint("pool", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_user", "ratings", ["user_id"])
    key = ("scope", "period", "pool", "contested", "size")
    op.create_table(
        "standings",
        _number("scope"),
        _text("period"),
        _text("pool"),
        _flag("contested"),
        *map(_number, ("size", "user_id", "partner_id")),
        *map(_number, ("matches", "matches_won", "matches_left", *_COUNTS)),
        sa.PrimaryKeyConstraint(*key, "user_id", "partner_id"),
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
    op.create_table(
        "absent_members",
        *map(_number, ("guild_id", "user_id")),
        sa.PrimaryKeyConstraint("guild_id", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("absent_members_by_user", "absent_members", ["user_id"])
