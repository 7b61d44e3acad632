"""The course is sound: every position is reached by the rules, and every answer is judged."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.api.panel import Act
from gamekit.cards.cards import Card, parse_cards
from games.briscon import course as shown
from games.briscon.course import TOPICS
from games.briscon.engine.actions import Action, Meld, Out, Play, encode
from games.briscon.engine.deal import Ending
from games.briscon.engine.match import apply, legal_actions
from games.briscon.engine.seats import Seat
from games.briscon.lessons import COURSE, LEARNER
from games.briscon.words import say
from i18n import LANGUAGES

PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k, _ in enumerate(exercise.steps)
]
AT = At(0, "en")


def test_six_lessons_on_the_six_subjects() -> None:
    names = [lesson.name for lesson in COURSE.lessons]
    assert names == ["tricks", "rob", "marriage", "sequence", "four", "out"]
    assert len(names) == len(shown.COURSE.lessons)


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_is_judged_and_only_the_right_one_moves_on(place: Place) -> None:
    state = COURSE.state(place)
    assert state.deal is not None
    assert state.deal.turn is Seat.SOUTH
    legal = legal_actions(state, LEARNER)
    step = COURSE.exercise(place).steps[place.step]
    assert step.wanted
    for action in (*step.wanted, *(trap for trap, _ in step.traps)):
        assert action in legal
    for action in legal:
        feedback = COURSE.answer(place, action)
        assert (feedback.verdict == "right") == (action in step.wanted)
        assert feedback.key in COURSE.sentences()
        if action not in step.wanted:
            assert feedback.place == place
            assert feedback.after is None


@pytest.mark.parametrize("place", PLACES)
def test_what_is_right_can_be_pressed(place: Place) -> None:
    offered: list[str] = []
    for panel in shown.COURSE.task(place, AT):
        for row in panel.rows:
            if isinstance(row, tuple):
                offered += [one.press.action for one in row if isinstance(one.press, Act)]
            else:
                offered += list(row.actions())
    verdicts = [shown.COURSE.answer(place, action, AT).verdict for action in offered]
    assert "right" in verdicts
    assert set(verdicts) != {"right"}


def test_the_whole_course_in_order_and_back_again() -> None:
    place, walked = Place(), [Place()]
    while True:
        feedback = COURSE.answer(place, COURSE.exercise(place).steps[place.step].wanted[0])
        assert feedback.verdict == "right"
        assert feedback.after is not None
        if feedback.course_done:
            break
        place = feedback.place
        walked.append(place)
    assert walked == PLACES
    for earlier, later in pairwise(walked):
        assert COURSE.back(later) == earlier


def _play(card: str) -> Action:
    return Play(LEARNER, Card.parse(card))


def _meld(cards: str) -> Action:
    return Meld(LEARNER, parse_cards(cards))


@pytest.mark.parametrize(
    ("place", "action", "rule", "code"),
    [
        (Place(0, 2), _play("As"), "11.2", "must-follow"),
        (Place(3, 2), _meld("Qs Js Ts"), "11.4", "meld-card-used"),
        (Place(3, 2), _meld("Qs Js Ts 9s"), "11.4", "meld-card-used"),
        (Place(4, 1), _meld("9h 9d 9c 9s"), "11.4", "meld-none"),
        (Place(2, 1), _meld("Ks As"), "11.4", "meld-not-on-lead"),
    ],
)
def test_an_answer_against_the_rules_is_named_with_its_rule(
    place: Place, action: Action, rule: str, code: str
) -> None:
    feedback = COURSE.answer(place, action)
    assert feedback.verdict == "refused"
    assert feedback.rule == rule
    assert feedback.violation is not None
    assert feedback.violation.code == code
    told = shown.COURSE.answer(place, encode(action), AT)
    assert told.reason == say("en", code, rule=rule)


def test_a_meld_may_be_chosen_in_any_order() -> None:
    for cards in ("Kd Qd", "Qd Kd"):
        assert shown.COURSE.answer(Place(2, 0), f"meld S {cards}", AT).verdict == "right"


def test_11_4_the_melds_write_what_the_lesson_says() -> None:
    told = {
        Place(1, 1, 1): 120,
        Place(2, 0): 20,
        Place(2, 1, 1): 20,
        Place(3, 0): 100,
        Place(3, 0, 1): 40,
        Place(3, 1): 100,
        Place(4, 0): 100,
        Place(4, 0, 1): 20,
    }
    for place, points in told.items():
        wanted = COURSE.exercise(place).steps[place.step].wanted[0]
        after = COURSE.answer(place, wanted).after
        assert after is not None
        assert after.deal is not None
        assert after.deal.written[-1].points == points
        assert str(points) in say("en", COURSE.answer(place, wanted).key).replace("Twenty", "20")


def test_11_6_the_counts_of_the_last_lesson_are_what_it_says() -> None:
    for place, ending, points in (
        (Place(5, 0), Ending.OUT, 600),
        (Place(5, 1), Ending.WRONG_OUT, 589),
        (Place(5, 1, 1), Ending.OUT, 600),
    ):
        result = apply(COURSE.state(place), Out(LEARNER)).results[-1]
        assert result.ending is ending
        assert result.score[LEARNER] == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    for key in COURSE.sentences():
        assert say(language, key)
    for topic in TOPICS:
        assert say(language, f"booklet-{topic.name}-title")
        assert say(language, f"booklet-{topic.name}-text")


def test_the_booklet_tells_every_section_and_shows_positions() -> None:
    told = {rule for topic in TOPICS for rule in topic.rules}
    assert told == {f"11.{section}" for section in range(1, 9)}
    for topic in TOPICS:
        if topic.picture is not None:
            assert topic.picture in PLACES
            assert shown.COURSE.picture(topic.picture, AT).scene is not None
