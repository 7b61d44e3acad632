"""Reasons for refusing an action: codes with their section of the rules."""

from __future__ import annotations

from enum import Enum


class Violation(Enum):
    """Reason: the name is the code for translations, the value the rule."""

    MATCH_OVER = ("match-over", "10.10")
    NO_HAND = ("no-hand", "10.2")
    HAND_RUNNING = ("hand-running", "10.2")
    WRONG_DEALER = ("wrong-dealer", "10.2")
    NOT_A_PACK = ("not-a-pack", "10.1")

    NOT_YOUR_TURN = ("not-your-turn", "10.2")
    CARD_NOT_HELD = ("card-not-held", "10.2")
    ANSWER_DUE = ("answer-due", "10.6")

    DARE_OTHER_CARD = ("dare-other-card", "10.5")
    DARE_LAST = ("dare-last", "10.5")
    DARE_SEVEN_LED = ("dare-seven-led", "10.5")
    DARE_NOTHING_HIGHER = ("dare-nothing-higher", "10.5")
    DARE_NO_TURNED_CARD = ("dare-no-turned-card", "10.6")
    DARE_TWICE = ("dare-twice", "10.5")

    TURN_NOT_ON_LEAD = ("turn-not-on-lead", "10.6")
    TURN_TRICKS = ("turn-tricks", "10.6")
    TURN_TWICE = ("turn-twice", "10.6")

    NOTHING_TO_ANSWER = ("nothing-to-answer", "10.6")
    ANSWER_OTHERS = ("answer-others", "10.6")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    __hash__ = object.__hash__


class IllegalActionError(Exception):
    """Illegal action, refused for ``violation``; the state is unchanged."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} (rules {violation.rule})")
        self.violation = violation
