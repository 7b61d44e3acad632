"""Logs contain an error's kind and place, never its text."""

from __future__ import annotations

import ast
import asyncio
import gc
import io
import json
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from base import logs, safe_log
from base.safe_log import without_text
from base.workers.pool import ProcessWorker, WorkerPool
from db import UnreachableError
from tests.codebase.sources import ROOT
from tests.tables.computers.players import fail_with_a_cause, log_an_error

CARD = "Qd"
TEXT = f"{CARD} is in the view twice"


@pytest.fixture
def written() -> Iterator[Callable[[], str]]:
    """Everything that any logger writes, as the bot's own handler would, down to DEBUG."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
    root = logging.getLogger()
    factory, level = logging.getLogRecordFactory(), root.level
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    safe_log.install()
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream.getvalue
    root.setLevel(level)
    root.removeHandler(handler)
    logging.setLogRecordFactory(factory)
    sys.excepthook, sys.unraisablehook, threading.excepthook = hooks


def failing(text: object = TEXT) -> None:
    raise ValueError(text)


def deep() -> None:
    """Raise an error with a cause, during whose handling another one is raised."""
    try:
        try:
            failing()
        except ValueError as error:
            raise KeyError(CARD) from error
    except KeyError:
        failing(CARD)


def caught(function: Callable[[], object]) -> Exception:
    try:
        function()
    except Exception as error:
        return error
    raise AssertionError("nothing failed")


def test_kind_and_place_stay_and_so_do_those_of_the_causes(written: Callable[[], str]) -> None:
    error = caught(deep)
    error.add_note(TEXT)
    logging.getLogger("cogs.x").error("failed", exc_info=without_text(error))
    logging.getLogger("discord.x").error("failed", exc_info=error)
    text = written()
    assert CARD not in text
    assert text.count("\nKeyError\n") == 2
    assert text.count("in failing") == 4
    assert text.count("The above exception was the direct cause") == 2


def test_numbers_stay_and_causes_in_a_circle_end(written: Callable[[], str]) -> None:
    logging.getLogger("x").error("full", exc_info=OSError(28, TEXT))
    assert "OSError: errno 28\n" in written()
    first, second = caught(failing), caught(deep)
    first.__context__, second.__context__ = second, first
    logging.getLogger("x").error("failed", exc_info=first)
    assert CARD not in written()


def test_values_in_messages(written: Callable[[], str]) -> None:
    class Shown:
        def __repr__(self) -> str:
            return TEXT

    log = logging.getLogger("discord.ui.view")
    log.error("Ignoring exception for item %r after %.1f s in %s", Shown(), 1.5, "play")
    log.error("%(what)r", {"what": Shown()})
    log.error(ValueError(TEXT))
    log.error("%d", TEXT)
    ours = logging.getLogger("cogs.outbox.outbox")
    ours.error("table %d: %s", 7, caught(failing))
    ours.error("the store failed: %s", UnreachableError("The disk failed."))
    text = written()
    assert CARD not in text
    assert "for item 'Shown' after 1.5 s in play" in text
    assert "table 7: ValueError" in text
    assert "the store failed: The disk failed." in text


async def test_what_asyncio_says_of_tasks_and_callbacks(written: Callable[[], str]) -> None:
    loop = asyncio.get_running_loop()
    loop.set_debug(True)

    async def fails(card: str) -> None:
        failing(card)

    task = asyncio.create_task(fails(TEXT), name=f"play {CARD}")
    loop.call_soon(failing, TEXT)
    await asyncio.wait([task])
    del task
    gc.collect()
    loop.slow_callback_duration = -1.0
    loop.call_soon(str, TEXT)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    loop.set_debug(False)
    text = written()
    assert "Task exception was never retrieved" in text
    assert "Exception in callback failing" in text
    assert "Executing" in text
    assert text.count("ValueError\n") == 2
    assert CARD not in text


async def test_what_the_library_says_of_components(written: Callable[[], str]) -> None:
    item: ui.Button[Any] = ui.Button(label=CARD, custom_id=f"brouc:1:1:1:card:{CARD}")
    interaction: Any = None
    await ui.LayoutView(timeout=None).on_error(interaction, caught(deep), item)
    text = written()
    assert "Ignoring exception in view 'LayoutView' for item 'Button'" in text
    assert CARD not in text


def test_what_python_prints(written: Callable[[], str], capfd: pytest.CaptureFixture[str]) -> None:
    error = caught(deep)
    sys.excepthook(type(error), error, error.__traceback__)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(TEXT), None)
    thread = threading.Thread(target=failing, name="thinking")
    thread.start()
    thread.join()

    class Dying:
        def __del__(self) -> None:
            failing()

    Dying()
    gc.collect()
    text = written()
    assert "the program ends: ValueError" in text
    assert "thread failed: ValueError" in text
    assert "uncaught error: ValueError" in text
    assert CARD not in text
    assert CARD not in "".join(capfd.readouterr())


async def test_what_a_worker_process_fails_of(
    written: Callable[[], str], capfd: pytest.CaptureFixture[str]
) -> None:
    pool = WorkerPool(ProcessWorker)
    with pytest.raises(ValueError, match=CARD) as failed:
        await pool.run(fail_with_a_cause, CARD)
    await pool.close()
    logging.getLogger("x").error("no answer", exc_info=failed.value)
    assert "ValueError" in written()
    assert CARD not in written()
    assert CARD not in "".join(capfd.readouterr())


async def test_a_worker_process_logs_as_this_one(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logs, "_current", ("INFO", "json"))
    pool = WorkerPool(ProcessWorker)
    await pool.run(log_an_error, TEXT)
    await pool.close()
    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line)["message"] == "failed: ValueError"
    assert CARD not in line


def logged_errors(path: Path) -> Iterator[str]:
    """Calls that log an error with its text."""
    source = path.read_text(encoding="utf-8")
    if "exc_info" not in source and "log.exception" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "log.exception":
            yield f"{where}: log.exception"
        for keyword in node.keywords:
            value = ast.unparse(keyword.value)
            if keyword.arg == "exc_info" and not value.startswith("without_text("):
                yield f"{where}: exc_info={value}"


def test_our_own_calls_hand_over_no_error_with_its_text() -> None:
    packages = {file.parent for file in ROOT.glob("*/__init__.py")} - {ROOT / "tools"}
    assert len(packages) >= 11
    files = [ROOT / "bot.py", *(file for folder in packages for file in folder.rglob("*.py"))]
    assert not [found for file in files for found in logged_errors(file)]
