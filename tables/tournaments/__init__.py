"""Tournaments: evenings of many tables, each a journal of its own (docs/evenings.md).

A tournament's entries (:mod:`tables.tournaments.entries`) fold to its state
(:mod:`tables.tournaments.state`). Results are never copied: a round points at its tables' journals,
and a :class:`tables.tournaments.hall.Hall` has them. :mod:`tables.runtime.tournaments` is the
service.
"""
