"""What a message shows, as data: texts, a picture, rows of buttons and menus. No discord.py.

A button either does an action of the game or asks the table for something. What the table makes of
it (custom ids, which moment it belongs to, whether it is refused) is not the game's affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from gamekit.api.scenes import Scene

Style = Literal["plain", "primary", "success", "danger"]
Tone = Literal["wood", "turn", "loud"]
"""The colour at a message's edge: as always, on the reader's turn, for what all must see."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do an action of the game."""

    action: str
    """As the journal has it, with the seat whose panel it is."""
    sure: bool = False
    """Done at once even for who is asked before every move: the second press, or the answer to a
    question."""
    asks: bool = False
    """Asks everybody once more before it is done: what binds and costs. The hand is then shown with
    :attr:`gamekit.api.face.At.sure`, and the same button says so and is ``sure``; the words that
    ask
    are the game's."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the table for something: what :attr:`gamekit.api.face.At.offers` names, or a page."""

    what: str
    """``hand``, ``count``, ``undo``, ``back``, ``hint``, ``help`` of the table, or ``page``."""
    page: str = ""
    """For ``page``: its name."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; with neither label nor emoji it has the table's own words for what it asks."""

    press: Act | Ask | None
    """``None``: nothing; such a button only keeps a place and is never enabled."""
    label: str | None = None
    emoji: str | None = None
    style: Style = "plain"
    enabled: bool = True
    card: str = ""
    """The card that it is for, as texts have it (``K♥``): where small faces of the pack are at
    hand, that one stands in place of the emoji."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu, or one proposal while something is typed."""

    action: str
    """As the journal has it; in a menu of several its own words of the action."""
    label: str
    """At most 100 characters."""
    description: str | None = None
    emoji: str | None = None
    card: str = ""
    """As of a :class:`Button`; a suit alone (``♥``) as well."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of actions, one of which is chosen; or of parts of one, several of which are chosen.

    >>> cards = (Choice("Kh", "king"), Choice("Qh", "queen"), Choice("9c", "nine"))
    >>> list(Menu("meld", "Meld…", cards, action="meld N", least=2, most=2).actions())
    ['meld N Kh Qh', 'meld N Kh 9c', 'meld N Qh 9c']
    """

    name: str
    """Small letters; different for every menu of a panel."""
    placeholder: str
    choices: tuple[Choice, ...]
    """1 to 25."""
    action: str = ""
    """Where several lines are chosen: how the action begins; the words of the lines follow."""
    least: int = 1
    most: int = 1
    """How many lines are chosen; more than one only with an :attr:`action`."""

    def actions(self) -> Iterator[str]:
        """Every action that may be chosen."""
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
    """What a game has to say in one message; the table adds its own lines and buttons."""

    title: str = ""
    """With its own marks of a heading, if it has any."""
    status: str | None = None
    """In place of the table's own line on whose turn it is; when a finished deal is booked the
    table adds to it."""
    lines: tuple[str, ...] = ()
    small: tuple[str, ...] = ()
    """Lines in small print at the end."""
    scene: Scene | None = None
    told: bool = False
    """Whether the lines say all that the scene shows: in text mode they stand alone."""
    rows: tuple[Row, ...] = ()
    """Those of a public message do nothing for one seat alone."""
    moves: int = 0
    """How many rows at the top are for the turn's move; a gap keeps a hand's calls apart."""
    tone: Tone = "wood"


def together(action: str, words: Iterable[str]) -> str:
    """The action of a menu of several: how it begins, and the words of the lines chosen."""
    return " ".join((action, *words))
