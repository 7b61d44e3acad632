"""A bot of any checkout as a process of its own, and what it costs, read from ``/proc``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.fake_discord import launch
from tools.fake_discord.server import TOKEN

_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor time so far, in seconds."""

    main: float
    """Of the bot's own process, all threads."""
    workers: float
    """Of everything that it has started, also what has ended."""

    @property
    def all(self) -> float:
        """Together."""
        return self.main + self.workers

    def __sub__(self, other: Cost) -> Cost:
        return Cost(self.main - other.main, self.workers - other.workers)


class BotProcess:
    """``bot.py`` of a checkout against a stand-in at an address. Linux only."""

    def __init__(self, checkout: Path, address: str, folder: Path, **settings: str) -> None:
        """``folder``: for the database and the log."""
        environment = {key: one for key, one in os.environ.items() if not key.startswith("BROUC_")}
        # As at a host's: from the second start on, modules are read and not compiled.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= {
            "BROUC_TOKEN": TOKEN,
            "BROUC_DATABASE": f"sqlite+aiosqlite:///{folder / 'bot.sqlite'}",
            "PYTHONPATH": str(checkout),
        }
        self.log = folder / "bot.log"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, launch.__file__, address],
                cwd=checkout,
                env=environment | settings,
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """Of the bot's own process."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def pin(self, cores: Sequence[int]) -> None:
        """From now on it and its workers run on these cores only."""
        for pid in (self.pid, *self._descendants()):
            for task in _tasks(pid):
                os.sched_setaffinity(int(task.name), cores)

    def cost(self) -> Cost:
        """Processor time until now."""
        own, ended = _times(self.pid)
        workers = [sum(_times(one)) for one in self._descendants()]
        return Cost(own, ended + sum(workers))

    def memory(self) -> dict[str, float]:
        """MiB of each process, by what it is: pages that several share are divided among them."""
        found = {"bot": _share(self.pid)}
        for number, one in enumerate(self._descendants(), 1):
            found[f"{_name(one)} {number}"] = _share(one)
        return found

    def workers(self) -> list[int]:
        """The processes that it has started and that have not ended."""
        return list(self._descendants())

    def signal(self, number: int) -> None:
        """Send a signal to the bot's own process."""
        self._process.send_signal(number)

    def wait(self, timeout: float) -> int:
        """Its exit status; ``subprocess.TimeoutExpired`` if it goes on."""
        return self._process.wait(timeout)

    def stop(self) -> None:
        """End it, by force if it must be."""
        workers = self.workers()
        if self.running:
            self.signal(signal.SIGTERM)
            try:
                self.wait(15)
            except subprocess.TimeoutExpired:
                self.signal(signal.SIGKILL)
                self.wait(15)
        for one in workers:  # Those of a killed bot end by themselves, but later.
            try:
                os.kill(one, signal.SIGKILL)
            except ProcessLookupError:
                continue

    def _descendants(self) -> Iterator[int]:
        waiting = [self.pid]
        while waiting:
            for task in _tasks(waiting.pop()):
                for child in _read(task / "children").split():
                    waiting.append(int(child))
                    yield int(child)


def _times(pid: int) -> tuple[float, float]:
    """Seconds of a process, and of its children that have ended."""
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


def _name(pid: int) -> str:
    """What a worker was started for."""
    words = _read(Path(f"/proc/{pid}/cmdline")).replace("\0", " ")
    if "resource_tracker" in words:
        return "tracker"
    return "worker"


def _read(path: Path) -> str:
    """The text of a file of a process; empty if the process is gone."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
