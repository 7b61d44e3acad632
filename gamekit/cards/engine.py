"""Engine of a game: its state, actions and views, and the reasons alike in all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from itertools import accumulate
from typing import Any, Generic, Protocol, TypeVar

from gamekit.cards.cards import is_pack
from gamekit.cards.options import Options
from gamekit.cards.seats import Each, Packets
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
        """Deal in progress or the last one, with ``hands``, ``tricks``, ``trick``, ``turn`` and
        the number of cards ``drawn``; ``None`` before the first.
        """

    @property
    def winner(self) -> Any:
        """Side that has won the match."""

    @property
    def next_dealer(self) -> Any:
        """Dealer of the next deal; ``None``: drawn."""


K = TypeVar("K")


class WonByGames(Generic[K]):
    """Base of a match that is won by a number of games. ``K``: sides."""

    __slots__ = ()
    rules: Any
    """Rules of the match, with the number of ``games`` that win it."""
    games: Each[K, int]
    """Games that each side has won."""
    deal: Any

    @property
    def running(self) -> bool:
        """Whether a deal is in progress."""
        return self.deal is not None and self.deal.result is None

    @property
    def winner(self) -> K | None:
        """Winner of the match."""
        return next((side for side, won in self.games.items() if won >= self.rules.games), None)

    @property
    def next_dealer(self) -> Any:
        """Seat after the last dealer, also across games; ``None``: drawn for the first deal."""
        return self.deal.dealer.after if self.deal is not None else None


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
    ANSWERING = "answering"
    """Waiting for an answer, without a seat on turn."""
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
    score: str = "games"
    """Attribute of a state: the sides' score of the match."""
    unit: str = "deal"
    """Word for a deal."""
    pause: Phase = Phase.COUNTING
    """Phase of a deal without a seat on turn."""
    book: Callable[[], A] | None = None
    """The table's action that books a deal; ``None``: it ends by itself."""

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
            return self.reasons[f"{self.unit.upper()}_RUNNING"]
        if state.next_dealer not in (None, action.dealer):
            return self.reasons["WRONG_DEALER"]
        return None if is_pack(action.pack) else self.reasons["NOT_A_PACK"]

    def phase(self, state: M) -> Phase:
        """Phase of the match."""
        if not state.running:
            return Phase.DEALING if state.winner is None else Phase.OVER
        return Phase.PLAYING if state.deal.turn is not None else self.pause

    def view(self, kind: type[V], state: M, seat: Any, **given: Any) -> V:
        """View of a seat, or of a spectator for ``None``, with its legal actions."""
        legal = self.legal_actions(state, seat) if seat is not None else ()
        return shown(kind, state, seat=seat, phase=self.phase(state), legal=legal, **given)

    def again(self, before: M, deal: Any) -> tuple[M, ...]:
        """States of a finished deal, by its view: after the dealing, then after each action."""
        done = (self.deal(deal.dealer, deal.pack), *deal.past)
        return tuple(accumulate(done, self.accept, initial=before))[1:]

    def scores(self, state: M) -> Any:
        """Score of each side."""
        return getattr(state, self.score)
