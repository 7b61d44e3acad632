"""Seats, sides and people as words in a language; seats are called as their game calls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.i18n.sentences import say
from games.api.face import Say
from tables.entries import Kind, Occupant


def seat_name(language: str, seat: object, words: Say) -> str:
    """``Nord``."""
    return words(language, f"seat-{seat}")


def person_name(language: str, person: int) -> str:
    """A person's mention; words for one who had themselves erased (the id is negative)."""
    return f"<@{person}>" if person > 0 else say(language, "erased-person")


def occupant_name(language: str, seat: object, occupant: Occupant, words: Say) -> str:
    """A person's mention, which notifies nobody, or the computer player of a seat."""
    if occupant.kind is Kind.PERSON and occupant.person is not None:
        return person_name(language, occupant.person)
    return f"🤖 {seat_name(language, seat, words)}"


def side_name(
    language: str, side: Sequence[str], occupants: Mapping[str, Occupant], words: Say
) -> str:
    """Those who play together; without partners the one who plays alone."""
    names = [occupant_name(language, seat, occupants[seat], words) for seat in side]
    return words(language, f"side-{side[0]}", one=names[0], two=names[-1])
