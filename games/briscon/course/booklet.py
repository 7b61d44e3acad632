"""Booklet of rules: topics, their sections, and a position each."""

from __future__ import annotations

from typing import Final

from gamekit.api.course import Place, Topic

TOPICS: Final = (
    Topic("goal", ("11.6", "11.7")),
    Topic("cards", ("11.1",)),
    Topic("deal", ("11.1",)),
    Topic("tricks", ("11.2",), Place(0, 1)),
    Topic("last-five", ("11.2",), Place(0, 2)),
    Topic("rob", ("11.3",), Place(1, 0)),
    Topic("meld", ("11.4",)),
    Topic("worth", ("11.4",), Place(3, 1)),
    Topic("marriage", ("11.4",), Place(2, 0)),
    Topic("sequence", ("11.4",), Place(3, 0)),
    Topic("four", ("11.4",), Place(4, 0)),
    Topic("written", ("11.5",)),
    Topic("end", ("11.5",)),
    Topic("out", ("11.6",), Place(5, 0)),
    Topic("booking", ("11.6",)),
    Topic("match", ("11.7",)),
    Topic("known", ("11.8",)),
    Topic("strict", ("11.2",)),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""
