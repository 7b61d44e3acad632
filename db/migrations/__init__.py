"""History of the schema, run by :mod:`db.core.migrate`."""
