"""The course: one page an exercise, answered by the same buttons as at a table.

The place in the course and the answer are in the custom id, the judgement is worked out anew, and
only how far somebody has come is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from brouc.actions import Action, Announce, Announcement, Dehors, Play
from brouc.cards import Card, sorted_hand
from brouc.view import View
from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.components import row
from cogs.messages.custom_ids import MalformedError, number
from cogs.messages.gate import gate
from cogs.messages.pages import Interaction, Knock, RoomButton, RoomMenu, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.table.reading import marriage_action
from cogs.view.scenes import Reader, Scene, board_scene, hand_scene
from db import Progress, Store
from games.brouc.course.booklet import TOPICS
from games.brouc.course.course import LEARNER, Feedback, Place, Verdict
from games.brouc.course.lessons import COURSE
from games.brouc.face.hand import marriage_choices
from i18n.cards import SUIT_EMOJI, rank_letters

ROOM: Final = "learn"
IN_ROW: Final = 4
"""Cards beside each other, as in the picture."""
_MARRIAGES_FROM, _DEHORS_FROM, _CAPE_FROM = 2, 4, 5
"""The lessons from which on these calls are offered."""
_SLATE_FROM = 4
"""The lessons from which on the slate matters, so that the table is shown too."""
_GREEN, _RED = 0x3F6B4A, 0xB3372F
Meant: TypeAlias = tuple[Place | None, Action | None]
"""A place of the course, and the answer given there, if any."""


class School(commands.Cog):
    """/learn."""

    def __init__(self, people: People, store: Store, rooms: Rooms, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._people = people
        self._store = store
        self._now = now
        rooms.open(ROOM, self.enter, meant)

    @app_commands.command(name=words("cmd-learn"), description=words("cmd-learn-description"))
    async def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Go on with the course where it was left."""
        await self._resume(interaction, await self._reader(interaction))

    async def _resume(self, interaction: Interaction, reader: Reader) -> None:
        place = resumed(await self._store.course.progress(interaction.user.id))
        await gate(interaction).wait(beside=True)
        await show(interaction, await self._task(interaction, place, reader))

    async def enter(self, interaction: Interaction, knock: Knock, said: Meant) -> None:
        """Answer a button or menu of the course."""
        reader = await self._reader(interaction)
        place, answer = said
        if place is None:
            await self._resume(interaction, reader)
            return
        await gate(interaction).wait()
        if answer is None:
            await self._remember(interaction, place)
            await show(interaction, await self._task(interaction, place, reader))
            return
        feedback = COURSE.answer(place, answer)
        if feedback.verdict is Verdict.RIGHT:
            await self._moved_on(interaction, place, feedback)
            done = await self._done(interaction)
            await show(interaction, await right_page(place, feedback, reader, done))
        else:
            await show(interaction, await self._task(interaction, place, reader, feedback))

    async def _reader(self, interaction: Interaction) -> Reader:
        language = await self._people.seen(interaction)
        return Reader.of(await self._people.preferences(interaction.user.id), language)

    async def _done(self, interaction: Interaction) -> frozenset[str]:
        known = await self._store.course.progress(interaction.user.id)
        return frozenset(lesson.lesson for lesson in known if lesson.done)

    async def _task(
        self,
        interaction: Interaction,
        place: Place,
        reader: Reader,
        feedback: Feedback | None = None,
    ) -> Post:
        return await task_page(place, reader, await self._done(interaction), feedback)

    async def _remember(self, interaction: Interaction, place: Place) -> None:
        lesson = COURSE.lessons[place.lesson].name
        reached = Progress(lesson, place.exercise, place.step, False, self._now())
        await self._store.course.set_progress(interaction.user.id, reached)

    async def _moved_on(self, interaction: Interaction, place: Place, feedback: Feedback) -> None:
        if not feedback.lesson_done:
            await self._remember(interaction, feedback.place)
            return
        lesson = COURSE.lessons[place.lesson].name
        reached = Progress(lesson, 0, 0, True, self._now())
        await self._store.course.set_progress(interaction.user.id, reached)


def resumed(known: tuple[Progress, ...]) -> Place:
    """Where a person goes on, from the lessons he has begun, the newest first."""
    lessons = {lesson.name: number for number, lesson in enumerate(COURSE.lessons)}
    begun = [one for one in known if one.lesson in lessons]
    if not begun:
        return Place()
    newest = begun[0]
    place = Place(lessons[newest.lesson], newest.exercise, newest.step)
    if newest.done and place == Place(place.lesson):
        done = {one.lesson for one in begun if one.done}
        following = [*range(place.lesson + 1, len(COURSE.lessons)), *range(place.lesson)]
        left = [number for number in following if COURSE.lessons[number].name not in done]
        return Place(left[0] if left else 0)
    return place if there(place) else Place(place.lesson)


def there(place: Place) -> bool:
    """Whether the course has such a place."""
    try:
        return place.step < len(COURSE.exercise(place).steps)
    except IndexError:
        return False


def meant(knock: Knock, values: tuple[str, ...]) -> Meant:
    """The place of a click, and the answer if it is one; no place: where the course was left.

    ``ValueError`` or ``LookupError`` for what the course has not.
    """
    if knock.what == "resume":
        return None, None
    where = values[0] if knock.what == "lesson" else knock.arg
    lesson, exercise, step, *rest = where.split(".", 3)
    place = Place(number(lesson), number(exercise), number(step))
    if not there(place):
        raise MalformedError(where)
    answer = "".join(rest)
    match knock.what:
        case "card":
            return place, Play(LEARNER, Card.parse(answer))
        case "dehors":
            return place, Dehors(LEARNER)
        case "announce":
            return place, Announce(LEARNER, Announcement(answer))
        case "marry":
            return place, marriage_action(values[0], LEARNER)
        case "back" | "over" | "on" | "lesson":
            return place, None
        case _:
            raise MalformedError(knock.what)


def _knock(place: Place, what: str, answer: str = "") -> Knock:
    where = f"{place.lesson}.{place.exercise}.{place.step}"
    return Knock(ROOM, what, f"{where}.{answer}" if answer else where)


# -- pages -----------------------------------------------------------------------------------------


async def task_page(
    place: Place, reader: Reader, done: frozenset[str], feedback: Feedback | None = None
) -> Post:
    """What is asked, with the feedback on a wrong answer above it."""
    view = COURSE.view(place)
    lines = [*_head(place, reader.language)]
    if feedback is not None:
        lines += [_feedback_line(feedback, reader.language), ""]
    elif place == Place():
        lines += [say(reader.language, "school-intro"), ""]
    lines.append(say(reader.language, COURSE.task(place)))
    scenes = [await hand_scene(view, reader)]
    if place.lesson >= _SLATE_FROM:
        scenes.insert(0, await board_scene(view, reader))
    colour = _GREEN if feedback is None else _RED
    answers = _answer_rows(place, view, reader.language)
    return _page(lines, scenes, colour, (*answers, *_ways(place, place, reader.language, done)))


async def right_page(
    place: Place, feedback: Feedback, reader: Reader, done: frozenset[str]
) -> Post:
    """A right answer, what came of it, and the way on."""
    language = reader.language
    assert feedback.after is not None, "a right answer leads on"
    lines = [*_head(place, language), _feedback_line(feedback, language)]
    if feedback.course_done:
        lines.append(say(language, "school-course-done"))
    elif feedback.lesson_done:
        lesson = COURSE.lessons[feedback.place.lesson]
        following = say(language, f"learn-lesson-{lesson.name}")
        lines.append(say(language, "school-lesson-done", lesson=following))
    scene = await board_scene(feedback.after, reader)
    following_place = Place() if feedback.course_done else feedback.place
    return _page(lines, [scene], _GREEN, _ways(place, following_place, language, done, on=True))


def _head(place: Place, language: str) -> Iterator[str]:
    lesson = COURSE.lessons[place.lesson]
    yield say(
        language,
        "school-title",
        number=str(place.lesson + 1),
        lessons=str(len(COURSE.lessons)),
        title=say(language, f"learn-lesson-{lesson.name}"),
    )
    yield say(
        language,
        "school-exercise",
        number=str(place.exercise + 1),
        exercises=str(len(lesson.exercises)),
    )


def _feedback_line(feedback: Feedback, language: str) -> str:
    text = say(language, feedback.key)
    match feedback.verdict:
        case Verdict.RIGHT:
            return say(language, "school-right", text=text, rule=feedback.rule)
        case Verdict.REFUSED:
            assert feedback.violation is not None, "what refuses has a name"
            reason = say(language, feedback.violation.code, rule=feedback.rule)
            return say(language, "school-refused", reason=reason, text=text)
        case _:
            return say(language, "school-not-yet", text=text, rule=feedback.rule)


def _answer_rows(place: Place, view: View, language: str) -> Iterator[tuple[ui.Item[Any], ...]]:
    assert view.deal is not None, "an exercise is a deal"
    cards = sorted_hand(view.deal.hand, view.deal.trump)
    for start in range(0, len(cards), IN_ROW):
        yield tuple(
            RoomButton(
                _knock(place, "card", card.text),
                rank_letters(language)[card.rank],
                emoji=SUIT_EMOJI[card.suit],
                style=discord.ButtonStyle.primary,
            )
            for card in cards[start : start + IN_ROW]
        )
    red = discord.ButtonStyle.danger
    calls: list[ui.Item[Any]] = []
    if place.lesson >= _DEHORS_FROM:
        label = say(language, "button-dehors")
        calls.append(RoomButton(_knock(place, "dehors"), label, style=red))
    if place.lesson >= _CAPE_FROM:
        calls.extend(
            RoomButton(
                _knock(place, "announce", announcement.value),
                say(language, f"button-{announcement.value}"),
                style=red,
            )
            for announcement in (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE)
        )
    if calls:
        yield tuple(calls)
    if place.lesson >= _MARRIAGES_FROM:
        choices = list(marriage_choices(view, language))
        yield (RoomMenu(_knock(place, "marry"), say(language, "hand-marriage"), choices),)


def _ways(
    place: Place, following: Place, language: str, done: frozenset[str], *, on: bool = False
) -> Iterator[tuple[ui.Item[Any], ...]]:
    """Where else one can go; ``on``: first of all to the following place."""
    before = place if on else COURSE.back(place)
    ways = [
        RoomButton(
            _knock(before, "back"),
            say(language, "school-back"),
            disabled=not on and before == place,
        ),
        RoomButton(_knock(Place(place.lesson), "over"), say(language, "school-over")),
        RoomButton(
            Knock("rules", "show", _topic_of(COURSE.exercise(place).rule)),
            say(language, "school-rule"),
        ),
    ]
    if on:
        green = discord.ButtonStyle.success
        way = RoomButton(_knock(following, "on"), say(language, "school-on"), style=green)
        ways.insert(0, way)
    yield tuple(ways)
    options = [
        discord.SelectOption(
            label=say(
                language,
                "school-lesson",
                number=str(number + 1),
                title=say(language, f"learn-lesson-{lesson.name}"),
            ),
            value=f"{number}.0.0",
            emoji="✅" if lesson.name in done else "▫️",
        )
        for number, lesson in enumerate(COURSE.lessons)
    ]
    yield (RoomMenu(Knock(ROOM, "lesson"), say(language, "school-lessons"), options),)


def _topic_of(rule: str) -> str:
    """The page of the booklet that tells the rule."""
    return next(topic.name for topic in TOPICS if rule in topic.rules)


def _page(
    lines: list[str],
    scenes: list[Scene],
    colour: int,
    rows: Iterator[tuple[ui.Item[Any], ...]] | tuple[tuple[ui.Item[Any], ...], ...],
) -> Post:
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("\n".join(lines)), accent_colour=discord.Colour(colour)
    )
    for scene in scenes:
        scene.into(box)
    layout.add_item(box)
    for items in rows:
        layout.add_item(row(*items))
    return Post(layout, tuple(one.picture for one in scenes if one.picture is not None))
