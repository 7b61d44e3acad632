"""A private PostgreSQL server for tests and benchmarks."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

END_OTHERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class NoServerError(Exception):
    """PostgreSQL is not installed here; the text is the reason."""


class Server:
    """One server on 127.0.0.1, its data in a folder."""

    def __init__(self, binaries: Path, folder: Path, *, durable: bool = False) -> None:
        self._binaries, self._folder = binaries, folder
        self._synced = "on" if durable else "off"
        # PostgreSQL refuses to run as root.
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._data = str(folder / "data")
        self._run("initdb", "-D", self._data, "-U", "brouc", "-A", "trust", "--no-sync")

    @property
    def url(self) -> str:
        """URL of its maintenance database."""
        return self.url_at(self.port)

    def url_at(self, port: int, database: str = "postgres") -> str:
        """URL of a database at another port."""
        return f"postgresql+asyncpg://brouc@127.0.0.1:{port}/{database}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self._folder} -c fsync={self._synced}"
        log = str(self._folder / "log")
        self._control("-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop: ``immediate`` is like a crash, ``fast`` ends every session."""
        self._control("-m", mode, "-w", "stop")

    def freeze(self) -> None:
        """Suspend all its processes."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume them."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        for pid in self._processes():
            with suppress(ProcessLookupError):  # Sessions end.
                os.kill(pid, number)

    def _processes(self) -> Iterator[int]:
        with suppress(OSError):
            first = int(Path(self._data, "postmaster.pid").read_text().split()[0])
            yield first
            children = Path(f"/proc/{first}/task/{first}/children").read_text()
            yield from map(int, children.split())

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", self._data, *words)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            (str(self._binaries / program), *words),
            check=True,
            cwd=self._folder,
            user=self._user,
            stdout=subprocess.DEVNULL,
            timeout=600,
        )


@contextmanager
def own(*, durable: bool = False) -> Iterator[Server]:
    """A running server, deleted afterwards. Raises :class:`NoServerError`.

    ``durable``: commits are written to disk.
    """
    binaries = _binaries()
    if binaries is None:
        raise NoServerError("no PostgreSQL: set BROUC_TEST_POSTGRES or install the server")
    folder = Path(tempfile.mkdtemp(prefix="brouc-postgres-"))
    try:
        found = Server(binaries, folder, durable=durable)
        found.start()
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """The address of a server's maintenance database, like :func:`own`, with its errors.

    ``BROUC_TEST_POSTGRES`` names a running one.
    """
    given = os.environ.get("BROUC_TEST_POSTGRES")
    if given:
        yield given
        return
    with own(durable=durable) as found:
        yield found.url


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


def _on_server(server: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())
