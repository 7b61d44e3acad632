"""Diamonds: the paper-cutters and lace-makers of Château-d'Oex."""

from __future__ import annotations

from gamekit.cards.cards import Suit
from render.cards.silhouettes import cow
from render.style.theme import CREAM, HAIR_GREY, INK, OCHRE, RED, SKY, WHITE, mix
from tools.pack import heads, parts
from tools.pack.heads import Visage
from tools.pack.parts import LINE
from tools.pack.pen import Pen

_GINGER = mix(OCHRE, (170, 70, 20), 0.55)
_STEEL = mix(HAIR_GREY, SKY, 0.3)
_COAT = mix(SKY, INK, 0.55)
_SILVER = mix(HAIR_GREY, WHITE, 0.25)
_MASTER = Visage(
    heads.LONG, heads.PALE, "heavy", heads.GREY, 0.4, "soft", _GINGER, "long", "thin", 2.6, 2
)
_LADY = Visage(
    heads.LONG,
    heads.PALE,
    "heavy",
    heads.GREY,
    -0.6,
    "arched",
    mix(HAIR_GREY, INK, 0.45),
    "fine",
    "lips",
    3,
    1,
    mole=(9.4, 71.6),
)
_PUPIL = Visage(
    heads.HEART,
    heads.PALE,
    "wide",
    heads.GREEN_EYES,
    0.8,
    "cheeky",
    mix(_GINGER, INK, 0.25),
    "long",
    "smirk",
    3.6,
    freckles=True,
)


def king(pen: Pen) -> None:
    """The old master in a tall hat, with scissors."""
    pen.fill(
        "M-30 98 C-48 102 -58 118 -62 150 L-66 190 L66 190 L62 150 C58 118 48 102 30 98 Z",
        _COAT,
        INK,
        LINE,
    )
    pen.fill("M-16 98 L16 98 L24 190 L-24 190 Z", OCHRE, INK, LINE)
    for y in (124, 136, 148):
        for x in (-12, 0, 12):
            pen.fill(f"M{x} {y - 4} L{x + 3} {y} L{x} {y + 4} L{x - 3} {y} Z", RED)
    pen.both(
        "M-16 94 C-28 98 -34 104 -36 114 L-28 122 L-33 128 L-20 160 L-14 118 Z", INK, INK, LINE
    )
    heads.neck(pen, heads.PALE)
    pen.fill("M-15 92 C-8 98 8 98 15 92 L17 106 C6 114 -6 114 -17 106 Z", WHITE, INK, 1.4)
    heads.ears(pen, heads.PALE)
    heads.head(pen, _MASTER)
    heads.whiskers(pen, _GINGER, HAIR_GREY)
    for x in (-8, 8):
        pen.line(f"M{x - 6} 56.4 A6 6 0 1 1 {x + 6} 56.4 A6 6 0 1 1 {x - 6} 56.4", OCHRE, 1.5)
    pen.line("M-2 55 C-1 53.6 1 53.6 2 55", OCHRE, 1.5)
    # tall hat
    pen.fill(
        "M-20 40 C-21 32 -21.6 24 -23 18.4 C-10 15.4 10 15.4 23 18.4 C21.6 24 21 32 20 40 Z",
        INK,
        INK,
        LINE,
    )
    pen.fill(
        "M-36 36 C-24 45 24 45 36 36 C39 42 26 48.6 0 48.6 C-26 48.6 -39 42 -36 36 Z",
        INK,
        INK,
        LINE,
    )
    pen.fill("M-20.6 33 C-10 37 10 37 20.6 33 L20 39.6 C10 43.6 -10 43.6 -20 39.6 Z", RED, INK, 1.1)
    pen.line("M-19.6 21 C-19 25 -18.6 28 -18.4 31", mix(INK, WHITE, 0.35), 1.1)
    pen.line("M-33 39.4 C-22 46.4 22 46.4 33 39.4", mix(INK, WHITE, 0.35), 1)
    for x in (-12, 0, 12):
        pen.pip(Suit.DIAMONDS, x, 38.4 - abs(x) * 0.06, 5.4, CREAM)
    # scissors
    parts.arm(pen, (-60, 172), (-50, 140), _COAT, 14)
    for mirror in (False, True):
        with pen.at(-44, 86, 1, -9 if not mirror else 9, mirror):
            pen.fill("M-2.6 8 C-4 -10 -2 -34 4 -62 C5.4 -40 5 -12 3 8 Z", _STEEL, INK, 1.5)
            pen.fill("M-1.2 6 C-2.4 -10 -1 -30 3 -52 C2 -34 1.4 -14 0.6 6 Z", WHITE)
    for x in (-55, -34):
        pen.line(f"M{-44 + (x + 44.5) * 0.2} 92 L{x} 112", INK, 5.6)
        pen.line(f"M{-44 + (x + 44.5) * 0.2} 92 L{x} 112", _STEEL, 2.8)
        pen.line(f"M{x - 6} 121 A6 6 0 1 1 {x + 6} 121 A6 6 0 1 1 {x - 6} 121", INK, 5.4)
        pen.line(f"M{x - 6} 121 A6 6 0 1 1 {x + 6} 121 A6 6 0 1 1 {x - 6} 121", RED, 2.6)
    pen.dot(-44.2, 91, 3, OCHRE, INK, 1.2)
    parts.fist(pen, -46, 131, -70, 1.05, heads.PALE)


def queen(pen: Pen) -> None:
    """The lace-maker under her great wheel of lace, with a paper-cut fan."""
    # lace wheel behind the head
    for turn in range(-105, 106, 15):
        with pen.at(0, 52, turn=turn):
            pen.dot(0, -32.6, 5, WHITE, INK, 1.3)
    pen.fill("M-32.6 60 A33 33 0 1 1 32.6 60 Z", WHITE, INK, 1.3)
    for turn in range(-100, 101, 20):
        with pen.at(0, 52, turn=turn):
            pen.fill("M0 -30 L3.4 -25.4 L0 -20 L-3.4 -25.4 Z", INK)
            pen.dot(5.2, -28.6, 1.1, INK)
    pen.fill(
        "M-26 96 C-44 100 -54 116 -58 150 L-62 190 L62 190 L58 150 C54 116 44 100 26 96 Z",
        WHITE,
        INK,
        LINE,
    )
    pen.fill(
        "M-24 95 C-33 112 -35 130 -36 190 L36 190 C35 130 33 112 24 95 C16 116 -16 116 -24 95 Z",
        INK,
        INK,
        LINE,
    )
    pen.lines("M-14 112 C-15 128 -16 145 -16 165", RED, 2)
    for y in (120, 132, 144):
        pen.fill(f"M0 {y - 5} L4.4 {y} L0 {y + 5} L-4.4 {y} Z", OCHRE)
    heads.neck(pen)
    pen.fill(
        "M-13 90 C-22 94 -30 98 -34 104 C-31 109 -26 109 -23 107 C-22 113 -15 114 -12 110"
        " C-9 116 -3 116 0 112 C3 116 9 116 12 110 C15 114 22 113 23 107 C26 109 31 109 34 104"
        " C30 98 22 94 13 90 C8 101 -8 101 -13 90 Z",
        WHITE,
        INK,
        1.5,
    )
    for x, y in ((-26, 102), (-16, 106), (-6, 108), (6, 108), (16, 106), (26, 102)):
        pen.dot(x, y, 1.2, INK)
    pen.line("M-12 91 C-8 101 8 101 12 91", RED, 2.2)
    pen.fill("M0 97 L4 102 L0 107 L-4 102 Z", RED, INK, 1.1)
    pen.fill("M-20 42 C-25 56 -23 68 -17 74 L17 74 C23 68 25 56 20 42 Z", _SILVER, INK, LINE)
    heads.head(pen, _LADY)
    pen.both("M0 38 C-4 45 -12 49 -18 59 C-22 50 -21 40 -15 33 L0 30 Z", _SILVER, INK, 1.3)
    pen.fill("M-17 36 C-12 26 12 26 17 36 C10 32 -10 32 -17 36 Z", RED, INK, 1.3)
    # fan
    parts.arm(pen, (58, 172), (46, 140), WHITE, 13)
    with pen.at(42, 128, turn=10):
        pen.fill("M0 0 L-24 -34 C-14 -48 14 -48 24 -34 Z", INK, INK, LINE)
        for turn in (-24, -8, 8, 24):
            with pen.at(turn=turn):
                pen.fill("M0 -39 L2.6 -35 L0 -31 L-2.6 -35 Z", CREAM)
                pen.fill("M0 -28 L1.4 -20 L0 -12 L-1.4 -20 Z", CREAM)
        for turn in (-32, -16, 0, 16, 32):
            with pen.at(turn=turn):
                pen.dot(0, -40.4 if abs(turn) < 20 else -39, 1.2, CREAM)
    parts.fist(pen, 43, 132, 12, 1, heads.PALE)


def jack(pen: Pen) -> None:
    """The pupil with a ribbon of cut paper: the cattle going up to the alp."""
    pen.fill(
        "M-26 97 C-46 101 -57 116 -61 150 L-66 190 L66 190 L61 150 C57 116 46 101 26 97 Z",
        SKY,
        INK,
        LINE,
    )
    pen.lines("M-30 112 C-32 126 -33 140 -33 165", mix(SKY, INK, 0.45), 1.4)
    pen.line("M0 112 L0 165", mix(SKY, INK, 0.45), 1.4)
    for y in (124, 136, 148):
        pen.dot(3.6, y, 1.8, CREAM, INK, 1)
    pen.lines("M-53 128 C-44 132 -38 132 -31 130", CREAM, 1.4)
    for px, py in ((-47.0, 122.0), (-40, 124.6), (40, 124.6), (47, 122)):
        pen.pip(Suit.DIAMONDS, px, py, 6.6, CREAM)
    heads.neck(pen)
    pen.both("M0 103 L-14 90 C-20 94 -27 98 -31 104 L-14 117 Z", WHITE, INK, 1.5)
    pen.both("M0 106 L-13 101 L-12 112 Z", RED, INK, 1.3)
    pen.dot(0, 106.4, 3, RED, INK, 1.2)
    pen.fill(
        "M-20 40 C-27 54 -28 68 -24 76 C-16 80 16 80 24 76 C28 68 27 54 20 40 Z", _GINGER, INK, LINE
    )
    heads.head(pen, _PUPIL)
    pen.fill(
        "M-20 58 C-21 42 -12 33 0 33 C12 33 21 42 20 58 C17 48 12 44 4 42 C-2 48 -14 46 -20 58 Z",
        _GINGER,
        INK,
        1.3,
    )
    # beret and feather
    pen.fill(
        "M-22 40 C-34 36 -34 22 -18 18 C-4 14 18 15 26 23 C32 30 28 38 21 40 C8 35 -8 35 -22 40 Z",
        RED,
        INK,
        LINE,
    )
    pen.fill("M-22 41 C-8 36 8 36 22 41 L21.6 36.6 C8 32 -8 32 -21.6 36.6 Z", INK, INK, 1.2)
    pen.fill("M14 36 C22 34 40 32 52 14 C38 14 22 22 14 36 Z", CREAM, INK, 1.4)
    pen.line("M15 35 C26 28 36 22 46 17", INK, 1)
    pen.dot(15, 34, 3, OCHRE, INK, 1.1)
    # ribbon of cut paper
    parts.arm(pen, (-50, 174), (-44, 140), SKY, 12)
    pen.fill("M-59 20 C-54 16 -36 16 -32 20 L-32 120 C-38 126 -54 126 -59 120 Z", WHITE, INK, LINE)
    with pen.at(-46, 0):
        pen.fill("M0 24 L5 34 L2 33 L7 42 L2 41 L2 46 L-2 46 L-2 41 L-7 42 L-2 33 L-5 34 Z", INK)
        for y, mirror in ((62, False), (80, True), (98, False)):
            cow(pen, 0, y, 20, INK, mirror=mirror)
            pen.line(f"M-12 {y + 12} C-4 {y + 9} 4 {y + 11} 12 {y + 9}", INK, 1.6)
        pen.both("M0 120 C-6 116 -10 114 -10 111 C-10 107.6 -3 107.6 0 112 Z", RED)
    parts.fist(pen, -44, 128, -80, 1.05)
