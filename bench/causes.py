"""What a bot's processor time goes into: samples of its stacks, taken from outside.

A sampler inside would see Python only where it lets go of the interpreter's lock, that is never in
the middle of what is slow; py-spy reads the memory of the running processes instead and costs them
nothing but being looked at. Shares of the samples are applied to the processor time that the
kernel has counted.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

CAUSES: Final = (
    ("encoding", r"PIL/(?:ImageFile|\w*ImagePlugin)\.py|\bsave \(PIL/Image\.py"),
    ("drawing", r"PIL/|/render/|/pictures/|pictures\.py|\bscenes\.py"),
    ("thinking", r"/players/|computers\.py|hints\.py"),
    ("store", r"sqlalchemy/|aiosqlite/|sqlite3|/db/|greenlet"),
    (
        "rules",
        r"/(?:brouc|brus|briscon|cardgame)/|games/\w+/rules|tables/(?:fold|decide|duties)\.py",
    ),
    ("library", r"discord/|aiohttp/|multidict|yarl|json/"),
    ("texts", r"fluent|babel|/i18n/|/words/|/face/|cogs/view"),
    ("tables", r"/tables/"),
    ("bot", r"/cogs/|/games/|bot\.py"),
)
"""By the innermost frame that tells: name and pattern of what stands in it."""
_WAITING: Final = re.compile(r"\bselect \(|_worker \(\S*thread\.py|\b(?:wait|recv|poll|get) \(")
"""Innermost frames of threads that are about to sleep or have just woken."""
_PATTERNS: Final = [(name, re.compile(pattern)) for name, pattern in CAUSES]
REST: Final = "loop"
"""The event loop itself, and what else no pattern names."""


def cause(stack: str) -> str:
    """What a stack, outermost frame first, is busy with.

    >>> cause("main (bot.py);_run_once (asyncio/base_events.py);execute (sqlite3/dbapi2.py)")
    'store'
    """
    for frame in reversed(stack.split(";")):
        for name, pattern in _PATTERNS:
            if pattern.search(frame):
                return name
    return REST


class Sampler:
    """py-spy beside a bot and its workers, for some seconds."""

    def __init__(self, pid: int, seconds: float, folder: Path, rate: int = 50) -> None:
        """``rate``: looks a second. Does nothing where py-spy is not installed."""
        self._file = folder / f"samples-{pid}.txt"
        beside = Path(sys.executable).with_name("py-spy")
        program = str(beside) if beside.exists() else shutil.which("py-spy")
        self._process: subprocess.Popen[bytes] | None = None
        if program is not None:
            options = ["--subprocesses", "--nonblocking", "--full-filenames", "--threads"]
            form = ["--format", "raw", "--output", str(self._file), "--rate", str(rate)]
            length = ["--duration", str(max(1, round(seconds)))]
            self._process = subprocess.Popen(
                [program, "record", *options, *form, *length, "--pid", str(pid)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def shares(self) -> dict[str, float]:
        """Shares of processor time by cause, greatest first; empty without py-spy."""
        if self._process is None:
            return {}
        self._process.wait(60)
        if not self._file.exists():
            return {}
        found: Counter[str] = Counter()
        for line in self._file.read_text().splitlines():
            stack, _, times = line.rpartition(" ")
            if not _WAITING.search(stack.rpartition(";")[2]):
                found[cause(stack)] += int(times)
        whole = sum(found.values())
        return {name: times / whole for name, times in found.most_common()}
