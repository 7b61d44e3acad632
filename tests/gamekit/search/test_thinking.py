"""The frame of computer players: found by name in workers and on the command line."""

from __future__ import annotations

import gc
import logging
from functools import partial
from types import MappingProxyType
from typing import Any

import pytest

from base.workers.job import JobContext
from base.workers.pool import ProcessWorker, WorkerPool
from gamekit.api.game import Game
from gamekit.api.players import Deadline, never
from gamekit.api.record import Played
from games import __main__ as command
from games import thinking as work
from games.registry import games
from games.thinking import ByName
from tables.computers.requests import Question, decide


async def test_players_are_found_by_their_game_in_a_worker() -> None:
    (name, game), *_ = games().items()
    assert game.players is not None
    rules = game.rules
    state = rules.start(rules.presets[0], {})
    state = rules.accept(state, rules.deal(state, bytes(32), 5))
    seat = rules.next(state).seat
    seen, level = rules.view(state, seat), game.players.levels[0]
    there = ByName(name)
    assert there.levels == game.players.levels
    pool = WorkerPool(partial(ProcessWorker, work.warm_up))
    for moves, ask in ((True, game.players.choose), (False, game.players.speak)):
        question = Question(seat or "", seen, level, 4, moves)
        found, took = await pool.run(decide, there, question, level, 60.0)
        assert found == ask(seen, level, 4, never)
        assert took < 60
    with pytest.raises(KeyError):
        await pool.run(decide, ByName("no-such-game"), question, level, 60.0)
    await pool.close()
    with pytest.raises(KeyError):
        work.judge(JobContext(), "no-such-game", Played("x", {}, 1, ()), 1, 1.0)


def test_a_game_whose_players_cannot_be_loaded_harms_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    warmed: list[str] = []

    class Fails:
        def warm_up(self) -> None:
            raise OSError("my weights are gone")

    class Works:
        def warm_up(self) -> None:
            warmed.append("works")

    (game, *_) = games().values()

    def with_players(players: object) -> Game:
        return Game(game.rules, game.face, players=players)  # type: ignore[arg-type]

    there = {"a": with_players(Fails()), "b": with_players(None), "c": with_players(Works())}
    monkeypatch.setattr(work, "games", lambda: MappingProxyType(there))
    with caplog.at_level(logging.ERROR):
        work.warm_up(JobContext())
    gc.unfreeze()
    assert warmed == ["works"]
    assert "computer players of a failed to load: OSError" in caplog.text
    assert "weights" not in caplog.text


def test_the_first_games_command_is_the_usual_one(capsys: pytest.CaptureFixture[str]) -> None:
    first = next(iter(games()))
    for arguments in (["analyse", "--help"], ["serve", "--help"]):
        outcomes = []
        for chosen in ([], ["--game", first]):
            try:
                status = command.main([*chosen, *arguments])
            except SystemExit as ended:
                status = int(ended.code or 0)
            text = capsys.readouterr().out
            outcomes.append((status, [line for line in text.splitlines() if "ms" not in line]))
        assert outcomes[0] == outcomes[1]
        assert outcomes[0][0] == 0
    with pytest.raises(SystemExit) as refused:
        command.main(["--game", "no-such-game", "serve"])
    assert refused.value.code == 2


def test_a_deadline_comes_once_and_stays() -> None:
    over = Deadline(-1)
    assert [Deadline(3600)(), over(), over()] == [False, True, True]


def test_small_players_go_as_they_are_and_others_by_their_game() -> None:
    class Own(JobContext):
        """Players that no worker can import, since their class is in no module."""

    here = {name: game.players for name, game in games().items() if game.players is not None}
    there = work.there(here)
    assert there.pop("schieber") == ByName("schieber"), "its players hold the whole game"
    for name, one in there.items():
        assert one is here[name]
    odd: Any = {"big": Deadline(1.0), "own": Own()}
    odd["big"].weights = bytes(work.SMALL)
    assert work.there(odd) == {"big": ByName("big"), "own": ByName("own")}
