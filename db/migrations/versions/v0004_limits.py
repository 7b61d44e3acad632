"""How much was done lately, and whose invitations are refused.

Revision: 0004.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables, empty."""
    op.create_table(
        "limits",
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("subject", sa.BigInteger, nullable=False),
        sa.Column("free_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("action", "scope", "subject"),
        sqlite_with_rowid=False,
    )
    op.create_index("limits_by_end", "limits", ["free_at"])
    op.create_table(
        "refused_inviters",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("inviter", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "inviter"),
        sqlite_with_rowid=False,
    )
