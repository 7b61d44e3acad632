"""Tags of a record and the deals they prove (docs/record.md, docs/fairness.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from gamekit.cards.shuffle import CUT_MAX, commitment
from gamekit.records.lines import Line, Lines, RecordError

PER_DEAL: Final = ("Commitment", "Cut", "Secret")
"""Known numbered tags of a deal (docs/fairness.md)."""
SEATS: Final = dict(zip("NESW", ("North", "East", "South", "West"), strict=True))
"""Tags of players at seats by the compass."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_TAG: Final = re.compile(r'\[([^ \["]+)(?: ([^ "]+))? "((?:[^"\\]|\\["\\])*)"\](?: +|$)')
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class Tag:
    """Tag ``[Name "value"]``, or ``[Name 3 "value"]`` for deal 3; ``ValueError`` if unwritable."""

    name: str
    value: str
    number: int | None = None
    line: int = field(default=0, compare=False)
    """Line number; 0 unless read from a file."""

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
        """Name with the deal's number, if any."""
        return self.name if self.number is None else f"{self.name} {self.number}"


class Tags:
    """Tags of a record in order, known or not."""

    def __init__(self, tags: Sequence[Tag] = ()) -> None:
        self._tags = {(tag.name, tag.number): tag for tag in tags}

    def __iter__(self) -> Iterator[Tag]:
        return iter(self._tags.values())

    def __len__(self) -> int:
        return len(self._tags)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tags) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def last_line(self) -> int:
        """Line number of the last tag."""
        return max((tag.line for tag in self), default=0)

    def get(self, name: str, number: int | None = None) -> Tag | None:
        """Tag of a name (and deal); ``None`` if absent."""
        return self._tags.get((name, number))

    def value(self, name: str, number: int | None = None) -> str:
        """Value of a tag; empty if absent."""
        tag = self.get(name, number)
        return tag.value if tag is not None else ""


def read_tags(lines: Lines, once: Sequence[str], most: int = CUT_MAX) -> Tags:
    """Parse the tags of a record; ``once``: the known tags of a match, the format's first.

    ``most``: the largest cut.

    Unknown tags are kept; misspelt known ones are refused.
    """
    tags: dict[tuple[str, int | None], Tag] = {}
    while (line := lines.peek()) is not None and line[1].startswith("["):
        lines.advance()
        for tag in _tags_of(line):
            _check_tag(tag, once, most)
            if (tag.name, tag.number) in tags:
                raise RecordError(tag.line, f"a second tag {tag.title}")
            tags[tag.name, tag.number] = tag
    return Tags(tuple(tags.values()))


def title_of(lines: Lines) -> str | None:
    """Name of the first tag, which names the format; ``None`` without a tag."""
    line = lines.peek()
    if line is None or not line[1].startswith("["):
        return None
    return next(_tags_of(line)).name


def check_version(tags: Tags, name: str, version: str, lines: Lines) -> None:
    """Raise :class:`RecordError` unless the first tag is the format's in this version."""
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
            raise RecordError(at, f"not a tag's number: {number[:20]!r}")
        try:
            plain = re.sub(r"\\(.)", r"\1", value)
            tag = Tag(name, plain, None if number is None else int(number), at)
        except ValueError as error:
            raise RecordError(at, str(error)) from None
        yield tag


def _check_tag(tag: Tag, once: Sequence[str], most: int) -> None:
    if tag.name in once:
        if tag.number is not None:
            raise RecordError(tag.line, f"the tag {tag.name} has no number")
        return
    if tag.name in PER_DEAL:
        if tag.number is None:
            raise RecordError(tag.line, f"the tag {tag.name} needs a number")
        if tag.name == "Cut":
            if not (_NUMBER.fullmatch(tag.value) and int(tag.value) <= most):
                what = f"a cut is a number from 1 to {most}, not {tag.value[:20]!r}"
                raise RecordError(tag.line, what)
        elif not _HEX.fullmatch(tag.value):
            raise RecordError(tag.line, f"{tag.title} is not 32 bytes in hex")
        return
    known = {name.casefold(): name for name in (*once, *PER_DEAL)}
    if close := get_close_matches(tag.name.casefold(), known, 1, 0.8):
        # A misspelt tag must not silently change the rules.
        raise RecordError(tag.line, f"unknown tag {tag.name!r}, too like {known[close[0]]!r}")


def options_of(text: str) -> dict[str, str]:
    """Parse ``name=value name=value``; ``ValueError`` names the wrong word."""
    named: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in named:
            raise ValueError(f"not an option, or twice: {word[:40]!r}")
        named[name] = value
    return named


def check_secrets(
    tags: Tags, deals: int, check: Callable[[int, bytes, int], None], *, cuts: bool = True
) -> int:
    """Check every deal with a secret (docs/fairness.md); return their number.

    ``cuts``: whether a pack is cut; otherwise ``check`` gets the cut 0.

    ``check`` takes a deal's number, secret and cut, and raises :class:`RecordError` if they do not
    make its cards. A missing tag or a secret that does not match its commitment raises it too.
    """
    checked = 0
    for tag in tags:
        if tag.name != "Secret" or tag.number is None:
            continue
        number = tag.number
        committed, cut = tags.get("Commitment", number), tags.get("Cut", number)
        if committed is None or (cuts and cut is None):
            name = "Cut" if committed else "Commitment"
            raise RecordError(tag.line, f"deal {number} has a secret but no tag {name}")
        if number > deals:
            raise RecordError(tag.line, f"there is no deal {number} to check")
        secret = bytes.fromhex(tag.value)
        if commitment(secret) != committed.value.lower():
            raise RecordError(tag.line, f"the secret of deal {number} is not the one committed to")
        check(number, secret, int(cut.value) if cut else 0)
        checked += 1
    return checked
