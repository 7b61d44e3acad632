"""Messages of a game at a table, and parsing of pressed and typed input.

Public panels are made from the spectator's view, private ones from the seat's; a face never gets a
state. It returns data (:mod:`gamekit.api.panel`), not messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from gamekit.api.panel import Choice, Panel

Help = Literal["none", "rules", "hints"]
"""Help at the table: none; illegal cards and calls dimmed; hints too."""


class Say(Protocol):
    """Words of a game and those shared by all games, such as :class:`i18n.Sentences`."""

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        """Sentence of a key; ``KeyError`` if the key or an argument is missing."""

    def has(self, language: str, key: str) -> bool:
        """Whether the language has the sentence."""


@dataclass(frozen=True, slots=True)
class At:
    """Context of a panel: everything that a face gets besides the view."""

    table: int
    language: str
    """Reader's language; the table's for public panels."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Seat → mention of the person or name of the computer player."""
    help: Help = "rules"
    offers: frozenset[str] = frozenset()
    """Requests (:class:`~gamekit.api.panel.Ask`) open to the reader now: ``next``, ``count``,
    ``undo``, ``back``, ``hint``. The table adds a row for those that the panel does not place.
    """
    sure: str | None = None
    """Action pressed once by somebody who confirms moves. Its button now says so and executes it;
    the question itself is the table's.
    """
    four_colours: bool = False
    """Whether the reader's pack has four colours, so that suit symbols agree with the pictures."""
    looks_on: bool = False
    """Whether others play and only the hand's text follows, including the table's cards. Its scene
    shows nothing that others change, so that the picture stays.
    """
    rests: bool = False
    """Whether the text does not follow either: it omits the trick, the turn and everything else
    that others change. The table says where to look.
    """
    reader: str = ""
    """Reader's seat; empty for public panels and for people without a seat."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Summary of a finished match, besides the last view."""

    ends: tuple[Any, ...] = ()
    """Spectator's view after each deal, in order."""
    seconds: int | None = None
    """Duration in seconds."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Seat → rating before and after, for people whom the match rated."""


@dataclass(frozen=True, slots=True)
class Page:
    """Page besides board and hand, such as last trick or slate.

    Words: ``button-NAME``. A public page is made from the spectator's view and is open to anybody;
    a private one is made from the asker's seat and has a button only in the hand.
    """

    name: str
    """Lower-case letters."""
    on_board: bool = True
    """Whether the board has a button for it; the hand always has."""
    heavy: bool = False
    """Whether it draws a picture and therefore counts against limits."""
    on_hand: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """Slash command for a page or for actions at the asker's own table.

    Words: ``cmd-NAME``, ``cmd-NAME-description``; with an argument also ``cmd-NAME-argument`` and
    ``cmd-NAME-argument-description``. Optional, also for ``play``: ``cmd-NAME-unknown`` (not
    understood), ``cmd-NAME-which`` (ambiguous), ``cmd-NAME-done`` (done; ``what``). Games may share
    a command name: the table decides. Where only one game is played, its ``cmd-play-description``
    and ``cmd-play-argument`` describe ``play``.
    """

    name: str
    page: str | None = None
    """Page to show; ``None``: it executes an action."""
    argument: bool = False
    """Whether it takes an argument, completed by :meth:`Face.proposals`."""


class Face(Protocol):
    """Messages of a game."""

    @property
    def say(self) -> Say:
        """Words of the game and of all games.

        Required: ``game-name``, ``game-about`` (one line for menus), ``table-name`` (``table``),
        ``seat-SEAT``, ``side-SEAT`` (``one``, ``two``), ``preset-NAME``, ``rules-line``
        (``preset``, its stable word, and each option's value as ``option_NAME``, numbers as
        numbers), ``lobby-sides`` (who plays with whom), ``help-text`` (no argument), and the words
        of its parts. Optional: ``sit-SEAT``, the label of a free seat's button.
        """

    @property
    def pages(self) -> tuple[Page, ...]:
        """Pages in the order of their buttons."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """Commands besides those of all games (``/hand``, ``/play``, …)."""

    def board(self, view: Any, at: At) -> Panel:
        """Panel of the deal in progress, from the spectator's view."""

    def recap(self, view: Any, at: At) -> Panel:
        """Panel of a finished deal, from the spectator's view after it."""

    def call(self, view: Any, at: At) -> Panel | None:
        """Separate message on how a deal ended, if everybody must see it; the view after it."""

    def final(self, view: Any, at: At, seen: Seen) -> Panel:
        """Panel of a finished match, from the spectator's view.

        The table's card in the parent channel uses only title and lines; ``seen`` is empty there.
        """

    def hand(self, view: Any, at: At) -> Panel:
        """Private panel of a seat with all its actions, from the seat's view."""

    def page(self, name: str, view: Any, at: At) -> Panel:
        """Panel of a page, from the asker's view, or the spectator's if they have no seat.

        Besides :attr:`pages`, in a game with puzzles: ``tricks``, a line for each complete trick.
        """

    def panel(self, name: str, view: Any, at: At) -> Panel:
        """Panel of a hand's button ``Ask("page", NAME)`` that is not in :attr:`pages`, such as
        calls chosen in two steps; from the seat's view.
        """

    def label(self, action: str, language: str, view: Any = None) -> str:
        """Text of an action: « roi de cœur », « Dehors ! ».

        ``view``: the context if known, so that the text may add, for example, a call's worth in
        this deal.
        """

    def typed(self, command: str, text: str, view: Any, language: str) -> tuple[str, ...]:
        """Parse typed words into encoded actions, from the seat's view.

        ``command``: ``play`` or one of :attr:`commands`; ``text`` is empty for one without
        argument. No action: not understood. One: executed or refused by the rules. Several: the
        person is asked.
        """

    def proposals(
        self, command: str, text: str, view: Any, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words by what the seat can know; at most 25 choices.

        :meth:`typed` parses each one's action. At a table without ``help`` illegal actions are
        proposed too.
        """
