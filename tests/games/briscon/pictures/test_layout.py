"""Briscon's layout: nothing overlaps, text is legible."""

from __future__ import annotations

import itertools

import pytest

from gamekit.api.scenes import Look, Scene
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import view
from games.briscon.game import SCENES
from games.briscon.pictures import board as layout
from games.briscon.pictures.board import COUNTER, REPLAY_SHEET, bare
from render.style.theme import CREAM
from render.table.layout import Box
from render.table.parts import BRASS
from render.table.surfaces import FADED, GRAPHITE, RED_PENCIL, squared
from tests.games.briscon.pictures.states import CALLED, MID, first
from tests.render.contrast import brightest, contrast

FIELDS = (
    layout.STOCK,
    layout.LAST,
    *layout.PLATE.values(),
    *layout.HELD.values(),
    *layout.PILE.values(),
)


@pytest.mark.parametrize("box", [layout.STOCK, layout.LAST, *layout.PILE.values()])
def test_words_on_the_table_have_contrast(box: Box) -> None:
    ground = brightest(bare(box).crop((box.x, box.y, box.right, box.bottom)))
    assert contrast(CREAM, ground) >= 4.5
    assert contrast(BRASS, ground) >= 4.5


def test_pencil_on_paper_has_contrast() -> None:
    paper = (243, 236, 216)  # The darker fibres.
    assert squared(200, 200, 24).getpixel((6, 6))
    assert contrast(GRAPHITE, paper) >= 7
    assert contrast(RED_PENCIL, paper) >= 4.5
    assert contrast(FADED, paper) >= 4.5


@pytest.mark.parametrize("sheets", [(layout.SHEET,), (REPLAY_SHEET, COUNTER)])
def test_places_do_not_overlap(sheets: tuple[Box, ...]) -> None:
    boxes = (*FIELDS, *sheets)
    for one, two in itertools.combinations(boxes, 2):
        beside = one.right <= two.x or two.right <= one.x
        assert beside or one.bottom <= two.y or two.bottom <= one.y
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= layout.BOARD.w
        assert box.bottom <= layout.BOARD.h


def test_an_empty_hand_ends_below_the_strip() -> None:
    played = first(lambda s: bool(s.running and s.deal and not any(s.deal.hands[x] for x in Seat)))
    for state, height in ((MID, 468), (played, 182)):
        picture = SCENES.draw(Scene("hand", view(state, Seat.SOUTH)), CALLED, Look())
        assert (picture.width, picture.height) == (960, height)
