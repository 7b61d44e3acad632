"""A finished deal again with open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from gamekit.cardgame.kinds import at_step
from gamekit.cardgame.scene import Item, Table
from gamekit.cards.seats import Each
from games.briscon.engine.deal import DealState
from games.briscon.engine.match import ENGINE, MatchState
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.engine.view import view as view_of
from games.briscon.pictures.board import board
from games.briscon.pictures.recap import finished


@lru_cache(maxsize=8)
def matches(view: View) -> tuple[MatchState, ...]:
    """The match after each number of steps, from 0; ``ValueError`` while the view's deal runs.

    The engine plays the deal again.
    """
    earlier = view.results[:-1]
    games = Each.of(SEATS, lambda seat: sum(one.by is seat for one in earlier))
    before = MatchState(view.rules, games, finished(view).score, results=earlier)
    return ENGINE.again(before, finished(view))


def states(view: View) -> tuple[DealState, ...]:
    """The deal after each number of steps, from 0; ``ValueError`` while it is not over."""
    return tuple(match.deal for match in matches(view) if match.deal is not None)


# -- the pictures ----------------------------------------------------------------------------------


def last_step(view: View) -> int:
    """Number of actions of the view's deal; ``ValueError`` while it is not over."""
    return len(finished(view).past)


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms: shorter while a card is to be answered."""
    return [900 if deal.trick.cards else 1700 for deal in states(view)[:-1]]


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """A finished deal after so many steps: the board with both hands open.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    match = at_step(matches(view), step)
    # The last step may have ended the deal.
    shown = view if step == last_step(view) else view_of(match, None)
    assert shown.deal is not None, "a deal was dealt"
    assert match.deal is not None, "a deal was dealt"
    yield from board(replace(shown, deal=replace(shown.deal, known=match.deal.hands)), table)
