"""Reasons for refusing an action: codes with their section of the rules."""

from __future__ import annotations

from enum import Enum


class Violation(Enum):
    """Reason: the name is the code for translations, the value the rule."""

    MATCH_OVER = ("match-over", "7.1")
    NO_DEAL = ("no-deal", "1.4")
    DEAL_RUNNING = ("deal-running", "1.3")
    WRONG_DEALER = ("wrong-dealer", "1.3")
    NOT_A_PACK = ("not-a-pack", "1.1")

    NOT_YOUR_TURN = ("not-your-turn", "2.1")
    TRICKS_OVER = ("tricks-over", "4.1")
    CARD_NOT_HELD = ("card-not-held", "2.2")
    MUST_FOLLOW = ("must-follow", "2.2")
    MUST_TRUMP = ("must-trump", "2.3")
    MUST_BEAT_TRUMP = ("must-beat-trump", "2.3")
    UNDERTRUMP = ("undertrump", "2.4")

    DECLARE_BEFORE_TRICK = ("declare-before-trick", "3.2")
    DECLARE_NOT_HELD = ("declare-not-held", "3.2")
    DECLARE_TWICE = ("declare-twice", "3.2")
    DECLARE_NOT_YOUR_TURN = ("declare-not-your-turn", "3.2")
    DECLARE_NOT_AFTER_TRICK = ("declare-not-after-trick", "3.2")

    MARK_AUTOMATIC = ("mark-automatic", "3.4")
    MARK_NOT_WINNER = ("mark-not-winner", "3.4")
    MARK_NO_MARRIAGE = ("mark-no-marriage", "3.4")
    MARK_TOO_LATE = ("mark-too-late", "3.4")
    MARK_TWICE = ("mark-twice", "3.4")

    DEHORS_NO_DEAL = ("dehors-no-deal", "5.2")
    DEHORS_AFTER_ANNOUNCING = ("dehors-after-announcing", "6.7")

    ANNOUNCE_NO_DEAL = ("announce-no-deal", "6.4")
    ANNOUNCE_OTHER_RULES = ("announce-other-rules", "6.4")
    ANNOUNCE_TWICE = ("announce-twice", "6.7")
    ANNOUNCE_SLATE_TOO_LOW = ("announce-slate-too-low", "6.4")
    ANNOUNCE_TRICK_LOST = ("announce-trick-lost", "6.4")
    ANNOUNCE_TOO_FEW_CARDS = ("announce-too-few-cards", "6.4")
    ANNOUNCE_OPPONENTS_TOO_HIGH = ("announce-opponents-too-high", "6.5")
    VOLE_TOO_LATE = ("vole-too-late", "9.5")

    BOOK_TOO_EARLY = ("book-too-early", "4.1")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    __hash__ = object.__hash__


class IllegalActionError(Exception):
    """Illegal action, refused for ``violation``; the state is unchanged."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} (rules {violation.rule})")
        self.violation = violation
