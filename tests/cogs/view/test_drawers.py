"""Pictures of any game: words instead, the order of drawing, and a worker's crash."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest
from discord.utils import MISSING

from base.workers.job import QueueFullError, WorkerCrashedError
from base.workers.pool import InlineWorker, WorkerPool
from cogs.messages.posts import Post, framed
from cogs.view.drawers import Drawers, DrawingError, Rank, Turns
from cogs.view.pictures import Compose, Pictures, own_look, sketched
from cogs.view.scenes import Reader, drawn
from db import Preferences
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Portrait, Scene
from games.brouc.game import GAME
from tables.journal.entries import EMPTY, Kind, Occupant
from tables.journal.options import Level
from tables.journal.state import Presence
from tables.views import SeatCard

SKETCH = sketched(GAME, Scene("board", view="nothing"), {}, Look())


async def waits(turns: Turns, rank: int, told: list[str], name: str) -> None:
    await turns.take(rank)
    told.append(name)
    turns.give_back()


async def turn(drawers: Drawers, rank: Rank) -> bool:
    """Take a turn and give it back; return whether there was a wait."""
    async with drawers.turn(rank) as waited:
        return waited


async def test_boards_come_before_pages_and_recaps() -> None:
    turns, told = Turns(1, 10), list[str]()
    assert not await turns.take(Rank.TABLE)
    asked = (
        (Rank.RECAP, "recap"),
        (Rank.PAGE, "page"),
        (Rank.TABLE, "board"),
        (Rank.TABLE, "hand"),
    )
    waiting = [asyncio.ensure_future(waits(turns, rank, told, name)) for rank, name in asked]
    await asyncio.sleep(0)
    assert turns.waiting == 4
    turns.give_back()
    await asyncio.gather(*waiting)
    assert told == ["board", "hand", "page", "recap"]
    assert not await turns.take(Rank.RECAP), "free again"


async def test_one_film_is_drawn_at_a_time_and_boards_do_not_wait_for_it() -> None:
    drawers = Drawers(places=2)
    async with drawers.turn(Rank.FILM):
        second = asyncio.ensure_future(turn(drawers, Rank.FILM))
        await asyncio.sleep(0)
        assert drawers.films_waiting == 1
        async with drawers.turn(Rank.TABLE) as waited:
            assert not waited
    assert await second, "it waited for the first"


async def test_the_line_is_bounded_and_the_least_pressing_gives_way() -> None:
    turns, told = Turns(1, 2), list[str]()
    await turns.take(Rank.TABLE)
    page = asyncio.ensure_future(waits(turns, Rank.PAGE, told, "page"))
    recap = asyncio.ensure_future(waits(turns, Rank.RECAP, told, "recap"))
    await asyncio.sleep(0)
    board = asyncio.ensure_future(waits(turns, Rank.TABLE, told, "board"))
    with pytest.raises(QueueFullError):
        await recap
    turns.give_back()
    await asyncio.gather(page, board)
    assert told == ["board", "page"]


async def test_who_gives_up_loses_no_place() -> None:
    turns, told = Turns(1, 10), list[str]()
    await turns.take(Rank.TABLE)
    first, second, third = (
        asyncio.ensure_future(waits(turns, Rank.TABLE, told, name)) for name in "abc"
    )
    await asyncio.sleep(0)
    second.cancel()
    turns.give_back()
    first.cancel()  # Its place was granted, but it has not run yet.
    await asyncio.wait((first, second, third))
    assert told == ["c"]
    assert not await turns.take(Rank.TABLE)


async def test_who_is_refused_and_gives_up_gives_back_no_place() -> None:
    turns, told = Turns(1, 1), list[str]()
    await turns.take(Rank.TABLE)
    page = asyncio.ensure_future(waits(turns, Rank.PAGE, told, "page"))
    await asyncio.sleep(0)
    board = asyncio.ensure_future(waits(turns, Rank.TABLE, told, "board"))
    await asyncio.sleep(0)
    page.cancel()  # It was refused, but has not run yet.
    await asyncio.wait((page,))
    await asyncio.sleep(0)
    assert told == [], "another picture is being drawn"
    turns.give_back()
    await board


class Dying(InlineWorker):
    deaths = 0

    def __init__(self, died: list[str], deaths: int) -> None:
        super().__init__()
        self._died = died
        self._deaths = deaths

    async def run(self, job: Any, arguments: tuple[Any, ...]) -> Any:
        if len(self._died) < self._deaths:
            self._died.append(str(job))
            raise WorkerCrashedError("killed")
        return Picture(b"", "jpeg", "drawn", 1, 1, "board")


@pytest.mark.parametrize("deaths", [0, 1, 2])
async def test_a_picture_whose_worker_dies_is_tried_once_more(deaths: int) -> None:
    died: list[str] = []
    drawers = Drawers(WorkerPool(partial(Dying, died, deaths)))
    async with drawers.turn(Rank.TABLE):
        drawing = drawers.scene(GAME, SKETCH, Rank.TABLE)
        if deaths == 2:
            with pytest.raises(DrawingError):
                await drawing
        else:
            assert (await drawing).alt == "drawn"
    assert died == ["games.drawing:draw"] * deaths
    async with drawers.turn(Rank.TABLE):
        assert (await drawers.scene(GAME, SKETCH, Rank.TABLE)).alt == "drawn"
    await drawers.close()


SCENE = Scene("board", view="what the seat sees")
SEATS = (
    SeatCard("left", Occupant(Kind.PERSON, person=7), Presence.HERE, 0),
    SeatCard("middle", Occupant(Kind.COMPUTER, level=Level.CLUB), Presence.HERE, 0),
    SeatCard("right", EMPTY, Presence.HERE, 0),
)


@dataclass
class Scenes:
    """Records requests and their context."""

    asked: list[tuple[Scene, Mapping[str, str], Look]] = field(default_factory=list)
    threads: set[int] = field(default_factory=set)

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        self.asked.append((scene, names, look))
        self.threads.add(threading.get_ident())
        return Picture(b"", "webp", self.words(scene, names, look), 1, 1, scene.kind)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        self.threads.add(threading.get_ident())
        return f"{scene.kind} of {', '.join(filter(None, names.values()))}"


async def name_of(guild: int | None, person: int) -> str:
    return f"P{person} of {guild}"


async def test_any_game_is_drawn_in_a_thread_with_the_names_of_the_server() -> None:
    scenes = Scenes()
    game, look = replace(GAME, scenes=scenes), Look("it", "four", big_index=True)
    pictures = Pictures(name_of)
    seated = await pictures.seated(SEATS, 5)
    picture = await pictures.draw(game, SCENE, look, seated)
    assert picture is not None
    assert picture.alt == await pictures.words(game, SCENE, look, seated)
    assert picture.alt == "board of P7 of 5, Rosalie"
    ((scene, names, seen),) = scenes.asked
    assert (scene, names) == (SCENE, {"left": "P7 of 5", "middle": "Rosalie", "right": ""})
    faces = (("left", Portrait(initials="P5")), ("middle", Portrait(figure=0)))
    assert seen == replace(look, portraits=faces)
    assert threading.get_ident() not in scenes.threads


async def test_a_game_without_pictures_has_none() -> None:
    game, pictures = replace(GAME, scenes=None), Pictures(name_of)
    seated = await pictures.seated(SEATS, None)
    assert await pictures.draw(game, SCENE, Look(), seated) is None
    assert await pictures.words(game, SCENE, Look(), seated) == ""
    shown = await drawn(pictures, game, SCENE, Reader.public("de"))
    assert (shown.picture, shown.words) == (None, "")


async def test_who_wants_no_pictures_reads_words() -> None:
    scenes = Scenes()
    game, pictures = replace(GAME, scenes=scenes), Pictures(name_of)
    preferences = Preferences(text_mode=True, pack="four-colour", big_index=True)
    shown = await drawn(pictures, game, SCENE, Reader.of(preferences, "en"), {"left": "Anna"})
    assert (shown.picture, shown.words) == (None, "board of Anna")
    assert not scenes.asked
    seen = await drawn(pictures, game, SCENE, Reader.public("en"), {"left": "Anna"})
    assert seen.picture is not None
    assert seen.words == "board of Anna"
    assert scenes.asked[-1][2] == Look("en")
    assert own_look(preferences, "en") == Look("en", "four", big_index=True)


def message(game: Game, view: str, said: str = "Anna plays.") -> Post:
    """A message with words and a picture."""
    sketch = sketched(game, Scene("board", view), {"left": "Anna"}, Look("en"))
    return framed([said, sketch])


def composing(*posts: Post) -> tuple[Compose, list[Post]]:
    """Returns the posts one after the other, then the last; with the list of those left."""
    left = list(posts)

    async def compose() -> Post | None:
        return left.pop(0) if len(left) > 1 else left[0]

    return compose, left


async def a_moment() -> None:
    """Wait while anything can continue without a thread."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_a_message_shows_already_is_not_drawn() -> None:
    scenes = Scenes()
    game, pictures = replace(GAME, scenes=scenes), Pictures(name_of)
    first = await pictures.finished(game, composing(message(game, "one"))[0])
    assert first is not None
    assert [file.filename for file in first.attachments()] == ["board.webp"]
    assert len(scenes.asked) == 1
    # Another process without drawn pictures.
    later = Pictures(name_of)
    same = await later.finished(game, composing(message(game, "one"))[0], first.shown)
    assert same is not None
    assert same.shown.content == first.shown.content
    words = composing(message(game, "one", "Beat plays."))[0]
    kept = await later.finished(game, words, first.shown)
    assert kept is not None
    assert kept.attachments() is MISSING, "the attachment stays as it is"
    assert kept.shown.picture == first.shown.picture
    assert kept.shown.content != first.shown.content
    shown, before = ([*post.layout.walk()][2] for post in (kept, first))
    assert shown == before, "it is called and described as before"
    assert len(scenes.asked) == 1
    other = await later.finished(game, composing(message(game, "two"))[0], kept.shown)
    assert other is not None
    assert other.pictures
    assert len(scenes.asked) == 2


async def test_the_same_picture_is_drawn_once_for_all_who_look() -> None:
    scenes = Scenes()
    game, pictures = replace(GAME, scenes=scenes), Pictures(name_of, Drawers(places=3))
    posts = [pictures.finished(game, composing(message(game, "one"))[0]) for _ in range(5)]
    assert len({post.shown for post in await asyncio.gather(*posts) if post is not None}) == 1
    assert len(scenes.asked) == 1


async def test_what_has_waited_shows_what_is_so_when_its_turn_comes() -> None:
    scenes = Scenes()
    game, pictures = replace(GAME, scenes=scenes), Pictures(name_of)
    compose, left = composing(message(game, "old"), message(game, "new"))
    async with pictures.drawers.turn(Rank.RECAP):
        waiting = asyncio.ensure_future(pictures.finished(game, compose))
        await a_moment()
        assert len(left) == 1, "it has looked, and waits"
    drawn_then = await waiting
    assert drawn_then is not None
    assert [scene.view for scene, _, _ in scenes.asked] == ["new"]


async def test_who_gives_up_costs_nobody_the_picture() -> None:
    scenes = Scenes()
    game, pictures = replace(GAME, scenes=scenes), Pictures(name_of)
    impatient = asyncio.ensure_future(pictures.finished(game, composing(message(game, "one"))[0]))
    await a_moment()
    assert len(pictures._drawing) + len(scenes.asked)
    impatient.cancel()
    assert await pictures.finished(game, composing(message(game, "one"))[0]) is not None
    assert len(scenes.asked) == 1
