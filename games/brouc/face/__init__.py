"""What Le Brouc shows and understands at a table."""
