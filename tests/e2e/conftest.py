"""What the evenings share."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick(quick_pictures: None) -> None:
    """Evenings are about messages; what is on the pictures is the affair of tests/render."""
