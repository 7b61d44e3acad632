"""A finished deal taken apart into what was done in it, and how it stood after each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from gamekit.cards.each import Each
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.deal import (
    DealResult,
    DealState,
    Reason,
    Trick,
    meld,
    play,
    rob,
    start_deal,
)
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, View

Step = Play | Rob | Meld | Out
"""One action after the dealing."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a finished deal stood after one of its steps."""

    deal: DealState
    """As the engine has it."""
    step: Step | None
    """Last action; ``None`` before the first."""
    result: DealResult | None
    """With the last step."""

    @property
    def lying(self) -> Trick:
        """The trick on the table: one just completed stays until something else is done."""
        if isinstance(self.step, Play) and not self.deal.trick.cards:
            return self.deal.tricks[-1]
        return self.deal.trick

    @property
    def before(self) -> Trick | None:
        """The trick before the one on the table; ``None`` if there is none."""
        won = self.deal.tricks[:-1] if self.lying.complete else self.deal.tricks
        return won[-1] if won else None

    @property
    def taker(self) -> Seat | None:
        """Winner of the trick just completed."""
        trick = self.lying
        return trick.winner(self.deal.trump) if trick.complete else None


def finished(view: View) -> DealView:
    """The view's deal; ``ValueError`` unless it is over."""
    deal = view.deal
    if deal is None or deal.dealt is None or deal.result is None:
        raise ValueError("a deal is gone through again once it is over")
    return deal


def score_before(view: View) -> PerSeat[int]:
    """How the players stood before the view's deal."""
    deal = view.deal
    if deal is None or deal.result is None:
        return view.score
    result = deal.result
    return Each.of(SEATS, lambda seat: result.score[seat] - result.total(seat) - result.cards[seat])


def steps(view: View) -> tuple[Step, ...]:
    """All that was done in the view's finished deal, in order; ``ValueError`` while it runs."""
    deal = finished(view)
    shown = [one for one in deal.written if one.reason is Reason.MELD]
    found: list[Step] = []
    melds = 0

    def said_before(played: int) -> None:
        nonlocal melds
        robbed = deal.robbed
        while True:
            if robbed is not None and (robbed.trick, robbed.melds) == (played, melds):
                found.append(Rob(robbed.seat))
                robbed = None
            elif melds < len(shown) and shown[melds].trick == played:
                found.append(Meld(shown[melds].seat, shown[melds].cards))
                melds += 1
            else:
                return

    for trick in (*deal.tricks, deal.trick):
        said_before(trick.number - 1)
        who = (trick.leader, trick.leader.other)
        found += [Play(seat, card) for seat, card in zip(who, trick.cards, strict=False)]
    assert deal.result is not None
    if deal.result.said_by is not None:
        found.append(Out(deal.result.said_by))
    return tuple(found)


def moment(view: View, step: int) -> Moment:
    """The deal after ``step`` steps; ``ValueError`` for a step that it does not have."""
    deal, done = finished(view), steps(view)
    if not 0 <= step <= len(done):
        raise ValueError(f"this replay has steps 0 to {len(done)}, not {step}")
    state = start_deal(deal.number, deal.dealer, deal.pack, score_before(view))
    for one in done[:step]:
        state = _after(state, one)
    last = step == len(done)
    return Moment(state, done[step - 1] if step else None, deal.result if last else None)


def _after(deal: DealState, step: Step) -> DealState:
    match step:
        case Play():
            return play(deal, step.card)
        case Rob():
            return rob(deal, step.seat)
        case Meld():
            melded = meld_of(step.cards)
            assert melded is not None, "it was melded"
            return meld(deal, step.seat, melded)
        case Out():
            return deal
        case _:
            assert_never(step)
