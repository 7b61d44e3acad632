"""Pictures of any game: people by their names on the server, or words, or nothing at all."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cogs.view.pictures import Pictures, own_look
from cogs.view.scenes import Reader, drawn
from db import Preferences
from games.api.scenes import Look, Picture, Scene
from games.brouc import GAME
from tables.entries import EMPTY, Kind, Occupant
from tables.options import Level
from tables.showing import SeatCard
from tables.state import Presence

SCENE = Scene("board", view="what the seat sees")
SEATS = (
    SeatCard("left", Occupant(Kind.PERSON, person=7), Presence.HERE, 0),
    SeatCard("middle", Occupant(Kind.COMPUTER, level=Level.CLUB), Presence.HERE, 0),
    SeatCard("right", EMPTY, Presence.HERE, 0),
)


@dataclass
class Scenes:
    """Remembers what it is asked for, and where."""

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
    picture = await pictures.draw(game, SCENE, SEATS, look, 5)
    assert picture is not None
    assert picture.alt == await pictures.words(game, SCENE, SEATS, look, 5) == "board of P7 of 5"
    assert scenes.asked == [(SCENE, {"left": "P7 of 5", "middle": "", "right": ""}, look)]
    assert threading.get_ident() not in scenes.threads


async def test_a_game_without_pictures_has_none() -> None:
    game, pictures = replace(GAME, scenes=None), Pictures(name_of)
    assert await pictures.draw(game, SCENE, SEATS, Look(), None) is None
    assert await pictures.words(game, SCENE, SEATS, Look(), None) == ""
    shown = await drawn(game, SCENE, Reader.public("de"))
    assert (shown.picture, shown.words) == (None, "")


async def test_who_wants_no_pictures_reads_words() -> None:
    scenes = Scenes()
    game = replace(GAME, scenes=scenes)
    preferences = Preferences(text_mode=True, pack="four-colour", big_index=True)
    shown = await drawn(game, SCENE, Reader.of(preferences, "en"), {"left": "Anna"})
    assert (shown.picture, shown.words) == (None, "board of Anna")
    assert not scenes.asked
    seen = await drawn(game, SCENE, Reader.public("en"), {"left": "Anna"})
    assert seen.picture is not None
    assert seen.words == "board of Anna"
    assert scenes.asked[-1][2] == Look("en")
    assert own_look(preferences, "en") == Look("en", "four", big_index=True)
