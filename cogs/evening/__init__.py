"""Evenings of a club on Discord: announcing, playing and directing them."""
