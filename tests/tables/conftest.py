"""Real SQLite files, and tables on them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.tables.house import House
from tests.virtual import files


def url(folder: Path) -> str:
    """The store's address in a folder."""
    return f"sqlite+aiosqlite:///{folder}/brouc.sqlite"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a fresh store in it."""
    (tmp_path / "brouc.sqlite").write_bytes(files.empty())
    return tmp_path


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    """A store on a fresh file; the harnesses on it are closed before it."""
    House.made.clear()
    async with await Store.open(url(folder)) as opened:
        yield opened
        for house in House.made:
            await house.tables.close()


@pytest.fixture
async def house(store: Store) -> House:
    """A harness whose clock stands until it is moved, and whose computers never call."""
    made = House(store)
    await made.tables.resume()
    return made
