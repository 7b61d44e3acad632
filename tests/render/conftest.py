"""Comparison of pictures with golden ones."""

from tests.goldens import golden

__all__ = ["golden"]
