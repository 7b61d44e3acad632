"""The operator's log contains no card, whatever fails with a card in its text.

At every seam an error is raised with cards in its text, cause and notes; the test reads the whole
formatted log, as configured by ``bot.py``.
"""

from __future__ import annotations

import asyncio
import gc
import io
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cogs.matches.archive
import cogs.matches.replays
from cogs.messages.client import MessageClient
from cogs.router import Router
from cogs.table.info_handlers import InfoHandlers
from tests.cogs.pages import begin
from tests.cogs.played_evening import club
from tests.e2e.evening import Evening, evening
from tests.host.health.test_log_lines import logged

CARD = re.compile(r"\b([AKQJT987][hdcs])\b")
TEXT = "Th is in the view twice: {Card('Qd'), Card('Th')}"


class CardsToldError(ValueError):
    """An error whose text must not be logged."""


def fails(*_: Any, **__: Any) -> Any:
    """Raise an error with cards in its text, notes, cause and context."""
    try:
        raise KeyError(TEXT)
    except KeyError as cause:
        error = CardsToldError(TEXT)
        error.add_note(TEXT)
        raise error from cause


async def fails_later(*_: Any, **__: Any) -> Any:
    fails()


class Log:
    """The operator's log, and the number of logged errors."""

    def __init__(self, stream: io.StringIO) -> None:
        self._stream = stream
        self._read = 0

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    def told(self) -> int:
        """The number of records about the error since the last call."""
        new = self.text[self._read :]
        self._read = len(self.text)
        return len(re.findall(r"^\S*CardsToldError$|: CardsToldError$", new, re.M))


@pytest.fixture
def log() -> Iterator[Log]:
    """The log as configured by ``bot.py``, at its most verbose."""
    with logged("DEBUG") as stream:
        yield Log(stream)


async def after(world: Evening, log: Log, seam: str) -> None:
    """Check that the error at a seam was logged without a card."""
    await world.server.settle()
    assert log.told(), f"{seam}: nothing was logged\n{log.text[-1500:]}"
    found = CARD.search(log.text)
    assert found is None, f"{seam}: {found and log.text[found.start() - 300 : found.end() + 50]}"


async def test_no_seam_of_the_messages_tells_a_card(
    world: Evening, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(world)
    running = world.bot
    for owner, attribute in (
        (running.table_messages, "post"),
        (running.pictures, "seated"),
        (running.pictures, "sketch"),
        (running.pictures.drawers, "scene"),
        (MessageClient, "edit"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(owner, attribute, fails if attribute == "sketch" else fails_later)
            await world.type_card(table)
        await after(world, log, attribute)
    running.tables.on_change.append(fails)
    await world.type_card(table)
    running.tables.on_change.remove(fails)
    await after(world, log, "a listener")


async def test_no_seam_of_an_answer_tells_a_card(
    world: Evening, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    anne, running = world.people[0], world.bot
    for owner, attribute, command in (
        (InfoHandlers, "show_page", "slate"),
        (running.tables, "vote_abandon", "stop"),
        (world.store.journals, "append", "stop"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(owner, attribute, fails_later)
            await anne.command(world.channel, command)
        await after(world, log, f"/{command}")
    with monkeypatch.context() as patch:
        patch.setattr(InfoHandlers, "show_page", fails_later)
        await world.press(anne, world.board, "last")
    await after(world, log, "a button")
    with monkeypatch.context() as patch:
        patch.setattr(Router, "dispatch", fails_later)
        await world.press(anne, world.board, "last")
    await after(world, log, "what becomes of a button before anybody answers it")
    with monkeypatch.context() as patch:
        patch.setattr(running.tables, "tables_of", fails_later)
        await anne.autocomplete(world.channel, "play", "card", "")
    await after(world, log, "an autocompletion")
    known = {"CommandInvokeError", CardsToldError.__name__}
    assert {type(error).__name__ for error in world.server.errors} <= known


async def test_no_seam_of_the_loop_tells_a_card(world: Evening, log: Log) -> None:
    world.bot.add_listener(fails_later, "on_guild_remove")
    world.bot.dispatch("guild_remove", world.bot.guilds[0])
    await after(world, log, "an event")
    lost = asyncio.create_task(fails_later(TEXT), name="Th")
    await asyncio.wait([lost])
    del lost
    gc.collect()
    await after(world, log, "a task that nobody awaits")
    asyncio.get_running_loop().call_soon(fails, TEXT)
    await asyncio.sleep(0)
    await after(world, log, "a callback of the loop")
    thread = threading.Thread(target=fails, args=(TEXT,))
    thread.start()
    await asyncio.to_thread(thread.join)
    await after(world, log, "a thread")
    assert world.server.errors


class Telling:
    """A computer player that fails with its hand in the error."""

    levels = ("club",)
    choose = staticmethod(fails)
    speak = staticmethod(fails)

    def clear(self, *_: object) -> None:
        """Think about everything."""


async def test_no_computer_player_tells_a_card(tmp_path: Path, log: Log) -> None:
    async with evening(tmp_path, people=1) as world:
        world.bot.thinkers._here["brouc"] = Telling()  # type: ignore[index]
        await begin(world)
        await after(world, log, "a computer player")


async def test_no_past_match_tells_a_card(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(tmp_path, tables=1) as world:
        person, *_ = [p for p in world.people if await world.store.histories.matches(p.id)]
        for name, owner, attribute, command in (
            ("a journal", cogs.matches.archive, "_as_played", "replay"),
            ("a record", cogs.matches.archive, "played", "export"),
            ("a picture of a replay", cogs.matches.replays, "drawn", "replay"),
        ):
            with monkeypatch.context() as patch:
                patch.setattr(owner, attribute, fails)
                await person.command(world.channel, command)
            await after(world, log, name)
        assert len(world.server.errors) == 3
