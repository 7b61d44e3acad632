"""Texts for Discord: links, times, and what users supply (names, typed words) made harmless.

A name is any text: with line breaks, direction marks, invisible letters, links, mentions of others.
:func:`one_line` is for all places, :func:`escaped` for texts in which Discord parses Markdown.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 100
"""Characters of a name: as many as a server's name may have."""
_STACKED: Final = 3
"""Accents per letter; more would cover the lines above."""
_JOINERS: Final = "\u200c\u200d"
"""Joiners in some scripts and in composed emojis."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
_SPACES: Final = frozenset({"Cc", "Zl", "Zp", "Zs"})
_NOTHING: Final = frozenset({"Cf", "Co", "Cs"})
"""Unicode categories of direction marks and joiners, private code points, surrogates."""
_MARKS: Final = re.compile(r"[\\*_~|`<>\[\]@]|:(?=//)|^[#+\-]|(?<=^[0-9])\.|(?<=^[0-9]{2})\.")
"""Characters that begin formatting, a link, a mention, a list, a timestamp or an emoji."""


def one_line(text: str, most: int = LONGEST) -> str:
    r"""The text in one line, without invisible characters and those that affect the text around it.

    ``most``: length limit in characters.

    >>> one_line(" An\u202ena\n  the\u200b great ")
    'Anna the great'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text[: 4 * most].split())[:most].strip()  # Fast path: most names are plain.
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
    r"""The text with all formatting, links, mentions and direction marks disabled.

    ``most``: see :func:`one_line`.

    >>> escaped("*<@7>* @everyone")
    '\\*\\<\\@7\\>\\* \\@everyone'
    """
    line = one_line(text, most)
    if line.isascii() and line.replace(" ", "").isalnum():
        return line  # Fast path: most names have no marks.
    line = _MARKS.sub(r"\\\g<0>", line)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in line):
        return f"\u2068{line}\u2069"  # Isolates the direction of the text.
    return line


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


def moment(ms: int) -> str:
    """Format a moment in UTC ms for Discord to show in the reader's time zone."""
    return f"<t:{ms // 1000}:t>"


def date_and_time(ms: int) -> str:
    """Format a moment in UTC ms with its day, in the reader's time zone."""
    return f"<t:{ms // 1000}:F>"


def relative(ms: int) -> str:
    """Format a moment in UTC ms as a Discord countdown."""
    return f"<t:{ms // 1000}:R>"


def link(guild: int | None, *where: int) -> str:
    """Link to a server's channel, or to a message there; it works in direct messages too.

    >>> link(1, 2), link(1, 2, 3)
    ('https://discord.com/channels/1/2', 'https://discord.com/channels/1/2/3')
    """
    return "/".join(("https://discord.com/channels", *map(str, (guild, *where))))
