"""Heads of the twelve figures, each with its own age and character.

In the figure's own units: eyes at 56, chin at about 83, as in :mod:`tools.pack.parts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from render.style.theme import CREAM, INK, RED, SKIN, WHITE, WOOD, Colour, mix
from tools.pack.parts import LINE
from tools.pack.pen import Pen

PALE: Final[Colour] = (248, 221, 194)
FAIR: Final[Colour] = SKIN
RUDDY: Final[Colour] = (238, 190, 152)
TAN: Final[Colour] = (221, 172, 126)
OLIVE: Final[Colour] = (229, 190, 146)
"""Skin colours of workshop, valley, alp and forest."""
BLUE: Final[Colour] = (52, 96, 150)
GREEN_EYES: Final[Colour] = (58, 112, 72)
BROWN: Final[Colour] = (92, 54, 26)
GREY: Final[Colour] = (88, 100, 110)

Shape = tuple[float, float, float, float, float, float, float, float]
"""Half a face: width at the temples, two Bézier handles, jaw, height of the chin."""
OVAL: Final[Shape] = (18, 19, 60, 17, 71, 8, 80, 84)
ROUND: Final[Shape] = (19.4, 23, 60, 22.4, 74, 11.5, 80.5, 85.5)
LONG: Final[Shape] = (16.6, 17.6, 60, 15.4, 73, 6.4, 83.5, 87.6)
SQUARE: Final[Shape] = (18.6, 19.4, 58, 20, 70, 13.4, 80, 86.4)
HEART: Final[Shape] = (19, 21.4, 58, 15.6, 70, 5.6, 81.4, 84.6)
BOY: Final[Shape] = (18.8, 22, 60, 20, 70.5, 9.6, 77.4, 82)

Eyes = Literal["open", "wide", "heavy", "laughing", "narrow"]
Brows = Literal["soft", "arched", "straight", "bushy", "stern", "cheeky"]
Nose = Literal["straight", "broad", "snub", "long", "fine"]
Mouth = Literal["lips", "thin", "smile", "grin", "smirk"]


@dataclass(frozen=True, slots=True)
class Visage:
    """Facial features."""

    shape: Shape = OVAL
    skin: Colour = FAIR
    eyes: Eyes = "open"
    iris: Colour = BROWN
    gaze: float = 0
    """Offset of the pupils to the right, in units."""
    brows: Brows = "soft"
    brow: Colour = INK
    nose: Nose = "straight"
    mouth: Mouth = "thin"
    blush: float = 3.8
    """Diameter of the blush on the cheeks, in units."""
    age: Literal[0, 1, 2] = 0
    """0: young; 1: lines about eyes and mouth; 2: many lines."""
    freckles: bool = False
    mole: tuple[float, float] | None = None

    @property
    def shade(self) -> Colour:
        """Skin colour in shadow."""
        return mix(self.skin, (190, 110, 60), 0.38)


def neck(pen: Pen, skin: Colour = FAIR) -> None:
    """Draw the neck, before collar and head."""
    pen.fill("M-9 74 L-10 98 L10 98 L9 74 Z", mix(skin, (190, 110, 60), 0.38), INK, LINE)


def ears(pen: Pen, skin: Colour = FAIR, out: float = 0) -> None:
    """Draw uncovered ears; ``out``: units by which they stand out further."""
    pen.both(f"M-17.6 54 C{-23 - out} {51 - out} {-24 - out} {60 + out} -18 65 Z", skin, INK, 1.3)


def head(pen: Pen, who: Visage) -> None:
    """Draw a face from the front, its right half in shadow."""
    w, ax, ay, bx, by, jx, jy, chin = who.shape
    pen.fill(
        f"M{-w} 42 C{-ax} {ay} {-bx} {by} {-jx} {jy} C{-jx / 2} {chin} {jx / 2} {chin} {jx} {jy}"
        f" C{bx} {by} {ax} {ay} {w} 42 C{w - 4} 34 {4 - w} 34 {-w} 42 Z",
        who.skin,
        INK,
        LINE,
    )
    low = (jy + 3 * chin) / 4 - 0.9
    pen.fill(
        f"M4 38 L{w - 1} 42 C{ax - 1} {ay} {bx - 1} {by} {jx - 0.4} {jy - 0.6}"
        f" C{jx * 0.6} {low} 2 {low} 0 {low} C5 76 5 70 4 67 C2 62 3 58 3 53 Z",
        who.shade,
    )
    side = 11 + (bx - 17) * 0.35
    pen.dot(-side, 66.4, who.blush, mix(who.skin, RED, 0.34))
    pen.dot(side + 0.5, 66.4, who.blush, mix(who.shade, RED, 0.28))
    if who.freckles:
        for x, y in ((-13.0, 64.0), (-10, 67.6), (-8.4, 63.4), (9, 64), (12, 67.4), (13.4, 63.6)):
            pen.dot(x, y, 0.9, mix(WOOD, RED, 0.3))
    if who.mole is not None:
        pen.dot(*who.mole, 1.1, INK)
    _age(pen, who)
    _eyes(pen, who)
    _brows(pen, who)
    _nose(pen, who)
    _mouth(pen, who)


def _age(pen: Pen, who: Visage) -> None:
    if not who.age:
        return
    line = mix(who.shade, INK, 0.42)
    pen.lines("M-14.6 55 L-17 53.4 M-14.8 57.6 L-17.4 58.2", line, 0.9)
    pen.lines("M-7 68 C-9.6 70.4 -10.6 73.4 -9.8 77", line, 1)
    if who.age > 1:
        pen.lines("M-12.6 60.6 C-10.4 63 -6.8 62.8 -4.4 61", line, 1.1)
        pen.lines("M-12.4 63.4 C-10.4 65 -8 64.8 -6.4 63.8", line, 0.8)
        pen.line("M-9 44.6 C-4 43.2 4 43.2 9 44.6", line, 0.9)


def _eyes(pen: Pen, who: Visage) -> None:
    if who.eyes == "laughing":
        pen.lines("M-12.8 57.8 C-10.4 53 -5.8 53 -3.2 57.8", INK, 1.9)
        pen.lines("M-11.4 60.4 C-9.4 61.6 -7 61.6 -5 60.4", mix(who.shade, INK, 0.4), 0.9)
        return
    top, low, pupil = {
        "open": (53.0, 58.9, 2.3),
        "wide": (51.6, 60.4, 2.9),
        "heavy": (55.0, 59.4, 2.1),
        "narrow": (54.4, 58.6, 2.1),
    }[who.eyes]
    corner = 57.4 if who.eyes == "heavy" else 56.7
    pen.both(
        f"M-12.6 {corner} C-10.2 {top} -6 {top} -3.4 {corner + 0.1}"
        f" C-6 {low} -10.2 {low} -12.6 {corner} Z",
        WHITE,
    )
    middle = 56.6 if who.eyes in ("heavy", "narrow") else 56.0
    for x in (-7.9, 7.9):
        pen.dot(x + who.gaze, middle, pupil, who.iris)
        pen.dot(x + who.gaze, middle, pupil * 0.56, INK)
        pen.dot(x + who.gaze - 0.8, middle - 0.9, 0.55, WHITE)
    if who.eyes == "heavy":
        pen.both(
            f"M-13.2 {corner} C-10.6 51.8 -5.8 51.6 -2.8 {corner} C-6 {top} -10.2 {top}"
            f" -13.2 {corner} Z",
            mix(who.skin, who.shade, 0.6),
        )
    thick = 1.7 if who.eyes in ("heavy", "narrow") else 1.4
    pen.lines(f"M-13 {corner} C-10.2 {top - 0.2} -6 {top - 0.2} -3.2 {corner + 0.1}", INK, thick)
    if who.mouth == "lips":
        pen.lines(f"M-13 {corner} L-15 {corner - 2}", INK, 1.2)


def _brows(pen: Pen, who: Visage) -> None:
    match who.brows:
        case "soft":
            pen.lines("M-13.4 50.6 C-11 48 -6.5 47.6 -3.6 49.4", who.brow, 1.9)
        case "arched":
            pen.lines("M-14 50.4 C-11.6 45.4 -7 44.8 -3.8 48.6", who.brow, 1.2)
        case "straight":
            pen.lines("M-14.4 49.6 C-11 47.8 -7 48.2 -3 50.2", who.brow, 2.6)
        case "stern":
            pen.lines("M-14.6 47.4 C-11 47.6 -7 49.2 -2.8 52", who.brow, 3.2)
        case "cheeky":
            pen.line("M-13.6 50.4 C-11 48.6 -6.6 48.6 -3.6 50", who.brow, 2.1)
            pen.line("M13.8 47.4 C11 43.8 6.6 44 3.6 47.2", who.brow, 2.1)
        case "bushy":
            pen.both(
                "M-16.4 53.4 C-16.6 47 -9 44.4 -2.4 49.6 C-2.6 51.4 -4.6 51.6 -6 51.2"
                " C-9 49.8 -13 50.6 -16.4 53.4 Z",
                who.brow,
                INK,
                0.9,
            )


def _nose(pen: Pen, who: Visage) -> None:
    match who.nose:
        case "straight":
            pen.line("M-2.6 51 C-1.8 58 -2.6 62 -4.4 66 C-3.4 68.8 1 69 3 67.2", INK, 1.3)
        case "fine":
            pen.line("M-1.6 53 C-1 59 -1.8 62.4 -3 66 C-2 68 1 68.2 2.4 66.8", INK, 1.1)
        case "snub":
            pen.line("M-3.4 65.4 C-3.6 68.4 -1 68.8 0 67.8 C1 68.8 3.6 68.4 3.4 65.4", INK, 1.2)
            pen.line("M-1.4 58 C-1.8 60 -2 61.6 -2 62.6", INK, 0.9)
        case "long":
            pen.line("M-2.6 49.6 C0.6 54 -3.4 62 -5.6 67.4 C-5 70.6 0 71.4 3.4 68.4", INK, 1.5)
            pen.line("M-1.4 52 C1 55 -0.4 58 -1.4 60", mix(who.shade, INK, 0.3), 0.9)
        case "broad":
            pen.fill(
                "M-2 52 C-2.6 58 -4.2 61 -6.4 64.8 C-7.4 68.6 -4 70 -2 69 C-1 70.2 2 70.2 3 69"
                " C5.6 69.8 7.8 68.4 6.6 64.8 C4.6 61 3.4 58 3 53 Z",
                mix(who.skin, RED, 0.14),
            )
            pen.line(
                "M-2.6 52 C-2.6 58 -4.2 61 -6.4 64.8 C-7.4 68.6 -4 70 -2 69 C-1 70.2 2 70.2 3 69"
                " C5.6 69.8 7.8 68.4 6.6 64.8",
                INK,
                1.3,
            )


def _mouth(pen: Pen, who: Visage) -> None:
    soft = mix(who.shade, INK, 0.3)
    match who.mouth:
        case "lips":
            pen.fill(
                "M-5.4 73 C-3 71 -1.2 71.2 0 72.2 C1.2 71.2 3 71 5.4 73"
                " C2.8 77.4 -2.8 77.4 -5.4 73 Z",
                RED,
            )
            pen.line("M-5.2 73.1 C-2 74.2 2 74.2 5.2 73.1", INK, 0.7)
        case "thin":
            pen.line("M-5.4 73.6 C-2 75 2 75 5.4 73.6", mix(RED, INK, 0.35), 1.6)
            pen.line("M-2.4 77.6 C-1 78.4 1 78.4 2.4 77.6", soft, 1)
        case "smile":
            pen.line("M-6.6 72 C-3 76.6 3 76.6 6.6 72", INK, 1.4)
            pen.line("M-2.4 78 C-1 78.8 1 78.8 2.4 78", soft, 1)
        case "grin":
            pen.fill("M-7.6 71.6 C-3 73.4 3 73.4 7.6 71.6 C6 79 -6 79 -7.6 71.6 Z", WHITE, INK, 1.2)
            pen.line("M0 73 L0 76.6", INK, 0.9)
        case "smirk":
            pen.line("M-5.6 74.8 C-1 76.4 3.4 75.2 6.8 71.4", INK, 1.5)
            pen.line("M7.6 70 C8.8 71.4 8.8 72.6 8.2 73.8", soft, 0.9)


# -- beards --------------------------------------------------------------------------------------


def moustache(pen: Pen, colour: Colour, curl: float = 0) -> None:
    """Draw a moustache; ``curl``: units by which its ends rise."""
    pen.both(
        f"M0.4 68.5 C-5 65 -10 67 -13 71 C-15 74 -18 75 -21 {73.4 - curl} C-18 80 -8 79.6 0.4 73 Z",
        mix(colour, CREAM, 0.25),
        INK,
        1.2,
    )


def beard(
    pen: Pen,
    colour: Colour,
    *,
    kind: Literal["full", "forked", "shaggy"] = "full",
    length: float = 0,
    grey: Colour | None = None,
) -> None:
    """Draw a full beard with moustache; ``length``: units below the collar bone.

    ``grey``: colour of grey strands.
    """
    n = 112 + length
    tip = {
        "full": f"C10 {n - 8} 5 {n} 0 {n} C-5 {n} -10 {n - 8}",
        "forked": f"C10 {n - 2} 5 {n + 4} 0 {n - 12} C-5 {n + 4} -10 {n - 2}",
        "shaggy": f"L17 {n - 2} L10 {n - 6} L6 {n + 4} L0 {n - 3} L-6 {n + 4} L-10 {n - 6}"
        f" L-17 {n - 2}",
    }[kind]
    side = 29 if kind == "shaggy" else 25
    pen.fill(
        f"M-19 52 C-16 62 -14 66 -8 68 L8 68 C14 66 16 62 19 52 C{side} 74 {side - 3} 92"
        f" 16 {n - 18} {tip} -16 {n - 18} C{3 - side} 92 {-side} 74 -19 52 Z"
        if kind != "shaggy"
        else f"M-19 52 C-16 62 -14 66 -8 68 L8 68 C14 66 16 62 19 52 L{side - 3} 70 L{side - 5} 74"
        f" L{side} 86 L{side - 6} 88 L{side - 4} {n - 12} L18 {n - 14} {tip} L-18 {n - 14}"
        f" L{4 - side} {n - 12} L{6 - side} 88 L{-side} 86 L{5 - side} 74 L{3 - side} 70 Z",
        colour,
        INK,
        LINE,
    )
    if grey is not None:
        pen.lines(f"M-19 66 C-20 80 -18 90 -13 {n - 20}", grey, 2.2)
        pen.lines(f"M-5 84 C-5 94 -4 100 -2 {n - 18}", grey, 2)
    dark = mix(colour, INK, 0.4)
    pen.lines(f"M-17 70 C-17 84 -14 94 -9 {n - 16}", dark, 1.1)
    pen.lines(f"M-9 82 C-9 92 -7 98 -4 {n - 12}", dark, 1.1)
    pen.line(f"M0 84 L0 {n - 16}", dark, 1.1)
    pen.fill("M-6 75 C-3 73.4 3 73.4 6 75 C3 79.6 -3 79.6 -6 75 Z", mix(RED, INK, 0.15))
    moustache(pen, grey or colour)


def whiskers(pen: Pen, colour: Colour, grey: Colour) -> None:
    """Draw side whiskers, a curled moustache and a pointed beard; the chin's sides are shaven."""
    pen.both(
        "M-17.4 46 C-24 56 -26 68 -22 80 C-18 84 -13 84 -10.6 80 C-14 74 -15.6 64 -14.4 55 Z",
        mix(colour, grey, 0.55),
        INK,
        1.4,
    )
    pen.fill(
        "M-7 77 C-3 74.6 3 74.6 7 77 C8 88 4 100 0 108 C-4 100 -8 88 -7 77 Z", colour, INK, 1.4
    )
    pen.lines("M-3 82 C-3 90 -2 96 -0.8 101", grey, 1.6)
    pen.fill("M-4.6 75 C-2 73.6 2 73.6 4.6 75 C2 78.4 -2 78.4 -4.6 75 Z", mix(RED, INK, 0.15))
    moustache(pen, colour, curl=8)
