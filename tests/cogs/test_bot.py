"""Starting and stopping: settings, one-sentence errors, retries, SIGTERM."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

import bot as program
from bot import Settings, SettingsError
from cogs.connection.stopping import in_time
from cogs.messages.responder import answered
from db import DEFAULT_URL, BusyError, CorruptError, ReadOnlyError, Store, StoreError
from db.migrations.migrate import VERSION_TABLE
from tables.runtime.limits import Limits
from tests.cogs.projecting import Response

ROOT = Path(__file__).resolve().parents[2]
really_sleep = asyncio.sleep


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, thinkers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        settings = Settings.read({"BROUC_TOKEN": " abc "})
        assert settings == Settings("abc", DEFAULT_URL, "INFO", Limits(), thinkers)
    assert Settings.read({"BROUC_TOKEN": "x", "BROUC_THINKERS": "3"}).thinkers == 3
    assert Settings.read({"BROUC_TOKEN": "x"}).drawers == 1
    assert Settings.read({"BROUC_TOKEN": "x", "BROUC_DRAWERS": "0"}).drawers == 0
    assert Settings.read({"BROUC_TOKEN": "x", "BROUC_SHARDS": "4"}).shards == 4
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({}, "BROUC_TOKEN is missing"),
        ({"BROUC_TOKEN": "  "}, "BROUC_TOKEN is missing"),
        ({"BROUC_TOKEN": "x\ny"}, "BROUC_TOKEN has several lines"),
        ({"BROUC_TOKEN": "Bot hush"}, "BROUC_TOKEN begins with the word Bot"),
        ({"BROUC_TOKEN": "hush hush"}, "BROUC_TOKEN has a space in it"),
        ({"BROUC_TOKEN": "hush…"}, "BROUC_TOKEN has a character that no token has"),
        ({"BROUC_TOKEN": "x", "BROUC_DATABASE": "sqlite+aiosqlite:///:memory:"}, "must be a file"),
        ({"BROUC_TOKEN": "x", "BROUC_DATABASE": "brouc.sqlite"}, "database URL is malformed"),
        ({"BROUC_TOKEN": "x", "BROUC_LOG_LEVEL": "LOUD"}, "BROUC_LOG_LEVEL is one of"),
        (
            {"BROUC_TOKEN": "x", "BROUC_LIMITS": "open.person=many"},
            "BROUC_LIMITS is not understood: open.person is a rate as 5/10m or off, not 'many'.",
        ),
        ({"BROUC_TOKEN": "x", "BROUC_LIMITS": "close.person=1/m"}, "'close.person' is no limit"),
        ({"BROUC_TOKEN": "x", "BROUC_THINKERS": "0"}, "from 1 to 64, not '0'"),
        ({"BROUC_TOKEN": "x", "BROUC_THINKERS": "many"}, "BROUC_THINKERS is a number"),
        ({"BROUC_TOKEN": "x", "BROUC_DRAWERS": "17"}, "from 0 to 16, not '17'"),
        ({"BROUC_TOKEN": "x", "BROUC_SHARDS": "0"}, "from 1 to 64, not '0'"),
    ],
)
def test_wrong_settings_are_named(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence) as raised:
        Settings.read(environment)
    assert "hush" not in str(raised.value)


@pytest.mark.parametrize("token", ['"hush"', " 'hush' ", "“hush”"])
def test_a_token_in_quotes_is_said_before_connecting(tmp_path: Path, token: str) -> None:
    """As docker's --env-file passes it on."""
    result = run(tmp_path, BROUC_TOKEN=token)
    told = "BROUC_TOKEN stands in quotes: write it without; docker's --env-file keeps them.\n"
    assert (result.returncode, result.stdout, result.stderr) == (1, "", told)
    assert not list(tmp_path.iterdir())


def test_the_example_documents_every_setting() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    documented = set(re.findall(r"^(BROUC_[A-Z_]+)=", example, re.MULTILINE))
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "deploy").glob("*.yaml"), ROOT / "README.md"]
    named = re.findall(r"BROUC_[A-Z_]+", " ".join(page.read_text("utf-8") for page in pages))
    assert documented <= set(named)
    assert set(named) == program.SETTINGS


def run(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in an empty folder without ``.env``."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("BROUC_")}
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        cwd=tmp_path,
        env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=600,
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


async def test_one_sentence_and_status_1(tmp_path: Path) -> None:
    if (ROOT / ".env").exists():
        pytest.skip("this checkout has a .env")
    newer = tmp_path / "newer.sqlite"
    database = f"sqlite+aiosqlite:///{newer}"
    await (await Store.open(database)).close()
    with sqlite3.connect(newer) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    result = run(tmp_path, BROUC_TOKEN="x", BROUC_DATABASE=database)
    assert result.returncode == 1
    assert "does not know" in result.stderr.strip().splitlines()[-1]
    assert "Traceback" not in result.stderr


def test_a_wrong_folder_is_named_before_anything_else_runs(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    wrong = {"BROUC_BACKUPS": "file", "BROUC_BACKUP": "backups"}
    result = run(tmp_path, BROUC_TOKEN="x", BROUC_LOG_FORM="json", **wrong)
    assert result.returncode == 1
    lines = [json.loads(line) for line in result.stderr.splitlines()]
    assert [(line["level"], line["message"]) for line in lines] == [
        ("WARNING", "BROUC_BACKUP is no setting"),
        ("CRITICAL", "The folder of backups file cannot be used: File exists."),
    ]
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_a_refusal_for_good_gives_its_reason(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(settings: Settings) -> None:
        raise Closed(4011)

    monkeypatch.setenv("BROUC_TOKEN", "x")
    monkeypatch.setattr(program, "run", refused)
    monkeypatch.setattr(program, "set_up_logging", lambda *_: None)
    assert program.main() == 1
    assert "BROUC_SHARDS is too low" in caplog.text


class Failing:
    """A client whose start fails once at a step."""

    def __init__(self, error: Exception | None = None, step: str = "login") -> None:
        self.error = error
        self.step = step
        self.closed = False

    async def __aenter__(self) -> Failing:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.closed = True

    async def login(self, token: str) -> None:
        if self.error is not None and self.step == "login":
            raise self.error

    async def connect(self, *, reconnect: bool) -> None:
        assert reconnect
        if self.error is not None:
            raise self.error
        await asyncio.get_running_loop().create_future()


def failure(status: int) -> discord.HTTPException:
    return discord.HTTPException(Response(status), "no")


class Closed(discord.ConnectionClosed):
    def __init__(self, code: int) -> None:
        self.code, self.reason, self.shard_id = code, "", 0
        Exception.__init__(self, "closed")


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The durations of all waits, which take no time."""
    found: list[float] = []

    async def noted(seconds: float) -> None:
        found.append(seconds)
        await really_sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)
    return found


async def running(*clients: Failing) -> Failing:
    """Start until a client stays connected, and stop; return that client."""
    used: list[Failing] = []

    def make() -> Any:
        used.append(clients[len(used)])
        return used[-1]

    task = asyncio.create_task(program.keep_running(make, "token"))
    while len(used) < len(clients) and not task.done():
        await really_sleep(0)
    if task.done():
        task.result()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert all(client.closed for client in used), "each try leaves nothing behind"
    return used[-1]


async def test_a_start_survives_bad_moments_at_every_step(waits: list[float]) -> None:
    last, gone = Failing(), cast(Any, discord.GatewayNotFound)
    assert last is await running(
        Failing(failure(503)),
        Failing(failure(500), "connect"),
        Failing(OSError("no route")),
        Failing(failure(429)),
        Failing(aiohttp.ServerDisconnectedError(), "connect"),
        Failing(gone(), "connect"),
        Failing(TimeoutError()),
        Failing(BusyError("The database is locked by another process.")),
        Failing(ReadOnlyError("The database is read-only.")),
        Failing(Closed(1006), "connect"),
        last,
    )
    assert waits == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 32.0, 32.0, 32.0, 32.0]


@pytest.mark.parametrize(
    "error",
    [
        discord.LoginFailure("Improper token has been passed."),
        failure(403),
        Closed(4004),
        Closed(4014),
        CorruptError("The database is damaged."),
        ValueError("a mistake of ours"),
    ],
)
async def test_what_waiting_cannot_mend_is_tried_once(waits: list[float], error: Exception) -> None:
    with pytest.raises(type(error)):
        await running(Failing(error), Failing())
    assert waits == []


def stopped(script: str, number: int, folder: Path, **environment: str) -> tuple[int, str]:
    """Run a script until it says that it runs, and send a signal; return its status and errors."""
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "running"
    process.send_signal(number)
    _, errors = process.communicate(timeout=600)
    return process.returncode, errors


STOPPED = """
import asyncio, sys
import bot
from cogs.connection import stopping

async def start(client, token):
    await client.tables.resume()
    print("running", flush=True)
    await asyncio.sleep(600)

bot.start = start
stopping.end_in_time = lambda: None  # A slow machine may take longer.
sys.exit(bot.main())
"""


def test_ctrl_c_before_it_runs_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    async def interrupted(settings: Settings) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("BROUC_TOKEN", "x")
    monkeypatch.setattr(program, "run", interrupted)
    monkeypatch.setattr(program, "set_up_logging", lambda *_: None)
    assert program.main() == 130


WINDOWS = """
import asyncio

class Loop(asyncio.SelectorEventLoop):
    def add_signal_handler(self, number, callback, *args):
        raise NotImplementedError

asyncio.set_event_loop_policy(type("Policy", (asyncio.DefaultEventLoopPolicy,),
                                   {"_loop_factory": Loop})())
"""
"""A loop without signal handlers, as on Windows."""


@pytest.mark.parametrize(
    ("before", "number"), [("", signal.SIGTERM), (WINDOWS, signal.SIGINT)], ids=["unix", "windows"]
)
def test_a_signal_stops_it_gracefully(tmp_path: Path, number: int, before: str) -> None:
    """At once, with status 0, the store closed (no write-ahead log left)."""
    database = tmp_path / "stopped.sqlite"
    url = f"sqlite+aiosqlite:///{database}"
    script = before + STOPPED
    settings = {"BROUC_TOKEN": "x", "BROUC_DATABASE": url}
    status, errors = stopped(script, number, tmp_path, **settings)
    assert status == 0, errors
    assert "Traceback" not in errors
    assert not Path(f"{database}-wal").exists()


STUCK = """
import asyncio, sys, threading, time
from cogs.connection import stopping

async def run():
    asyncio.get_running_loop().run_in_executor(None, time.sleep, 100_000)
    running = asyncio.create_task(asyncio.sleep(600))
    with stopping.stopped_by_signals(running, lambda: 1 / 0):
        print("running", flush=True)
        await running

asyncio.run(run())
sys.exit(1)
"""
"""A thread that is busy for long, and news of the stop that cannot be told."""
TWICE = """
import asyncio, time
from cogs.connection import stopping

stopping.end_in_time = lambda: None

async def run():
    running = asyncio.create_task(asyncio.sleep(600))
    with stopping.stopped_by_signals(running, lambda: print("stopping", flush=True)):
        print("running", flush=True)
        try:
            await running
        finally:
            time.sleep(100_000)  # Not even the loop runs any more.

asyncio.run(run())
"""


def test_it_ends_whatever_a_thread_is_busy_with(tmp_path: Path) -> None:
    status, errors = stopped(STUCK, signal.SIGTERM, tmp_path)
    assert status == 0
    assert "without waiting" in errors


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TWICE]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        for said in (b"running\n", b"stopping\n"):
            assert process.stdout.readline() == said
            process.send_signal(signal.SIGTERM)
        assert process.wait(600) == -signal.SIGTERM


async def test_a_step_of_stopping_is_left_after_its_time(caplog: pytest.LogCaptureFixture) -> None:
    never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    await in_time("a thread", never, 0.001)
    assert "does not wait for a thread" in caplog.text


async def test_answers_go_out_before_it_stops() -> None:
    answers = [SimpleNamespace(owes=True), SimpleNamespace(owes=False)]
    looks: list[float] = []

    async def sleep(seconds: float) -> None:
        looks.append(seconds)
        answers[0].owes = len(looks) < 3

    responders: Any = answers
    await answered(responders, sleep)
    assert len(looks) == 3
