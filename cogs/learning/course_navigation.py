"""Order of the steps and lessons of a game's course."""

from __future__ import annotations

from collections.abc import Collection, Iterator

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
