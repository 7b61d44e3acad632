"""One person's preferences and data."""
