"""A table with its places, its wood and its slate."""
