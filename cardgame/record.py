"""What all text records share: lines, tags, errors with file, line and rule (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, TypeVar

from cardgame.shuffle import commitment

T = TypeVar("T")

PER_DEAL: Final = ("Commitment", "Cut", "Secret")
"""The known tags of one deal, which carry its number (docs/fairness.md)."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_TAG: Final = re.compile(r'\[([^ \["]+)(?: ([^ "]+))? "((?:[^"\\]|\\["\\])*)"\](?: +|$)')
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")

Line = tuple[int, str]
"""Number in the file, from 1, and text without its end."""


class RecordError(ValueError):
    """What is wrong with a record, and where."""

    def __init__(self, line: int, what: str, rule: str | None = None) -> None:
        what = what if len(what) <= 200 else what[:199] + "…"
        super().__init__(f"{what} (rules {rule})" if rule else what)
        self.line = line
        """From 1."""
        self.rule = rule
        """The rulebook's section that is broken; ``None`` where only the writing is wrong."""


def located(line: int, parse: Callable[[str], T], text: str, rule: str | None = None) -> T:
    """What the parser makes of the text; its ``ValueError`` becomes an error in that line."""
    try:
        return parse(text)
    except ValueError as error:
        raise RecordError(line, str(error), rule) from None


# -- tags ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tag:
    """``[Name "value"]``, or ``[Name 3 "value"]`` for deal 3. ``ValueError`` if unwritable."""

    name: str
    value: str
    number: int | None = None
    line: int = field(default=0, compare=False)
    """Where it was read; 0 if it was not."""

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(f"not a tag's name: {self.name[:40]!r}")
        if _CONTROL.search(self.value):
            raise ValueError(f"a tag's value holds no control characters: {self.value[:40]!r}")

    def __str__(self) -> str:
        value = self.value.replace("\\", "\\\\").replace('"', '\\"')
        return f'[{self.title} "{value}"]'

    @property
    def title(self) -> str:
        """The name, with its deal's number where it has one."""
        return self.name if self.number is None else f"{self.name} {self.number}"


class Tags:
    """A record's tags in their order, known or not."""

    def __init__(self, tags: Sequence[Tag] = ()) -> None:
        self._tags = {(tag.name, tag.number): tag for tag in tags}

    def __iter__(self) -> Iterator[Tag]:
        return iter(self._tags.values())

    def __len__(self) -> int:
        return len(self._tags)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tags) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def get(self, name: str, number: int | None = None) -> Tag | None:
        """The tag of that name (and deal), ``None`` if there is none."""
        return self._tags.get((name, number))


def read_tags(lines: Lines, once: Sequence[str]) -> Tags:
    """The tags at the head of a record; ``once``: the known tags of a match, the format's first.

    Unknown tags are kept, but not what a slip makes of a known one.
    """
    tags: dict[tuple[str, int | None], Tag] = {}
    while (line := lines.peek()) is not None and line[1].startswith("["):
        lines.advance()
        for tag in _tags_of(line):
            _check_tag(tag, once)
            if (tag.name, tag.number) in tags:
                raise RecordError(tag.line, f"a second tag {tag.title}")
            tags[tag.name, tag.number] = tag
    return Tags(tuple(tags.values()))


def check_version(tags: Tags, name: str, version: str, lines: Lines) -> None:
    """The record begins with the tag of its format, in a version that is understood."""
    first = next(iter(tags), None)
    if first is None or first.name != name:
        raise RecordError(lines.first, f'a record begins with [{name} "{version}"]')
    if first.value != version:
        raise RecordError(first.line, f"version {first.value[:20]!r} is unknown")


def _tags_of(line: Line) -> Iterator[Tag]:
    at, text = line
    place = 0
    while place < len(text):
        found = _TAG.match(text, place)
        if found is None:
            raise RecordError(at, f"not a tag: {text[place : place + 60]!r}")
        name, number, value = found.groups()
        place = found.end()
        if number is not None and not _NUMBER.fullmatch(number):
            raise RecordError(at, f"not the number of a deal: {number[:20]!r}")
        try:
            plain = re.sub(r"\\(.)", r"\1", value)
            tag = Tag(name, plain, None if number is None else int(number), at)
        except ValueError as error:
            raise RecordError(at, str(error)) from None
        yield tag


def _check_tag(tag: Tag, once: Sequence[str]) -> None:
    if tag.name in once:
        if tag.number is not None:
            raise RecordError(tag.line, f"the tag {tag.name} has no number")
        return
    if tag.name in PER_DEAL:
        if tag.number is None:
            raise RecordError(tag.line, f"the tag {tag.name} needs the number of its deal")
        if tag.name == "Cut":
            if not (_NUMBER.fullmatch(tag.value) and int(tag.value) <= 31):
                what = f"a cut is a number from 1 to 31, not {tag.value[:20]!r}"
                raise RecordError(tag.line, what)
        elif not _HEX.fullmatch(tag.value):
            raise RecordError(tag.line, f"{tag.title} is not 32 bytes in hex")
        return
    known = {name.casefold(): name for name in (*once, *PER_DEAL)}
    if close := get_close_matches(tag.name.casefold(), known, 1, 0.8):
        # A misspelt tag must not change what is played in silence.
        raise RecordError(tag.line, f"unknown tag {tag.name!r}, too like {known[close[0]]!r}")


# -- lines -----------------------------------------------------------------------------------------


class Lines:
    """A record's lines, gone through once; comments and empty lines are passed over."""

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
        """The number of the file's last line."""

    @classmethod
    def of_bytes(cls, data: bytes) -> Lines:
        """The lines of a file's content."""
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "these bytes are not UTF-8") from None
        return cls(text)

    @property
    def first(self) -> int:
        """The number of the first line that says something, or of the last line."""
        return self._lines[0][0] if self._lines else self.last

    @property
    def at(self) -> int:
        """The number of the next line, or of the last one at the end."""
        line = self.peek()
        return self.last if line is None else line[0]

    def peek(self) -> Line | None:
        """The next line; ``None`` at the end."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def advance(self) -> None:
        """Go past the next line."""
        self._at += 1

    def starts(self, word: str) -> Line | None:
        """The next line if it begins with the word; it is then gone past."""
        line = self.peek()
        if line is None or line[1].split(" ", 1)[0] != word:
            return None
        self.advance()
        return line

    def due(self, word: str, what: str) -> Line:
        """As :meth:`starts`, where nothing else may stand."""
        line = self.starts(word)
        if line is None:
            found = self.peek()
            if found is None:
                raise RecordError(self.last, f"the record stops where {what} is due")
            raise RecordError(found[0], f"{what} is due, not {found[1][:40]!r}")
        return line


# -- provable deals --------------------------------------------------------------------------------


def check_secrets(tags: Tags, deals: int, check: Callable[[int, bytes, int], None]) -> int:
    """Check every deal that carries a secret (docs/fairness.md); return how many there were.

    ``check``: is given a deal's number, secret and cut, and raises :class:`RecordError` where they
    do not make its cards. So does this where a tag is missing, or where a secret is not the one
    that was committed to.
    """
    checked = 0
    for tag in tags:
        if tag.name != "Secret" or tag.number is None:
            continue
        number = tag.number
        committed, cut = tags.get("Commitment", number), tags.get("Cut", number)
        if committed is None or cut is None:
            name = "Cut" if committed else "Commitment"
            raise RecordError(tag.line, f"deal {number} has a secret but no tag {name}")
        if number > deals:
            raise RecordError(tag.line, f"there is no deal {number} to check")
        secret = bytes.fromhex(tag.value)
        if commitment(secret) != committed.value.lower():
            raise RecordError(tag.line, f"the secret of deal {number} is not the one committed to")
        check(number, secret, int(cut.value))
        checked += 1
    return checked
