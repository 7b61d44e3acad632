"""What a table needs of computer players: one that chooses a move, one that says something.

Both get exactly the view of their seat, the level and a seed; nothing else.
"""

from __future__ import annotations

from typing import Any, Protocol


class Mind(Protocol):
    """The computer players of one game; the module ``players`` is Le Brouc's."""

    def choose(self, view: Any, level: str, seed: int) -> Any:
        """The move of the seat whose view it is; called only on its turn."""

    def speak(self, view: Any, level: str, seed: int) -> Any | None:
        """A call the seat wants to make now, in or out of turn; ``None`` for silence."""
