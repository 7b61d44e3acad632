"""Computer players of any game: worker tasks, search, compilation."""
