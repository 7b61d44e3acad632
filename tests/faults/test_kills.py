"""``bot.py`` is killed while people play: nothing that anybody was told is lost or done twice.

Ten times in every run; two hundred times with ``--patient`` (``python -m tests.faults.kills``).
"""

from __future__ import annotations

from pathlib import Path

from tests.faults.kills import kill


async def test_kills_lose_nothing_that_was_told(tmp_path: Path, patient: bool) -> None:
    kills = 200 if patient else 10
    witness = await kill(kills, 1, tmp_path, lambda line: None)
    assert witness.clocks() > kills // 5, "outages were added to running clocks"
    assert len(witness.crowd.accepted()) > kills // 5, "people got on with it"
