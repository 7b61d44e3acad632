"""Rules of a game as a fold of actions. Tables know no rule beyond this.

Seats are short texts (``"N"``). States, actions and views are the game's own types, opaque to the
application; actions are encoded as text for journals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

Awaits = Literal["deal", "turn", "booking", "nothing"]
"""Phase of a match.

``deal``: chance, decided by a secret and perhaps a cut; ``turn``: a seat's move, or one of several
seats', while others may call; ``booking``: the table's own action that closes a deal, while seats
may still call; ``nothing``: the match is over.
"""


@dataclass(frozen=True, slots=True)
class Next:
    """Next event of a match."""

    awaits: Awaits = "nothing"
    seat: str | None = None
    """Seat on turn; for a deal, the one that cuts (``None``: any)."""
    deal: int = 0
    """Number of the deal in progress or awaited, from 1."""
    lead: str | None = None
    """Seat whose side takes precedence when several call at the same instant."""
    others: tuple[str, ...] = ()
    """Seats that may make the turn's move as well, such as a partner: the first one counts for all.

    The table waits with one clock for every person among them and ``seat``. A computer player moves
    only if none of them is a person, a stand-in only if none has moved. The move cannot be taken
    back.
    """
    calls: tuple[str, ...] = ()
    """Seats with a possible call that the turn's move would preclude: computer players leave people
    time for it.
    """
    drawn: int = 0
    """Cards drawn in the deal. Whenever it changes, all hands are shown again, and the move before
    cannot be taken back.
    """
    full: bool = False
    """Whether a complete trick stays on the table until the turn's move: boards and hands show it
    with its winner, and a computer player leading next leaves people time to see it.
    """
    last: bool = False
    """Whether the turn's move is the hand's last card and precludes no call: a table may play it
    automatically if it is the only move.
    """


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a match."""

    winners: tuple[str, ...]
    """All seats of the winning sides."""
    losers: tuple[str, ...]
    score: Mapping[str, int] = field(default_factory=dict)
    """Seat → its side's final score in the game's unit; partners have the same."""


class Refusal(Protocol):
    """Reason why a game refuses an action, usually an enum member."""

    @property
    def code(self) -> str:
        """Stable name and sentence key among the game's words (argument ``rule``)."""

    @property
    def rule(self) -> str:
        """Section of the rulebook."""


@dataclass(frozen=True, slots=True)
class Option:
    """Option of the lobby besides the rule set.

    Words: ``option-NAME`` its name; ``option-NAME-value`` a choice (``value``, numbers as numbers,
    and ``preset``); without it a switch is on or off, and a number shown as it is. Optional:
    ``option-NAME-about`` (``value``), what the choice means in at most 100 characters; for a switch
    that is on, ``option-NAME-on``.
    """

    name: str
    values: tuple[str, ...]
    """Choices in the order of the menu."""
    default: str
    section: str = ""
    """Section of the rulebook."""
    switch: bool = False
    """Whether the two values mean off and on."""


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", covariant=True)


class Rules(Protocol[S, A, V]):
    """Rules of a game for fixed seats as a fold of actions. Stateless."""

    @property
    def name(self) -> str:
        """Stable name, lower-case letters, stored in journals: ``"brouc"``."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Two to four seats in the order of play."""

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """Seats of each side; without partners every seat is a side."""

    @property
    def presets(self) -> tuple[str, ...]:
        """Stable names of the rule sets, the default first.

        Ratings and leaderboards are separate for each. Words: ``preset-NAME``.
        """

    @property
    def cuts(self) -> range | None:
        """Numbers of cards that a cut may take off; ``None`` without cuts."""

    @property
    def rules_version(self) -> int:
        """Version of the rules for new matches, from 1.

        It grows when a correction would change the result of an old journal.
        """

    def options(self, preset: str) -> tuple[Option, ...]:
        """Options of the lobby under a rule set."""

    def start(self, preset: str, options: Mapping[str, str], version: int = ...) -> S:
        """State before the first deal under a version of the rules (default: the newest).

        A match keeps the version with which it began. ``ValueError`` names an unknown rule set,
        option, value or version.
        """

    def violation(self, state: S, action: A) -> Refusal | None:
        """Reason to refuse the action, ``None`` if it is legal."""

    def accept(self, state: S, action: A) -> S:
        """State after an action that :meth:`violation` allowed, now or years ago.

        It is not judged again: accepted actions stay accepted.
        """

    def legal_actions(self, state: S, seat: str) -> tuple[A, ...]:
        """All legal actions of the seat, calls out of turn included."""

    def next(self, state: S) -> Next:
        """Next event of the match."""

    def view(self, state: S, seat: str | None) -> V:
        """View of a seat, or of a spectator for ``None``."""

    def is_move(self, action: A) -> bool:
        """Whether it is a turn's move rather than a call or the table's own action."""

    def actor(self, action: A) -> str | None:
        """Seat of the action; ``None`` for the table's own."""

    def deal(self, state: S, secret: bytes, cut: int) -> A:
        """Provable deal from a 32-byte secret and a cut (docs/fairness.md).

        ``cut``: one of :attr:`cuts`; 0 without cuts.
        """

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""

    def book(self, state: S) -> A:
        """The table's action that books a finished deal."""

    def encode(self, action: A) -> str:
        """Encode an action for the journal: one line, words separated by single spaces.

        A seat's actions have at most 40 ASCII characters without ``:``, since buttons contain them.
        ``decode(encode(action)) == action``.
        """

    def decode(self, text: str) -> A:
        """Decode an action; ``ValueError`` names the error."""

    def tally(self, before: S, action: A, after: S) -> Iterable[tuple[str, str, int]]:
        """Statistics of an applied action: seat, name of a count, amount."""

    def result(self, state: S) -> Result | None:
        """Result of a finished match, else ``None``."""


AnyRules = Rules[Any, Any, Any]


def state_after(
    rules: AnyRules,
    preset: str,
    options: Mapping[str, str],
    version: int,
    actions: Iterable[str],
) -> Any:
    """State of a match after accepted actions, in the game's notation."""
    state = rules.start(preset, options, version)
    for text in actions:
        state = rules.accept(state, rules.decode(text))
    return state
