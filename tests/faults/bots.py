"""The bot as a process, of less patience with a locked file than a host's:
``python tests/faults/bots.py ADDRESS``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from signal import SIGKILL, SIGTERM
from typing import Final, Self
from unittest.mock import patch

from db.core import sqlite
from tools.fake_discord import launch
from tools.fake_discord.process import BotProcess

ROOT: Final = Path(__file__).parents[2]
PATIENCE_S: Final = 600.0
"""Limit that only ends hanging tests."""
BUSY_MS: Final = 3_000
"""Longer than a click waits for its first answer."""


class Bot(BotProcess):
    """A bot with its log in a folder. It draws in threads, so that no worker outlives it."""

    program = __file__

    def __init__(self, address: str, database: str, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(ROOT, address, folder, BROUC_DATABASE=database, BROUC_DRAWERS="0")
        self._before = ""

    def end(self, number: int = SIGTERM) -> int:
        """Send a signal and return the exit status; negative for a signal."""
        self.signal(number)
        return self.wait(PATIENCE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end(SIGKILL)

    def said(self) -> str:
        return self._before + self.log.read_text("utf-8", errors="replace")

    def hush(self) -> None:
        """Truncate its log: later lines fit into a small file."""
        self._before = self.said()
        os.truncate(self.log, 0)


if __name__ == "__main__":
    with patch.object(sqlite, "BUSY_MS", BUSY_MS):
        sys.exit(launch.run(sys.argv[1]))
