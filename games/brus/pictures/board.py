"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cardgame.board_parts import Across, Last, Lying, OnTable, Places, Waiting
from gamekit.cardgame.deal import Laid
from gamekit.cardgame.deal import Trick as Taken
from gamekit.cardgame.recap_parts import LastTrick, lone, lone_told
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cardgame.speech import Speech
from games.brus.engine.hand import Ending, Kehren, Trick
from games.brus.engine.hand import Laid as Played
from games.brus.engine.seats import SEATS, TEAMS, Seat
from games.brus.engine.view import HandView, LaidView, View
from games.brus.pictures.marks import dare_mark, draw_backs, draw_stairs
from games.brus.pictures.tableau import lay_corner, strokes_told, tableau, worth
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table import layout
from render.table.last import ROUND as LONE
from render.table.layout import COLUMNS, LAST_AT, OVER_TRICK, ROUND, Side
from render.table.lying import lying_back
from render.table.parts import BRASS, paste, paste_centred
from render.table.table import Label, bare_table

_STOCK: Final = layout.TOP_LEFT
_STAIRS: Final = layout.BOTTOM_RIGHT
_PILE: Final = 82
"""Width of the stock's cards."""
_SEATING: Final = replace(ROUND, lead={**ROUND.lead, Side.TOP: (386, 112)})
"""The leader's mark: the upper right corner, where it lies elsewhere, has the card's medal."""
_BACKS_AT: Final = {
    Side.TOP: (612, 70),
    Side.LEFT: (232, 122),
    Side.RIGHT: (698, 122),
    Side.BOTTOM: (614, 516),
}
"""Left upper corners of the cards in hand."""
_DARE_AT: Final = {
    Side.TOP: (586, 150),
    Side.LEFT: (250, 392),
    Side.RIGHT: (752, 300),
    Side.BOTTOM: (414, 484),
}
"""Place of a dared card's mark, off index, medal and name."""
_STAR_FROM: Final = {Side.TOP: (-80, -71)}
"""As the leader's mark, in the picture of the last trick."""
_DARE_FROM: Final = {
    Side.TOP: (60, -44),
    Side.LEFT: (-59, 39),
    Side.RIGHT: (60, -25),
    Side.BOTTOM: (-60, 41),
}
"""There from a card's centre to where a dare is marked."""


def hand_of(view: View) -> HandView:
    """Hand of a view; ``ValueError`` if there is none."""
    if view.hand is None:
        raise ValueError("nothing to draw: the view has no hand")
    return view.hand


# -- the trick -------------------------------------------------------------------------------------


def open_cards(hand: HandView) -> tuple[LaidView, ...]:
    """Cards of the trick on the table as visible to everybody.

    A card from which the others ran is not shown before the recap (rules 10.6).
    """
    ran = hand.result is not None and hand.result.ending is Ending.RUN
    if hand.asked is None and not ran:
        return hand.laid
    return tuple(LaidView(laid.seat, None, laid.dared) for laid in hand.laid)


def active(hand: HandView, seat: Seat) -> bool:
    """Whether the seat is to play, or its team to answer."""
    if hand.asked is not None:
        return seat.team is not hand.asked.seat.team
    return hand.turn is seat


def laid(cards: Iterable[LaidView | Played]) -> tuple[Laid, ...]:
    """Cards on the table as pictures of all games have them."""
    return tuple(Laid(one.seat.value, one.card, "dared" * one.dared) for one in cards)


def taken(trick: Trick) -> Taken:
    """A complete trick as pictures of all games have it."""
    return Taken(laid(trick.laid), trick.winner.value)


def on_table(hand: HandView) -> OnTable:
    """The trick on the table, with the one before it."""
    return OnTable.of(tuple(map(taken, hand.tricks)), hand.leader.value, laid(open_cards(hand)))


def turned_in(hand: HandView) -> Kehren | None:
    """The kehren of the trick on the table."""
    last = hand.kehren[-1] if hand.kehren else None
    return last if last is not None and last.trick == on_table(hand).number else None


def trick_told(hand: HandView, there: OnTable, table: Table) -> Iterator[str]:
    """The cards on the table in order of play, and what was said in the trick."""
    say = table.speech
    if there.laid:
        yield say("alt-trick", list=table.laid(there.laid))
        kehren = turned_in(hand)
        if kehren is not None and kehren.answered_by is not None:
            key = "alt-took" if kehren.takes else "alt-ran"
            yield say(key, name=table.told(kehren.answered_by))
    elif hand.turn is not None:
        yield say("alt-trick-empty", name=table.told(hand.leader))
    if there.winner is not None:
        yield say("alt-taken", name=table.told(there.winner))


# -- the table -------------------------------------------------------------------------------------


def ground(view: View, table: Table) -> Canvas:
    """The table of a hand before anything lies on it."""
    return Canvas(bare_table(_STOCK, _STAIRS) if view.hand is not None else bare_table(), COLUMNS)


def board(view: View, table: Table) -> Iterator[Item]:
    """Public picture of the table, 1000 × 640 px: open cards only, from any view."""
    hand, say, shown = view.hand, table.speech, tableau(view)
    yield part(partial(lay_corner, shown))  # Plates throw shadows on it.
    if hand is None:
        yield from (Waiting("alt-no-hand"), Places(), told(say("alt-stock", n=0)))
        yield told(say("alt-worth", n=worth(view)), *strokes_told(shown, say))
        return
    there = on_table(hand)
    acting = [seat for seat in SEATS if active(hand, seat)]
    labels = {seat.value: said_by(hand, there.laid, seat, say) for seat in SEATS}
    yield told(say("alt-board"))
    yield Places(hand.dealer.value, tuple(seat.value for seat in acting), labels)
    yield part(partial(_lay_backs, hand))
    yield part(partial(_lay_stock, view, hand))
    yield part(partial(_lay_trick, there), *trick_told(hand, there, table))
    names = list(map(table.told, acting))
    if hand.asked is not None:
        yield told(say("alt-asked", list=", ".join(names)))
    else:
        yield told(*(say("alt-turn", name=name) for name in names))
    if hand.result is not None:
        ending = say(f"picture-ending-{hand.result.ending.value}")
        at = OVER_TRICK if there.winner is not None else (500, 320)
        yield Across(ending, say("alt-ended", ending=ending), at)
    if there.before is not None:
        yield Last(there.before)
        yield part(partial(_dare_last, there.before))
    yield part(partial(_lay_stairs, hand), tricks_told(hand.won[TEAMS[0]], hand.won[TEAMS[1]], say))
    held = (say("alt-held", name=table.told(seat), n=n) for seat, n in hand.held.items())
    yield told(say("alt-hands", list=", ".join(held)), say("alt-stock", n=hand.stock))
    yield told(say("alt-worth", n=worth(view)), *strokes_told(shown, say))


def tricks_told(ns: int, ew: int, say: Speech) -> str:
    """Number of tricks of each team."""
    return say("alt-tricks", ns_team=say("team-NS"), ns=ns, ew_team=say("team-EW"), ew=ew)


def said_by(hand: HandView, laid: Iterable[Laid], seat: Seat, say: Speech) -> tuple[Label, ...]:
    """Call of a seat in the trick on the table: turned, answered or dared."""
    kehren = turned_in(hand)
    dares = any(one.call and one.seat == seat.value for one in laid)
    out: list[Label] = []
    if kehren is not None and kehren.seat is seat and not dares:
        out.append((say("picture-label-turns"), None))
    if kehren is not None and kehren.answered_by is seat:
        out.append((say(f"picture-label-{'takes' if kehren.takes else 'runs'}"), None))
    if dares:
        out.append((say("picture-label-dares"), None))
    return tuple(out)


def _lay_backs(hand: HandView, image: Surface, table: Table) -> None:
    for seat in SEATS:
        draw_backs(image, *_BACKS_AT[table.side(seat)], hand.held[seat])


def _lay_stock(view: View, hand: HandView, image: Surface, table: Table) -> None:
    """Number of cards left to draw, and strokes at stake."""
    say, box, cards = table.speech, _STOCK, hand.stock
    title = say("picture-label-stock")
    at = (box.centre[0], box.y + 26)
    draw_text(image, at, title, 30, CREAM, "mm", bold=True, max_width=box.w - 16)
    for layer in range((cards + 3) // 4):
        paste(image, lying_back(_PILE, 0.0), box.x - 8 + 5 * layer, box.y + 30 - 2 * layer)
    draw_text(image, (box.right - 50, box.y + 116), str(cards), 60, BRASS, "mm", bold=True)
    y = box.bottom - 28
    label = say("picture-label-worth")
    draw_text(image, (box.x + 14, y), label, 30, CREAM, "lm", bold=True, max_width=box.w - 72)
    draw_text(image, (box.right - 16, y), str(worth(view)), 44, BRASS, "rm", bold=True)


def _lay_trick(there: OnTable, image: Surface, table: Table) -> None:
    Lying(there.laid, there.leader, there.winner, _SEATING).paint(image, table)
    for one in there.laid:
        if one.call:
            paste_centred(image, dare_mark(66), _DARE_AT[table.side(one.seat)])


def _dare_last(trick: Taken, image: Surface, table: Table) -> None:
    for one in trick.laid:
        if one.call:
            dx, dy = LAST_AT[table.side(one.seat)]
            x, y = layout.BOTTOM_LEFT.centre[0] + dx - 22, layout.BOTTOM_LEFT.y + 140 + dy - 34
            paste_centred(image, dare_mark(32), (x, y))


def _lay_stairs(hand: HandView, image: Surface, table: Table) -> None:
    say, box = table.speech, _STAIRS
    at = (box.centre[0], box.y + 26)
    title = say("picture-label-tricks")
    draw_text(image, at, title, 30, CREAM, "mm", bold=True, max_width=box.w - 16)
    for team, x in zip(TEAMS, (box.x + 6, box.x + box.w // 2 + 8), strict=True):
        tricks, head = hand.won[team], say(f"team-{team}-short")
        draw_stairs(image, x, box.bottom - 46, tricks)
        y = box.bottom - 24
        draw_text(image, (x, y), head, 28, CREAM, "lm", bold=True)
        draw_text(image, (x + 92, y), str(tricks), 36, BRASS, "rm", bold=True)


# -- the last trick by itself ----------------------------------------------------------------------


def last_of(view: View) -> LastTrick | None:
    """The last trick of the hand; ``None`` before the first."""
    if view.hand is None or not view.hand.tricks:
        return None
    return LastTrick(taken(view.hand.tricks[-1]), len(view.hand.tricks))


def last_ground(shown: LastTrick, table: Table) -> Image.Image:
    """The trick as it lay."""
    return lone(shown, table, _STAR_FROM)


def last(shown: LastTrick, table: Table) -> Iterator[Item]:
    """Cards, leader and winner in words; marks of the dares."""
    yield from lone_told(shown, table)
    yield part(partial(_dare_lone, shown.trick))


def _dare_lone(trick: Taken, image: Surface, table: Table) -> None:
    for one in trick.laid:
        if one.call:
            (x, y), (dx, dy) = LONE[table.side(one.seat)], _DARE_FROM[table.side(one.seat)]
            paste_centred(image, dare_mark(48), (x + dx, y + dy))
