"""Contents of a message as data: texts, a picture, rows of buttons and menus. No discord.py.

A button executes an action of the game or requests something from the table, which deals with
custom ids, turns and refusals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from gamekit.api.scenes import Scene

Style = Literal["plain", "primary", "success", "danger"]
Tone = Literal["wood", "turn", "loud"]
"""Colour of a message's edge: usual, reader's turn, important for all."""


@dataclass(frozen=True, slots=True)
class Act:
    """Execution of an action of the game."""

    action: str
    """Encoded action with the seat of the panel's reader."""
    sure: bool = False
    """Skip the confirmation: second press, or answer to a question."""
    asks: bool = False
    """Confirmation for everybody, since the action binds and costs. The hand is shown again with
    :attr:`gamekit.api.face.At.sure`, the same button now ``sure``; the question is the game's text.
    """


@dataclass(frozen=True, slots=True)
class Ask:
    """Request to the table: one of :attr:`gamekit.api.face.At.offers`, or a page."""

    what: str
    """``hand``, ``count``, ``undo``, ``back``, ``hint``, ``help``, or ``page``."""
    page: str = ""
    """Name of the page."""


@dataclass(frozen=True, slots=True)
class Button:
    """Button; without label and emoji it has the table's text for its request."""

    press: Act | Ask
    label: str | None = None
    emoji: str | None = None
    style: Style = "plain"
    enabled: bool = True
    card: str = ""
    """Its card as in texts (``K♥``); a small card face, if available, replaces the emoji."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Line of a menu, or completion of typed text."""

    action: str
    """Encoded action; in a multiple-choice menu its part of the action."""
    label: str
    """At most 100 characters."""
    description: str | None = None
    emoji: str | None = None
    card: str = ""
    """Card as in :attr:`Button.card`, or a suit alone (``♥``)."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Menu of actions, or of parts of one action for a multiple choice.

    >>> cards = (Choice("Kh", "king"), Choice("Qh", "queen"), Choice("9c", "nine"))
    >>> list(Menu("meld", "Meld…", cards, action="meld N", least=2, most=2).actions())
    ['meld N Kh Qh', 'meld N Kh 9c', 'meld N Qh 9c']
    """

    name: str
    """Lower-case letters, unique in a panel."""
    placeholder: str
    choices: tuple[Choice, ...]
    """1 to 25."""
    action: str = ""
    """Multiple choice: beginning of the action; the chosen lines' words follow."""
    least: int = 1
    most: int = 1
    """Most lines to choose; more than one only with an :attr:`action`."""

    def actions(self) -> Iterator[str]:
        """Every possible action."""
        if not self.action:
            yield from (choice.action for choice in self.choices)
            return
        for count in range(self.least, self.most + 1):
            for some in combinations(self.choices, count):
                yield together(self.action, (choice.action for choice in some))


Row: TypeAlias = tuple[Button, ...] | Menu
"""Up to five buttons, or one menu."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Contents of a message; the table adds its own lines and buttons."""

    title: str = ""
    """Including heading marks, if any."""
    status: str | None = None
    """Replacement of the table's line on whose turn it is; before the booking of a deal the table
    adds to it.
    """
    lines: tuple[str, ...] = ()
    small: tuple[str, ...] = ()
    """Lines in small print at the end."""
    scene: Scene | None = None
    told: bool = False
    """Whether the lines say everything that the scene shows; text mode then omits the scene's text.
    """
    rows: tuple[Row, ...] = ()
    """In a public message rows work for every seat alike."""
    moves: int = 0
    """Number of rows at the top with the turn's move; a gap separates a hand's calls."""
    tone: Tone = "wood"
    awaited: tuple[str, ...] = ()
    """Lines after the others on what is awaited of whom; they go when the match is stopped."""


def together(action: str, words: Iterable[str]) -> str:
    """Action of a multiple choice: its beginning and the chosen lines' words."""
    return " ".join((action, *words))
