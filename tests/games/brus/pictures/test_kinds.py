"""Brus's scenes as the application asks for them: by name, with seats as text; nonsense refused."""

from __future__ import annotations

import pickle
from io import BytesIO

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Scene
from games.brus import GAME
from games.brus.engine.seats import Seat
from games.brus.engine.view import view
from games.brus.pictures.board import board
from games.brus.pictures.facts import FilmFacts, FinalFacts, HandFacts, ReplayFacts
from games.brus.pictures.last import last_of
from games.brus.pictures.layout import side_of
from games.brus.pictures.scenes import SCENES
from render.table.layout import Side
from tests.games.brus.pictures.states import NAMES, first, match

PLAYED = first(lambda s: bool(s.running and s.hand and len(s.hand.tricks) == 3))
OVER = view(first(lambda s: bool(s.hand and s.hand.result)), None)
WON = view(match(3)[-1], None)
CALLED = {seat.value: name for seat, name in NAMES.items()}
KINDS = [
    Scene("board", view(PLAYED, None)),
    Scene("hand", view(PLAYED, Seat.WEST)),
    Scene("hand", view(PLAYED, Seat.WEST), HandFacts(mark_legal=False)),
    Scene("tableau", view(PLAYED, None)),
    Scene("played", view(PLAYED, None)),
    Scene("last", last_of(view(PLAYED, None))),
    Scene("recap", OVER),
    Scene("final", WON),
    Scene("final", WON, FinalFacts(4000, {"N": (1500, 1512)})),
    Scene("replay", OVER, ReplayFacts(9, "W")),
    Scene("film", OVER, FilmFacts("E")),
]


@pytest.mark.parametrize("scene", KINDS, ids=lambda scene: scene.kind)
def test_a_scene_is_drawn_and_its_words_are_its_alt_text(scene: Scene) -> None:
    sent = pickle.loads(pickle.dumps(scene))  # as a worker gets it
    look = Look("de", "four", big_index=True)
    picture = SCENES.draw(sent, CALLED, look)
    assert SCENES.words(scene, CALLED, look) == picture.alt
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height)
        assert max(image.size) <= 1600


def test_the_game_has_these_scenes() -> None:
    assert GAME.scenes is SCENES
    shown = view(PLAYED, None)
    assert SCENES.draw(Scene("board", shown), CALLED, Look("it")) == board(shown, NAMES, Look("it"))


def test_who_has_no_name_is_called_by_the_seat() -> None:
    told = SCENES.words(Scene("board", view(PLAYED, None)), {"N": "Anna"}, Look("en"))
    assert "North Anna" in told
    assert all(f"{seat} {seat}" in told for seat in ("West", "South", "East"))


def test_the_next_to_play_sits_clockwise() -> None:
    assert side_of(Seat.NORTH, Seat.SOUTH) is Side.TOP
    assert side_of(Seat.WEST, Seat.SOUTH) is Side.LEFT
    for bottom in Seat:
        assert side_of(bottom, bottom) is Side.BOTTOM
        assert side_of(bottom.left, bottom) is Side.LEFT
        assert side_of(bottom.partner, bottom) is Side.TOP


def test_what_a_scene_does_not_know_is_refused() -> None:
    refused = [
        Scene("picnic", OVER),
        Scene("board", None),
        Scene("hand", view(PLAYED, None)),
        Scene("hand", view(PLAYED, Seat.WEST), FilmFacts()),
        Scene("recap", view(PLAYED, None)),
        Scene("final", OVER),
        Scene("replay", OVER),
        Scene("replay", OVER, ReplayFacts(60)),
        Scene("film", OVER, FilmFacts("X")),
        Scene("played", view(match(0)[0], None)),
    ]
    for scene in refused:
        with pytest.raises(ValueError):  # noqa: PT011 - each says something else
            SCENES.draw(scene, {}, Look())
    with pytest.raises(ValueError, match="language"):
        SCENES.draw(Scene("board", OVER), {}, Look("rm"))
