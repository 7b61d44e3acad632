"""Briscon for the application."""
