"""Bots without the time of imports: ``python -m tests.faults.forks``, one a line of its input.

A line is a JSON object: ``log``, the bot's log file; ``address`` of the fake Discord; and
``settings``, the environment. For each one ``bot.py``, unchanged, is run in a fork of this process.
It prints ``began PID`` and, after the bot's end, ``gone PID STATUS``.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from queue import Queue
from signal import SIGCHLD, SIGKILL, SIGTERM
from typing import Any, Final, NoReturn
from unittest.mock import patch

from db.core import sqlite
from games import registry
from tools.fake_discord.server import TOKEN

ROOT: Final = Path(__file__).parents[2]
PATIENCE_S: Final = 600.0
"""Limit that only ends hanging tests."""
BUSY_MS: Final = 3_000
"""Patience with a locked file: shorter than a host's, longer than a click waits for an answer."""


class Bot:
    """One process of the bot."""

    def __init__(self, forks: Forks, pid: int, log: Path) -> None:
        self._forks, self.pid, self.log = forks, pid, log
        self._before = ""

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self.pid not in self._forks.gone

    def kill(self, number: int = SIGKILL) -> None:
        """Send a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait for its exit status; negative for a signal."""
        return self._forks.status(self.pid)

    def stop(self) -> int:
        """Stop it in order."""
        self.kill(SIGTERM)
        return self.wait()

    def said(self) -> str:
        """Its log."""
        return self._before + self.log.read_text("utf-8", errors="replace")

    def hush(self) -> None:
        """Truncate its log: later lines fit into a small file."""
        self._before = self.said()
        os.truncate(self.log, 0)


class Forks:
    """The forking process, seen from the tests."""

    def __init__(self) -> None:
        self.gone: dict[int, int] = {}
        """Exit statuses, by process id."""
        self._ended = threading.Condition()
        self._began: Queue[int] = Queue()
        environment = {key: one for key, one in os.environ.items() if not key.startswith("BROUC_")}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.forks"],
            cwd=ROOT,
            env=environment,
            stdin=pipe,
            stdout=pipe,
            text=True,
            bufsize=1,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def start(self, address: str, database: str, log: Path, **settings: str) -> Bot:
        """Start a bot. It draws in threads, so that no worker outlives it."""
        given = {"BROUC_TOKEN": TOKEN, "BROUC_DATABASE": database, "BROUC_DRAWERS": "0"}
        wanted = {"log": str(log), "address": address, "settings": given | settings}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        return Bot(self, self._began.get(timeout=PATIENCE_S), log)

    def status(self, pid: int) -> int:
        """Wait for the exit status of a process."""
        with self._ended:
            assert self._ended.wait_for(lambda: pid in self.gone, PATIENCE_S), "it goes on"
        return self.gone[pid]

    def close(self) -> None:
        """End the forking process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)

    def __enter__(self) -> Forks:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            match line.split():
                case ["began", pid]:
                    self._began.put(int(pid))
                case ["gone", pid, status]:
                    with self._ended:
                        self.gone[int(pid)] = int(status)
                        self._ended.notify_all()


def _serve() -> None:
    import bot  # noqa: F401

    registry.games()  # The games' modules too.
    living: set[int] = set()
    # No thread: a fork would inherit any lock it holds.
    ended, ending = os.pipe()
    os.set_blocking(ending, False)
    signal.signal(SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(ending)
    told = b""
    while True:
        ready, _, _ = select.select([0, ended], [], [])
        if ended in ready:
            os.read(ended, 4096)
        for pid in tuple(living):
            gone, status = os.waitpid(pid, os.WNOHANG)
            if gone:
                living.discard(pid)
                _say("gone", pid, os.waitstatus_to_exitcode(status))
        if 0 not in ready:
            continue
        heard = os.read(0, 65536)
        if not heard:
            break
        *lines, told = (told + heard).split(b"\n")
        for line in lines:
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(SIGCHLD, signal.SIG_DFL)
                _live(json.loads(line))
            living.add(pid)
            _say("began", pid)
    for pid in living:
        os.kill(pid, SIGKILL)


def _say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def _live(wanted: dict[str, Any]) -> NoReturn:
    """Do the work of ``python tools/fake_discord/launch.py`` in a fork."""
    status = 70
    try:
        log = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        for standard in (1, 2):
            os.dup2(log, standard)
        os.close(log)
        os.environ.update(wanted["settings"])
        from tools.fake_discord import launch

        with patch.object(sqlite, "BUSY_MS", BUSY_MS):
            status = launch.run(wanted["address"])
    finally:
        os._exit(status)


if __name__ == "__main__":
    _serve()
