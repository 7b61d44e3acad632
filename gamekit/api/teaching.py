"""Course engine: judges a learner's answers on positions of an :class:`Engine`.

A game's :class:`gamekit.api.course.Course` may be built on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from gamekit.api import course as told
from gamekit.api.course import Place, Verdict

# No slots: a frozen dataclass with them does not support ``Step[Action](…)``.
State = TypeVar("State")
"""State of a match."""
Action = TypeVar("Action")
"""Action of a match."""
View = TypeVar("View")
"""View of a match."""
State_co = TypeVar("State_co", covariant=True)


class Refusal(Protocol):
    """Reason to refuse an action."""

    @property
    def code(self) -> str:
        """Key of its sentence."""

    @property
    def rule(self) -> str:
        """Section of the rulebook."""


@dataclass(frozen=True)
class Engine(Generic[State, Action, View]):
    """A game's functions for positions."""

    apply: Callable[[State, Action], State]
    violation: Callable[[State, Action], Refusal | None]
    played: Callable[[State, str], State]
    """State after a script of others' actions."""
    view: Callable[[State], View]
    """The learner's view."""


class Position(Protocol[State_co]):
    """Deal up to the learner's turn."""

    def state(self) -> State_co:
        """State at this point."""


@dataclass(frozen=True)
class Step(Generic[Action]):
    """Question to the learner."""

    wanted: tuple[Action, ...]
    """Right answers."""
    then: str = ""
    """Script of the others' next actions for :attr:`Engine.played`."""
    traps: tuple[tuple[Action, str], ...] = ()
    """Legal but instructive mistakes with the names of their explanations."""


@dataclass(frozen=True)
class Exercise(Generic[State, Action]):
    """A position with one or more steps."""

    name: str
    rule: str
    """Section of the rulebook."""
    position: Position[State]
    steps: tuple[Step[Action], ...]


@dataclass(frozen=True)
class Lesson(Generic[State, Action]):
    """Exercises on one subject."""

    name: str
    exercises: tuple[Exercise[State, Action], ...]


@dataclass(frozen=True)
class Judged(Generic[View]):
    """Judgement of an answer; only a right one advances."""

    verdict: Verdict
    place: Place
    """Place after the answer."""
    key: str
    """Sentence key ``learn-<exercise>-<step>-<done|hint|trap name>``."""
    rule: str
    violation: Refusal | None = None
    after: View | None = None
    """Learner's view after a right answer and the others' actions."""
    lesson_done: bool = False
    course_done: bool = False


@dataclass(frozen=True)
class Lessons(Generic[State, Action, View]):
    """Lessons of a game in order."""

    engine: Engine[State, Action, View]
    lessons: tuple[Lesson[State, Action], ...]

    def exercise(self, place: Place) -> Exercise[State, Action]:
        """Exercise at a place; ``IndexError`` outside the course."""
        return self.lessons[place.lesson].exercises[place.exercise]

    def state(self, place: Place) -> State:
        """State before the step, earlier steps answered rightly."""
        exercise = self.exercise(place)
        match = exercise.position.state()
        for step in exercise.steps[: place.step]:
            match = self.engine.played(self.engine.apply(match, step.wanted[0]), step.then)
        return match

    def view(self, place: Place) -> View:
        """Learner's view before the step."""
        return self.engine.view(self.state(place))

    def task(self, place: Place) -> str:
        """Sentence key of the question."""
        return self._key(place, "task")

    def back(self, place: Place) -> Place:
        """Previous step; the first is its own."""
        if place.step:
            return Place(place.lesson, place.exercise, place.step - 1)
        if place.exercise:
            exercise = place.exercise - 1
            steps = self.lessons[place.lesson].exercises[exercise].steps
            return Place(place.lesson, exercise, len(steps) - 1)
        if place.lesson:
            lesson = self.lessons[place.lesson - 1]
            last = len(lesson.exercises) - 1
            return Place(place.lesson - 1, last, len(lesson.exercises[last].steps) - 1)
        return place

    def answer(self, place: Place, action: Action) -> Judged[View]:
        """Judge an action at a place. Stateless."""
        exercise = self.exercise(place)
        step = exercise.steps[place.step]
        match = self.state(place)
        refused = self.engine.violation(match, action)
        if refused is not None:
            return Judged("refused", place, self._key(place, "hint"), refused.rule, refused)
        if action not in step.wanted:
            trap = dict(step.traps).get(action)
            verdict: Verdict = "trap" if trap else "other"
            return Judged(verdict, place, self._key(place, trap or "hint"), exercise.rule)
        after = self.engine.played(self.engine.apply(match, action), step.then)
        following = self._next(place)
        return Judged(
            "right",
            following or place,
            self._key(place, "done"),
            exercise.rule,
            after=self.engine.view(after),
            lesson_done=following is None or following.lesson > place.lesson,
            course_done=following is None,
        )

    def _next(self, place: Place) -> Place | None:
        lesson = self.lessons[place.lesson]
        if place.step + 1 < len(lesson.exercises[place.exercise].steps):
            return Place(place.lesson, place.exercise, place.step + 1)
        if place.exercise + 1 < len(lesson.exercises):
            return Place(place.lesson, place.exercise + 1)
        if place.lesson + 1 < len(self.lessons):
            return Place(place.lesson + 1)
        return None

    def _key(self, place: Place, what: str) -> str:
        return f"learn-{self.exercise(place).name}-{place.step + 1}-{what}"

    def sentences(self) -> tuple[str, ...]:
        """All sentence keys of the course, titles of lessons included."""
        found = []
        for number, lesson in enumerate(self.lessons):
            found.append(f"lesson-{lesson.name}")
            for at, exercise in enumerate(lesson.exercises):
                for index, step in enumerate(exercise.steps):
                    place = Place(number, at, index)
                    kinds = ["task", "hint", "done", *(name for _, name in step.traps)]
                    found.extend(self._key(place, kind) for kind in kinds)
        return tuple(found)

    def told(self) -> tuple[told.Lesson, ...]:
        """Lessons without positions."""
        return tuple(
            told.Lesson(
                lesson.name,
                tuple(
                    told.Exercise(one.name, one.rule, len(one.steps)) for one in lesson.exercises
                ),
            )
            for lesson in self.lessons
        )
