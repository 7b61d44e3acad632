"""Fixtures of the tests of the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.virtual import files


@pytest.fixture
def store_file(tmp_path: Path) -> Path:
    file = tmp_path / "brouc.sqlite"
    file.write_bytes(files.empty())
    return file


@pytest.fixture
async def store(store_file: Path) -> AsyncIterator[Store]:
    async with await Store.open(f"sqlite+aiosqlite:///{store_file}") as opened:
        yield opened
