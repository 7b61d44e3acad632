"""Record of a match of Brus as a document, and its text (docs/record.md).

A :class:`Record` holds exactly the text: tags in order, known or not, the hands and the derived
lines present. :mod:`games.brus.engine.record_reader` parses one, :func:`record_of` makes one from a
journal; :mod:`games.brus.engine.adjudicator` checks that it is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from gamekit.records.tags import Tag, Tags
from games.brus.engine.actions import Action
from games.brus.engine.hand import Ending, HandResult, HandState, Held, Trick
from games.brus.engine.match import MatchState, apply
from games.brus.engine.ruleset import RuleSet
from games.brus.engine.seats import SEATS, PerSeat, Seat

VERSION: Final = "1"
"""Value of the ``Brus`` tag."""
ONCE: Final = ("Brus", "Games", "Date", "Place", "North", "East", "South", "West")
"""Known tags of a match."""


@dataclass(frozen=True, slots=True)
class Open:
    """Played card, ``Kh``, or dared, ``Kh!``."""

    card: Card
    dared: bool = False

    def __str__(self) -> str:
        return f"{self.card}!" if self.dared else str(self.card)


@dataclass(frozen=True, slots=True)
class Turned:
    """Card led face down, ``(7h)``."""

    card: Card

    def __str__(self) -> str:
        return f"({self.card})"


@dataclass(frozen=True, slots=True)
class Answered:
    """Answer to it, ``{E take}`` or ``{E run}``."""

    seat: Seat
    takes: bool

    def __str__(self) -> str:
        return f"{{{self.seat} {'take' if self.takes else 'run'}}}"


@dataclass(frozen=True, slots=True)
class Dared:
    """Dare of the turned card after taking up, ``!``."""

    def __str__(self) -> str:
        return "!"


Item = Open | Turned | Answered | Dared


@dataclass(frozen=True, slots=True)
class TrickLine:
    """Numbered line of a trick: plays and calls in order."""

    number: int
    leader: Seat
    items: tuple[Item, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """Derived line: ``end``, ``strokes`` or ``game``."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def word(self) -> str:
        """First word."""
        return self.text.split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """Hand as recorded."""

    number: int
    dealer: Seat
    hands: PerSeat[Held]
    """Three cards a seat as written, in any order."""
    stock: tuple[Card, ...]
    """20 cards, the first drawn first."""
    tricks: tuple[TrickLine, ...]
    derived: tuple[Derived, ...]
    """Present lines of ``end``, ``strokes`` and ``game``, in this order."""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Complete record."""

    tags: Tags
    rules: RuleSet
    """Rules from the tag ``Games``."""
    hands: tuple[RecordedHand, ...]


# -- writing ---------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """Format a record: one tag a line, empty lines between hands, a line feed after every line."""
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
    """Derived lines of a finished hand, two or three."""
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
    """Record of a journal with all derived lines; ``tags`` follow those of the rules.

    Hands are listed as dealt, so that the pack can be reconstructed. Raises
    :class:`games.brus.engine.violations.IllegalActionError` if the journal is no legal match.
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
