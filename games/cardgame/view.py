"""Standard view of a card game: everything that a reader may know, and what they may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self

from gamekit.api.rules import Next, Refusal
from gamekit.cards.cards import Card, Suit
from gamekit.cards.engine import Phase
from gamekit.cards.seats import Each
from games.cardgame.deal import Extended, Hands, Laid, Line, Match, Trick

_NONE: Final[Each[str, int]] = Each((), ())
_PHASES: Final = {
    "deal": Phase.DEALING,
    "turn": Phase.PLAYING,
    "booking": Phase.COUNTING,
    "nothing": Phase.OVER,
}


@dataclass(frozen=True)
class View(Extended):
    """Knowledge of a seat or, for ``None``, of a spectator; built by naming allowed fields."""

    seat: str | None
    next: Next
    before: Match
    """Match before the deal: options, points and dealers."""
    number: int
    """Number of the deal shown."""
    dealer: str | None
    scores: tuple[int, ...]
    """Scores of the sides, in their order."""
    points: tuple[int, ...] = ()
    """Points of the sides in the finished deal; empty while it is in progress."""
    goal: int | None = None
    """Score that wins the match."""
    won: tuple[str, ...] = ()
    """Seats that have won the match."""
    dealt: bool = False
    """Whether there is a deal to show."""
    over: bool = False
    """Whether the deal shown is finished."""
    hand: tuple[Card, ...] = ()
    """The reader's cards, sorted."""
    held: Each[str, int] = _NONE
    """Number of cards in each hand."""
    open: Hands | None = None
    """All hands at the end of the deal, once it is over."""
    leader: str | None = None
    lying: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taking: str | None = None
    """Seat that wins the trick in progress so far."""
    stock: int = 0
    turned: Card | None = None
    trump: Suit | None = None
    said: tuple[tuple[str, Line], ...] = ()
    """Seats' calls worth showing, in order."""
    lines: tuple[Line, ...] = ()
    """Everything else to know, as sentences."""
    awaited: tuple[Line, ...] = ()
    """Sentences on what is awaited of whom; they go when the match is stopped."""
    ending: tuple[Line, ...] = ()
    """Sentences on how the finished deal ended."""
    legal: tuple[Any, ...] = ()
    """Legal actions of the reader."""
    refused: tuple[tuple[Card, Refusal], ...] = ()
    """Cards that the reader may not play, with reasons; empty unless it is their turn."""
    order: tuple[Card | None, ...] = ()
    """Cards in dealing order, as far as known to the reader; empty if that would tell too much."""
    past: tuple[Any, ...] = ()
    """Actions of the deal up to the first whose content is hidden."""
    carried: Any = None
    """Value with which the deal began; once it is over, that of the next one."""

    # As views of games with an engine of their own have it.

    @property
    def deal(self) -> Self | None:
        """The deal's data: the view itself."""
        return self if self.dealt else None

    @property
    def result(self) -> object:
        """``None`` while the deal is in progress."""
        return self.points if self.over else None

    @property
    def phase(self) -> Phase:
        """Phase of the match."""
        return _PHASES[self.next.awaits]

    @property
    def turn(self) -> str | None:
        """Seat on turn."""
        return self.next.seat if self.next.awaits == "turn" else None

    @property
    def mine(self) -> bool:
        """Whether the reader may make the turn's move."""
        able = (self.next.seat, *self.next.others)
        return self.seat is not None and self.next.awaits == "turn" and self.seat in able

    @property
    def trick(self) -> tuple[Laid, ...]:
        """Cards to show as the trick: the one in progress, else the complete one still there."""
        return self.lying or (self.tricks[-1].laid if self.stays else ())

    @property
    def stays(self) -> bool:
        """Whether the last complete trick still lies on the table."""
        return not self.lying and bool(self.tricks)

    @property
    def last(self) -> Trick | None:
        """Last trick that has been taken from the table."""
        done = self.tricks[:-1] if self.stays else self.tricks
        return done[-1] if done else None
