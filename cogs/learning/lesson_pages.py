"""Pages of a course: the question, the feedback on an answer, and navigation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import discord

from cogs.i18n.sentences import own, say
from cogs.learning.progress import before, exercise_at, following
from cogs.messages.components import Button, Menu, Row
from cogs.messages.custom_ids import PageId, packed
from cogs.messages.posts import Post, framed
from cogs.view import panels
from cogs.view.panels import GREEN, RED
from cogs.view.pictures import Pictures
from cogs.view.scenes import Reader, Shown, drawn
from gamekit.api.course import Course, Feedback, Place
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Act, Ask, Panel
from gamekit.api.panel import Menu as Choices

ROOM: Final = "learn"
RULES: Final = "rules"


def course_of(game: Game) -> Course:
    """Return the game's course; ``LookupError`` if it has none."""
    if game.course is None:
        raise LookupError(game.name)
    return game.course


def place_id(game: Game, place: Place, what: str, rest: str = "") -> PageId:
    """Custom id of a component at a place."""
    where = f"{game.name}.{place.lesson}.{place.exercise}.{place.step}"
    return PageId(ROOM, what, f"{where}.{rest}" if rest else where)


async def task_page(
    pictures: Pictures,
    game: Game,
    place: Place,
    reader: Reader,
    done: frozenset[str],
    feedback: Feedback | None = None,
    *,
    tell: bool = False,
) -> Post:
    """Page with the question, preceded by the feedback on a wrong answer.

    ``tell``: whether to offer the solution.
    """
    language = reader.language
    asked = course_of(game).task(place, reader.at())
    lines = [*_head(game, place, language)]
    if feedback is not None:
        lines += [feedback_line(feedback, language), ""]
    elif place == Place() and game.face.say.has(language, "school-intro"):
        lines += [game.face.say(language, "school-intro"), ""]
    lines += panels.lines(asked)
    rows = panels.rows(asked, ids_of(partial(place_id, game, place)), game.face, language)
    rows += _ways(game, place, place, language, done, tell=tell)
    scene = await drawn(pictures, game, asked.scene, reader)
    colour = GREEN if feedback is None else RED
    return laid_out(lines, scene, colour, rows, reader)


async def right_page(
    pictures: Pictures,
    game: Game,
    place: Place,
    feedback: Feedback,
    reader: Reader,
    done: frozenset[str],
    *,
    told: str = "",
) -> Post:
    """Page of a right answer with its result and navigation; ``told``: the solution, if it was
    given.
    """
    language, lessons = reader.language, course_of(game).lessons
    lines = [*_head(game, place, language)]
    if told:
        values = {"answer": told, "text": feedback.text, "rule": feedback.rule}
        lines.append(say(language, "school-told", **values))
    else:
        lines.append(feedback_line(feedback, language))
    after = following(lessons, place)
    if after is None:
        lines.append(say(language, "school-course-done"))
    elif after.lesson > place.lesson:
        title = _lesson_title(game, after.lesson, language)
        lines.append(say(language, "school-lesson-done", lesson=title))
    panel = feedback.panel or Panel()
    lines += panels.lines(panel)
    scene = await drawn(pictures, game, panel.scene, reader)
    rows = _ways(game, place, after or Place(), language, done, on=True)
    return laid_out(lines, scene, GREEN, rows, reader)


def solution(game: Game, place: Place, at: At) -> tuple[str, str] | None:
    """Return a right answer with its button's label; ``None`` where none is offered."""
    course = course_of(game)
    for action, label in _answers(course.task(place, at)):
        if course.answer(place, action, at).verdict == "right":
            return action, label
    return None


def _answers(panel: Panel) -> Iterator[tuple[str, str]]:
    """Yield every possible answer of a panel with its words."""
    for made in panel.rows:
        if isinstance(made, Choices):
            labels = {choice.action: choice.label for choice in made.choices}
            for action in made.actions():
                words = labels.get(action) or " + ".join(
                    label
                    for part, label in labels.items()
                    if part in action.removeprefix(made.action).split()
                )
                yield action, words
            continue
        for button in made:
            if isinstance(button.press, Act):
                words = " ".join(filter(None, (button.emoji, button.label)))
                yield button.press.action, words


def feedback_line(feedback: Feedback, language: str) -> str:
    """The feedback on an answer, in words."""
    match feedback.verdict:
        case "right":
            return say(language, "school-right", text=feedback.text, rule=feedback.rule)
        case "refused":
            return say(language, "school-refused", reason=feedback.reason, text=feedback.text)
        case _:
            return say(language, "school-not-yet", text=feedback.text, rule=feedback.rule)


def _head(game: Game, place: Place, language: str) -> Iterator[str]:
    lessons = course_of(game).lessons
    yield say(
        language,
        "school-title",
        game=game.face.say(language, "game-name"),
        number=str(place.lesson + 1),
        lessons=str(len(lessons)),
        title=_lesson_title(game, place.lesson, language),
    )
    exercises = lessons[place.lesson].exercises
    yield own(
        game,
        language,
        "school-exercise",
        number=str(place.exercise + 1),
        exercises=str(len(exercises)),
    )


def _lesson_title(game: Game, lesson: int, language: str) -> str:
    name = course_of(game).lessons[lesson].name
    return game.face.say(language, f"lesson-{name}")


def ids_of(made: Callable[[str, str], PageId]) -> panels.Ids:
    """Custom ids of answers; ``made``: from a component's name and the rest of its argument."""

    def found(wanted: panels.Wanted) -> PageId:
        match wanted:
            case Act(action):
                return made("act", packed(action))
            case Choices(name, action=""):
                return made("pick", name)
            case Choices(action=action):
                return made("several", packed(action))
            case Ask():
                raise ValueError("a page asks for actions alone")

    return found


def _ways(
    game: Game,
    place: Place,
    after: Place,
    language: str,
    done: frozenset[str],
    *,
    on: bool = False,
    tell: bool = False,
) -> Iterator[Row]:
    """Navigation; ``on``: to the next place, first of all; ``tell``: to the solution."""
    course = course_of(game)
    back = place if on else before(course.lessons, place)
    ways = [
        Button(
            place_id(game, back, "back"),
            say(language, "school-back"),
            disabled=not on and back == place,
        ),
        Button(place_id(game, Place(place.lesson), "over"), say(language, "school-over")),
    ]
    rule = exercise_at(course.lessons, place).rule
    topic = next((topic.name for topic in course.topics if rule in topic.rules), None)
    if topic is not None:
        told = PageId(RULES, "show", f"{game.name}.{topic}")
        ways.append(Button(told, say(language, "school-rule")))
    if on:
        green = discord.ButtonStyle.success
        ways.insert(0, Button(place_id(game, after, "on"), say(language, "school-on"), style=green))
    if tell:
        ways.append(Button(place_id(game, place, "tell"), say(language, "school-tell")))
    yield Row(*ways)
    options = [
        discord.SelectOption(
            label=say(
                language,
                "school-lesson",
                number=str(number + 1),
                title=_lesson_title(game, number, language),
            ),
            value=f"{number}.0.0",
            emoji="✅" if lesson.name in done else "▫️",
        )
        for number, lesson in enumerate(course.lessons)
    ]
    yield Row(Menu(PageId(ROOM, "lesson", game.name), say(language, "school-lessons"), options))


def laid_out(
    lines: list[str],
    scene: Shown,
    colour: discord.Colour,
    rows: Iterator[Row] | Sequence[Row],
    reader: Reader,
) -> Post:
    """Lines, then the picture, in a box; rows below. With one picture the rows are in sight."""
    parts = ["\n".join(lines), scene.part]
    return framed(parts, *rows, colour=colour, four_colours=reader.four_colours)
