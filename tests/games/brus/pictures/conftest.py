"""Pictures are compared with golden ones."""

from tests.goldens import golden

__all__ = ["golden"]
