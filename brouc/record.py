"""Record of a match as a document, and its text (docs/record.md).

A :class:`Record` holds exactly the text: tags in order, known or not, the deals and the derived
lines present. :mod:`brouc.record_reader` parses one, :func:`record_of` makes one from a
journal; :mod:`brouc.adjudicator` checks that it is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, assert_never

from brouc.actions import Action, Announce, Declare, Dehors, Mark, Said
from brouc.cards import Card, Suit
from brouc.deal import DealState, Hand
from brouc.events import DealResult
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat
from brouc.slate import Coches, SlatePoints, marriage_value
from brouc.tricks import Marriage
from gamekit.records.tags import Tag, Tags

VERSION: Final = "1"
"""Value of the ``Brouc`` tag."""
ONCE: Final = (
    "Brouc",
    "Rules",
    "Options",
    "Target",
    "Date",
    "Place",
    "North",
    "West",
    "South",
    "East",
)
"""Known tags of a match."""


@dataclass(frozen=True, slots=True)
class TrickLine:
    """Numbered line of a trick: plays and calls in order."""

    number: int
    leader: Seat
    items: tuple[Card | Said, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """Derived line: ``end``, ``slate`` or ``coches``."""

    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """Deal as recorded."""

    number: int
    dealer: Seat
    hands: PerSeat[Hand]
    """Eight cards a seat as written, in any order."""
    up: Card
    """Indicator, one of the dealer's eight (rules 1.5)."""
    tricks: tuple[TrickLine, ...]
    derived: tuple[Derived, ...]
    """Present lines of ``end``, ``slate`` and ``coches``, in this order."""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Complete record."""

    tags: Tags
    rules: RuleSet
    """Rules from the tags ``Rules``, ``Options`` and ``Target``."""
    deals: tuple[RecordedDeal, ...]

    def tag(self, name: str, number: int | None = None) -> Tag | None:
        """Tag of a name (and deal); ``None`` if absent."""
        return self.tags.get(name, number)


# -- writing -------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """Format a record: one tag a line, empty lines between deals, a line feed after every line."""
    parts = ["".join(f"{tag}\n" for tag in record.tags)]
    parts.extend(_deal_text(deal) for deal in record.deals)
    return "\n".join(parts)


def _deal_text(deal: RecordedDeal) -> str:
    trump = deal.up.suit
    lines = [f"deal {deal.number} dealer {deal.dealer}"]
    lines.extend(f"{seat} {' '.join(map(str, hand))}" for seat, hand in deal.hands.items())
    lines.append(f"up {deal.up}")
    for trick in deal.tricks:
        items = (str(i) if isinstance(i, Card) else said_text(i, trump) for i in trick.items)
        lines.append(f"{trick.number} {trick.leader} {' '.join(items)}")
    lines.extend(derived.text for derived in deal.derived)
    return "".join(f"{line}\n" for line in lines)


def said_text(said: Said, trump: Suit) -> str:
    """Format a call in braces: ``{W 20h}`` (in trumps ``{W 40h}``), ``{S dehors}``, …"""
    match said:
        case Declare():
            value = marriage_value(Marriage(said.suit, said.extended), trump)
            word = f"{value}{said.suit}"
        case Mark():
            word = f"mark {said.card}"
        case Dehors():
            word = "dehors"
        case Announce():
            word = said.announcement.value
        case _:
            assert_never(said)
    return f"{{{said.seat} {word}}}"


def derived_lines(result: DealResult) -> tuple[str, str, str]:
    """Derived lines of a finished deal."""
    return (
        end_line(result),
        f"slate {_per_team(result.slate)}",
        f"coches {_per_team(result.total)}",
    )


def end_line(result: DealResult) -> str:
    """Line of the ending, the seat (for a cape the team) that caused it, and its price.

    ``end counted``; ``end dehors S coches 2``; ``end cape NS coches 2``. With
    dehors=automatic a count may win: ``end counted NS coches 1``.
    """
    words = ["end", result.ending.value]
    if result.caller is not None:
        words.append(result.caller.value)
    elif result.by is not None:
        words.append(result.by.value)
    if result.against is not None:
        words.append(f"coches {result.coches}")
    return " ".join(words)


def _per_team(values: PerTeam[SlatePoints] | PerTeam[Coches]) -> str:
    return " ".join(f"{team} {value}" for team, value in values.items())


# -- from a journal ------------------------------------------------------------------------------


def header(rules: RuleSet) -> tuple[Tag, ...]:
    """Tags of a match's rules."""
    options = " ".join(f"{k}={v}" for k, v in rules.options().items() if k != "target")
    return (
        Tag("Brouc", VERSION),
        Tag("Rules", rules.preset.value),
        *((Tag("Options", options),) if options else ()),
        Tag("Target", str(rules.target)),
    )


def record_of(rules: RuleSet, actions: Iterable[Action], tags: Iterable[Tag] = ()) -> Record:
    """Record of a journal with all derived lines; ``tags`` follow those of the rules.

    Hands are listed as dealt, so that the pack can be reconstructed. Raises
    :class:`brouc.violations.IllegalActionError` if the journal is no legal match.
    """
    state = MatchState(rules)
    last: list[DealState] = []
    for action in actions:
        state = apply(state, action)
        if state.deal is not None:
            last[state.deal.dealt.number - 1 :] = [state.deal]
    results = (*state.results, None)
    deals = tuple(map(_recorded, last, results))
    return Record(Tags((*header(rules), *tags)), rules, deals)


def _recorded(deal: DealState, result: DealResult | None) -> RecordedDeal:
    dealt = deal.dealt
    derived = derived_lines(result) if result is not None else ()
    return RecordedDeal(
        number=dealt.number,
        dealer=dealt.dealer,
        hands=dealt.hands,
        up=dealt.indicator,
        tricks=_trick_lines(deal),
        derived=tuple(map(Derived, derived)),
    )


def _trick_lines(deal: DealState) -> tuple[TrickLine, ...]:
    tricks = [won.trick for won in deal.tricks]
    if len(tricks) < 8:
        tricks.append(deal.trick)
    lines: list[TrickLine] = []
    for number, trick in enumerate(tricks, 1):
        items: list[Card | Said] = []
        for place in range(5):
            items.extend(
                entry.said for entry in deal.spoken if (entry.trick, entry.cards) == (number, place)
            )
            items.extend(trick.cards[place : place + 1])
        if items:
            lines.append(TrickLine(number, trick.leader, tuple(items)))
    return tuple(lines)
