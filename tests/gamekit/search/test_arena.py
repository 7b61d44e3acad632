"""Duplicate deals between players of any game."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from games.registry import game
from tools.lab import arena
from tools.lab.__main__ import main


@pytest.mark.parametrize("name", arena.GAMES)
def test_a_player_is_no_better_than_itself_and_the_same_deals_come_again(name: str) -> None:
    players = game(name).players
    assert players is not None
    weak, better = players.levels[:2]
    same = arena.duel(name, weak, weak, 2, 5)
    assert same.worths == [0.0, 0.0]
    first = arena.duel(name, better, weak, 3, 5)
    assert first.worths == arena.duel(name, better, weak, 3, 5).worths
    # Seen from the other side it is the opposite.
    turned = arena.duel(name, weak, better, 3, 5)
    assert turned.worths == [-worth for worth in first.worths]
    assert all(times and min(times) >= 0 for times in first.times)


def test_processes_share_the_deals_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "SHARE", 2)
    alone = arena.duel("brouc", "amateur", "beginner", 5, 3)
    shared = arena.duel("brouc", "amateur", "beginner", 5, 3, processes=2)
    assert shared.worths == alone.worths
    assert [len(times) for times in shared.times] == [len(times) for times in alone.times]


def test_a_mean_and_where_it_lies() -> None:
    score = arena.Score([1.0, 3.0, 5.0, 7.0])
    assert score.mean == 4.0
    low, high = score.interval
    assert (low + high) / 2 == pytest.approx(4.0)
    # The deviation is the square root of 20/3, of a mean of four half of that.
    assert high - low == pytest.approx(2 * 1.96 * (20 / 3) ** 0.5 / 2)


class Drawn:
    """A position that is a world."""

    def __init__(self) -> None:
        self.world: list[int] = []

    def copy(self) -> Drawn:
        return Drawn()

    def enter(self, world: list[int]) -> None:
        self.world = world

    def play(self, move: int) -> None:
        assert move == 7


def test_luck_is_a_draw_less_the_mean_of_all_draws() -> None:
    def luck(stock: list[int]) -> float:
        rng = Random(1)
        return arena.draws_luck(Drawn(), 7, [9], stock, 1, lambda at: float(at.world[1]), rng)

    assert luck([10, 0, 0, 0]) == pytest.approx(7.5, abs=1.0)
    assert luck([0, 10, 0, 0]) == pytest.approx(-2.5, abs=1.0)
    assert luck([5, 5, 5, 5]) == 0.0


def test_luck_is_taken_off_where_cards_are_drawn() -> None:
    assert arena.duel("brouc", "club", "beginner", 2, 5).lucks == [0.0, 0.0]
    for name in ("brus", "briscon"):
        score = arena.duel(name, "club", "beginner", 3, 5)
        assert any(score.lucks)
        turned = arena.duel(name, "beginner", "club", 3, 5)
        assert turned.lucks == pytest.approx([-luck for luck in score.lucks])
        pairs = zip(score.worths, score.lucks, strict=True)
        assert score.less_luck().worths == [worth - luck for worth, luck in pairs]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["duel", "--game", "brouc", "amateur", "random", "--deals", "3", "--json"]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    said = {"game": "brouc", "first": "amateur", "second": "random", "deals": 3}
    assert said.items() <= told.items()
    low, high = told["95 % between"]
    assert low <= told["ahead a deal"] <= high
    with pytest.raises(SystemExit, match="2"):
        main(["duel", "--game", "brouc", "amateur", "nobody"])
    assert "nobody" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["duel", "--game", "chess", "amateur", "random"])
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "few"),
    [
        ("brouc", {"worlds": 40, "iterations": 200}),
        ("brus", {"worlds": (30,)}),
        ("briscon", {"worlds": (30,), "trust": 1.0}),
    ],
)
def test_regret_of_the_policy_by_kind_of_decision_is_the_same_again(
    name: str,
    few: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets = import_module(f"tools.lab.{name}.opponents").BUDGETS
    small = replace(budgets["long"], **few)
    monkeypatch.setitem(budgets, "long", small)
    monkeypatch.setitem(arena.Arena(name).players.searching, "master", small)
    arguments = ["regret", "--game", name, "policy", "--decisions", "8", "--seeds", "1"]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    rows = json.loads(told)
    assert rows.pop("level") == "policy"
    assert rows["all"][1] > 0.0
    assert all(low <= mean <= high for _, mean, low, high, _ in rows.values())
    tricks = [row for kind, row in rows.items() if kind.startswith("trick ")]
    assert 2 <= sum(row[0] for row in tricks) <= rows["all"][0] <= 8
    assert main(arguments) == 0
    assert capsys.readouterr().out == told


def test_regret_refuses_unknown_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["regret", "nobody"])
    assert "master" in capsys.readouterr().err
