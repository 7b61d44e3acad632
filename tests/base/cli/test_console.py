"""Commands with unreadable input or unwritable output: a sentence and a status."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.brouc.test_record import SMALL

ROOT = Path(__file__).parents[3]
LEGAL = ("brouc", "legal", "--trump", "h", "--hand", "Ah Qh Jd")
FULL = Path("/dev/full")


def run(*arguments: str, closed: int | None = None, **streams: Any) -> tuple[int, str, str]:
    """Exit status, output and errors of ``python -m …``; ``closed``: a closed stream."""
    done: subprocess.CompletedProcess[Any] = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "BROUC_DATABASE": "sqlite+aiosqlite:////nowhere/at/all.sqlite"},
        preexec_fn=(lambda: os.close(closed)) if closed is not None else None,
        check=False,
        **({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams),
    )
    return done.returncode, (done.stdout or b"").decode(), (done.stderr or b"").decode()


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("brouc replay -", "-: "),
        ("brouc replay --json -", "-: "),
        ("brouc verify -", "-: "),
        ("games analyse -", "-: "),
        ("games serve --level beginner", "the positions "),
    ],
)
def test_closed_input_cannot_be_read(command: str, named: str) -> None:
    said = f"{named}cannot be read: standard input is closed\n"
    assert run(*command.split(), closed=0) == (2, "", said)


def test_the_other_files_are_still_shown_when_input_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "small.brouc"
    file.write_text(SMALL, encoding="utf-8")
    status, out, err = run("brouc", "replay", "-", str(file), closed=0)
    assert (status, err) == (2, "-: cannot be read: standard input is closed\n")
    assert "Le Brouc, to 5 coches" in out


def test_positions_that_are_no_text_are_answered() -> None:
    status, out, err = run("games", "serve", "--level", "beginner", input=b"\xff\xfe\n")
    assert (status, err) == (0, "")
    assert "not JSON" in out


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (LEGAL, 2),
        (("brouc", "replay", "--help"), 2),
        (("tools.lab", "match", "beginner", "beginner", "--matches", "1"), 2),
        (("db", "--help"), 1),
    ],
)
def test_a_full_output_is_said(arguments: tuple[str, ...], expected: int) -> None:
    with FULL.open("wb") as out:
        status, _, err = run(*arguments, stdout=out)
    assert (status, err) == (expected, "the output cannot be written: No space left on device\n")


def test_output_that_nobody_reads_any_more_is_a_quiet_end() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    status, _, err = run(*LEGAL, stdout=writing)
    os.close(writing)
    assert (status, err) == (2, "")
