"""What all faults need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.forks import Forks


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """Where bots come from."""
    with Forks() as found:
        yield found
