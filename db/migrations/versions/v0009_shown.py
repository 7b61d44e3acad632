"""What a message shows is kept with its place, so that after a restart it need not be edited.

Revision: 0009. Nothing is known of the messages that are there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("messages", sa.Column("shown", sa.Text, nullable=False, server_default=""))
