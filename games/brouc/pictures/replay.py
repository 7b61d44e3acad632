"""A finished deal again: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brouc.cards import sorted_hand
from brouc.result import UNMARKED
from brouc.ruleset import Indicator
from brouc.seats import SEATS
from brouc.tricks import Trick
from brouc.view import View
from gamekit.cards.engine import Phase
from games.brouc.pictures.board import FIELDS, board
from games.brouc.pictures.recap import plays
from games.cardgame.board_parts import Open, above_hands
from games.cardgame.kinds import finished
from games.cardgame.scene import Item, Table
from render.style.canvas import Canvas
from render.table.layout import COLUMNS


def after(view: View, step: int) -> View:
    """Public view of the view's deal after so many cards, and calls right after them.

    Raises ``ValueError`` for a step that it does not have.
    """
    deal = finished(view)
    played = plays(deal)
    if step == len(played):
        return view
    if not 0 <= step < len(played):
        raise ValueError(f"this replay has steps 0 to {len(played)}, not {step}")
    done, rest = divmod(step, 4)
    whole = (*(won.trick for won in deal.tricks), deal.trick)[done]
    said = (one for one in deal.spoken if min(4 * (one.trick - 1) + one.cards, 32) <= step)
    stays = view.rules.indicator is Indicator.STAYS
    left = (stays and (deal.dealer, deal.indicator_was) not in played[:step]) or not step
    then = replace(
        deal,
        indicator=deal.indicator_was if left else None,
        tricks=deal.tricks[:done],
        trick=Trick(whole.leader, whole.cards[:rest]),
        turn=played[step][0],
        spoken=tuple(said),
        marks=tuple(mark for mark in deal.marks if mark.trick <= done),
        result=None,
    )
    earlier = view.results[:-1]
    return replace(
        view,
        phase=Phase.PLAYING,
        deal=then,
        results=earlier,
        slate=deal.slate,
        carried=deal.carried,
        coches=earlier[-1].total if earlier else UNMARKED,
    )


def last_step(view: View) -> int:
    """The number of cards played in the view's deal: the last step of its replay."""
    return len(plays(finished(view)))


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    return [1800 if step % 4 == 0 else 900 for step in range(last_step(view))]


def ground(view: View, table: Table) -> Canvas:
    """The table, 1000 × 888 px."""
    return Canvas(above_hands(len(SEATS), *FIELDS), COLUMNS)


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """A finished deal after some cards: the table, and four open hands below.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    deal, dealt = finished(view), finished(view).dealt
    assert dealt is not None, "the deal is over"
    yield from board(after(view, step), table)
    gone = {card for _, card in plays(deal)[:step]}
    hands = ((seat, sorted_hand(cards, deal.trump)) for seat, cards in dealt.items())
    yield Open([(seat, [card for card in cards if card not in gone]) for seat, cards in hands])
