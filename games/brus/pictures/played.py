"""The cards already played, grouped by what they can do: what still beats is seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cards.cards import PACK, Card, parse_cards
from games.brus.cards import BEATING, SEVENS
from games.brus.pictures.marks import place
from games.brus.rules import BrusView
from games.brus.speech import NAMES
from games.cardgame.kinds import deal_of
from games.cardgame.recap_parts import rows_ground
from games.cardgame.scene import Item, Table, part, told
from render.style.text import draw_text
from render.style.theme import CREAM, RED
from render.table.layout import Box
from render.table.parts import BRASS, panel, paste, tile

BLANK: Final = parse_cards("Tc Ts Th Td Kc Ks Kd Qc Qs Qh Qd 8c 8h 8d")
"""Cards that beat nothing (rules 10.1)."""
_FIELDS: Final = Box(8, 8, 984, 426), Box(8, 440, 262, 192), Box(278, 440, 714, 192)
_GROUPS: Final = (
    ("beating", BEATING[:3], (20, 66), (128, 128), 324),
    ("", BEATING[3:], (20, 240), (82, 116), 88),
    ("sevens", SEVENS, (20, 504), (58, 84), 61),
    ("blank", BLANK, (290, 504), (46, 84), 50),
)
"""Title, cards, left upper corner, size and step of tiles."""
assert sum(len(cards) for _, cards, *_ in _GROUPS) == len(PACK)


def ground(view: BrusView, table: Table) -> Image.Image:
    """Wood and fields, 1000 × 640 px."""
    image = rows_ground(640, 0)
    for box in _FIELDS:
        panel(image, box, 130)
    return image


def played(view: BrusView, table: Table) -> Iterator[Item]:
    """All 32 cards: those still out bright, those played struck out."""
    say, gone = table.speech, frozenset(deal_of(view).played)
    yield part(partial(_lay_cards, gone), say("alt-played", n=len(gone)))
    for key, cards in (("beating", BEATING), ("sevens", SEVENS), ("blank", BLANK)):
        still = [card for card in cards if card not in gone]
        texts = map(table.named if key == "beating" else say.card, still)
        yield told(say(f"alt-out-{key}", list=", ".join(texts) or "–"))
        if len(still) < len(cards):
            yield told(say("alt-gone", list=say.cards(card for card in cards if card in gone)))


def _lay_cards(gone: frozenset[Card], image: Image.Image, table: Table) -> None:
    """A tile each, named and with its place where it beats others."""
    out = sum(card not in gone for card in BEATING)
    count = f"{out} / {len(BEATING)}"
    draw_text(image, (_FIELDS[0].right - 20, 38), count, 36, BRASS, "rm", bold=True)
    for key, cards, (left, y), (wide, high), step in _GROUPS:
        if key:
            title, room = table.speech(f"picture-played-{key}"), step * len(cards) - 80
            draw_text(image, (left + 2, y - 28), title, 32, CREAM, "lm", room, bold=True)
        for number, card in enumerate(cards):
            x = left + step * number
            paste(image, tile(card, wide, high, table.style, pale=card in gone), x, y)
            if card in gone:
                paste(image, _strike(wide, high), x, y)
            if card in NAMES:
                name, at = NAMES[card], (x + 140, y + 46)
                draw_text(image, at, name, 33, CREAM, "lm", bold=True, max_width=184)
                draw_text(image, (x + 140, y + 92), str(place(card)), 38, BRASS, "lm", bold=True)
            elif place(card):
                at = (x + wide // 2, y + high + 36)
                draw_text(image, at, str(place(card)), 36, BRASS, "mm", bold=True)


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
