"""Engine of a game: its state, actions and views, and the reasons alike in all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from gamekit.cards.cards import is_pack
from gamekit.cards.options import Options
from gamekit.cards.seats import Packets
from gamekit.cards.shuffle import ProvableDeals
from gamekit.cards.violations import IllegalActionError, Reason


class AnyMatch(Protocol):
    """State of a match between two actions."""

    @property
    def running(self) -> bool:
        """Whether a deal is in progress."""

    @property
    def results(self) -> tuple[Any, ...]:
        """Results of finished deals, each with its ``ending``."""

    @property
    def deal(self) -> Any:
        """Deal in progress or the last one, with ``hands``, ``tricks``, ``trick`` and ``turn``;
        ``None`` before the first.
        """

    @property
    def winner(self) -> Any:
        """Side that has won the match."""

    @property
    def next_dealer(self) -> Any:
        """Dealer of the next deal; ``None``: drawn."""


R = TypeVar("R")
M = TypeVar("M", bound=AnyMatch)
A = TypeVar("A")
V = TypeVar("V")


class Phase(Enum):
    """Phase of a match."""

    DEALING = "dealing"
    """Before a deal, the first one included."""
    PLAYING = "playing"
    COUNTING = "counting"
    """After the last trick, before the booking."""
    OVER = "over"


def shown(kind: type[V], source: object, **given: Any) -> V:
    """Data of a frozen dataclass: given fields, and all others from the source by their names."""
    of_kind: Any = kind
    names = [name for name in _fields(of_kind) if name not in given]
    return kind(**{name: getattr(source, name) for name in names}, **given)


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@dataclass(frozen=True)
class Engine(ProvableDeals[Any], Generic[R, M, A]):
    """A game of 32 cards as functions. ``R``: rules of a match; ``M``: its state; ``A``: actions.

    ``seats`` are the members of an enum in the order of play.
    """

    unit: ClassVar[str] = "deal"
    """Word for a deal."""
    sides: tuple[Any, ...]
    """Sides; their value is made of their seats' letters."""
    options: Options[R]
    start: Callable[[R], M]
    """State before the first deal."""
    deal: Callable[[Any, tuple[Any, ...]], A]
    """Type of the action with ``dealer`` and ``pack``."""
    packets: Packets[Any]
    reasons: type[Reason]
    refuses: Callable[[M, A], Reason | None]
    """Reason against an action that is no deal, in a match that is not over."""
    accept: Callable[[M, A], M]
    """State after an action, without judging it."""
    legal_actions: Callable[[M, Any], tuple[A, ...]]
    """Legal actions of a seat."""
    score: str
    """Attribute of a state: the sides' score of the match."""
    book: Callable[[], A]
    """The table's action that books a deal."""

    def seat(self, text: str) -> Any:
        """Seat of a letter."""
        return type(self.seats[0])(text)

    def apply(self, state: M, action: A) -> M:
        """State after an action; raise :class:`IllegalActionError` if it is illegal."""
        refused = self.violation(state, action)
        if refused is not None:
            raise IllegalActionError(refused)
        return self.accept(state, action)

    def violation(self, state: M, action: A) -> Reason | None:
        """Reason for refusing an action; ``None`` if it is legal."""
        if not state.running and state.winner is not None:
            return self.reasons["MATCH_OVER"]
        if type(action) is self.deal:
            return self._against_deal(state, action)
        return self.refuses(state, action)

    def _against_deal(self, state: M, action: Any) -> Reason | None:
        if state.running:
            return self.reasons["DEAL_RUNNING"]
        if state.next_dealer not in (None, action.dealer):
            return self.reasons["WRONG_DEALER"]
        return None if is_pack(action.pack) else self.reasons["NOT_A_PACK"]

    def phase(self, state: M) -> Phase:
        """Phase of the match."""
        if not state.running:
            return Phase.DEALING if state.winner is None else Phase.OVER
        return Phase.PLAYING if state.deal.turn is not None else Phase.COUNTING

    def view(self, kind: type[V], state: M, seat: Any, **given: Any) -> V:
        """View of a seat, or of a spectator for ``None``, with its legal actions."""
        legal = self.legal_actions(state, seat) if seat is not None else ()
        return shown(kind, state, seat=seat, phase=self.phase(state), legal=legal, **given)

    def scores(self, state: M) -> Any:
        """Score of each side."""
        return getattr(state, self.score)
