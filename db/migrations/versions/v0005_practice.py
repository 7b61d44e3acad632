"""Version 0.2.0, after its previews: the deal of the day and puzzles.

Revision: 0005.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _rating() -> tuple[sa.Column[float], sa.Column[float], sa.Column[int]]:
    mu, sigma = (sa.Column(name, sa.Float(53), nullable=False) for name in ("mu", "sigma"))
    return mu, sigma, _number("tries")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "daily_results",
        _text("game"),
        _text("day"),
        _number("user_id"),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column(
            "table_id",
            sa.BigInteger,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        _number("points"),
        _text("tricks"),
        _text("line"),
        _number("ended_at"),
        sa.PrimaryKeyConstraint("game", "day", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_results_by_points", "daily_results", ["game", "day", "points"])
    op.create_index("daily_results_by_user", "daily_results", ["user_id", "game", "day"])
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, primary_key=True),
        _text("game"),
        sa.Column("document", sa.Text),
        _flag("shared"),
        *_rating(),
    )
    op.create_index("puzzles_by_game", "puzzles", ["game"])
    op.create_table(
        "puzzle_answers",
        _number("user_id"),
        _text("puzzle"),
        _text("game"),
        _flag("solved"),
        sa.Column("due", sa.BigInteger),
        _number("stage"),
        sa.PrimaryKeyConstraint("user_id", "puzzle"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        _number("user_id"),
        _text("game"),
        *_rating(),
        sa.PrimaryKeyConstraint("user_id", "game"),
        sqlite_with_rowid=False,
    )
