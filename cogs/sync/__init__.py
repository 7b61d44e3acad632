"""Bringing every message of a table to its newest state."""
