"""Readable on a phone: index height, contrast, places that do not overlap."""

from __future__ import annotations

import importlib
import itertools
import pkgutil

import games.brouc.pictures
import render
from games.brouc.pictures.hand import HAND_CARD_W
from render.style.theme import CREAM, INK
from render.table import layout
from render.table.chalk import FAINT, WHITE, YELLOW, hand, writable
from render.table.parts import plate
from render.table.surfaces import slate_stone
from tests.render.contrast import brightest, contrast


def test_cards_are_wide_enough_for_an_index_of_60_px() -> None:
    """Of 200 px, on which ``test_cards`` measures it."""
    assert min(layout.CARD_W, HAND_CARD_W) >= 200


def test_name_and_chalk_have_contrast() -> None:
    for active, ink in ((True, INK), (False, CREAM)):
        sprite = plate("", "", 240, 60, active)
        ground = sprite.getpixel((140, 30))
        assert isinstance(ground, tuple)
        assert contrast(ink, ground[:3]) >= 4.5  # type: ignore[arg-type]
    stone = brightest(slate_stone(400, 300, 11))
    for chalk in (WHITE, FAINT, YELLOW):
        assert contrast(chalk, stone) >= 4.5


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
