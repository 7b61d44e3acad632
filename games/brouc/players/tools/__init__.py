"""Duels of computer players, and their protocol for other programs."""
