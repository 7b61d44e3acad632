"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from brouc.actions import Announce, Declare, Dehors
from brouc.cards import Card
from brouc.deal import WonTrick
from brouc.seats import SEATS, Team
from brouc.slate import marriage_value
from brouc.tricks import Marriage, Trick
from brouc.view import DealView, View
from gamekit.cards.engine import Phase
from games.brouc.pictures.slate import columns, lay_corner, score_told
from games.brouc.table_marriages import lying_marriages, table_marriages
from games.cardgame.board_parts import Across, Last, Lying, OnTable, OnTurn, Piles, Places, Waiting
from games.cardgame.deal import Laid
from games.cardgame.deal import Trick as Taken
from games.cardgame.kinds import deal_of
from games.cardgame.recap_parts import LastTrick, lone
from games.cardgame.scene import Item, Part, Table, part, told
from games.cardgame.speech import Speech
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table import layout
from render.table.layout import CARD_W, COLUMNS
from render.table.parts import half_card, paste, paste_centred, trump_sign
from render.table.table import Label, bare_table, draw_title, draw_worth

FIELDS: Final = layout.TOP_LEFT, layout.BOTTOM_RIGHT
"""Trump and tricks."""
TRUMP_SEEN: Final = 194
"""Visible part of the card turned up."""


def laid(trick: Trick) -> tuple[Laid, ...]:
    """The cards of a trick in order of play."""
    return tuple(Laid(seat.value, card) for seat, card in trick.plays())


def taken(won: WonTrick) -> Taken:
    """A complete trick as pictures of all games have it."""
    return Taken(laid(won.trick), won.winner.value)


def on_table(deal: DealView) -> OnTable:
    """The trick on the table, with the one before it."""
    tricks = tuple(map(taken, deal.tricks))
    return OnTable.of(tricks, deal.trick.leader.value, laid(deal.trick))


def worth_of(view: View, deal: DealView) -> tuple[Label, ...]:
    """The marriages that lie there: their card points, with a plus once they are won."""
    sign = "+" if deal.tricks and not deal.trick.cards else ""
    return tuple((f"{sign}{one.value}", one.marriage.suit) for one in lying_marriages(view, deal))


def ground(view: View, table: Table) -> Canvas:
    """The table of a deal before anything lies on it."""
    return Canvas(bare_table(*FIELDS) if view.deal is not None else bare_table(), COLUMNS)


def board(view: View, table: Table) -> Iterator[Item]:
    """Public picture of the table, 1000 × 640 px: open cards only, from any view."""
    deal, slate = view.deal, columns(view, None, table.speech)
    score = told(*score_told(view, table.speech))
    yield part(partial(lay_corner, slate, view.rules.ancient))  # Plates throw shadows on it.
    if deal is None:
        yield from (Waiting(), Places(), score)
        return
    say, there, worth = table.speech, on_table(deal), worth_of(view, deal)
    spoken = tuple(calls(deal, table))
    labels = {one.value: tuple(said for by, said, _ in spoken if by == one.value) for one in SEATS}
    turn = () if deal.turn is None else (deal.turn.value,)
    yield told(say("alt-board"))
    yield Places(deal.dealer.value, turn, labels)
    yield _trump(deal, say)
    leader = there.leader if there.laid or deal.turn is not None else None
    yield Lying(there.laid, leader, there.winner)
    yield part(partial(_lay_worth, worth), *worth_told(worth, say))
    if deal.turn is not None:
        yield OnTurn((deal.turn.value,))
    elif view.phase is Phase.COUNTING:
        yield Across(say("picture-label-count"), say("alt-counting"), there.winner, asks=True)
    if deal.result is not None:
        ending = say(f"picture-ending-{deal.result.ending.value}")
        yield Across(ending, say("alt-ended", ending=ending), there.winner)
    if spoken:
        yield told(say("alt-said", list=", ".join(words for _, _, words in spoken)))
    if there.before is not None:
        yield Last(there.before)
    yield _piles(deal)
    yield score


def _trump(deal: DealView, say: Speech) -> Part:
    sentences = [say("alt-trump", suit=say.suit(deal.trump))]
    if deal.indicator is not None:
        sentences.append(say("alt-indicator", card=say.named(deal.indicator)))
    return part(partial(_lay_trump, deal), *sentences)


def _lay_trump(deal: DealView, image: Surface, table: Table) -> None:
    say, box, cx = table.speech, layout.TOP_LEFT, layout.TOP_LEFT.centre[0]
    draw_title(image, box, say("picture-label-trump"))
    if deal.indicator is not None:
        sprite = half_card(deal.indicator, CARD_W, TRUMP_SEEN, table.style)
        paste(image, sprite, box.x + 8, box.y + 46)
    else:
        paste_centred(image, trump_sign(deal.trump, 136, table.four), (cx, box.y + 118))
        draw_text(image, (cx, box.y + 216), say.suit(deal.trump), 34, CREAM, "mm", bold=True)


def worth_told(worth: Iterable[Label], say: Speech) -> Iterator[str]:
    """Marriages in a trick."""
    for text, suit in worth:
        assert suit is not None, "a marriage is of a suit"
        yield say("alt-table-marriage", value=text, suit=say.suit(suit))


def _lay_worth(worth: tuple[Label, ...], image: Surface, table: Table) -> None:
    draw_worth(image, worth, four=table.four)


def calls(deal: DealView, table: Table) -> Iterator[tuple[str, Label, str]]:
    """Seat, label and words of each call; a marriage as its card points and its suit."""
    say = table.speech
    for said in (entry.said for entry in deal.spoken):
        seat, name = said.seat.value, table.told(said.seat)
        match said:
            case Declare():
                value = marriage_value(Marriage(said.suit, said.extended), deal.trump)
                told = say("alt-said-declare", name=name, value=value, suit=say.suit(said.suit))
                yield seat, (str(value), said.suit), told
            case Dehors():
                yield seat, (say("picture-label-dehors"), None), say("alt-said-dehors", name=name)
            case Announce():
                what = said.announcement.value
                label = say(f"picture-label-{what}")
                yield seat, (label, None), say(f"alt-said-{what}", name=name)
            case _:
                pass  # A marker: it lies on the pile.


def _piles(deal: DealView) -> Piles:
    won, open_ = dict.fromkeys(map(str, Team), 0), {str(team): list[Card]() for team in Team}
    for trick in deal.tricks:
        won[trick.winner.team.value] += 1
    for mark in deal.marks:
        open_[mark.team.value].append(mark.marriage.mark())
    return Piles(won, open_)


# -- the last trick by itself ----------------------------------------------------------------------


def last_of(view: View) -> LastTrick:
    """The last trick of the deal, as everybody may know it."""
    deal = deal_of(view)
    number = len(deal.tricks)
    worth = tuple(
        (f"+{one.value}", one.marriage.suit)
        for one in table_marriages(view, deal)
        if one.trick == number
    )
    return LastTrick(taken(deal.tricks[-1]), number, deal.trump, worth)


def last(shown: LastTrick, table: Table) -> Iterator[Item]:
    """The trick as it lay."""
    yield from lone(shown, table)
    yield told(*worth_told(shown.worth, table.speech))
