"""The data files' makers, in small."""

from __future__ import annotations

from games.brus.players.core.kernel import STATES, state
from games.brus.players.core.policy import SIZE, BrusPolicy
from tools.lab.brus.ladder import even, ladder
from tools.lab.brus.policy import train_round
from tools.lab.learner import Round


def test_a_round_learns_and_is_repeatable() -> None:
    way = Round(40, 0.01, fit=1.0, climb=1.0, steady=9)
    one, two = (train_round([0.0] * SIZE, even(), way, 5) for _ in range(2))
    assert one == two
    assert sum(1 for weight in one if weight) > 300


def test_fewer_strokes_are_a_better_chance() -> None:
    chances = ladder(BrusPolicy([0.0] * SIZE), 4, 6)
    assert len(chances) == STATES
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances[state(1, 6, 0)] > chances[state(6, 1, 0)]
