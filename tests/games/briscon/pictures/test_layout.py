"""Briscon's layout: nothing overlaps, text is legible."""

from __future__ import annotations

import itertools

import pytest

from games.briscon.engine.seats import Seat
from games.briscon.pictures import layout
from games.briscon.pictures.layout import side_of
from games.briscon.pictures.table import bare
from render.style.theme import CREAM
from render.table.layout import Box, Side
from render.table.paper import FADED, GRAPHITE, RED_PENCIL, squared
from render.table.parts import BRASS
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


@pytest.mark.parametrize("sheets", [(layout.SHEET,), (layout.REPLAY_SHEET, layout.COUNTER)])
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


def test_two_sit_opposite() -> None:
    assert side_of(Seat.SOUTH, Seat.SOUTH) is Side.BOTTOM
    assert side_of(Seat.NORTH, Seat.SOUTH) is Side.TOP
    assert side_of(Seat.SOUTH, Seat.NORTH) is Side.TOP


def test_five_cards_stand_beside_each_other() -> None:
    lefts = [layout.hand_left(index) for index in range(5)]
    assert all(b - a > layout.HAND_CARD_W for a, b in itertools.pairwise(lefts))
    assert lefts[-1] + layout.HAND_CARD_W <= layout.HAND.w
