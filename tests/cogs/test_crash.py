"""A message sent just before the process died is not sent twice: its nonce is the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

from cogs.outbox.key import LOBBY, Kind, MessageKey
from cogs.outbox.send import nonce
from tests.cogs.crashing import DIED

ROOT = Path(__file__).parents[2]


def run(folder: Path, what: str, seed: int) -> int:
    """Run one process with its own hash seed."""
    command = [sys.executable, "-m", "tests.cogs.crashing", str(folder), what]
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


def discord(folder: Path) -> Any:
    """Discord's content."""
    return json.loads((folder / "discord.json").read_text())


def test_a_crash_between_sending_and_noting_doubles_nothing(tmp_path: Path) -> None:
    """A first post, then one in place of a deleted message."""
    assert run(tmp_path, "die", seed=1) == DIED
    assert run(tmp_path, "live", seed=2) == 0
    there = discord(tmp_path)
    first, again = there["nonces"]
    assert (there["posted"], first) == (1, again)
    there["messages"] = {}
    (tmp_path / "discord.json").write_text(json.dumps(there))
    assert run(tmp_path, "die", seed=3) == DIED
    assert run(tmp_path, "live", seed=4) == 0
    there = discord(tmp_path)
    *_, second, again = there["nonces"]
    assert (there["posted"], second) == (2, again)
    assert second != first
    assert len(there["messages"]) == 1


def test_a_nonce_is_discords_and_nobody_elses() -> None:
    """At most 25 characters; different for each table, key, lost message and occasion."""
    values = (1, 2, 11, 900_000_000_000_000_001)
    keys = (LOBBY, MessageKey(Kind.BOARD, 1, 1), MessageKey(Kind.BOARD, 1, 11))
    every = list(product(values, keys, (0, *values), (0, *values)))
    nonces = {nonce(*what) for what in every}
    assert len(nonces) == len(every)
    assert all(len(text) == 25 and text.isascii() for text in nonces)
