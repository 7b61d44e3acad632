"""State of a match of cards: data of the current deal and of the deals before it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from gamekit.cards.cards import Card, Suit
from gamekit.cards.seats import Each


@dataclass(frozen=True, slots=True)
class Refused:
    """Reason to refuse an action (:class:`gamekit.api.rules.Refusal`)."""

    code: str
    """Key of its sentence."""
    rule: str = ""
    """Section of the rulebook."""


@dataclass(frozen=True, slots=True)
class Who:
    """Seat or side within a line; said by its people."""

    seat: str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """Sentence within a line, by its key."""

    key: str


Value: TypeAlias = "str | int | Who | Word | Card | Suit | tuple[Card, ...]"


@dataclass(frozen=True, slots=True)
class Line:
    """Sentence as data: said in messages, painted in pictures, told in alternative texts."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()


def line(key: str, **values: Value) -> Line:
    """Make a line from a sentence's key and arguments."""
    return Line(key, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Laid:
    """Card on the table; ``None`` lies face down."""

    seat: str
    """Its player; empty: nobody, as of cards dealt open."""
    card: Card | None
    call: str = ""
    """Call made with it: told by ``alt-play-CALL`` instead of ``alt-play``, in short by ``!``."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Complete trick in order of play."""

    laid: tuple[Laid, ...]
    winner: str

    @property
    def leader(self) -> str:
        """Seat of the first card."""
        return self.laid[0].seat

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its open cards."""
        return tuple(one.card for one in self.laid if one.card is not None)


Hands: TypeAlias = Each[str, tuple[Card, ...]]


class Extended:
    """Data to which a game adds fields in a subclass; ``TypeError`` for a name that exists."""

    def __init_subclass__(cls) -> None:
        for base in cls.__bases__:
            known = {*dir(base), *getattr(base, "__dataclass_fields__", ())}
            if twice := sorted(known.intersection(vars(cls).get("__annotations__", ()))):
                raise TypeError(f"{cls.__name__} gives {base.__name__}.{twice[0]} another meaning")


@dataclass(frozen=True)
class Deal(Extended):
    """Deal in progress or just finished. A game with more to know adds fields in a subclass."""

    hands: Hands
    leader: str
    """Leader of the trick in progress, or of the next one."""
    lying: tuple[Laid, ...] = ()
    """Cards of the trick in progress, or what lies open otherwise."""
    tricks: tuple[Trick, ...] = ()
    trump: Suit | None = None
    stock: tuple[Card, ...] = ()
    """Face-down cards to draw, the next one first."""
    turned: Card | None = None
    """Open card beside the stock."""
    aside: tuple[Card, ...] = ()
    """Face-down cards out of play."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, wherever it lies."""
        held = tuple(card for hand in self.hands for card in hand)
        laid = tuple(one.card for one in self.lying if one.card is not None)
        taken = tuple(card for trick in self.tricks for card in trick.cards)
        turned = () if self.turned is None else (self.turned,)
        return (*held, *laid, *taken, *self.stock, *turned, *self.aside)

    def taken(self, seats: Iterable[str]) -> tuple[Card, ...]:
        """Cards in the tricks won by any of the seats."""
        whose = tuple(seats)
        return tuple(card for one in self.tricks if one.winner in whose for card in one.cards)

    def won(self, seats: Iterable[str]) -> int:
        """Number of tricks won by any of the seats."""
        whose = tuple(seats)
        return sum(one.winner in whose for one in self.tricks)


def without(hands: Hands, seat: str, *cards: Card) -> Hands:
    """Hands after a seat has given some cards away; ``ValueError`` for one that it lacks."""
    left = list(hands[seat])
    for card in cards:
        left.remove(card)
    return hands.put(seat, tuple(left))


@dataclass(frozen=True)
class Match:
    """State of a match between two actions."""

    preset: str
    options: tuple[tuple[str, str], ...]
    version: int
    sides: tuple[tuple[str, ...], ...]
    points: tuple[tuple[int, ...], ...] = ()
    """Each finished deal's points of the sides."""
    dealer: str | None = None
    """Dealer of the current deal, or of the one before."""
    closed: bool = True
    """Whether no deal is in progress."""
    deal: Any = None
    """:class:`Deal` in progress or just finished; ``None`` before the first one."""
    cards: tuple[Card, ...] = ()
    """Cards of the deal in dealing order."""
    actions: tuple[Any, ...] = ()
    """Actions of the deal, without its booking."""
    carried: Any = None
    """Value with which the deal began (:meth:`games.cardgame.game.CardGame.carried`)."""

    @property
    def number(self) -> int:
        """Number of deals begun."""
        return len(self.points) + (not self.closed)

    @property
    def scores(self) -> tuple[int, ...]:
        """Sum of the sides' points."""
        sums = zip(*self.points, strict=True) if self.points else ((0,) for _ in self.sides)
        return tuple(map(sum, sums))

    def option(self, name: str) -> str:
        """Chosen value of an option; ``KeyError`` for another name."""
        return dict(self.options)[name]

    def side(self, seat: str) -> int:
        """Index of the seat's side."""
        return next(number for number, side in enumerate(self.sides) if seat in side)
