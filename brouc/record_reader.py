"""Parser from text to a :class:`brouc.record.Record`: strict, without guessing (docs/record.md).

Only syntax is checked: words, numbers, each card dealt once. The match is
checked in :mod:`brouc.adjudicator`.
"""

from __future__ import annotations

import re
from typing import Final

from brouc.actions import Announce, Announcement, Declare, Dehors, Mark, Said
from brouc.cards import Card, Suit
from brouc.deal import Hand
from brouc.record import ONCE, VERSION, Derived, Record, RecordedDeal, TrickLine
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, PerSeat, Seat
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from gamekit.records.lines import (
    Line,
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

_VALUE: Final = re.compile(r"(20|30|40|60)([hdcs])")
_TEAMS: Final = r"NS -?[0-9]{1,6} EW -?[0-9]{1,6}"
_END: Final = re.compile(r"end [a-z]+(-[a-z]+)?( (N|W|S|E|NS|EW) coches [0-9]{1,4})?")
_DERIVED: Final = (
    ("end", _END),
    ("slate", re.compile(f"slate {_TEAMS}")),
    ("coches", re.compile(f"coches {_TEAMS}")),
)


def read_bytes(data: bytes) -> Record:
    """Parse a file's content; :class:`RecordError` names line and error."""
    return _read(Lines.of_bytes(data))


def read(text: str) -> Record:
    """Parse a record; :class:`RecordError` names line and error."""
    return _read(Lines(text))


def _read(lines: Lines) -> Record:
    tags = read_tags(lines, ONCE)
    check_version(tags, "Brouc", VERSION, lines)
    rules = _rules(tags)
    deals: list[RecordedDeal] = []
    while lines.peek() is not None:
        deals.append(_deal(lines, len(deals) + 1))
    return Record(tags, rules, tuple(deals))


def _deal(lines: Lines, number: int) -> RecordedDeal:
    at, dealer = read_opening(lines, "deal", number, _seat)
    seen: set[Card] = set()
    hands = {seat: _hand(lines, seat, seen) for seat in SEATS}
    up_line = lines.due("up", "the line 'up'")
    up = _only_card(up_line)
    if up not in hands[dealer]:
        raise RecordError(up_line[0], f"{up} is none of dealer {dealer}'s eight cards", "1.5")
    tricks: list[TrickLine] = []
    while (line := lines.peek()) is not None and line[1][0] in "0123456789":
        lines.advance()
        if len(tricks) == 8:
            raise RecordError(line[0], "a deal has eight tricks", "1.4")
        leader, items = read_trick(
            line, len(tricks) + 1, _seat, lambda word: _item(word, up.suit), "2.1"
        )
        tricks.append(TrickLine(len(tricks) + 1, leader, items, line[0]))
    derived = tuple(Derived(text, at) for at, text in read_derived(lines, _DERIVED))
    check_next(lines, "deal")
    held = PerSeat.of(hands.__getitem__)
    return RecordedDeal(number, dealer, held, up, tuple(tricks), derived, at)


def _hand(lines: Lines, seat: Seat, seen: set[Card]) -> Hand:
    line = lines.due(seat.value, f"the hand of {seat}")
    return read_cards(line, Card.parse, seen, 8, f"{seat} holds", "1.4")


def _rules(tags: Tags) -> RuleSet:
    by_name = {tag.name: tag for tag in tags if tag.number is None}
    for name in ("Rules", "Target"):
        if name not in by_name:
            raise RecordError(tags.last_line, f"the tag {name} is missing")
    preset, target, options = by_name["Rules"], by_name["Target"], by_name.get("Options")
    named = located(options.line, _options, options.value) if options else {}
    if named.get("target", target.value) != target.value:
        raise RecordError(target.line, "the tags Options and Target differ", "7.1")
    # One by one, so that an error names the line of its own tag.
    located(preset.line, ruleset, preset.value)
    if options is not None:
        located(options.line, lambda value: ruleset(value, named), preset.value)
    named["target"] = target.value
    return located(target.line, lambda value: ruleset(value, named), preset.value)


def _options(text: str) -> dict[str, str]:
    named: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in named:
            raise ValueError(f"not an option, or twice: {word!r}")
        named[name] = value
    return named


def _only_card(line: Line) -> Card:
    at, text = line
    words = text.split()[1:]
    if len(words) != 1:
        raise RecordError(at, f"one card is due, not {text[:40]!r}", "1.5")
    return located(at, Card.parse, words[0], rule="1.1")


def _item(word: str, trump: Suit) -> Card | Said:
    if word.startswith("{"):
        return _said(word[1:-1], trump)
    try:
        return Card.parse(word)
    except ValueError as error:
        raise ValueError(f"{error} (rules 1.1)") from None


def _said(text: str, trump: Suit) -> Said:
    words = text.split(" ")
    if len(words) < 2:
        raise ValueError(f"a seat and what it said are due, not {text[:40]!r}")
    seat, said = _seat(words[0]), words[1:]
    if said == ["dehors"]:
        return Dehors(seat)
    if len(said) == 2 and said[0] == "mark":
        return Mark(seat, Card.parse(said[1]))
    if len(said) == 1:
        for announcement in Announcement:
            if said[0] == announcement.value:
                return Announce(seat, announcement)
        if found := _VALUE.fullmatch(said[0]):
            return _declared(seat, int(found[1]), Suit(found[2]), trump)
    raise ValueError(f"nobody says {' '.join(said)[:40]!r}")


def _declared(seat: Seat, value: int, suit: Suit, trump: Suit) -> Declare:
    for extended in (False, True):
        if marriage_value(Marriage(suit, extended), trump) == value:
            return Declare(seat, suit, extended)
    kind = "trumps" if suit is trump else "a plain suit"
    raise ValueError(f"{value} is not said in {kind} (rules 3.1)")


def _seat(text: str) -> Seat:
    try:
        return Seat(text)
    except ValueError:
        raise ValueError(f"not a seat: {text[:20]!r}") from None
