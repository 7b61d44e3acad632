"""Laboratory of Le Brouc's computer players."""
