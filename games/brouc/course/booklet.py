"""Booklet of rules: topics, their sections, and a position each."""

from __future__ import annotations

from typing import Final

from gamekit.api.course import Place, Topic

TOPICS: Final = (
    Topic("goal", ("5.1", "7.1")),
    Topic("cards", ("1.1",)),
    Topic("deal", ("1.3", "1.4", "1.5")),
    Topic("follow", ("2.1", "2.2"), Place(0, 0)),
    Topic("trumps", ("2.3", "2.4"), Place(1, 0)),
    Topic("exception", ("2.5",), Place(1, 1)),
    Topic("marriages", ("3.1", "3.2"), Place(2, 1)),
    Topic("table", ("3.3", "3.4"), Place(3, 0)),
    Topic("count", ("4.1", "4.2")),
    Topic("dehors", ("5.1", "5.2", "5.3"), Place(4, 0)),
    Topic("coches", ("4.2", "5.4", "5.5")),
    Topic("cape", ("6.1", "6.2", "6.3")),
    Topic("demand", ("6.4", "6.5", "6.6", "6.7"), Place(5, 0)),
    Topic("match", ("5.6", "7.1")),
    Topic("signals", ("8",)),
    Topic("ancient", ("9",)),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""
