"""Clubs: the cheese-makers of L'Etivaz at their fire."""

from __future__ import annotations

from gamekit.cards.cards import Suit
from render.style.theme import CREAM, GREEN, INK, OCHRE, RED, SKIN, WHITE, WOOD, mix
from tools.pack import heads, parts
from tools.pack.heads import Visage
from tools.pack.parts import LINE
from tools.pack.pen import Pen

_BROWN = mix(WOOD, INK, 0.3)
_LINEN = mix(CREAM, WHITE, 0.6)
_GREYING = mix(CREAM, INK, 0.28)
_MASTER = Visage(
    heads.ROUND, heads.RUDDY, "open", heads.BROWN, -0.4, "bushy", _BROWN, "broad", blush=5, age=1
)
_DAIRYWOMAN = Visage(
    heads.ROUND, heads.FAIR, "laughing", brow=_BROWN, nose="snub", mouth="grin", blush=5.6, age=1
)
_APPRENTICE = Visage(
    heads.OVAL, heads.FAIR, "wide", heads.BROWN, 0.6, "straight", _BROWN, "snub", "smile", 4.4
)


def _shirt(pen: Pen, colour: tuple[int, int, int]) -> None:
    """A wide shirt with a bib apron over it."""
    pen.fill(
        "M-26 98 C-46 101 -57 116 -61 150 L-66 190 L66 190 L61 150 C57 116 46 101 26 98 Z",
        colour,
        INK,
        LINE,
    )
    pen.lines("M-44 122 C-42 132 -41 142 -41 160", mix(colour, INK, 0.35), 1.3)


def _apron(pen: Pen) -> None:
    pen.fill(
        "M-24 112 L24 112 C30 130 36 150 38 190 L-38 190 C-36 150 -30 130 -24 112 Z",
        _LINEN,
        INK,
        LINE,
    )
    pen.lines("M-24 112 C-22 104 -18 99 -13 96", INK, 4.6)
    pen.lines("M-24 112 C-22 104 -18 99 -13 96", _LINEN, 2.2)
    pen.line("M-25.5 118.4 L25.5 118.4", RED, 1.5)


def king(pen: Pen) -> None:
    """The master cheese-maker, crowned with staves and hoops, a wheel of cheese on one arm."""
    _shirt(pen, GREEN)
    heads.neck(pen, heads.RUDDY)
    _apron(pen)
    pen.both("M-18 44 C-24 48 -25 60 -21 66 L-16 60 Z", _BROWN, INK, 1.2)
    heads.head(pen, _MASTER)
    heads.beard(pen, _BROWN, kind="forked", length=4, grey=_GREYING)
    # the crown: a cheese mould's staves
    for x, top in zip((-24, -16, -8, 0, 8, 16), (16, 21, 12, 12, 21, 16), strict=True):
        pen.fill(
            f"M{x} 42 L{x * 1.1} {top + 4} L{x * 1.1 + 4.4} {top}"
            f" L{x * 1.1 + 8.8} {top + 4} L{x + 8} 42 Z",
            mix(OCHRE, CREAM, 0.5) if x % 16 else mix(OCHRE, CREAM, 0.2),
            INK,
            1.4,
        )
    for y in (27, 37):
        pen.fill(
            f"M-26 {y} C-10 {y - 3} 10 {y - 3} 26 {y} L25.6 {y + 5}"
            f" C10 {y + 2} -10 {y + 2} -25.6 {y + 5} Z",
            _BROWN,
            INK,
            1.2,
        )
    pen.pip(Suit.CLUBS, 0, 33, 13, INK)
    # the wheel
    parts.arm(pen, (18, 172), (-8, 138), GREEN, 13)
    pen.dot(-36, 122, 25, OCHRE, INK, LINE)
    pen.fill("M-36 97 A25 25 0 0 1 -36 147 A31 31 0 0 0 -36 97 Z", mix(OCHRE, WOOD, 0.45))
    pen.dot(-36, 122, 19, mix(OCHRE, CREAM, 0.45), mix(OCHRE, WOOD, 0.6), 1.2)
    for turn in range(0, 360, 30):
        with pen.at(-36, 122, turn=turn):
            pen.fill("M-1.6 -17 L0 -14 L1.6 -17 Z", RED)
    pen.pip(Suit.CLUBS, -36, 122, 20, INK)
    parts.fist(pen, -14, 132, 24, 1, heads.RUDDY)


def queen(pen: Pen) -> None:
    """The dairywoman in her white coif, with skimmer."""
    pen.fill(
        "M-26 97 C-44 101 -54 116 -58 150 L-62 190 L62 190 L58 150 C54 116 44 101 26 97 Z",
        _LINEN,
        INK,
        LINE,
    )
    pen.fill(
        "M-24 96 C-34 112 -35 130 -36 190 L36 190 C35 130 34 112 24 96 C18 112 8 120 0 122"
        " C-8 120 -18 112 -24 96 Z",
        GREEN,
        INK,
        LINE,
    )
    pen.lines("M-17 116 C-18 130 -19 145 -19 165", OCHRE, 1.8)
    for y in (128, 137, 146):
        pen.dot(0, y, 2.2, OCHRE, INK, 1)
    heads.neck(pen)
    pen.fill(
        "M-13 91 C-20 95 -26 98 -29 103 C-20 118 -8 122 0 127 C8 122 20 118 29 103"
        " C26 98 20 95 13 91 C8 104 -8 104 -13 91 Z",
        RED,
        INK,
        LINE,
    )
    for x, y in ((-20, 104), (-13, 112), (-4, 118), (4, 118), (13, 112), (20, 104)):
        pen.dot(x, y, 1.5, CREAM)
    pen.fill("M-20 44 C-24 58 -22 68 -17 74 L17 74 C22 68 24 58 20 44 Z", _BROWN, INK, LINE)
    heads.head(pen, _DAIRYWOMAN)
    pen.line("M-8 83.4 C-4 87.4 4 87.4 8 83.4", mix(heads.FAIR, INK, 0.45), 1.1)
    pen.both("M0 39 C-5 44 -13 46 -18 57 C-21 48 -19 40 -14 36 L0 34 Z", _BROWN, INK, 1.3)
    # coif
    pen.fill(
        "M-24 60 C-31 48 -31 26 -18 17 C-8 11 8 11 18 17 C31 26 31 48 24 60 C22 48 16 39 0 38"
        " C-16 39 -22 48 -24 60 Z",
        WHITE,
        INK,
        LINE,
    )
    pen.fill(
        "M8 12.4 C12 13 15 15 18 17 C31 26 31 48 24 60 C23.4 56 22.6 53 21 50"
        " C25 36 20 22 8 12.4 Z",
        mix(CREAM, INK, 0.08),
    )
    pen.line("M-23 52 C-20 40 -14 34 0 33.4 C14 34 20 40 23 52", RED, 1.5)
    for px, py in ((-17.0, 29.0), (-9, 24.4), (0, 23), (9, 24.4), (17, 29)):
        pen.pip(Suit.CLUBS, px, py, 6.4, GREEN)
    pen.both("M-24 60 C-30 66 -33 76 -30 86 C-26 80 -22 72 -21 62 Z", WHITE, INK, 1.4)
    # skimmer
    parts.arm(pen, (60, 172), (46, 138), _LINEN, 13)
    pen.line("M40 166 L45 62", INK, 7)
    pen.line("M40 166 L45 62", WOOD, 4)
    pen.fill("M45 66 C33 64 29 52 31 42 C34 28 58 28 61 42 C63 54 57 65 45 66 Z", WOOD, INK, LINE)
    pen.fill(
        "M46 62 C37 60 33.6 52 35 44 C37.6 34 54 34 57 44 C58.4 53 54 61 46 62 Z",
        mix(WOOD, OCHRE, 0.6),
    )
    for px, py in ((46.0, 41.0), (40, 46), (52, 46), (46, 48.6), (41.4, 54), (50.6, 54)):
        pen.dot(px, py, 1.5, INK)
    parts.fist(pen, 42, 130, 3)


def jack(pen: Pen) -> None:
    """The apprentice with the harp that cuts the curd."""
    _shirt(pen, mix(CREAM, WHITE, 0.3))
    for path in ("M-32 101 C-36 118 -37 140 -37 160", "M-48 110 C-51 122 -53 140 -53 160"):
        pen.lines(path, mix(RED, CREAM, 0.3), 1.4)
    heads.neck(pen)
    pen.fill("M-14 92 L-3 106 L-18 110 Z M14 92 L3 106 L18 110 Z", WHITE, INK, 1.4)
    _apron(pen)
    pen.pip(Suit.CLUBS, 0, 134, 18, GREEN)
    pen.fill("M-20 40 C-24 50 -24 58 -21 64 L21 64 C24 58 24 50 20 40 Z", _BROWN, INK, LINE)
    heads.ears(pen, out=2)
    heads.head(pen, _APPRENTICE)
    pen.fill(
        "M-19 50 C-20 40 -12 34 0 34 C12 34 20 40 19 50 C17 47 16 45 13 43 C4 47 -6 46 -12 41"
        " C-15 44 -17 46 -19 50 Z",
        _BROWN,
        INK,
        1.3,
    )
    # cap: a leather milker's cap with a strap
    pen.fill(
        "M-21 40 C-24 30 -20 20 -10 18 L10 18 C20 20 24 30 21 40 C8 36 -8 36 -21 40 Z",
        GREEN,
        INK,
        LINE,
    )
    pen.fill("M-9 18.4 C-7 12.6 7 12.6 9 18.4 Z", GREEN, INK, 1.4)
    pen.fill(
        "M-21.6 40.6 C-8 36 8 36 21.6 40.6 L21 34.6 C8 30.4 -8 30.4 -21 34.6 Z", OCHRE, INK, 1.3
    )
    pen.line("M-9.6 30 L-8 19 M9.6 30 L8 19", mix(GREEN, INK, 0.5), 1.2)
    # the stirrer: a stick with loops of bent wood
    parts.arm(pen, (-54, 168), (-48, 136), SKIN, 11)
    pen.line("M-47 170 L-46 84", INK, 7)
    pen.line("M-47 170 L-46 84", WOOD, 4)
    for loop in (
        "M-46 88 C-66 74 -66 34 -46 22 C-26 34 -26 74 -46 88",
        "M-46 88 C-57 74 -57 38 -46 22 C-35 38 -35 74 -46 88",
    ):
        pen.line(loop, INK, 5.4)
        pen.line(loop, mix(WOOD, OCHRE, 0.4), 2.8)
    pen.line("M-46 92 L-46 20", INK, 5.4)
    pen.line("M-46 92 L-46 20", WOOD, 2.8)
    pen.fill("M-52 84 L-40 84 L-41 94 L-51 94 Z", RED, INK, 1.4)
    parts.fist(pen, -46.6, 128, 2)
