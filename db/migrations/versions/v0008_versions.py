"""What processes remember has a number in the database, by which they see each other's changes.

Revision: 0008.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KINDS = "guilds", "journals", "messages", "people"


def upgrade() -> None:
    """Make the numbers, all of them 0."""
    made = op.create_table(
        "versions",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.bulk_insert(made, [{"kind": kind, "number": 0} for kind in KINDS])
