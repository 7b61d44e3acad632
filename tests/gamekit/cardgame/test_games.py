"""Games on the bases keep the laws of games; the bot's evenings are played by the guide's test."""

from __future__ import annotations

import pytest

from tests.gamekit.cardgame.loading import load
from tools.conformance.checks import CHECKS
from tools.conformance.report import Check, examine
from tools.conformance.subject import Subject

NAMES = ("whist", "schnapsen")
SUBJECTS = {name: Subject(load(name), matches=2, positions=12, repeats=2) for name in NAMES}
QUICK = [check for check in CHECKS if check.name not in ("bot", "erasing", "shortest")]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("check", QUICK, ids=lambda check: check.name)
def test_a_game_keeps_a_law(name: str, check: Check) -> None:
    finding = examine(check, SUBJECTS[name])
    assert finding.verdict == "ok", finding
