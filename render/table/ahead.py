"""What pictures of tables are made of, drawn before anybody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from gamekit.cards.cards import Card
from render.cards.faces import PackStyle
from render.table.lying import ready_straight, ready_turned
from render.table.parts import ready_half, ready_tile


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a game's scenes show each card of its pack; widths and heights in px."""

    hand: int
    """The width in hands."""
    dimmed: bool
    """Whether hands dim what may not be played."""
    table: int
    """The width on the table."""
    turns: tuple[float, ...]
    """How it may lie there, in degrees."""
    tiles: tuple[tuple[int, int], ...] = ()
    ringed: tuple[tuple[int, int], ...] = ()
    """Tiles, and those of winners."""
    half: tuple[int, int] | None = None
    """A card of which the upper part is seen."""


def pieces(
    cards: Iterable[Card], style: PackStyle, wanted: Wanted
) -> Iterator[Callable[[], object]]:
    """Each call draws one of them, if it was never drawn: hands first, what is dimmed last."""
    pack = tuple(cards)
    for card in pack:
        yield partial(ready_straight, card, wanted.hand, style)
    for card, turn in product(pack, wanted.turns):
        yield partial(ready_turned, card, wanted.table, style, turn)
    for card in pack:
        for size in wanted.tiles:
            yield partial(ready_tile, card, *size, style)
        for size in wanted.ringed:
            yield partial(ready_tile, card, *size, style, ringed=True)
        if wanted.half is not None:
            yield partial(ready_half, card, *wanted.half, style)
    if wanted.dimmed:
        for card in pack:
            yield partial(ready_straight, card, wanted.hand, style, dimmed=True)
