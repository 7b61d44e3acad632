"""Text records of Brus (docs/record.md)."""

from __future__ import annotations

from typing import Final

from gamekit.records.files import TrickRecords
from games.brus.engine.match import ruleset
from games.brus.engine.record import ADJUDICATOR, FORMAT
from games.brus.rules import BRUS

RECORDS: Final = TrickRecords(
    BRUS,
    FORMAT,
    lambda preset, options: ruleset(options),
    lambda rules: (BRUS.presets[0], {"games": str(rules.games)}),
    ADJUDICATOR,
)
"""Instance in the game."""
