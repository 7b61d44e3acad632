"""Any name is drawn or shortened, never broken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.style.text import SUBSTITUTE, clean, draw_text, fit, text_width
from render.style.theme import font, has_glyph
from tests.fuzzing import fuzz

NAMES = {
    "Jürg-André Rossier": "Jürg-André Rossier",
    "Ἀθηνᾶ": "Ἀθηνᾶ",
    "Юрий Гагарин": "Юрий Гагарин",
    "Łukasz Żółć": "Łukasz Żółć",
    "Nguyễn": "Nguyễn",
    "e\u0301mile": "émile",
    "田中太郎": SUBSTITUTE,
    "田中 太郎": f"{SUBSTITUTE} {SUBSTITUTE}",
    "Kim 김": f"Kim {SUBSTITUTE}",
    "שלום": SUBSTITUTE,
    "مرحبا": SUBSTITUTE,
    "👨‍👩‍👧‍👦 Bâle": f"{SUBSTITUTE} Bâle",
    "👍🏽": SUBSTITUTE,
    "🇨🇭": SUBSTITUTE,
    "Z̷̢͠a̴l̶g̶o̷": "Zalgo",
    "𝓐𝓷𝓷𝓪": "Anna",
    "Ｗｉｄｅ": "Wide",
    "a\u202eb\u2066c\u200dd": "abcd",
    " two\n\tlines  ": "two lines",
    "nul\x00l\x1b[31m": "null[31m",
    "\ud800 lone": f"{SUBSTITUTE} lone",
    "": "",
    "\u200b": "",
}


@pytest.mark.parametrize(("name", "shown"), NAMES.items(), ids=[ascii(name) for name in NAMES])
def test_clean(name: str, shown: str) -> None:
    assert clean(name) == shown


@fuzz(False, light=100)
@given(st.text(max_size=60))
def test_everything_that_is_drawn_has_a_glyph(text: str) -> None:
    shown = clean(text)
    assert all(map(has_glyph, shown))
    assert clean(shown) == shown
    assert "\n" not in shown


@fuzz(False, light=100)
@given(st.text(max_size=80), st.integers(8, 40), st.integers(0, 300))
def test_fit_fits(text: str, size: int, width: int) -> None:
    shown = fit(text, size, width)
    assert text_width(shown, size) <= width
    if text_width(text, size) <= width:
        assert shown == clean(text)
    elif shown:
        assert shown.endswith("…")


def test_no_glyph_is_the_font_s_missing_glyph() -> None:
    missing = font(30).getmask("\uffff")
    for char in clean("Jürg Ἀθηνᾶ Юрий Nguyễn • … × − ½ 田 👍"):
        if char != " ":
            mask = font(30).getmask(char)
            assert (mask.size, bytes(mask)) != (missing.size, bytes(missing)), char
    # Serifs cover what cards need.
    assert all(has_glyph(char, serif=True) for char in "ARDVKQJBF0123456789")


@pytest.mark.parametrize("name", [*NAMES, "W" * 400, "i" * 5000], ids=lambda n: ascii(n)[:24])
@pytest.mark.parametrize("bold", [False, True])
def test_drawing_stays_within_its_width(name: str, bold: bool) -> None:
    ground = Image.new("RGB", (260, 60))
    width = draw_text(ground, (20, 10), name, 30, (255, 255, 255), "la", 160, bold)
    box = ground.getbbox()
    assert width <= 160
    if box is not None:
        assert box[0] >= 18
        assert box[2] <= 20 + 160 + 2
        assert box[1] >= 0
        assert box[3] < 60


def test_anchor_and_width() -> None:
    ground = Image.new("RGB", (200, 60))
    width = draw_text(ImageDraw.Draw(ground), (100, 30), "Nous", 30, (255, 255, 255), "mm")
    box = ground.getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 2
    assert abs(width - text_width("Nous", 30)) == 0
    assert text_width("Nous", 30, True) > text_width("Nous", 30) > text_width("Nous", 20)


def test_same_text_same_bytes() -> None:
    def drawn() -> bytes:
        ground = Image.new("RGB", (200, 40))
        draw_text(ground, (0, 0), "Étivaz 301", 30, (9, 99, 199), serif=True)
        return ground.tobytes()

    first = drawn()
    font.cache_clear()
    assert drawn() == first


def test_fonts_are_bounded_and_refuse_nonsense() -> None:
    for size in range(5, 260):
        font(size)
    assert font.cache_info().currsize <= 64
    with pytest.raises(ValueError, match="at least 1 px"):
        font(0)
