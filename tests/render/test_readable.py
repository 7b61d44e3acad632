"""Readable on a phone: index height, contrast, places that do not overlap."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from PIL import Image

import games.brouc.pictures
import render
from brouc.cards import PACK, Card, Suit
from brouc.seats import SEATS, Seat
from brouc.view import view
from games.brouc.pictures import board, hand_order
from games.brouc.pictures.board import table
from render.cards.faces import PackStyle, face
from render.style.theme import CREAM, INK, PAPER, Colour, suit_colour
from render.table import layout
from render.table.chalk import FAINT, WHITE, YELLOW, hand, writable
from render.table.grain import slate_stone
from render.table.layout import Box, Side, side_of
from render.table.parts import BRASS, plate
from tests.render.contrast import contrast
from tests.render.states import NAMES, walk


def index_box(card: Card, width: int, style: PackStyle) -> tuple[int, int, int, int]:
    """Where the rank's letter stands in the left upper corner of the card's face, in px."""
    image = face(card, width, style).convert("RGB")
    area = image.crop((round(width * 0.03), round(width * 0.03), round(width * 0.21), width))
    ink = suit_colour(card.suit, four=style.colours == "four")
    rows = [
        y
        for y in range(area.height)
        if any(near(area.getpixel((x, y)), ink) for x in range(area.width))
    ]
    run = list(itertools.takewhile(lambda pair: pair[1] - pair[0] == 1, itertools.pairwise(rows)))
    return 0, rows[0], area.width, rows[0] + len(run) + 1


def near(pixel: object, ink: Colour) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 60 for a, b in zip(pixel, ink, strict=True))


@pytest.mark.parametrize("card", PACK, ids=str)
@pytest.mark.parametrize("width", [layout.CARD_W, layout.HAND_CARD_W])
def test_the_letter_of_the_index_is_at_least_60_px_high(card: Card, width: int) -> None:
    _, top, _, bottom = index_box(card, width, PackStyle())
    assert bottom - top >= 60


def test_index_name_and_chalk_have_contrast() -> None:
    for suit, four in itertools.product(Suit, (False, True)):
        assert contrast(suit_colour(suit, four=four), PAPER) >= 4.5
    for active, ink in ((True, INK), (False, CREAM)):
        sprite = plate("", "", 240, 60, active)
        ground = sprite.getpixel((140, 30))
        assert isinstance(ground, tuple)
        assert contrast(ink, ground[:3]) >= 4.5  # type: ignore[arg-type]
    stone = brightest(slate_stone(400, 300, 11))
    for chalk in (WHITE, FAINT, YELLOW):
        assert contrast(chalk, stone) >= 4.5


@pytest.mark.parametrize("box", [layout.TRUMP, layout.LAST, layout.PILES])
def test_words_on_the_table_have_contrast(box: Box) -> None:
    ground = brightest(table().crop((box.x, box.y, box.right, box.bottom)))
    assert contrast(CREAM, ground) >= 4.5
    assert contrast(BRASS, ground) >= 4.5


def brightest(image: Image.Image) -> Colour:
    """The brightest colour that covers more than single px."""
    calm = image.convert("RGB").resize((image.width // 4, image.height // 4), Image.Resampling.BOX)
    pixels = [calm.getpixel((x, y)) for x in range(calm.width) for y in range(calm.height)]
    return max(pixels, key=lambda p: sum(p))  # type: ignore[arg-type,return-value]


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
        *layout.PLATE.values(),
        *layout.WORDS.values(),
    ]
    for one, two in itertools.combinations(boxes, 2):
        assert not overlap(one, two)
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= layout.BOARD.w
        assert box.bottom <= layout.BOARD.h


def test_1_2_the_next_player_sits_to_the_right_on_the_picture() -> None:
    assert side_of(Seat.NORTH, Seat.SOUTH) is Side.TOP
    assert side_of(Seat.EAST, Seat.SOUTH) is Side.RIGHT
    for bottom in SEATS:
        assert side_of(bottom, bottom) is Side.BOTTOM
        assert side_of(bottom.right, bottom) is Side.RIGHT
        assert side_of(bottom.partner, bottom) is Side.TOP
        assert len({side_of(seat, bottom) for seat in SEATS}) == 4


def test_a_card_keeps_its_place_in_the_hand_for_the_whole_deal() -> None:
    order: dict[Seat, tuple[Card | None, ...]] = {}
    for state in walk(11):
        deal = state.deal
        if deal is None:
            continue
        if len(state.results) > 1:
            break
        for seat in SEATS:
            own = view(state, seat)
            now = hand_order(own)
            assert len(now) == 8
            if not deal.tricks and not deal.trick.cards and state.running:
                order[seat] = now
                first_suit = now[0].suit if now[0] else None
                assert first_suit is deal.dealt.trump or all(
                    card and card.suit is not deal.dealt.trump for card in now
                )
            held = set(deal.hands[seat])
            assert now == tuple(card if card in held else None for card in order[seat])


def test_turn_is_told_by_brightness_not_by_colour_alone() -> None:
    on, off = (plate("Anna", "N", 240, 60, active).convert("L") for active in (True, False))
    assert on.getpixel((150, 12)) - off.getpixel((150, 12)) > 120  # type: ignore[operator]


def test_chalk_has_a_glyph_for_all_it_claims() -> None:
    missing = hand(40).getmask("\U0010fffe")
    for code in range(0x20, 0x2300):
        char = chr(code)
        if writable(char) and not char.isspace():
            glyph = hand(40).getmask(char)
            assert bytes(glyph) != bytes(missing) or glyph.size != missing.size, hex(code)


def test_every_cache_has_a_bound() -> None:
    found = 0
    packages = (render, games.brouc.pictures)
    for info in itertools.chain.from_iterable(
        pkgutil.walk_packages(package.__path__, f"{package.__name__}.") for package in packages
    ):
        if info.name.endswith("__main__"):
            continue
        module = importlib.import_module(info.name)
        for name, value in vars(module).items():
            if hasattr(value, "cache_parameters") and value.__module__ == module.__name__:
                assert value.cache_parameters()["maxsize"] is not None, name
                found += 1
    assert found > 20


def test_threads_draw_the_same_picture() -> None:
    shown = [view(state, None) for state in islice(walk(30), 12)]
    alone = [board(each, NAMES).data for each in shown]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda each: board(each, NAMES).data, [*shown, *shown]))
    assert together == alone * 2
