"""What is kept, by subject."""
