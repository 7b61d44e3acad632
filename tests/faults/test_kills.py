"""Kills of ``bot.py`` while people play: nothing shown is lost or done twice.

Ten times in every run; two hundred times with ``--patient`` (``python -m tests.faults.kills``).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.forks import Forks
from tests.faults.kills import kill


@pytest.mark.waits
async def test_kills_lose_nothing_that_was_told(
    forks: Forks, tmp_path: Path, patient: bool
) -> None:
    kills = 200 if patient else 10
    witness = await kill(forks, kills, 1, tmp_path, lambda line: None)
    assert witness.clocks() > kills // 20, "outages were added to running clocks"
    assert len(witness.crowd.accepted()) > kills // 20, "people got on with it"
