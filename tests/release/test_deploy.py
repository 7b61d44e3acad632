"""What starts the bot elsewhere: the image, the compose files, the unit."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
FILES = sorted((ROOT / "deploy").iterdir())


def test_the_image_is_pinned_and_no_root() -> None:
    (base,) = re.findall(r"^ARG PYTHON=(\S+)$", IMAGE, re.MULTILINE)
    assert re.fullmatch(r"python(:3\.\d+\.\d+-slim-\w+|@sha256:[0-9a-f]{64})", base)
    assert set(re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)) == {"${PYTHON}"}
    last = IMAGE.rpartition("\nFROM ")[2]
    assert int(re.findall(r"^USER (\d+)$", last, re.MULTILINE)[-1]) > 0
    # What is asked of it afterwards is asked by that user.
    assert last.index("\nUSER ") < last.index("\nHEALTHCHECK ") < last.index("\nCMD ")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_is_one_that_is_documented(file: Path) -> None:
    known = (ROOT / ".env.example").read_text("utf-8")
    for name in re.findall(r"BROUC_[A-Z_]+", file.read_text("utf-8")):
        assert f"{name}=" in known or name == "BROUC_POSTGRES_PASSWORD"  # compose's alone


def test_foreign_images_are_pinned() -> None:
    for file in FILES:
        for name in re.findall(r"^\s+image: (\S+)$", file.read_text("utf-8"), re.MULTILINE):
            assert name == "brouc" or re.fullmatch(r"[a-z]+:\d+\.\d+-[a-z]+", name)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze")
    text = (ROOT / "deploy" / "brouc.service").read_text("utf-8")
    # A program and a folder that are there wherever this runs.
    text = re.sub(r"(?m)^ExecStart=.*", "ExecStart=/bin/true", text)
    text = re.sub(r"(?m)^(User|WorkingDirectory)=.*\n", "", text)
    (tmp_path / "brouc.service").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "brouc.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
