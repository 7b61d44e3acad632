"""Repositories of the store, by subject."""
