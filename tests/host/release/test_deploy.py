"""Deployment files: the image, the compose files, the unit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
FILES = sorted((ROOT / "deploy").iterdir())


def test_the_image_is_pinned_and_no_root() -> None:
    (base,) = re.findall(r"^ARG PYTHON=(\S+)$", IMAGE, re.MULTILINE)
    assert re.fullmatch(r"python(:3\.\d+\.\d+-slim-\w+|@sha256:[0-9a-f]{64})", base)
    assert set(re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)) == {"${PYTHON}"}
    last = IMAGE.rpartition("\nFROM ")[2]
    assert int(re.findall(r"^USER (\d+)$", last, re.MULTILINE)[-1]) > 0
    # The health check runs as that user.
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


def services(file: Path) -> dict[str, str]:
    """Services of a compose file with their text."""
    part = file.read_text("utf-8").split("\nservices:\n")[1].split("\nvolumes:")[0]
    found = re.split(r"^  (\w+):$", part, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_no_container_fills_the_disk_or_the_memory(name: str) -> None:
    file = ROOT / "deploy" / name
    assert 'options: {max-size: 10m, max-file: "5"}' in file.read_text("utf-8")
    for service in services(file).values():
        assert re.search(r"^    mem_limit: \d+[mg]$", service, re.MULTILINE)
        assert "    logging:" in service


STUBS = {
    "sleep": "(( $(cat nights) < 20 )) || kill $PPID\necho $(( $(cat nights) + 1 )) > nights\n",
    "date": 'if [ "$1" = +%F ]; then echo 2026-11-$((10 + $(cat nights))); else echo 4; fi\n',
    "pg_dump": '[ $(cat nights) != 3 ] && touch "${2#--file=}"\n',
}
"""Each sleep is a day; the third night's dump fails."""


def test_postgresql_is_dumped_each_night_and_the_newest_stay(tmp_path: Path) -> None:
    dump = services(ROOT / "deploy/compose.postgres.yaml")["dump"]
    script = re.findall(r"^      - \|\n((?:        .*\n)+)", dump, re.MULTILINE)[0]
    (tmp_path / "bin").mkdir()
    for name, text in STUBS.items():
        file = tmp_path / "bin" / name
        file.write_text(f"#!/bin/bash\n{text}")
        file.chmod(0o755)
    (tmp_path / "nights").write_text("0")
    subprocess.run(
        ["bash", "-c", script.replace("$$", "$").replace("/backups/", f"{tmp_path}/")],
        cwd=tmp_path,
        env=os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
    )
    kept = sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("brouc"))
    assert kept == [f"brouc-2026-11-{day}.dump" for day in range(17, 31)]


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze")
    text = (ROOT / "deploy" / "brouc.service").read_text("utf-8")
    # A program and a folder that exist on every machine.
    text = re.sub(r"(?m)^ExecStart=.*", "ExecStart=/bin/true", text)
    text = re.sub(r"(?m)^(User|WorkingDirectory)=.*\n", "", text)
    (tmp_path / "brouc.service").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "brouc.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
