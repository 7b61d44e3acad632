"""Checks by subject, in their order."""

from __future__ import annotations

from typing import Final

from tools.conformance.checks import archives, display, evenings, knowledge, rules
from tools.conformance.report import Check

CHECKS: Final[tuple[Check, ...]] = (
    rules.DATA,
    rules.PLAYTHROUGHS,
    rules.SHORTEST,
    rules.PURITY,
    rules.REFUSALS,
    rules.TEXTS,
    rules.DEALS,
    rules.PIECES,
    display.WORDS,
    display.PANELS,
    display.REACH,
    display.BUTTONS,
    display.PICTURES,
    knowledge.SECRETS,
    knowledge.BLINDNESS,
    knowledge.THINKING,
    archives.COUNTS,
    archives.RECORDS,
    archives.REPLAYS,
    archives.COURSE,
    evenings.BOT,
    evenings.ERASING,
)
