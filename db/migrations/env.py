"""Alembic's entry point: runs the migrations on the connection of :mod:`db.core.migrate`."""

from alembic import context

given = context.config.attributes
context.configure(connection=given["connection"], version_table=given["version_table"])
with context.begin_transaction():
    context.run_migrations()
