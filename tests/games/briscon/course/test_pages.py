"""Briscon's course and booklet in a virtual Discord: pages keep its limits, a lesson is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.learning.lesson_pages import right_page, task_page
from cogs.learning.library import rules_page
from cogs.messages.custom_ids import packed
from cogs.view.scenes import Reader
from db import Preferences
from gamekit.api.course import Place
from gamekit.api.face import At
from games.briscon import GAME
from games.briscon import course as shown
from games.briscon.course import TOPICS
from games.briscon.engine.actions import Action, Meld, encode
from games.briscon.lessons import COURSE
from games.briscon.words import say
from i18n import LANGUAGES
from tests.cogs.pages import check, check_post, find, raw
from tests.e2e.evening import Evening, evening
from tests.games.briscon.course.test_course import PLACES

pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_within_discords_limits(language: str) -> None:
    reader = Reader.of(Preferences(text_mode=True), language)
    done = frozenset(lesson.name for lesson in COURSE.lessons)
    for place in PLACES:
        check_post(await task_page(GAME, place, reader, done))
        step = COURSE.exercise(place).steps[place.step]
        for action in (step.wanted[0], *(trap for trap, _ in step.traps)):
            feedback = shown.COURSE.answer(place, encode(action), At(0, language))
            if feedback.verdict == "right":
                check_post(await right_page(GAME, place, feedback, reader, done))
            else:
                check_post(await task_page(GAME, place, reader, done, feedback))
    for topic in TOPICS:
        check_post(await rules_page(GAME, topic, reader))


async def answer(world: Evening, actor: Any, page: Any, action: Action) -> Any:
    """Answer by the page's own button or menu."""
    if isinstance(action, Meld):
        chosen = [card.text for card in action.cards]
        try:
            return await actor.select(page, chosen, custom_id=find(world, page, "several"))
        except LookupError:
            pass  # The cards of the trick just won have a button.
    text = packed(encode(action))
    return await actor.press(page, find(world, page, "act", f".{text}"))


async def test_lessons_are_done_with_buttons_and_menu(tmp_path: Path) -> None:
    """The sequences and « aus », in German: melds of several cards, a mistake, the right answer."""
    async with evening(tmp_path, people=1, games={GAME.name: GAME}) as world:
        person = world.people[0]
        wishes = Preferences(language="de", text_mode=True)
        await world.store.people.set_preferences(person.id, wishes)
        page: Any = (await person.command(world.channel, "learn")).response
        for lesson in (3, 5):
            await person.select(page, [f"{lesson}.0.0"], custom_id=find(world, page, "lesson"))
            for place in (one for one in PLACES if one.lesson == lesson):
                assert say("de", COURSE.task(place)) in world.text(page)
                step = COURSE.exercise(place).steps[place.step]
                if step.traps:
                    await answer(world, person, page, step.traps[0][0])
                    told = COURSE.answer(place, step.traps[0][0])
                    assert say("de", told.key) in world.text(page)
                await answer(world, person, page, step.wanted[0])
                assert say("de", COURSE.answer(place, step.wanted[0]).key) in world.text(page)
                check(raw(world, page))
                await person.press(page, find(world, page, "on"))
        known = await world.store.course.progress(person.id)
        assert {one.lesson for one in known if one.done} == {"briscon.sequence", "briscon.out"}
        assert not world.server.errors


async def test_a_page_of_the_booklet_shows_the_table_of_melds(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1, games={GAME.name: GAME}) as world:
        person = world.people[0]
        await world.store.people.set_preferences(person.id, Preferences(language="fr"))
        title = say("fr", "booklet-worth-title")
        result = await person.command(world.channel, "rules", topic=title)
        page: Any = result.response
        assert title in world.text(page)
        assert "600  300  200  100" in world.text(page)
        assert [part for part in world.raw(page) if part.get("items")]
        assert Place(3, 1) in PLACES
