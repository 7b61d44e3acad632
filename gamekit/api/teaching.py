"""Judging a learner's answers on positions of an engine: right, legal but not asked for, refused.

A game's :class:`gamekit.api.course.Course` may be made of it; which engine that is, :class:`Engine`
says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from gamekit.api import course as told
from gamekit.api.course import Place, Verdict

# Without slots: a frozen dataclass that has them cannot be made as ``Step[Action](…)``.
State = TypeVar("State")
"""A state of a match."""
Action = TypeVar("Action")
"""An action."""
View = TypeVar("View")
"""A view of a match."""
State_co = TypeVar("State_co", covariant=True)


class Refusal(Protocol):
    """Why an action is refused."""

    @property
    def code(self) -> str:
        """The key of its sentence."""

    @property
    def rule(self) -> str:
        """The section of the rulebook."""


@dataclass(frozen=True)
class Engine(Generic[State, Action, View]):
    """What a game does with positions."""

    apply: Callable[[State, Action], State]
    violation: Callable[[State, Action], Refusal | None]
    played: Callable[[State, str], State]
    """The state after what a script says that others did."""
    view: Callable[[State], View]
    """The learner's."""


class Position(Protocol[State_co]):
    """A deal up to the point where the learner comes in."""

    def state(self) -> State_co:
        """The match at this point."""


@dataclass(frozen=True)
class Step(Generic[Action]):
    """One thing asked of the learner."""

    wanted: tuple[Action, ...]
    """Any of these is right."""
    then: str = ""
    """What the others do next, as :attr:`Engine.played` reads it."""
    traps: tuple[tuple[Action, str], ...] = ()
    """Legal but instructive mistakes, each with the name of its own explanation."""


@dataclass(frozen=True)
class Exercise(Generic[State, Action]):
    """A position with one or more steps."""

    name: str
    rule: str
    """The section of the rulebook it teaches."""
    position: Position[State]
    steps: tuple[Step[Action], ...]


@dataclass(frozen=True)
class Lesson(Generic[State, Action]):
    """Exercises on one subject."""

    name: str
    exercises: tuple[Exercise[State, Action], ...]


@dataclass(frozen=True)
class Judged(Generic[View]):
    """The judgement of one answer; only a right one moves on."""

    verdict: Verdict
    place: Place
    """Where the learner stands after the answer."""
    key: str
    """The name of the sentence: ``learn-<exercise>-<step>-<done|hint|trap name>``."""
    rule: str
    violation: Refusal | None = None
    after: View | None = None
    """The learner's view after a right answer and what the others did then."""
    lesson_done: bool = False
    course_done: bool = False


@dataclass(frozen=True)
class Lessons(Generic[State, Action, View]):
    """The lessons of a game in order."""

    engine: Engine[State, Action, View]
    lessons: tuple[Lesson[State, Action], ...]

    def exercise(self, place: Place) -> Exercise[State, Action]:
        """The exercise at a place; raises ``IndexError`` outside the course."""
        return self.lessons[place.lesson].exercises[place.exercise]

    def state(self, place: Place) -> State:
        """The match as it stands before the step, all earlier steps answered rightly."""
        exercise = self.exercise(place)
        match = exercise.position.state()
        for step in exercise.steps[: place.step]:
            match = self.engine.played(self.engine.apply(match, step.wanted[0]), step.then)
        return match

    def view(self, place: Place) -> View:
        """What the learner sees before the step."""
        return self.engine.view(self.state(place))

    def task(self, place: Place) -> str:
        """The name of the sentence that asks for the step."""
        return self._key(place, "task")

    def back(self, place: Place) -> Place:
        """The step before; the first stays where it is."""
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
        """Judge the learner's action at a place. Nothing is kept: the place is all there is."""
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
        """Every sentence that the course may ask for, titles of lessons included."""
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
        """The lessons without their positions."""
        return tuple(
            told.Lesson(
                lesson.name,
                tuple(
                    told.Exercise(one.name, one.rule, len(one.steps)) for one in lesson.exercises
                ),
            )
            for lesson in self.lessons
        )
