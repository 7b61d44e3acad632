"""Contents of messages, as posts."""
