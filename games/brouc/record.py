"""Text records of Le Brouc (docs/record.md)."""

from __future__ import annotations

from typing import Final

from brouc.record import FORMAT
from brouc.report import ADJUDICATOR
from brouc.ruleset import ruleset
from gamekit.records.files import TrickRecords
from games.brouc.rules import BROUC

RECORDS: Final = TrickRecords(
    BROUC,
    FORMAT,
    ruleset,
    lambda rules: (rules.preset.value, rules.options()),
    ADJUDICATOR,
)
"""Instance in the game."""
