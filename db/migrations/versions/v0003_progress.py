"""Progress of people in the course.

Revision: 0003.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "progress",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("exercise", sa.BigInteger, nullable=False),
        sa.Column("step", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "lesson"),
        sqlite_with_rowid=False,
    )
