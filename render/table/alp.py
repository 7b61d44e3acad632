"""Ornaments of the alp: firs, cows, edelweiss."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops

from gamekit.cards.cards import Suit
from render.cards import silhouettes
from render.cards.shapes import Pen
from render.style.sprites import MIB, SpriteCache
from render.style.theme import CREAM
from render.table.parts import DARK

_ORNAMENTS: Final = SpriteCache(MIB)


def garland(width: int, mirror: bool) -> Image.Image:
    """Paper-cut of a cow among firs, 0.78 as high as wide."""
    return _ORNAMENTS.get(("garland", width, mirror), lambda: _garland(width, mirror))


def _garland(width: int, mirror: bool) -> Image.Image:
    pen = Pen((width, round(width * 0.78)), 140)
    with pen.at(70, 0, 1, 0, mirror):
        silhouettes.fir(pen, -52, 98, 88, CREAM)
        silhouettes.fir(pen, 54, 98, 60, CREAM)
        silhouettes.cow(pen, 4, 74, 60, CREAM)
        pen.line("M-66 100 C-30 96 30 96 66 100", CREAM, 3)
    return pen.finish()


def burnt_medallion(size: int) -> Image.Image:
    """Medallion burnt into the middle of the table: firs, a cow and an edelweiss in a ring."""
    return _ORNAMENTS.get(("medallion", size), lambda: _medallion(size))


def _medallion(size: int) -> Image.Image:
    pen = Pen((size, size), 200)
    pen.dot(100, 100, 96, DARK)
    out = pen.finish()
    hole = Pen((size, size), 200)
    hole.dot(100, 100, 91, DARK)
    inner = Pen((size, size), 200)
    inner.dot(100, 100, 86, DARK)
    ring = Pen((size, size), 200)
    ring.dot(100, 100, 84, DARK)
    band = ImageChops.subtract(inner.finish().getchannel("A"), ring.finish().getchannel("A"))
    mask = ImageChops.subtract(out.getchannel("A"), hole.finish().getchannel("A"))
    scene = Pen((size, size), 200)
    silhouettes.fir(scene, 48, 140, 74, DARK)
    silhouettes.fir(scene, 154, 140, 56, DARK)
    silhouettes.fir(scene, 130, 140, 38, DARK)
    silhouettes.cow(scene, 96, 118, 54, DARK)
    scene.line("M24 142 C70 136 130 136 176 142", DARK, 3)
    silhouettes.edelweiss(scene, 100, 50, 20, DARK)
    for x in (62, 138):
        scene.pip(Suit.HEARTS, x, 56, 13, DARK)
    for x, suit in ((72, Suit.DIAMONDS), (100, Suit.CLUBS), (128, Suit.SPADES)):
        scene.pip(suit, x, 162, 15, DARK)
    alpha = ImageChops.lighter(ImageChops.lighter(mask, band), scene.finish().getchannel("A"))
    sprite = Image.new("RGBA", (size, size), (*DARK, 0))
    sprite.putalpha(alpha.point(lambda v: v * 150 // 255))
    return sprite
