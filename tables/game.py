"""What a table needs of a game. Tables know no rule of any game beyond this.

Seats are short texts (``"N"``), actions and views are opaque; a game writes its actions as text so
that a journal can keep them. Le Brouc's implementation is ``games.brouc.rules.BROUC``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, TypeVar

Awaits = Literal["deal", "turn", "booking", "nothing"]
"""What a match waits for.

``deal``: a pack, shuffled and cut; ``turn``: one seat's move, while others may call; ``booking``:
the table's own action that closes a deal, while seats may still call; ``nothing``: the match is
over.
"""


class Next(Protocol):
    """What happens next in a match."""

    @property
    def awaits(self) -> Awaits:
        """What the match waits for."""

    @property
    def seat(self) -> str | None:
        """Whose turn; for a deal, who cuts the pack (``None``: nobody in particular)."""

    @property
    def deal(self) -> int:
        """The number of the deal in progress, or of the one awaited."""

    @property
    def lead(self) -> str | None:
        """The seat whose side comes first where several speak at the same instant."""


class Result(Protocol):
    """A finished match."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners' seats."""

    @property
    def losers(self) -> tuple[str, ...]:
        """The losers' seats."""

    @property
    def against(self) -> Mapping[str, int]:
        """Seat → coches or other marks against its team."""


class Refusal(Protocol):
    """Why a game refuses an action; ``brouc.violations.Violation`` is one."""

    @property
    def code(self) -> str:
        """A stable word, the key of a sentence in the languages."""

    @property
    def rule(self) -> str:
        """The section of the rulebook."""


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", covariant=True)


class Game(Protocol[S, A, V]):
    """A card game for fixed seats, as a fold of actions."""

    @property
    def name(self) -> str:
        """A stable word, kept in journals."""

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats in the order of play."""

    @property
    def partners(self) -> tuple[tuple[str, ...], ...]:
        """The seats of each team."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that new matches are played by, from 1.

        It grows when a correction would make an old journal come to something else.
        """

    def start(self, preset: str, options: Mapping[str, str], version: int = ...) -> S:
        """The state before the first deal, by the rules of a version (the newest).

        A match goes on by the rules with which it began. ``ValueError`` names an unknown preset,
        option or version.
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
        """What a seat, or a spectator, may know."""

    def is_move(self, action: A) -> bool:
        """Whether it is a turn's move (a card played), as against a call or the table's own."""

    def actor(self, action: A) -> str | None:
        """The seat whose action it is; ``None`` for the table's own."""

    def deal(self, state: S, secret: bytes, cut: int) -> A:
        """The deal that a 32-byte secret and a cut (1–31) make, provably (docs/fairness.md)."""

    def commitment(self, secret: bytes) -> str:
        """What is shown before the deal so that the secret can be checked after it."""

    def book(self, state: S) -> A:
        """The table's action that closes a finished deal."""

    def encode(self, action: A) -> str:
        """The action as text for the journal."""

    def decode(self, text: str) -> A:
        """The action of a text; ``ValueError`` says what is wrong."""

    def tally(self, before: S, action: A, after: S) -> Iterable[tuple[str, str, int]]:
        """What an applied action adds to statistics: seat, field of :class:`db.Counts`, amount."""

    def result(self, state: S) -> Result | None:
        """Who won, once the match is over."""


AnyGame = Game[Any, Any, Any]
