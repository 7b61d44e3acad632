"""Courses, booklets and help with several games, and links from the time of a single game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.learning.course import taught
from cogs.learning.help import help_page, topics_of
from cogs.learning.library import booklets
from cogs.learning.progress import CourseProgress, before, following, there, unfinished
from cogs.messages.custom_ids import unpacked
from db import GuildSettings, Progress, Store
from gamekit.api.course import Exercise, Lesson, Place
from gamekit.api.face import At
from games import registry
from games.brouc.game import GAME
from i18n import LANGUAGES
from tests.cogs.pages import ask, check_post, find, knocks
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("strangers", "quick_pictures")

LESSONS = (
    Lesson("one", (Exercise("a", "1", 2), Exercise("b", "2", 1))),
    Lesson("two", (Exercise("c", "3", 1),)),
)
ANSWERS = ("act", "pick")
STEPS = (Place(0, 0, 0), Place(0, 0, 1), Place(0, 1, 0), Place(1, 0, 0))


def test_the_way_through_the_lessons() -> None:
    for one, two in pairwise(STEPS):
        assert following(LESSONS, one) == two
        assert before(LESSONS, two) == one
    assert following(LESSONS, STEPS[-1]) is None
    assert before(LESSONS, STEPS[0]) == STEPS[0]
    assert all(there(LESSONS, place) for place in STEPS)
    assert not there(LESSONS, Place(0, 0, 2))
    assert not there(LESSONS, Place(2))
    assert unfinished(LESSONS, 0, {"one"}) == Place(1)
    assert unfinished(LESSONS, 1, {"two"}) == Place(0)
    assert unfinished(LESSONS, 1, {"one", "two"}) == Place()


async def answer(world: Evening, page: Any, verdict: str) -> None:
    """Give the first answer of the page that is judged so."""
    course, (anne, *_) = GAME.course, world.people
    assert course is not None
    for custom_id, knock in knocks(world, page).items():
        if knock.what not in ANSWERS:
            continue
        _, lesson, exercise, step, rest = knock.arg.split(".", 4)
        place = Place(int(lesson), int(exercise), int(step))
        (part,) = (one for one in world.raw(page) if one.get("custom_id") == custom_id)
        offered = [one["value"] for one in part.get("options", ())] or [unpacked(rest)]
        judged = {course.answer(place, one, At(0, "en")).verdict: one for one in offered}
        if verdict in judged:
            if knock.what == "act":
                await anne.press(page, custom_id)
            else:
                await anne.select(page, [judged[verdict]], custom_id=custom_id)
            return
    raise AssertionError(verdict)


async def test_a_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    assert GAME.course is not None
    declare = next(one for one in GAME.course.lessons if one.name == "declare")
    async with evening(tmp_path, people=1) as world:
        anne, steps = world.people[0], sum(one.steps for one in declare.exercises)
        for one in GAME.course.lessons:
            done = Progress(f"brouc.{one.name}", 0, 0, one is not declare, 1)
            await world.store.course.set_progress(anne.id, done)
        page = await ask(world, "learn")
        assert f"Le Brouc · Lesson 3 of {len(GAME.course.lessons)}" in world.text(page)
        assert "-# Exercise 1 of 3" in world.text(page)
        lessons = world.options(page, find(world, page, "lesson"))
        offered = [(label.split(".")[0], value.split(".")[0]) for label, value in lessons.items()]
        assert offered == [(str(n + 1), str(n)) for n in range(len(GAME.course.lessons))]
        assert GAME.face.say("en", "school-intro") not in world.text(page), "at the first task only"
        await anne.press(page, find(world, page, "act", ".play~S~Kc"))
        assert world.text(page).splitlines()[2].startswith("⛔ ")
        menu = find(world, page, "pick")
        for value in ("declare S h KQ", "declare S d KQ"):
            assert say("en", "school-tell") not in str(page.components), "not too soon"
            await anne.select(page, [value], custom_id=menu)
        await anne.press(page, find(world, page, "tell"))
        told = say("en", "school-told", answer="…", text="", rule="3.2").partition("…")[0]
        assert told in world.text(page)
        rule = world.text((await anne.press(page, find(world, page, "show"))).response)
        assert "-# Rulebook, section" in rule
        await anne.press(page, find(world, page, "on"))
        await answer(world, page, "trap")
        assert "🤔" in world.text(page)
        await world.restart()
        page = await ask(world, "learn")
        for step in range(1, steps):
            await answer(world, page, "right")
            if step < steps - 1:
                await anne.press(page, find(world, page, "on"))
        assert say("en", "school-course-done") not in world.text(page)
        assert "**Lesson done!** Next: Marriages on the table" in world.text(page)
        assert all(one.done for one in await world.store.course.progress(anne.id))


@pytest.mark.parametrize("name", [n for n, one in registry.games().items() if one.course])
async def test_every_question_has_one_picture(name: str, tmp_path: Path) -> None:
    course = registry.games()[name].course
    assert course is not None
    async with evening(tmp_path, people=1, games=registry.games()) as world:
        (anne,) = world.people
        page = await ask(world, "learn", game=name)
        for lesson in range(len(course.lessons)):
            await anne.select(page, [f"{lesson}.0.0"], custom_id=find(world, page, "lesson"))
            assert len(page.files) == 1


async def test_the_last_step_ends_the_course(tmp_path: Path) -> None:
    assert GAME.course is not None
    *_, last = GAME.course.lessons
    exercise, step = len(last.exercises) - 1, last.exercises[-1].steps - 1
    async with evening(tmp_path, people=1) as world:
        reached = Progress(f"brouc.{last.name}", exercise, step, False, 1)
        await world.store.course.set_progress(world.people[0].id, reached)
        page = await ask(world, "learn")
        await answer(world, page, "right")
        assert say("en", "school-course-done") in world.text(page)


async def test_which_game_is_asked_only_where_there_are_several(tmp_path: Path) -> None:
    known, name = registry.games(), "briscon"
    words = known[name].face.say
    async with evening(tmp_path, people=1, games=known) as world:
        offered = {one["name"]: one for one in await world.bot._commands_payload()}
        for command in ("learn", "rules"):
            assert "game" in [option["name"] for option in offered[command]["options"]]
        proposed = await world.people[0].autocomplete(world.channel, "learn", "game", name[:3])
        assert [one["value"] for one in proposed] == [name]
        title = words("en", "booklet-tricks-title")
        page = await ask(world, "rules", game=name.title(), topic=title[:5].lower())
        assert world.text(page).startswith(f"## {title}\n")
        page = await ask(world, "rules", game=name)
        course = known[name].course
        assert course is not None
        first_page = words("en", f"booklet-{course.topics[0].name}-title")
        assert world.text(page).startswith(f"## {first_page}\n"), "without a topic"
        page = await ask(world, "rules", game="schieber")
        assert "-# Rulebook, section" not in world.text(page), "it names no rules"
        page = await ask(world, "rules", game="whist", topic="goal")
        assert page.content == say("en", "no-such-game")
        first = next(iter(world.bot.games.values()))
        for owner, options in ((first.name, {}), (name, {"game": name})):
            page = await ask(world, "learn", **options)
            assert {knock.arg.split(".")[0] for knock in knocks(world, page).values()} == {owner}
    known = {one: replace(game, course=None) for one, game in known.items()}
    few = known | {first.name: first}
    async with evening(tmp_path / "few", people=1, games=few) as world:
        offered = {one["name"]: one for one in await world.bot._commands_payload()}
        assert not offered["learn"].get("options")
        assert [option["name"] for option in offered["rules"]["options"]] == ["topic"]
    none = {first.name: replace(first, course=None, puzzles=None, daily=None)}
    lacking = {"learn": "no-course", "rules": "no-booklet", "puzzle": "no-puzzles"}
    lacking["daily"] = "no-daily"
    async with evening(tmp_path / "none", people=1, games=none) as world:
        for command, key in lacking.items():
            page = await ask(world, command)
            title = first.face.say("en", "game-name")
            assert page.content == say("en", key, game=title, count=0)
        page = await ask(world, "help")
        assert "/learn" not in world.text(page)
        await world.people[0].select(page, ["all"], custom_id=find(world, page, "topic"))
        for command in lacking:
            assert f"/{command}" not in world.text(page), "it lists what the game has"
    # A server's usual game without it is named, and the others are a press away.
    bare = replace(registry.games()[name], course=None, puzzles=None, daily=None)
    both = {first.name: first, "schieber": registry.games()["schieber"], name: bare}
    async with evening(tmp_path / "both", people=1, games=both) as world:
        anne = world.people[0]
        await world.store.guilds.set_settings(
            world.guild.id, GuildSettings(game=name), by=anne.id, at=1
        )
        title = words("en", "game-name")
        for command, key in lacking.items():
            for options in ({}, {"game": name}) if command != "learn" else ({},):
                page = await ask(world, command, **options)
                assert say("en", key, game=title, count=2) in world.text(page)
                labels = [one["label"] for one in world.raw(page) if "label" in one]
                assert first.face.say("en", "game-name") in labels
            way = next(one for one in knocks(world, page) if first.name in one)
            shown = (await anne.press(page, way)).response or page
            assert say("en", key, game=title, count=2) not in world.text(shown)
    rules = {name: replace(registry.games()[name], puzzles=None), first.name: first}
    rules["schieber"] = registry.games()["schieber"]
    async with evening(tmp_path / "rules", people=1, games=rules) as world:
        page = await ask(world, "learn", game="schieber")
        assert say("en", "help-rules-button") in str(page.components), "rules, but no course"


async def test_a_command_of_one_game_is_described_under_its_name(tmp_path: Path) -> None:
    known = registry.games()
    having = Counter(one.name for game in known.values() for one in game.face.commands)
    assert set(having.values()) > {1}
    async with evening(tmp_path, people=1, games=known) as world:
        offered = {one["name"]: one for one in await world.bot._commands_payload()}
    for game in known.values():
        for command in game.face.commands:
            told = offered[command.name]
            texts = {"en": told["description"]} | told["description_localizations"]
            for language in LANGUAGES:
                name = game.face.say(language, "game-name")
                alone = having[command.name] == 1
                start = f"{name}\u00a0: " if language == "fr" else f"{name}: "
                assert texts[language].startswith(start) == alone
                assert len(texts[language]) <= 100


async def test_the_help_tells_every_game(tmp_path: Path) -> None:
    known = registry.games()
    async with evening(tmp_path, people=1, games=known) as world:
        anne = world.people[0]
        page = await ask(world, "help")
        for name, game in world.bot.games.items():
            await anne.select(page, [name], custom_id=find(world, page, "game"))
            await anne.select(page, ["play"], custom_id=find(world, page, "topic"))
            assert game.face.say("en", "help-text").splitlines()[0] in world.text(page)
            what = {knock.what for knock in knocks(world, page).values()}
            assert ("resume" in what) == (name in taught(known))
            assert ("show" in what) == (name in booklets(known))
            await anne.select(page, ["turn"], custom_id=find(world, page, "topic"))
            assert "My turn" in world.text(page)
            await anne.select(page, ["all"], custom_id=find(world, page, "topic"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_every_game_is_within_discords_limits(language: str) -> None:
    known = registry.games()
    names = ("table", "invite", "preferences", "leave", "play", "hand", "hint", "mydata", "learn")
    own = (command.name for game in known.values() for command in game.face.commands)
    mentions = {
        name: f"</{name}:{10**18}>"
        for name in (*names, "daily", "puzzle", "settings", "diagnose", "rules", *own)
    }
    for game in known.values():
        for topic in topics_of(game, language):
            check_post(help_page(known, game, topic, language, mentions))


async def test_progress_of_one_games_time_belongs_to_the_first(store: Store) -> None:
    for at, name in enumerate(("one", "two"), 1):
        await store.course.set_progress(7, Progress(name, 0, 1, name == "one", at))
    first = CourseProgress(store, "brouc", lambda: 50)
    known = await first.of(7, "brouc")
    assert [(one.lesson, one.done) for one in known] == [("two", False), ("one", True)]
    assert not await first.of(7, "whist")
    # A repeated lesson stays completed.
    await first.reached(7, "brouc", LESSONS, Place(0, 1))
    known = await first.of(7, "brouc")
    assert [(one.lesson, one.exercise, one.done) for one in known] == [
        ("one", 1, True),
        ("two", 0, False),
    ]
    await first.reached(7, "whist", LESSONS, Place(1), done=True)
    assert [one.lesson for one in await first.of(7, "whist")] == ["two"]
    assert len(await first.of(7, "brouc")) == 2
