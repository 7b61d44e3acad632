"""The games, each one thing that the application can play."""
