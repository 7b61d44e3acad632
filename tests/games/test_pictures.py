"""Laws of all games' pictures: like their golden ones, safe, small and complete in any language."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from games.cardgame.kinds import FilmFacts, ReplayFacts
from games.registry import game
from i18n import LANGUAGES
from tests.games.briscon.pictures import states as briscon
from tests.games.brouc.pictures import states as brouc
from tests.games.brus.pictures import states as brus
from tests.goldens import Golden, golden
from tools.conformance.walks import walk

__all__ = ["golden"]

ROOT = Path(__file__).parents[2]
GAMES = {"brouc": brouc, "brus": brus, "briscon": briscon}
ALL = [(name, scene) for name, found in GAMES.items() for scene in found.SCENES]
PEOPLE = ("Anna", "Bertrand", "Célestine", "Dölf")
ODD = (
    "مرحبا بالعالم",
    "🎉🧀🐄 x" * 12,
    "Maximilienne-Élisabeth de La Rochefoucauld",
    "\u202e\u200b\n\t",
)
SLOW_FILMS = ("brus", "briscon")
MARKED = ("board", "hand", "recap", "slate", "tableau", "played", "sheet")
"""Scenes with marks."""


def called(name: str, names: tuple[str, ...] = PEOPLE) -> dict[str, str]:
    return dict(zip(game(name).rules.seats, names, strict=False))


def drawn(
    name: str, scene: Scene, names: dict[str, str] | None = None, look: Look | None = None
) -> Picture:
    scenes = game(name).scenes
    assert scenes is not None
    return scenes.draw(scene, called(name) if names is None else names, look or Look())


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize(("name", "scene"), ALL)
def test_scene_is_like_its_golden_picture(name: str, scene: str, golden: Golden) -> None:
    given = GAMES[name]
    names = {str(seat): person for seat, person in given.NAMES.items()}
    picture = drawn(name, given.SCENES[scene], names, given.LOOK)
    image = pixels(picture)
    assert image.size == (picture.width, picture.height)
    assert picture.filename == f"{scene.split('-')[0]}.{picture.format}"
    if scene.startswith(MARKED) and not scene.endswith("empty"):
        shades = image.convert("L").histogram()
        assert sum(shades[:75]) > 2000, "marks show without colour: very dark"
        assert sum(shades[205:]) > 2000, "and very light"
    half = image.resize((500, round(image.height / 2)), Image.Resampling.BOX)
    golden(f"{name}-{scene}", half)


@pytest.mark.parametrize(("name", "scene"), ALL)
def test_any_name_and_pack_is_drawn_and_told(name: str, scene: str) -> None:
    given = GAMES[name].SCENES[scene]
    scenes = game(name).scenes
    assert scenes is not None
    sent = pickle.loads(pickle.dumps(given))  # As a worker gets it.
    for language in LANGUAGES:
        for names in (ODD, ("W" * 400,) * 4, ("{card}", "{0}", "%s", "as de cœur {list}")):
            told = scenes.words(sent, called(name, names), Look(language))
            assert 0 < len(told) <= 1024
            assert told.replace("\u00a0", " ").isprintable()
            assert not set(told) & set("♥♦♣♠"), "suits are words"
        whole = scenes.words(sent, called(name), Look(language))
        # Only Briscon's sixteen tricks may be cut, which stand at the end.
        assert not whole.endswith("…") or (name, scene) == ("briscon", "recap")
    look = Look(LANGUAGES[len(scene) % 4], "four", big_index=True)
    picture = drawn(name, sent, called(name, ODD), look)
    assert picture.alt == scenes.words(given, called(name, ODD), look)
    assert len(picture.data) <= 130 * 1024
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height)
        assert max(image.size) <= 1600


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_name_is_called_by_the_seat(name: str) -> None:
    scenes, seats = game(name).scenes, game(name).rules.seats
    assert scenes is not None
    told = scenes.words(GAMES[name].SCENES["board"], {"N": "Anna"}, Look("en"))
    assert "North Anna" in told
    others = {"W": "West", "E": "East", "S": "South"}
    assert all(f"{others[seat]} {others[seat]}" in told for seat in seats if seat != "N")


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_that_does_not_exist_is_refused(name: str) -> None:
    board = GAMES[name].SCENES["board"]
    over = GAMES[name].SCENES["recap"].view
    refused = [
        ("no scene", Scene("picnic", over)),
        ("no view", Scene("board", None)),
        ("needs .*HandFacts", Scene("hand", GAMES[name].SCENES["hand"].view, FilmFacts())),
        ("needs ReplayFacts", Scene("replay", over)),
        ("steps", Scene("replay", over, ReplayFacts(400))),
        ("steps", Scene("replay", over, ReplayFacts(-1))),
        ("valid seat", Scene("film", over, FilmFacts("X"))),
        ("over", Scene("recap", board.view)),
        ("over", Scene("replay", board.view, ReplayFacts(0))),
        ("over", Scene("film", board.view, FilmFacts())),
        ("won", Scene("final", board.view)),
        ("spectator", Scene("hand", board.view)),
        *GAMES[name].REFUSED,
    ]
    for reason, scene in refused:
        with pytest.raises(ValueError, match=reason):
            drawn(name, scene)
    with pytest.raises(ValueError, match="language"):
        drawn(name, board, look=Look("rm"))


@pytest.mark.parametrize(
    "name", ["brouc", *(pytest.param(name, marks=pytest.mark.patient) for name in SLOW_FILMS)]
)
def test_a_film_has_a_frame_a_step_and_a_replay_the_readers_seat_below(name: str) -> None:
    view = GAMES[name].SCENES["replay"].view
    film = drawn(name, Scene("film", view, FilmFacts("N")))
    replay = game(name).replay
    assert replay is not None
    with Image.open(BytesIO(film.data)) as moving:
        assert getattr(moving, "n_frames", 1) == replay.last(view) + 1
        assert moving.size == (film.width, film.height)
    assert len(film.data) <= 1024 * 1024
    assert 0 < len(film.alt) <= 1024
    one, two = (drawn(name, Scene("replay", view, ReplayFacts(9, seat))) for seat in "NS")
    assert one.data != two.data
    assert one.alt == two.alt


@pytest.mark.parametrize("name", GAMES)
def test_pictures_depend_on_nothing_that_their_reader_may_not_see(name: str) -> None:
    one = game(name)
    rules, rng, compared = one.rules, Random(4), 0
    assert one.hidden is not None
    for state in islice(walk(rules, 2).states, 8, 200, 62):
        public = drawn(name, Scene("board", rules.view(state, None)))
        for seat in rules.seats:
            others = list(islice(one.hidden(state, seat), 60))
            # Not even a seat's own view puts anything on the board that a spectator does not see.
            assert drawn(name, Scene("board", rules.view(state, seat))) == public
            for other in rng.sample(others, min(1, len(others))):
                own, same = (Scene("hand", rules.view(s, seat)) for s in (state, other))
                assert drawn(name, own) == drawn(name, same)
                compared += 1
        for other in islice(one.hidden(state, None), 0, 60, 29):
            assert drawn(name, Scene("board", rules.view(other, None))) == public
            compared += 1
    assert compared > 5


def digests() -> str:
    """The bytes of some scenes, digested."""
    whole = hashlib.sha256()
    for name, found in GAMES.items():
        for scene in ("board", "hand"):
            whole.update(drawn(name, found.SCENES[scene]).data)
    return whole.hexdigest()


def test_same_view_same_bytes_also_in_threads_and_another_process() -> None:
    code = "from tests.games import test_pictures; print(test_pictures.digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda _: digests(), range(2)))
    assert together == [told.stdout.strip()] * 2
