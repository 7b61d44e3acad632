"""Stores on real SQLite files and, if available, on PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from db import Head, NewEntry, NewTable, Status, Store
from db.repositories.privacy import without_id
from tests.db.postgres import NoServerError, made_on, server
from tests.virtual import files

ANNA, BEAT, CARLA, DORA = (810_000_000_000_000_001 + i for i in range(4))
AT = 1_700_000_000_000
HeadMaker = Callable[..., Head]


def in_text(kind: str, payload: str, user: int, pseudonym: int) -> str:
    """Replace a person in these tests' payloads, which are no journal's."""
    return without_id(payload, user, pseudonym)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server's maintenance database, or a skip with its reason."""
    try:
        with server() as address:
            yield address
    except NoServerError as error:
        pytest.skip(str(error))


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with made_on(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that does not exist."""
    return f"sqlite+aiosqlite:///{tmp_path}/brouc.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest) -> str:
    """The URL of a database of either kind in which no store was opened."""
    kind = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(kind)
    return found


async def _made(url: str) -> None:
    async with await Store.open(url):
        pass


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The SQLite file of an empty store: a copy costs a tenth of creating the schema."""
    path = tmp_path_factory.mktemp("empty") / "brouc.sqlite"
    path.write_bytes(files.empty())
    return path


@pytest.fixture(scope="session")
def empty_template(postgres_server: str) -> Iterator[str]:
    """The name of an empty PostgreSQL database, to be copied by the server."""
    with made_on(postgres_server) as url:
        asyncio.run(_made(url))
        yield url.rpartition("/")[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty store of either kind."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("empty_file"), request.getfixturevalue("tmp_path"))
        yield request.getfixturevalue("sqlite_url")
        return
    template = request.getfixturevalue("empty_template")
    with made_on(request.getfixturevalue("postgres_server"), template) as found:
        yield found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of either kind."""
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
def head() -> HeadMaker:
    """Makes heads: Anna's lobby in server 7, with the given differences."""

    def make(status: Status = "lobby", **changes: object) -> Head:
        values: dict[str, object] = {
            "guild_id": 7,
            "channel_id": 71,
            "place_id": None,
            "owner_id": ANNA,
            "people": ((ANNA, "N"),),
            "updated_at": AT,
        }
        return Head(status, **{**values, **changes})  # type: ignore[arg-type]

    return make


@pytest.fixture
async def table(store: Store, head: HeadMaker) -> int:
    """A table with one entry."""
    opened = NewEntry("opened", f'{{"owner":{ANNA}}}', AT)
    return await store.journals.create_table(NewTable("brouc", head(), opened.at), [opened], "open")


async def head_of(store: Store, table: int) -> Head:
    """The stored head of a table."""
    (found,) = (one.head for one in await store.journals.heads() if one.table == table)
    return found


async def kept(store: Store, person: int) -> dict[str, list[dict[str, Any]]]:
    """Everything stored about a person: the name of a part → its rows."""
    found: dict[str, list[dict[str, Any]]] = {}

    def take(part: str, rows: Sequence[Mapping[Any, Any]]) -> None:
        found.setdefault(part, []).extend(map(dict, rows))

    await store.privacy.take_out(person, take)
    assert await store.privacy.kept(person) == {part: len(rows) for part, rows in found.items()}
    return found
