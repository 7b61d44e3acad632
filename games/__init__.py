"""Games of the project."""
