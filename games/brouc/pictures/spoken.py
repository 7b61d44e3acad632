"""What players have said, in the few letters that a label has room for."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from brouc.actions import Announce, Declare, Dehors
from brouc.cards import Suit
from brouc.deal import Spoken
from brouc.seats import Seat
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from render.style.words import Words
from render.table.layout import Box
from render.table.parts import label, paste


def said_by(
    spoken: Iterable[Spoken], seat: Seat, trump: Suit, say: Words
) -> list[tuple[str, Suit | None]]:
    """A seat's words in order; a marriage as its card points and its suit."""
    out: list[tuple[str, Suit | None]] = []
    for entry in spoken:
        said = entry.said
        if said.seat is not seat:
            continue
        match said:
            case Declare():
                value = marriage_value(Marriage(said.suit, said.extended), trump)
                out.append((str(value), said.suit))
            case Dehors():
                out.append((say("labels.dehors"), None))
            case Announce():
                out.append((say(f"labels.{said.announcement.value}"), None))
            case _:
                pass  # a marker: it lies on the pile
    return out


def draw_words(
    image: Image.Image, spot: Box, words: list[tuple[str, Suit | None]], *, four: bool
) -> None:
    """Labels from the spot's left edge; where they do not fit they overlap, the newest on top."""
    sprites = [label(text, suit, four, spot.h) for text, suit in words]
    total = sum(sprite.width for sprite in sprites) + 6 * (len(sprites) - 1)
    squeeze = max(0, total - spot.w) / max(1, len(sprites) - 1)
    x = float(spot.x)
    for sprite in sprites:
        paste(image, sprite, x, spot.y)
        x += sprite.width + 6 - squeeze
