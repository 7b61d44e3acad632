"""Reasons for refusing an action: codes with their section of the rules."""

from __future__ import annotations

from enum import Enum


class Violation(Enum):
    """Reason: the name is the code for translations, the value the rule."""

    MATCH_OVER = ("match-over", "11.7")
    NO_DEAL = ("no-deal", "11.1")
    DEAL_RUNNING = ("deal-running", "11.1")
    WRONG_DEALER = ("wrong-dealer", "11.1")
    NOT_A_PACK = ("not-a-pack", "11.1")

    NOT_YOUR_TURN = ("not-your-turn", "11.2")
    TRICKS_OVER = ("tricks-over", "11.2")
    CARD_NOT_HELD = ("card-not-held", "11.2")
    MUST_FOLLOW = ("must-follow", "11.2")
    MUST_BEAT = ("must-beat", "11.2")
    MUST_TRUMP = ("must-trump", "11.2")

    ROB_NOT_ON_LEAD = ("rob-not-on-lead", "11.3")
    ROB_NO_SEVEN = ("rob-no-seven", "11.3")
    ROB_TOO_LATE = ("rob-too-late", "11.3")

    MELD_NOT_ON_LEAD = ("meld-not-on-lead", "11.4")
    MELD_TOO_LATE = ("meld-too-late", "11.4")
    MELD_NONE = ("meld-none", "11.4")
    MELD_NOT_HELD = ("meld-not-held", "11.4")
    MELD_TWICE = ("meld-twice", "11.4")
    MELD_CARD_USED = ("meld-card-used", "11.4")

    OUT_DECIDER = ("out-decider", "11.6")
    BOOK_TOO_EARLY = ("book-too-early", "11.6")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    __hash__ = object.__hash__


class IllegalActionError(Exception):
    """Illegal action, refused for ``violation``; the state is unchanged."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} (rules {violation.rule})")
        self.violation = violation
