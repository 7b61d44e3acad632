"""Every exception of every library at every step of a message's delivery: nothing is lost.

The classes are enumerated from the libraries, so new ones are included.
"""

from __future__ import annotations

import asyncio
import builtins
import concurrent.futures
import errno
import importlib
import logging
import os
import pkgutil
import socket
import sqlite3
import ssl
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import aiohttp
import aiosqlite
import discord
import pytest
import sqlalchemy

import db.core.errors
from base.workers.job import QueueFullError
from cogs.messages.errors import PATIENCE, Failure, classify
from cogs.outbox.key import Kind, MessageKey, hand_key
from cogs.outbox.quota import BannedError
from tests.cogs.positions import PERSONS
from tests.cogs.projecting import NORTH, Bench, Response, rounds

BOARD = MessageKey(Kind.BOARD, 1, 1)
LIBRARIES = ("aiohttp", "discord", "sqlalchemy", "aiosqlite", "asyncpg", "db")
LONGEST = 5.0
"""Limit in seconds for the next try."""


def modules(name: str) -> Iterator[ModuleType]:
    """A package with all of its modules that can be imported here."""
    try:
        root = importlib.import_module(name)
    except ImportError:
        return
    yield root
    for found in pkgutil.walk_packages(root.__path__, f"{name}."):
        if "__main__" in found.name or "migrations" in found.name:
            continue
        try:
            yield importlib.import_module(found.name)
        except Exception:  # For another system, or of an extra that is not installed.
            continue


@cache
def classes() -> tuple[type[Exception], ...]:
    found: dict[type[Exception], None] = {}
    libraries = [module for name in LIBRARIES for module in modules(name)]
    for module in (*libraries, socket, ssl, sqlite3, asyncio.exceptions, concurrent.futures):
        root = module.__name__.partition(".")[0]
        for value in vars(module).values():
            if not isinstance(value, type) or not issubclass(value, Exception):
                continue
            theirs = value.__module__.partition(".")[0] in (root, f"_{root}")
            if root == "db":  # Its other errors are answers, not failures.
                theirs = issubclass(value, db.core.errors.StoreError)
            if theirs or issubclass(value, (OSError, EOFError)):
                found[value] = None
    for value in vars(builtins).values():
        if isinstance(value, type) and issubclass(value, (OSError, EOFError)):
            found[value] = None
    return tuple(found)


def made(kind: type[Exception]) -> Exception:
    error = kind.__new__(kind)
    if isinstance(error, discord.HTTPException):
        discord.HTTPException.__init__(error, Response(503), "")
    return error


def passing(kind: type[Exception]) -> bool:
    """Whether a retry may help: not if Discord reports an earlier answer."""
    return not issubclass(kind, discord.InteractionResponded)


def test_the_libraries_are_really_looked_through() -> None:
    names = {kind.__name__ for kind in classes()}
    assert {"ServerDisconnectedError", "ClientPayloadError", "TransferEncodingError"} <= names
    assert {"DiscordServerError", "RateLimited", "GatewayNotFound"} <= names
    assert {"OperationalError", "PendingRollbackError", "BusyError", "DiskFullError"} <= names
    assert {"gaierror", "SSLEOFError", "ConnectionResetError", "IncompleteReadError"} <= names
    assert len(names) > 300


def test_every_failure_of_a_library_passes() -> None:
    kinds = {kind: classify(made(kind)) for kind in classes() if passing(kind)}
    assert [kind for kind, meant in kinds.items() if not meant.passing] == []
    lost = {kind for kind, meant in kinds.items() if meant is Failure.LOST}
    assert {aiohttp.ServerDisconnectedError, TimeoutError, socket.gaierror} <= lost
    busy = {kind for kind, meant in kinds.items() if meant is Failure.BUSY}
    assert {
        db.core.errors.BusyError,
        sqlalchemy.exc.TimeoutError,
        aiosqlite.OperationalError,
    } <= busy
    assert classify(QueueFullError("too many pictures wait")) is Failure.BUSY


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_every_error_of_a_socket_is_a_lost_connection(number: int) -> None:
    assert classify(OSError(number, os.strerror(number))) is Failure.LOST


@pytest.mark.parametrize("error", [KeyError("x"), TypeError(), AssertionError(), ValueError()])
def test_an_error_of_the_program_is_none_of_these(error: Exception) -> None:
    assert classify(error) is Failure.BUG


async def test_everything_is_shown_in_the_end_whatever_fails_at_each_step() -> None:
    """Each method fails once before its work, and once after it.

    Every class of discord.py, and of the others one for each trouble and library.
    """
    kinds: dict[object, type[Exception]] = {}
    for kind in filter(passing, classes()):
        library = kind.__module__.partition(".")[0]
        kinds.setdefault(kind if library == "discord" else (library, classify(made(kind))), kind)
    assert len(kinds) > 30
    for kind in kinds.values():
        bench = Bench(lambda kind=kind: made(kind))  # type: ignore[misc]
        await bench.evening()
        assert bench.shown() == bench.newest(), kind
        assert max(bench.waits) <= LONGEST, kind
        for part in bench.parts.values():
            assert all(count >= 2 for count in part.calls.values()), (kind, part.calls)
        await bench.outbox.close()


async def test_the_evening_passes_every_step() -> None:
    """The previous test is only as good as its coverage."""
    bench = Bench()
    await bench.evening()
    assert bench.shown() == bench.newest()
    names = {name for part in bench.parts.values() for name in part.calls}
    assert names >= {"state", "place", "get", "put", "forget", "receives"}
    assert names >= {"post", "send", "edit", "delete", "thread", "direct", "edit_private"}


async def test_what_a_message_waited_for_was_cancelled() -> None:
    """The cancelled task is one that a message awaits, not its own worker, which would end."""
    bench = Bench(asyncio.CancelledError)
    await bench.evening()
    assert bench.shown() == bench.newest()


async def test_a_lost_connection_is_tried_again_at_once() -> None:
    bench, lost = Bench(placed=True), [aiohttp.ServerDisconnectedError()]

    def asked() -> None:
        if lost:
            raise lost.pop()

    bench.discord.asked = asked
    await bench.show(BOARD)
    assert len(bench.discord.messages) == 1
    assert bench.waits == []


@pytest.mark.parametrize("minutes", [1, 60])
async def test_a_long_outage_is_never_given_up(minutes: int) -> None:
    bench, down = Bench(placed=True), 60.0 * minutes

    def asked() -> None:
        if bench.time < down:
            raise discord.DiscordServerError(Response(503), "")

    bench.discord.asked = asked
    await bench.show(BOARD)
    assert len(bench.discord.messages) == 1
    assert max(bench.waits) <= LONGEST
    assert bench.time <= down + LONGEST


async def test_while_discord_bars_this_address_one_message_asks() -> None:
    """Each further 429 counts: 10,000 in ten minutes prolong the ban."""
    bench, moments = Bench(placed=True), list[float]()

    def asked() -> None:
        moments.append(bench.time)
        if bench.time < 600:
            raise discord.HTTPException(Response(429), "")

    bench.discord.asked = asked
    await bench.show(*(MessageKey(Kind.BOARD, 1, deal) for deal in range(1, 101)))
    assert len(bench.discord.messages) == 100
    assert len([at for at in moments if at < 600]) < 1000
    assert max(bench.waits) <= LONGEST


async def test_a_message_without_a_request_does_not_end_a_ban() -> None:
    bench = Bench(placed=True)
    bench.renderer.nudging = False
    bench.quota.ban()
    await bench.show(MessageKey(Kind.NUDGE, person=NORTH))
    with pytest.raises(BannedError):
        bench.quota.check()


async def test_what_is_drawn_when_discord_bars_this_address_does_not_ask() -> None:
    """And all messages follow after the ban, in the order in which it happened."""
    call, following = MessageKey(Kind.CALL, 1, 1), MessageKey(Kind.BOARD, 1, 2)
    hands = tuple(map(hand_key, PERSONS.values()))
    bench, refused = Bench(placed=True), list[float]()
    drawn, rested, post = asyncio.Event(), asyncio.Event(), bench.subject.post

    def bars() -> None:
        refused.append(bench.time)
        raise discord.HTTPException(Response(429), "error code: 1015")

    async def slow(*where: Any, **how: Any) -> Any:
        await drawn.wait()
        return await post(*where, **how)

    async def rest(seconds: float) -> None:
        await rested.wait()
        bench.time += seconds

    bench.subject.post = slow
    object.__setattr__(bench.quota.pace, "sleep", rest)
    bench.discord.asked = bars
    bench.outbox.refresh(bench.tables.now.id, *hands, call, following)
    await rounds()
    drawn.set()
    await rounds()
    assert len(refused) == 1, "the first answer tells all"
    bench.discord.asked = lambda: None
    rested.set()
    await bench.settle()
    assert bench.discord.posted == len(hands) + 2, "and none is forgotten"
    order = [one.text.split()[0] for one in bench.discord.messages.values()]
    assert order.index(str(call)) < order.index(str(following))


async def test_an_error_of_the_program_harms_one_redraw(caplog: pytest.LogCaptureFixture) -> None:
    """It is logged without its text, and the next change is shown."""
    bench = Bench(placed=True)
    post = bench.subject.post
    words = " ".join(("Th", "is in the view twice"))  # Not as in the traceback's source.

    async def wrong(*args: Any, **kwargs: Any) -> Any:
        raise ValueError(words)

    bench.subject.post = wrong
    with caplog.at_level(logging.DEBUG):
        await bench.show(BOARD)
    assert "ValueError" in caplog.text
    assert "Th is" not in caplog.text
    assert not bench.discord.messages
    bench.subject.post = post
    bench.tables.go_on()
    await bench.show(BOARD)
    assert bench.shown() == [f"board:1.1 {bench.tables.now.seq}"]


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError("font"),
        sqlalchemy.exc.ArgumentError("statement"),
        sqlite3.ProgrammingError("statement"),
        asyncio.InvalidStateError(),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_an_error_that_does_not_pass_is_reported_once(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    """A wrong statement or a missing file is not tried for ever; the next change is shown."""
    bench = Bench(placed=True)
    post, tries = bench.subject.post, list[float]()

    async def wrong(*args: Any, **kwargs: Any) -> Any:
        tries.append(bench.time)
        raise error

    bench.subject.post = wrong
    with caplog.at_level(logging.ERROR):
        await bench.show(BOARD)
    assert len(tries) == PATIENCE
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    bench.subject.post = post
    bench.tables.go_on()
    await bench.show(BOARD)
    assert bench.shown() == [f"board:1.1 {bench.tables.now.seq}"]
