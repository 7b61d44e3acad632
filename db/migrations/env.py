"""Alembic's door: runs the migrations on the connection that :mod:`db.migrate` hands over."""

from alembic import context

given = context.config.attributes
context.configure(connection=given["connection"], version_table=given["version_table"])
with context.begin_transaction():
    context.run_migrations()
