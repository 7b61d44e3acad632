"""The private picture: five cards in a row, with trump, the stock and the trick above them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.briscon.cards import sorted_hand
from games.briscon.pictures.board import UPCARD_TILE, on_table, stock_told
from games.briscon.pictures.sheet import marks
from games.briscon.rules import BrisconView
from games.cardgame.actions import Play
from games.cardgame.hand_parts import HAND, HAND_TOP, Cards, Held, Trickline, hand_of
from games.cardgame.kinds import HandFacts, deal_of
from games.cardgame.scene import Item, Table, part
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.lying import lying_back
from render.table.parts import BRASS, empty_tile, paste, paste_centred, tile
from render.table.strip import HEIGHT, Strip, hand_ground

PLACES: Final = 5
"""Cards of a hand while there is a stock."""
_HEIGHT: Final = 456
_COLUMNS: Final = 5
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
_STRIP: Final = Strip(HAND.w, own=360, slots=2)
HAND_CARD_W: Final = 180
_PLACES: Final = tuple((6 + 192 * place, HAND_TOP, HAND_CARD_W) for place in range(PLACES))


def held(view: BrisconView) -> Held:
    """The hand's cards from left to right: by suit, trumps first."""
    deal = deal_of(view)
    return hand_of(view, on_table(deal), PLACES, partial(sorted_hand, trump=deal.trump))


def ground(view: BrisconView, table: Table, facts: HandFacts) -> Canvas:
    """Wood, 960 × 456 px; without cards it ends below the strip."""
    height = _HEIGHT if held(view).cards else HEIGHT
    return Canvas(hand_ground(HAND.w, height, _STRIP), _COLUMNS)


def hand(view: BrisconView, table: Table, facts: HandFacts) -> Iterator[Item]:
    """A seat's cards, with trump, stock, the trick so far and whose turn it is."""
    deal, mine, say = deal_of(view), held(view), table.speech
    legal = [one.card for one in view.legal if isinstance(one, Play) and facts.mark_legal]
    dimmed = frozenset(card for card in deal.hand if legal and card not in legal)
    drawn = (card for card in mine.cards if card is not mine.gone)
    served = {card: texts for card in drawn if (texts := marks(deal, mine.seat, card, say))}
    yield Cards(mine.seat, mine.cards, dimmed, bool(dimmed), mine.gone, _PLACES, served)
    yield part(partial(_lay_stock, deal), stock_told(deal.to_draw, deal.turned, say))
    there, turn = on_table(deal), () if deal.turn is None else (deal.turn,)
    yield Trickline(deal.trump, there.leader, there.laid, mine.seat, turn, there.winner, _STRIP)


def _lay_stock(deal: BrisconView, image: Surface, table: Table) -> None:
    """The stock and what lies under it."""
    stock = table.speech("picture-label-stock")
    draw_text(image, (258, 34), stock, 30, CREAM, "mm", bold=True, max_width=180)
    if deal.turned is None:
        paste_centred(image, empty_tile(126, 92), (258, 108))
        draw_text(image, (258, 108), "0", 50, CREAM, "mm", bold=True)
    else:
        if deal.stock:
            paste(image, lying_back(62, 0.0), 148, 42)
        draw_text(image, (240, 108), str(deal.to_draw), 44, BRASS, "lm", bold=True)
        paste_centred(image, tile(deal.turned, *UPCARD_TILE, table.style), (328, 108))
