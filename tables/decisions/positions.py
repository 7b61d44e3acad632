"""Positions of buttons: the entry that began the lobby, match, deal, turn or vote they belong to.

A button carries the number of that entry. Other events at the table, people who join, call, leave
or come back, do not outdate it. A number from before that entry, or one that the journal has not
reached, is another position: nothing is executed. Buttons of version 0.1.0 carry the newest entry
at the time of drawing and follow the same rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tables.decisions.decision import Decision, Old
from tables.journal.state import TableState

Seq: TypeAlias = int | None
"""The number that the pressed button carried; ``None`` for typed commands."""


@dataclass(frozen=True, slots=True)
class Began:
    """The entries that began the present lobby, match and so on; 0 for none."""

    lobby: int
    """Take a seat, arrange the seats, begin."""
    match: int
    """Look, come back, play another match after it."""
    deal: int
    """Call and count: a call that crosses a card is still meant."""
    turn: int
    """Play a card, take it back, cut."""
    vote: int
    """Agree to a proposal to stop, or refuse it."""


def began(state: TableState) -> Began:
    """Return the positions for buttons drawn now."""
    return Began(
        lobby=state.lobby_seq,
        match=state.match_seq,
        deal=state.deal_seq,
        turn=state.turn_seq,
        vote=state.abandoning.seq if state.abandoning is not None else 0,
    )


def outdated(state: TableState, seq: Seq, since: int) -> bool:
    """Whether a request belongs to another position than the one begun by ``since``."""
    return seq is not None and not since <= seq <= state.seq


def belonging(
    to: Callable[[Began], int], seq: Seq, decide: Callable[[TableState], Decision]
) -> Callable[[TableState], Decision]:
    """Make the decision only if the pressed button belongs to the position."""

    def decided(state: TableState) -> Decision:
        return Old() if outdated(state, seq, to(began(state))) else decide(state)

    return decided
