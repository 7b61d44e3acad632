"""The table for two, seen from above, with everything that lies open and was written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.engine import Phase
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS, sorted_hand
from games.briscon.pictures.sheet import Paper, both, lay_sheet, sheet_of, sheet_sentences
from games.briscon.rules import BrisconView, DealResult
from games.cardgame.board_parts import (
    Across,
    Last,
    Lying,
    OnTable,
    OnTurn,
    Open,
    Places,
    Waiting,
    above_hands,
)
from games.cardgame.kinds import deal_of
from games.cardgame.recap_parts import LastTrick
from games.cardgame.scene import Item, Table, part, told
from games.cardgame.speech import Speech
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import COLUMNS, Box
from render.table.lying import lay_turned, lying_back
from render.table.parts import BRASS, panel, paste, paste_centred, trump_sign

SHEET: Final = Paper(Box(716, 8, 276, 624))
"""The score sheet."""
UPCARD_TILE: Final = (62, 92)
"""In a hand."""
WORDS: Final = 412
"""Room for large words between the corners and the sheet."""


# -- what lies there -------------------------------------------------------------------------------


def on_table(deal: BrisconView) -> OnTable:
    """The trick on the table, with the one before it once the next is led.

    Of all tricks only the last is known (rules 11.8).
    """
    return OnTable.of(deal.tricks[-1:], deal.leader or "", deal.lying)


def robbing(deal: BrisconView, say: Speech) -> str:
    """Sentence on the robbing: seat, card and trick, or that nobody did."""
    if deal.robbed is None:
        return say("picture-recap-not-robbed")
    seat, card = say.letter(deal.robbed.seat), say.named(deal.indicator)
    return say("picture-recap-robbed", name=seat, card=card, trick=deal.robbed.trick + 1)


def ending_of(result: DealResult, name: Callable[[str], str], say: Speech) -> str:
    """Text of a deal's end, and the name of who said « aus »."""
    ending = say(f"picture-ending-{result.ending.value}")
    if result.said_by is None:
        return ending
    return say("picture-recap-said", name=name(result.said_by), ending=ending)


# -- the board -------------------------------------------------------------------------------------


def ground(view: BrisconView, table: Table) -> Canvas:
    """The table of a deal before anything lies on it, with room for both hands below."""
    fields = (layout.TOP_LEFT,) if view.deal is not None else ()
    return Canvas(above_hands(1, *fields), COLUMNS)


def board(view: BrisconView, table: Table) -> Iterator[Item]:
    """Public picture of the table, 1000 × 714 px: open cards only, from any view."""
    say, deal, sheet = table.speech, view.deal, sheet_of(view)

    def seated(seat: str) -> str:
        """Players are known by their seats: the whole sheet has to fit."""
        return say(f"seat-{seat}")

    score = told(*sheet_sentences(sheet, SHEET.lines(sheet), seated, say))
    yield part(partial(lay_sheet, SHEET, sheet))
    if deal is None:
        yield from (Waiting(), Places(), score)
        return
    there = on_table(deal)
    active = there.winner or deal.turn or ""
    tricks = say("picture-label-tricks")
    won = {seat: ((f"{tricks} {len(deal.won_by(seat))}", None),) for seat in SEATS}
    yield told(say("alt-board"))
    yield Places(deal.dealer, (active,), won)
    yield told(say("alt-trump", suit=say.suit(deal.indicator.suit)))
    yield part(partial(_lay_stock, deal), stock_told(deal.to_draw, deal.turned, say))
    if deal.robbed is not None and deal.turned is not None:
        yield told(say("alt-robbed", name=table.told(deal.robbed.seat)))
    leader = there.leader if there.laid or deal.turn is not None else None
    yield Lying(there.laid, leader, there.winner)
    if deal.turn is not None:
        yield OnTurn((deal.turn,))
    if deal.result is not None:
        ending = ending_of(deal.result, say.letter, say)
        yield Across(ending, say("alt-ended", ending=ending), there.winner, WORDS)
    elif view.phase is Phase.COUNTING:
        counting = say("alt-counting")
        yield Across(say("picture-label-count"), counting, there.winner, WORDS, asks=True)
    yield part(Open(hands(deal), len(SEATS)).paint, *hands_told(deal, table))
    if there.before is not None:
        yield Last(there.before)
    won_by = Each.of(SEATS, lambda seat: len(deal.won_by(seat)))
    yield told(both("alt-tricks", won_by, table.told, say))
    yield score


def stock_told(left: int, upcard: Card | None, say: Speech) -> str:
    """Cards left to draw."""
    if upcard is None:
        return say("alt-stock-gone")
    return say("alt-stock", n=left, card=say.named(upcard))


def hands(deal: BrisconView) -> Iterator[tuple[str, tuple[Card | None, ...]]]:
    """Both hands: cards known to both, sorted, then the others."""
    for seat, count in deal.held.items():
        cards = sorted_hand(deal.known[seat], deal.trump)
        yield seat, (*cards, *[None] * (count - len(cards)))


def hands_told(deal: BrisconView, table: Table) -> Iterator[str]:
    """Number of cards in each hand, and the known ones."""
    for seat, cards in hands(deal):
        known = list(filter(None, cards))
        key = "alt-holds-known" if known else "alt-holds"
        if known and len(known) == len(cards):
            key = "alt-replay-hand"
        name = table.told(seat)
        yield table.speech(key, name=name, n=len(cards), list=table.speech.cards(known))


def _lay_stock(deal: BrisconView, image: Surface, table: Table) -> None:
    """The pile with its size, and the card that was turned up lying across under it."""
    say, box, cx = table.speech, layout.TOP_LEFT, layout.TOP_LEFT.centre[0]
    label = say("picture-label-trump")
    draw_text(image, (box.x + 12, box.y + 34), label, 30, CREAM, "lm", bold=True, max_width=130)
    paste(image, trump_sign(deal.indicator.suit, 56, table.four), box.right - 68, box.y + 6)
    if deal.turned is None:
        words, at = say("picture-label-stock-gone"), (cx, box.y + 146)
        draw_text(image, at, words, 34, CREAM, "mm", bold=True, max_width=200)
        return
    lay_turned(image, deal.turned, 132, table.style, 90.0, (cx - 2, 144))
    if deal.robbed is not None:
        words = say("picture-label-robbed", letter=say.letter(deal.robbed.seat))
        draw_text(image, (cx, box.bottom - 20), words, 28, CREAM, "mm", bold=True, max_width=204)
    left = deal.stock
    x, y = cx + 44, 148
    for lift in range((left + 3) // 4):
        paste_centred(image, lying_back(88, 0.0), (x + 2 * lift, y - 2 * lift))
    if left:
        lift = (left - 1) // 4
        at = (x + 2 * lift, y - 2 * lift)
        panel(image, Box(at[0] - 38, at[1] - 32, 76, 64), 235)
        draw_text(image, at, str(deal.to_draw), 50, BRASS, "mm", bold=True)


def last_of(view: BrisconView) -> LastTrick:
    """The last trick of the deal, the only one that may be seen again (rules 11.8)."""
    deal = deal_of(view)
    return LastTrick(deal.tricks[-1], len(deal.tricks), deal.trump)
