"""Real SQLite files, and tables on them."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.tables.house import House


def url(folder: Path) -> str:
    """The store's address in a folder."""
    return f"sqlite+aiosqlite:///{folder}/brouc.sqlite"


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty store; creating the schema once saves most of the time."""
    folder = tmp_path_factory.mktemp("empty")

    async def make() -> None:
        async with await Store.open(url(folder)):
            pass

    asyncio.run(make())
    return folder / "brouc.sqlite"


@pytest.fixture
def folder(tmp_path: Path, empty_store: Path) -> Path:
    """A folder with a fresh store in it."""
    shutil.copy(empty_store, tmp_path)
    return tmp_path


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    """A store on a fresh file."""
    async with await Store.open(url(folder)) as opened:
        yield opened


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    """A test harness with a clock that stands until it is moved."""
    made = House(store)
    await made.tables.resume()
    yield made
    await made.tables.close()
