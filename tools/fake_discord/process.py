"""The bot of any checkout as a process, and its cost, read from ``/proc``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from db.core.engine import sqlite_url
from tools.fake_discord import launch
from tools.fake_discord.server import TOKEN

_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor time so far, in seconds."""

    main: float
    """The bot's own process, all threads."""
    workers: float
    """Its child processes, ended ones included."""

    @property
    def all(self) -> float:
        """Sum of both."""
        return self.main + self.workers

    def __sub__(self, other: Cost) -> Cost:
        return Cost(self.main - other.main, self.workers - other.workers)


class BotProcess:
    """``bot.py`` of a checkout against the fake Discord at an address. Linux only."""

    program = launch.__file__

    def __init__(self, checkout: Path, address: str, folder: Path, **settings: str) -> None:
        """Start it. ``folder``: place of the database and the log."""
        environment = {key: one for key, one in os.environ.items() if not key.startswith("BROUC_")}
        # As on a real host: later starts read compiled modules.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= {
            "BROUC_TOKEN": TOKEN,
            "BROUC_DATABASE": sqlite_url(folder / "bot.sqlite"),
            "PYTHONPATH": str(checkout),
        }
        self.log = folder / "bot.log"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, self.program, address],
                cwd=checkout,
                env=environment | settings,
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """Process id of the bot."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it is running."""
        return self._process.poll() is None

    def pin(self, cores: Sequence[int]) -> None:
        """Restrict it and its workers to these cores."""
        for pid in (self.pid, *self.workers()):
            for task in _tasks(pid):
                os.sched_setaffinity(int(task.name), cores)

    def cost(self) -> Cost:
        """Processor time until now."""
        own, ended = _times(self.pid)
        workers = [sum(_times(one)) for one in self.workers()]
        return Cost(own, ended + sum(workers))

    def memory(self) -> dict[str, float]:
        """MiB of each process by its role; shared pages are divided among their users."""
        found = {"bot": _share(self.pid)}
        for number, one in enumerate(self.workers(), 1):
            tracks = "resource_tracker" in _read(Path(f"/proc/{one}/cmdline"))
            found[f"{'tracker' if tracks else 'worker'} {number}"] = _share(one)
        return found

    def signal(self, number: int) -> None:
        """Send a signal to the bot's own process."""
        self._process.send_signal(number)

    def wait(self, timeout: float) -> int:
        """Exit status; raises ``subprocess.TimeoutExpired`` while it runs."""
        return self._process.wait(timeout)

    def stop(self) -> None:
        """End it, by SIGKILL if necessary."""
        workers = self.workers()
        if self.running:
            self.signal(signal.SIGTERM)
            try:
                self.wait(15)
            except subprocess.TimeoutExpired:
                self.signal(signal.SIGKILL)
                self.wait(15)
        for one in workers:  # Workers of a killed bot end by themselves, but later.
            try:
                os.kill(one, signal.SIGKILL)
            except ProcessLookupError:
                continue

    def workers(self) -> list[int]:
        """Running child processes, and theirs."""
        found = [self.pid]
        for pid in found:
            for task in _tasks(pid):
                found += map(int, _read(task / "children").split())
        return found[1:]


def _times(pid: int) -> tuple[float, float]:
    """Seconds of a process, and of its ended children."""
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    if not fields:
        return 0.0, 0.0
    own, ended = int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
    return own / _TICKS, ended / _TICKS


def _tasks(pid: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{pid}/task").iterdir())
    except FileNotFoundError:
        return []


def _share(pid: int) -> float:
    for line in _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _read(path: Path) -> str:
    """Text of a file of a process; empty if the process has ended."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
