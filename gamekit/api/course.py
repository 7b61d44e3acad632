"""Lessons and a booklet of rules. Optional; a game may have either alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """How far a learner has come: indices of lesson, exercise and step."""

    lesson: int = 0
    exercise: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True)
class Exercise:
    """Steps on one position."""

    name: str
    rule: str
    """The section of the rulebook it teaches."""
    steps: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """Exercises on one subject. Words: ``lesson-NAME``."""

    name: str
    exercises: tuple[Exercise, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """One page of the booklet. Words: ``booklet-NAME-title``, ``booklet-NAME-text``."""

    name: str
    rules: tuple[str, ...] = ()
    """Sections of the rulebook, for those who want to read on."""
    picture: Place | None = None
    """A position of the course that shows it."""


Verdict = Literal["right", "trap", "other", "refused"]
"""Right; legal and worth its own explanation; legal but not asked for; against the rules."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """The judgement of one answer; only a right one moves on."""

    verdict: Verdict
    text: str
    """The explanation, in the learner's language."""
    rule: str
    reason: str = ""
    """Why the rules refuse it, for ``refused``."""
    panel: Panel | None = None
    """After a right answer: the table with what the others played."""


class Course(Protocol):
    """Lessons and booklet of one game.

    Words it may have: ``school-intro`` above the first exercise, ``school-exercise`` in place of
    the course's own line (told ``number`` and ``exercises``).
    """

    @property
    def seat(self) -> str:
        """Where the learner sits, in every exercise."""

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """In order; empty for a booklet alone."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The booklet's pages in order; empty for lessons alone."""

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """What is asked at a place, one below the other: lines, scenes, and rows whose actions are
        the answers. Lines stand above the first scene."""

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge the learner's action; ``ValueError`` for one that no button has."""

    def picture(self, place: Place, at: At) -> Panel:
        """A position to look at: a scene alone."""
