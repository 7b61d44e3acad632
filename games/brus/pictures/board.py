"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.brus.engine.hand import Kehren, Trick
from games.brus.engine.seats import SEATS, TEAMS, Seat
from games.brus.engine.view import HandView, View
from games.brus.pictures.tableau import lay_corner, strokes_told, tableau, worth
from games.cardgame.board_parts import Across, Last, Lying, OnTable, OnTurn, Piles, Places, Waiting
from games.cardgame.deal import Laid
from games.cardgame.deal import Trick as Taken
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


def laid(trick: Trick) -> tuple[Laid, ...]:
    """Cards of a trick as pictures of all games have them."""
    return tuple(Laid(one.seat.value, one.card, "dared" * one.dared) for one in trick.laid)


def taken(trick: Trick) -> Taken:
    """A complete trick as pictures of all games have it."""
    return Taken(laid(trick), trick.winner.value)


def on_table(hand: HandView, trick: Trick | None = None) -> OnTable:
    """The trick on the table, with the one before it; ``trick``: it with all cards open.

    A card from which the others ran is not shown before the recap (rules 10.6).
    """
    leader = hand.trick.leader.value
    lying = (Laid(leader, None),) if hand.covered and trick is None else laid(trick or hand.trick)
    return OnTable.of(tuple(map(taken, hand.tricks)), leader, lying)


def kehren_told(kehren: Kehren, there: OnTable, table: Table) -> Iterator[str]:
    """Words on a turned card, once it lies open, and on the answer."""
    say = table.speech
    if there.laid[0].card is not None:
        yield say("alt-turned", name=table.told(kehren.seat))
    if kehren.answered_by is not None:
        yield say("alt-took" if kehren.takes else "alt-ran", name=table.told(kehren.answered_by))


# -- the table -------------------------------------------------------------------------------------


def ground(view: View, table: Table) -> Canvas:
    """The table of a hand before anything lies on it."""
    return Canvas(bare_table(*FIELDS) if view.deal is not None else bare_table(), COLUMNS)


def board(view: View, table: Table, trick: Trick | None = None) -> Iterator[Item]:
    """Public picture of the table, 1000 × 640 px: open cards only, from any view.

    ``trick``: that on the table with all cards open, in a replay.
    """
    hand, say, shown = view.deal, table.speech, tableau(view)
    score = told(say("alt-worth", n=worth(view)), *strokes_told(shown, say))
    yield part(partial(lay_corner, shown))  # Plates throw shadows on it.
    if hand is None:
        yield from (Waiting(), Places(), told(say("alt-stock", n=0)), score)
        return
    there = on_table(hand, trick)
    acting: tuple[Seat, ...] = (hand.turn,) if hand.turn is not None else ()
    if hand.asked is not None:
        acting = hand.asked.seat.team.other.seats
    labels = {seat.value: said_by(hand, there, seat, say) for seat in SEATS}
    yield told(say("alt-board"))
    yield Places(hand.dealer.value, tuple(seat.value for seat in acting), labels)
    held = (say("alt-held", name=table.told(seat), n=n) for seat, n in hand.held.items())
    yield part(partial(_lay_backs, hand))
    yield part(partial(_lay_stock, view, hand))
    yield Lying(there.laid, there.leader, there.winner)
    if (kehren := hand.turned(there.number)) is not None:
        yield told(*kehren_told(kehren, there, table))
    if hand.asked is None:
        yield OnTurn(tuple(seat.value for seat in acting))
    elif not table.over:
        yield told(say("alt-asked", list=", ".join(map(table.told, acting))))
    if hand.result is not None:
        ending = say(f"picture-ending-{hand.result.ending.value}")
        yield Across(ending, say("alt-ended", ending=ending), there.winner)
    if there.before is not None:
        yield Last(there.before)
    yield Piles({team.value: hand.won[team] for team in TEAMS})
    yield told(say("alt-hands", list=", ".join(held)), say("alt-stock", n=hand.stock))
    yield score


def said_by(hand: HandView, there: OnTable, seat: Seat, say: Speech) -> tuple[Label, ...]:
    """Call of a seat in the trick on the table: turned, answered or dared."""
    kehren = hand.turned(there.number)
    dares = any(one.call and one.seat == seat.value for one in there.laid)
    keys: list[str] = []
    if kehren is not None and kehren.seat is seat and not dares:
        keys.append("turns")
    if kehren is not None and kehren.answered_by is seat:
        keys.append("takes" if kehren.takes else "runs")
    if dares:
        keys.append("dares")
    return tuple((say(f"picture-label-{key}"), None) for key in keys)


def _lay_backs(hand: HandView, image: Surface, table: Table) -> None:
    """Each seat's cards in hand: as many as may be counted."""
    for seat in SEATS:
        x, y = _BACKS_AT[table.side(seat)]
        for place in range(hand.held[seat]):
            paste(image, lying_back(36, 0.0), x - 23 + 17 * place, y - 23)


def _lay_stock(view: View, hand: HandView, image: Surface, table: Table) -> None:
    """Number of cards left to draw, and strokes at stake."""
    say, box, cards = table.speech, layout.TOP_LEFT, hand.stock
    draw_title(image, box, say("picture-label-stock"))
    for layer in range((cards + 3) // 4):
        paste(image, lying_back(82, 0.0), box.x - 8 + 5 * layer, box.y + 30 - 2 * layer)
    draw_text(image, (box.right - 50, box.y + 116), str(cards), 60, BRASS, "mm", bold=True)
    y = box.bottom - 28
    label = say("picture-label-worth")
    draw_text(image, (box.x + 14, y), label, 30, CREAM, "lm", bold=True, max_width=box.w - 72)
    draw_text(image, (box.right - 16, y), str(worth(view)), 44, BRASS, "rm", bold=True)


def last_of(view: View) -> LastTrick:
    """The last trick of the hand."""
    tricks = deal_of(view).tricks
    return LastTrick(taken(tricks[-1]), len(tricks))
