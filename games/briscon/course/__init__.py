"""Briscon's lessons and booklet."""
