"""The private picture: three cards large, and the trick so far above them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.brus.cards import sorted_hand
from games.brus.pictures.board import kehren_told, on_table
from games.brus.pictures.marks import turn_mark
from games.brus.rules import BrusView, Dare, Play, Run, Take, Turn
from games.cardgame.hand_parts import HAND, HAND_TOP, STRIP, Cards, Held, Trickline, hand_of
from games.cardgame.kinds import HandFacts, deal_of
from games.cardgame.scene import Item, Table, part
from render.style.canvas import Surface
from render.style.text import draw_text, text_width
from render.style.theme import CREAM
from render.table.layout import Box
from render.table.lying import lying_back
from render.table.parts import BRASS, panel, paste_centred

PLACES: Final = 3
"""Cards of a hand."""
HAND_CARD_W: Final = 272
_PLACES: Final = tuple((24 + 320 * place, HAND_TOP, HAND_CARD_W) for place in range(PLACES))


def held(view: BrusView) -> Held:
    """The cards in a row."""
    return hand_of(view, on_table(deal_of(view)), PLACES, sorted_hand)


def resting(mine: Held, table: Table) -> Iterator[Item]:
    """A seat's cards: nothing that others change."""
    yield Cards(mine.seat, mine.cards, gone=mine.gone, at=_PLACES)


def hand(view: BrusView, table: Table, facts: HandFacts) -> Iterator[Item]:
    """A seat's cards, 960 × 640 px, with the trick so far and whose turn it is."""
    shown, mine, say, marked = deal_of(view), held(view), table.speech, facts.mark_legal
    turned = any(isinstance(one, Dare) for one in view.legal)
    turns = marked and any(isinstance(one, Turn) for one in view.legal)
    answers = any(isinstance(one, Take | Run) for one in view.legal)
    dared = [one.card for one in view.legal if isinstance(one, Play) and one.dared and marked]
    labels = dict.fromkeys(dared, (say("picture-label-may-dare"),))
    yield Cards(mine.seat, mine.cards, gone=mine.gone, labels=labels, at=_PLACES)
    yield part(partial(_lay_stock, shown.stock), say("alt-stock", n=shown.stock))
    there = on_table(shown)
    yield Trickline(
        None, there.leader, there.laid, mine.seat, tuple(shown.turn or ""), there.winner
    )
    if (kehren := shown.kehren_in(there.number)) is not None:
        yield part(_lay_turned, *kehren_told(kehren, there, table))
    # Actions besides playing a card.
    if answers:
        yield part(partial(_lay_sign, say("picture-label-answer")), say("alt-your-answer"))
    elif turns:
        yield part(partial(_lay_sign, say("picture-label-may-turn")), say("alt-may-turn"))
    elif marked and turned:
        card = next(table.named(one.card) for one in there.laid if one.card is not None)
        may = say("alt-may-dare-turned", list=card)
        yield part(partial(_lay_sign, say("picture-label-may-dare-turned")), may)


def _lay_stock(stock: int, image: Surface, table: Table) -> None:
    title = table.speech("picture-label-stock")
    draw_text(image, (86, 34), title, 30, CREAM, "mm", bold=True, max_width=140)
    if stock:
        paste_centred(image, lying_back(60, 0.0), (56, 106))
    draw_text(image, (122, 106), str(stock), 52, BRASS, "mm", bold=True)


def _lay_turned(image: Surface, table: Table) -> None:
    """Mark the card that was led face down."""
    x, y = STRIP.middle(0)
    paste_centred(image, turn_mark(44), (x - 62, y - 36))


def _lay_sign(text: str, image: Surface, table: Table) -> None:
    """Draw actions besides playing a card across the picture's foot."""
    width = min(920, text_width(text, 40, True) + 110)
    box = Box(480 - width // 2, HAND.h - 50, width, 46)
    panel(image, box, 225)
    paste_centred(image, turn_mark(40), (box.x + 34, box.centre[1]))
    at = (box.x + 68, box.centre[1])
    draw_text(image, at, text, 40, BRASS, "lm", bold=True, max_width=box.w - 84)
