"""Layouts of the tables: nothing overlaps, words are legible, seats follow the order of play."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from gamekit.api.scenes import Look, Scene
from games.briscon.pictures import board as briscon
from games.briscon.rules import view
from games.registry import game
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import Box, Side, sides
from render.table.parts import BRASS
from render.table.surfaces import FADED, GRAPHITE, RED_PENCIL, squared
from render.table.table import bare_table
from tests.games.briscon.pictures.states import CALLED, MID, first
from tests.render.contrast import brightest, contrast

FOR_FOUR = (layout.TOP_LEFT, layout.TOP_RIGHT, layout.BOTTOM_LEFT, layout.BOTTOM_RIGHT)
FOR_TWO = (
    *(layout.TOP_LEFT, layout.BOTTOM_LEFT),
    *(*layout.FACING.plate.values(), *layout.FACING.said.values()),
)


@pytest.mark.parametrize("box", [box for box in FOR_FOUR if box is not layout.TOP_RIGHT])
def test_words_on_the_table_have_contrast(box: Box) -> None:
    table = bare_table(box)
    ground = brightest(table.crop((box.x, box.y, box.right, box.bottom)))
    assert contrast(CREAM, ground) >= 4.5
    assert contrast(BRASS, ground) >= 4.5


def test_pencil_on_paper_has_contrast() -> None:
    paper = (243, 236, 216)  # The darker fibres.
    assert squared(200, 200, 24).getpixel((6, 6))
    assert contrast(GRAPHITE, paper) >= 7
    assert contrast(RED_PENCIL, paper) >= 4.5
    assert contrast(FADED, paper) >= 4.5


@pytest.mark.parametrize(
    ("boxes", "board"),
    [
        ((*FOR_FOUR, *layout.ROUND.plate.values(), *layout.ROUND.said.values()), layout.BOARD),
        ((*FOR_TWO, layout.TOP_RIGHT, layout.BOTTOM_RIGHT), layout.BOARD),
        ((*FOR_TWO, briscon.SHEET.box), layout.BOARD),
    ],
    ids=["four", "two", "briscon"],
)
def test_places_do_not_overlap(boxes: tuple[Box, ...], board: Box) -> None:
    for one, two in combinations(boxes, 2):
        beside = one.right <= two.x or two.right <= one.x
        assert beside or one.bottom <= two.y or two.bottom <= one.y
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= board.w
        assert box.bottom <= board.h


@pytest.mark.parametrize(("name", "side"), [("brouc", Side.RIGHT), ("brus", Side.LEFT)])
def test_the_next_player_sits_on_the_side_of_play(name: str, side: Side) -> None:
    scenes: Any = game(name).scenes
    seats = game(name).rules.seats
    assert scenes.seats == seats
    for number, bottom in enumerate(seats):
        at = sides(seats, bottom, clockwise=scenes.clockwise)
        assert at[bottom] is Side.BOTTOM
        assert at[seats[(number + 1) % 4]] is side
        assert at[seats[(number + 2) % 4]] is Side.TOP
        assert len(set(at.values())) == 4


def test_an_empty_hand_ends_below_the_strip() -> None:
    played = first(lambda s: bool(not s.closed and not any(s.deal.hands)))
    scenes = game("briscon").scenes
    assert scenes is not None
    for state, height in ((MID, 456), (played, 168)):
        picture = scenes.draw(Scene("hand", view(state, "S")), CALLED, Look())
        assert (picture.width, picture.height) == (960, height)
