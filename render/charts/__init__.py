"""Leaderboards and curves in chalk."""
