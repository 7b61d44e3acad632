"""Cards in pictures: size, readability, equality, goldens."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from brouc.cards import PACK, Card, Rank, Suit, parse_cards
from gamekit.cards.cards import CARDS
from render.cards.faces import RATIO, Letters, PackStyle, _face, back, face
from render.cards.sheet import Scene, save, sheet
from render.cards.small import SIDE, SmallFace, draw_small
from render.style import theme
from render.style.sprites import MIB, SpriteCache, kept
from tests.goldens import Golden
from tests.render.contrast import contrast

STYLES = {
    "standard": PackStyle(),
    "four": PackStyle("four"),
    "big": PackStyle(big_index=True),
    "english": PackStyle(letters=Letters.EN),
}


def _ink_rows(picture: Image.Image, ink: theme.Colour, box: tuple[int, int, int, int]) -> int:
    """Height in px of the first connected run of rows with this ink within the box."""
    part = picture.convert("RGB").crop(box)
    apart = ImageChops.difference(part, Image.new("RGB", part.size, ink))
    far = reduce(ImageChops.lighter, apart.split())
    rows = [min(far.crop((0, y, far.width, y + 1)).tobytes()) < 48 for y in range(far.height)]
    start = rows.index(True)
    return rows.index(False, start) - start


@pytest.mark.parametrize("card", parse_cards("Ac Kd Qh Js Th 9s 8c 7d"), ids=str)
def test_index_is_60_px_high_on_a_card_of_200_px_and_half_as_large_again_if_big(card: Card) -> None:
    ink, big = theme.suit_colour(card.suit), face(card, 200, PackStyle(big_index=True))
    for dimmed in (False, True):
        assert _ink_rows(face(card, 200, dimmed=dimmed), ink, (9, 6, 56, 130)) >= 60
    assert _ink_rows(big, ink, (9, 6, 98, 130)) >= 90


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("suit", list(Suit))
def test_index_stands_out_from_the_paper(suit: Suit, four: bool) -> None:
    ink = theme.suit_colour(suit, four=four)
    for ground in (theme.PAPER, theme.PAPER_DIM, theme.HATCH):
        assert contrast(ink, ground) >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert len({theme.suit_colour(suit, four=True) for suit in Suit}) == 4


def test_all_cards_differ_even_in_greyscale() -> None:
    for style in STYLES.values():
        for dimmed in (False, True):
            greys = {face(c, 60, style, dimmed=dimmed).convert("L").tobytes() for c in PACK}
            assert len(greys) == 32


def test_dimmed_shows_in_greyscale() -> None:
    for card in PACK:
        bright, dim = (
            face(card, 90, dimmed=dimmed).convert("L").crop((20, 20, 70, 115))
            for dimmed in (False, True)
        )
        apart = ImageChops.difference(bright, dim).resize((1, 1), Image.Resampling.BOX)
        assert apart.tobytes()[0] >= 20, card


@pytest.mark.parametrize("width", [16, 90, 150, 200, 231])
def test_size_and_transparent_corners(width: int) -> None:
    for picture in (face(Card.parse("Kh"), width), back(width)):
        assert picture.mode == "RGBA"
        assert picture.size == (width, round(width * RATIO))
        w, h = picture.size
        alpha = picture.getchannel("A")
        for corner in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)):
            assert alpha.getpixel(corner) != 255
        assert alpha.getpixel((w // 2, h // 2)) == 255


@pytest.mark.parametrize("width", [0, 15, 601, -4])
def test_nonsense_width_is_an_error(width: int) -> None:
    with pytest.raises(ValueError, match="16 to 600"):
        face(Card.parse("Kh"), width)
    with pytest.raises(ValueError, match="16 to 600"):
        back(width)


def test_styles_share_a_card_only_where_it_looks_the_same() -> None:
    styles = [
        PackStyle(colours, big, letters)
        for colours in ("two", "four")
        for big in (False, True)
        for letters in Letters
    ]
    for card in parse_cards("Ah Kh Qd Tc 7c"):
        drawn: dict[object, bytes] = {}
        for style in styles:
            pixels = face(card, 60, style).tobytes()
            assert drawn.setdefault(style.shows(card), pixels) == pixels
        assert len(set(drawn.values())) == len(drawn)
    seven, king = (len({style.shows(card) for style in styles}) for card in parse_cards("7h Kh"))
    assert (seven, king) == (2, 4)


def test_low_cards_and_jokers_differ_from_all_others() -> None:
    for style in STYLES.values():
        assert len({face(card, 60, style).tobytes() for card in CARDS}) == len(CARDS) == 54


@pytest.mark.parametrize("card", [c for c in PACK if c.rank in (Rank.KING, Rank.QUEEN, Rank.JACK)])
def test_courts_are_the_same_upside_down(card: Card) -> None:
    picture = face(card, 120)
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    apart = ImageChops.difference(picture.convert("RGB"), turned.convert("RGB")).convert("L")
    # the band's signs are drawn once, so a few px along it may differ
    assert sum(apart.histogram()[40:]) < 0.02 * picture.width * picture.height


def test_back_is_the_same_both_ways() -> None:
    picture = back(180).convert("RGB")
    for flip in (Image.Transpose.ROTATE_180, Image.Transpose.FLIP_LEFT_RIGHT):
        apart = ImageChops.difference(picture, picture.transpose(flip))
        assert max(high for _, high in apart.getextrema()) <= 2  # type: ignore[misc]


def test_letters_of_each_language() -> None:
    spelt = {letters: " ".join(letters.of(rank) for rank in Rank) for letters in Letters}
    assert spelt == {
        Letters.FR: "A 10 R D V 9 8 7 6 5 4 3 2 Jk",
        Letters.DE: "A 10 K D B 9 8 7 6 5 4 3 2 Jk",
        Letters.IT: "A 10 R D F 9 8 7 6 5 4 3 2 Jk",
        Letters.EN: "A 10 K Q J 9 8 7 6 5 4 3 2 Jk",
    }


_DIGEST = """
import hashlib, sys
from brouc.cards import PACK
from render.cards.faces import PackStyle, back, face
out = hashlib.sha256(back(80).tobytes())
for card in PACK:
    out.update(face(card, 80).tobytes())
    out.update(face(card, 80, PackStyle("four", True), dimmed=True).tobytes())
print(out.hexdigest())
"""


def test_same_card_same_bytes_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    exec(_DIGEST, {})
    command = [sys.executable, "-c", _DIGEST]
    other = subprocess.run(command, capture_output=True, text=True, check=True)
    assert other.stdout == capsys.readouterr().out


def test_threads_draw_the_same_bytes() -> None:
    def drawn(card: Card) -> bytes:
        return _face(card, 53, PackStyle(), False).tobytes()

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(drawn, PACK))
    assert together == [drawn(card) for card in PACK]
    assert face(Card.parse("Qs"), 77) is face(Card.parse("Qs"), 77), "faces are kept"


def test_kept_pictures_are_bounded() -> None:
    cache = SpriteCache(10 * 10 * 4 * 3)
    drawn = []

    def draw(name: int) -> Image.Image:
        drawn.append(name)
        return Image.new("RGBA", (10, 10))

    for name in (1, 2, 3, 1, 4):
        cache.get(name, lambda name=name: draw(name))  # type: ignore[misc]
    assert drawn == [1, 2, 3, 4]
    assert cache.held_bytes == 1200
    cache.get(1, lambda: draw(1))
    cache.get(2, lambda: draw(2))  # the least recently used went
    assert drawn == [1, 2, 3, 4, 2]
    cache.get("huge", lambda: Image.new("RGBA", (100, 100)))
    assert cache.held_bytes == 40_000  # one picture is always kept
    cache.get(5, lambda: draw(5))
    assert cache.held_bytes == 400


def test_what_a_function_draws_is_kept_by_its_arguments() -> None:
    times: list[tuple[int, bool]] = []

    @kept(4 * 20 * 20, MIB)
    def drawn(size: int, dark: bool = False) -> Image.Image:
        times.append((size, dark))
        return Image.new("RGB", (size, size), (9, 9, 9) if dark else (200, 200, 200))

    first = drawn(20).tobytes()
    assert drawn(20, dark=True).tobytes() != first
    assert drawn(20).tobytes() == first, "unpacked"
    assert times == [(20, False), (20, True)]


@pytest.mark.parametrize(
    ("name", "text", "style", "dimmed"),
    [
        *((text, text, "standard", False) for text in ("Kh", "Qc", "Js", "Ad", "Tc", "7h")),
        *(("four", "Kd", "four", False), ("big", "Qh", "big", False)),
        *(("dimmed", "9s", "standard", True), ("english", "Jd", "english", False)),
    ],
)
def test_golden_faces(name: str, text: str, style: str, dimmed: bool, golden: Golden) -> None:
    golden(f"card-{name}", face(Card.parse(text), 150, STYLES[style], dimmed=dimmed))


def test_golden_back(golden: Golden) -> None:
    golden("card-back", back(150))


@pytest.mark.parametrize(
    ("text", "suit"), [("A", Suit.HEARTS), ("10", Suit.SPADES), ("", Suit.CLUBS)]
)
def test_a_small_face_is_paper_with_an_edge_its_letter_and_its_suit(text: str, suit: Suit) -> None:
    drawn, half = draw_small(SmallFace(text, suit)), SIDE // 2
    assert drawn.getchannel("A").getpixel((0, 0)) == 0, "round corners"
    for edge in ((1, half), (SIDE - 2, half), (half, 1), (half, SIDE - 2)):
        assert drawn.getpixel(edge) == (*theme.EDGE, 255)
    assert drawn.getpixel((14, SIDE - 14)) == (*theme.PAPER, 255)
    ink = (*theme.suit_colour(suit, four=False), 255)
    for place in ((half, half, SIDE - 6, SIDE - 6), (6, 6, half, half)):
        assert ink in [colour for _, colour in drawn.crop(place).getcolors(1 << 16) or ()]


def test_cards_sheet_is_small_enough_for_the_docs(tmp_path: Path) -> None:
    out = tmp_path / "cards.png"
    save(sheet(), out)
    assert out.stat().st_size <= 600 * 1024
    with Image.open(out) as made:
        assert made.width == sheet([]).width


def test_scenes_follow_the_cards() -> None:
    alone = sheet([])
    red = Image.new("RGB", (2 * alone.width, 200), (255, 0, 0))
    both = sheet([Scene("Red", lambda: red)])
    assert both.width == alone.width
    assert alone.height < both.height < alone.height + 200
    assert both.getpixel((both.width // 2, both.height - 30)) == (255, 0, 0)
