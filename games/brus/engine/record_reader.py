"""Parser from text to a :class:`games.brus.engine.record.Record`: strict, without guessing
(docs/record.md).

Only syntax is checked: words, numbers, each card dealt once. The match is
checked in :mod:`games.brus.engine.adjudicator`.
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
from games.brus.engine.hand import STOCK, TRICKS, Held
from games.brus.engine.journal import parse_seat
from games.brus.engine.record import (
    ONCE,
    VERSION,
    Answered,
    Dared,
    Derived,
    Item,
    Open,
    Record,
    RecordedHand,
    TrickLine,
    Turned,
)
from games.brus.engine.ruleset import RuleSet, ruleset
from games.brus.engine.seats import SEATS, Seat

_ANSWER: Final = re.compile(r"\{([^ {}]+) (take|run)\}")
_DERIVED: Final = (
    ("end", re.compile(r"end ((run )?(NS|EW) wipes [0-9]{1,3}|stanto)")),
    ("strokes", re.compile(r"strokes NS [0-9]{1,3} EW [0-9]{1,3}")),
    ("game", re.compile(r"game (NS|EW) (brille|keule)")),
)


def read_bytes(data: bytes) -> Record:
    """Parse a file's content; :class:`RecordError` names line and error."""
    return _read(Lines.of_bytes(data))


def read(text: str) -> Record:
    """Parse a record; :class:`RecordError` names line and error."""
    return _read(Lines(text))


def _read(lines: Lines) -> Record:
    tags = read_tags(lines, ONCE)
    check_version(tags, "Brus", VERSION, lines)
    rules = _rules(tags)
    hands: list[RecordedHand] = []
    while lines.peek() is not None:
        hands.append(_hand(lines, len(hands) + 1))
    return Record(tags, rules, tuple(hands))


def _rules(tags: Tags) -> RuleSet:
    games = tags.get("Games")
    if games is None:
        raise RecordError(tags.last_line, "the tag Games is missing", "10.10")
    return located(games.line, lambda value: ruleset({"games": value}), games.value, rule="10.10")


def _hand(lines: Lines, number: int) -> RecordedHand:
    at, dealer = read_opening(lines, "hand", number, parse_seat)
    seen: set[Card] = set()
    hands: dict[Seat, Held] = {}
    while (line := lines.peek()) is not None and line[1].split(" ", 1)[0] in ("N", "E", "S", "W"):
        lines.advance()
        seat = Seat(line[1][0])
        if seat in hands:
            raise RecordError(line[0], f"a second hand of {seat}", "10.2")
        hands[seat] = read_cards(line, Card.parse, seen, 3, f"{seat} holds", "10.2")
    for seat in SEATS:
        if seat not in hands:
            lines.due(seat.value, f"the hand of {seat}")
    stock = lines.due("stock", "the line 'stock'")
    drawn = read_cards(stock, Card.parse, seen, STOCK, "the stock has", "10.2")
    tricks: list[TrickLine] = []
    while (line := lines.peek()) is not None and line[1][0] in "0123456789":
        lines.advance()
        if len(tricks) == TRICKS:
            raise RecordError(line[0], "a hand has eight tricks", "10.2")
        leader, items = read_trick(line, len(tricks) + 1, parse_seat, _item, "10.2")
        tricks.append(TrickLine(len(tricks) + 1, leader, items, line[0]))
    derived = tuple(Derived(text, at) for at, text in read_derived(lines, _DERIVED))
    check_next(lines, "hand")
    held = Each.of(SEATS, hands.__getitem__)
    return RecordedHand(number, dealer, held, drawn, tuple(tricks), derived, at)


def _item(word: str) -> Item:
    if word == "!":
        return Dared()
    if word.startswith("{"):
        found = _ANSWER.fullmatch(word)
        if found is None:
            raise ValueError(f"nobody says {word[:40]!r}")
        return Answered(parse_seat(found[1]), found[2] == "take")
    if word.startswith("(") and word.endswith(")"):
        return Turned(Card.parse(word[1:-1]))
    if word.endswith("!"):
        return Open(Card.parse(word[:-1]), dared=True)
    return Open(Card.parse(word))
