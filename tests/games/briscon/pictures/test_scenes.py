"""Every picture: like its golden one, the same bytes for the same view, whatever the names are."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from games.briscon import GAME
from games.briscon.engine.actions import Play
from games.briscon.engine.match import RuleSet, legal_actions
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import view
from games.briscon.pictures import layout
from games.briscon.pictures.facts import FilmFacts, FinalFacts, HandFacts, ReplayFacts
from games.briscon.pictures.hand import hand as drawn_hand
from games.briscon.pictures.last import last_of
from games.briscon.pictures.replay import last_step
from games.briscon.pictures.scenes import SCENES
from i18n import LANGUAGES
from tests.games.briscon.pictures.states import CALLED, NAMES, ODD, first, walk

Golden = Callable[[str, Image.Image], None]
ROOT = Path(__file__).parents[4]

MID = first(
    lambda s: bool(
        s.running and s.deal and s.deal.robbed and s.deal.trick.cards and len(s.deal.melds) > 1
    )
)
"""A card lies, somebody has robbed, something is melded."""
LEAD = first(
    lambda s: bool(
        s.running
        and s.deal
        and s.deal.on_lead
        and s.deal.stock
        and any(len(view(s, x).deal.known[x]) > 2 for x in Seat if x is s.deal.on_lead)  # type: ignore[union-attr]
    ),
    RuleSet(games=3),
)
"""Somebody leads who holds three cards that they have shown."""
LATE = first(
    lambda s: bool(
        s.running
        and s.deal
        and s.deal.trick.cards
        and not s.deal.stock
        and s.deal.turn
        and 0
        < sum(isinstance(a, Play) for a in legal_actions(s, s.deal.turn))
        < len(s.deal.hands[s.deal.turn])
    )
)
"""The stock is gone and somebody has to follow."""
OVER = first(
    lambda s: bool(
        not s.running
        and s.deal
        and s.deal.robbed
        and len(s.deal.melds) > 2
        and len(s.deal.tricks) == 16
    )
)
OUT = first(
    lambda s: bool(
        not s.running
        and s.deal
        and s.deal.result
        and s.deal.result.said_by
        and len(s.deal.tricks) > 5
    ),
    outs=0.02,
)
*_, WON = walk(2, RuleSet(games=3))
EMPTY = next(walk(1))
FACTS = FinalFacts(4000, {"N": (1500, 1512), "S": (1490, 1478)})


def own(state: object, kind: str = "hand", data: object = None) -> Scene:
    deal = state.deal  # type: ignore[attr-defined]
    return Scene(kind, view(state, deal.turn), data)  # type: ignore[arg-type]


KINDS: dict[str, Scene] = {
    "board": Scene("board", view(MID, None)),
    "board-lead": Scene("board", view(LEAD, None)),
    "board-empty": Scene("board", view(EMPTY, None)),
    "board-over": Scene("board", view(OVER, None)),
    "hand": own(LEAD),
    "hand-late": own(LATE),
    "sheet": Scene("sheet", view(LEAD, None)),
    "sheet-over": Scene("sheet", view(OVER, None)),
    "recap": Scene("recap", view(OVER, None)),
    "recap-out": Scene("recap", view(OUT, None)),
    "final": Scene("final", view(WON, None), FACTS),
    "replay": Scene("replay", view(OVER, None), ReplayFacts(16)),
    "last": Scene("last", last_of(view(LATE, None))),
}


def drawn(name: str, look: Look | None = None) -> Picture:
    return SCENES.draw(KINDS[name], CALLED, look or Look())


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("name", KINDS)
def test_scene_is_like_its_golden_picture(name: str, golden: Golden) -> None:
    picture = drawn(name)
    image = pixels(picture)
    assert image.size == (picture.width, picture.height)
    assert max(image.size) <= 1600
    assert picture.filename == f"{name.split('-')[0]}.{picture.format}"
    assert SCENES.words(KINDS[name], CALLED, Look()) == picture.alt
    golden(f"scene-{name}", image.resize((500, round(image.height / 2)), Image.Resampling.BOX))


@pytest.mark.parametrize("name", KINDS)
def test_any_name_and_pack_is_drawn_and_told_in_every_language(name: str) -> None:
    odd = {seat.value: told for seat, told in ODD.items()}
    sent = pickle.loads(pickle.dumps(KINDS[name]))  # As a worker gets it.
    for language in LANGUAGES:
        told = SCENES.words(sent, odd, Look(language))
        assert 0 < len(told) <= 1024
        assert told.replace("\u00a0", " ").isprintable()
    language = LANGUAGES[list(KINDS).index(name) % 4]  # To draw each in all takes long.
    picture = SCENES.draw(sent, odd, Look(language, "four", big_index=True))
    assert len(picture.data) <= 130 * 1024


def digests() -> str:
    """The bytes of some scenes, digested."""
    whole = hashlib.sha256()
    for name in ("board", "hand", "sheet", "recap"):
        whole.update(drawn(name).data)
    return whole.hexdigest()


def test_same_view_same_bytes_also_in_another_process() -> None:
    code = "from tests.games.briscon.pictures import test_scenes; print(test_scenes.digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == digests()


def test_the_film_shows_every_step_within_its_limit() -> None:
    over = view(OVER, None)
    film = SCENES.draw(Scene("film", over, FilmFacts("N")), CALLED, Look())
    with Image.open(BytesIO(film.data)) as moving:
        assert getattr(moving, "n_frames", 1) == last_step(over) + 1
        assert moving.size == (film.width, film.height)
    assert len(film.data) <= 1024 * 1024
    assert len(film.alt) <= 1024


def test_what_may_not_be_played_is_dimmed_only_where_it_is_asked_for() -> None:
    marked = SCENES.draw(own(LATE), CALLED, Look("en"))
    plain = SCENES.draw(own(LATE, data=HandFacts(mark_legal=False)), CALLED, Look("en"))
    assert marked.data != plain.data
    assert "Playable" in marked.alt
    assert "Playable" not in plain.alt


def test_the_bottom_seat_of_a_replay_is_the_readers() -> None:
    over = view(OVER, None)
    one, two = (
        SCENES.draw(Scene("replay", over, ReplayFacts(9, seat)), CALLED, Look()) for seat in "NS"
    )
    assert one.data != two.data
    assert one.alt == two.alt


@pytest.mark.parametrize("name", ["board", "hand", "sheet", "recap"])
def test_marks_show_without_colour(name: str) -> None:
    """In grey there is both very light and very dark."""
    shades = pixels(drawn(name)).convert("L").histogram()
    assert sum(shades[:75]) > 2000
    assert sum(shades[215:]) > 2000


def test_the_game_has_these_scenes() -> None:
    assert GAME.scenes is SCENES
    assert NAMES[Seat.NORTH] in drawn("board").alt


def test_a_picture_that_does_not_exist_is_refused() -> None:
    refused = {
        "no scene": Scene("picnic", view(OVER, None)),
        "no view": Scene("board", None),
        "needs HandFacts": Scene("hand", view(MID, Seat.NORTH), FilmFacts()),
        "needs ReplayFacts": Scene("replay", view(OVER, None)),
        "steps": Scene("replay", view(OVER, None), ReplayFacts(400)),
        "valid Seat": Scene("film", view(OVER, None), FilmFacts("X")),
        "over": Scene("recap", view(MID, None)),
        "nobody has won": Scene("final", view(MID, None)),
        "spectator": Scene("hand", view(MID, None)),
        "no deal": Scene("hand", replace(view(MID, None), seat=Seat.NORTH, deal=None)),
    }
    for said, scene in refused.items():
        with pytest.raises(ValueError, match=said):
            SCENES.draw(scene, {}, Look())
    with pytest.raises(ValueError, match="language"):
        SCENES.draw(Scene("board", view(MID, None)), {}, Look("rm"))


def test_an_empty_hand_ends_below_the_strip() -> None:
    played = first(lambda s: bool(s.running and s.deal and not any(s.deal.hands[x] for x in Seat)))
    for state, height in ((MID, layout.HAND.h), (played, layout.HAND_EMPTY)):
        picture = drawn_hand(view(state, Seat.SOUTH), NAMES)
        assert (picture.width, picture.height) == (layout.HAND.w, height)
