"""How a game shows itself at a table, and how it understands what people press and type.

What is public is made from the spectator's view, what is private from its seat's view; a face never
gets a state. It returns data (:mod:`gamekit.api.panel`), never messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from gamekit.api.panel import Choice, Panel

Help = Literal["none", "rules", "hints"]
"""How much the table helps: nothing is dimmed; what may not be done is dimmed; and hints."""


class Say(Protocol):
    """A game's words, and those that all games share: :class:`i18n.Sentences` is one."""

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        """The sentence of a key; ``KeyError`` if it cannot be said whole."""

    def has(self, language: str, key: str) -> bool:
        """Whether the language knows the sentence."""


@dataclass(frozen=True, slots=True)
class At:
    """Where a panel is shown: all that a face is told beside the view."""

    table: int
    language: str
    """Of the reader; of the table for what is public."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Seat → the person's mention or the computer player's name, as text."""
    help: Help = "rules"
    offers: frozenset[str] = frozenset()
    """What the reader may :class:`~gamekit.api.panel.Ask` now: of ``next``, ``count``, ``undo``,
    ``back``, ``hint``. What a panel does not place itself, the table puts in a row of its own."""
    sure: str | None = None
    """The action that was pressed once by who wants to be asked: its button now says so and does it
    at once. The sentence that asks is the table's."""
    four_colours: bool = False
    """Whether the reader's pack has four colours, so that signs beside its pictures agree."""
    looks_on: bool = False
    """Others play, and the hand's words alone follow them: they say what lies on the table. Its
    scene holds nothing that others change, so that its picture stays as it is."""
    rests: bool = False
    """The reader looks on, and the words do not follow either: they say nothing that others change,
    such as the trick or whose turn it is. The table says where to look."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a face is told of a finished match beside the last view."""

    ends: tuple[Any, ...] = ()
    """The spectator's view right after each deal, in order."""
    seconds: int | None = None
    """How long the match took."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Seat → the person's rating before and after, for those whom the match rated."""


@dataclass(frozen=True, slots=True)
class Page:
    """Something that people look at besides: the last trick, the slate.

    Words: ``button-NAME``. A public page is made from the spectator's view and may be asked for by
    anybody; another one from the asker's seat, whose name stands among its buttons only.
    """

    name: str
    """Small letters."""
    on_board: bool = True
    """Whether the board has its button; the hand always has."""
    heavy: bool = False
    """Whether it draws a picture, and so is counted against limits."""
    on_hand: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command that stands for a page or for actions of the game, at the asker's own table.

    Words: ``cmd-NAME``, ``cmd-NAME-description``; with an argument also ``cmd-NAME-argument`` and
    ``cmd-NAME-argument-description``. A game may say with its own words, and those of ``play`` as
    well: ``cmd-NAME-unknown`` where nothing is understood, ``cmd-NAME-which`` where several things
    are, ``cmd-NAME-done`` (told ``what``) once it is done. Games may share a command's name: the
    table decides whose it is. Where one game alone is played, its ``cmd-play-description`` and
    ``cmd-play-argument`` describe ``play``.
    """

    name: str
    page: str | None = None
    """The page it shows; else it does an action."""
    argument: bool = False
    """Whether words follow; their proposals come from :meth:`Face.proposals`."""


class Face(Protocol):
    """A game's face."""

    @property
    def say(self) -> Say:
        """The game's words together with those of all games.

        Every face has ``game-name``, ``game-about`` (one line for menus), ``table-name`` (told
        ``table``), ``seat-SEAT``, ``side-SEAT`` (the names ``one``, ``two``),
        ``preset-NAME``, ``rules-line`` (told ``preset``, its stable word, and each option's value
        as ``option_NAME``, a number where it is one), ``lobby-sides`` (a sentence on who plays with
        whom), ``help-text`` (told nothing), and the words that its parts name. It may have
        ``sit-SEAT``, what the button says that takes a free seat.
        """

    @property
    def pages(self) -> tuple[Page, ...]:
        """In the order of their buttons."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """Beside those of all games (``/hand``, ``/play``, …)."""

    def board(self, view: Any, at: At) -> Panel:
        """The deal in progress; the spectator's view."""

    def recap(self, view: Any, at: At) -> Panel:
        """A finished deal; the spectator's view right after it."""

    def call(self, view: Any, at: At) -> Panel | None:
        """A message of its own for how a deal ended, if all must see it; the view after it."""

    def final(self, view: Any, at: At, seen: Seen) -> Panel:
        """The match is over; the spectator's view.

        The table's card in the parent channel shows title and lines alone; ``seen`` is empty then.
        """

    def hand(self, view: Any, at: At) -> Panel:
        """What one seat sees in private, with everything it may do; the seat's view."""

    def page(self, name: str, view: Any, at: At) -> Panel:
        """A page; the asker's own view where they sit, else the spectator's."""

    def panel(self, name: str, view: Any, at: At) -> Panel:
        """What a hand's button ``Ask("page", NAME)`` opens where it is no page of :attr:`pages`,
        such as calls that are chosen in two steps; the seat's view."""

    def label(self, action: str, language: str, view: Any = None) -> str:
        """An action in words: « roi de cœur », « Dehors ! ».

        ``view``: where it is done, if that is known; the words may then say more, such as what
        a call is worth in this deal.
        """

    def typed(self, command: str, text: str, view: Any, language: str) -> tuple[str, ...]:
        """The actions that typed words may mean, as the journal has them; the seat's view.

        ``command``: ``play``, or one of :attr:`commands`; ``text`` is empty where it takes no
        words. None: not understood. One: that one, legal or not: the rules say why not. Several:
        the person is asked which.
        """

    def proposals(
        self, command: str, text: str, view: Any, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """What to propose while words are typed, by what the seat can know; at most 25.

        :meth:`typed` understands each one's action as words. At a table without ``help`` what may
        not be done is proposed alike.
        """
