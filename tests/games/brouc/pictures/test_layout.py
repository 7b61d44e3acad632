"""Le Brouc's layout: nothing overlaps, text is legible, cards keep their places."""

from __future__ import annotations

import itertools
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from brouc.cards import sorted_hand
from brouc.seats import SEATS
from brouc.view import view
from gamekit.api.scenes import Look, Scene
from games.brouc.game import SCENES
from games.brouc.pictures import hand
from games.brouc.pictures.hand import held
from render.cards.faces import RATIO
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import BOARD, PLATE, SAID, Box, Side, sides
from render.table.parts import BRASS
from render.table.table import bare_table
from tests.games.brouc.pictures.states import CALLED, walk
from tests.render.contrast import brightest, contrast


@pytest.mark.parametrize("box", [layout.TOP_LEFT, layout.BOTTOM_LEFT, layout.BOTTOM_RIGHT])
def test_words_on_the_table_have_contrast(box: Box) -> None:
    ground = brightest(bare_table(box).crop((box.x, box.y, box.right, box.bottom)))
    assert contrast(CREAM, ground) >= 4.5
    assert contrast(BRASS, ground) >= 4.5


def overlap(one: Box, two: Box) -> bool:
    """Whether two boxes share any px."""
    beside = one.right <= two.x or two.right <= one.x
    return not (beside or one.bottom <= two.y or two.bottom <= one.y)


def test_places_on_the_board_do_not_overlap() -> None:
    boxes = [
        layout.TOP_LEFT,
        layout.TOP_RIGHT,
        layout.BOTTOM_LEFT,
        layout.BOTTOM_RIGHT,
        *PLATE.values(),
        *SAID.values(),
    ]
    for one, two in itertools.combinations(boxes, 2):
        assert not overlap(one, two)
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= BOARD.w
        assert box.bottom <= BOARD.h


def test_1_2_the_next_player_sits_to_the_right_on_the_picture() -> None:
    for bottom in SEATS:
        at = sides(SCENES.seats, bottom.value, clockwise=SCENES.clockwise)
        assert at[bottom.value] is Side.BOTTOM
        assert at[bottom.right.value] is Side.RIGHT
        assert at[bottom.partner.value] is Side.TOP
        assert len(set(at.values())) == 4


def test_no_card_moves_in_a_hand_while_its_owner_may_play_on() -> None:
    kept = 0
    for before, after in pairwise(walk(11)):
        if before.deal is None or after.deal is None or not before.running & after.running:
            continue
        for seat in SEATS:
            now = held(view(after, seat))
            cards = tuple(card for card in now.places if card is not now.gone)
            assert cards == sorted_hand(after.deal.hands[seat], after.deal.dealt.trump)
            if before.deal.turn is after.deal.turn is seat:
                assert now.places == held(view(before, seat)).places
                kept += now.gone is not None
            else:
                assert now.gone is None
    assert kept


def test_a_hand_is_as_high_as_its_rows() -> None:
    heights = {}
    for state in walk(11):
        deal = state.deal
        if deal is not None and state.running and len(deal.hands[SEATS[0]]) not in heights:
            shown = SCENES.draw(Scene("hand", view(state, SEATS[0])), CALLED, Look())
            heights[len(deal.hands[SEATS[0]])] = Image.open(BytesIO(shown.data)).height
    assert heights[8] == heights[6] > heights[4] == heights[1] > heights[0]


def test_no_card_of_a_hand_is_cut_by_the_picture() -> None:
    assert hand._ROWS[1] + hand._SEEN[1] <= hand._HEIGHTS[2]
    assert hand._SEEN[1] == round(hand.HAND_CARD_W * RATIO)
