"""Discord: commands, buttons, messages. Parses, asks :mod:`tables`, presents."""
