"""Operator's programs: health, maintenance commands, entry points."""
