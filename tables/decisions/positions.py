"""What a button belongs to: the entry that began its lobby, match, deal, turn or vote.

A button carries the number of that entry. Whatever else happens at the table meanwhile, people who
join, call, leave or come back, makes no button old. A number from before the entry, or one that the
journal has not reached, is another position: nothing is executed. Buttons of version 0.1.0 carry
the newest entry of the moment when they were drawn and obey the same rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tables.decisions.decision import Decision, Old
from tables.journal.state import TableState

Seq: TypeAlias = int | None
"""What the button carried that was pressed; ``None`` for what was typed."""


@dataclass(frozen=True, slots=True)
class Began:
    """The entries that began what is going on; 0 for what there is not."""

    lobby: int
    """To take a seat, arrange it, begin."""
    match: int
    """To look, to come back, to play another one after it."""
    deal: int
    """To call and to count: who calls while a card falls means the call all the same."""
    turn: int
    """To play a card, take it back, cut."""
    vote: int
    """To agree to a proposal to stop, or to refuse it."""


def began(state: TableState) -> Began:
    """What the buttons drawn now carry."""
    return Began(
        lobby=state.lobby_seq,
        match=state.match_seq,
        deal=state.deal_seq,
        turn=state.turn_seq,
        vote=state.abandoning.seq if state.abandoning is not None else 0,
    )


def outdated(state: TableState, seq: Seq, since: int) -> bool:
    """Whether a request belongs to another position than the one that ``since`` began."""
    return seq is not None and not since <= seq <= state.seq


def belonging(
    to: Callable[[Began], int], seq: Seq, decide: Callable[[TableState], Decision]
) -> Callable[[TableState], Decision]:
    """The same decision, unless the button that asks for it belongs to another position."""

    def decided(state: TableState) -> Decision:
        return Old() if outdated(state, seq, to(began(state))) else decide(state)

    return decided
