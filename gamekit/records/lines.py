"""Strict parsing of a text record line by line; errors name their line (docs/record.md)."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")
C = TypeVar("C")
X = TypeVar("X")

_WORD: Final = re.compile(r"\{[^{}]*\}(?= |$)|[^ {}]+")

SPELT: Final = {1: "one", 3: "three", 5: "five", 8: "eight", 16: "sixteen"}
"""Small numbers in words."""

_MARKS: Final = {
    codecs.BOM_UTF8: "UTF-8 with a byte order mark",
    codecs.BOM_UTF32_LE: "UTF-32",  # Begins with UTF-16's mark.
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}
"""First bytes of files that editors save in other ways."""

Line = tuple[int, str]
"""Line number, from 1, and text without line end."""


class RecordError(ValueError):
    """Error in a record, with its line."""

    def __init__(self, line: int, what: str, rule: str | None = None) -> None:
        what = what if len(what) <= 200 else what[:199] + "…"
        super().__init__(f"{what} (rules {rule})" if rule else what)
        self.line = line
        """Line number, from 1."""
        self.rule = rule
        """Violated section of the rules; ``None`` for a syntax error."""


def located(line: int, parse: Callable[[X], T], given: X, rule: str | None = None) -> T:
    """Parse a text; a ``ValueError`` becomes a :class:`RecordError` in that line."""
    try:
        return parse(given)
    except ValueError as error:
        raise RecordError(line, str(error), rule) from None


class Lines:
    """Forward reader of a record's lines, without comments and empty ones."""

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
        self.last = len(lines) - 1
        """Number of the file's last line."""

    @classmethod
    def of_bytes(cls, data: bytes) -> Lines:
        """Lines of a file's content."""
        for mark, encoding in _MARKS.items():
            if data.startswith(mark):
                what = f"the file is in {encoding}: save it in UTF-8 without a byte order mark"
                raise RecordError(1, what)
        if (at := data.find(b"\0")) >= 0:
            line = data.count(b"\n", 0, at) + 1
            raise RecordError(line, "a zero byte: the file is no text, or not in UTF-8")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "these bytes are not UTF-8") from None
        return cls(text)

    @property
    def first(self) -> int:
        """Number of the first non-empty line, or of the last line."""
        return self._lines[0][0] if self._lines else self.last

    def peek(self) -> Line | None:
        """Next line; ``None`` at the end."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def advance(self) -> None:
        """Skip the next line."""
        self._at += 1

    def starts(self, word: str) -> Line | None:
        """Read the next line if it begins with the word."""
        line = self.peek()
        if line is None or line[1].split(" ", 1)[0] != word:
            return None
        self.advance()
        return line

    def due(self, word: str, what: str) -> Line:
        """Read the next line; raise :class:`RecordError` unless it begins with the word."""
        line = self.starts(word)
        if line is None:
            found = self.peek()
            if found is None:
                raise RecordError(self.last, f"the record stops where {what} is due")
            raise RecordError(found[0], f"{what} is due, not {found[1][:40]!r}")
        return line


# -- parts of every record ------------------------------------------------------------------------


def read_opening(lines: Lines, word: str, number: int, seat: Callable[[str], T]) -> tuple[int, T]:
    """Parse ``deal 7 dealer S``: line number and dealer. ``word``: ``deal`` or ``hand``."""
    at, text = lines.due(word, f"{word} {number}")
    words = text.split()
    if len(words) != 4 or words[2] != "dealer":
        raise RecordError(at, f"'{word} {number} dealer' and a seat are due, not {text[:40]!r}")
    if words[1] != str(number):
        raise RecordError(at, f"{word} {number} is due, not {words[1][:20]!r}")
    return at, located(at, seat, words[3])


def read_cards(
    line: Line, parse: Callable[[str], C], seen: set[C], count: int, what: str, rule: str
) -> tuple[C, ...]:
    """Parse the cards after a line's first word: ``count`` new ones, which are added to ``seen``.

    ``what``: subject of the error, such as ``N holds``. ``rule``: section of the number.
    """
    at, text = line
    cards = tuple(located(at, parse, word, rule="1.1") for word in text.split()[1:])
    for card in cards:
        if card in seen:
            raise RecordError(at, f"{card} is dealt twice", "1.1")
        seen.add(card)
    if len(cards) != count:
        due = SPELT.get(count, str(count))
        raise RecordError(at, f"{what} {len(cards)} cards, not {due}", rule)
    return cards


def read_trick(
    line: Line, number: int, seat: Callable[[str], T], item: Callable[[str], C], rule: str
) -> tuple[T, tuple[C, ...]]:
    """Parse ``3 N Ah {S dehors} 8h …``: the leader, then plays and calls in order.

    ``item``: parses a word or a group in braces. ``rule``: section on the order of tricks.
    """
    at, text = line
    head, _, rest = text.partition(" ")
    if head != str(number):
        raise RecordError(at, f"trick {number} is due, not {head[:20]!r}", rule)
    leader_text, _, rest = rest.lstrip(" ").partition(" ")
    leader = located(at, seat, leader_text)
    items = tuple(located(at, item, word) for word in _words(at, rest.strip(" ")))
    if not items:
        raise RecordError(at, f"trick {number} is empty")
    return leader, items


def _words(at: int, text: str) -> Iterator[str]:
    place = 0
    while place < len(text):
        found = _WORD.match(text, place)
        if found is None:
            raise RecordError(at, f"neither a card nor {{something said}}: {text[place:][:40]!r}")
        yield found[0]
        place = found.end()
        while text[place : place + 1] == " ":
            place += 1


def read_derived(lines: Lines, forms: Iterable[tuple[str, re.Pattern[str]]]) -> Iterator[Line]:
    """Read the derived lines present, in order; each must match its form."""
    for word, form in forms:
        found = lines.starts(word)
        if found is not None:
            if not form.fullmatch(found[1]):
                raise RecordError(found[0], f"not a line {word!r}: {found[1][:60]!r}")
            yield found


def check_next(lines: Lines, word: str) -> None:
    """Raise :class:`RecordError` unless another deal or the end follows."""
    rest = lines.peek()
    if rest is not None and not rest[1].startswith(f"{word} "):
        raise RecordError(rest[0], f"a trick, a result or a {word} is due, not {rest[1][:40]!r}")
