"""Hearts: the herdsman's family on the day the cattle come down from the alp."""

from __future__ import annotations

from gamekit.cards.cards import Suit
from render.cards.silhouettes import edelweiss
from render.style.theme import CREAM, GREEN, HAIR_GREY, INK, OCHRE, RED, SKIN, WHITE, WOOD, mix
from tools.pack import heads, parts
from tools.pack.heads import Visage
from tools.pack.parts import LINE
from tools.pack.pen import Pen

_BLUE = (44, 66, 104)
_BRAID = mix(OCHRE, WOOD, 0.45)
_STRAW = mix(OCHRE, CREAM, 0.32)
_WHITE = mix(HAIR_GREY, WHITE, 0.6)
_OLD = Visage(
    heads.ROUND, heads.RUDDY, "laughing", brows="bushy", brow=_WHITE, nose="broad", blush=5, age=2
)
_MOTHER = Visage(
    heads.HEART, heads.FAIR, "open", heads.BLUE, 0.5, "soft", _BRAID, "fine", "lips", 4.4
)
_BOY = Visage(
    heads.BOY,
    heads.FAIR,
    "wide",
    heads.BLUE,
    -0.4,
    "soft",
    _BRAID,
    "snub",
    "grin",
    4.8,
    freckles=True,
)


def _jacket(pen: Pen) -> None:
    """The herdsmen's short-sleeved jacket, embroidered with edelweiss."""
    pen.fill(
        "M-30 100 C-48 104 -58 120 -62 150 L-66 190 L66 190 L62 150 C58 120 48 104 30 100 Z",
        CREAM,
        INK,
        LINE,
    )
    pen.fill(
        "M-12 92 C-30 94 -42 99 -46 112 L-44 190 L44 190 L46 112 C42 99 30 94 12 92 L0 122 Z",
        _BLUE,
        INK,
        LINE,
    )
    pen.both(
        "M-26 95 C-42 96 -54 104 -57 120 C-52 128 -42 130 -36 126 C-38 116 -34 104 -26 95 Z",
        _BLUE,
        INK,
        LINE,
    )
    pen.lines("M-55.6 119 C-50 125 -43 127 -37 123.6", OCHRE, 1.4)
    pen.fill("M-12 90 L0 126 L12 90 Z", WHITE, INK, 1.4)
    pen.lines("M-15 95 L0 133", RED, 2.2)


def king(pen: Pen) -> None:
    """The old herdsman in a flower-wreathed hat, with the great bell."""
    _jacket(pen)
    for x, y in ((28, 112), (30, 132)):
        edelweiss(pen, x, y, 6.5)
    heads.neck(pen, heads.RUDDY)
    pen.both("M-17 46 C-22 50 -23 60 -20 66 L-16 60 Z", _WHITE, INK, 1.2)
    heads.head(pen, _OLD)
    heads.beard(pen, _WHITE, length=10)
    # hat
    pen.fill("M-24 38 C-24 20 -14 14 0 14 C14 14 24 20 24 38 Z", INK, INK, LINE)
    pen.fill(
        "M-44 40 C-30 32 30 32 44 40 C46 46 30 48 0 47 C-30 48 -46 46 -44 40 Z", INK, INK, LINE
    )
    pen.line("M-40 41.6 C-26 36 26 36 40 41.6", mix(INK, WHITE, 0.35), 1)
    for x in (-20, -10, 0, 10, 20):
        parts.leaf(pen, x - 4, 37, 8, -50)
        parts.leaf(pen, x + 4, 37, 8, 50)
    for px, colour in ((-18, RED), (-6.4, WHITE), (6.4, RED), (18, WHITE)):
        parts.daisy(pen, px, 32 - (2 if abs(px) < 10 else 0), 7, colour)
    parts.arm(pen, (-60, 128), (-46, 96), CREAM, 13)
    with pen.at(-38, 112):
        pen.fill("M-17 -8 C-17 -26 17 -26 17 -8 L14 -4 C13 -18 -13 -18 -14 -4 Z", RED, INK, LINE)
        for x in (-11, 0, 11):
            pen.dot(x, -17 + abs(x) * 0.42, 1.7, OCHRE)
        pen.fill(
            "M-13 -6 C-6 -10 6 -10 13 -6 C15 8 18 20 21 34 C8 40 -8 40 -21 34"
            " C-18 20 -15 8 -13 -6 Z",
            OCHRE,
            INK,
            LINE,
        )
        pen.fill(
            "M3 -8.6 C8 -9 10 -8 13 -6 C15 8 18 20 21 34 C15 37 10 38 6 38.4 C8 24 6 8 3 -8.6 Z",
            mix(OCHRE, WOOD, 0.45),
        )
        pen.line("M-19 24 C-8 30 8 30 19 24", INK, 1.3)
        pen.line("M-17.6 18 C-8 23 8 23 17.6 18", INK, 1.3)
        pen.pip(Suit.HEARTS, -2, 6, 15, RED)
        pen.dot(0, 40, 4.5, INK)
    parts.fist(pen, -38, 90, 90, 1.05, heads.RUDDY)


def queen(pen: Pen) -> None:
    """The herdsman's wife in a straw hat, a bunch of alpine flowers in her arm."""
    pen.fill(
        "M-26 96 C-44 100 -54 116 -58 150 L-62 190 L62 190 L58 150 C54 116 44 100 26 96 Z",
        WHITE,
        INK,
        LINE,
    )
    pen.fill(
        "M-20 94 C-30 104 -32 128 -34 190 L34 190 C32 128 30 104 20 94 L12 112 L-12 112 Z",
        RED,
        INK,
        LINE,
    )
    pen.fill("M-12 94 L-12 118 L12 118 L12 94 Z", WHITE, INK, 1.4)
    for y in (122, 130, 138, 146):
        pen.line(f"M-9 {y} L9 {y + 5} M9 {y} L-9 {y + 5}", OCHRE, 1.6)
    heads.neck(pen)
    pen.fill("M-14 90 C-8 98 8 98 14 90 L18 97 C9 107 -9 107 -18 97 Z", WHITE, INK, 1.4)
    pen.dot(0, 102, 3.6, OCHRE, INK, 1.2)
    pen.fill("M-20 40 C-26 56 -24 70 -18 78 L18 78 C24 70 26 56 20 40 Z", _BRAID, INK, LINE)
    heads.head(pen, _MOTHER)
    pen.both("M0 38 C-4 46 -12 50 -19 60 C-22 50 -20 40 -14 34 L0 32 Z", _BRAID, INK, 1.4)
    for mirror in (False, True):
        with pen.at(mirror=mirror):
            parts.braid(pen, "M-20 70 C-23 84 -25 100 -21 120", _BRAID)
            pen.fill("M-26 120 L-16 120 L-17 125 L-13 134 L-28 134 L-25 125 Z", GREEN, INK, 1.3)
    # straw hat
    pen.fill("M-20 34 C-20 18 -12 15 0 15 C12 15 20 18 20 34 Z", OCHRE, INK, LINE)
    pen.fill(
        "M-46 42 C-40 32 -20 30 0 30 C20 30 40 32 46 42 C30 38 14 36.6 0 36.6"
        " C-14 36.6 -30 38 -46 42 Z",
        OCHRE,
        INK,
        LINE,
    )
    pen.lines("M-38 37.6 C-26 33.4 -14 32.6 0 32.6", mix(OCHRE, WOOD, 0.6), 1)
    pen.fill(
        "M-20.4 31 C-19 26 -18 25 -17 24 C-8 27 8 27 17 24 C18 25 19 26 20.4 31"
        " C8 28 -8 28 -20.4 31 Z",
        RED,
        INK,
        1.2,
    )
    parts.daisy(pen, 13, 25, 7, WHITE)
    parts.arm(pen, (60, 168), (45, 134), WHITE, 13)
    for turn in (-34, -10, 14, 36):
        parts.leaf(pen, 40, 122, 26, turn)
    for x, y, colour in (
        (28, 102, RED),
        (40, 94, WHITE),
        (53, 102, RED),
        (34, 112, WHITE),
        (48, 113, OCHRE),
    ):
        parts.daisy(pen, x, y, 8, colour, RED if colour == OCHRE else OCHRE)
    pen.fill("M33 122 L47 122 L52 146 L28 146 Z", GREEN, INK, LINE)
    parts.fist(pen, 40, 126, 8)


def jack(pen: Pen) -> None:
    """The herd boy in the embroidered skull-cap, with stick and salt pouch."""
    _jacket(pen)
    edelweiss(pen, 28, 114, 6.5)
    pen.fill("M22 93 L30 96 L-22 156 L-32 156 Z", WOOD, INK, 1.4)
    heads.neck(pen)
    pen.fill("M-15 88 C-10 97 10 97 15 88 L19 98 L3 110 L0 106 L-3 110 L-19 98 Z", RED, INK, 1.4)
    pen.fill("M-20 38 C-25 52 -24 62 -20 68 L20 68 C24 62 25 52 20 38 Z", _STRAW, INK, LINE)
    heads.ears(pen)
    heads.head(pen, _BOY)
    pen.fill(
        "M-19 50 C-20 38 -10 32 0 33 C10 32 20 38 19 50 C15 46 12 43 9 40 C6 44 2 45 -2 41"
        " C-6 45 -14 45 -19 50 Z",
        _STRAW,
        INK,
        1.4,
    )
    # cap
    pen.fill("M-21 38 C-22 22 -12 16 0 16 C12 16 22 22 21 38 C8 33 -8 33 -21 38 Z", INK, INK, LINE)
    pen.fill("M-21.4 39 C-8 34 8 34 21.4 39 L21 33 C8 28 -8 28 -21 33 Z", RED, INK, 1.3)
    for x in (-13, 0, 13):
        edelweiss(pen, x, 24.6 + abs(x) * 0.16, 5)
    parts.arm(pen, (-52, 160), (-46, 124), SKIN, 11)
    pen.line("M-46 170 L-42 40", INK, 7)
    pen.line("M-46 170 L-42 40", WOOD, 4)
    pen.line("M-42 40 C-42 20 -60 22 -58 36", INK, 7)
    pen.line("M-42 40 C-42 20 -60 22 -58 36", WOOD, 4)
    parts.leaf(pen, -42, 52, 14, -50)
    parts.leaf(pen, -42, 52, 14, 50)
    parts.daisy(pen, -42, 50, 8.5, RED)
    parts.fist(pen, -44, 116, 2)
