"""Lessons and a booklet of rules. Optional; a game may have either alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Position in the course: indices of lesson, exercise and step."""

    lesson: int = 0
    exercise: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True)
class Exercise:
    """Steps on one position."""

    name: str
    rule: str
    """Section of the rulebook."""
    steps: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """Exercises on one subject. Words: ``lesson-NAME``."""

    name: str
    exercises: tuple[Exercise, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """Page of the booklet. Words: ``booklet-NAME-title``, ``booklet-NAME-text``."""

    name: str
    rules: tuple[str, ...] = ()
    """Sections of the rulebook for further reading."""
    picture: Place | None = None
    """Position of the course that illustrates it."""


Verdict = Literal["right", "trap", "other", "refused"]
"""Right; legal and worth its own explanation; legal but not asked for; against the rules."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """Judgement of an answer; only a right one advances."""

    verdict: Verdict
    text: str
    """Explanation in the learner's language."""
    rule: str
    reason: str = ""
    """Reason of the rules, for ``refused``."""
    panel: Panel | None = None
    """After a right answer: the table with the others' actions."""


class Course(Protocol):
    """Lessons and booklet of a game.

    Optional words: ``school-intro`` above the first exercise, ``school-exercise`` instead of the
    course's own line (``number``, ``exercises``).
    """

    @property
    def seat(self) -> str:
        """Learner's seat in every exercise."""

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons in order; empty for a booklet alone."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """Pages of the booklet in order; empty for lessons alone."""

    def task(self, place: Place, at: At) -> Panel:
        """Panel of a question: lines, a scene, and rows with the answers as actions."""

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge the learner's action; ``ValueError`` for one without a button."""

    def picture(self, place: Place, at: At) -> Panel:
        """Panel of a position: a scene alone."""
