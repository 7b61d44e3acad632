"""Tables on real SQLite files."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db import Store
from tests.tables.house import House


@pytest.fixture
async def store(store: Store) -> AsyncIterator[Store]:
    """A store on a fresh file; the harnesses on it are closed before it."""
    House.made.clear()
    yield store
    for house in House.made:
        await house.tables.close()


@pytest.fixture
async def house(store: Store) -> House:
    """A harness whose clock stands until it is moved, and whose computers never call."""
    made = House(store)
    await made.tables.resume()
    return made
