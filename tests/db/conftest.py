"""Stores on real SQLite files and, where a server can be had, on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from db import Head, NewEntry, NewTable, Status, Store
from db.core.base import without_id

ANNA, BEAT, CARLA, DORA = (810_000_000_000_000_001 + i for i in range(4))


def in_text(kind: str, payload: str, user: int, pseudonym: int) -> str:
    """How these tests' payloads, which are no journal's, name somebody else."""
    return without_id(payload, user, pseudonym)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a server's maintenance database, or a skip with its reason."""
    given = os.environ.get("BROUC_TEST_POSTGRES")
    if given:
        yield given
        return
    binaries = _postgres_binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL: set BROUC_TEST_POSTGRES or install the server")
    user = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="brouc-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, cwd=folder, user=user, stdout=subprocess.DEVNULL, timeout=600
        )

    data = str(folder / "data")
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off"
    try:
        run(str(binaries / "initdb"), "-D", data, "-U", "brouc", "-A", "trust", "--no-sync")
        log = str(folder / "log")
        run(str(binaries / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql+asyncpg://brouc@127.0.0.1:{port}/postgres"
        finally:
            run(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _postgres_binaries() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def _unprivileged() -> str | None:
    """Whom the server runs as, since it refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with made_on(postgres_server) as url:
        yield url


@contextmanager
def made_on(server: str, template: str = "template1") -> Iterator[str]:
    """A database of its own on the server, a copy of the template."""
    name = f"test_{uuid.uuid4().hex}"
    _on_server(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield server.rpartition("/")[0] + f"/{name}"
    finally:
        _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of either kind."""
    kind = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(kind)
    return found


def _on_server(server: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/brouc.sqlite"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of either kind."""
    async with await Store.open(url) as opened:
        yield opened


HeadMaker = Callable[..., Head]


@pytest.fixture
def head() -> HeadMaker:
    """Makes heads: Anna's lobby in server 7, with what is to differ."""

    def make(status: Status = "lobby", **changes: object) -> Head:
        values: dict[str, object] = {
            "guild_id": 7,
            "channel_id": 71,
            "place_id": None,
            "owner_id": ANNA,
            "people": ((ANNA, "N"),),
            "updated_at": 1_700_000_000_000,
        }
        return Head(status, **{**values, **changes})  # type: ignore[arg-type]

    return make


@pytest.fixture
async def table(store: Store, head: HeadMaker) -> int:
    """A table with one entry."""
    opened = NewEntry("opened", f'{{"owner":{ANNA}}}', 1_700_000_000_000)
    return await store.journals.create_table(NewTable("brouc", head(), opened.at), [opened], "open")
