"""Cache of the public view of each table, built once per state.

A card changes a board and four hands, and every hand contains the board.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from tables.journal.state import TableState
from tables.runtime.maintenance import Rests
from tables.runtime.pauses import Pauses
from tables.views import Board, board_of

KEPT: Final = 500
"""Number of boards kept."""


class Boards:
    """The newest boards."""

    def __init__(self, pauses: Pauses, kept: int = KEPT) -> None:
        self._pauses = pauses
        self._kept = kept
        self._known: OrderedDict[int, tuple[TableState, Rests, Board]] = OrderedDict()

    def of(self, state: TableState, rests: Rests, now: int) -> Board:
        """The board of a state; ``now``: UTC ms, for the ``rests``."""
        known = self._known.get(state.id)
        if known is not None:
            then, rested, board = known
            if then is state and rested == rests and board.rest == rests.announced(now):
                return board
        board = board_of(state, self._pauses, rests, now)
        self._known[state.id] = state, rests, board
        self._known.move_to_end(state.id)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)
        return board

    def forget(self, table: int) -> None:
        """Drop a table after its journal was rewritten, so that no erased person is kept."""
        self._known.pop(table, None)
