"""When a table's clock asks for something next is worked out from its journal, not looked up.

Revision: 0005.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Drop the column that nobody reads."""
    op.drop_column("tables", "due_at")
