"""Parser from text to a :class:`games.briscon.engine.record.Record`: strict, without guessing
(docs/record.md).

Only syntax is checked: words, numbers, each card dealt once. The match is
checked in :mod:`games.briscon.engine.adjudicator`.
"""

from __future__ import annotations

import re
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from gamekit.records.lines import (
    Lines,
    RecordError,
    check_next,
    located,
    read_cards,
    read_derived,
    read_opening,
    read_trick,
)
from gamekit.records.tags import Tags, check_version, read_tags
from games.briscon.engine.actions import Meld, Out, Rob
from games.briscon.engine.deal import STOCK, TRICKS, Held
from games.briscon.engine.journal import parse_seat
from games.briscon.engine.record import (
    ONCE,
    VERSION,
    Derived,
    Item,
    Record,
    RecordedDeal,
    TrickLine,
)
from games.briscon.engine.ruleset import RuleSet, ruleset
from games.briscon.engine.seats import SEATS, Seat

_DERIVED: Final = (
    ("end", re.compile(r"end (counted|(out|wrong-out|all-tricks) [NS])")),
    ("score", re.compile(r"score N [0-9]{1,6} S [0-9]{1,6}")),
    ("game", re.compile(r"game [NS]")),
)


def read_bytes(data: bytes) -> Record:
    """Parse a file's content; :class:`RecordError` names line and error."""
    return _read(Lines.of_bytes(data))


def read(text: str) -> Record:
    """Parse a record; :class:`RecordError` names line and error."""
    return _read(Lines(text))


def _read(lines: Lines) -> Record:
    tags = read_tags(lines, ONCE)
    check_version(tags, "Briscon", VERSION, lines)
    rules = _rules(tags)
    deals: list[RecordedDeal] = []
    while lines.peek() is not None:
        deals.append(_deal(lines, len(deals) + 1))
    return Record(tags, rules, tuple(deals))


def _rules(tags: Tags) -> RuleSet:
    games, options = tags.get("Games"), tags.get("Options")
    if games is None:
        raise RecordError(tags.last_line, "the tag Games is missing", "11.7")
    rules = located(games.line, lambda text: ruleset({"games": text}), games.value, rule="11.7")
    if options is None:
        return rules
    return located(
        options.line,
        lambda text: ruleset({**_options(text), "games": str(rules.games)}),
        options.value,
        rule="11.2",
    )


def _options(text: str) -> dict[str, str]:
    named: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in named or name == "games":
            raise ValueError(f"not an option, or twice: {word[:40]!r}")
        named[name] = value
    return named


def _deal(lines: Lines, number: int) -> RecordedDeal:
    at, dealer = read_opening(lines, "deal", number, parse_seat)
    seen: set[Card] = set()
    hands: dict[Seat, Held] = {}
    while (line := lines.peek()) is not None and line[1].split(" ", 1)[0] in ("N", "S"):
        lines.advance()
        seat = Seat(line[1][0])
        if seat in hands:
            raise RecordError(line[0], f"a second hand of {seat}", "11.1")
        hands[seat] = read_cards(line, Card.parse, seen, 5, f"{seat} holds", "11.1")
    for seat in SEATS:
        if seat not in hands:
            lines.due(seat.value, f"the hand of {seat}")
    turned = lines.due("up", "the line 'up'")
    (up,) = read_cards(turned, Card.parse, seen, 1, "turned up are", "11.1")
    stock = lines.due("stock", "the line 'stock'")
    drawn = read_cards(stock, Card.parse, seen, STOCK, "the stock has", "11.1")
    tricks: list[TrickLine] = []
    while (line := lines.peek()) is not None and line[1][0] in "0123456789":
        lines.advance()
        if len(tricks) == TRICKS:
            raise RecordError(line[0], "a deal has sixteen tricks", "11.2")
        leader, items = read_trick(line, len(tricks) + 1, parse_seat, _item, "11.2")
        tricks.append(TrickLine(len(tricks) + 1, leader, items, line[0]))
    derived = tuple(Derived(text, at) for at, text in read_derived(lines, _DERIVED))
    check_next(lines, "deal")
    held = Each.of(SEATS, hands.__getitem__)
    return RecordedDeal(number, dealer, held, up, drawn, tuple(tricks), derived, at)


def _item(word: str) -> Item:
    if not word.startswith("{"):
        return Card.parse(word)
    seat, *said = word[1:-1].split(" ")
    match said:
        case ["rob"]:
            return Rob(parse_seat(seat))
        case ["out"]:
            return Out(parse_seat(seat))
        case ["meld", _, _, *_] if len(said) <= 6:
            return Meld(parse_seat(seat), tuple(Card.parse(card) for card in said[1:]))
        case _:
            raise ValueError(f"nobody says {word[:40]!r}")
