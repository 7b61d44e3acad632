"""A PostgreSQL server of one's own, for tests and benchmarks: it lives as long as they need it."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


class NoServerError(Exception):
    """PostgreSQL is not installed here; the text is for reading."""


@contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """The address of a server's maintenance database. Raises :class:`NoServerError`.

    ``BROUC_TEST_POSTGRES`` names one that runs already. ``durable``: what is committed is on disk.
    """
    given = os.environ.get("BROUC_TEST_POSTGRES")
    if given:
        yield given
        return
    binaries = _binaries()
    if binaries is None:
        raise NoServerError("no PostgreSQL: set BROUC_TEST_POSTGRES or install the server")
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
    synced = "on" if durable else "off"
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync={synced}"
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


@contextmanager
def made_on(server: str, template: str = "template1") -> Iterator[str]:
    """A database of its own on the server, a copy of the template."""
    name = f"test_{uuid.uuid4().hex}"
    _on_server(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield server.rpartition("/")[0] + f"/{name}"
    finally:
        _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


def _binaries() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def _unprivileged() -> str | None:
    """Whom the server runs as, since it refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


def _on_server(server: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())
