"""Tasks end with their owner, whatever they raise."""

from __future__ import annotations

import asyncio

import pytest

from base.tasks import Tasks, cancelled


async def test_tasks_are_kept_until_their_end() -> None:
    tasks, begin = Tasks(), asyncio.Event()
    waiting = tasks.start(begin.wait(), "waiting")
    assert tasks == {waiting}
    assert waiting.get_name() == "waiting"
    begin.set()
    assert await waiting
    await asyncio.sleep(0)
    assert not tasks


async def test_the_end_of_an_owner_waits_for_tasks_that_clear_up() -> None:
    tasks, ended = Tasks(), list[str]()

    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("stubborn")
            raise ValueError

    running = tasks.start(stubborn(), "stubborn")
    await asyncio.sleep(0)
    await tasks.close()
    assert ended == ["stubborn"]
    assert not tasks
    with pytest.raises(ValueError, match=r"^$"):
        await running


async def test_a_task_that_was_never_begun_needs_no_end() -> None:
    await cancelled(None)
