"""Real SQLite files, and houses with tables on them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.tables.house import House


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store on a fresh file."""
    async with await Store.open(url(tmp_path)) as opened:
        yield opened


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    """A house whose clock stands until it is moved."""
    made = House(store)
    await made.tables.resume()
    yield made
    await made.tables.close()


def url(folder: Path) -> str:
    """The store's address in a folder."""
    return f"sqlite+aiosqlite:///{folder}/brouc.sqlite"
