"""Brus for the application."""
