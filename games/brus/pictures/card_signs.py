"""The signs of Brus's pack: what beats carries its place, the three highest their names."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, Card
from games.brus.engine.cards import BEATING, BRUS, DULLE_HUND, SPITZ, height, is_seven
from render.cards.faces import PackStyle, style_of
from render.cards.signs import Sign, Signs

NAMES: Final = {SPITZ: "Spitz", BRUS: "Brus", DULLE_HUND: "Dulle Hund"}
"""Names of cards; they are the same in every language (rules 10.1)."""


def place(card: Card) -> int:
    """The card's place among those that beat: 1 for Spitz to 14, and 0 if it is blank."""
    return len(BEATING) + 1 - height(card) if height(card) else 0


def _sign(card: Card) -> Sign:
    if place(card):
        return Sign(str(place(card)), NAMES.get(card, ""))
    # A seven counts when it is led while stock remains (rules 10.3).
    return Sign(leads=True) if is_seven(card) else Sign(quiet=True)


SIGNS: Final = Signs({card: _sign(card) for card in PACK})


@lru_cache(maxsize=16)
def pack_of(look: Look) -> PackStyle:
    """Brus's pack as a reader wants it."""
    return replace(style_of(look), signs=SIGNS)
