"""Brus's course in the figures and rules that its sentences name."""

from __future__ import annotations

import pytest

from gamekit.api.course import Place
from gamekit.cards.cards import Card
from games.brus.course import COURSE, LEARNER
from games.brus.engine.actions import Action, Dare, Play, Turn
from games.brus.engine.hand import Ending, Fate
from games.brus.engine.seats import Team

PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k in range(exercise.steps)
]


def dared(text: str) -> Action:
    return Play(LEARNER, Card.parse(text), dared=True)


@pytest.mark.parametrize(
    ("place", "action", "rule"),
    [
        (Place(2, 2), dared("Kh"), "10.5"),
        (Place(2, 3), dared("Kh"), "10.5"),
        (Place(2, 3), dared("8s"), "10.5"),
        (Place(4, 0), Turn(LEARNER, Card.parse("Jc")), "10.6"),
        (Place(3, 3, 1), Play(LEARNER, Card.parse("9s")), "10.2"),
        (Place(3, 0), Dare(LEARNER), "10.6"),
    ],
)
def test_what_the_rules_refuse_is_named_with_its_rule(
    place: Place, action: Action, rule: str
) -> None:
    judged = COURSE.judged(place, action)
    assert judged.verdict == "refused"
    assert judged.rule == rule
    assert judged.violation is not None


def test_what_the_right_answers_bring_is_what_is_said() -> None:
    """Strokes that South's team stands at after the exercises that are about strokes."""
    after = {
        COURSE.lessons[place.lesson].exercises[place.exercise].name: COURSE.judged(
            place, COURSE.step(place).wanted[0]
        ).after
        for place in PLACES
    }
    standing = {name: one.strokes[Team.NS] for name, one in after.items() if one is not None}
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
    assert run.strokes[Team.EW] == 5
    turned = after["turned"]
    assert turned is not None
    assert turned.hand is not None
    assert turned.hand.settled[-1].fate is Fate.WON
