"""After a deal: sixteen tricks with leaders and winners, and the arithmetic to the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cardgame.speech import Speech
from games.briscon.engine.cards import points_of
from games.briscon.engine.deal import DealResult, Trick
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.board import deal_of, ending_of, robbing
from games.briscon.pictures.sheet import Paper, lay_sheet, sheet_of, sheet_sentences
from render.style.names import draw_name
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.ending import shortened
from render.table.layout import Box
from render.table.parts import (
    BRASS,
    dealer_mark,
    disc,
    lead_arrow,
    panel,
    paste_centred,
    paste_tile,
    tile,
    trump_sign,
)
from render.table.surfaces import wood

TRICKS: Final = Box(8, 8, 556, 784)
ENDING: Final = Box(572, 8, 420, 84)
SIZES: Final = range(40, 20, -2)
SUMS: Final = Box(572, 98, 420, 694)
BLOCK: Final = 276
"""Eight tricks stand in a block, two blocks side by side."""
HEAD: Final = 96
ROW: Final = 79
COLUMN: Final = {Seat.NORTH: 99, Seat.SOUTH: 197}
"""Middles of the players' tiles in a block."""


def finished(view: View) -> DealView:
    """The view's deal; ``ValueError`` unless it is over."""
    deal = deal_of(view)
    if deal.dealt is None or deal.result is None:
        raise ValueError("a deal is gone through again once it is over")
    return deal


def ground(view: View, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    return _ground().copy()


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(1000, 800, 8, 6)
    panel(image, TRICKS, 130)
    panel(image, ENDING, 130)
    ImageDraw.Draw(image).line(
        (TRICKS.x + BLOCK, TRICKS.y + 64, TRICKS.x + BLOCK, TRICKS.y + HEAD + 8 * ROW), BRASS, 2
    )
    for row in range(0, 8, 2):
        panel(image, Box(TRICKS.x + 6, TRICKS.y + HEAD + row * ROW, TRICKS.w - 12, ROW), 70)
    return image


def recap(view: View, table: Table) -> Iterator[Item]:
    """A finished deal: who played what, who won it, and how it was counted.

    Raises ``ValueError`` unless the view's deal is over.
    """
    deal, say, sheet = finished(view), table.speech, replace(sheet_of(view), games=None)
    assert deal.result is not None, "the deal is over"
    dealer, trump = table.told(deal.dealer), say.suit(deal.trump)
    yield told(say("alt-recap", name=dealer, suit=trump), ending_told(deal.result, table))
    yield told(table.legend())
    yield part(partial(_lay_tricks, deal), rows_told(deal, say, points=True))
    yield told(f"{robbing(deal, say)}." if deal.robbed is not None else "")
    yield part(partial(_lay_ending, deal))
    paper = Paper.filled(SUMS, sheet)
    score = sheet_sentences(sheet, paper.lines(sheet), say.letter, say)
    yield part(partial(lay_sheet, paper, sheet), *score)
    if deal.result.by is not None:
        yield told(say("picture-recap-won", name=table.told(deal.result.by)))


def ending_told(result: DealResult, table: Table) -> str:
    """How a deal ended, as a sentence."""
    name = table.told(result.said_by) if result.said_by is not None else ""
    return table.speech("alt-ended", ending=ending_of(result, name, table.speech))


def rows_told(deal: DealView, say: Speech, *, points: bool = False) -> str:
    """All tricks, each with its winner."""
    rows = []
    for trick in (*deal.tricks, deal.trick):
        if not trick.cards:
            continue
        text = f"{trick.number}. {_cards(trick, say)}"
        if trick.complete:
            text += f" → {say.letter(trick.winner(deal.trump))}"
            text += f" {points_of(trick.cards)}" if points else ""
        rows.append(text)
    return "; ".join(rows) + "." if rows else ""


def _cards(trick: Trick, say: Speech) -> str:
    """The leader's letter and the cards: « N R♥ 10♥ »."""
    return " ".join((say.letter(trick.leader), *map(say.card, trick.cards)))


def _lay_tricks(deal: DealView, image: Image.Image, table: Table) -> None:
    _lay_heads(image, deal, table)
    for trick in (*deal.tricks, deal.trick):
        if trick.cards:
            _lay_row(image, trick, deal, table)
    at, room = (TRICKS.x + 16, TRICKS.bottom - 27), TRICKS.w - 32
    draw_text(image, at, robbing(deal, table.speech), 28, CREAM, "lm", room, bold=True)


def _lay_heads(image: Image.Image, deal: DealView, table: Table) -> None:
    """The trump's sign; each player with their letter, the dealer marked, above the columns."""
    say = table.speech
    paste_centred(image, trump_sign(deal.trump, 60, table.four), (TRICKS.x + 42, TRICKS.y + 46))
    for index, seat in enumerate(SEATS):
        x = TRICKS.x + 84 + 236 * index
        paste_centred(image, disc(say.letter(seat), 46), (x + 24, TRICKS.y + 28))
        name = table.name(seat)
        dealer = deal.dealer is seat
        room = 176 - (52 if dealer else 0)
        draw_name(image, (x + 54, TRICKS.y + 28), name, room, CREAM, anchor="lm")
        if dealer:
            mark = dealer_mark(44)
            paste_centred(image, mark, (x + 206, TRICKS.y + 28))
    for block in range(2):
        for seat in SEATS:
            x = TRICKS.x + BLOCK * block + COLUMN[seat]
            draw_text(image, (x, TRICKS.y + 74), say.letter(seat), 28, CREAM, "mm", bold=True)


def _lay_row(image: Image.Image, trick: Trick, deal: DealView, table: Table) -> None:
    """One trick: tiles, its leader's arrow, its winner's star and its card points."""
    block, row = divmod(trick.number - 1, 8)
    left = TRICKS.x + BLOCK * block
    middle = TRICKS.y + HEAD + row * ROW + ROW // 2
    draw_text(image, (left + 35, middle), str(trick.number), 28, CREAM, "rm", bold=True)
    winner = trick.winner(deal.trump) if trick.complete else None
    cards = zip((trick.leader, trick.leader.other), trick.cards, strict=False)
    for seat, card in cards:
        x = left + COLUMN[seat]
        sprite = tile(card, 74, 62, table.style, ringed=seat is winner)
        paste_tile(image, sprite, (x, middle), winner=seat is winner)
        if seat is trick.leader:
            paste_centred(image, lead_arrow(), (x - 49, middle))
    if winner is not None:
        points = str(points_of(trick.cards))
        draw_text(image, (left + BLOCK - 7, middle), points, 28, CREAM, "rm", bold=True)


def _lay_ending(deal: DealView, image: Image.Image, table: Table) -> None:
    """How the deal ended, and who won a game with it."""
    result, say, box = deal.result, table.speech, ENDING
    assert result is not None, "the deal is over"
    people = [table.name(result.said_by)] if result.said_by is not None else []
    sentences = [(people, lambda names: ending_of(result, "".join(names), say), BRASS)]
    if result.by is not None:
        won = partial(say, "picture-recap-won")
        sentences.append(([table.name(result.by)], lambda names: won(name=names[0]), CREAM))
    for number, (names, sentence, ink) in enumerate(sentences):
        words, size = shortened(names, sentence, SIZES, box.w - 24, bold=True)
        y = box.centre[1] + 36 * number - 18 * (len(sentences) - 1)
        draw_text(image, (box.centre[0], y), words, size, ink, "mm", bold=True)
