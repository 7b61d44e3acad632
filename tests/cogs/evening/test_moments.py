"""Typed starts of evenings."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.evening.moments import read_start, week_later, written
from i18n import LANGUAGES

ZURICH = "Europe/Zurich"
NOW = int(datetime(2026, 11, 24, 12, tzinfo=UTC).timestamp() * 1000)
"""A Tuesday, 13:00 in Zurich."""


def told(text: str, language: str = "en") -> str | None:
    """The moment by Zurich's clock in winter, ``None`` for an unknown text."""
    found = read_start(text, language, ZURICH, NOW)
    return None if found is None else str(datetime.fromtimestamp(found / 1000 + 3600, UTC))[:16]


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("Thu 20:00", "2026-11-26 20:00"),
        ("jeudi à 20h30", "2026-11-26 20:30"),
        ("jeu. 20h", "2026-11-26 20:00"),
        ("Donnerstag, 20.30 Uhr", "2026-11-26 20:30"),
        ("Do um 20 Uhr", "2026-11-26 20:00"),
        ("giovedì alle 20", "2026-11-26 20:00"),
        ("tomorrow 8:30 pm", "2026-11-25 20:30"),
        ("demain soir 20h", "2026-11-25 20:00"),
        ("morgen 20:00", "2026-11-25 20:00"),
        ("domani alle 21:15", "2026-11-25 21:15"),
        ("20:00", "2026-11-24 20:00"),
        ("ce soir, 20h", "2026-11-24 20:00"),
        ("mardi 20:00", "2026-11-24 20:00"),
        ("mardi 10:00", "2026-12-01 10:00"),
        ("3.12. 19.30", "2026-12-03 19:30"),
        ("jeudi 3.12 à 20h", "2026-12-03 20:00"),
        ("2026-12-03 20:00", "2026-12-03 20:00"),
        ("3.1. 20:00", "2027-01-03 20:00"),
        ("heute 10:00", "2026-11-24 10:00"),  # Over: the caller refuses it.
    ],
)
def test_days_and_hours_in_four_languages(text: str, moment: str) -> None:
    assert told(text) == moment


@pytest.mark.parametrize(
    "text", ["", "x", "Thu", "25:00", "31.2. 20:00", "13 pm", "someday 20:00", "9" * 41, "٣:٠٠"]
)
def test_anything_else_is_no_start(text: str) -> None:
    assert told(text) is None


def test_short_names_mean_those_of_the_writers_language() -> None:
    """« di » is Dienstag or dimanche."""
    assert told("di 20:00", "de") == "2026-11-24 20:00"
    assert told("di 20:00", "de-CH") == "2026-11-24 20:00"
    assert told("di 20h", "fr") == "2026-11-29 20:00"


def test_a_week_later_is_at_the_same_hour() -> None:
    """Also where summer time ends between the two."""
    before = read_start("2026-10-22 20:00", "en", ZURICH, NOW - 60 * 86_400_000)
    assert before is not None
    assert week_later(before, ZURICH) - before == 7 * 86_400_000 + 3_600_000


@pytest.mark.parametrize("language", [*LANGUAGES, "de-CH"])
def test_a_written_start_is_read_again(language: str) -> None:
    for days in range(7):
        at = NOW + days * 86_400_000 + 7 * 3_600_000
        text = written(language, at, ZURICH)
        assert read_start(text, language, ZURICH, NOW) == at, text
