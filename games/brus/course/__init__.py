"""Brus's lessons and booklet."""
