"""Names of seats, sides and people in a language; seats are named by their game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cogs.i18n.sentences import say
from gamekit.api.face import Say
from tables.journal.entries import Kind, Occupant
from tables.views import FIGURES, SeatCard

COMPUTERS: Final = (
    *("Rosalie", "Céline", "Margot", "Suzette"),
    *("Abram", "Moïse", "Josué", "Hippolyte"),
    *("Louis", "Germain", "Aloys", "Colas"),
)
"""Names of computer players in every language, in the order of :data:`render.table.heads.HEADS`."""
assert len(COMPUTERS) == FIGURES, "every figure has a name"


def seat_name(language: str, seat: object, words: Say) -> str:
    """``Nord``."""
    return words(language, f"seat-{seat}")


def person_name(language: str, person: int) -> str:
    """A person's mention; a placeholder for an erased person (negative id)."""
    return f"<@{person}>" if person > 0 else say(language, "erased-person")


def occupant_name(language: str, occupant: Occupant, figure: int) -> str:
    """A person's mention without a notification, or the computer player's name."""
    if occupant.kind is Kind.PERSON and occupant.person is not None:
        return person_name(language, occupant.person)
    return f"🤖 {COMPUTERS[figure]}"


def side_name(language: str, side: Sequence[str], seats: Iterable[SeatCard], words: Say) -> str:
    """The names of partners; without partners the player's name."""
    cards = {card.seat: card for card in seats}
    names = [occupant_name(language, cards[seat].occupant, cards[seat].figure) for seat in side]
    return words(language, f"side-{side[0]}", one=names[0], two=names[-1])
