"""Reasons for refusing an action: codes with their section of the rules."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Base of a game's reasons: ``MUST_FOLLOW = "2.2", "the suit led must be followed"``."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.code = self._name_.lower().replace("_", "-")
        """Code for translations: ``must-follow``."""
        self.rule = rule
        """Section of the rules."""
        self.sentence = sentence
        """English reason for the referee; applications have their own languages."""

    # Members are singletons: identity is a valid hash, and much faster than Enum's own.
    __hash__ = object.__hash__


class IllegalActionError(Exception):
    """Illegal action, refused for ``violation``; the state is unchanged."""

    def __init__(self, violation: Reason) -> None:
        super().__init__(f"{violation.code} (rules {violation.rule})")
        self.violation = violation
