"""Courses and booklets of all games: sound positions, judged answers, pages within limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brouc.actions import Declare
from cogs.i18n.sentences import say
from cogs.learning.lesson_pages import right_page, task_page
from cogs.learning.library import meant, rules_page
from cogs.learning.progress import following
from cogs.messages.custom_ids import packed
from cogs.view.pictures import Pictures
from cogs.view.scenes import Reader
from db import Preferences
from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Act
from games.briscon.game import GAME as BRISCON
from games.briscon.rules import Meld
from games.brouc.game import GAME as BROUC
from games.brus.game import GAME as BRUS
from games.own_engine.course import PositionCourse
from games.registry import games
from i18n import LANGUAGES
from tests.cogs.pages import check_post, find
from tests.e2e.evening import Evening, evening

LESSONS = {
    "brouc": ("follow", "beat", "declare", "table", "dehors", "cape"),
    "brus": ("beat", "seven", "dare", "turn", "tableau"),
    "briscon": ("tricks", "rob", "marriage", "sequence", "four", "out"),
}
GAMES = (BROUC, BRUS, BRISCON)
ALL = [pytest.param(game, id=game.name) for game in GAMES]


def course_of(game: Game) -> PositionCourse:
    assert isinstance(game.course, PositionCourse)
    return game.course


def places(game: Game) -> list[Place]:
    return [
        Place(i, j, k)
        for i, lesson in enumerate(course_of(game).lessons)
        for j, exercise in enumerate(lesson.exercises)
        for k in range(exercise.steps)
    ]


def sentences(game: Game) -> set[str]:
    """Keys of all questions and of what is said to answers."""
    course = course_of(game)
    return {
        course.key(place, what)
        for place in places(game)
        for what in ("task", "hint", "done", *(name for _, name in course.step(place).traps))
    }


@pytest.mark.parametrize(
    ("game", "place"),
    [
        pytest.param(game, place, id=f"{game.name}-{place.lesson}-{place.exercise}-{place.step}")
        for game in GAMES
        for place in places(game)
    ],
)
def test_every_answer_is_judged_and_the_right_one_is_offered_beside_others(
    game: Game, place: Place
) -> None:
    course = course_of(game)
    assert tuple(lesson.name for lesson in course.lessons) == LESSONS[game.name]
    state, step = course.state(place), course.step(place)
    awaited = game.rules.next(state)
    assert awaited.awaits == "turn"
    assert "S" in (awaited.seat, *awaited.others, *awaited.calls)
    legal = game.rules.legal_actions(state, "S")
    traps = {action for action, _ in step.traps}
    assert step.wanted
    assert {*step.wanted, *traps} <= set(legal)
    assert not traps & set(step.wanted)
    for action in legal:
        judged = course.judged(place, action)
        assert (judged.verdict == "right") == (action in step.wanted)
        assert judged.key in sentences(game)
        assert (judged.after is None) == (action not in step.wanted)
    # Calls are offered where the rules refuse them too: that is what is learnt.
    at, offered = At(0, "en"), list[str]()
    for row in course.task(place, at).rows:
        if isinstance(row, tuple):
            offered += [one.press.action for one in row if isinstance(one.press, Act)]
        else:
            offered += row.actions()
    assert len(set(offered)) == len(offered)
    decode = course.decode or game.rules.decode
    assert set(step.wanted) <= set(map(decode, offered))
    assert {course.answer(place, action, at).verdict for action in offered} > {"right"}


@pytest.mark.parametrize(
    ("game", "place", "action", "rule"),
    [
        (BROUC, Place(0, 0), "play S 9h", "2.2"),
        (BROUC, Place(0, 2), "play S 9h", "2.4"),
        (BROUC, Place(1, 0), "play S 9c", "2.3"),
        (BROUC, Place(1, 0), "play S 7h", "2.3"),
        (BRUS, Place(2, 2), "play S Kh dared", "10.5"),
        (BRUS, Place(2, 3), "play S Kh dared", "10.5"),
        (BRUS, Place(2, 3), "play S 8s dared", "10.5"),
        (BRUS, Place(4, 0), "turn S Jc", "10.6"),
        (BRUS, Place(3, 3, 1), "play S 9s", "10.2"),
        (BRUS, Place(3, 0), "dare S", "10.6"),
        (BRISCON, Place(0, 2), "play S As", "11.2"),
        (BRISCON, Place(3, 2), "meld S Qs Js Ts", "11.4"),
        (BRISCON, Place(3, 2), "meld S Qs Js Ts 9s", "11.4"),
        (BRISCON, Place(4, 1), "meld S 9h 9d 9c 9s", "11.4"),
        (BRISCON, Place(2, 1), "meld S Ks As", "11.4"),
    ],
)
def test_an_answer_against_the_rules_is_told_with_its_rule(
    game: Game, place: Place, action: str, rule: str
) -> None:
    told = course_of(game).answer(place, action, At(0, "en"))
    assert (told.verdict, told.rule) == ("refused", rule)
    refused = course_of(game).judged(place, game.rules.decode(action)).violation
    assert refused is not None
    assert told.reason == game.face.say("en", refused.code, rule=rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_every_sentence_is_there(game: Game, language: str) -> None:
    course, say = course_of(game), game.face.say
    assert meant(game, "", language) is None
    for key in (*sentences(game), *(f"lesson-{one.name}" for one in course.lessons)):
        assert say(language, key)
    for topic in course.topics:
        assert len(say(language, f"booklet-{topic.name}-text")) > 60
        for name in (topic.name, say(language, f"booklet-{topic.name}-title")):
            assert meant(game, name, language) is topic
        if topic.picture is not None:
            assert topic.picture in places(game)
            panel = course.picture(topic.picture, At(0, language))
            assert panel.scene is not None
            assert not panel.rows


async def unnamed(guild: int | None, person: int) -> str:
    return ""


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
async def test_every_page_is_within_discords_limits(game: Game, language: str) -> None:
    course, reader = course_of(game), Reader.of(Preferences(text_mode=True), language)
    pictures = Pictures(unnamed)
    done = frozenset(lesson.name for lesson in course.lessons)
    for topic in course.topics:
        page = await rules_page(pictures, game, topic, reader)
        check_post(page)
        if topic.rules:
            told, count = ", ".join(topic.rules), len(topic.rules)
            assert say(language, "rules-sections", sections=told, count=count) in str(
                page.layout.to_components()
            )
    for place in places(game):
        check_post(await task_page(pictures, game, place, reader, done))
        step = course.step(place)
        for action in (*step.wanted, *(trap for trap, _ in step.traps)):
            feedback = course.answer(place, game.rules.encode(action), At(0, language))
            if feedback.verdict == "right":
                check_post(await right_page(pictures, game, place, feedback, reader, done))
            else:
                check_post(await task_page(pictures, game, place, reader, done, feedback))


async def answer(world: Evening, actor: Any, page: Any, game: Game, action: Any) -> Any:
    """Answer by the page's own button or menu."""
    if isinstance(action, Meld):
        chosen = [card.text for card in action.cards]
        try:
            return await actor.select(page, chosen, custom_id=find(world, page, "several"))
        except LookupError:
            pass  # The cards of the trick just won have a button.
    if isinstance(action, Declare):
        chosen = [game.rules.encode(action)]
        return await actor.select(page, chosen, custom_id=find(world, page, "pick", ".marriage"))
    text = packed(game.rules.encode(action))
    return await actor.press(page, find(world, page, "act", f".{text}"))


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize(
    ("game", "lessons", "language"),
    [(BROUC, range(6), "fr"), (BRUS, range(5), "de"), (BRISCON, (3, 5), "it")],
    ids=LESSONS,
)
async def test_lessons_are_done_with_buttons_and_menu(
    game: Game, lessons: tuple[int, ...], language: str, tmp_path: Path
) -> None:
    """Every step, with a restart in each lesson: a mistake and its reason, the right answer, on."""
    course, say = course_of(game), game.face.say
    async with evening(tmp_path, people=1, games={game.name: game}) as world:
        person = world.people[0]
        wishes = Preferences(language=language, text_mode=True)
        await world.store.people.set_preferences(person.id, wishes)
        page: Any = (await person.command(world.channel, "learn")).response
        for lesson in lessons:
            if lesson:
                await person.select(page, [f"{lesson}.0.0"], custom_id=find(world, page, "lesson"))
            for place in (one for one in places(game) if one.lesson == lesson):
                assert say(language, course.key(place, "task")) in world.text(page)
                step = course.step(place)
                for action, _ in step.traps[:1]:
                    await answer(world, person, page, game, action)
                    judged = course.judged(place, action)
                    assert say(language, judged.key) in world.text(page)
                    assert judged.rule in world.text(page)
                if (place.exercise, place.step) == (1, 0):
                    await world.restart()  # The page's buttons work all the same.
                await answer(world, person, page, game, step.wanted[0])
                done = course.judged(place, step.wanted[0])
                assert say(language, done.key) in world.text(page)
                known = await world.store.course.progress(person.id)
                after = following(course.lessons, place)
                if after is None or after.lesson > lesson:
                    assert known[0].done
                else:
                    assert Place(lesson, known[0].exercise, known[0].step) == after
                await person.press(page, find(world, page, "on"))
        known = await world.store.course.progress(person.id)
        names = {f"{game.name}.{LESSONS[game.name][one]}" for one in lessons}
        assert {one.lesson for one in known if one.done} == names
        assert not world.server.errors


LETTERS = 40
"""Letters in a line on a phone 400 px wide; a question replaces exactly one line."""
QUESTIONS = {
    "brouc": (
        "hand-dehors",
        "hand-cape-et-dehors",
        "hand-cape-dehors-pas-dedouble",
        "hand-partie-et-vole",
    ),
    "brus": ("sure-turn", "sure-run"),
    "briscon": ("hand-out",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_fits_a_line(name: str, language: str) -> None:
    face = games()[name].face
    for key in QUESTIONS[name]:
        said = face.say(language, key).replace("*", "")
        assert len(said) <= LETTERS, said
