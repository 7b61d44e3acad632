"""From text to a :class:`briscon.record.Record`: strict, and nothing guessed (docs/record.md).

Here only the writing is checked: words, numbers, that every card is dealt once. Whether the deals
are a match is decided in :mod:`briscon.adjudicator`.
"""

from __future__ import annotations

import re
from typing import Final

from briscon.actions import Meld, Out, Rob
from briscon.deal import TRICKS, Held
from briscon.journal import parse_seat
from briscon.record import ONCE, VERSION, Derived, Item, Record, RecordedDeal, TrickLine
from briscon.ruleset import RuleSet, ruleset
from briscon.seats import SEATS, Seat
from cardgame.cards import Card
from cardgame.each import Each
from cardgame.record import Line, Lines, RecordError, Tags, check_version, located, read_tags

_WORD: Final = re.compile(r"\{[^{}]*\}|[^ {}]+")
_DERIVED: Final = (
    ("end", re.compile(r"end (counted|(out|wrong-out|all-tricks) [NS])")),
    ("score", re.compile(r"score N [0-9]{1,6} S [0-9]{1,6}")),
    ("game", re.compile(r"game [NS]")),
)


def read_bytes(data: bytes) -> Record:
    """Read a file's content; :class:`RecordError` says what is wrong in which line."""
    return _read(Lines.of_bytes(data))


def read(text: str) -> Record:
    """Read a record; :class:`RecordError` says what is wrong in which line."""
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
        raise RecordError(max(tag.line for tag in tags), "the tag Games is missing", "11.7")
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
    at, dealer = _deal_line(lines, number)
    seen: set[Card] = set()
    hands: dict[Seat, Held] = {}
    while (line := lines.peek()) is not None and line[1].split(" ", 1)[0] in ("N", "S"):
        lines.advance()
        seat = Seat(line[1][0])
        if seat in hands:
            raise RecordError(line[0], f"a second hand of {seat}", "11.1")
        hands[seat] = _cards(line, seen, 5, f"{seat} holds")
    for seat in SEATS:
        if seat not in hands:
            lines.due(seat.value, f"the hand of {seat}")
    (up,) = _cards(lines.due("up", "the line 'up'"), seen, 1, "turned up are")
    stock = _cards(lines.due("stock", "the line 'stock'"), seen, 21, "the stock has")
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
    if (rest := lines.peek()) is not None and not rest[1].startswith("deal "):
        raise RecordError(rest[0], f"a trick, a result or a deal is due, not {rest[1][:40]!r}")
    return RecordedDeal(
        number,
        dealer,
        Each.of(SEATS, hands.__getitem__),
        up,
        stock,
        tuple(tricks),
        tuple(derived),
        at,
    )


def _deal_line(lines: Lines, number: int) -> tuple[int, Seat]:
    at, text = lines.due("deal", f"deal {number}")
    words = text.split()
    if len(words) != 4 or words[2] != "dealer":
        raise RecordError(at, f"'deal {number} dealer' and a seat are due, not {text[:40]!r}")
    if words[1] != str(number):
        raise RecordError(at, f"deal {number} is due, not {words[1][:20]!r}")
    return at, located(at, parse_seat, words[3])


def _cards(line: Line, seen: set[Card], count: int, what: str) -> tuple[Card, ...]:
    at, text = line
    cards = tuple(located(at, Card.parse, word, rule="1.1") for word in text.split()[1:])
    for card in cards:
        if card in seen:
            raise RecordError(at, f"{card} is dealt twice", "1.1")
        seen.add(card)
    if len(cards) != count:
        raise RecordError(at, f"{what} {len(cards)} cards, not {count}", "11.1")
    return cards


def _trick_line(line: Line, number: int) -> TrickLine:
    at, text = line
    head, _, rest = text.partition(" ")
    if number > TRICKS:
        raise RecordError(at, "a deal has sixteen tricks", "11.2")
    if head != str(number):
        raise RecordError(at, f"trick {number} is due, not {head[:20]!r}", "11.2")
    leader_text, _, rest = rest.lstrip(" ").partition(" ")
    leader = located(at, parse_seat, leader_text)
    items: list[Item] = []
    rest = rest.strip(" ")
    place = 0
    while place < len(rest):
        found = _WORD.match(rest, place)
        if found is None or rest[found.end() : found.end() + 1] not in ("", " "):
            raise RecordError(at, f"neither a card nor {{something said}}: {rest[place:][:40]!r}")
        items.append(located(at, _item, found[0]))
        place = found.end()
        while rest[place : place + 1] == " ":
            place += 1
    if not items:
        raise RecordError(at, f"trick {number} is empty")
    return TrickLine(number, leader, tuple(items), at)


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
