"""Fixtures of the process faults."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.forks import Forks


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """The process that forks bots."""
    with Forks() as found:
        yield found
