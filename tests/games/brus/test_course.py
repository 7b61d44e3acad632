"""Brus's course in the figures and rules that its sentences name."""

from __future__ import annotations

from games.brus.course import COURSE
from games.brus.game import GAME
from games.brus.rules import Ending
from tests.games.test_courses import places


def test_what_the_right_answers_bring_is_what_is_said() -> None:
    """Strokes that South's team stands at after the exercises that are about strokes."""
    after = {
        COURSE.lessons[place.lesson].exercises[place.exercise].name: COURSE.judged(
            place, COURSE.step(place).wanted[0]
        ).after
        for place in places(GAME)
    }
    standing = {name: one.strokes["NS"] for name, one in after.items() if one is not None}
    assert {name: standing[name] for name in ("dare", "brus", "turn", "turned", "last")} == {
        "dare": 5,
        "brus": 4,
        "turn": 4,
        "turned": 4,
        "last": 6,
    }
    assert [standing[name] for name in ("jannen", "stanto", "stroke")] == [3, 2, 1]
    run = after["run"]
    assert run is not None
    assert run.results[-1].ending is Ending.RUN
    assert run.strokes["EW"] == 5
    turned = after["turned"]
    assert turned is not None
    assert turned.settled[-1].won
