"""The table for two, seen from above, with everything that lies open and was written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from PIL import Image

from gamekit.cardgame.board_parts import Across, Last, Lying, OnTable, Places, Waiting
from gamekit.cardgame.deal import Laid
from gamekit.cardgame.deal import Trick as Taken
from gamekit.cardgame.recap_parts import LastTrick
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import Card, Suit
from gamekit.cards.engine import Phase
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.deal import DealResult, Trick
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.sheet import Paper, both, lay_sheet, sheet_of, sheet_sentences
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import COLUMNS, FACING_LEAD, Box, Seating, Side
from render.table.lying import lay_turned, lying_back
from render.table.parts import (
    BRASS,
    disc,
    panel,
    paste,
    paste_centred,
    paste_tile,
    tile,
    trump_sign,
)
from render.table.table import FIELD, bare_table, draw_title

SHEET: Final = Paper(Box(716, 8, 276, 624))
"""The score sheet."""
FACING: Final = Seating(
    plate={Side.TOP: Box(8, 8, 250, 60), Side.BOTTOM: Box(8, 572, 250, 60)},
    dealer={Side.TOP: (34, 98), Side.BOTTOM: (34, 542)},
    said={},
    trick={Side.TOP: (384, 272), Side.BOTTOM: (588, 368)},
    turn={Side.TOP: 2.5, Side.BOTTOM: -2.0},
    lead=FACING_LEAD,
)
HELD: Final = {Side.TOP: Box(266, 8, 318, 92), Side.BOTTOM: Box(266, 540, 318, 92)}
"""Five cards small: backs, and what was shown."""
TILE: Final = (60, 92)
STEP: Final = 64
PILE: Final = {Side.TOP: Box(594, 8, 114, 92), Side.BOTTOM: Box(594, 540, 114, 92)}
"""Tricks won."""
STOCK: Final = Box(8, 124, 250, 262)
FIELDS: Final = STOCK, *PILE.values()
UPCARD_TILE: Final = (62, 92)
"""In a hand."""
UPCARD_AT: Final = (136, 274)
PILE_AT: Final = (186, 278)
LAST: Final = Box(8, 392, 250, 126)
LAST_TILE: Final = (56, 78)
CENTRE: Final = (486, 320)
OVER: Final = (500, 178)
"""Place of the text over a complete trick."""
WORDS: Final = 452
"""Room for large words between the stock and the sheet."""
BESIDE: Final = {Side.TOP: (486, 478), Side.BOTTOM: (486, 160)}
"""Place of the text next to a single card, by the card's side."""
UPCARD_W: Final = 150
PILE_W: Final = 102


def deal_of(view: View) -> DealView:
    """Deal of a view; ``ValueError`` if there is none."""
    if view.deal is None:
        raise ValueError("nothing to draw: the view has no deal")
    return view.deal


# -- what lies there -------------------------------------------------------------------------------


def laid(trick: Trick) -> tuple[Laid, ...]:
    """The cards of a trick in order of play."""
    seats = (trick.leader.value, trick.leader.other.value)
    return tuple(map(Laid, seats, trick.cards))


def taken(trick: Trick, trump: Suit) -> Taken:
    """A complete trick as pictures of all games have it."""
    return Taken(laid(trick), trick.winner(trump).value)


def on_table(deal: DealView) -> OnTable:
    """The trick on the table, with the one before it once the next is led.

    Of all tricks only the last is known (rules 11.8).
    """
    tricks = tuple(taken(trick, deal.trump) for trick in deal.tricks)
    there = OnTable.of(tricks, deal.trick.leader.value, laid(deal.trick))
    return replace(there, before=None) if there.winner else there


def robbing(deal: DealView, say: Speech) -> str:
    """Which seat robbed, what, and before which trick, or that nobody did."""
    if deal.robbed is None:
        return say("picture-recap-not-robbed")
    seat, card = say.letter(deal.robbed.seat), say.named(deal.indicator)
    return say("picture-recap-robbed", name=seat, card=card, trick=deal.robbed.trick + 1)


def ending_of(result: DealResult, name: Callable[[Seat], str], say: Speech) -> str:
    """How a deal ended, and the name of who said « aus »."""
    ending = say(f"picture-ending-{result.ending.value}")
    if result.said_by is None:
        return ending
    return say("picture-recap-said", name=name(result.said_by), ending=ending)


# -- the board -------------------------------------------------------------------------------------


def ground(view: View, table: Table) -> Canvas:
    """The table of a deal before anything lies on it."""
    fields = FIELDS if view.deal is not None else ()
    return Canvas(bare_table(*fields, centre=CENTRE), COLUMNS)


def board(view: View, table: Table) -> Iterator[Item]:
    """Public picture of the table, 1000 × 640 px: open cards only, from any view."""
    say, deal, sheet = table.speech, view.deal, sheet_of(view)

    def seated(seat: Seat) -> str:
        """Players are known by their seats: the whole sheet has to fit."""
        return say(f"seat-{seat}")

    score = told(*sheet_sentences(sheet, SHEET.lines(sheet), seated, say))
    yield part(partial(lay_sheet, SHEET, sheet))
    if deal is None:
        yield from (Waiting("alt-no-deal", CENTRE, WORDS), Places(seating=FACING), score)
        return
    there = on_table(deal)
    active = there.winner or (deal.turn.value if deal.turn is not None else "")
    yield told(say("alt-board"))
    yield Places(deal.dealer.value, (active,), seating=FACING)
    yield told(say("alt-trump", suit=say.suit(deal.trump)))
    yield part(partial(_lay_stock, deal), stock_told(deal.stock, deal.upcard, say))
    if deal.robbed_by is not None and deal.upcard is not None:
        yield told(say("alt-robbed", name=table.told(deal.robbed_by)))
    leader = there.leader if there.laid or deal.turn is not None else None
    yield Lying(there.laid, leader, there.winner, FACING)
    if deal.turn is not None:
        yield told(say("alt-turn", name=table.told(deal.turn)))
    if deal.result is not None:
        ending = ending_of(deal.result, say.letter, say)
        yield _across(ending, say("alt-ended", ending=ending), there, table)
    elif view.phase is Phase.COUNTING:
        yield _across(say("picture-label-count"), say("alt-counting"), there, table)
    yield from (InHand(seat, deal) for seat in SEATS)
    if there.before is not None:
        yield LastOfTwo(there.before)
    yield told(both("alt-tricks", deal.won, table.told, say))
    yield score


def stock_told(left: int, upcard: Card | None, say: Speech) -> str:
    """Cards left to draw."""
    if upcard is None:
        return say("alt-stock-gone")
    return say("alt-stock", n=left, card=say.named(upcard))


def _across(text: str, sentence: str, there: OnTable, table: Table) -> Across:
    """Words that cover no index: beside a single card, over both, else in the middle."""
    at = CENTRE if not there.laid else BESIDE[table.side(there.leader)]
    return Across(text, sentence, OVER if there.winner else at, WORDS)


@dataclass(frozen=True)
class InHand:
    """A player's cards, open those that both know, and tricks."""

    seat: Seat
    deal: DealView

    @property
    def cards(self) -> tuple[Card, ...]:
        """Open cards, sorted."""
        return sorted_hand(self.deal.known[self.seat], self.deal.trump)

    def paint(self, image: Surface, table: Table) -> None:
        """Draw tiles, and the pile of tricks with its number."""
        side, deal = table.side(self.seat), self.deal
        box, pile, count, won = HELD[side], PILE[side], deal.held[self.seat], deal.won[self.seat]
        if count:
            panel(image, box, FIELD)
        cards, some = self.cards, len(self.cards) < count
        sprites = [tile(card, *TILE, table.style, ringed=some) for card in cards]
        sprites += [_small_back()] * (count - len(cards))
        for place, sprite in enumerate(sprites):
            paste(image, sprite, box.x + STEP * place, box.y)
        for trick in range(won):
            paste(image, lying_back(44, 0.0), pile.x - 14 + 1.1 * trick, pile.y - 2)
        at, ink = (pile.right - 27, pile.centre[1]), BRASS if won else CREAM
        draw_text(image, at, str(won), 40, ink, "mm", bold=True)

    def tell(self, table: Table) -> Iterator[str]:
        """Number of cards, and the open ones."""
        say, cards, held = table.speech, self.cards, self.deal.held[self.seat]
        key = "alt-holds-known" if cards else "alt-holds"
        if cards and len(cards) == held:
            key = "alt-replay-hand"
        yield say(key, name=table.told(self.seat), n=held, list=say.cards(cards))


@lru_cache(maxsize=1)
def _small_back() -> Image.Image:
    width, height = TILE
    return lying_back(width - 2, 0.0).crop((19, 19, 19 + width, 19 + height))


def _lay_stock(deal: DealView, image: Surface, table: Table) -> None:
    """The pile with its size, and the card that was turned up lying across under it."""
    say = table.speech
    box = STOCK
    sign = trump_sign(deal.trump, 56, table.four)
    label = say("picture-label-trump")
    draw_text(image, (box.x + 12, box.y + 34), label, 30, CREAM, "lm", bold=True, max_width=130)
    paste(image, sign, box.right - 68, box.y + 6)
    if deal.upcard is None:
        words = say("picture-label-stock-gone")
        draw_text(
            image, (box.centre[0], box.y + 152), words, 34, CREAM, "mm", bold=True, max_width=230
        )
        return
    lay_turned(image, deal.upcard, UPCARD_W, table.style, 90.0, UPCARD_AT)
    if deal.robbed_by is not None:
        words = say("picture-label-robbed", letter=say.letter(deal.robbed_by))
        at = (box.centre[0], box.bottom - 18)
        draw_text(image, at, words, 28, CREAM, "mm", bold=True, max_width=box.w - 12)
    left = deal.stock - 1
    x, y = PILE_AT
    for card in range(0, left, 4):
        lift = card // 4
        paste_centred(image, lying_back(PILE_W, 0.0), (x + 2 * lift, y - 2 * lift))
    if left:
        lift = (left - 1) // 4
        at = (x + 2 * lift, y - 2 * lift)
        panel(image, Box(at[0] - 38, at[1] - 32, 76, 64), 235)
        draw_text(image, at, str(deal.stock), 50, BRASS, "mm", bold=True)


class LastOfTwo(Last):
    """The last trick, which everybody may still see, with its winner's star."""

    def paint(self, image: Surface, table: Table) -> None:
        """Draw both cards."""
        say, box, y = table.speech, LAST, LAST.y + 83
        panel(image, box, FIELD)
        draw_title(image, box, say("picture-label-last"), 18)
        for place, one in enumerate(self.trick.laid):
            x, won = box.x + 8 + 122 * place, one.seat == self.trick.winner
            paste_centred(image, disc(say.letter(one.seat), 40), (x + 22, y))
            assert one.card is not None, "a complete trick lies open"
            sprite = tile(one.card, *LAST_TILE, table.style, ringed=won)
            paste_tile(image, sprite, (x + 78, y), winner=won)


def last_of(view: View) -> LastTrick | None:
    """The last trick of the deal, the only one that may be seen again (rules 11.8)."""
    deal = view.deal
    if deal is None or not deal.tricks:
        return None
    trick = deal.tricks[-1]
    return LastTrick(taken(trick, deal.trump), trick.number, deal.trump)
