"""Finished deal as rows of tiles: a column for each seat, a row for each trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gamekit.cards.cards import Card
from render.cards.faces import PackStyle
from render.style.canvas import Surface
from render.style.names import fitting, in_lines
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import Box
from render.table.parts import (
    Mark,
    dealer_mark,
    disc,
    lead_arrow,
    panel,
    paste_centred,
    paste_tile,
    tile,
)


@dataclass(frozen=True, slots=True)
class Head:
    """Head of a seat's column."""

    letter: str
    name: str
    deals: bool = False
    """Whether it has the dealer's mark."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Layout of the rows in px; seats are columns numbered from the left."""

    box: Box
    first: int
    """Room for the trick's number, left of the first column."""
    column: int
    head: int
    row: int
    tile: tuple[int, int] = (92, 68)

    def middle(self, row: int, seat: int) -> tuple[int, int]:
        """Middle of a tile."""
        return (
            self.box.x + self.first + self.column * seat + self.column // 2,
            self.box.y + self.head + row * self.row + self.row // 2,
        )

    def ground(self, image: Surface, rows: int) -> None:
        """Darken the box, every other row more."""
        panel(image, self.box, 130)
        for row in range(0, rows, 2):
            top = self.box.y + self.head + row * self.row
            panel(image, Box(self.box.x + 6, top, self.box.w - 12, self.row), 70)

    def heads(self, image: Surface, heads: Sequence[Head]) -> None:
        """Draw the seats' letters and names, and the dealer's mark."""
        y, room = self.box.y + 30, self.column - 4
        names = [in_lines(head.name, room) for head in heads]
        size = min(fitting(line, room) for lines in names for line in lines)
        for seat, (head, lines) in enumerate(zip(heads, names, strict=True)):
            x, _ = self.middle(0, seat)
            paste_centred(image, disc(head.letter, 44), (x, y))
            if head.deals:
                paste_centred(image, dealer_mark(44), (x + 44, y))
            for number, line in enumerate(lines):
                at = (x, self.box.y + 74 + 22 * number - 11 * (len(lines) - 1))
                draw_text(image, at, line, size, CREAM, "mm", max_width=room, bold=True)

    def trick(
        self,
        image: Surface,
        row: int,
        number: int,
        cards: Mapping[int, Card],
        leader: int,
        winner: int | None,
        style: PackStyle,
        marks: Mapping[int, Mark],
    ) -> None:
        """Draw a trick: number, tiles, arrow before the leader's, star on the winner's, marks."""
        _, y = self.middle(row, 0)
        at = (self.box.x + self.first // 2 + 2, y)
        draw_text(image, at, str(number), 30, CREAM, "mm", bold=True)
        for seat, card in cards.items():
            x, _ = self.middle(row, seat)
            won = seat == winner
            sprite = tile(card, *self.tile, style, ringed=won)
            paste_tile(image, sprite, (x, y), winner=won, mark=marks.get(seat))
            if seat == leader:
                paste_centred(image, lead_arrow(), (x - self.tile[0] // 2 - 5, y))
