"""Text records of Briscon (docs/record.md)."""

from __future__ import annotations

from typing import Final

from gamekit.records.files import TrickRecords
from games.briscon.engine.match import ruleset
from games.briscon.engine.record import ADJUDICATOR, FORMAT
from games.briscon.rules import BRISCON

RECORDS: Final = TrickRecords(
    BRISCON,
    FORMAT,
    lambda preset, options: ruleset(options),
    lambda rules: (BRISCON.presets[0], {"games": str(rules.games), **rules.options()}),
    ADJUDICATOR,
)
"""Instance in the game."""
