"""History of the schema from version 0.1.0, run by :mod:`db.migrations.migrate`."""
