"""Optional methods of a game's rules for the kit, besides :class:`gamekit.api.rules.Rules`.

The set of pieces and the knowledge hidden from a seat cannot be derived from the application's
contract, and guessing them from the views would find every view right. So the game gives them by
two methods of its rules, from the state and not from the view. A game without them is checked for
everything else; the report names the skipped checks.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Protocol

from gamekit.api.rules import AnyRules


class Pieces(Protocol):
    """Rules that count their pieces."""

    def pieces(self, state: Any) -> Iterable[Hashable]:
        """Every card, stone or token; the same set all through a match."""


class Hidden(Protocol):
    """Rules with hidden information."""

    def hidden(self, state: Any, seat: str | None) -> Iterable[Any]:
        """Yield other states that look the same to this seat, or to a spectator for ``None``.

        For example with two cards exchanged between hands that the seat does not see. Empty if
        nothing is hidden, such as after a deal.
        """


def pieces_of(rules: AnyRules) -> Pieces | None:
    """Return the rules if they have :class:`Pieces`."""
    found: Any = rules
    return found if hasattr(rules, "pieces") else None


def hidden_of(rules: AnyRules) -> Hidden | None:
    """Return the rules if they have :class:`Hidden`."""
    found: Any = rules
    return found if hasattr(rules, "hidden") else None
