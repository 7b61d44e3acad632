"""A finished deal again with open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, islice

from gamekit.cardgame.board_parts import OnTable
from gamekit.cardgame.scene import Item, Table
from gamekit.cardgame.speech import Speech
from games.briscon.engine.actions import Action, Deal, Meld, Out, Play, Rob
from games.briscon.engine.deal import DealState
from games.briscon.engine.match import MatchState, accept
from games.briscon.engine.view import View
from games.briscon.engine.view import view as view_of
from games.briscon.pictures.board import Replayed, board, laid, taken
from games.briscon.pictures.recap import finished
from games.briscon.pictures.sheet import score_before

Step = Play | Rob | Meld | Out
"""One action after the dealing."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a finished deal stood after one of its steps."""

    deal: DealState
    """As the engine has it."""
    step: Step | None
    """Last action; ``None`` before the first."""
    view: View
    """Public view."""

    @property
    def there(self) -> OnTable:
        """The trick on the table: one just completed stays until something else is done."""
        deal = self.deal
        tricks = tuple(taken(trick, deal.trump) for trick in deal.tricks)
        there = OnTable.of(tricks, deal.trick.leader.value, laid(deal.trick))
        if there.winner is None or isinstance(self.step, Play):
            return there
        return OnTable(len(tricks) + 1, deal.trick.leader.value, (), None, tricks[-1])


def steps(view: View) -> tuple[Step, ...]:
    """All that was done in the view's finished deal, in order; ``ValueError`` while it runs."""
    return finished(view).past


@lru_cache(maxsize=8)
def moments(view: View) -> tuple[Moment, ...]:
    """How the view's deal stood after each number of steps, from 0; ``ValueError`` while it runs.

    The engine plays the deal again.
    """
    deal = finished(view)
    done: tuple[Action, ...] = (Deal(deal.dealer, deal.pack), *deal.past)
    before = MatchState(view.rules, score=score_before(view), results=view.results[:-1])
    found = []
    for number, state in enumerate(islice(accumulate(done, accept, initial=before), 1, None)):
        assert state.deal is not None, "a deal is running"
        step = deal.past[number - 1] if number else None
        seen = view if number == len(deal.past) else view_of(state, None)
        found.append(Moment(state.deal, step, seen))
    return tuple(found)


def moment(view: View, step: int) -> Moment:
    """The deal after ``step`` steps; ``ValueError`` for a step that it does not have."""
    found = moments(view)
    if not 0 <= step < len(found):
        raise ValueError(f"this replay has steps 0 to {len(found) - 1}, not {step}")
    return found[step]


# -- the pictures ----------------------------------------------------------------------------------


def last_step(view: View) -> int:
    """Number of actions of the view's deal."""
    return len(steps(view))


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    return [
        1700 if now.there.winner or not isinstance(now.step, Play) else 900
        for now in moments(view)[:-1]
    ]


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """A finished deal after so many steps: the table with open hands, and what is drawn next.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    now = moment(view, step)
    again = Replayed(now.deal.hands, now.deal.stock_cards()[:2], words_at(now, table.speech))
    yield from board(now.view, table, again)


def words_at(now: Moment, say: Speech) -> str:
    """Call of a replay step; empty for a card played."""
    match now.step:
        case Rob():
            return say("picture-label-robs")
        case Meld():
            made = now.deal.melds[-1]
            name = say(f"picture-mark-{made.kind.value}")
            return f"{name[:1].upper()}{name[1:]} {made.worth(now.deal.trump)}"
        case _:
            return ""
