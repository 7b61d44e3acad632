"""Booklet of rules: topics, their sections, and a position each."""

from __future__ import annotations

from typing import Final

from gamekit.api.course import Place, Topic

TOPICS: Final = (
    Topic("goal", ("10.4", "10.10")),
    Topic("cards", ("10.1",), Place(0, 0)),
    Topic("hand", ("10.2",), Place(0, 1)),
    Topic("seven", ("10.3",), Place(1, 0)),
    Topic("dare", ("10.5",), Place(2, 0)),
    Topic("settle", ("10.5",), Place(2, 1)),
    Topic("turn", ("10.6",), Place(3, 0)),
    Topic("answer", ("10.6",), Place(3, 1)),
    Topic("tableau", ("10.4", "10.7"), Place(4, 0)),
    Topic("stanto", ("10.9",), Place(4, 1)),
    Topic("brille", ("10.8",), Place(4, 2)),
    Topic("knowing", ("10.10", "10.11")),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""
