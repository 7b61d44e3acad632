"""A finished hand again with four open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from gamekit.cardgame.board_parts import Open, above_hands
from gamekit.cardgame.kinds import at_step
from gamekit.cardgame.scene import Item, Table
from gamekit.cards.seats import Each
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import HandState
from games.brus.engine.match import ENGINE, MatchState
from games.brus.engine.seats import SEATS, TEAMS
from games.brus.engine.view import HandView, View
from games.brus.engine.view import view as view_of
from games.brus.pictures.board import FIELDS, board
from games.brus.pictures.tableau import strokes_before
from render.style.canvas import Canvas
from render.table.layout import COLUMNS

_BESIDE: Final = 2
"""Hands in a row below the table."""


@lru_cache(maxsize=8)
def matches(view: View) -> tuple[MatchState, ...]:
    """The match after each number of steps, from 0; ``ValueError`` while the hand is not over.

    The engine plays the hand again, so that hands, stock and strokes are as they were.
    """
    hand, earlier = _finished(view), view.results[:-1]
    assert hand.result is not None, "the hand is over"
    before = MatchState(
        view.rules,
        strokes=strokes_before(hand, hand.result),
        stanti=hand.stanti,
        games=Each.of(TEAMS, lambda team: sum(one.game_over and one.by is team for one in earlier)),
        results=earlier,
    )
    return ENGINE.again(before, hand)


def states(view: View) -> tuple[HandState, ...]:
    """The hand after each number of steps, from 0; ``ValueError`` while it is not over."""
    return tuple(match.hand for match in matches(view) if match.hand is not None)


def _finished(view: View) -> HandView:
    if view.hand is None or view.hand.result is None:
        raise ValueError("a hand is replayed once it is over")
    return view.hand


# -- the pictures ----------------------------------------------------------------------------------


def last_step(view: View) -> int:
    """Number of actions of the view's hand; ``ValueError`` while it is not over."""
    return len(_finished(view).past)


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms: longer where a trick is complete."""
    return [1800 if hand.tricks and not hand.trick.laid else 900 for hand in states(view)[:-1]]


def ground(view: View, table: Table) -> Canvas:
    """The table, 1000 × 772 px."""
    return Canvas(above_hands(len(SEATS) // _BESIDE, *FIELDS), COLUMNS)


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """A finished hand after so many steps: the table, and four open hands below.

    Raises ``ValueError`` while the hand runs or for a step it does not have.
    """
    hand = at_step(states(view), step)
    yield from board(view_of(matches(view)[step], None), table, hand.trick.laid)
    yield Open([(seat, sorted_hand(cards)) for seat, cards in hand.hands.items()], _BESIDE)
