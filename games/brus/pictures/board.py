"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.brus.cards import OTHER, SEATS, TEAM
from games.brus.pictures.tableau import lay_corner, shown_of, strokes_told, worth
from games.brus.rules import BrusView, Kehren
from games.cardgame.board_parts import Across, Last, Lying, OnTable, OnTurn, Piles, Places, Waiting
from games.cardgame.deal import Laid
from games.cardgame.kinds import deal_of
from games.cardgame.recap_parts import LastTrick
from games.cardgame.scene import Item, Table, part, told
from games.cardgame.speech import Speech
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import COLUMNS, Side
from render.table.lying import lying_back
from render.table.parts import BRASS, paste
from render.table.table import Label, bare_table, draw_title

FIELDS: Final = layout.TOP_LEFT, layout.BOTTOM_RIGHT
"""Stock and tricks."""
_BACKS_AT: Final = {
    Side.TOP: (612, 70),
    Side.LEFT: (232, 122),
    Side.RIGHT: (698, 122),
    Side.BOTTOM: (614, 516),
}
"""Left upper corners of the cards in hand."""


# -- the trick -------------------------------------------------------------------------------------


def on_table(hand: BrusView, lying: tuple[Laid, ...] | None = None) -> OnTable:
    """The trick on the table, with the one before it; ``lying``: it with all cards open.

    A card from which the others ran is not shown before the recap (rules 10.6).
    """
    return OnTable.of(hand.tricks, hand.leader or "", hand.lying if lying is None else lying)


def kehren_told(kehren: Kehren, there: OnTable, table: Table) -> Iterator[str]:
    """Words on a turned card, once it lies open, and on the answer."""
    say = table.speech
    if there.laid[0].card is not None:
        yield say("alt-turned", name=table.told(kehren.seat))
    if kehren.answered_by is not None:
        yield say("alt-took" if kehren.takes else "alt-ran", name=table.told(kehren.answered_by))


# -- the table -------------------------------------------------------------------------------------


def ground(view: BrusView, table: Table) -> Canvas:
    """The table of a hand before anything lies on it."""
    return Canvas(bare_table(*FIELDS) if view.dealt else bare_table(), COLUMNS)


def board(view: BrusView, table: Table, lying: tuple[Laid, ...] | None = None) -> Iterator[Item]:
    """Public picture of the table, 1000 × 640 px: open cards only, from any view.

    ``lying``: the trick on the table with all cards open, in a replay.
    """
    hand, say, shown = view.deal, table.speech, shown_of(view)
    score = told(say("alt-worth", n=worth(view)), *strokes_told(shown, say))
    yield part(partial(lay_corner, shown))  # Plates throw shadows on it.
    if hand is None:
        yield from (Waiting(), Places(), told(say("alt-stock", n=0)), score)
        return
    there = on_table(hand, lying)
    acting = tuple(hand.turn or "")
    if hand.asked is not None:
        acting = tuple(OTHER[TEAM[hand.asked.seat]])
    labels = {seat: said_by(hand, there, seat, say) for seat in SEATS}
    yield told(say("alt-board"))
    yield Places(hand.dealer, acting, labels)
    held = (say("alt-held", name=table.told(seat), n=n) for seat, n in hand.held.items())
    yield part(partial(_lay_backs, hand))
    yield part(partial(_lay_stock, hand))
    yield Lying(there.laid, there.leader, there.winner)
    if (kehren := hand.kehren_in(there.number)) is not None:
        yield told(*kehren_told(kehren, there, table))
    if hand.asked is None:
        yield OnTurn(acting)
    elif not table.over:
        yield told(say("alt-asked", list=", ".join(map(table.told, acting))))
    if hand.result is not None:
        ending = say(f"picture-ending-{hand.result.ending.value}")
        yield Across(ending, say("alt-ended", ending=ending), there.winner)
    if there.before is not None:
        yield Last(there.before)
    yield Piles(dict(hand.tricks_won.items()))
    yield told(say("alt-hands", list=", ".join(held)), say("alt-stock", n=hand.stock))
    yield score


def said_by(hand: BrusView, there: OnTable, seat: str, say: Speech) -> tuple[Label, ...]:
    """Call of a seat in the trick on the table: turned, answered or dared."""
    kehren = hand.kehren_in(there.number)
    dares = any(one.call and one.seat == seat for one in there.laid)
    keys: list[str] = []
    if kehren is not None and kehren.seat == seat and not dares:
        keys.append("turns")
    if kehren is not None and kehren.answered_by == seat:
        keys.append("takes" if kehren.takes else "runs")
    if dares:
        keys.append("dares")
    return tuple((say(f"picture-label-{key}"), None) for key in keys)


def _lay_backs(hand: BrusView, image: Surface, table: Table) -> None:
    """Each seat's cards in hand: as many as may be counted."""
    for seat in SEATS:
        x, y = _BACKS_AT[table.side(seat)]
        for place in range(hand.held[seat]):
            paste(image, lying_back(36, 0.0), x - 23 + 17 * place, y - 23)


def _lay_stock(hand: BrusView, image: Surface, table: Table) -> None:
    """Number of cards left to draw, and strokes at stake."""
    say, box, cards = table.speech, layout.TOP_LEFT, hand.stock
    draw_title(image, box, say("picture-label-stock"))
    for layer in range((cards + 3) // 4):
        paste(image, lying_back(82, 0.0), box.x - 8 + 5 * layer, box.y + 30 - 2 * layer)
    draw_text(image, (box.right - 50, box.y + 116), str(cards), 60, BRASS, "mm", bold=True)
    y = box.bottom - 28
    label = say("picture-label-worth")
    draw_text(image, (box.x + 14, y), label, 30, CREAM, "lm", bold=True, max_width=box.w - 72)
    draw_text(image, (box.right - 16, y), str(hand.worth), 44, BRASS, "rm", bold=True)


def last_of(view: BrusView) -> LastTrick:
    """The last trick of the hand."""
    tricks = deal_of(view).tricks
    return LastTrick(tricks[-1], len(tricks))
