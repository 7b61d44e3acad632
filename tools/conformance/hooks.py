"""What rules may tell the kit beside :class:`gamekit.api.rules.Rules`.

Which pieces there are, and what a seat cannot know, follows from nothing that the application needs
of a game; guessed from outside it would be a guess about the very thing to be judged: a kit that
swaps what the views do not show finds every view right. So the game says it, in two methods of its
rules, from the state and not from the view. A game without them is checked for everything else,
and the report says what was left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Protocol

from gamekit.api.rules import AnyRules


class Pieces(Protocol):
    """Rules that count their pieces."""

    def pieces(self, state: Any) -> Iterable[Hashable]:
        """Every card, stone or token, wherever it lies; the same ones all through a match."""


class Hidden(Protocol):
    """Rules that know what is hidden."""

    def hidden(self, state: Any, seat: str | None) -> Iterable[Any]:
        """Other states that this seat, or for ``None`` a spectator, must not tell from this one.

        Such as: two cards exchanged between hands that it does not see. None where nothing is
        hidden, such as after a deal.
        """


def pieces_of(rules: AnyRules) -> Pieces | None:
    """The rules, if they count their pieces."""
    found: Any = rules
    return found if hasattr(rules, "pieces") else None


def hidden_of(rules: AnyRules) -> Hidden | None:
    """The rules, if they know what is hidden."""
    found: Any = rules
    return found if hasattr(rules, "hidden") else None
