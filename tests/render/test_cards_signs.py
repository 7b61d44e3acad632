"""Signs on a game's own pack: visible on faces and tiles, and on no other game's cards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from gamekit.cards.cards import parse_cards
from render.cards.faces import PackStyle, face
from render.cards.signs import Sign, Signs
from render.table.parts import tile

NAMED, PLACED, LEADS, QUIET, OTHER = parse_cards("Jc 9d 7h Qs Ks")
SIGNS = Signs(
    {
        NAMED: Sign("1", "Some Name"),
        PLACED: Sign("14"),
        LEADS: Sign(leads=True),
        QUIET: Sign(quiet=True),
    }
)
LOOKS = [PackStyle(), PackStyle("four", big_index=True)]


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("style", LOOKS, ids=["plain", "big"])
def test_signs_change_their_cards_alone(style: PackStyle) -> None:
    signed = replace(style, signs=SIGNS)
    assert changed(face(OTHER, 200, style), face(OTHER, 200, signed)) is None
    assert changed(tile(OTHER, 92, 68, style), tile(OTHER, 92, 68, signed)) is None
    for card in (NAMED, PLACED, LEADS, QUIET):
        assert changed(face(card, 200, style), face(card, 200, signed))
        assert changed(tile(card, 92, 68, style), tile(card, 92, 68, signed))


@pytest.mark.parametrize("style", LOOKS, ids=["plain", "big"])
def test_no_sign_touches_an_index(style: PackStyle) -> None:
    signed = replace(style, signs=SIGNS)
    corner = (0, 0, 200, 104) if style.big_index else (0, 0, 60, 124)
    for card in (NAMED, PLACED, LEADS, QUIET):
        one, other = (face(card, 200, each).crop(corner) for each in (style, signed))
        assert changed(one, other) is None


def test_a_quiet_card_is_paler_and_its_index_is_not() -> None:
    loud, quiet = face(QUIET, 200), face(QUIET, 200, PackStyle(signs=SIGNS))
    middle = (70, 60, 170, 240)
    shades = [ImageStat.Stat(each.convert("L").crop(middle)).mean[0] for each in (loud, quiet)]
    assert shades[1] > shades[0] + 20


def test_a_name_keeps_within_its_ribbon() -> None:
    long = Signs({NAMED: Sign("2", "A name that is far too long for a card")})
    plain, signed = face(NAMED, 200), face(NAMED, 200, PackStyle(signs=long))
    box = changed(plain.crop((0, 60, 200, 300)), signed.crop((0, 60, 200, 300)))
    assert box is not None
    assert box[3] - box[1] < 60
