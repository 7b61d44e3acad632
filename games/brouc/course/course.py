"""Judging an answer: right, legal but not what was asked, or against the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.actions import Action, Deal, Play
from brouc.cards import parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply, violation
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat
from brouc.slate import SlatePoints
from brouc.view import View, view
from brouc.violations import Violation
from games.api.course import Place

LEARNER = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class Position:
    """A deal played up to the point where the learner comes in."""

    dealer: Seat
    hands: tuple[str, str, str, str]
    """Eight cards each for N, W, S, E as dealt; the dealer's last is the indicator."""
    past: str
    """The cards played so far, in order."""
    slate: tuple[int, int] = (0, 0)
    """North-South, East-West: before this deal, in tens."""

    def state(self) -> MatchState:
        """The match at this point; raises if the script breaks a rule."""
        slate = PerTeam(*map(SlatePoints, self.slate))
        hands = PerSeat(*map(parse_cards, self.hands))
        match = MatchState(RuleSet(), slate=slate)
        match = apply(match, Deal(self.dealer, pack_of(hands, self.dealer)))
        return _played(match, self.past)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing asked of the learner."""

    wanted: tuple[Action, ...]
    """Any of these is right."""
    then: str = ""
    """Cards that the others play next, in order."""
    traps: tuple[tuple[Action, str], ...] = ()
    """Legal but instructive mistakes, each with the name of its own explanation."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position with one or more steps."""

    name: str
    rule: str
    """The section of the rulebook it teaches."""
    position: Position
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Exercises on one subject."""

    name: str
    exercises: tuple[Exercise, ...]


class Verdict(Enum):
    """What an answer was worth."""

    RIGHT = "right"
    TRAP = "trap"
    """Legal, and worth its own explanation."""
    OTHER = "other"
    """Legal, but not what was asked."""
    REFUSED = "refused"
    """Against the rules."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """The judgement of one answer; only a right one moves on."""

    verdict: Verdict
    place: Place
    """Where the learner stands after the answer."""
    key: str
    """The name of the sentence: ``learn-<exercise>-<step>-<done|hint|trap name>``."""
    rule: str
    violation: Violation | None = None
    after: View | None = None
    """The learner's view after a right answer and the others' cards."""
    lesson_done: bool = False
    course_done: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons in order."""

    lessons: tuple[Lesson, ...]

    def exercise(self, place: Place) -> Exercise:
        """The exercise at a place; raises ``IndexError`` outside the course."""
        return self.lessons[place.lesson].exercises[place.exercise]

    def state(self, place: Place) -> MatchState:
        """The match as it stands before the step, all earlier steps answered rightly."""
        exercise = self.exercise(place)
        match = exercise.position.state()
        for step in exercise.steps[: place.step]:
            match = _played(apply(match, step.wanted[0]), step.then)
        return match

    def view(self, place: Place) -> View:
        """What the learner sees before the step."""
        return view(self.state(place), LEARNER)

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

    def answer(self, place: Place, action: Action) -> Feedback:
        """Judge the learner's action at a place. Nothing is kept: the place is all there is."""
        exercise = self.exercise(place)
        step = exercise.steps[place.step]
        match = self.state(place)
        refused = violation(match, action)
        if refused is not None:
            return Feedback(Verdict.REFUSED, place, self._key(place, "hint"), refused.rule, refused)
        if action not in step.wanted:
            trap = dict(step.traps).get(action)
            verdict = Verdict.TRAP if trap else Verdict.OTHER
            return Feedback(verdict, place, self._key(place, trap or "hint"), exercise.rule)
        after = view(_played(apply(match, action), step.then), LEARNER)
        following = self._next(place)
        return Feedback(
            Verdict.RIGHT,
            following or place,
            self._key(place, "done"),
            exercise.rule,
            after=after,
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


def _played(match: MatchState, cards: str) -> MatchState:
    for card in parse_cards(cards):
        assert match.deal is not None
        turn = match.deal.turn
        assert turn is not None
        match = apply(match, Play(turn, card))
    return match
