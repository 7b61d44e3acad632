"""docs/evenings.md: its script, which shares no code, agrees with the program."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from games.tournament.plan import Kind, Plan
from games.tournament.record import write
from tests.codebase.sources import ROOT
from tests.games.tournament.evenings import evening
from tests.games.tournament.test_record import PLANS, played

PAGE = (ROOT / "docs/evenings.md").read_text("utf-8")
(SCRIPT,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
CODE = compile(SCRIPT, "docs/evenings.md", "exec")
SIZES = (4, 5, 6, 7, 8, 9, 12, 13, 16, 17)


def right(text: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the script finds a record right, by its exit status."""
    file.write_text(text, "utf-8")
    monkeypatch.setattr(sys, "argv", ["check.py", str(file)])
    with pytest.raises(SystemExit) as end:
        exec(CODE, {})
    return not end.value.code


def test_the_script_has_sixty_lines_and_shares_no_code() -> None:
    assert len(SCRIPT.splitlines()) <= 60
    imported = re.findall(r"^(?:import (.*)|from (\w+) import .*)$", SCRIPT, re.MULTILINE)
    names = {name for one in imported for part in one for name in part.split(", ") if name}
    assert names == {"hashlib", "hmac", "itertools", "networkx", "re", "sys"}


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_the_script_finds_records_of_every_kind_right(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patient: bool
) -> None:
    for people in SIZES if patient else (4, 7, 10):
        for seed in range(20 if patient else 1):
            text = write(played(plan, people, seed))
            assert right(text, tmp_path / "right", monkeypatch), (people, seed)


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("computers", [True, False])
def test_the_script_finds_quiet_evenings_right(
    kind: Kind, computers: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = 1 if kind is Kind.SINGLES else 2
    for rounds, people in (3, 4 * side), (6, 13):
        plan = Plan(kind, rounds, None, side=side, computers=computers)
        text = write(evening(plan, people, 4))
        assert right(text, tmp_path / "right", monkeypatch), (rounds, people)


@pytest.mark.parametrize("kind", list(Kind))
def test_the_script_finds_a_round_without_cards_right(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = 1 if kind is Kind.SINGLES else 2
    found = evening(Plan(kind, 3, None, side=side, computers=False), 2 * side + 1, 4)
    for silent in range(3):
        rounds = list(found.rounds)
        drawn = {
            one for table in rounds[silent].draw.tables for side in table.sides for one in side
        }
        rounds[silent] = replace(rounds[silent], missed=tuple(sorted(drawn - {0})))
        text = write(replace(found, rounds=tuple(rounds[: silent + 1])))
        assert right(text, tmp_path / "right", monkeypatch), silent


def test_the_script_finds_tampered_records_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = write(played(PLANS[1]))
    for old, new in (
        (r"^table 1 (\d+) (\d+) - (\d+) (\d+)", r"table 1 \1 \3 - \2 \4"),
        (r"^bye (.*)\n", r"bye 1 \1\n"),
        (r"^standing 1 (\d+) ", r"standing 1 \g<1>0 "),
        (r"^result 2 ", "result 2 1"),
        (r'Secret 1 "..', 'Secret 1 "00'),
    ):
        tampered = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert tampered != text
        assert not right(tampered, tmp_path / "wrong", monkeypatch), old
