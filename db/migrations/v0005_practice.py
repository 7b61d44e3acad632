"""Version 0.2.0, after its previews: the deal of the day and puzzles."""

import sqlalchemy as sa
from alembic import op

from db.core.schema import flags, numbers, parent, reals, texts


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "daily_results",
        *texts("game", "day"),
        *numbers("user_id"),
        sa.Column("guild_id", sa.BigInteger),
        parent("table_id", "tables"),
        *numbers("points"),
        *texts("tricks", "line"),
        *numbers("ended_at"),
        sa.PrimaryKeyConstraint("game", "day", "user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_results_by_points", "daily_results", ["game", "day", "points"])
    op.create_index("daily_results_by_user", "daily_results", ["user_id", "game", "day"])
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, primary_key=True),
        *texts("game"),
        sa.Column("document", sa.Text),
        *flags("shared"),
        *reals("mu", "sigma"),
        *numbers("tries"),
    )
    op.create_index("puzzles_by_game", "puzzles", ["game"])
    op.create_table(
        "puzzle_answers",
        *numbers("user_id"),
        *texts("puzzle", "game"),
        *flags("solved"),
        sa.Column("due", sa.BigInteger),
        *numbers("stage"),
        sa.PrimaryKeyConstraint("user_id", "puzzle"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        *numbers("user_id"),
        *texts("game"),
        *reals("mu", "sigma"),
        *numbers("tries"),
        sa.PrimaryKeyConstraint("user_id", "game"),
        sqlite_with_rowid=False,
    )
