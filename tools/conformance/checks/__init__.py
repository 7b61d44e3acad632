"""The laws, one module each, in the order in which they are looked at."""

from __future__ import annotations

from typing import Final

from tools.conformance.checks import (
    blindness,
    bot,
    buttons,
    counts,
    course,
    data,
    deals,
    erasing,
    panels,
    pictures,
    pieces,
    playthroughs,
    purity,
    reach,
    records,
    refusals,
    replays,
    secrets,
    shortest,
    texts,
    thinking,
    words,
)
from tools.conformance.report import Check

CHECKS: Final[tuple[Check, ...]] = (
    data.CHECK,
    playthroughs.CHECK,
    shortest.CHECK,
    purity.CHECK,
    refusals.CHECK,
    texts.CHECK,
    deals.CHECK,
    pieces.CHECK,
    words.CHECK,
    panels.CHECK,
    reach.CHECK,
    buttons.CHECK,
    secrets.CHECK,
    blindness.CHECK,
    pictures.CHECK,
    thinking.CHECK,
    counts.CHECK,
    records.CHECK,
    replays.CHECK,
    course.CHECK,
    bot.CHECK,
    erasing.CHECK,
)
