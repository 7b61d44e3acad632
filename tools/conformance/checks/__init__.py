"""Checks by subject, in their order."""

from __future__ import annotations

from typing import Final

from tools.conformance import Check
from tools.conformance.checks import archives, display, evenings, knowledge, lengths, rules

CHECKS: Final = (
    Check("data", rules.check_data),
    Check("playthroughs", rules.check_playthroughs),
    Check("shortest", rules.check_shortest),
    Check("replay", rules.check_purity),
    Check("refusals", rules.check_refusals),
    Check("texts", rules.check_texts),
    Check("deals", rules.check_deals),
    Check("pieces", rules.check_pieces),
    Check("words", display.check_words),
    Check("panels", display.check_panels),
    Check("reach", display.check_reach),
    Check("buttons", display.check_buttons),
    Check("pictures", display.check_pictures),
    Check("secrets", knowledge.check_secrets),
    Check("blindness", knowledge.check_blindness),
    Check("players", knowledge.check_thinking),
    Check("counts", archives.check_counts),
    Check("records", archives.check_records),
    Check("steps", archives.check_replays),
    Check("course", archives.check_course),
    Check("lengths", lengths.check_lengths),
    Check("bot", evenings.check_bot),
    Check("erasing", evenings.check_erasing),
)
