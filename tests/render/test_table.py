"""Table for two, three or four: sides of the seats, and pictures."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from gamekit.api.scenes import Look
from gamekit.cards.cards import Suit, parse_cards
from render.cards.faces import face, style_of
from render.style.names import NAME_SIZES, fitting, in_lines
from render.style.picture import finish, finish_film
from render.style.text import text_width
from render.table import layout
from render.table.chalk import Chalk
from render.table.ending import TITLE_SIZES, Stand, ending, shortened
from render.table.layout import Side, sides
from render.table.lying import PAD, lay_card, lay_turned, on_shadow
from render.table.parts import paste, paste_centred
from render.table.table import Place, bare_table, centre_words, draw_place, draw_trick

SEATS = ("one", "two", "three", "four")
CORNERS = (layout.TOP_LEFT, layout.TOP_RIGHT, layout.BOTTOM_LEFT, layout.BOTTOM_RIGHT)


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("clockwise", [False, True])
def test_seats_go_round_the_table(count: int, clockwise: bool) -> None:
    seats = SEATS[:count]
    for n, bottom in enumerate(seats):
        at = sides(seats, bottom, clockwise=clockwise)
        assert set(at) == set(seats)
        assert len(set(at.values())) == count
        assert at[bottom] is Side.BOTTOM
        if count > 2:
            following = seats[(n + 1) % count]
            assert at[following] is (Side.LEFT if clockwise else Side.RIGHT)
        if count != 3:
            assert at[seats[(n + count // 2) % count]] is Side.TOP


def test_a_seat_that_is_none_and_too_many_are_refused() -> None:
    with pytest.raises(ValueError, match="five"):
        sides(SEATS, "five")
    with pytest.raises(ValueError, match="seats"):
        sides((*SEATS, "five"), "one")


def test_plates_words_and_corners_do_not_overlap() -> None:
    boxes = [*CORNERS, *layout.ROUND.plate.values(), *layout.ROUND.said.values()]
    for one, two in itertools.combinations(boxes, 2):
        beside = one.right <= two.x or two.right <= one.x
        assert beside or one.bottom <= two.y or two.bottom <= one.y
    for box in boxes:
        assert 0 <= box.x < box.right <= layout.BOARD.w
        assert 0 <= box.y < box.bottom <= layout.BOARD.h


def drawn(count: int, look: Look) -> Image.Image:
    """Table in the middle of a trick: long names, the first seat leads, the second is on turn."""
    seats = SEATS[:count]
    at = sides(seats, "one")
    image = bare_table(*CORNERS).copy()
    for seat in seats:
        said = (("40", Suit.CLUBS), ("Hop !", None)) if seat == "two" else ()
        place = Place(seat[0], f"{seat} " * 9, seat == "two", seat == "one", said)
        draw_place(image, at[seat], place, four=look.colours == "four")
    cards = dict(zip(at.values(), parse_cards("Kh Qd Jc"), strict=False))
    draw_trick(image, cards, at["one"], style_of(look))
    centre_words(image, "Comptez !")
    return image


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("look", [Look(), Look("de", "four", big_index=True)])
def test_a_table_keeps_within_its_size(count: int, look: Look) -> None:
    picture = finish(drawn(count, look), "board", "")
    assert (picture.width, picture.height) == (1000, 640)
    assert len(picture.data) <= 130 * 1024
    assert picture.data == finish(drawn(count, look), "board", "").data
    with Image.open(BytesIO(picture.data)) as made:
        assert made.size == (1000, 640)


def test_nothing_stands_where_nobody_sits() -> None:
    bare = bare_table(*CORNERS)
    for count, empty in ((2, (Side.LEFT, Side.RIGHT)), (3, (Side.TOP,))):
        image = drawn(count, Look())
        for side in empty:
            box = layout.ROUND.plate[side]
            where = (box.x, box.y, box.right, box.bottom)
            assert ImageChops.difference(image.crop(where), bare.crop(where)).getbbox() is None


def test_a_card_may_lie_turned() -> None:
    (king,) = parse_cards("Kh")
    open_, turned, empty = (bare_table().copy() for _ in range(3))
    style = style_of(Look())
    draw_trick(open_, {Side.LEFT: king}, Side.LEFT, style)
    draw_trick(turned, {Side.LEFT: None}, Side.LEFT, style)
    draw_trick(empty, {}, Side.LEFT, style)
    boxes = [ImageChops.difference(each, empty).getbbox() for each in (open_, turned)]
    assert boxes[0] == boxes[1]
    assert ImageChops.difference(open_, turned).getbbox()


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("width", [188, 300])
def test_a_card_laid_straight_is_the_one_that_is_blended_whole(width: int, dimmed: bool) -> None:
    style = style_of(Look("de", "four", big_index=True))
    for card in parse_cards("As Qh Td 7c"):
        blended = Image.effect_noise((400, 560), 60).convert("RGB")
        laid = blended.copy()
        paste(blended, on_shadow(face(card, width, style, dimmed=dimmed), 0.0), 40 - PAD, 50 - PAD)
        lay_card(laid, card, width, style, (40, 50), dimmed)
        assert laid.tobytes() == blended.tobytes()


@pytest.mark.parametrize("turn", [-2.0, 3.0, 90.0])
def test_a_card_laid_turned_is_the_one_that_is_blended_whole(turn: float) -> None:
    style = style_of(Look("de", "four", big_index=True))
    for card in parse_cards("Ks 7c"):
        blended = Image.effect_noise((460, 460), 60).convert("RGB")
        laid = blended.copy()
        # The second one lies beyond the edge.
        for at in ((230, 240), (440, 300)):
            paste_centred(blended, on_shadow(face(card, 200, style), turn), at)
            lay_turned(laid, card, 200, style, turn, at)
        assert laid.tobytes() == blended.tobytes()


def test_a_film_shows_its_frames() -> None:
    frames = [Image.new("RGB", (40, 30), (shade, 0, 0)) for shade in (0, 120, 240)]
    made = finish_film(frames, (100, 200, 300), "film", "Three shades of red.")
    assert made == finish_film(frames, (100, 200, 300), "film", "Three shades of red.")
    with Image.open(BytesIO(made.data)) as moving:
        assert getattr(moving, "n_frames", 1) == 3
        assert moving.size == (made.width, made.height) == (40, 30)


def test_what_is_wiped_is_fainter_than_what_stands() -> None:
    stone = Image.new("RGB", (120, 120))
    drawn, wiped, curved = stone.copy(), stone.copy(), stone.copy()
    strokes: tuple[tuple[Image.Image, Callable[[Chalk], object]], ...] = (
        (drawn, lambda chalk: chalk.line((60, 20), (60, 100), 10)),
        (wiped, lambda chalk: chalk.smear((60, 20), (60, 100), 10)),
        (curved, lambda chalk: chalk.curve([(60, 20), (90, 60), (60, 100)], 10)),
    )
    for image, write in strokes:
        layer = Chalk(120, 120)
        write(layer)
        layer.onto(image)
    brightest = [max(image.convert("L").tobytes()) for image in (drawn, wiped, curved)]
    assert brightest[0] > 200
    assert 20 < brightest[1] < 170
    assert brightest[2] > 200


STANDS = [Stand(name, name, name < "C") for name in "ABCD"]


def test_no_name_runs_under_the_trees_of_an_ending() -> None:
    long = ["Maximilienne-Élodie von und zu Wasserfallen", "Jean-Luc-Théophile de la Pierre"]
    for sizes, bold in ((TITLE_SIZES, True), (NAME_SIZES, False)):
        told, size = shortened(long, " & ".join, sizes, bold=bold)
        assert told.startswith("Maxi")
        assert " & Jean" in told, "both are named"
        assert text_width(told, size, bold) <= 660
    bare = ending("win", " & ".join, STANDS)
    four = [Stand(name, "N", won) for won in (True, False) for name in long]
    full = ending("win", " & ".join, four)
    for x in (24, 830):
        box = (x, 14, x + 140, 182)
        assert full.crop(box).tobytes() == bare.crop(box).tobytes()


def test_who_won_stands_higher() -> None:
    four, two = ending("win", " & ".join, STANDS), ending("wins", " & ".join, STANDS[1:3])
    for image, winner, loser in ((four, 660, 500), (two, 560, 840)):
        wood = [
            next(y for y in range(200, 438) if image.getpixel((x, y)) == (196, 144, 88))
            for x in (winner, loser)
        ]
        assert wood[0] < wood[1] - 30


def test_a_name_is_made_smaller_and_parted_before_it_is_cut() -> None:
    room = 124  # Width of a place on the podium for four.
    for name in ("Hippolyte", "Maximilien", "Rosalie Cottier", "Jean-Luc Perrin"):
        lines = in_lines(name, room)
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert all(text_width(line, NAME_SIZES[-1], True) <= room for line in lines)
    assert fitting("Zoé", room) == NAME_SIZES[0] > fitting("Hippolyte", room)
