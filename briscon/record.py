"""The record of a match of Briscon as a document, and its writing (docs/record.md).

A :class:`Record` holds what stands in the text and nothing else: tags in their order, known or not,
the deals, and those derived lines that are there. :mod:`briscon.record_reader` makes one from text,
:func:`record_of` from a journal; :mod:`briscon.adjudicator` decides whether it is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from briscon.actions import Action, Meld, Out, Play, Rob
from briscon.deal import DealResult, DealState, Ending, Held, dealt_hands
from briscon.match import MatchState, apply
from briscon.ruleset import RuleSet
from briscon.seats import PerSeat, Seat
from cardgame.cards import Card
from cardgame.tags import Tag, Tags

VERSION: Final = "1"
"""The value of the ``Briscon`` tag."""
ONCE: Final = ("Briscon", "Games", "Options", "Date", "Place", "North", "South")
"""The known tags of a match."""

Item = Card | Rob | Meld | Out
"""What stands in a trick's line: a card played, or something said."""


@dataclass(frozen=True, slots=True)
class TrickLine:
    """One numbered line: what was said and played in a trick, in order."""

    number: int
    leader: Seat
    items: tuple[Item, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """A line that follows from the rest: ``end``, ``score`` or ``game``."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def word(self) -> str:
        """What it is about."""
        return self.text.split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal as recorded."""

    number: int
    dealer: Seat
    hands: PerSeat[Held]
    """Five cards a player as written, in any order."""
    up: Card
    stock: tuple[Card, ...]
    """21 cards, the first drawn first."""
    tricks: tuple[TrickLine, ...]
    derived: tuple[Derived, ...]
    """Those present of ``end``, ``score`` and ``game``, in this order."""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record."""

    tags: Tags
    rules: RuleSet
    """What the tags ``Games`` and ``Options`` say."""
    deals: tuple[RecordedDeal, ...]


# -- writing ---------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text: one tag a line, deals set off by empty lines, every line ended."""
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
    """A card, or what was said in braces: ``{N rob}``, ``{N meld Kh Qh}``, ``{S out}``."""
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
    """The two or three lines that follow from a finished deal."""
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
    """The tags that say by which rules a match is played."""
    options = " ".join(f"{name}={value}" for name, value in rules.options().items())
    return (
        Tag("Briscon", VERSION),
        Tag("Games", str(rules.games)),
        *((Tag("Options", options),) if options else ()),
    )


def record_of(rules: RuleSet, actions: Iterable[Action], tags: Iterable[Tag] = ()) -> Record:
    """The record of a journal, with all derived lines; ``tags`` follow those of the rules.

    Hands are written as dealt, so that reading gives back the very pack. Raises
    :class:`briscon.violations.IllegalActionError` if the journal is not a match's.
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
            # What is said after the last trick stands at its end.
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
