"""JSON log lines: everything caused by a click has its correlation id, to the last edit."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import bot
from base import logs
from tests.cogs.pages import begin
from tests.e2e.evening import evening


@contextmanager
def logged(level: str, form: str = "text") -> Iterator[io.StringIO]:
    """Standard error during a block, with the log as ``bot.py`` sets it up."""
    root, *libraries = map(logging.getLogger, (None, "discord", "discord.client"))
    levels = [one.level for one in libraries]
    before = root.handlers[:], root.level, logging.getLogRecordFactory()
    hooks, stderr = (sys.excepthook, sys.unraisablehook, threading.excepthook), sys.stderr
    sys.stderr = stream = io.StringIO()
    try:
        bot.set_up_logging(level, form)
        yield stream
    finally:
        sys.stderr, logs._current = stderr, None
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        for library, own in zip(libraries, levels, strict=True):
            library.setLevel(own)
        logging.setLogRecordFactory(before[2])
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks


async def test_every_line_of_a_card_bears_its_click(tmp_path: Path, quick_pictures: None) -> None:
    async with evening(tmp_path) as world:
        table = await begin(world)
        await world.server.settle()
        with logged("DEBUG", "json") as stream:
            for _ in range(2):
                await world.type_card(table)
                await world.server.settle()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    shown = [line for line in lines if "is shown" in line["message"]]
    trails: dict[str, list[dict[str, Any]]] = {}
    for line in shown:
        assert line["table"] == table
        trails.setdefault(line["trail"], []).append(line)
    clicks = {line["interaction"] for line in shown if "interaction" in line}
    assert len(clicks) == 2, "each card is a click, and its messages bear it"
    for click in clicks:
        messages = {line["message"].split()[2] for line in trails[str(click)]}
        assert "board" in messages
    for line in lines:
        assert {"time", "level", "logger", "message"} <= set(line)


def test_an_error_is_told_without_its_text_on_one_line() -> None:
    text = "Th is in the view twice"
    with logged("INFO", "json") as stream:
        try:
            raise ValueError(text)
        except ValueError:
            logging.getLogger("cogs.somewhere").exception("it\nfailed")
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["level"], told["message"], told["error"]) == ("ERROR", "it\nfailed", "ValueError")
    assert "test_log_lines.py" in told["trace"]
    assert text not in line
    assert not {"trail", "table", "interaction"} & set(told)
