"""What a table needs of a game: a fold of actions. A table knows no rule beyond this.

Seats are short texts (``"N"``). States, actions and views are the game's own types, opaque to
everybody else; a game writes its actions as text so that a journal can keep them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

Awaits = Literal["deal", "turn", "booking", "nothing"]
"""What a match waits for.

``deal``: chance, which a secret and perhaps a cut decide; ``turn``: one seat's move, or that of
either of several, while others may call; ``booking``: the table's own action that closes a deal,
while seats may still call;
``nothing``: the match is over.
"""


@dataclass(frozen=True, slots=True)
class Next:
    """What happens next in a match."""

    awaits: Awaits = "nothing"
    seat: str | None = None
    """Whose turn; for a deal, who cuts (``None``: nobody in particular)."""
    deal: int = 0
    """The number of the deal in progress, or of the one awaited; from 1."""
    lead: str | None = None
    """The seat whose side comes first where several speak at the same instant."""
    others: tuple[str, ...] = ()
    """Seats that may make a turn's move as well, such as a partner's: the first to make it has made
    it for all. The table waits for every person among them and ``seat``, with one clock; a computer
    player moves only where there is none, and a stand-in when none of them has. It cannot be taken
    back."""
    calls: tuple[str, ...] = ()
    """Seats that may have a call to make which the turn's move cuts off: a computer player leaves
    persons there the time for it."""
    drawn: int = 0
    """How many cards have been drawn in the deal: whenever that changes, every hand is shown again,
    also those of who is not on turn, and the move before it cannot be taken back."""
    full: bool = False
    """Whether a complete trick lies on the table until the turn's move: boards and hands show it,
    its winner marked, and a computer player that leads next leaves people the time to look."""
    last: bool = False
    """Whether the turn's move is the last card of its hand, and no call is lost by it: a table may
    play it by itself if it is the only move."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match."""

    winners: tuple[str, ...]
    """Every seat of the sides that won."""
    losers: tuple[str, ...]
    score: Mapping[str, int] = field(default_factory=dict)
    """Seat → what its side has at the end, in the game's own unit; partners have the same."""


class Refusal(Protocol):
    """Why a game refuses an action; an enum of the game, mostly."""

    @property
    def code(self) -> str:
        """A stable word: the key of a sentence among the game's words, told ``rule``."""

    @property
    def rule(self) -> str:
        """The section of the rulebook."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that the lobby lets the owner choose, beside the rule set.

    Words: ``option-NAME`` is what it is called and ``option-NAME-value`` says one choice, told
    ``value`` (a number where it is one) and ``preset``; a switch without it is on or off. Where
    there is an ``option-NAME-about``, told ``value``, it says in a sentence of at most 100
    characters what the choice means; for a switch that is on, ``option-NAME-on`` does as well.
    """

    name: str
    values: tuple[str, ...]
    """What is offered, in the order of the menu."""
    default: str
    section: str = ""
    """The section of the rulebook."""
    switch: bool = False
    """Whether its two values mean off and on."""


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", covariant=True)


class Rules(Protocol[S, A, V]):
    """A game for fixed seats, as a fold of actions. It has no state of its own."""

    @property
    def name(self) -> str:
        """A stable word of small letters, kept in journals: ``"brouc"``."""

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, two to four, in the order of play."""

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """The seats of each side; without partners every seat is a side of its own."""

    @property
    def presets(self) -> tuple[str, ...]:
        """The rule sets by stable words, the usual one first.

        Ratings and leaderboards of different rule sets are not compared. Words:
        ``preset-NAME``.
        """

    @property
    def cuts(self) -> range | None:
        """How many cards a cut may take off; ``None`` in a game that is not cut."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that new matches are played by, from 1.

        It grows when a correction would make an old journal come to something else.
        """

    def options(self, preset: str) -> tuple[Option, ...]:
        """What the lobby offers to choose under a rule set."""

    def start(self, preset: str, options: Mapping[str, str], version: int = ...) -> S:
        """The state before the first deal, by the rules of a version (the newest).

        A match goes on by the rules with which it began. ``ValueError`` names an unknown rule set,
        option, value or version.
        """

    def violation(self, state: S, action: A) -> Refusal | None:
        """Why the action is refused, ``None`` if it is legal."""

    def accept(self, state: S, action: A) -> S:
        """The state after an action that :meth:`violation` allowed, just now or years ago.

        It is not judged again: what was accepted stays accepted.
        """

    def legal_actions(self, state: S, seat: str) -> tuple[A, ...]:
        """Everything the seat may do now, calls out of turn included."""

    def next(self, state: S) -> Next:
        """What the match waits for."""

    def view(self, state: S, seat: str | None) -> V:
        """What a seat, or for ``None`` a spectator, may know."""

    def is_move(self, action: A) -> bool:
        """Whether it is a turn's move, as against a call or the table's own action."""

    def actor(self, action: A) -> str | None:
        """The seat whose action it is; ``None`` for the table's own."""

    def deal(self, state: S, secret: bytes, cut: int) -> A:
        """The deal that a 32-byte secret and a cut make, provably (docs/fairness.md).

        ``cut``: one of :attr:`cuts`; 0 in a game that is not cut.
        """

    def commitment(self, secret: bytes) -> str:
        """What is shown before the deal so that the secret can be checked after it."""

    def book(self, state: S) -> A:
        """The table's action that closes a finished deal."""

    def encode(self, action: A) -> str:
        """The action as text for the journal: one line, words separated by single spaces.

        What a seat may do has at most 40 characters of ASCII without ``:``, for it stands in
        buttons. ``decode(encode(action)) == action``.
        """

    def decode(self, text: str) -> A:
        """The action of a text; ``ValueError`` says what is wrong."""

    def tally(self, before: S, action: A, after: S) -> Iterable[tuple[str, str, int]]:
        """What an applied action adds to statistics: seat, name of a count, amount."""

    def result(self, state: S) -> Result | None:
        """Who won, once the match is over."""


AnyRules = Rules[Any, Any, Any]
