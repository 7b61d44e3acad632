"""Texts of actions are derived from their fields and read back strictly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from gamekit.cards.cards import PACKS, Card, Suit, swapped
from games.cardgame.actions import Call, Dealing, Move, Play, codec

KING, SIX = (Card.parse(text, PACKS[36]) for text in ("Kh", "6s"))


@dataclass(frozen=True)
class Choose(Move):
    """A suit, or no trump."""

    suit: Suit
    how: Literal["loud", "quiet"]


@dataclass(frozen=True)
class Show(Call):
    """Some cards, worth points."""

    points: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Lead(Play):
    """A card, perhaps for twice the points."""

    doubled: bool = False


CODEC = codec((Play, Lead, Choose, Show), ("N", "S"), PACKS[36])
TEXTS = {
    Play("N", KING): "play N Kh",
    Lead("N", KING): "lead N Kh",
    Lead("N", KING, doubled=True): "lead N Kh doubled",
    Choose("S", Suit.CLUBS, "quiet"): "choose S c quiet",
    Show("S", 20, (KING, SIX)): "show S 20 Kh 6s",
    Show("N", -3, ()): "show N -3",
    Dealing("S", (SIX, KING)): "deal S 6s Kh",
}


@pytest.mark.parametrize(("action", "text"), TEXTS.items(), ids=TEXTS.values())
def test_an_action_is_its_text(action: object, text: str) -> None:
    assert CODEC.encode(action) == text
    assert CODEC.decode(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play N", "play W Kh", "play N Kh Kh", "play  N Kh", "play N 5h"),
        *("Play N Kh", "play N Kh ", " play N Kh", "play N kh", "deal", "deal X Kh", "jump N"),
        *("lead N doubled", "lead N Kh double", "lead N Kh doubled doubled"),
        *("choose S x loud", "choose S c shy", "choose S c"),
        *("show S 020", "show S x", "show S 1 ?"),
    ],
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not|unknown|wrong"):
        CODEC.decode(text)


def test_cards_of_an_action_are_exchanged() -> None:
    assert swapped(Show("S", 20, (KING,)), {KING: SIX}) == Show("S", 20, (SIX,))
    assert swapped(Play("N", SIX), {KING: SIX}) == Play("N", SIX)
