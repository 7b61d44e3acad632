"""Briscon, as the application plays it."""
