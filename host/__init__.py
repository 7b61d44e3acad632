"""Everything that an operator runs: health, maintenance commands, entry points."""
