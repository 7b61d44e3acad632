"""Lessons ask, and judge every answer they offer."""

from __future__ import annotations

from typing import Final

from gamekit.api.course import Place
from tools.conformance import shown
from tools.conformance.errors import LeftOutError
from tools.conformance.report import Check
from tools.conformance.subject import Subject


def run(subject: Subject) -> str:
    """Give every answer to every task, in one language."""
    course = subject.game.course
    if course is None:
        raise LeftOutError("the game has no lessons and no booklet")
    answers, at = 0, subject.at("fr")
    for number, lesson in enumerate(course.lessons):
        for exercise, asked in enumerate(lesson.exercises):
            for step in range(asked.steps):
                place = Place(number, exercise, step)
                panels = course.task(place, at)
                offered = [act.action for panel in panels for act in shown.acts(panel)]
                judged = [course.answer(place, action, at).verdict for action in offered]
                if judged.count("right") < 1:
                    what = f"{lesson.name}, {asked.name}, step {step}: no answer is right"
                    raise subject.fail(subject.walks[0], what)
                answers += len(judged)
    for topic in course.topics:
        if topic.picture is not None:
            course.picture(topic.picture, at)
    return f"{answers} answers judged, {len(course.topics)} pages"


CHECK: Final = Check("course", "every task has a right answer among those it offers", run)
