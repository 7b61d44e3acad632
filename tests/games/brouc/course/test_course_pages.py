"""Le Brouc's course, played to the end in a virtual Discord; its pages in all four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brouc.actions import Action, Declare, Play
from brouc.cards import PACK
from brouc.journal import encode
from brouc.match import violation
from cogs.learning.lesson_pages import right_page, task_page
from cogs.learning.progress import resumed, there
from cogs.messages.custom_ids import packed
from cogs.view.scenes import Reader
from db import Preferences, Progress
from gamekit.api.course import Place
from gamekit.api.face import At
from games.brouc import GAME
from games.brouc import course as shown
from games.brouc.lessons import COURSE, LEARNER
from games.brouc.words import say
from i18n import LANGUAGES
from i18n.typed import read_card
from tests.cogs.pages import Heard, check, check_post, find, knocks, raw
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

PLAYED = ("fr", "it")
"""In private with pictures; in a channel in words. Each page is checked in all languages."""
PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k, _ in enumerate(exercise.steps)
]


async def answer(world: Evening, person: Any, page: Any, action: Action) -> Any:
    """Answer by the page's own button or menu."""
    text = encode(action)
    if isinstance(action, Declare):
        return await person.select(page, [text], custom_id=find(world, page, "pick", ".marriage"))
    return await person.press(page, find(world, page, "act", f".{packed(text)}"))


def mistake(place: Place) -> Action | None:
    """A trap, else a card against the rules, else a legal card that was not asked for."""
    step = COURSE.exercise(place).steps[place.step]
    if step.traps:
        return step.traps[0][0]
    state = COURSE.state(place)
    deal = state.deal
    assert deal is not None
    wrong = [Play(LEARNER, card) for card in deal.hands[LEARNER]]
    wrong = [one for one in wrong if one not in step.wanted]
    wrong.sort(key=lambda one: violation(state, one) is None)
    return wrong[0] if wrong else None


@pytest.mark.parametrize(
    "language",
    [one if one in PLAYED else pytest.param(one, marks=pytest.mark.patient) for one in LANGUAGES],
)
async def test_the_course_is_played_to_the_end(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step: a mistake and its reason, the right answer, on; with pictures in French."""
    heard = Heard(monkeypatch)
    pictures = language == "fr"
    async with evening(tmp_path, people=1) as world:
        person = world.people[0]
        wishes = Preferences(language=language, text_mode=not pictures)
        await world.store.people.set_preferences(person.id, wishes)
        private = language in ("fr", "de")
        result = await person.command(None if private else world.channel, "learn")
        assert result.ephemeral is not private
        page: Any = result.response
        for place in PLACES:
            text = world.text(page)
            assert say(language, COURSE.task(place)) in text
            # In text mode the text replaces the pictures.
            scenes = 0 if pictures else 1 + (place.lesson >= 4)
            assert len(set(heard.foreign(raw(world, page)))) == scenes
            check(raw(world, page))
            if (wrong := mistake(place)) is not None:
                await answer(world, person, page, wrong)
                feedback = COURSE.answer(place, wrong)
                text = world.text(page)
                assert say(language, feedback.key) in text
                if feedback.violation is not None:
                    assert say(language, feedback.violation.code, rule=feedback.rule) in text
                else:
                    assert feedback.rule in text
                assert say(language, COURSE.task(place)) in text
            if place == Place(2, 2, 1):
                # The page is from before: its buttons work all the same.
                await world.restart()
            await answer(world, person, page, COURSE.exercise(place).steps[place.step].wanted[0])
            done = COURSE.answer(place, COURSE.exercise(place).steps[place.step].wanted[0])
            assert say(language, done.key) in world.text(page)
            check(raw(world, page))
            known = await world.store.course.progress(person.id)
            if done.lesson_done:
                assert known[0].done
            else:
                assert Place(place.lesson, known[0].exercise, known[0].step) == done.place
            await person.press(page, find(world, page, "on"))
        assert say(language, "learn-follow-1-task") in world.text(page)
        known = await world.store.course.progress(person.id)
        names = {f"brouc.{one.name}" for one in COURSE.lessons}
        assert {one.lesson for one in known if one.done} == names
        assert not world.server.errors


async def test_back_over_and_another_lesson(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        person = world.people[0]
        await world.store.people.set_preferences(
            person.id, Preferences(language="en", text_mode=True)
        )
        page: Any = (await person.command(world.channel, "learn")).response
        assert not [one for one in knocks(world, page).values() if one.what == "back"]
        await person.select(page, ["4.0.0"], custom_id=find(world, page, "lesson"))
        assert say("en", "learn-call-1-task") in world.text(page)
        await person.press(page, find(world, page, "back"))
        assert say("en", "learn-withhold-1-task") in world.text(page)
        await person.press(page, find(world, page, "over"))
        assert say("en", "learn-give-1-task") in world.text(page)
        rule = await person.press(page, find(world, page, "show"))
        assert say("en", "booklet-table-title") in world.text(rule.response)
        # Left in the middle, it goes on there.
        again = await person.command(world.channel, "learn")
        assert say("en", "learn-give-1-task") in world.text(again.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_within_discords_limits(language: str) -> None:
    reader = Reader.of(Preferences(text_mode=True), language)
    done = frozenset(lesson.name for lesson in COURSE.lessons)
    for place in PLACES:
        check_post(await task_page(GAME, place, reader, done))
        step = COURSE.exercise(place).steps[place.step]
        for action in (*step.wanted, *(trap for trap, _ in step.traps)):
            feedback = shown.COURSE.answer(place, encode(action), At(0, language))
            if feedback.verdict == "right":
                check_post(await right_page(GAME, place, feedback, reader, done))
            else:
                check_post(await task_page(GAME, place, reader, done, feedback))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_course_names_a_card_that_nobody_types(language: str) -> None:
    """Cards in the sentences are those that typed cards understand in the language."""
    assert all(
        read_card(
            say(language, "card-name", rank=card.rank.name.lower(), suit=card.suit.value),
            language,
            None,
        )
        == (card,)
        for card in PACK
    )


LESSONS = shown.COURSE.lessons


def test_where_a_person_goes_on() -> None:
    assert resumed(LESSONS, ()) == Place()
    begun = Progress("declare", 1, 0, False, 5)
    assert resumed(LESSONS, (begun, Progress("follow", 0, 0, True, 4))) == Place(2, 1, 0)
    finished = Progress("declare", 0, 0, True, 6)
    assert resumed(LESSONS, (finished, Progress("table", 0, 0, True, 4))) == Place(4)
    assert resumed(LESSONS, (Progress("no-such-lesson", 3, 3, False, 9),)) == Place()
    assert resumed(LESSONS, (Progress("beat", 9, 9, False, 9),)) == Place(1)
    everything = tuple(Progress(one.name, 0, 0, True, 1) for one in COURSE.lessons)
    assert resumed(LESSONS, everything) == Place()
    assert not there(LESSONS, Place(6))
    assert not there(LESSONS, Place(0, 0, 1))
