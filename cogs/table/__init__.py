"""Commands and presses at a table."""
