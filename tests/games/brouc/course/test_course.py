"""The course is sound: every position is reached by the rules, and every answer is judged."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brouc.actions import Dehors, Play
from brouc.cards import Card
from brouc.events import Ending
from brouc.match import apply, legal_actions
from brouc.seats import Seat, Team
from brouc.slate import net
from gamekit.api.course import Place
from games.brouc.lessons import COURSE, LEARNER, Lessons


def places(course: Lessons = COURSE) -> list[Place]:
    return [
        Place(i, j, k)
        for i, lesson in enumerate(course.lessons)
        for j, exercise in enumerate(lesson.exercises)
        for k, _ in enumerate(exercise.steps)
    ]


def test_six_lessons_on_the_six_subjects() -> None:
    names = [lesson.name for lesson in COURSE.lessons]
    assert names == ["follow", "beat", "declare", "table", "dehors", "cape"]


@pytest.mark.parametrize("place", places())
def test_every_wanted_answer_and_trap_is_legal(place: Place) -> None:
    state = COURSE.state(place)
    legal = legal_actions(state, LEARNER)
    step = COURSE.exercise(place).steps[place.step]
    assert step.wanted
    for action in step.wanted:
        assert action in legal
    for action, _ in step.traps:
        assert action in legal
        assert action not in step.wanted


@pytest.mark.parametrize("place", places())
def test_every_legal_action_is_judged_and_only_the_right_one_moves_on(place: Place) -> None:
    for action in legal_actions(COURSE.state(place), LEARNER):
        feedback = COURSE.answer(place, action)
        wanted = action in COURSE.exercise(place).steps[place.step].wanted
        assert (feedback.verdict == "right") == wanted
        assert feedback.key in COURSE.sentences()
        if not wanted:
            assert feedback.place == place
            assert feedback.after is None


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
    assert walked == places()
    for earlier, later in pairwise(walked):
        assert COURSE.back(later) == earlier
    assert COURSE.back(Place()) == Place()


def test_the_others_leave_the_learner_on_turn_or_the_exercise_over() -> None:
    for place in places():
        assert COURSE.state(place).running
        deal = COURSE.state(place).deal
        assert deal is not None
        assert deal.turn is Seat.SOUTH


@pytest.mark.parametrize(
    ("exercise", "card", "rule"),
    [((0, 0), "9h", "2.2"), ((0, 2), "9h", "2.4"), ((1, 0), "9c", "2.3"), ((1, 0), "7h", "2.3")],
)
def test_a_card_against_the_rules_is_named_with_its_rule(
    exercise: tuple[int, int], card: str, rule: str
) -> None:
    feedback = COURSE.answer(Place(*exercise), Play(LEARNER, Card.parse(card)))
    assert feedback.verdict == "refused"
    assert feedback.rule == rule


def test_5_1_the_counts_of_the_dehors_lesson_are_what_it_says() -> None:
    call = COURSE.state(Place(4, 0, 0)).deal
    assert call is not None
    assert net(call.points_of(Team.NS), call.points_of(Team.EW)) == 71
    wrong = apply(COURSE.state(Place(4, 1, 0)), Dehors(LEARNER))
    assert wrong.results[-1].ending is Ending.WRONG_DEHORS
    right = apply(COURSE.state(Place(4, 1, 1)), Dehors(LEARNER))
    assert right.results[-1].ending is Ending.DEHORS


def test_6_4_the_cape_is_made() -> None:
    last = Place(5, 0, 2)
    feedback = COURSE.answer(last, COURSE.exercise(last).steps[2].wanted[0])
    assert feedback.after is not None
    assert feedback.after.results[-1].ending is Ending.DEMAND_MADE
