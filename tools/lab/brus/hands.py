"""Hands to learn from, and what their ends are worth."""

from __future__ import annotations

from random import Random
from typing import Final

from games.brus.players.core.kernel import BLANK, BrusPosition

PACK: Final = (*range(BLANK), *(BLANK,) * 14)


def random_hand(rng: Random, strokes: tuple[int, int] = (6, 6), stanti: int = 0) -> BrusPosition:
    """A hand before its first card; North leads."""
    pack = list(PACK)
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[seat:12:4]) for seat in range(4)]
    at = BrusPosition()
    at.enter([*hands, -1, *pack[12:]])
    at.strokes0, at.strokes1 = strokes
    at.stanti = stanti
    return at


def random_tableau(rng: Random) -> tuple[tuple[int, int], int]:
    """Strokes and Stanti as they may stand, a game's beginning as often as not."""
    if rng.random() < 0.4:
        return (6, 6), 0
    stanti = 0 if rng.random() < 0.8 else rng.randint(1, 3)
    return (rng.randint(1, 6), rng.randint(1, 6)), stanti
