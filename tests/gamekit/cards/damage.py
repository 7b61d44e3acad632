"""Damaged records of any game: one clear line, never a traceback, never a silent repair."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from gamekit.cards.cards import PACK
from gamekit.records.lines import RecordError

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


def check_damaged(
    text: str, judge: Callable[[bytes], str], rng: random.Random, times: int
) -> tuple[int, int]:
    """Damage the text again and again; how often it was refused and how often it was still a match.

    ``judge``: reads and adjudicates, and gives the record as written again.
    """
    refused = accepted = 0
    for _ in range(times):
        damaged = rng.choice(DAMAGES)(text, rng)
        data = damaged.encode()
        try:
            again = judge(data)
        except RecordError as error:
            refused += 1
            line, what = error.line, str(error)
        else:
            accepted += 1
            assert sorted(again.split()) == sorted(damaged.split())
            continue
        assert what.isprintable()
        assert 1 <= line <= data.count(b"\n") + 1
    return refused, accepted
