"""Fixtures shared by the evenings."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick(quick_pictures: None) -> None:
    """Evenings test messages; tests/render checks the pictures."""
