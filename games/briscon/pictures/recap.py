"""After a deal: sixteen tricks with leaders and winners, and the arithmetic to the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cardgame.recap_parts import Played, Row, rows_ground
from gamekit.cardgame.scene import Item, Table, part, told
from games.briscon.engine.cards import points_of
from games.briscon.engine.deal import DealResult
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.board import deal_of, ending_of, laid, robbing
from games.briscon.pictures.sheet import Paper, lay_sheet, sheet_of, sheet_sentences
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.ending import shortened
from render.table.layout import Box
from render.table.parts import BRASS, panel
from render.table.rows import Rows

BLOCKS: Final = tuple(Rows(Box(x, 8, 276, 784), 50, 94, 98, 83, (74, 62)) for x in (8, 288))
"""Eight tricks each."""
ENDING: Final = Box(572, 8, 420, 116)
SIZES: Final = range(38, 20, -2)
SUMS: Final = Box(572, 132, 420, 660)


def finished(view: View) -> DealView:
    """The view's deal; ``ValueError`` unless it is over."""
    deal = deal_of(view)
    if deal.dealt is None or deal.result is None:
        raise ValueError("a deal is gone through again once it is over")
    return deal


def ground(view: View, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    image = rows_ground(800, 8, *BLOCKS)
    panel(image, ENDING, 130)
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
    yield played(deal)
    yield part(partial(_lay_ending, deal), f"{robbing(deal, say)}." if deal.robbed else "")
    paper = Paper.filled(SUMS, sheet)
    score = sheet_sentences(sheet, paper.lines(sheet), say.letter, say)
    yield part(partial(lay_sheet, paper, sheet), *score)
    if deal.result.by is not None:
        yield told(say("picture-recap-won", name=table.told(deal.result.by)))


def ending_told(result: DealResult, table: Table) -> str:
    """How a deal ended, as a sentence."""
    name = table.told(result.said_by) if result.said_by is not None else ""
    return table.speech("alt-ended", ending=ending_of(result, name, table.speech))


def played(deal: DealView) -> Played:
    """The tricks with their card points."""
    rows = []
    for trick in (*deal.tricks, *([deal.trick] if deal.trick.cards else [])):
        winner = trick.winner(deal.trump).value if trick.complete else None
        after = [(str(points_of(trick.cards)), CREAM)] if trick.complete else ()
        rows.append(Row(laid(trick), winner, after))
    return Played(rows, BLOCKS, deal.dealer, deal.trump)


def _lay_ending(deal: DealView, image: Image.Image, table: Table) -> None:
    """How the deal ended, and who won a game with it."""
    result, say, box = deal.result, table.speech, ENDING
    assert result is not None, "the deal is over"
    people = [table.name(result.said_by)] if result.said_by is not None else []
    sentences = [(people, lambda names: ending_of(result, "".join(names), say), BRASS)]
    sentences.append(([], lambda names: robbing(deal, say), CREAM))
    if result.by is not None:
        won = partial(say, "picture-recap-won")
        sentences.append(([table.name(result.by)], lambda names: won(name=names[0]), CREAM))
    for number, (names, sentence, ink) in enumerate(sentences):
        words, size = shortened(names, sentence, SIZES, box.w - 24, bold=True)
        y = box.centre[1] + 35 * number - 17 * (len(sentences) - 1)
        draw_text(image, (box.centre[0], y), words, size, ink, "mm", bold=True)
