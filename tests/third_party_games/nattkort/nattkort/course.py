"""The booklet of ``/rules``; there are no lessons."""

from __future__ import annotations

from typing import Final

from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Panel
from nattkort.match import SEATS


class NattkortCourse:
    """Three pages, each with the sections of the README that it tells."""

    seat = SEATS[0]
    lessons: tuple[Lesson, ...] = ()
    topics = (
        Topic("tricks", ("1", "2", "3", "4")),
        Topic("doubling", ("5",)),
        Topic("points", ("6",)),
    )

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """No lesson asks for anything."""
        raise ValueError("there are no lessons")

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """And so nothing is answered."""
        raise ValueError("there are no lessons")

    def picture(self, place: Place, at: At) -> Panel:
        """No page has one."""
        raise ValueError("there are no lessons")


COURSE: Final = NattkortCourse()
