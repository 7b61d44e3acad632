"""Record of a match of Briscon as a document, and its text (docs/record.md).

A :class:`Record` holds exactly the text: tags in order, known or not, the deals and the derived
lines present. :mod:`games.briscon.engine.record_reader` parses one, :func:`record_of` makes one
from a
journal; :mod:`games.briscon.engine.adjudicator` checks that it is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from gamekit.cards.cards import Card
from gamekit.records.tags import Tag, Tags
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob
from games.briscon.engine.deal import DealResult, DealState, Ending, Held, dealt_hands
from games.briscon.engine.match import MatchState, apply
from games.briscon.engine.ruleset import RuleSet
from games.briscon.engine.seats import PerSeat, Seat

VERSION: Final = "1"
"""Value of the ``Briscon`` tag."""
ONCE: Final = ("Briscon", "Games", "Options", "Date", "Place", "North", "South")
"""Known tags of a match."""

Item = Card | Rob | Meld | Out
"""Item of a trick's line: a card or a call."""


@dataclass(frozen=True, slots=True)
class TrickLine:
    """Numbered line of a trick: plays and calls in order."""

    number: int
    leader: Seat
    items: tuple[Item, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """Derived line: ``end``, ``score`` or ``game``."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def word(self) -> str:
        """First word."""
        return self.text.split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """Deal as recorded."""

    number: int
    dealer: Seat
    hands: PerSeat[Held]
    """Five cards a player as written, in any order."""
    up: Card
    stock: tuple[Card, ...]
    """21 cards, the first drawn first."""
    tricks: tuple[TrickLine, ...]
    derived: tuple[Derived, ...]
    """Present lines of ``end``, ``score`` and ``game``, in this order."""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Complete record."""

    tags: Tags
    rules: RuleSet
    """Rules from the tags ``Games`` and ``Options``."""
    deals: tuple[RecordedDeal, ...]


# -- writing ---------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """Format a record: one tag a line, empty lines between deals, a line feed after every line."""
    parts = ["".join(f"{tag}\n" for tag in record.tags)]
    parts.extend(_deal_text(deal) for deal in record.deals)
    return "\n".join(parts)


def _deal_text(deal: RecordedDeal) -> str:
    lines = [f"deal {deal.number} dealer {deal.dealer}"]
    lines.extend(f"{seat} {' '.join(map(str, hand))}" for seat, hand in deal.hands.items())
    lines.append(f"up {deal.up}")
    lines.append(f"stock {' '.join(map(str, deal.stock))}")
    lines.extend(
        f"{trick.number} {trick.leader} {' '.join(map(item_text, trick.items))}"
        for trick in deal.tricks
    )
    lines.extend(derived.text for derived in deal.derived)
    return "".join(f"{line}\n" for line in lines)


def item_text(item: Item) -> str:
    """Format a card, or a call in braces: ``{N rob}``, ``{N meld Kh Qh}``, ``{S out}``."""
    match item:
        case Card():
            return item.text
        case Rob():
            return f"{{{item.seat} rob}}"
        case Meld():
            return f"{{{item.seat} meld {' '.join(map(str, item.cards))}}}"
        case Out():
            return f"{{{item.seat} out}}"


def derived_lines(result: DealResult) -> tuple[str, ...]:
    """Derived lines of a finished deal, two or three."""
    score = " ".join(f"{seat} {value}" for seat, value in result.score.items())
    lines = (_end_line(result), f"score {score}")
    return lines if result.by is None else (*lines, f"game {result.by}")


def _end_line(result: DealResult) -> str:
    match result.ending:
        case Ending.COUNTED:
            return "end counted"
        case Ending.OUT | Ending.WRONG_OUT:
            return f"end {result.ending.value} {result.said_by}"
        case Ending.ALL_TRICKS:
            return f"end all-tricks {result.by}"


# -- from a journal --------------------------------------------------------------------------------


def header(rules: RuleSet) -> tuple[Tag, ...]:
    """Tags of a match's rules."""
    options = " ".join(f"{name}={value}" for name, value in rules.options().items())
    return (
        Tag("Briscon", VERSION),
        Tag("Games", str(rules.games)),
        *((Tag("Options", options),) if options else ()),
    )


def record_of(rules: RuleSet, actions: Iterable[Action], tags: Iterable[Tag] = ()) -> Record:
    """Record of a journal with all derived lines; ``tags`` follow those of the rules.

    Hands are listed as dealt, so that the pack can be reconstructed. Raises
    :class:`games.briscon.engine.violations.IllegalActionError` if the journal is no legal match.
    """
    state = MatchState(rules)
    deals: list[DealState] = []
    said: list[list[tuple[int, Seat, Item]]] = []
    for action in actions:
        before = state.deal
        state = apply(state, action)
        assert state.deal is not None, "every action leaves a deal"
        if before is None or state.deal.number != before.number:
            deals.append(state.deal)
            said.append([])
        deals[-1] = state.deal
        if before is not None and isinstance(action, Play | Rob | Meld | Out):
            item = action.card if isinstance(action, Play) else action
            # Calls after the last trick stand at the end of its line.
            number = min(before.trick.number, 16)
            leader = before.tricks[-1].leader if before.turn is None else before.trick.leader
            said[-1].append((number, leader, item))
    return Record(Tags((*header(rules), *tags)), rules, tuple(map(_recorded, deals, said)))


def _recorded(deal: DealState, items: list[tuple[int, Seat, Item]]) -> RecordedDeal:
    lines: dict[int, TrickLine] = {}
    for number, leader, item in items:
        line = lines.get(number, TrickLine(number, leader, ()))
        lines[number] = TrickLine(number, leader, (*line.items, item))
    return RecordedDeal(
        number=deal.number,
        dealer=deal.dealer,
        hands=dealt_hands(deal.dealer, deal.pack),
        up=deal.indicator,
        stock=deal.pack[11:],
        tricks=tuple(lines.values()),
        derived=tuple(map(Derived, derived_lines(deal.result))) if deal.result else (),
    )
