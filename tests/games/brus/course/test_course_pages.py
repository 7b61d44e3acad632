"""Brus's course and booklet, read and played in a virtual Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.learning.lesson_pages import right_page, task_page
from cogs.learning.library import meant, rules_page
from cogs.messages.custom_ids import packed
from cogs.view.scenes import Reader
from db import Preferences
from gamekit.api.course import Place
from gamekit.api.face import At
from games.brus import GAME
from games.brus import course as shown
from games.brus.course import TOPICS
from games.brus.engine.actions import encode
from games.brus.lessons import COURSE
from games.brus.words import say
from i18n import LANGUAGES
from tests.cogs.pages import check, check_post, find, raw
from tests.e2e.evening import evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k, _ in enumerate(exercise.steps)
]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_within_discords_limits(language: str) -> None:
    reader = Reader.of(Preferences(text_mode=True), language)
    done = frozenset(lesson.name for lesson in COURSE.lessons)
    for topic in TOPICS:
        check_post(await rules_page(GAME, topic, reader))
        assert meant(GAME, say(language, f"booklet-{topic.name}-title"), language) is topic
    for place in PLACES:
        check_post(await task_page(GAME, place, reader, done))
        step = COURSE.exercise(place).steps[place.step]
        for action in (*step.wanted, *(trap for trap, _ in step.traps)):
            feedback = shown.COURSE.answer(place, encode(action), At(0, language))
            if feedback.verdict == "right":
                check_post(await right_page(GAME, place, feedback, reader, done))
            else:
                check_post(await task_page(GAME, place, reader, done, feedback))


async def test_the_course_is_played_to_the_end(tmp_path: Path) -> None:
    """Every step: a trap and its reason, the right answer, on."""
    async with evening(tmp_path, people=1, games={"brus": GAME}) as world:
        person = world.people[0]
        wishes = Preferences(language="de", text_mode=True)
        await world.store.people.set_preferences(person.id, wishes)
        page: Any = (await person.command(world.channel, "learn")).response
        for place in PLACES:
            assert say("de", COURSE.task(place)) in world.text(page)
            step = COURSE.exercise(place).steps[place.step]
            for action, _ in step.traps[:1]:
                pressed = find(world, page, "act", f".{packed(encode(action))}")
                await person.press(page, pressed)
                judged = COURSE.answer(place, action)
                assert say("de", judged.key) in world.text(page)
                assert judged.rule in world.text(page)
            right = find(world, page, "act", f".{packed(encode(step.wanted[0]))}")
            await person.press(page, right)
            assert say("de", COURSE.answer(place, step.wanted[0]).key) in world.text(page)
            check(raw(world, page))
            await person.press(page, find(world, page, "on"))
        known = await world.store.course.progress(person.id)
        assert {one.lesson for one in known if one.done} == {
            f"brus.{one.name}" for one in COURSE.lessons
        }
        assert not world.server.errors
