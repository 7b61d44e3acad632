"""Le Brouc's scenes as the application asks for them: by name, with seats as text."""

from __future__ import annotations

import pickle
from dataclasses import replace
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from brouc.cards import Suit
from brouc.seats import SEATS, PerSeat, Seat
from brouc.view import view
from gamekit.api.scenes import Look, Scene
from games.brouc import GAME
from games.brouc.pictures import board, hand, slate
from games.brouc.pictures.facts import (
    AnalysisFacts,
    BestMarriage,
    CardCost,
    FilmFacts,
    FinalFacts,
    HandFacts,
    RatingChange,
    ReplayFacts,
)
from games.brouc.pictures.last import last_of
from games.brouc.pictures.scenes import SCENES
from tests.games.brouc.pictures.states import NAMES, walk

MATCH = tuple(walk(3))
PLAYED = next(s for s in MATCH if s.deal and len(s.deal.tricks) == 3)
OVER = view(next(s for s in MATCH if not s.running and s.deal and len(s.deal.tricks) == 8), None)
WON = view(MATCH[-1], None)
CALLED = {seat.value: name for seat, name in NAMES.items()}
FACTS = FinalFacts(
    4000,
    BestMarriage(Seat.WEST, Suit.CLUBS, 40),
    PerSeat(RatingChange(1500, 1512), None, None, None),
)
KINDS = [
    Scene("board", view(PLAYED, None)),
    Scene("hand", view(PLAYED, Seat.WEST)),
    Scene("hand", view(PLAYED, Seat.WEST), HandFacts(mark_legal=False, ribbons=False)),
    Scene("slate", view(PLAYED, Seat.EAST)),
    Scene("last", last_of(view(PLAYED, None))),
    Scene("recap", OVER),
    Scene("final", WON),
    Scene("final", WON, FACTS),
    Scene("replay", OVER, ReplayFacts(14, "W")),
    Scene("film", OVER, FilmFacts("E")),
    Scene("analysis", OVER, AnalysisFacts((CardCost(3, 5),) * 32, (0,) * 33)),
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


def test_a_scene_is_the_picture_of_its_function() -> None:
    look = Look("it")
    shown, own = view(PLAYED, None), view(PLAYED, Seat.EAST)
    assert SCENES.draw(Scene("board", shown), CALLED, look) == board(shown, NAMES, look)
    assert SCENES.draw(Scene("hand", own), CALLED, look) == hand(own, NAMES, look)
    us = slate(own, Seat.EAST.team, NAMES, look)
    assert SCENES.draw(Scene("slate", own), CALLED, look) == us


def test_who_has_no_name_is_called_by_the_seat() -> None:
    told = SCENES.words(Scene("board", view(PLAYED, None)), {"N": "Anna"}, Look("en"))
    assert "North Anna" in told
    assert all(f"{seat} {seat}" in told for seat in ("West", "South", "East"))


def test_a_picture_that_does_not_exist_is_refused() -> None:
    seen = view(PLAYED, None)
    refused = [
        ("no scene", Scene("picnic", OVER)),
        ("no view", Scene("board", None)),
        ("needs HandFacts", Scene("hand", view(PLAYED, Seat.WEST), FilmFacts())),
        ("needs ReplayFacts", Scene("replay", OVER)),
        ("needs AnalysisFacts", Scene("analysis", OVER)),
        ("steps", Scene("replay", OVER, ReplayFacts(33))),
        ("steps", Scene("replay", OVER, ReplayFacts(-1))),
        ("valid Seat", Scene("film", OVER, FilmFacts("X"))),
        ("no deal", Scene("hand", replace(seen, seat=Seat.NORTH, deal=None))),
        ("spectator", Scene("hand", seen)),
        ("over", Scene("recap", seen)),
        ("over", Scene("replay", seen, ReplayFacts(0))),
        ("over", Scene("film", seen, FilmFacts())),
        ("won", Scene("final", seen)),
    ]
    for reason, scene in refused:
        with pytest.raises(ValueError, match=reason):
            SCENES.draw(scene, {}, Look())
    with pytest.raises(ValueError, match="language"):
        SCENES.draw(Scene("board", OVER), {}, Look("rm"))


def test_the_words_of_every_view_fit() -> None:
    for state in islice(MATCH, 0, None, 9):
        for language in ("fr", "de", "it", "en"):
            assert (
                len(SCENES.words(Scene("board", view(state, None)), CALLED, Look(language))) <= 1024
            )
            for seat in SEATS if state.deal else ():
                told = SCENES.words(Scene("hand", view(state, seat)), CALLED, Look(language))
                assert len(told) <= 1024
