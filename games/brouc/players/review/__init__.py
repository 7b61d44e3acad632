"""Analysis of a finished deal."""
