"""Released packages, installed without the checkout, behave like the checkout."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path
from site import getsitepackages

import pytest

from tools.fake_discord.server import TOKEN, FakeDiscord

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 300.0
"""Timeout for hanging commands only."""
AGAINST = """
import sys
from tools.fake_discord.launch import redirected
redirected(sys.argv[1]).__enter__()
"""
"""Point the library at the fake Discord of the first argument."""


@dataclass(frozen=True)
class Place:
    """Virtual environment and a user's folder."""

    python: Path
    packages: Path
    home: Path

    @property
    def environment(self) -> dict[str, str]:
        """Environment variables without any of the project."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("BROUC_", "PYTHON"))}
        home = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "kept")}
        return kept | home | {"PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}

    def begin(self, command: str, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.python.with_name(command)), *arguments],
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def say(self, command: str, *arguments: str) -> tuple[int, str, str]:
        """Run a command; return its status, output and errors."""
        running = self.begin(command, *arguments)
        out, complaints = running.communicate(timeout=PATIENCE_S)
        return running.returncode, out, complaints


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in listed.stdout.decode().split() if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build the sdist from a clean copy, and the wheel from the sdist."""
    folder = tmp_path_factory.mktemp("built")
    for name in tracked():
        target = folder / "sources" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
    for source, hook in (("sources", "build_sdist"), ("unpacked", "build_wheel")):
        call = f"from setuptools.build_meta import {hook} as build; print(build({str(folder)!r}))"
        subprocess.run(
            [sys.executable, "-c", call], cwd=folder / source, capture_output=True, check=True
        )
        if hook == "build_sdist":
            with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
                archive.extractall(folder, filter="data")
            next(folder.glob("brouc-*/")).rename(folder / "unpacked")
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def place(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Install only the wheel; libraries are those of this environment."""
    folder = tmp_path_factory.mktemp("place")
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv" / "bin" / "python"
    packages = next((folder / "venv").glob("lib/*/site-packages"))
    (packages / "libraries.pth").write_text("\n".join(getsitepackages()))
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"),
            *("--no-index", "--no-deps", "--no-compile", str(built[1])),
        ],
        capture_output=True,
        check=True,
    )
    (folder / "home").mkdir()
    return Place(python, packages, folder / "home")


def test_the_wheel_holds_every_file_of_its_packages(built: tuple[Path, Path]) -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    given = tools["setuptools"]
    rooms = tuple(
        f"{name.rstrip('*').replace('.', '/')}/" for name in given["packages"]["find"]["include"]
    )
    ours = {f"{name}/" for name in tools["importlinter"]["root_packages"]}
    # Of the tools only the conformance kit.
    assert set(rooms) == ours - {"tools/"} | {"tools/conformance/", "tools/fake_discord/"}
    single = {f"{name}.py" for name in given["py-modules"]}
    expected = {name for name in tracked() if name.startswith(rooms) or name in single}
    with zipfile.ZipFile(built[1]) as wheel:
        found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert found == expected


def test_the_wheel_asks_for_what_is_imported(built: tuple[Path, Path]) -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    with zipfile.ZipFile(built[1]) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith("/METADATA"))
        told = wheel.read(name).decode().splitlines()
    plain = [line for line in told if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert len(plain) == len(asked)


def test_the_referee_judges(place: Place) -> None:
    status, out, complaints = place.say("brouc", "legal", "--trump", "h", "--hand", "Ah Qd")
    assert (status, out.split(), complaints) == (0, ["Ah", "Qd"], "")


def test_the_operator_s_commands_keep_their_data_with_the_user(place: Place) -> None:
    before = set(place.packages.rglob("*"))
    status, _, complaints = place.say("brouc-bot")
    assert status == 1
    assert "BROUC_TOKEN is missing" in complaints
    assert place.say("brouc-bot", "db", "upgrade")[::2] == (0, "")
    assert place.say("brouc-bot", "tables", "list") == (0, "0 live tables.\n", "")
    assert (place.home / "kept" / "brouc" / "brouc.sqlite").is_file()
    assert "no bot has connected" in place.say("brouc-bot", "health")[2]
    status, out, complaints = place.say("brouc-bot", "nonsense")
    assert (status, out) == (2, "")
    assert str(place.home / "kept" / "brouc" / ".env") in complaints
    assert set(place.packages.rglob("*")) == before
    assert [file.name for file in place.home.iterdir()] == ["kept"]


def test_a_table_is_laid_in_the_browser(place: Place) -> None:
    before = set(place.packages.rglob("*"))
    running = place.begin("brouc-play")
    try:
        assert running.stdout is not None
        url = next(word for line in running.stdout for word in line.split() if "://" in word)
        with urllib.request.urlopen(url, timeout=PATIENCE_S) as page:
            assert b"<html" in page.read()
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE_S) == 0
    finally:
        running.kill()
        running.communicate()
    assert list((place.home / "kept" / "brouc" / "play").glob("*/bot.sqlite"))
    assert set(place.packages.rglob("*")) == before


@pytest.mark.patient
async def test_the_bot_connects(place: Place) -> None:
    async with asyncio.timeout(PATIENCE_S), FakeDiscord() as fake_discord:
        running = await asyncio.create_subprocess_exec(
            str(place.python),
            *("-c", f"{AGAINST}import host.installed\nsys.exit(host.installed.bot([]))\n"),
            fake_discord.address,
            cwd=place.home,
            env=place.environment | {"BROUC_TOKEN": TOKEN},
        )
        try:
            while not (fake_discord.world.commands and fake_discord.gateway.sessions):
                assert running.returncode is None
                await asyncio.sleep(0.05)
            running.send_signal(signal.SIGTERM)
            assert await running.wait() == 0
        finally:
            if running.returncode is None:
                running.kill()
                await running.wait()
