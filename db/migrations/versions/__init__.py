"""The schema's history: one numbered file a step, run by :mod:`db.migrate`."""
