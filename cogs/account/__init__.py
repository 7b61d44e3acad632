"""What belongs to one person: preferences and data."""
