"""Seats and people as words in a language."""

from __future__ import annotations

from cogs.i18n.sentences import say
from tables.entries import Kind, Occupant


def seat_name(language: str, seat: object) -> str:
    """``Nord``."""
    return say(language, f"seat-{seat}")


def person_name(language: str, person: int) -> str:
    """A person's mention; words for one who had themselves erased (the id is negative)."""
    return f"<@{person}>" if person > 0 else say(language, "erased-person")


def occupant_name(language: str, seat: object, occupant: Occupant) -> str:
    """A person's mention, which notifies nobody, or the computer player of a seat."""
    if occupant.kind is Kind.PERSON and occupant.person is not None:
        return person_name(language, occupant.person)
    return f"🤖 {seat_name(language, seat)}"
