"""Every registered and third-party game passes tools.conformance.

The checks are there; this module has no test of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games import registry
from tests.third_party_games import installing
from tools.conformance import Check, examine, golden
from tools.conformance.__main__ import main
from tools.conformance.checks import CHECKS
from tools.conformance.subject import Subject

NAMES = (*(point.name for point in registry.BUILT_IN), *installing.names())
GUIDE = installing.GUIDE
"""The guide's game: tests/codebase/test_adding_a_game.py runs the whole kit on it."""
GOLDEN = Path(__file__).parent / "golden"

ERASED_ALIKE = ("brus", "briscon", "schieber")
"""Games that leave it to Le Brouc: erasing asks a game for nothing."""
EVENINGS = ("bot", "erasing")
"""Checks that need no drawn pictures."""


@pytest.fixture(scope="module")
def subjects(strangers: tuple[str, ...], patient: bool) -> dict[str, Subject]:
    """Every game, each with its matches played once for all checks.

    As long-lived as the installed packages: the classes of an earlier import are others.
    """
    matches = 4 if patient else 2
    games = registry.games()
    return {name: Subject(games[name], matches=matches, positions=6, repeats=1) for name in NAMES}


@pytest.fixture
def subject(subjects: dict[str, Subject], name: str) -> Subject:
    return subjects[name]


@pytest.mark.parametrize(
    ("name", "check"),
    [
        pytest.param(name, check, id=f"{name}-{check.name}")
        for name in NAMES
        for check in CHECKS
        if name != GUIDE and not (check.name == "erasing" and name in ERASED_ALIKE)
    ],
)
def test_a_game_keeps_the_law(
    subject: Subject, check: Check, request: pytest.FixtureRequest
) -> None:
    if check.name in EVENINGS:
        request.getfixturevalue("quick_pictures")
    finding = examine(check, subject)
    assert finding.verdict != "broken", str(finding)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_as_a_reviewer_has_read_it(subject: Subject, name: str) -> None:
    own = installing.HERE / name / "golden.txt"
    file = own if own.exists() else GOLDEN / f"{name}.txt"
    assert file.read_text("utf-8") == golden.playthrough(subject)


def test_the_command_reports_and_says_how_it_went(
    strangers: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([strangers[0], "--only", "data", "--only", "words"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[:2]] == ["data", "words"]
    assert lines[-1] == f"{strangers[0]} keeps all laws."
    assert main(["nobody"]) == 2
    assert "There is no game 'nobody'; there are: " in capsys.readouterr().err
    assert main([strangers[0], "--only", "data", "--only", "nothing"]) == 2
    assert "There is no check 'nothing'; there are: data, " in capsys.readouterr().err


def test_a_golden_file_is_written_and_compared(
    strangers: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    assert main([strangers[0], "--golden", str(file)]) == 1
    assert main([strangers[0], "--golden", str(file), "--write"]) == 0
    assert main([strangers[0], "--golden", str(file)]) == 0
    file.write_text(file.read_text("utf-8").replace("book", "look", 1))
    capsys.readouterr()
    assert main([strangers[0], "--golden", str(file)]) == 1
    assert "look" in capsys.readouterr().out
