"""Curves and the pen."""

from __future__ import annotations

import math

import pytest
from PIL import Image

from brouc.cards import Suit
from render.cards.shapes import Pen, flatten, pip


def test_lines_follow_their_commands() -> None:
    assert flatten("M1 2 L3 4 H5 V6 Z") == (((1, 2), (3, 4), (5, 4), (5, 6), (1, 2)),)
    assert flatten("M0 0 1 1 M5 5 L6 6") == (((0, 0), (1, 1)), ((5, 5), (6, 6)))


def test_curves_end_where_they_say() -> None:
    for path in ("M0 0 C0 10 10 10 10 0", "M0 0 A5 5 0 0 1 10 0"):
        ((*_, last),) = flatten(path)
        assert last == pytest.approx((10, 0))


def test_arc_keeps_its_distance() -> None:
    for large in (0, 1):
        for sweep in (0, 1):
            ((*points,),) = flatten(f"M0 0 A10 10 0 {large} {sweep} 10 10")
            centre = (10, 0) if large == sweep else (0, 10)
            assert all(math.dist(p, centre) == pytest.approx(10) for p in points)
            assert (len(points) > 40) == bool(large)


@pytest.mark.parametrize("path", ["M0 0 X1 1", "M0 0 l1 1", "M0 0 C1 2 3", "L", "M1", "1 1"])
def test_no_path_is_an_error(path: str) -> None:
    with pytest.raises(ValueError, match=r"path"):
        flatten(path)


def test_pen_moves_within_its_block_only() -> None:
    pen = Pen((20, 20), 20)
    with pen.at(10, 10, 0.5, 90):
        pen.dot(0, 0, 2, (255, 0, 0))
        with pen.at(8, 0):  # turned a quarter: 4 units down
            pen.dot(0, 0, 2, (0, 255, 0))
    pen.dot(3, 3, 1, (0, 0, 255))
    out = pen.finish()
    assert out.getpixel((10, 14)) == (0, 255, 0, 255)
    assert out.getpixel((3, 3)) == (0, 0, 255, 255)


def test_a_stamp_fills_its_box_and_leaves_the_rest() -> None:
    picture = Image.frombytes("P", (2, 2), bytes([1, 0, 2, 1]))
    picture.putpalette([0, 0, 0, 255, 0, 0, 0, 255, 0])
    picture.info["transparency"] = 0
    pen = Pen((20, 20), 10, (9, 9, 9))
    with pen.at(3, 1, 0.5):
        pen.stamp(picture, (-4, 0, 4, 8))  # In units 1 to 5 across and 1 to 5 down.
    edges = (8, 8), (39, 8), (8, 39), (39, 39), (40, 40)  # Eight px a unit.
    places = [pen.image.getpixel(place) for place in edges]
    red, green, ground = (255, 0, 0, 255), (0, 255, 0, 255), (9, 9, 9, 255)
    assert places == [red, ground, green, red, ground]


def test_pips_are_upright_and_even() -> None:
    for suit in Suit:
        sign = pip(suit, 60, (0, 0, 0)).getchannel("A")
        box = sign.getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert bottom - top >= 57
        assert abs(left - (60 - right)) <= 1
    assert pip(Suit.HEARTS, 60, (0, 0, 0)) is pip(Suit.HEARTS, 60, (0, 0, 0))
