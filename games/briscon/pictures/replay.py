"""A finished deal again with open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from gamekit.cardgame.kinds import at_step
from gamekit.cardgame.scene import Item, Table
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.match import ENGINE, MatchState
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.engine.view import view as view_of
from games.briscon.pictures.board import board
from games.briscon.pictures.recap import finished
from games.briscon.pictures.sheet import score_before

Step = Play | Rob | Meld | Out
"""One action after the dealing."""


def steps(view: View) -> tuple[Step, ...]:
    """All that was done in the view's finished deal, in order; ``ValueError`` while it runs."""
    return finished(view).past


@lru_cache(maxsize=8)
def matches(view: View) -> tuple[MatchState, ...]:
    """The match after each number of steps, from 0; ``ValueError`` while the view's deal runs.

    The engine plays the deal again.
    """
    earlier = view.results[:-1]
    games = Each.of(SEATS, lambda seat: sum(one.by is seat for one in earlier))
    before = MatchState(view.rules, games, score_before(view), results=earlier)
    return ENGINE.again(before, finished(view))


def complete(view: View) -> tuple[int, ...]:
    """Numbers of the steps that completed a trick."""
    done = enumerate(zip(steps(view), matches(view)[1:], strict=True), 1)
    return tuple(
        number
        for number, (step, after) in done
        if isinstance(step, Play) and after.deal is not None and not after.deal.trick.cards
    )


# -- the pictures ----------------------------------------------------------------------------------


def last_step(view: View) -> int:
    """Number of actions of the view's deal."""
    return len(steps(view))


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    plays, tricks = [False, *(isinstance(step, Play) for step in steps(view))], complete(view)
    return [
        900 if played and number not in tricks else 1700 for number, played in enumerate(plays[:-1])
    ]


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
