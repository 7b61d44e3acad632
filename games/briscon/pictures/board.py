"""The table for two, seen from above, with everything that lies open and was written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.engine import Phase
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.deal import DealResult, Trick
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.sheet import Paper, both, lay_sheet, sheet_of, sheet_sentences
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


def laid(trick: Trick) -> tuple[Laid, ...]:
    """The cards of a trick in order of play."""
    return tuple(Laid(seat.value, card) for seat, card in trick.plays())


def taken(trick: Trick) -> Taken:
    """A complete trick as pictures of all games have it."""
    return Taken(laid(trick), trick.winner.value)


def on_table(deal: DealView) -> OnTable:
    """The trick on the table, with the one before it once the next is led.

    Of all tricks only the last is known (rules 11.8).
    """
    last = tuple(map(taken, deal.tricks[-1:]))
    return OnTable.of(last, deal.trick.leader.value, laid(deal.trick))


def robbing(deal: DealView, say: Speech) -> str:
    """Sentence on the robbing: seat, card and trick, or that nobody did."""
    if deal.robbed is None:
        return say("picture-recap-not-robbed")
    seat, card = say.letter(deal.robbed.seat), say.named(deal.indicator)
    return say("picture-recap-robbed", name=seat, card=card, trick=deal.robbed.trick + 1)


def ending_of(result: DealResult, name: Callable[[Seat], str], say: Speech) -> str:
    """Text of a deal's end, and the name of who said « aus »."""
    ending = say(f"picture-ending-{result.ending.value}")
    if result.said_by is None:
        return ending
    return say("picture-recap-said", name=name(result.said_by), ending=ending)


# -- the board -------------------------------------------------------------------------------------


def ground(view: View, table: Table) -> Canvas:
    """The table of a deal before anything lies on it, with room for both hands below."""
    fields = (layout.TOP_LEFT,) if view.deal is not None else ()
    return Canvas(above_hands(1, *fields), COLUMNS)


def board(view: View, table: Table) -> Iterator[Item]:
    """Public picture of the table, 1000 × 714 px: open cards only, from any view."""
    say, deal, sheet = table.speech, view.deal, sheet_of(view)

    def seated(seat: Seat) -> str:
        """Players are known by their seats: the whole sheet has to fit."""
        return say(f"seat-{seat}")

    score = told(*sheet_sentences(sheet, SHEET.lines(sheet), seated, say))
    yield part(partial(lay_sheet, SHEET, sheet))
    if deal is None:
        yield from (Waiting(), Places(), score)
        return
    there = on_table(deal)
    active = there.winner or (deal.turn.value if deal.turn is not None else "")
    tricks = say("picture-label-tricks")
    won = {seat.value: ((f"{tricks} {deal.won[seat]}", None),) for seat in SEATS}
    yield told(say("alt-board"))
    yield Places(deal.dealer.value, (active,), won)
    yield told(say("alt-trump", suit=say.suit(deal.trump)))
    yield part(partial(_lay_stock, deal), stock_told(deal.stock, deal.upcard, say))
    if deal.robbed is not None and deal.upcard is not None:
        yield told(say("alt-robbed", name=table.told(deal.robbed.seat)))
    leader = there.leader if there.laid or deal.turn is not None else None
    yield Lying(there.laid, leader, there.winner)
    if deal.turn is not None:
        yield OnTurn((deal.turn.value,))
    if deal.result is not None:
        ending = ending_of(deal.result, say.letter, say)
        yield Across(ending, say("alt-ended", ending=ending), there.winner, WORDS)
    elif view.phase is Phase.COUNTING:
        counting = say("alt-counting")
        yield Across(say("picture-label-count"), counting, there.winner, WORDS, asks=True)
    yield part(Open(hands(deal), len(SEATS)).paint, *hands_told(deal, table))
    if there.before is not None:
        yield Last(there.before)
    yield told(both("alt-tricks", deal.won, table.told, say))
    yield score


def stock_told(left: int, upcard: Card | None, say: Speech) -> str:
    """Cards left to draw."""
    if upcard is None:
        return say("alt-stock-gone")
    return say("alt-stock", n=left, card=say.named(upcard))


def hands(deal: DealView) -> Iterator[tuple[Seat, tuple[Card | None, ...]]]:
    """Both hands: cards known to both, sorted, then the others."""
    for seat, count in deal.held.items():
        cards = sorted_hand(deal.known[seat], deal.trump)
        yield seat, (*cards, *[None] * (count - len(cards)))


def hands_told(deal: DealView, table: Table) -> Iterator[str]:
    """Number of cards in each hand, and the known ones."""
    for seat, cards in hands(deal):
        known = list(filter(None, cards))
        key = "alt-holds-known" if known else "alt-holds"
        if known and len(known) == len(cards):
            key = "alt-replay-hand"
        name = table.told(seat)
        yield table.speech(key, name=name, n=len(cards), list=table.speech.cards(known))


def _lay_stock(deal: DealView, image: Surface, table: Table) -> None:
    """The pile with its size, and the card that was turned up lying across under it."""
    say, box, cx = table.speech, layout.TOP_LEFT, layout.TOP_LEFT.centre[0]
    label = say("picture-label-trump")
    draw_text(image, (box.x + 12, box.y + 34), label, 30, CREAM, "lm", bold=True, max_width=130)
    paste(image, trump_sign(deal.trump, 56, table.four), box.right - 68, box.y + 6)
    if deal.upcard is None:
        words, at = say("picture-label-stock-gone"), (cx, box.y + 146)
        draw_text(image, at, words, 34, CREAM, "mm", bold=True, max_width=200)
        return
    lay_turned(image, deal.upcard, 132, table.style, 90.0, (cx - 2, 144))
    if deal.robbed is not None:
        words = say("picture-label-robbed", letter=say.letter(deal.robbed.seat))
        draw_text(image, (cx, box.bottom - 20), words, 28, CREAM, "mm", bold=True, max_width=204)
    left = deal.stock - 1
    x, y = cx + 44, 148
    for lift in range((left + 3) // 4):
        paste_centred(image, lying_back(88, 0.0), (x + 2 * lift, y - 2 * lift))
    if left:
        lift = (left - 1) // 4
        at = (x + 2 * lift, y - 2 * lift)
        panel(image, Box(at[0] - 38, at[1] - 32, 76, 64), 235)
        draw_text(image, at, str(deal.stock), 50, BRASS, "mm", bold=True)


def last_of(view: View) -> LastTrick:
    """The last trick of the deal, the only one that may be seen again (rules 11.8)."""
    trick = deal_of(view).tricks[-1]
    return LastTrick(taken(trick), trick.number, trick.trump)
