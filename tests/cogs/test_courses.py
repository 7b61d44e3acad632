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
from cogs.messages.custom_ids import packed
from db import Progress, Store
from gamekit.api.course import Exercise, Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.game import Game, Games
from gamekit.api.panel import Act, Button, Choice, Menu, Panel
from games import registry
from i18n import LANGUAGES
from tests.cogs.pages import ask, check_post, find, knocks
from tests.e2e.evening import evening

pytestmark = pytest.mark.usefixtures("strangers", "quick_pictures")

LESSONS = (
    Lesson("one", (Exercise("a", "1", 2), Exercise("b", "2", 1))),
    Lesson("two", (Exercise("c", "3", 1),)),
)
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


class Drill:
    """A third-party course: its fifth action, then any; a page about bids."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        state, cut = rules.start(rules.presets[0], {}), rules.cuts[0] if rules.cuts else 0
        self.dealt = rules.accept(state, rules.deal(state, bytes(32), cut))
        self.seat = rules.next(self.dealt).seat or ""
        self.acts = tuple(map(rules.encode, rules.legal_actions(self.dealt, self.seat)))
        self.lessons = (Lesson("bids", (Exercise("five", "2", 1), Exercise("any", "2", 1))),)
        self.topics = (Topic("bids", ("2", "3")), Topic("plain"))

    def act(self, number: int) -> str:
        """An action of the first position, encoded; from 1."""
        return self.acts[number - 1]

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        buttons = tuple(Button(Act(self.act(n)), str(n)) for n in (3, 4, 5))
        menu = Menu("low", "Low", tuple(Choice(self.act(n), str(n)) for n in (1, 2)))
        return (Panel(lines=(f"task {place.exercise}",), rows=(buttons, menu)),)

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        if place.exercise or action == self.act(5):
            return Feedback("right", "That's it", "2")
        if action == self.act(1):
            return Feedback("refused", "Try again", "2", "Too low.")
        return Feedback("trap" if action == self.act(4) else "other", "Nearly", "2")

    def picture(self, place: Place, at: At) -> Panel:
        return Panel()


class Words:
    """A face's words plus the course's."""

    def __init__(self, own: Any) -> None:
        self.own = own
        self.more = {
            "lesson-bids": "Bids",
            **{f"booklet-{name}-title": f"About {name}" for name in ("bids", "plain")},
            **{f"booklet-{name}-text": f"All about {name}." for name in ("bids", "plain")},
        }

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        return self.more.get(key) or str(self.own(language, key, **values))

    def has(self, language: str, key: str) -> bool:
        return key in self.more or bool(self.own.has(language, key))


class Face:
    def __init__(self, face: Any) -> None:
        self.say = Words(face.say)
        self._face = face

    def __getattr__(self, name: str) -> Any:
        return getattr(self._face, name)


def games() -> tuple[Games, str, Drill]:
    """All games; the first third-party one without a course, by its name, has this one."""
    found = dict(registry.games())
    ours = {point.name for point in registry.BUILT_IN}
    plain = next(game for game in found.values() if game.course is None and game.name not in ours)
    face: Any = Face(plain.face)
    drill = Drill(plain)
    found[plain.name] = replace(plain, face=face, course=drill)
    return found, plain.name, drill


async def test_a_strangers_course_is_played_to_its_end(tmp_path: Path) -> None:
    known, name, drill = games()
    async with evening(tmp_path, people=1, games=known) as world:
        anne = world.people[0]
        page = await ask(world, "learn", game=name)
        assert "Lesson 1 of 1: Bids" in world.text(page)
        assert "-# Exercise 1 of 2" in world.text(page)
        await anne.select(page, [drill.act(1)], custom_id=find(world, page, "pick", ".low"))
        assert world.text(page).splitlines()[2] == "⛔ Too low. Try again"
        for number in (4, 3):
            assert say("en", "school-tell") not in str(page.components), "not too soon"
            button = find(world, page, "act", f".{packed(drill.act(number))}")
            await anne.press(page, button)
            assert "🤔" in world.text(page)
        await anne.press(page, find(world, page, "tell"))
        told = say("en", "school-told", answer="5", text="That's it", rule="2")
        assert told in world.text(page)
        await anne.press(page, find(world, page, "on"))
        assert "task 1" in world.text(page)
        rule = world.text((await anne.press(page, find(world, page, "show"))).response)
        assert "## About bids\nAll about bids.\n-# Rulebook, sections 2, 3" in rule
        await world.restart()
        again = await ask(world, "learn", game=name)
        assert "task 1" in world.text(again)
        await anne.press(again, find(world, again, "act", packed(drill.act(3))))
        assert say("en", "school-course-done") in world.text(again)
        (progress,) = await world.store.course.progress(anne.id)
        assert progress.lesson == f"{name}.bids"


async def test_which_game_is_asked_only_where_there_are_several(tmp_path: Path) -> None:
    known, name, _ = games()
    async with evening(tmp_path, people=1, games=known) as world:
        offered = {one["name"]: one for one in await world.bot._commands_payload()}
        for command in ("learn", "rules"):
            assert "game" in [option["name"] for option in offered[command]["options"]]
        proposed = await world.people[0].autocomplete(world.channel, "learn", "game", name[:3])
        assert [one["value"] for one in proposed] == [name]
        page = await ask(world, "rules", game=name.title(), topic="about pl")
        assert world.text(page) == "## About plain\nAll about plain."
        page = await ask(world, "rules", game=name)
        assert world.text(page).startswith("## About bids\n"), "without a topic the first page"
        page = await ask(world, "rules", game="whist", topic="goal")
        assert page.content == say("en", "no-such-game")
        first = next(iter(world.bot.games.values()))
        page = await ask(world, "learn")
        assert {knock.arg.split(".")[0] for knock in knocks(world, page).values()} == {first.name}
    known = {one: replace(game, course=None) for one, game in known.items()}
    few = known | {first.name: first}
    async with evening(tmp_path / "few", people=1, games=few) as world:
        offered = {one["name"]: one for one in await world.bot._commands_payload()}
        assert not offered["learn"].get("options")
        assert [option["name"] for option in offered["rules"]["options"]] == ["topic"]


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
    known, *_ = games()
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
    known, *_ = games()
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
