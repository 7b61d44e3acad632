"""Starting and stopping: settings, one-sentence errors, retries, SIGTERM."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

import bot as program
from bot import Settings, SettingsError
from db import DEFAULT_URL, Store, StoreError
from db.migrate import VERSION_TABLE
from tables.limits import Limits

ROOT = Path(__file__).resolve().parents[2]


def test_defaults() -> None:
    settings = Settings.read({"BROUC_TOKEN": " abc "})
    assert settings == Settings("abc", DEFAULT_URL, "INFO", Limits())
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({}, "BROUC_TOKEN is missing"),
        ({"BROUC_TOKEN": "  "}, "BROUC_TOKEN is missing"),
        ({"BROUC_TOKEN": "x", "BROUC_LOG_LEVEL": "LOUD"}, "BROUC_LOG_LEVEL is one of"),
        (
            {"BROUC_TOKEN": "x", "BROUC_LIMITS": "open.person=many"},
            "BROUC_LIMITS is not understood: open.person is a rate as 5/10m or off, not 'many'.",
        ),
        ({"BROUC_TOKEN": "x", "BROUC_LIMITS": "close.person=1/m"}, "'close.person' is no limit"),
    ],
)
def test_wrong_settings_are_named(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        Settings.read(environment)


def test_the_example_documents_every_setting() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    source = (ROOT / "bot.py").read_text(encoding="utf-8")
    for name in ("BROUC_TOKEN", "BROUC_DATABASE", "BROUC_LOG_LEVEL", "BROUC_LIMITS"):
        assert name in source
        assert f"\n{name}=" in example


def run(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in an empty folder, which holds no ``.env``."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("BROUC_")}
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        cwd=tmp_path,
        env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def test_the_store_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    noise = tmp_path / "noise.sqlite"
    noise.write_bytes(b"not a database at all" * 100)
    for url, sentence in {
        "mysql://x": "must begin with",
        f"sqlite+aiosqlite:///{noise}": "is not a database",
    }.items():
        with pytest.raises(StoreError, match=sentence) as caught:
            await program.run(Settings("x", url))
        assert len(str(caught.value).splitlines()) == 1


def test_one_sentence_and_status_1(tmp_path: Path) -> None:
    if (ROOT / ".env").exists():
        pytest.skip("this checkout has a .env")
    newer = tmp_path / "newer.sqlite"
    asyncio.run(_make(newer))
    with sqlite3.connect(newer) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    database = f"sqlite+aiosqlite:///{newer}"
    for sentence, environment in {
        "BROUC_TOKEN is missing": {},
        "newer": {"BROUC_TOKEN": "x", "BROUC_DATABASE": database},
    }.items():
        result = run(tmp_path, **environment)
        assert result.returncode == 1, sentence
        assert sentence in result.stderr.strip().splitlines()[-1]
        assert "Traceback" not in result.stderr


async def _make(path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{path}"):
        pass


class Failing:
    """A client whose login fails a few times."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.connected = False

    async def login(self, token: str) -> None:
        """Fail with the next error."""
        if self.errors:
            raise self.errors.pop(0)

    async def connect(self, *, reconnect: bool) -> None:
        """Be connected."""
        self.connected = reconnect


class Response:
    """What an error of discord.py needs of a response."""

    reason = "Service Unavailable"

    def __init__(self, status: int) -> None:
        self.status = status


def failure(status: int) -> discord.HTTPException:
    response: Any = Response(status)
    return discord.HTTPException(response, "no")


async def test_a_start_survives_discords_bad_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    client: Any = Failing(failure(503), failure(500), OSError("no route"), failure(429))
    await program.start(client, "token")
    assert client.connected
    assert waits == [1.0, 2.0, 4.0, 8.0]


async def test_a_refused_token_is_not_tried_again() -> None:
    client: Any = Failing(discord.LoginFailure("Improper token has been passed."))
    with pytest.raises(discord.LoginFailure):
        await program.start(client, "token")


STOPPED = """
import asyncio, sys, os, signal
sys.path.insert(0, {root!r})
import bot

async def start(client, token):
    await client.setup_hook_for_test()
    print("running", flush=True)
    await asyncio.sleep(60)

bot.start = start

async def setup_hook_for_test(self):
    await self.tables.resume()

bot.BroucBot.setup_hook_for_test = setup_hook_for_test
sys.exit(bot.main())
"""


def test_a_signal_stops_it_gracefully(tmp_path: Path) -> None:
    """Within a moment, with status 0, the store closed (no write-ahead log is left behind)."""
    database = tmp_path / "stopped.sqlite"
    process = subprocess.Popen(
        [sys.executable, "-c", STOPPED.format(root=str(ROOT))],
        cwd=tmp_path,
        env=os.environ | {"BROUC_TOKEN": "x", "BROUC_DATABASE": f"sqlite+aiosqlite:///{database}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "running"
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert not Path(f"{database}-wal").exists()
