"""Computer players of any game: processes to think in, compiled modules."""
