"""A leaderboard's row holds its sums of counts itself.

Revision: 0007. They were rows of their own, eleven for one; everything there was stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_SAME = " AND ".join(
    f"one.{name} = standings.{name}" for name in ("leaderboard_id", "user_id", "partner_id")
)
_THEIRS = f"FROM standing_counts AS one WHERE {_SAME}"


def upgrade() -> None:
    """Move the sums into their rows."""
    op.add_column("standings", sa.Column("counts", sa.JSON, nullable=False, server_default="{}"))
    if op.get_bind().dialect.name == "postgresql":
        together = f"SELECT json_object_agg(one.name, one.value ORDER BY one.name) {_THEIRS}"
    else:
        # The key's order, which is that of the names.
        together = (
            "SELECT json_group_object(name, value) FROM "
            f"(SELECT one.name AS name, one.value AS value {_THEIRS} ORDER BY one.name)"
        )
    op.execute(f"UPDATE standings SET counts = ({together}) WHERE EXISTS (SELECT 1 {_THEIRS})")
    op.drop_table("standing_counts")
