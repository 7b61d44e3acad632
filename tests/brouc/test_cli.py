"""``python -m brouc`` as it is run: output, errors, exit status (docs/record.md)."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from brouc.__main__ import main
from tests.brouc.test_record import SMALL, changed

ROOT = Path(__file__).parents[2]


def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "brouc", *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_replay_reads_files_and_standard_input_and_names_a_wrong_line(tmp_path: Path) -> None:
    file = tmp_path / "étivaz.brouc"
    file.write_text(SMALL, encoding="utf-8")
    status, out, err = run("replay", str(file), "-", stdin=SMALL.encode())
    assert (status, err) == (0, "")
    assert out.count("Le Brouc, to 5 coches") == 2
    assert "K♥ turned up" in out
    status, out, err = run("replay", "--json", "-", stdin=SMALL.encode())
    assert (status, err) == (0, "")
    assert json.loads(out)["coches"] == {"NS": 2, "EW": 0}
    wrong = changed("2 E Jd Ac Kd 8d", "2 E Jd Ac Tc 8d")
    status, out, err = run("replay", "-", stdin=wrong.encode())
    assert (status, out) == (1, "")
    assert err == "-:15: W Tc: the suit led must be followed (rules 2.2)\n"


def test_bytes_that_are_no_text_are_one_line_and_exit_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for data in (b"\xff\xfe\x00", b"\x00" * 100, b"", b"\x81" * 64 + b"\xff\n"):
        for command in (["replay", "-"], ["replay", "--json", "-"], ["verify", "-"]):
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
            status, out, err = in_process(capsys, *command)
            assert (status, out) == (1, "")
            assert err.startswith("-:1: ")
            assert err.count("\n") == 1


def in_process(
    capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int | str | None, str, str]:
    try:
        status: int | str | None = main(arguments)
    except SystemExit as stop:
        status = stop.code
    out, err = capsys.readouterr()
    return status, out, err


def test_of_several_files_the_good_ones_are_still_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.brouc", tmp_path / "bad.brouc"
    good.write_text(SMALL, encoding="utf-8")
    bad.write_text(changed("up Kh", "up 8h"), encoding="utf-8")
    status, out, err = in_process(capsys, "replay", str(bad), str(good))
    assert status == 1
    assert err.startswith(f"{bad}:13: ")
    assert err.count("\n") == 1
    assert "North calls dehors, and is wrong." in out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["replay"],
        ["shuffle"],
        ["replay", "--xml", "x"],
        ["legal", "--trump", "x", "--hand", "Ah"],
        ["legal", "--trump", "h", "--hand", "Zh"],
        ["legal", "--trump", "h", "--hand", ""],
        ["legal", "--trump", "h", "--hand", "Ah Ah"],
        ["legal", "--trump", "h", "--trick", "Ah", "--hand", "Ah"],
        ["legal", "--trump", "h", "--trick", "7h 8h 9h Th", "--hand", "Ah"],
        ["replay", "/no/such/file.brouc"],
        ["replay", "/"],
        ["verify", "a\0b"],
    ],
)
def test_an_unusable_command_exits_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = in_process(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err


def test_legal_knows_the_old_game_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    plain = ["legal", "--trump", "h", "--trick", "Ac Kh 8c", "--hand", "Ah Qh Jd"]
    assert in_process(capsys, *plain) == (0, "Ah Qh Jd\n", "")
    position = ["legal", "--trump", "h", "--trick", "As 9h", "--hand", "8h 7d Ah"]
    assert in_process(capsys, *position)[1] == "7d Ah\n"
    assert in_process(capsys, *position, "--rules", "homme-de-brou")[1] == "8h 7d Ah\n"
    told = in_process(capsys, *position, "--why")[1]
    assert told == "7d Ah\n8h: a lower trump is barred once the trick is ruffed (rules 2.4)\n"
