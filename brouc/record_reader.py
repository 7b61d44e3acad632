"""From text to a :class:`brouc.record.Record`: strict, and nothing guessed (docs/record.md).

Here only the writing is checked: words, numbers, that every card is dealt once. Whether the deals
are a match is decided in :mod:`brouc.adjudicator`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, TypeVar

from brouc.actions import Announce, Announcement, Declare, Dehors, Mark, Said
from brouc.cards import Card, Suit
from brouc.deal import Hand
from brouc.record import (
    ONCE,
    PER_DEAL,
    VERSION,
    Derived,
    Record,
    RecordedDeal,
    RecordError,
    Tag,
    TrickLine,
)
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, PerSeat, Seat
from brouc.slate import marriage_value
from brouc.tricks import Marriage

T = TypeVar("T")

_TAG: Final = re.compile(r'\[([^ \["]+)(?: ([^ "]+))? "((?:[^"\\]|\\["\\])*)"\](?: +|$)')
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")
_WORD: Final = re.compile(r"\{([^{}]*)\}(?= |$)|([^ {}]+)")
_VALUE: Final = re.compile(r"(20|30|40|60)([hdcs])")
_KNOWN: Final = {name.casefold(): name for name in (*ONCE, *PER_DEAL)}
"""Small letters and how the tag is written: a slip of the shift key is a slip as well."""
_TEAMS: Final = r"NS -?[0-9]{1,6} EW -?[0-9]{1,6}"
_END: Final = re.compile(r"end [a-z]+(-[a-z]+)?( (N|W|S|E|NS|EW) coches [0-9]{1,4})?")
_DERIVED: Final = (
    ("end", _END),
    ("slate", re.compile(f"slate {_TEAMS}")),
    ("coches", re.compile(f"coches {_TEAMS}")),
)

Line = tuple[int, str]
"""Number in the file, from 1, and text without its end."""


def read_bytes(data: bytes) -> Record:
    """Read a file's content; :class:`brouc.record.RecordError` says what is wrong in which line."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "these bytes are not UTF-8") from None
    return read(text)


def read(text: str) -> Record:
    """Read a record; :class:`brouc.record.RecordError` says what is wrong in which line."""
    return _Reader(text).record()


class _Reader:
    """Goes through the lines once; comments and empty lines are passed over."""

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        if lines[-1] or len(lines) == 1:
            what = "the last line does not end: truncated?" if lines[-1] else "the file is empty"
            raise RecordError(len(lines), what)
        for number, line in enumerate(lines, 1):
            if "\r" in line:
                raise RecordError(number, "a carriage return: lines end in LF alone")
        self._lines: list[Line] = [
            (number, line.rstrip(" "))
            for number, line in enumerate(lines, 1)
            if line.strip(" ") and not line.startswith("#")
        ]
        self._at = 0
        self._last = len(lines) - 1

    def record(self) -> Record:
        tags = self._tags()
        rules = _rules(tags, self._last if not self._lines else self._lines[0][0])
        deals: list[RecordedDeal] = []
        while (line := self._peek()) is not None:
            deals.append(self._deal(line, len(deals) + 1))
        return Record(tags, rules, tuple(deals))

    # -- lines -----------------------------------------------------------------------------------

    def _peek(self) -> Line | None:
        return self._lines[self._at] if self._at < len(self._lines) else None

    def _starts(self, word: str) -> Line | None:
        """The next line if it begins with the word; it is then consumed."""
        line = self._peek()
        if line is None or line[1].split(" ", 1)[0] != word:
            return None
        self._at += 1
        return line

    def _due(self, word: str, what: str) -> Line:
        line = self._starts(word)
        if line is None:
            found = self._peek()
            if found is None:
                raise RecordError(self._last, f"the record stops where {what} is due")
            raise RecordError(found[0], f"{what} is due, not {found[1][:40]!r}")
        return line

    # -- tags ------------------------------------------------------------------------------------

    def _tags(self) -> tuple[Tag, ...]:
        tags: list[Tag] = []
        seen: set[tuple[str, int | None]] = set()
        while (line := self._peek()) is not None and line[1].startswith("["):
            self._at += 1
            for tag in _tags_of(line):
                if (tag.name, tag.number) in seen:
                    raise RecordError(tag.line, f"a second tag {_title(tag)}")
                seen.add((tag.name, tag.number))
                tags.append(tag)
        return tuple(tags)

    # -- deals -----------------------------------------------------------------------------------

    def _deal(self, line: Line, number: int) -> RecordedDeal:
        at, dealer = self._deal_line(line, number)
        seen: set[Card] = set()
        hands = {seat: self._hand(seat, seen) for seat in SEATS}
        up_line = self._due("up", "the line 'up'")
        up = _only_card(up_line)
        if up not in hands[dealer]:
            raise RecordError(up_line[0], f"{up} is none of dealer {dealer}'s eight cards", "1.5")
        tricks: list[TrickLine] = []
        while (next_line := self._peek()) is not None and next_line[1][0] in "0123456789":
            self._at += 1
            tricks.append(_trick_line(next_line, len(tricks) + 1, up.suit))
        derived: list[Derived] = []
        for word, form in _DERIVED:
            found = self._starts(word)
            if found is not None:
                if not form.fullmatch(found[1]):
                    raise RecordError(found[0], f"not a line {word!r}: {found[1][:60]!r}")
                derived.append(Derived(found[1], found[0]))
        if (rest := self._peek()) is not None and not rest[1].startswith("deal "):
            raise RecordError(rest[0], f"a trick, a result or a deal is due, not {rest[1][:40]!r}")
        return RecordedDeal(
            number, dealer, PerSeat.of(hands.__getitem__), up, tuple(tricks), tuple(derived), at
        )

    def _deal_line(self, line: Line, number: int) -> tuple[int, Seat]:
        at, text = line
        self._due("deal", f"deal {number}")
        words = text.split()
        if len(words) != 4 or words[2] != "dealer":
            raise RecordError(at, f"'deal {number} dealer' and a seat are due, not {text[:40]!r}")
        if words[1] != str(number):
            raise RecordError(at, f"deal {number} is due, not {words[1][:20]!r}")
        return at, _located(at, _seat, words[3])

    def _hand(self, seat: Seat, seen: set[Card]) -> Hand:
        at, text = self._due(seat.value, f"the hand of {seat}")
        hand = tuple(_located(at, Card.parse, word, rule="1.1") for word in text.split()[1:])
        for card in hand:
            if card in seen:
                raise RecordError(at, f"{card} is dealt twice", "1.1")
            seen.add(card)
        if len(hand) != 8:
            raise RecordError(at, f"{seat} holds {len(hand)} cards, not eight", "1.4")
        return hand


def _tags_of(line: Line) -> list[Tag]:
    at, text = line
    tags: list[Tag] = []
    place = 0
    while place < len(text):
        found = _TAG.match(text, place)
        if found is None:
            raise RecordError(at, f"not a tag: {text[place : place + 60]!r}")
        name, number, value = found.groups()
        value = re.sub(r"\\(.)", r"\1", value)
        place = found.end()
        if number is not None and not _NUMBER.fullmatch(number):
            raise RecordError(at, f"not the number of a deal: {number[:20]!r}")
        try:
            tag = Tag(name, value, None if number is None else int(number), at)
        except ValueError as error:
            raise RecordError(at, str(error)) from None
        _check_tag(tag)
        tags.append(tag)
    return tags


def _check_tag(tag: Tag) -> None:
    if tag.name in ONCE:
        if tag.number is not None:
            raise RecordError(tag.line, f"the tag {tag.name} has no number")
    elif tag.name in PER_DEAL:
        if tag.number is None:
            raise RecordError(tag.line, f"the tag {tag.name} needs the number of its deal")
        if tag.name == "Cut":
            if not (_NUMBER.fullmatch(tag.value) and int(tag.value) <= 31):
                raise RecordError(tag.line, f"a cut is a number from 1 to 31, not {tag.value!r}")
        elif not _HEX.fullmatch(tag.value):
            raise RecordError(tag.line, f"{_title(tag)} is not 32 bytes in hex")
    elif close := get_close_matches(tag.name.casefold(), _KNOWN, 1, 0.8):
        # Unknown tags are kept, but a misspelt Options must not change the rules in silence.
        known = _KNOWN[close[0]]
        raise RecordError(tag.line, f"unknown tag {tag.name!r}, too like {known!r}")


def _title(tag: Tag) -> str:
    return tag.name if tag.number is None else f"{tag.name} {tag.number}"


def _rules(tags: tuple[Tag, ...], at: int) -> RuleSet:
    """The rules that the tags name; ``at`` is where a missing tag is reported."""
    by_name = {tag.name: tag for tag in tags if tag.number is None}
    if not tags or tags[0].name != "Brouc":
        raise RecordError(at, f'a record begins with [Brouc "{VERSION}"]')
    if tags[0].value != VERSION:
        raise RecordError(tags[0].line, f"version {tags[0].value!r} is unknown")
    for name in ("Rules", "Target"):
        if name not in by_name:
            raise RecordError(tags[-1].line, f"the tag {name} is missing")
    preset, target, options = by_name["Rules"], by_name["Target"], by_name.get("Options")
    named = _located(options.line, _options, options.value) if options else {}
    if named.get("target", target.value) != target.value:
        raise RecordError(target.line, "the tags Options and Target differ", "7.1")
    # One after the other, so that each error names the line of its own tag.
    _located(preset.line, ruleset, preset.value)
    if options is not None:
        _located(options.line, lambda value: ruleset(value, named), preset.value)
    named["target"] = target.value
    return _located(target.line, lambda value: ruleset(value, named), preset.value)


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
    return _located(at, Card.parse, words[0], rule="1.1")


def _trick_line(line: Line, number: int, trump: Suit) -> TrickLine:
    at, text = line
    head, _, rest = text.partition(" ")
    if number > 8:
        raise RecordError(at, "a deal has eight tricks", "1.4")
    if head != str(number):
        raise RecordError(at, f"trick {number} is due, not {head[:20]!r}", "2.1")
    leader_text, _, rest = rest.lstrip(" ").partition(" ")
    leader = _located(at, _seat, leader_text)
    items: list[Card | Said] = []
    place = 0
    rest = rest.strip(" ")
    while place < len(rest):
        found = _WORD.match(rest, place)
        if found is None:
            raise RecordError(at, f"neither a card nor {{something said}}: {rest[place:][:40]!r}")
        said, card = found.groups()
        if said is not None:
            items.append(_located(at, lambda word: _said(word, trump), said))
        else:
            items.append(_located(at, Card.parse, card, rule="1.1"))
        place = found.end()
        while rest[place : place + 1] == " ":
            place += 1
    if not items:
        raise RecordError(at, f"trick {number} is empty")
    return TrickLine(number, leader, tuple(items), at)


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


def _located(at: int, parse: Callable[[str], T], text: str, rule: str | None = None) -> T:
    """What the parser makes of the text; its ``ValueError`` becomes an error in line ``at``."""
    try:
        return parse(text)
    except ValueError as error:
        raise RecordError(at, str(error), rule) from None
