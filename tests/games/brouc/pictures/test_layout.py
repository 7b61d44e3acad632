"""Le Brouc's layout: nothing overlaps, text is legible, cards keep their places."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import islice, pairwise

import pytest
from PIL import Image

from brouc.cards import sorted_hand
from brouc.seats import SEATS, Seat
from brouc.view import view
from games.brouc.pictures import board, hand, held, layout
from games.brouc.pictures.layout import side_of
from render.cards.faces import RATIO
from render.style.theme import CREAM
from render.table.layout import BOARD, PLATE, SAID, Box, Side
from render.table.parts import BRASS
from render.table.table import bare_table
from tests.games.brouc.pictures.states import NAMES, walk
from tests.render.contrast import brightest, contrast


@pytest.mark.parametrize("box", [layout.TRUMP, layout.LAST, layout.PILES])
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
        layout.TRUMP,
        layout.SLATE,
        layout.LAST,
        layout.PILES,
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
    assert side_of(Seat.NORTH, Seat.SOUTH) is Side.TOP
    assert side_of(Seat.EAST, Seat.SOUTH) is Side.RIGHT
    for bottom in SEATS:
        assert side_of(bottom, bottom) is Side.BOTTOM
        assert side_of(bottom.right, bottom) is Side.RIGHT
        assert side_of(bottom.partner, bottom) is Side.TOP
        assert len({side_of(seat, bottom) for seat in SEATS}) == 4


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
        if state.deal is not None and state.running:
            shown = hand(view(state, SEATS[0]), NAMES)
            heights[len(state.deal.hands[SEATS[0]])] = Image.open(BytesIO(shown.data)).height
    assert heights[8] == heights[6] > heights[4] == heights[1] > heights[0]


def test_threads_draw_the_same_picture() -> None:
    shown = [view(state, None) for state in islice(walk(30), 12)]
    alone = [board(each, NAMES).data for each in shown]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda each: board(each, NAMES).data, [*shown, *shown]))
    assert together == alone * 2


def test_no_card_of_a_hand_is_cut_by_the_picture() -> None:
    assert layout.HAND_ROWS[1] + layout.HAND_SEEN[1] <= layout.HAND.h
    assert layout.HAND_SEEN[1] == round(layout.HAND_CARD_W * RATIO)
