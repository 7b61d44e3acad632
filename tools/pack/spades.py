"""Spades: the woodcutters and shingle-makers of the forest."""

from __future__ import annotations

from render.style.theme import CREAM, GREEN, HAIR_GREY, INK, OCHRE, RED, WHITE, WOOD, mix
from tools.pack import heads, parts
from tools.pack.heads import Visage
from tools.pack.parts import LINE
from tools.pack.pen import Pen

_BLACK = mix(INK, WHITE, 0.12)
_STEEL = mix(HAIR_GREY, (90, 120, 150), 0.35)
_LODEN = mix(GREEN, INK, 0.45)
_FUR = mix(WOOD, CREAM, 0.25)
_GREYING = mix(HAIR_GREY, INK, 0.2)
_MASTER = Visage(
    heads.SQUARE, heads.TAN, "narrow", heads.GREY, 0.5, "stern", _BLACK, "long", blush=2.4, age=2
)
_WIFE = Visage(
    heads.HEART,
    heads.OLIVE,
    "narrow",
    heads.GREEN_EYES,
    1.2,
    "straight",
    _BLACK,
    "fine",
    "lips",
    3.2,
    mole=(-8.4, 73.6),
)
_SAWYER = Visage(
    heads.SQUARE, heads.TAN, "open", heads.BROWN, -0.8, "straight", _BLACK, "straight", "smile", 3
)


def _sprig(pen: Pen, x: float, y: float, length: float, turn: float) -> None:
    """A sprig of fir."""
    with pen.at(x, y, length / 30, turn):
        pen.fill(
            "M0 2 L-7 -4 L-3 -5 L-8 -12 L-3 -12 L-6 -20 L-2 -19 L0 -30 L2 -19 L6 -20 L3 -12 L8 -12"
            " L3 -5 L7 -4 Z",
            GREEN,
            INK,
            1.4,
        )
        pen.line("M0 2 L0 -22", mix(GREEN, INK, 0.6), 1)


def king(pen: Pen) -> None:
    """The master woodcutter with a felling axe."""
    pen.fill(
        "M-30 99 C-48 103 -58 118 -62 150 L-66 190 L66 190 L62 150 C58 118 48 103 30 99 Z",
        _LODEN,
        INK,
        LINE,
    )
    pen.both("M-30 96 C-40 98 -50 104 -55 112 C-48 122 -36 124 -26 120 Z", _FUR, INK, LINE)
    pen.fill("M-14 100 L14 100 L22 190 L-22 190 Z", RED, INK, LINE)
    for y in (128, 140, 152):
        pen.line(f"M-18 {y} L18 {y}", mix(RED, INK, 0.5), 1.3)
        pen.dot(0, y - 6, 2, OCHRE, INK, 1)
    pen.both("M-15 97 C-26 106 -28 130 -30 190 L-19 190 C-18 140 -14 118 -8 106 Z", _FUR, INK, LINE)
    heads.neck(pen, heads.TAN)
    pen.both("M-18 44 C-25 48 -26 60 -22 68 L-16 60 Z", _BLACK, INK, 1.2)
    heads.head(pen, _MASTER)
    pen.line("M-15.4 44.6 L-10.6 53", mix(heads.TAN, RED, 0.5), 1.5)
    heads.beard(pen, _BLACK, kind="shaggy", length=-4, grey=_GREYING)
    # hat
    pen.fill("M-23 38 C-26 24 -18 12 -6 17 C-2 19 2 19 6 17 C18 12 26 24 23 38 Z", WOOD, INK, LINE)
    pen.fill(
        "M-40 36 C-26 44 26 44 40 36 C44 42 30 50 0 50 C-30 50 -44 42 -40 36 Z", WOOD, INK, LINE
    )
    pen.fill(
        "M-23.4 34 C-10 39.6 10 39.6 23.4 34 L23.8 39.4 C10 45 -10 45 -23.8 39.4 Z", GREEN, INK, 1.2
    )
    _sprig(pen, 18, 40, 28, 38)
    _sprig(pen, 14, 40, 27, 8)
    pen.fill("M15 42 C10 38 11 31 16 28 C21 31 22 38 17 42 Z", mix(OCHRE, WOOD, 0.5), INK, 1.2)
    pen.line("M12.6 33 L19.4 37 M12 37 L18 40.4 M19.6 33 L12.6 37.6", INK, 0.8)
    # axe
    with pen.at(4):
        parts.arm(pen, (-56, 168), (-48, 132), _LODEN, 14)
        pen.line("M-47 175 C-45 130 -45 80 -44 26", INK, 8.4)
        pen.line("M-47 175 C-45 130 -45 80 -44 26", WOOD, 5)
        pen.fill(
            "M-37 28 L-37 52 C-46 50 -52 52 -61 62 C-64 50 -64 34 -60 20 C-52 28 -46 30 -37 28 Z",
            _STEEL,
            INK,
            LINE,
        )
        pen.fill("M-61 62 C-64 50 -64 34 -60 20 L-57.6 22.6 C-60.6 34 -60.6 48 -58 58.6 Z", WHITE)
        pen.fill("M-37 30 L-32 31 L-32 49 L-37 50 Z", _STEEL, INK, 1.4)
        parts.fist(pen, -45.6, 122, 1, 1.08, heads.TAN)


def queen(pen: Pen) -> None:
    """The woodcutter's wife, hooded, who carries the lantern."""
    pen.fill(
        "M-24 94 C-46 98 -56 116 -60 150 L-64 190 L64 190 L60 150 C56 116 46 98 24 94 Z",
        _LODEN,
        INK,
        LINE,
    )
    pen.fill("M-13 92 L13 92 L8 190 L-8 190 Z", CREAM, INK, 1.4)
    for y in (112, 122, 132, 142):
        pen.fill(f"M0 {y - 4} L4 {y} L0 {y + 4} L-4 {y} Z", RED)
    pen.fill("M-20 44 C-25 58 -24 74 -18 84 L18 84 C24 74 25 58 20 44 Z", _BLACK, INK, LINE)
    heads.neck(pen, heads.OLIVE)
    heads.head(pen, _WIFE)
    pen.both("M0 38 C-4 47 -13 52 -18 64 C-22 50 -20 40 -14 34 L0 32 Z", _BLACK, INK, 1.3)
    # hood and shawl
    pen.fill(
        "M-27 92 C-35 66 -34 32 -22 20 C-12 11 12 11 22 20 C34 32 35 66 27 92 C24 84 24 76 23 68"
        " C24 50 18 35 0 34 C-18 35 -24 50 -23 68 C-24 76 -24 84 -27 92 Z",
        RED,
        INK,
        LINE,
    )
    pen.fill(
        "M12 14 C16 15.6 19 17 22 20 C34 32 35 66 27 92 C25.6 88 25 85 24.6 82"
        " C29 58 28 30 12 14 Z",
        mix(RED, INK, 0.3),
    )
    pen.line("M-24.6 78 C-27 50 -20 31 0 30 C20 31 27 50 24.6 78", OCHRE, 1.5)
    for px, py in ((-16, 25), (-8, 21), (0, 19.6), (8, 21), (16, 25)):
        pen.dot(px, py, 1.6, OCHRE)
    pen.fill(
        "M-26 84 C-40 94 -52 108 -56 128 C-36 132 -14 124 4 108 L0 98 C-10 98 -20 92 -26 84 Z",
        RED,
        INK,
        LINE,
    )
    pen.fill(
        "M26 84 C40 94 52 108 56 128 C34 132 10 122 -6 104 L-2 96 C10 98 20 92 26 84 Z",
        RED,
        INK,
        LINE,
    )
    pen.lines("M-53 122 C-36 125 -18 119 -4 109", OCHRE, 1.5)
    pen.dot(0, 103, 4.2, OCHRE, INK, 1.4)
    # lantern
    parts.arm(pen, (22, 128), (41, 94), _LODEN, 13)
    pen.line("M39 108 C38 88 58 88 57 108", INK, 2.6)
    with pen.at(48, 124):
        pen.fill("M-14 -8 L-9 -18 L9 -18 L14 -8 Z", _STEEL, INK, LINE)
        pen.fill("M-12 -8 L12 -8 L12 18 L-12 18 Z", mix(OCHRE, WHITE, 0.72), INK, LINE)
        pen.fill("M0 -5 C6 4 7 7 5 12 C3 16 -3 16 -5 12 C-7 7 -4 5 0 -5 Z", OCHRE, RED, 1.2)
        pen.fill("M-15 18 L15 18 L13 24 L-13 24 Z", _STEEL, INK, LINE)
        pen.line("M-12 5 L-8 5 M12 5 L8 5", INK, 1.2)
    parts.fist(pen, 46, 90, 78, 1, heads.OLIVE)


def jack(pen: Pen) -> None:
    """The young sawyer in a woollen cap, with a frame saw."""
    pen.fill(
        "M-26 97 C-46 101 -57 116 -61 150 L-66 190 L66 190 L61 150 C57 116 46 101 26 97 Z",
        mix(OCHRE, CREAM, 0.1),
        INK,
        LINE,
    )
    for y, w in ((112, 45), (124, 50), (136, 55), (148, 55)):
        pen.line(
            "M"
            + " L".join(
                f"{x} {y + (4 if i % 2 else 0)}" for i, x in enumerate(range(-w, w + 1, 5))
            ),
            RED if y in (112, 136) else _LODEN,
            1.6,
        )
    pen.both("M-14 92 L-30 97 C-33 118 -34 140 -34 190 L-14 190 L-7 112 Z", _LODEN, INK, LINE)
    heads.neck(pen, heads.TAN)
    pen.fill("M-14 90 C-8 99 8 99 14 90 L17 97 C8 108 -8 108 -17 97 Z", CREAM, INK, 1.4)
    pen.fill("M-20 40 C-25 52 -26 64 -22 72 L22 72 C26 64 25 52 20 40 Z", _BLACK, INK, LINE)
    heads.head(pen, _SAWYER)
    pen.fill(
        "M-20 56 C-20 42 -12 34 0 34 C12 34 20 42 20 56 C17 50 15 46 12 43 C6 47 -2 47 -6 43"
        " C-10 48 -16 50 -20 56 Z",
        _BLACK,
        INK,
        1.3,
    )
    # cap with a bobble
    pen.fill("M-21 38 C-22 26 -14 19 0 19 C14 19 22 26 21 38 Z", RED, INK, LINE)
    for x in (-12, -4, 4, 12):
        pen.line(f"M{x} 34 C{x * 0.9} 28 {x * 0.7} 24 {x * 0.5} 20", mix(RED, INK, 0.45), 1.2)
    pen.fill(
        "M-23 38 C-10 33 10 33 23 38 C25 41 24 45 22 46 C8 41 -8 41 -22 46 C-24 45 -25 41 -23 38 Z",
        CREAM,
        INK,
        LINE,
    )
    pen.lines("M-16 37 L-15 43 M-9 35.6 L-8.4 41.4 M-2 35 L-2 41", mix(CREAM, INK, 0.4), 1.1)
    pen.dot(0, 18, 5.6, CREAM, INK, 1.4)
    # frame saw
    with pen.at(3.4):
        parts.arm(pen, (-40, 172), (-40, 134), mix(OCHRE, CREAM, 0.1), 12)
        pen.fill("M-61 30 L-57 30 L-57 160 L-61 160 Z", _STEEL, INK, 1.3)
        pen.line(
            "M-61 " + " L".join(f"{-63.4 if i % 2 else -61} {30 + 4 * i}" for i in range(33))[4:],
            INK,
            1.2,
        )
        for y in (32, 156):
            pen.line(f"M-61 {y} L-33 {y}", INK, 7)
            pen.line(f"M-61 {y} L-33 {y}", WOOD, 4)
        pen.line("M-46 34 L-46 160", INK, 7)
        pen.line("M-46 34 L-46 160", WOOD, 4)
        pen.line("M-35 34 L-35 160", OCHRE, 2.2)
        pen.line("M-46 74 L-35 82", WOOD, 3)
        parts.fist(pen, -45, 124, 0, 1, heads.TAN)
