"""The cards already played, grouped by what they can do: what still beats is seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cardgame.scene import Item, Table, part
from gamekit.cards.cards import PACK, Card, Rank, Suit
from games.brus.engine.cards import BEATING, SEVENS
from games.brus.engine.view import View
from games.brus.pictures.board import hand_of
from games.brus.pictures.marks import NAMES, place
from render.cards.faces import PackStyle
from render.style.text import draw_text
from render.style.theme import CREAM, RED
from render.table.layout import Box
from render.table.parts import BRASS, panel, paste, tile
from render.table.surfaces import wood

BLANK: Final = tuple(
    Card(rank, suit)
    for rank in (Rank.TEN, Rank.KING, Rank.QUEEN, Rank.EIGHT)
    for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    if Card(rank, suit) not in BEATING
)
"""Cards that beat nothing (rules 10.1)."""
_NAMED: Final = Box(8, 8, 984, 204)
_PLAIN: Final = Box(8, 218, 984, 216)
_REST: Final = Box(8, 440, 984, 192)
assert len(BEATING) + len(SEVENS) + len(BLANK) == len(PACK)


def ground(view: View, table: Table) -> Image.Image:
    """Wood and fields, 1000 × 640 px."""
    return _ground().copy()


def played(view: View, table: Table) -> Iterator[Item]:
    """All 32 cards: those still out bright, those played struck out."""
    say, gone = table.speech, frozenset(hand_of(view).played)
    out = [say("alt-played", n=len(gone))]
    blank = tuple(card for card in PACK if card in BLANK)
    for key, cards in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        still = [card for card in cards if card not in gone]
        texts = (table.named(one) if key == "beating" else say.card(one) for one in still)
        out.append(say(f"alt-out-{key}", list=", ".join(texts) or "–"))
        if len(still) < len(cards):
            out.append(say("alt-gone", list=say.cards(card for card in cards if card in gone)))
    yield part(partial(_lay_cards, gone), *out)


def _lay_cards(gone: frozenset[Card], image: Image.Image, table: Table) -> None:
    say, style = table.speech, table.style
    out = [card for card in BEATING if card not in gone]
    _title(image, _NAMED, say("picture-played-beating"), f"{len(out)} / {len(BEATING)}")
    for i, card in enumerate(BEATING[:3]):
        x = 20 + 324 * i
        _card(image, card, (x, 66), (128, 128), style, card in gone)
        text = NAMES[card]
        draw_text(image, (x + 140, 112), text, 33, CREAM, "lm", bold=True, max_width=184)
        draw_text(image, (x + 140, 158), str(place(card)), 38, BRASS, "lm", bold=True)
    for i, card in enumerate(BEATING[3:]):
        _card(image, card, (20 + 88 * i, 240), (82, 116), style, card in gone)
        number = str(place(card))
        draw_text(image, (61 + 88 * i, 392), number, 36, BRASS, "mm", bold=True)
    _title(image, Box(8, 436, 300, 60), say("picture-played-sevens"), "")
    for i, card in enumerate(SEVENS):
        _card(image, card, (20 + 64 * i, 504), (58, 84), style, card in gone)
    _title(image, Box(292, 436, 700, 60), say("picture-played-blank"), "")
    for i, card in enumerate(BLANK):
        _card(image, card, (304 + 49 * i, 504), (46, 76), style, card in gone)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(1000, 640, 12, 5)
    for box in (_NAMED, _PLAIN, _REST):
        panel(image, box, 130)
    return image


def _title(image: Image.Image, box: Box, text: str, count: str) -> None:
    y = box.y + 30
    draw_text(image, (box.x + 14, y), text, 32, CREAM, "lm", bold=True, max_width=box.w - 160)
    draw_text(image, (box.right - 20, y), count, 36, BRASS, "rm", bold=True)


def _card(
    image: Image.Image,
    card: Card,
    at: tuple[int, int],
    size: tuple[int, int],
    style: PackStyle,
    gone: bool,
) -> None:
    """One card's tile; struck out if it was played."""
    paste(image, tile(card, *size, style, pale=gone), *at)
    if gone:
        paste(image, _strike(*size), *at)


@lru_cache(maxsize=8)
def _strike(width: int, height: int) -> Image.Image:
    """A shade and a stroke from corner to corner: this card has been played."""
    big = (width * 3, height * 3)
    out = Image.new("RGBA", big)
    draw = ImageDraw.Draw(out)
    draw.rounded_rectangle((0, 0, big[0] - 1, big[1] - 1), 27, fill=(30, 18, 10, 150))
    draw.line((18, big[1] - 18, big[0] - 18, 18), fill=(*RED, 255), width=21)
    draw.line((18, big[1] - 18, big[0] - 18, 18), fill=(*CREAM, 255), width=6)
    return out.resize((width, height), Image.Resampling.LANCZOS)
