"""Parts of table pictures, drawn before they are needed."""

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
    """Forms of each card of a pack in a game's scenes; widths and heights in px."""

    hand: int
    """Width in hands."""
    dimmed: bool
    """Whether hands dim unplayable cards."""
    table: int
    """Width on the table."""
    turns: tuple[float, ...]
    """Rotations on the table, in degrees."""
    tiles: tuple[tuple[int, int], ...] = ()
    ringed: tuple[tuple[int, int], ...] = ()
    """Tiles, and winners' tiles."""
    half: tuple[int, int] | None = None
    """Half cards."""


def pieces(
    cards: Iterable[Card], style: PackStyle, wanted: Wanted
) -> Iterator[Callable[[], object]]:
    """Functions that each draw one missing part: hands first, dimmed cards last."""
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
