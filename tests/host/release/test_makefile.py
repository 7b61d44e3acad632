"""The Makefile's environment after an upgrade of Python, as processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[3]
PYTHON: Final = """\
#!/bin/sh
echo "$@" >> calls
case "$2" in
venv) rm -rf .venv && mkdir -p .venv/bin && cp "$0" .venv/bin/python;;
esac
"""
"""A newer Python: its arguments are written down, an environment gets a copy of it."""


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
@pytest.mark.parametrize("how", ["upgraded", "removed", "kept"])
def test_an_environment_of_another_python_is_made_again(tmp_path: Path, how: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.lock").touch()
    newer = tmp_path / "newer"
    newer.write_text(PYTHON)
    newer.chmod(0o755)
    there = tmp_path / ".venv"
    venv.create(there, symlinks=True)
    (packages,) = there.glob("lib/python*/site-packages")
    (packages / "pip").mkdir()
    (packages / "pip" / "__init__.py").touch()
    (packages / "play.py").write_text("print('played')\n")
    if how == "upgraded":
        (there / "lib").rename(there / "of-another-version")
    elif how == "removed":
        (there / "bin" / "python").unlink()
        (there / "bin" / "python").symlink_to("/nowhere/python3.11")
    for stamp in (".created", ".installed-run"):
        (there / stamp).touch()
    done = subprocess.run(
        ["make", "play", "PYTHON=./newer"],
        cwd=tmp_path,
        env={name: one for name, one in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    if how == "kept":
        assert done.stdout == "played\n"
        return
    assert done.stdout.startswith(".venv is of another Python: it is made again.\n")
    check, made, pip, played = (tmp_path / "calls").read_text().splitlines()
    assert "Python 3.11 or newer" in check
    assert made == "-m venv --clear .venv"
    assert pip.startswith("-m pip install")
    assert played == "-m play"
