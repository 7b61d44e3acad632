"""Everything about finished matches."""
