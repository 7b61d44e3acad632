"""Pictures drawn in a worker process: same bytes, films apart, a crash costs no picture."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from base.workers.job import PoolClosedError
from base.workers.pool import ProcessWorker
from cogs.messages.posts import Sketch
from cogs.view.drawers import Drawers, Rank
from cogs.view.pictures import sketched
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.scenes import Look
from gamekit.cards.cards import Suit
from games.brouc.game import GAME
from render.cards.small import SmallFace, small_png
from tools.conformance.walks import walk

NAMES = {"N": "Anna", "W": "Bertrand", "S": "Célestine", "E": "Dölf"}


@pytest.fixture
async def drawers() -> AsyncIterator[Drawers]:
    """One worker process."""
    made = Drawers.of(1)
    yield made
    await made.close()


def board_and_film(game: Game) -> tuple[Sketch, Sketch]:
    """A board, and the film of the previous deal."""
    rules, at = game.rules, At(7, "fr")
    playing = walk(rules, 3).states[5]
    ended = rules.accept(playing, rules.decode("dehors N"))  # A wrong call: the film is short.
    board = game.face.board(rules.view(playing, None), at).scene
    assert game.replay is not None
    film = game.replay.film(rules.view(ended, None), at, None)
    assert board is not None
    assert film is not None
    one, other = (sketched(game, scene, NAMES, Look()) for scene in (board, film))
    return one, other


async def drawn(drawers: Drawers, sketch: Sketch, rank: Rank, told: list[str]) -> bytes:
    """A picture's bytes; its completion is recorded."""
    async with drawers.turn(rank):
        picture = await drawers.scene(GAME, sketch, rank)
    told.append(rank.name)
    return picture.data


async def film_worker(drawers: Drawers) -> int:
    """Process id of the next new worker, which a film's first job starts."""
    before = drawers.workers
    while not (new := set(drawers.workers) - set(before)):  # noqa: ASYNC110  started by a task
        await asyncio.sleep(0.01)
    (worker,) = new
    assert isinstance(worker, ProcessWorker)
    assert worker.pid is not None
    return worker.pid


async def test_boards_do_not_wait_for_a_film(drawers: Drawers) -> None:
    """The film has a process of its own, stopped here; all bytes are as if drawn here."""
    board, film = board_and_film(GAME)
    told: list[str] = []
    first = await drawn(drawers, board, Rank.TABLE, told)
    long = asyncio.ensure_future(drawn(drawers, film, Rank.FILM, told))
    process = await film_worker(drawers)
    os.kill(process, signal.SIGSTOP)
    boards = [await drawn(drawers, board, Rank.TABLE, told) for _ in range(3)]
    os.kill(process, signal.SIGCONT)
    assert GAME.scenes is not None
    assert {first, *boards} == {GAME.scenes.draw(board.scene, NAMES, Look()).data}
    assert await long == GAME.scenes.draw(film.scene, NAMES, Look()).data
    assert told == [*["TABLE"] * 4, "FILM"]
    ace = SmallFace("A", Suit.HEARTS)
    assert await drawers.face(ace) == small_png(ace)
    assert await drawers.face_digests() == await Drawers().face_digests()


async def test_a_killed_worker_costs_nobody_a_picture(
    drawers: Drawers, caplog: pytest.LogCaptureFixture
) -> None:
    """And a stop is nobody's death: waiting callers get an error, and nothing is logged."""
    _, film = board_and_film(GAME)
    long = asyncio.ensure_future(drawn(drawers, film, Rank.FILM, []))
    os.kill(await film_worker(drawers), signal.SIGKILL)
    assert (await long)[8:12] == b"WEBP"
    caplog.clear()
    for worker in drawers.workers:
        assert isinstance(worker, ProcessWorker)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
    long = asyncio.ensure_future(drawn(drawers, film, Rank.FILM, []))
    for _ in range(10):
        await asyncio.sleep(0)
    await drawers.close()
    with pytest.raises(PoolClosedError):
        await long
    assert not caplog.records
