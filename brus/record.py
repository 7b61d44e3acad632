"""The record of a match of Brus as a document, and its writing (docs/record.md).

A :class:`Record` holds what stands in the text and nothing else: tags in their order, known or not,
the hands, and those derived lines that are there. :mod:`brus.record_reader` makes one from text,
:func:`record_of` from a journal; :mod:`brus.adjudicator` decides whether it is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from brus.actions import Action
from brus.hand import Ending, HandResult, HandState, Held, Trick
from brus.match import MatchState, apply
from brus.ruleset import RuleSet
from brus.seats import SEATS, PerSeat, Seat
from cardgame.cards import Card
from cardgame.each import Each
from cardgame.tags import Tag, Tags

VERSION: Final = "1"
"""The value of the ``Brus`` tag."""
ONCE: Final = ("Brus", "Games", "Date", "Place", "North", "East", "South", "West")
"""The known tags of a match."""


@dataclass(frozen=True, slots=True)
class Open:
    """``Kh`` or, dared, ``Kh!``: a card played."""

    card: Card
    dared: bool = False

    def __str__(self) -> str:
        return f"{self.card}!" if self.dared else str(self.card)


@dataclass(frozen=True, slots=True)
class Turned:
    """``(7h)``: a card led face down."""

    card: Card

    def __str__(self) -> str:
        return f"({self.card})"


@dataclass(frozen=True, slots=True)
class Answered:
    """``{E take}`` or ``{E run}``."""

    seat: Seat
    takes: bool

    def __str__(self) -> str:
        return f"{{{self.seat} {'take' if self.takes else 'run'}}}"


@dataclass(frozen=True, slots=True)
class Dared:
    """``!`` by itself: the turned card is dared after the taking up."""

    def __str__(self) -> str:
        return "!"


Item = Open | Turned | Answered | Dared


@dataclass(frozen=True, slots=True)
class TrickLine:
    """One numbered line: what was played and said in a trick, in order."""

    number: int
    leader: Seat
    items: tuple[Item, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """A line that follows from the rest: ``end``, ``strokes`` or ``game``."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def word(self) -> str:
        """What it is about."""
        return self.text.split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """One hand as recorded."""

    number: int
    dealer: Seat
    hands: PerSeat[Held]
    """Three cards a seat as written, in any order."""
    stock: tuple[Card, ...]
    """20 cards, the first drawn first."""
    tricks: tuple[TrickLine, ...]
    derived: tuple[Derived, ...]
    """Those present of ``end``, ``strokes`` and ``game``, in this order."""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record."""

    tags: Tags
    rules: RuleSet
    """What the tag ``Games`` says."""
    hands: tuple[RecordedHand, ...]


# -- writing ---------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text: one tag a line, hands set off by empty lines, every line ended."""
    parts = ["".join(f"{tag}\n" for tag in record.tags)]
    parts.extend(_hand_text(hand) for hand in record.hands)
    return "\n".join(parts)


def _hand_text(hand: RecordedHand) -> str:
    lines = [f"hand {hand.number} dealer {hand.dealer}"]
    lines.extend(f"{seat} {' '.join(map(str, held))}" for seat, held in hand.hands.items())
    lines.append(f"stock {' '.join(map(str, hand.stock))}")
    lines.extend(
        f"{trick.number} {trick.leader} {' '.join(map(str, trick.items))}" for trick in hand.tricks
    )
    lines.extend(derived.text for derived in hand.derived)
    return "".join(f"{line}\n" for line in lines)


def derived_lines(result: HandResult) -> tuple[str, ...]:
    """The two or three lines that follow from a finished hand."""
    strokes = " ".join(f"{team} {value}" for team, value in result.strokes.items())
    lines = (_end_line(result), f"strokes {strokes}")
    if not result.game_over:
        return lines
    return (*lines, f"game {result.by} {'keule' if result.keule else 'brille'}")


def _end_line(result: HandResult) -> str:
    match result.ending:
        case Ending.STANTO:
            return "end stanto"
        case Ending.RUN:
            return f"end run {result.by} wipes {result.wiped}"
        case Ending.WON:
            return f"end {result.by} wipes {result.wiped}"


# -- from a journal --------------------------------------------------------------------------------


def record_of(rules: RuleSet, actions: Iterable[Action], tags: Iterable[Tag] = ()) -> Record:
    """The record of a journal, with all derived lines; ``tags`` follow those of the rules.

    Hands are written as dealt, so that reading gives back the very pack. Raises
    :class:`brus.violations.IllegalActionError` if the journal is not a match's.
    """
    state = MatchState(rules)
    last: list[HandState] = []
    for action in actions:
        state = apply(state, action)
        if state.hand is not None:
            last[state.hand.number - 1 :] = [state.hand]
    head = (Tag("Brus", VERSION), Tag("Games", str(rules.games)))
    return Record(Tags((*head, *tags)), rules, tuple(map(_recorded, last)))


def _recorded(hand: HandState) -> RecordedHand:
    order = hand.dealer.left.round()
    hands: PerSeat[Held] = Each.of(SEATS, lambda seat: hand.pack[order.index(seat) : 12 : 4])
    derived = derived_lines(hand.result) if hand.result is not None else ()
    return RecordedHand(
        number=hand.number,
        dealer=hand.dealer,
        hands=hands,
        stock=hand.pack[12:],
        tricks=tuple(
            _trick_line(trick, hand) for trick in (*hand.tricks, hand.trick) if trick.laid
        ),
        derived=tuple(map(Derived, derived)),
    )


def _trick_line(trick: Trick, hand: HandState) -> TrickLine:
    kehren = next((one for one in hand.kehren if one.trick == trick.number), None)
    items: list[Item] = []
    for laid in trick.laid:
        if kehren is None or laid is not trick.laid[0]:
            items.append(Open(laid.card, laid.dared))
            continue
        items.append(Turned(laid.card))
        if kehren.answered_by is not None:
            items.append(Answered(kehren.answered_by, kehren.takes))
        if laid.dared:
            items.append(Dared())
    return TrickLine(trick.number, trick.leader, tuple(items))
