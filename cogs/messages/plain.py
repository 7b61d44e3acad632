"""What people call themselves, and what they type, where the bot says it again.

A name is any text: with line breaks, signs that turn the direction of what follows, letters that
nobody sees, links, mentions of others. :func:`one_line` is for all places, :func:`escaped` for
texts in which Discord looks for marks.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 100
"""Characters of a name: as long as those of servers."""
_STACKED: Final = 3
"""Accents on one letter; more are painted over the lines above."""
_JOINERS: Final = "\u200c\u200d"
"""Of letters in some scripts, and of signs made of several."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
_SPACES: Final = frozenset({"Cc", "Zl", "Zp", "Zs"})
_NOTHING: Final = frozenset({"Cf", "Co", "Cs"})
"""Marks of direction, of an unknown meaning, and halves of letters."""
_MARKS: Final = re.compile(r"[\\*_~|`<>\[\]@]|:(?=//)|^[#+\-]|(?<=^[0-9])\.|(?<=^[0-9]{2})\.")
"""What begins formatting, a link, a mention, a list, a moment or an emoji."""


def one_line(text: str, most: int = LONGEST) -> str:
    """The text in one line, without what is not seen or changes what stands around it.

    ``most``: characters that are left of a longer one.

    >>> one_line(" An\\u202ena\\n  the\\u200b great ")
    'Anna the great'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text[: 4 * most].split())[:most].strip()  # As most names are.
    out: list[str] = []
    stacked = 0
    for char in unicodedata.normalize("NFC", text[: 4 * most]):
        kind = unicodedata.category(char)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if kind in _SPACES:
            out.append(" ")
        elif char in _JOINERS or not (kind in _NOTHING or char in _BLANK or stacked > _STACKED):
            out.append(char)
    found = " ".join("".join(out).split())[:most].strip(" " + _JOINERS)
    return found if any(map(_seen, found)) else ""


def escaped(text: str, most: int = LONGEST) -> str:
    """The text as somebody wrote it, in a message: it formats, links, calls and turns nothing.

    ``most``: see :func:`one_line`.

    >>> escaped("*<@7>* @everyone")
    '\\\\*\\\\<\\\\@7\\\\>\\\\* \\\\@everyone'
    """
    line = one_line(text, most)
    if line.isascii() and line.replace(" ", "").isalnum():
        return line  # As most names are: there is no mark in it.
    line = _MARKS.sub(r"\\\g<0>", line)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in line):
        return f"\u2068{line}\u2069"  # What stands beside it keeps its place.
    return line


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"
