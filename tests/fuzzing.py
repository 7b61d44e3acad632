"""Random hostile input: the same in every `make test`, new and far more with `make patient`."""

from __future__ import annotations

import string
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

LIGHT: Final = 40
LONG: Final = 1000
"""Cases of one property."""
_NASTY: Final = (
    *("\x00", "\n", "\r\n", "\t", "\u202e", "\u200b", "\u2028", "\ufeff", "\ud83d", "\u0661"),
    *("@everyone", "<@7>", "../", "=1+1", "{0}", "{x}", "%s", "\\", '"', "'", "~", "9" * 40, "-0"),
    *("١٢", "²", "½", "Ⅻ", "é" * 30, "ß", "İ", "ﬁ"),
)
"""Fragments that have broken programs before."""


def fuzz(patient: bool, light: int = LIGHT) -> settings:
    """Number of cases; ``patient``: the fixture of that name."""
    return settings(
        max_examples=LONG if patient else light,
        derandomize=not patient,
        database=None,
        deadline=None,
        print_blob=patient,
        suppress_health_check=list(HealthCheck),
    )


def texts(*words: str, most: int = 12) -> st.SearchStrategy[str]:
    """Texts of these words, of hostile fragments and of anything else, with and without spaces."""
    known = st.sampled_from(words) if words else st.nothing()
    piece = known | st.sampled_from(_NASTY) | st.text(string.printable, max_size=8)
    joined = st.tuples(st.lists(piece | known, max_size=most), st.sampled_from(("", " ", ":")))
    return joined.map(lambda parts: parts[1].join(parts[0])) | st.text(max_size=60)


def changed(good: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A valid text with one place changed, a piece missing, or another piece inserted."""
    piece = st.sampled_from(_NASTY) | st.text(string.printable, max_size=3)

    def broken(parts: tuple[str, int, int, str]) -> str:
        text, at, gone, new = parts
        at %= len(text) + 1
        return text[:at] + new + text[at + gone :]

    return st.tuples(good, st.integers(0, 100_000), st.integers(0, 5), piece).map(broken)
