"""Scenes as lists of items; each item is both painted and told, so that a picture and its
alternative text cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from gamekit.api.scenes import Look
from gamekit.cards.cards import Card
from games.cardgame.deal import Laid
from games.cardgame.speech import Speech
from render.cards.faces import PackStyle, style_of
from render.style.canvas import Surface
from render.style.names import drawable, short_name
from render.table import layout
from render.table.layout import Seating, Side
from render.table.parts import Mark


@dataclass(frozen=True)
class Table:
    """Everything that items need besides their data."""

    speech: Speech
    look: Look
    seats: tuple[str, ...]
    clockwise: bool
    bottom: str
    pack: Callable[[Look], PackStyle] = style_of
    marks: Mapping[str, Mark] = field(default_factory=dict)
    """Marks by the calls of cards."""
    over: bool = False
    """Whether nobody is on turn any more (:class:`gamekit.api.scenes.Scene`)."""

    @cached_property
    def style(self) -> PackStyle:
        """Pack of the reader."""
        return self.pack(self.look)

    @property
    def four(self) -> bool:
        """Whether the pack has four colours."""
        return self.look.colours == "four"

    @cached_property
    def sides(self) -> Mapping[str, Side]:
        """Side of the picture of each seat."""
        return layout.sides(self.seats, self.bottom, clockwise=self.clockwise)

    @property
    def seating(self) -> Seating:
        """Places of the seats and of the trick."""
        return layout.FACING if len(self.seats) == 2 else layout.ROUND

    def side(self, seat: object) -> Side:
        """Side of the picture of a seat."""
        return self.sides[str(seat)]

    def marked(self, laid: Iterable[Laid]) -> dict[str, Mark]:
        """Marks of the cards of some seats."""
        return {one.seat: self.marks[one.call] for one in laid if one.call in self.marks}

    def name(self, seat: object) -> str:
        """Name to draw."""
        return drawable(self.speech.who(seat)) or self.speech(f"seat-{seat}")

    @cached_property
    def _told(self) -> Mapping[str, str]:
        who, say = self.speech.who, self.speech
        return {seat: short_name(who(seat)) or say(f"seat-{seat}") for seat in self.seats}

    def told(self, seat: object) -> str:
        """Name within an alternative text."""
        return self._told[str(seat)]

    def legend(self) -> str:
        """Letters of all seats with their names, as a sentence."""
        say = self.speech
        people = (f"{say.letter(seat)} {self.told(seat)}" for seat in self.seats)
        return say("alt-people", list=", ".join(people))

    def named(self, card: Card) -> str:
        """Card in words, with its own name if it has one: « roi de cœur (Brus) »."""
        sign = self.style.signs.of(card) if self.style.signs is not None else None
        named = self.speech.named(card)
        return f"{named} ({sign.name})" if sign is not None and sign.name else named

    def laid(self, laid: Iterable[Laid], named: Callable[[Card], str] | None = None) -> str:
        """Cards with their players, in words or as ``named``."""
        return ", ".join(self._laid(one, named or self.named) for one in laid)

    def _laid(self, one: Laid, named: Callable[[Card], str]) -> str:
        if one.card is not None and not one.seat:
            return named(one.card)
        if one.card is None:
            return self.speech("alt-face-down", name=self.told(one.seat))
        key = f"alt-play-{one.call}" if one.call else "alt-play"
        return self.speech(key, name=self.told(one.seat), card=named(one.card))


class Item(Protocol):
    """Part of a scene."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw it."""

    def tell(self, table: Table) -> Iterator[str]:
        """Yield its sentences."""


@dataclass(frozen=True)
class Part:
    """Painter with ready sentences, for what only one game has."""

    painter: Callable[[Any, Table], None] | None
    """Function of image and table."""
    sentences: tuple[str, ...]

    def paint(self, image: Surface, table: Table) -> None:
        """Draw it."""
        if self.painter is not None:
            self.painter(image, table)

    def tell(self, table: Table) -> Iterator[str]:
        """The sentences."""
        return iter(self.sentences)


def part(painter: Callable[[Any, Table], None], *sentences: str) -> Part:
    """Item of a painter and its sentences; empty ones are left out."""
    return Part(painter, sentences)


def told(*sentences: str) -> Part:
    """Item of sentences on what another item paints."""
    return Part(None, sentences)
