"""Tournaments are rows beside the tables, with a kind of their own."""

import sqlalchemy as sa
from alembic import op


def upgrade() -> None:
    """Add the kind; every row before was a table."""
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="table"))
