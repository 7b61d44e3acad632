"""Commands with unreadable input or unwritable output: a sentence and a status."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from base import cli as console
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
    ],
)
def test_a_full_output_is_said(arguments: tuple[str, ...], expected: int) -> None:
    with FULL.open("wb") as out:
        status, _, err = run(*arguments, stdout=out)
    assert (status, err) == (expected, "the output cannot be written: No space left on device\n")


def entry_points() -> list[str]:
    """Modules that are installed with the bot and run by ``python -m``."""
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    rooms = [one.rstrip("*").replace(".", "/") for one in tools["packages"]["find"]["include"]]
    files = [ROOT / "bot.py", *(file for room in rooms for file in (ROOT / room).rglob("*.py"))]
    found = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")
        for file in files
        if '\nif __name__ == "__main__":\n' in file.read_text("utf-8")
    ]
    # The fake Discord's own, for tests.
    return [name for name in found if not name.startswith("tools.fake_discord.")]


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("name", entry_points())
def test_every_entry_point_explains_itself_on_any_streams(name: str) -> None:
    latin_1 = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "iso-8859-1"}
    command = [sys.executable, "-m", name]

    def begun(*arguments: str, closed: int | None = None, **streams: Any) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*command, *arguments],
            cwd=ROOT,
            env=latin_1,
            encoding="utf-8",
            preexec_fn=(lambda: os.close(closed)) if closed is not None else None,
            **({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams),
        )

    with FULL.open("wb") as full:
        helped, unwritable = begun("--help"), begun("--help", stdout=full)
        closed, silent = begun("--help", closed=1), begun("--nonsense", closed=2)
        out, err = helped.communicate()
        assert (helped.returncode, err) == (0, "")
        assert out.startswith("usage: ")
        assert "``" not in out
        assert ":mod:" not in out
        told = "the output cannot be written: "
        for process, why in (
            (unwritable, "No space left on device"),
            (closed, "standard output is closed"),
        ):
            assert process.communicate()[1] == f"{told}{why}\n"
            assert process.returncode == 2
        assert silent.communicate()[0] == ""
        assert silent.returncode == 2


@pytest.mark.parametrize("closed", range(3))
def test_no_file_takes_the_place_of_a_closed_stream(closed: int, tmp_path: Path) -> None:
    """A worker would write its errors into the database."""
    script = (
        "import sys; from base.cli import run\n"
        "def command():\n"
        "    with open(sys.argv[1], 'w') as file:\n"
        "        file.write(str(file.fileno()))\n"
        "    return 0\n"
        "sys.exit(run(command))\n"
    )
    file = tmp_path / "opened"
    status = subprocess.run(
        [sys.executable, "-c", script, str(file)], cwd=ROOT, preexec_fn=lambda: os.close(closed)
    ).returncode
    assert status == 0
    assert int(file.read_text()) > 2


def test_a_sentence_that_ends_a_command_is_written(capfd: pytest.CaptureFixture[str]) -> None:
    def command() -> int:
        raise SystemExit("There is no game.")

    assert console.run(command) == 1
    assert capfd.readouterr().err == "There is no game.\n"


def test_output_that_nobody_reads_any_more_is_a_quiet_end() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    status, _, err = run(*LEGAL, stdout=writing)
    os.close(writing)
    assert (status, err) == (2, "")
