"""Brus's course is sound: every position is reached by the rules, and every answer is judged."""

from __future__ import annotations

import pytest

from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.cards.cards import Card
from games.brus import GAME
from games.brus import course as shown
from games.brus.course import TOPICS
from games.brus.engine.actions import Action, Dare, Play, Turn
from games.brus.engine.hand import Ending, Fate
from games.brus.engine.match import legal_actions
from games.brus.engine.seats import Team
from games.brus.lessons import COURSE, LEARNER
from games.brus.words import say
from i18n import LANGUAGES

PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k, _ in enumerate(exercise.steps)
]


def dared(text: str) -> Action:
    return Play(LEARNER, Card.parse(text), dared=True)


def test_five_lessons_on_the_five_subjects() -> None:
    names = [lesson.name for lesson in COURSE.lessons]
    assert names == ["beat", "seven", "dare", "turn", "tableau"]
    assert GAME.course is shown.COURSE


@pytest.mark.parametrize("place", PLACES)
def test_every_wanted_answer_and_trap_is_legal_and_judged(place: Place) -> None:
    legal = legal_actions(COURSE.state(place), LEARNER)
    step = COURSE.exercise(place).steps[place.step]
    assert step.wanted
    assert {*step.wanted, *(action for action, _ in step.traps)} <= set(legal)
    for action in legal:
        judged = COURSE.answer(place, action)
        assert (judged.verdict == "right") == (action in step.wanted)
        assert judged.key in COURSE.sentences()
        if action not in step.wanted:
            assert judged.place == place
            assert judged.after is None


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_has_its_button_and_every_button_is_judged(place: Place) -> None:
    """Daring and turning are offered where the rules refuse them too: that is what is learnt."""
    at = At(0, "en")
    *_, panel = shown.COURSE.task(place, at)
    actions = [
        button.press.action  # type: ignore[union-attr]
        for row in panel.rows
        if isinstance(row, tuple)
        for button in row
    ]
    assert len(set(actions)) == len(actions)
    verdicts = [shown.COURSE.answer(place, action, at).verdict for action in actions]
    assert verdicts.count("right") == len(COURSE.exercise(place).steps[place.step].wanted)


def test_the_whole_course_in_order() -> None:
    place, walked = Place(), [Place()]
    while True:
        judged = COURSE.answer(place, COURSE.exercise(place).steps[place.step].wanted[0])
        assert judged.verdict == "right"
        if judged.course_done:
            break
        place = judged.place
        walked.append(place)
    assert walked == PLACES


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
    judged = COURSE.answer(place, action)
    assert judged.verdict == "refused"
    assert judged.rule == rule
    assert judged.violation is not None


def test_what_the_right_answers_bring_is_what_is_said() -> None:
    """Strokes that South's team stands at after the exercises that are about strokes."""
    after = {
        COURSE.exercise(place).name: COURSE.answer(
            place, COURSE.exercise(place).steps[place.step].wanted[0]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    for key in COURSE.sentences():
        assert say(language, key)
    for topic in TOPICS:
        assert say(language, f"booklet-{topic.name}-title")
        assert len(say(language, f"booklet-{topic.name}-text")) > 60
        if topic.picture is not None:
            assert topic.picture in PLACES
            panel = shown.COURSE.picture(topic.picture, At(0, language))
            assert panel.scene is not None
            assert not panel.rows
