"""From text to a :class:`brus.record.Record`: strict, and nothing guessed (docs/record.md).

Here only the writing is checked: words, numbers, that every card is dealt once. Whether the hands
are a match is decided in :mod:`brus.adjudicator`.
"""

from __future__ import annotations

import re
from typing import Final

from brus.hand import STOCK, Held
from brus.journal import parse_seat
from brus.record import (
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
from brus.ruleset import RuleSet, ruleset
from brus.seats import SEATS, Seat
from cardgame.cards import Card
from cardgame.each import Each
from cardgame.record import Line, Lines, RecordError, Tags, check_version, located, read_tags

_WORD: Final = re.compile(r"\{[^{}]*\}|[^ {}]+")
_ANSWER: Final = re.compile(r"\{([^ {}]+) (take|run)\}")
_DERIVED: Final = (
    ("end", re.compile(r"end ((run )?(NS|EW) wipes [0-9]{1,3}|stanto)")),
    ("strokes", re.compile(r"strokes NS [0-9]{1,3} EW [0-9]{1,3}")),
    ("game", re.compile(r"game (NS|EW) (brille|keule)")),
)


def read_bytes(data: bytes) -> Record:
    """Read a file's content; :class:`RecordError` says what is wrong in which line."""
    return _read(Lines.of_bytes(data))


def read(text: str) -> Record:
    """Read a record; :class:`RecordError` says what is wrong in which line."""
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
        raise RecordError(max(tag.line for tag in tags), "the tag Games is missing", "10.10")
    return located(games.line, lambda value: ruleset({"games": value}), games.value, rule="10.10")


def _hand(lines: Lines, number: int) -> RecordedHand:
    at, dealer = _hand_line(lines, number)
    seen: set[Card] = set()
    hands: dict[Seat, Held] = {}
    while (line := lines.peek()) is not None and line[1].split(" ", 1)[0] in ("N", "E", "S", "W"):
        lines.advance()
        seat = Seat(line[1][0])
        if seat in hands:
            raise RecordError(line[0], f"a second hand of {seat}", "10.2")
        hands[seat] = _cards(line, seen, 3, f"{seat} holds")
    for seat in SEATS:
        if seat not in hands:
            lines.due(seat.value, f"the hand of {seat}")
    stock = _cards(lines.due("stock", "the line 'stock'"), seen, STOCK, "the stock has")
    tricks: list[TrickLine] = []
    while (line := lines.peek()) is not None and line[1][0] in "0123456789":
        lines.advance()
        tricks.append(_trick_line(line, len(tricks) + 1))
    derived: list[Derived] = []
    for word, form in _DERIVED:
        found = lines.starts(word)
        if found is not None:
            if not form.fullmatch(found[1]):
                raise RecordError(found[0], f"not a line {word!r}: {found[1][:60]!r}")
            derived.append(Derived(found[1], found[0]))
    if (rest := lines.peek()) is not None and not rest[1].startswith("hand "):
        raise RecordError(rest[0], f"a trick, a result or a hand is due, not {rest[1][:40]!r}")
    return RecordedHand(
        number, dealer, Each.of(SEATS, hands.__getitem__), stock, tuple(tricks), tuple(derived), at
    )


def _hand_line(lines: Lines, number: int) -> tuple[int, Seat]:
    at, text = lines.due("hand", f"hand {number}")
    words = text.split()
    if len(words) != 4 or words[2] != "dealer":
        raise RecordError(at, f"'hand {number} dealer' and a seat are due, not {text[:40]!r}")
    if words[1] != str(number):
        raise RecordError(at, f"hand {number} is due, not {words[1][:20]!r}")
    return at, located(at, parse_seat, words[3])


def _cards(line: Line, seen: set[Card], count: int, what: str) -> tuple[Card, ...]:
    at, text = line
    cards = tuple(located(at, Card.parse, word, rule="10.1") for word in text.split()[1:])
    for card in cards:
        if card in seen:
            raise RecordError(at, f"{card} is dealt twice", "10.1")
        seen.add(card)
    if len(cards) != count:
        raise RecordError(at, f"{what} {len(cards)} cards, not {count}", "10.2")
    return cards


def _trick_line(line: Line, number: int) -> TrickLine:
    at, text = line
    head, _, rest = text.partition(" ")
    if number > 8:
        raise RecordError(at, "a hand has eight tricks", "10.2")
    if head != str(number):
        raise RecordError(at, f"trick {number} is due, not {head[:20]!r}", "10.2")
    leader_text, _, rest = rest.lstrip(" ").partition(" ")
    leader = located(at, parse_seat, leader_text)
    items: list[Item] = []
    rest = rest.strip(" ")
    place = 0
    while place < len(rest):
        found = _WORD.match(rest, place)
        if found is None or rest[found.end() : found.end() + 1] not in ("", " "):
            raise RecordError(at, f"neither a card nor something said: {rest[place:][:40]!r}")
        items.append(located(at, _item, found[0]))
        place = found.end()
        while rest[place : place + 1] == " ":
            place += 1
    if not items:
        raise RecordError(at, f"trick {number} is empty")
    return TrickLine(number, leader, tuple(items), at)


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
