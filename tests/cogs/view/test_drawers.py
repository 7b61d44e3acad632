"""Order of drawing, and the effect of a worker's crash."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from base.workers.job import QueueFullError, WorkerCrashedError
from base.workers.pool import InlineWorker, WorkerPool
from cogs.view.drawers import Drawers, DrawingError, Rank, Turns
from cogs.view.pictures import sketched
from gamekit.api.scenes import Look, Picture, Portrait, Scene
from games.brouc import GAME

SKETCH = sketched(GAME, Scene("board", view="nothing"), {}, Look())


async def waits(turns: Turns, rank: int, told: list[str], name: str) -> None:
    await turns.take(rank)
    told.append(name)
    turns.give_back()


async def test_boards_come_before_pages_and_recaps() -> None:
    turns, told = Turns(1, 10), list[str]()
    assert not await turns.take(Rank.TABLE)
    asked = (
        (Rank.RECAP, "recap"),
        (Rank.PAGE, "page"),
        (Rank.TABLE, "board"),
        (Rank.TABLE, "hand"),
    )
    waiting = [asyncio.ensure_future(waits(turns, rank, told, name)) for rank, name in asked]
    await asyncio.sleep(0)
    assert turns.waiting == 4
    turns.give_back()
    await asyncio.gather(*waiting)
    assert told == ["board", "hand", "page", "recap"]
    assert not await turns.take(Rank.RECAP), "free again"


async def test_the_line_is_bounded_and_the_least_pressing_gives_way() -> None:
    turns, told = Turns(1, 2), list[str]()
    await turns.take(Rank.TABLE)
    page = asyncio.ensure_future(waits(turns, Rank.PAGE, told, "page"))
    recap = asyncio.ensure_future(waits(turns, Rank.RECAP, told, "recap"))
    await asyncio.sleep(0)
    board = asyncio.ensure_future(waits(turns, Rank.TABLE, told, "board"))
    with pytest.raises(QueueFullError):
        await recap
    turns.give_back()
    await asyncio.gather(page, board)
    assert told == ["board", "page"]


async def test_who_gives_up_loses_no_place() -> None:
    turns, told = Turns(1, 10), list[str]()
    await turns.take(Rank.TABLE)
    first, second, third = (
        asyncio.ensure_future(waits(turns, Rank.TABLE, told, name)) for name in "abc"
    )
    await asyncio.sleep(0)
    second.cancel()
    turns.give_back()
    first.cancel()  # Its place was granted, but it has not run yet.
    await asyncio.wait((first, second, third))
    assert told == ["c"]
    assert not await turns.take(Rank.TABLE)


class Dying(InlineWorker):
    deaths = 0

    def __init__(self, died: list[str], deaths: int) -> None:
        super().__init__()
        self._died = died
        self._deaths = deaths

    async def run(self, job: Any, arguments: tuple[Any, ...]) -> Any:
        if len(self._died) < self._deaths:
            self._died.append(str(job))
            raise WorkerCrashedError("killed")
        return Picture(b"", "jpeg", "drawn", 1, 1, "board")


@pytest.mark.parametrize("deaths", [0, 1, 2])
async def test_a_picture_whose_worker_dies_is_tried_once_more(deaths: int) -> None:
    died: list[str] = []
    drawers = Drawers(WorkerPool(partial(Dying, died, deaths)))
    async with drawers.turn(Rank.TABLE):
        drawing = drawers.scene(GAME, SKETCH, Rank.TABLE)
        if deaths == 2:
            with pytest.raises(DrawingError):
                await drawing
        else:
            assert (await drawing).alt == "drawn"
    assert died == ["games.drawing:draw"] * deaths
    async with drawers.turn(Rank.TABLE):
        assert (await drawers.scene(GAME, SKETCH, Rank.TABLE)).alt == "drawn"
    await drawers.close()


class Telling(InlineWorker):
    """Records its requests and draws nothing."""

    def __init__(self, told: list[tuple[Any, ...]]) -> None:
        super().__init__()
        self._told = told

    async def run(self, job: Any, arguments: tuple[Any, ...]) -> Any:
        if job == "games.drawing:ahead":
            self._told.append(arguments)
            raise WorkerCrashedError("killed")
        return Picture(b"", "jpeg", "drawn", 1, 1, "board")


async def test_cards_are_drawn_ahead_once_a_game_and_look() -> None:
    told: list[tuple[Any, ...]] = []
    drawers = Drawers(WorkerPool(partial(Telling, told)), ahead=True)
    seen = Look(portraits=(("N", Portrait(initials="A")),))
    for look in (Look(), seen, Look(), Look("de")):
        sketch = sketched(GAME, Scene("board", view="nothing"), {}, look)
        assert (await drawers.scene(GAME, sketch, Rank.TABLE)).alt == "drawn"
        await asyncio.sleep(0)
    await drawers.scene(GAME, sketched(GAME, SKETCH.scene, {}, Look("it")), Rank.PAGE)
    await drawers.close()
    assert told == [("brouc", Look(), 0), ("brouc", Look("de"), 0)]


async def test_how_long_a_turn_is_waited_for_is_expected_from_what_turns_took() -> None:
    turns = Turns(2, 10)
    assert turns.delay(Rank.TABLE) == 0.0
    for _ in range(200):
        await turns.take(Rank.TABLE)
        turns.give_back(0.1)
    assert turns.delay(Rank.TABLE) == 0.0, "somebody is free"
    for _ in range(2):
        await turns.take(Rank.TABLE)
    waiting = [
        asyncio.ensure_future(waits(turns, rank, [], "x"))
        for rank in (Rank.TABLE, Rank.TABLE, Rank.ANSWER, Rank.PAGE)
    ]
    await asyncio.sleep(0)
    expected = [turns.delay(rank) for rank in (Rank.ANSWER, Rank.TABLE, Rank.PAGE)]
    assert expected == pytest.approx([0.1, 0.2, 0.25], rel=0.01)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
