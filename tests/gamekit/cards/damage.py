"""Ways to damage a record of any game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from gamekit.cards.cards import PACK

CARD = re.compile(r"[ATKQJ987][hdcs]")
Damage = Callable[[str, random.Random], str]


def lines_swapped(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines) - 1)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "".join(lines)


def line_dropped(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return "".join(lines)


def line_doubled(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return "".join((*lines[: at + 1], *lines[at:]))


def card_changed(text: str, rng: random.Random) -> str:
    found = rng.choice(list(CARD.finditer(text)))
    return text[: found.start()] + rng.choice(PACK).text + text[found.end() :]


def character_changed(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice("{}()!! \n7NSEWx[]\"'é") + text[at + 1 :]


def cut_off(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


DAMAGES: tuple[Damage, ...] = (
    lines_swapped,
    line_dropped,
    line_doubled,
    card_changed,
    character_changed,
    cut_off,
)
