"""Order of a course's lessons, and a person's progress in it.

The store has one name per lesson: ``{game}.{lesson}``. Rows from the time of a single game have the
lesson's name alone; they belong to the first game that has a course.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from db import Progress, Store
from gamekit.api.course import Exercise, Lesson, Place

Lessons = tuple[Lesson, ...]


def exercise_at(lessons: Lessons, place: Place) -> Exercise:
    """Return the exercise at a place; ``IndexError`` outside the course."""
    return lessons[place.lesson].exercises[place.exercise]


def there(lessons: Lessons, place: Place) -> bool:
    """Whether the course has such a place."""
    try:
        return place.step < exercise_at(lessons, place).steps
    except IndexError:
        return False


def following(lessons: Lessons, place: Place) -> Place | None:
    """Return the next step; ``None`` after the last of the course."""
    return next((one for one in _steps(lessons) if one > place), None)


def before(lessons: Lessons, place: Place) -> Place:
    """Return the step before; the first is its own."""
    return max((one for one in _steps(lessons) if one < place), default=place)


def unfinished(lessons: Lessons, lesson: int, done: Collection[str]) -> Place:
    """Return the next unfinished lesson, cyclically; the first if all are done."""
    order = (*range(lesson + 1, len(lessons)), *range(lesson))
    return Place(next((number for number in order if lessons[number].name not in done), 0))


def _steps(lessons: Lessons) -> Iterator[Place]:
    for number, lesson in enumerate(lessons):
        for at, exercise in enumerate(lesson.exercises):
            for step in range(exercise.steps):
                yield Place(number, at, step)


class CourseProgress:
    """A person's rows in the store as places in a course."""

    def __init__(self, store: Store, first: str, now: Callable[[], int]) -> None:
        """``first``: the game of names without one; ``now``: UTC ms."""
        self._store = store
        self._first = first
        self._now = now

    async def of(self, person: int, game: str) -> tuple[Progress, ...]:
        """Return the lessons of a game that a person has begun, most recent first."""
        found: dict[str, Progress] = {}
        for one in await self._store.course.progress(person):
            owner, _, lesson = one.lesson.rpartition(".")
            if (owner or self._first) == game:
                newer = found.setdefault(lesson, replace(one, lesson=lesson))
                found[lesson] = replace(newer, done=newer.done or one.done)
        return tuple(found.values())

    async def reached(
        self, person: int, game: str, lessons: Lessons, place: Place, *, done: bool = False
    ) -> None:
        """Store a place, or that its lesson is ``done``."""
        name = f"{game}.{lessons[place.lesson].name}"
        at = Place(place.lesson) if done else place
        row = Progress(name, at.exercise, at.step, done, self._now())
        await self._store.course.set_progress(person, row)


def resumed(lessons: Lessons, known: tuple[Progress, ...]) -> Place:
    """Return where a person resumes, from the lessons begun, most recent first."""
    numbers = {lesson.name: number for number, lesson in enumerate(lessons)}
    begun = [one for one in known if one.lesson in numbers]
    if not begun:
        return Place()
    newest = begun[0]
    place = Place(numbers[newest.lesson], newest.exercise, newest.step)
    if newest.done and place == Place(place.lesson):
        return unfinished(lessons, place.lesson, {one.lesson for one in begun if one.done})
    return place if there(lessons, place) else Place(place.lesson)


def done(known: tuple[Progress, ...]) -> frozenset[str]:
    """Names of the finished lessons."""
    return frozenset(one.lesson for one in known if one.done)
