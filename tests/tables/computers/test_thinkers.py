"""Computer players in workers: forced answers, lower levels, the last resort."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from base.workers.job import Job, WorkerCrashedError
from base.workers.pool import InlineWorker, WorkerPool
from gamekit.api.players import Clear, Hint, Stop, never
from games.cardgame.computers import CardComputers
from games.cardgame.tricks import TrickGame
from games.registry import games
from tables.computers import service as module
from tables.computers.requests import Question
from tables.computers.service import ComputerPlayers, at_once, ladder
from tests.games.cardgame.loading import load
from tests.tables.computers.players import Quiet
from tests.third_party_games import installing

VIEW = "what the seat sees"


class Dead(InlineWorker):
    """Dies on every question."""

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        raise WorkerCrashedError("killed for memory")


class Stuck(InlineWorker):
    """Never answers."""

    answering: asyncio.Future[None] | None = None

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        self.answering = asyncio.get_running_loop().create_future()
        return await self.answering


class Minds(Quiet):
    """Plays its level's name; forced answers come at once."""

    def __init__(self, clear: tuple[str, ...] = ()) -> None:
        self._clear = clear
        self.stopped: list[str] = []

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        if stop():
            self.stopped.append(level)
        return f"{level} plays"

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """Silence, and the forced answers that were given."""
        if not moves:
            return Clear()
        return Clear(f"{level} knows") if level in self._clear else None


def question(level: str = "master", *, moves: bool = True) -> Question:
    """A question to one seat."""
    return Question("N" if moves else "S", VIEW, level, 7, moves)


async def said(minds: Minds, pool: WorkerPool, *asked: Question) -> list[tuple[Any, str | None]]:
    """The actions, and the lower levels that answered."""
    thinkers = ComputerPlayers({"g": minds}, pool)
    answers = await thinkers.answers("g", asked or (question(),))
    await pool.close()
    assert all(answer.failed is None for answer in answers)
    return [(answer.action, answer.level) for answer in answers]


async def test_what_is_clear_asks_no_worker() -> None:
    pool = WorkerPool(Dead)
    minds = Minds(clear=("beginner", "amateur"))
    asked = (question("amateur"), question("master", moves=False))
    assert await said(minds, pool, *asked) == [("amateur knows", None), (None, None)]
    assert not pool.workers
    # Otherwise the level that was asked answers where it can.
    assert await said(Minds(clear=("club",)), WorkerPool(InlineWorker)) == [("master plays", None)]


async def test_a_dead_worker_costs_a_level_and_no_time(caplog: pytest.LogCaptureFixture) -> None:
    assert await said(Minds(clear=("club",)), WorkerPool(Dead)) == [("club knows", "club")]
    assert "lower levels answer (1 times): killed for memory" in caplog.text
    # Without a forced answer the level itself plays, without thinking; never at random.
    minds = Minds()
    assert await said(minds, WorkerPool(Dead)) == [("master plays", "beginner")]
    assert minds.stopped == ["master"]


async def test_who_would_wait_too_long_is_answered_by_the_next_level() -> None:
    pool = WorkerPool(Stuck)
    thinkers = ComputerPlayers({"g": Minds(clear=("club",))}, pool)
    thinkers._costs |= {("g", "master"): 0.5, ("g", "expert"): 0.3}
    asked = [asyncio.create_task(thinkers.answers("g", (question(),))) for _ in range(6)]
    for _ in range(100):
        await asyncio.sleep(0)
    levels = [task.result()[0].level for task in asked if task.done()]
    # Two masters take a second; three experts more 0.9 s, before which no master starts.
    assert levels == ["club"] * (6 - 2 - 3)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert sum(thinkers._ahead.values()) == pytest.approx(0)
    await pool.close()


async def test_a_wait_is_bounded_where_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.0)
    pool = WorkerPool(Stuck)
    minds = Minds(clear=("club",))
    thinkers = ComputerPlayers({"g": minds}, pool)
    busy = asyncio.create_task(pool.run(at_once))
    await asyncio.sleep(0)
    (answer,) = await thinkers.answers("g", (question(),))
    assert (answer.action, answer.level) == ("club knows", "club")
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)
    await pool.close()


async def test_who_does_not_obey_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    for clear, action, failed in (((), None, "TimeoutError"), (("club",), "club knows", None)):
        pool = WorkerPool(Stuck, grace=0.0)
        minds = Minds(clear=clear)
        (answer,) = await ComputerPlayers({"g": minds}, pool).answers("g", (question(),))
        assert (answer.action, answer.failed) == (action, failed)
        await pool.close()
        assert not minds.stopped, "nor asked in this process"


class Slow(Minds):
    """Fails wherever it must think."""

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        raise RuntimeError(VIEW)


async def test_who_fails_is_replaced_by_a_rule_of_thumb() -> None:
    for exact in (False, True):
        asked = replace(question(), exact=exact)
        minds = Slow(clear=("club",))
        assert await said(minds, WorkerPool(InlineWorker), asked) == [("club knows", "club")]
    (answer,) = await ComputerPlayers({"g": Slow()}).answers("g", (question(),))
    assert (answer.action, answer.failed) == (None, "RuntimeError")


STRANGERS = {
    name: load(name)
    for name in installing.names()
    if (installing.HERE / name / f"{name}.py").exists()
}
STARTS = 20


@pytest.mark.parametrize("worker", [Stuck, Dead])
@pytest.mark.parametrize("name", [*games(), *STRANGERS])
async def test_first_moves_are_never_random(
    name: str, worker: type[InlineWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers without a worker come from a level by rules of thumb."""
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    game = {**games(), **STRANGERS}[name]
    players, rules = cast("Any", game.players), game.rules
    for seed in range(STARTS):
        rng = Random(seed)
        state = rules.start(rules.presets[0], {})
        cut = rng.choice(rules.cuts) if rules.cuts else 0
        state = rules.accept(state, rules.deal(state, rng.randbytes(32), cut))
        seat = rules.next(state).seat or ""
        view = rules.view(state, seat)
        for level in players.levels:
            pool = WorkerPool(worker, grace=0.0)
            asked = Question(seat, view, level, seed, moves=True)
            (answer,) = await ComputerPlayers({name: players}, pool).answers(name, (asked,))
            await pool.close()
            assert (answer.seat, answer.failed) == (seat, None)
            assert answer.action == players.choose(view, answer.level or level, seed, never)
            assert level == players.levels[0] or answer.level != players.levels[0]
            played = getattr(rules, "game", None) if isinstance(players, CardComputers) else None
            if isinstance(played, TrickGame) and not played.draws and level != players.levels[0]:
                thumb = played.thumb
                assert answer.action in [thumb(state, seat, Random(one)) for one in range(9)]


async def test_a_hint_that_no_worker_has_time_for_comes_without_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "HINT_LONGEST", 0.0)

    class Hinting(Minds):
        def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
            return Hint(view, "thought" if not stop() else "at-once")

    for kind, key in ((InlineWorker, "thought"), (Dead, "at-once")):
        pool = WorkerPool(kind)
        found = await ComputerPlayers({"g": Hinting()}, pool).hint("g", VIEW, 7)
        assert found == Hint(VIEW, key)
        await pool.close()
    pool = WorkerPool(Stuck)
    busy = asyncio.create_task(pool.run(at_once))
    await asyncio.sleep(0)
    found = await ComputerPlayers({"g": Hinting()}, pool).hint("g", VIEW, 7)
    assert found == Hint(VIEW, "at-once")
    await pool.close()
    await asyncio.gather(busy, return_exceptions=True)


def test_a_level_that_is_unknown_has_none_below() -> None:
    assert ladder(("club", "master"), "expert") == ("expert",)
